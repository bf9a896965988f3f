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
     */
    public function __construct(
        public int $answerSeconds,
        public int $negotiationSeconds,
        public int $decisionSeconds,
        public int $appealSeconds,
        public string $onNoAnswer,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{answerSeconds: int, negotiationSeconds: int, decisionSeconds: int, appealSeconds: int, onNoAnswer: 'grant'|'escalate'} $data */
        return new self(
            answerSeconds: $data['answerSeconds'],
            negotiationSeconds: $data['negotiationSeconds'],
            decisionSeconds: $data['decisionSeconds'],
            appealSeconds: $data['appealSeconds'],
            onNoAnswer: $data['onNoAnswer'],
        );
    }
}
