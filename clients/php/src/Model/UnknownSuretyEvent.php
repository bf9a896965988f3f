<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

/** One with a `type` that this version of the client does not know. Ignore it. */
final readonly class UnknownSuretyEvent extends SuretyEvent
{
    /** @param array<string, mixed> $raw The answer as it was parsed. */
    public function __construct(public string $type, public array $raw)
    {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        $type = $data['type'] ?? '';
        return new self(is_string($type) ? $type : '', $data);
    }

    /** The fields that all have, such as `id`, as they were parsed. */
    public function __get(string $name): mixed
    {
        return $this->raw[$name] ?? null;
    }

    public function __isset(string $name): bool
    {
        return isset($this->raw[$name]);
    }
}
