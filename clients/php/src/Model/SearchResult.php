<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** Something that a search found */
final readonly class SearchResult extends Model
{
    /**
     * @param 'search_result' $object
     * @param 'live'|'test' $environment
     * @param 'person'|'agreement'|'dispute'|'payout'|'verification'|'assessment'|'review'|'request' $type
     * @param string $id The id of the object; for a person, your own id.
     * @param string $title
     * @param string|null $agreementId
     * @param string|null $status
     * @param int|null $amount
     * @param string|null $currency
     * @param string|null $createdAt
     */
    public function __construct(
        public string $object,
        public string $environment,
        public string $type,
        public string $id,
        public string $title,
        public ?string $agreementId,
        public ?string $status,
        public ?int $amount,
        public ?string $currency,
        public ?string $createdAt,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{object: 'search_result', environment: 'live'|'test', type: 'person'|'agreement'|'dispute'|'payout'|'verification'|'assessment'|'review'|'request', id: string, title: string, agreementId: string|null, status: string|null, amount: int|null, currency: string|null, createdAt: string|null} $data */
        return new self(
            object: $data['object'],
            environment: $data['environment'],
            type: $data['type'],
            id: $data['id'],
            title: $data['title'],
            agreementId: $data['agreementId'],
            status: $data['status'],
            amount: $data['amount'],
            currency: $data['currency'],
            createdAt: $data['createdAt'],
        );
    }
}
