<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class MilestoneConfirmedEventData extends Model
{
    /**
     * @param string $milestoneId
     * @param 'buyer'|'seller'|'inspection' $by
     * @param 'delivery_code'|null $method
     * @param string|null $typedAt
     */
    public function __construct(
        public string $milestoneId,
        public string $by,
        public ?string $method = null,
        public ?string $typedAt = null,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{milestoneId: string, by: 'buyer'|'seller'|'inspection', method?: 'delivery_code', typedAt?: string} $data */
        return new self(
            milestoneId: $data['milestoneId'],
            by: $data['by'],
            method: $data['method'] ?? null,
            typedAt: $data['typedAt'] ?? null,
        );
    }
}
