<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** How long each stage of a dispute lasts */
final readonly class TermsPolicyDisputes extends Model
{
    /**
     * @param int $answerSeconds
     * @param int $negotiationSeconds
     * @param int $decisionSeconds
     * @param int $appealSeconds
     * @param 'grant'|'escalate' $onNoAnswer
     * @param int $evidenceDays
     */
    public function __construct(
        public int $answerSeconds,
        public int $negotiationSeconds,
        public int $decisionSeconds,
        public int $appealSeconds,
        public string $onNoAnswer,
        public int $evidenceDays,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{answerSeconds: int, negotiationSeconds: int, decisionSeconds: int, appealSeconds: int, onNoAnswer: 'grant'|'escalate', evidenceDays: int} $data */
        return new self(
            answerSeconds: $data['answerSeconds'],
            negotiationSeconds: $data['negotiationSeconds'],
            decisionSeconds: $data['decisionSeconds'],
            appealSeconds: $data['appealSeconds'],
            onNoAnswer: $data['onNoAnswer'],
            evidenceDays: $data['evidenceDays'],
        );
    }
}
