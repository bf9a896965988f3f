<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** A rule of your own: its condition, its effect and its reason */
final readonly class RiskRule extends Model
{
    /**
     * @param string $name At most 60 characters.
     * @param string $when
     *     An expression over the facts of an assessment, such as amount > 50000000 && newDevice. At most 500
     *     characters.
     * @param string $reason Shown in contributions. At most 200 characters.
     * @param int|null $points Points added to the score, or subtracted if negative. At most 50.
     * @param 'AMBER'|'RED'|null $verdict The minimum flag when the rule applies.
     */
    public function __construct(
        public string $name,
        public string $when,
        public string $reason,
        public ?int $points = null,
        public ?string $verdict = null,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{name: string, when: string, points?: int, verdict?: 'AMBER'|'RED', reason: string} $data */
        return new self(
            name: $data['name'],
            when: $data['when'],
            reason: $data['reason'],
            points: $data['points'] ?? null,
            verdict: $data['verdict'] ?? null,
        );
    }
}
