<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** What the buyer would pay and the seller would get for each milestone */
final readonly class Quote extends Model
{
    /**
     * @param 'quote' $object
     * @param 'live'|'test' $environment
     * @param string $id
     * @param string $currency
     * @param int $totalAmount In the smallest currency unit.
     * @param int $buyerPays Due in all: `totalAmount` and the buyer’s fees.
     * @param list<QuoteMilestones> $milestones
     * @param string $createdAt ISO 8601.
     * @param string $expiresAt ISO 8601.
     */
    public function __construct(
        public string $object,
        public string $environment,
        public string $id,
        public string $currency,
        public int $totalAmount,
        public int $buyerPays,
        public array $milestones,
        public string $createdAt,
        public string $expiresAt,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{object: 'quote', environment: 'live'|'test', id: string, currency: string, totalAmount: int, buyerPays: int, milestones: list<array<string, mixed>>, createdAt: string, expiresAt: string} $data */
        return new self(
            object: $data['object'],
            environment: $data['environment'],
            id: $data['id'],
            currency: $data['currency'],
            totalAmount: $data['totalAmount'],
            buyerPays: $data['buyerPays'],
            milestones: array_map(QuoteMilestones::from(...), $data['milestones']),
            createdAt: $data['createdAt'],
            expiresAt: $data['expiresAt'],
        );
    }
}
