<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class SandboxReversal extends Model
{
    /**
     * @param string $reference
     * @param string $agreementId
     */
    public function __construct(
        public string $reference,
        public string $agreementId,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{reference: string, agreementId: string} $data */
        return new self(
            reference: $data['reference'],
            agreementId: $data['agreementId'],
        );
    }
}
