<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** A day of the books: what was at the bank, what came and went, and what is there at the end */
final readonly class Day extends Model
{
    /**
     * @param 'day' $object
     * @param 'live'|'test' $environment
     * @param string $day
     * @param string $timeZone
     * @param string $from ISO 8601.
     * @param string $to ISO 8601.
     * @param list<DayCurrencies> $currencies
     * @param string|null $note
     *     The figures with the latest anchor, as a C2SP signed note. Null until it is closed.
     * @param string $publicKey The verifier key for the signature.
     * @param string|null $closedAt Null while it may still change.
     * @param Actor|null $closedBy
     */
    public function __construct(
        public string $object,
        public string $environment,
        public string $day,
        public string $timeZone,
        public string $from,
        public string $to,
        public array $currencies,
        public ?string $note,
        public string $publicKey,
        public ?string $closedAt,
        public ?Actor $closedBy,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{object: 'day', environment: 'live'|'test', day: string, timeZone: string, from: string, to: string, currencies: list<array<string, mixed>>, note: string|null, publicKey: string, closedAt: string|null, closedBy: array<string, mixed>|null} $data */
        return new self(
            object: $data['object'],
            environment: $data['environment'],
            day: $data['day'],
            timeZone: $data['timeZone'],
            from: $data['from'],
            to: $data['to'],
            currencies: array_map(DayCurrencies::from(...), $data['currencies']),
            note: $data['note'],
            publicKey: $data['publicKey'],
            closedAt: $data['closedAt'],
            closedBy: is_array($data['closedBy']) ? Actor::from($data['closedBy']) : $data['closedBy'],
        );
    }
}
