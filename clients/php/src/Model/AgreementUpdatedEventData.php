<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class AgreementUpdatedEventData extends Model
{
    /**
     * @param string|null $reference
     * @param array<string, string>|null $metadata
     * @param string|null $buyerEmail
     * @param string|null $sellerEmail
     * @param list<AgreementUpdatedEventDataMilestones>|null $milestones
     */
    public function __construct(
        public ?string $reference = null,
        public ?array $metadata = null,
        public ?string $buyerEmail = null,
        public ?string $sellerEmail = null,
        public ?array $milestones = null,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{reference?: string|null, metadata?: array<string, string>, buyerEmail?: string|null, sellerEmail?: string|null, milestones?: list<array<string, mixed>>} $data */
        return new self(
            reference: $data['reference'] ?? null,
            metadata: $data['metadata'] ?? null,
            buyerEmail: $data['buyerEmail'] ?? null,
            sellerEmail: $data['sellerEmail'] ?? null,
            milestones: isset($data['milestones']) ? array_map(AgreementUpdatedEventDataMilestones::from(...), $data['milestones']) : null,
        );
    }
}
