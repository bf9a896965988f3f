import { DAY_MS } from '#core/time.ts';
import type { Contribution } from './contribution.ts';
import type { RiskFacts } from './facts.ts';

/** The share of payments and the account age from which an anonymiser counts as the user's habit. */
const USUALLY_HIDDEN = { share: 0.5, forMs: 14 * DAY_MS, takesOff: 0.75 };

/**
 * Some users always use a VPN. On a known device that is a habit and not evasion, so most of its points are
 * taken off again.
 */
export function mitigationLines(facts: RiskFacts, networkPoints: number, ruleSet: number): Contribution[] {
  const { share, forMs, takesOff } = USUALLY_HIDDEN;
  const { patterns, device, accountAgeMs } = facts;
  const hiddenShare = patterns?.usuallyHiddenShare ?? null;
  if (hiddenShare === null || (accountAgeMs ?? 0) < forMs) return [];
  const known = device !== null && !device.firstSeen && (device.trusted || !device.userHasTrusted);
  if (!known) return [];
  const isUsual = hiddenShare >= share;
  const part = isUsual ? takesOff : ruleSet >= SLOPE_SINCE && device.trusted ? sloped(hiddenShare) : 0;
  const points = Math.round(networkPoints * part);
  if (points === 0) return [];
  const reason = isUsual
    ? 'This is how the user usually comes.'
    : 'The device is the user’s own, and has been for a while.';
  return [{ signal: 'usual_network', points: -points, reason }];
}

/** A thief seldom has the user's own device, so a regular who tries a VPN gets some of it from the start. */
const SLOPE = { from: 0.35, to: USUALLY_HIDDEN.takesOff };
const SLOPE_SINCE = 5;

function sloped(hiddenShare: number): number {
  const { from, to } = SLOPE;
  return from + (to - from) * (hiddenShare / USUALLY_HIDDEN.share);
}
