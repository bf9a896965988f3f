<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class AnchorPublishedEventData extends Model
{
    /**
     * @param string $origin
     * @param int $size
     * @param string $rootHash
     * @param string $checkpoint
     */
    public function __construct(
        public string $origin,
        public int $size,
        public string $rootHash,
        public string $checkpoint,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{origin: string, size: int, rootHash: string, checkpoint: string} $data */
        return new self(
            origin: $data['origin'],
            size: $data['size'],
            rootHash: $data['rootHash'],
            checkpoint: $data['checkpoint'],
        );
    }
}
