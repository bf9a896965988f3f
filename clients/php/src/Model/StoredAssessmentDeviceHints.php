<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class StoredAssessmentDeviceHints extends Model
{
    /**
     * @param bool|null $webdriver
     * @param bool|null $virtualCamera
     */
    public function __construct(
        public ?bool $webdriver,
        public ?bool $virtualCamera,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{webdriver: bool|null, virtualCamera: bool|null} $data */
        return new self(
            webdriver: $data['webdriver'],
            virtualCamera: $data['virtualCamera'],
        );
    }
}
