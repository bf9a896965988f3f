<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** Everything that is stored about a person */
final readonly class PrivacyBundle extends Model
{
    /**
     * @param 'privacy_bundle' $object
     * @param 'live'|'test' $environment
     * @param string $externalUserId
     * @param string $createdAt ISO 8601.
     * @param array<string, list<array<string, mixed>>> $data
     * @param list<string> $cut Sections with more rows than the bundle holds.
     * @param list<PrivacyBundlePurposes> $purposes
     * @param array<string, string> $leftOut Tables that are left out, and why.
     * @param list<Recipients> $recipients
     * @param string $pdf The same for a reader, as a PDF in base64.
     */
    public function __construct(
        public string $object,
        public string $environment,
        public string $externalUserId,
        public string $createdAt,
        public array $data,
        public array $cut,
        public array $purposes,
        public array $leftOut,
        public array $recipients,
        public string $pdf,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{object: 'privacy_bundle', environment: 'live'|'test', externalUserId: string, createdAt: string, data: array<string, list<array<string, mixed>>>, cut: list<string>, purposes: list<array<string, mixed>>, leftOut: array<string, string>, recipients: list<array<string, mixed>>, pdf: string} $data */
        return new self(
            object: $data['object'],
            environment: $data['environment'],
            externalUserId: $data['externalUserId'],
            createdAt: $data['createdAt'],
            data: $data['data'],
            cut: $data['cut'],
            purposes: array_map(PrivacyBundlePurposes::from(...), $data['purposes']),
            leftOut: $data['leftOut'],
            recipients: array_map(Recipients::from(...), $data['recipients']),
            pdf: $data['pdf'],
        );
    }
}
