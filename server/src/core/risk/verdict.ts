import { BANDS, type BandSystem, flagOf } from './bands.ts';
import type { Flag, RiskFacts, Signal } from './facts.ts';
import { overrideLine } from './override.ts';
import { scoreOnly } from './points/score-only.ts';
import type { CompiledPolicy } from './policy/compiled-policy.ts';
import { DEFAULT_POLICY, type RiskScore, scoreRisk } from './score.ts';

export const CATEGORIES: Record<Flag, string> = {
  GREEN: 'Low Risk',
  AMBER: 'Elevated Risk',
  RED: 'Critical',
};

/** Steps a user can take to lower the score, and the facts afterwards. */
const STEPS = {
  verify_identity: {
    removes: ['identity_not_verified'],
    text: "verify the user's identity",
    without: (facts: RiskFacts): RiskFacts => ({ ...facts, identityVerified: true }),
  },
  use_known_device: {
    removes: ['device_mismatch', 'new_device'],
    text: 'let the user continue on a device they have used before',
    without: (facts: RiskFacts): RiskFacts => ({
      ...facts,
      device: { firstSeen: false, trusted: true, userHasTrusted: true },
    }),
  },
  leave_vpn: {
    removes: ['vpn_detected', 'proxy_detected'],
    text: 'ask the user to switch off the VPN or proxy',
    without: (facts: RiskFacts): RiskFacts => ({ ...facts, vpn: null, proxies: [] }),
  },
} as const satisfies Record<
  string,
  { removes: Signal[]; text: string; without: (facts: RiskFacts) => RiskFacts }
>;
export type Step = keyof typeof STEPS;

export type Counterfactual = { step: Step; removes: Signal[]; score: number; flag: Flag };

/** Returns the score and flag after each step that would remove a fired signal, best first. */
function counterfactuals(
  facts: RiskFacts,
  fired: readonly Signal[],
  bands: BandSystem,
  compiledPolicy: CompiledPolicy,
): Counterfactual[] {
  return (Object.keys(STEPS) as Step[])
    .map((step) => ({ step, removes: STEPS[step].removes.filter((signal) => fired.includes(signal)) }))
    .filter(({ removes }) => removes.length > 0)
    .map(({ step, removes }) => {
      const score = scoreOnly(STEPS[step].without(facts), compiledPolicy, bands);
      return { step, removes, score, flag: flagOf(score, bands) };
    })
    .sort((left, right) => left.score - right.score);
}

const ADVICE: Record<Flag, string> = {
  GREEN: 'Proceed normally.',
  AMBER: 'Require additional verification before proceeding.',
  RED: 'Block the transaction.',
};

function recommendationFor(score: number, flag: Flag, [best]: readonly Counterfactual[]): string {
  if (flag === 'GREEN' || !best || best.score >= score) return ADVICE[flag];
  const wayOut = `To lower the score from ${score} to ${best.score} (${best.flag}), ${STEPS[best.step].text}.`;
  return `${ADVICE[flag]} ${wayOut}`;
}

export type Verdict = RiskScore & {
  flag: Flag;
  category: string;
  recommendation: string;
  counterfactuals: Counterfactual[];
};

/** A block list outweighs an earlier review decision. */
function withOverride(scored: RiskScore, { override, lists = [] }: RiskFacts, bands: BandSystem): RiskScore {
  const isBlocked = lists.some(({ kind }) => kind === 'block');
  const line = override && !isBlocked && overrideLine(override, scored.score, BANDS[bands].redFrom);
  if (!line) return scored;
  return { ...scored, score: scored.score + line.points, contributions: [...scored.contributions, line] };
}

/** Returns the complete verdict for a set of facts. */
export function judge(
  facts: RiskFacts,
  bands: BandSystem,
  compiledPolicy: CompiledPolicy = DEFAULT_POLICY,
): Verdict {
  const scored = withOverride(scoreRisk(facts, compiledPolicy, bands), facts, bands);
  const flag = flagOf(scored.score, bands);
  const steps = counterfactuals(facts, scored.triggeredSignals, bands, compiledPolicy);
  return {
    ...scored,
    flag,
    category: CATEGORIES[flag],
    recommendation: recommendationFor(scored.score, flag, steps),
    counterfactuals: steps,
  };
}
