<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

/** A payout that the bank had refused is sent again to the payee’s account */
final readonly class PayoutRetriedEvent extends SuretyEvent
{
    /**
     * @param string $id
     * @param 'payout.retried' $type
     * @param string $createdAt ISO 8601.
     * @param 'live'|'test' $environment test: no real money moved.
     * @param string $agreementId
     * @param int $sequence Gap-free within its agreement.
     * @param Actor|null $actor Who caused it. Null for events older than this field.
     * @param PayoutRetriedEventData $data
     * @param EventAgreement|null $agreement
     * @param EventFunding|null $funding
     * @param ChainProof|null $proof Only with `expand=proof`.
     */
    public function __construct(
        public string $id,
        public string $type,
        public string $createdAt,
        public string $environment,
        public string $agreementId,
        public int $sequence,
        public ?Actor $actor,
        public PayoutRetriedEventData $data,
        public ?EventAgreement $agreement = null,
        public ?EventFunding $funding = null,
        public ?ChainProof $proof = null,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{id: string, type: 'payout.retried', createdAt: string, environment: 'live'|'test', agreementId: string, agreement?: array<string, mixed>, funding?: array<string, mixed>, sequence: int, actor: array<string, mixed>|null, data: array<string, mixed>, proof?: array<string, mixed>} $data */
        return new self(
            id: $data['id'],
            type: $data['type'],
            createdAt: $data['createdAt'],
            environment: $data['environment'],
            agreementId: $data['agreementId'],
            sequence: $data['sequence'],
            actor: is_array($data['actor']) ? Actor::from($data['actor']) : $data['actor'],
            data: PayoutRetriedEventData::from($data['data']),
            agreement: isset($data['agreement']) ? EventAgreement::from($data['agreement']) : null,
            funding: isset($data['funding']) ? EventFunding::from($data['funding']) : null,
            proof: isset($data['proof']) ? ChainProof::from($data['proof']) : null,
        );
    }
}
