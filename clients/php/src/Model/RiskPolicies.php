<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** The live risk policy, the one in shadow, and the draft */
final readonly class RiskPolicies extends Model
{
    /**
     * @param 'risk_policy' $object
     * @param 'live'|'test' $environment
     * @param RiskPolicyVersion|null $live Null when the default points apply.
     * @param RiskPolicyVersion|null $shadow Computed and stored with every assessment, without any effect.
     * @param RiskPolicyDraft|null $draft
     * @param int $draftRevision
     *     The revision of the draft, or of its absence: send it as `revision` with your draft.
     * @param RiskPoliciesUsual $usual The defaults that apply where a policy sets nothing.
     * @param array<string, RiskPoliciesScorecardFactsValue> $scorecardFacts
     *     The facts that a scorecard can use, and whether more or less of each is worse.
     */
    public function __construct(
        public string $object,
        public string $environment,
        public ?RiskPolicyVersion $live,
        public ?RiskPolicyVersion $shadow,
        public ?RiskPolicyDraft $draft,
        public int $draftRevision,
        public RiskPoliciesUsual $usual,
        public array $scorecardFacts,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{object: 'risk_policy', environment: 'live'|'test', live: array<string, mixed>|null, shadow: array<string, mixed>|null, draft: array<string, mixed>|null, draftRevision: int, usual: array<string, mixed>, scorecardFacts: array<string, array<string, mixed>>} $data */
        return new self(
            object: $data['object'],
            environment: $data['environment'],
            live: is_array($data['live']) ? RiskPolicyVersion::from($data['live']) : $data['live'],
            shadow: is_array($data['shadow']) ? RiskPolicyVersion::from($data['shadow']) : $data['shadow'],
            draft: is_array($data['draft']) ? RiskPolicyDraft::from($data['draft']) : $data['draft'],
            draftRevision: $data['draftRevision'],
            usual: RiskPoliciesUsual::from($data['usual']),
            scorecardFacts: array_map(RiskPoliciesScorecardFactsValue::from(...), $data['scorecardFacts']),
        );
    }
}
