<?php

declare(strict_types=1);

namespace Surety;

/** The base class of all answers. */
abstract readonly class Model implements \JsonSerializable
{
    /** @return array<string, mixed> */
    public function jsonSerialize(): array
    {
        return get_object_vars($this);
    }
}
