<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class AgreementAmendedEventDataBefore extends Model
{
    /**
     * @param string $id
     * @param string $title
     * @param int $amount In the smallest currency unit.
     * @param list<Fees>|null $fees
     * @param list<Shares>|null $shares
     * @param string|null $deliverBy
     * @param int|null $inspectionSeconds
     * @param 'release'|'hold'|null $onSilence
     */
    public function __construct(
        public string $id,
        public string $title,
        public int $amount,
        public ?array $fees = null,
        public ?array $shares = null,
        public ?string $deliverBy = null,
        public ?int $inspectionSeconds = null,
        public ?string $onSilence = null,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{id: string, title: string, amount: int, fees?: list<array<string, mixed>>, shares?: list<array<string, mixed>>, deliverBy?: string, inspectionSeconds?: int, onSilence?: 'release'|'hold'} $data */
        return new self(
            id: $data['id'],
            title: $data['title'],
            amount: $data['amount'],
            fees: isset($data['fees']) ? array_map(Fees::from(...), $data['fees']) : null,
            shares: isset($data['shares']) ? array_map(Shares::from(...), $data['shares']) : null,
            deliverBy: $data['deliverBy'] ?? null,
            inspectionSeconds: $data['inspectionSeconds'] ?? null,
            onSilence: $data['onSilence'] ?? null,
        );
    }
}
