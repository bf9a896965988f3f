<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** A moment at which something happens by itself */
final readonly class Deadline extends Model
{
    /**
     * @param 'deadline' $object
     * @param 'live'|'test' $environment
     * @param string $dueAt ISO 8601.
     * @param 'fund_by'|'deliver_by'|'inspection_end'|'dispute'|'amendment' $type
     *     fund_by: the agreement ends if it is not paid; deliver_by: the delivery is late; inspection_end: the
     *     milestone is released or held; dispute: the time of the side whose turn it is; amendment: it lapses.
     * @param string $agreementId
     * @param string|null $milestoneId Null for `fund_by` and `amendment`.
     */
    public function __construct(
        public string $object,
        public string $environment,
        public string $dueAt,
        public string $type,
        public string $agreementId,
        public ?string $milestoneId,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{object: 'deadline', environment: 'live'|'test', dueAt: string, type: 'fund_by'|'deliver_by'|'inspection_end'|'dispute'|'amendment', agreementId: string, milestoneId: string|null} $data */
        return new self(
            object: $data['object'],
            environment: $data['environment'],
            dueAt: $data['dueAt'],
            type: $data['type'],
            agreementId: $data['agreementId'],
            milestoneId: $data['milestoneId'],
        );
    }
}
