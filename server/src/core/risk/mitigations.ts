import { DAY_MS } from '#core/time.ts';
import type { Contribution } from './contribution.ts';
import type { RiskFacts } from './facts.ts';

/** The share of payments and the account age from which an anonymiser counts as the user's habit. */
const USUALLY_HIDDEN = { share: 0.5, forMs: 14 * DAY_MS, takesOff: 0.75 };

/**
 * Some users always use a VPN. On a known device that is a habit and not evasion, so most of its points are
 * taken off again.
 */
export function mitigationLines(facts: RiskFacts, networkPoints: number): Contribution[] {
  const { patterns, device, accountAgeMs } = facts;
  const { share, forMs, takesOff } = USUALLY_HIDDEN;
  const usual = (patterns?.usuallyHiddenShare ?? 0) >= share && (accountAgeMs ?? 0) >= forMs;
  const known = device !== null && !device.firstSeen && (device.trusted || !device.userHasTrusted);
  const points = Math.round(networkPoints * takesOff);
  if (!usual || !known || points === 0) return [];
  return [{ signal: 'usual_network', points: -points, reason: 'This is how the user usually comes.' }];
}
