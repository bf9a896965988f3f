<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** A receipt or a statement that proves itself */
final readonly class SignedFile extends Model
{
    /**
     * @param 'signed_file' $object
     * @param 'live'|'test' $environment
     * @param string $name A name for the files, without an ending.
     * @param string $json
     *     The signed file. Save it as it is: one changed byte makes it invalid. Anyone can check it without
     *     this service.
     * @param string $pdf The same as a PDF that contains the signed file, in base64.
     */
    public function __construct(
        public string $object,
        public string $environment,
        public string $name,
        public string $json,
        public string $pdf,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{object: 'signed_file', environment: 'live'|'test', name: string, json: string, pdf: string} $data */
        return new self(
            object: $data['object'],
            environment: $data['environment'],
            name: $data['name'],
            json: $data['json'],
            pdf: $data['pdf'],
        );
    }
}
