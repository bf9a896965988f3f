<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class Milestone extends Model
{
    /**
     * @param string $id
     * @param string $title
     * @param int $amount In the smallest currency unit.
     * @param bool $buyerConfirmed
     * @param bool $sellerConfirmed
     * @param 'PENDING'|'BUYER_CONFIRMED'|'SELLER_CONFIRMED'|'COMPLETED' $status
     * @param list<FeeLine>|null $fees Your fees, as they were agreed. Only with fees.
     * @param list<Share>|null $shares
     *     What other payees than the seller get when it is released in full, as it was agreed. Only with
     *     shares.
     * @param string|null $deliverBy When the seller has to confirm. Only with this limit.
     * @param int|null $inspectionSeconds How long the buyer may inspect. Only with an inspection window.
     * @param 'release'|'hold'|null $onSilence
     *     What happens when the window ends without an answer. Only with an inspection window.
     * @param InspectionClock|null $clock The inspection window; null without one. Only with `expand=clock`.
     */
    public function __construct(
        public string $id,
        public string $title,
        public int $amount,
        public bool $buyerConfirmed,
        public bool $sellerConfirmed,
        public string $status,
        public ?array $fees = null,
        public ?array $shares = null,
        public ?string $deliverBy = null,
        public ?int $inspectionSeconds = null,
        public ?string $onSilence = null,
        public ?InspectionClock $clock = null,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{id: string, title: string, amount: int, buyerConfirmed: bool, sellerConfirmed: bool, status: 'PENDING'|'BUYER_CONFIRMED'|'SELLER_CONFIRMED'|'COMPLETED', fees?: list<array<string, mixed>>, shares?: list<array<string, mixed>>, deliverBy?: string, inspectionSeconds?: int, onSilence?: 'release'|'hold', clock?: array<string, mixed>|null} $data */
        return new self(
            id: $data['id'],
            title: $data['title'],
            amount: $data['amount'],
            buyerConfirmed: $data['buyerConfirmed'],
            sellerConfirmed: $data['sellerConfirmed'],
            status: $data['status'],
            fees: isset($data['fees']) ? array_map(FeeLine::from(...), $data['fees']) : null,
            shares: isset($data['shares']) ? array_map(Share::from(...), $data['shares']) : null,
            deliverBy: $data['deliverBy'] ?? null,
            inspectionSeconds: $data['inspectionSeconds'] ?? null,
            onSilence: $data['onSilence'] ?? null,
            clock: isset($data['clock']) ? is_array($data['clock']) ? InspectionClock::from($data['clock']) : $data['clock'] : null,
        );
    }
}
