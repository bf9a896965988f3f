<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** An agreement that was just put on hold */
final readonly class FrozenAgreement extends Model
{
    /**
     * @param 'agreement' $object
     * @param 'live'|'test' $environment
     * @param string $id
     * @param string $developerId
     * @param string $buyerExternalId
     * @param string $sellerExternalId
     * @param 'PENDING'|'PARTIAL'|'FUNDED'|'OVERFUNDED'|'IN_PROGRESS'|'COMPLETED'|'DISBURSED'|'REFUNDED'|'FROZEN' $status
     * @param string|null $virtualAccountNo Null until a payment assessment is GREEN or AMBER.
     * @param int $totalAmount In the smallest currency unit.
     * @param string $currency
     * @param string|null $reference Your own reference.
     * @param array<string, string> $metadata Your own key-value pairs.
     * @param string $createdAt ISO 8601.
     * @param list<Milestone> $milestones
     * @param list<FrozenAgreementAtBank> $atBank
     *     Transfers that the bank has already received. The hold does not stop them.
     * @param string|null $fundBy The agreement ends if it is not paid by then. Only with this limit.
     * @param Funding|null $funding Only with `expand=funding`.
     * @param list<Payout>|null $payouts Only with `expand=payouts`.
     * @param list<Deposit>|null $deposits The newest hundred. Only with `expand=deposits`.
     * @param Parties|null $parties Only with `expand=parties`.
     * @param Amendment|null $amendment
     *     The last amendment, open or closed; null without one. Only with `expand=amendment`.
     */
    public function __construct(
        public string $object,
        public string $environment,
        public string $id,
        public string $developerId,
        public string $buyerExternalId,
        public string $sellerExternalId,
        public string $status,
        public ?string $virtualAccountNo,
        public int $totalAmount,
        public string $currency,
        public ?string $reference,
        public array $metadata,
        public string $createdAt,
        public array $milestones,
        public array $atBank,
        public ?string $fundBy = null,
        public ?Funding $funding = null,
        public ?array $payouts = null,
        public ?array $deposits = null,
        public ?Parties $parties = null,
        public ?Amendment $amendment = null,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{object: 'agreement', environment: 'live'|'test', id: string, developerId: string, buyerExternalId: string, sellerExternalId: string, status: 'PENDING'|'PARTIAL'|'FUNDED'|'OVERFUNDED'|'IN_PROGRESS'|'COMPLETED'|'DISBURSED'|'REFUNDED'|'FROZEN', virtualAccountNo: string|null, totalAmount: int, currency: string, reference: string|null, metadata: array<string, string>, createdAt: string, fundBy?: string, milestones: list<array<string, mixed>>, funding?: array<string, mixed>, payouts?: list<array<string, mixed>>, deposits?: list<array<string, mixed>>, parties?: array<string, mixed>, amendment?: array<string, mixed>|null, atBank: list<array<string, mixed>>} $data */
        return new self(
            object: $data['object'],
            environment: $data['environment'],
            id: $data['id'],
            developerId: $data['developerId'],
            buyerExternalId: $data['buyerExternalId'],
            sellerExternalId: $data['sellerExternalId'],
            status: $data['status'],
            virtualAccountNo: $data['virtualAccountNo'],
            totalAmount: $data['totalAmount'],
            currency: $data['currency'],
            reference: $data['reference'],
            metadata: $data['metadata'],
            createdAt: $data['createdAt'],
            milestones: array_map(Milestone::from(...), $data['milestones']),
            atBank: array_map(FrozenAgreementAtBank::from(...), $data['atBank']),
            fundBy: $data['fundBy'] ?? null,
            funding: isset($data['funding']) ? Funding::from($data['funding']) : null,
            payouts: isset($data['payouts']) ? array_map(Payout::from(...), $data['payouts']) : null,
            deposits: isset($data['deposits']) ? array_map(Deposit::from(...), $data['deposits']) : null,
            parties: isset($data['parties']) ? Parties::from($data['parties']) : null,
            amendment: isset($data['amendment']) ? is_array($data['amendment']) ? Amendment::from($data['amendment']) : $data['amendment'] : null,
        );
    }
}
