import { BANDS, type BandSystem } from './bands.ts';
import type { Contribution } from './contribution.ts';
import type { Signal } from './facts.ts';

/** What fires for everybody who is new. */
const OF_NEWCOMERS: ReadonlySet<string> = new Set<Signal>([
  'identity_not_verified',
  'new_device',
  'new_account',
]);

/** What honest people show as well: a new seller has customers, a client pays a freelancer for weeks. */
const COMPANIONS: ReadonlySet<string> = new Set([
  ...['steady_drain', 'self_dealing', 'collecting_account'],
  ...['large_for_newcomer', 'repeated_trouble', 'out_of_habit'],
]);

/**
 * Patterns between people are also those of a marketplace that has just begun, where everybody is new to
 * everybody. Beside a signal that says more than that somebody is new they count in full; without one they
 * bring the score near AMBER, so that people can be looked at in order, and change the colour of nobody.
 */
export function boundCompanions(
  lines: readonly Contribution[],
  triggered: ReadonlySet<Signal>,
  bands: BandSystem,
): Contribution[] {
  if ([...triggered].some((signal) => !OF_NEWCOMERS.has(signal))) return [...lines];
  const alone = lines.reduce((sum, { signal, points }) => sum + (COMPANIONS.has(signal) ? 0 : points), 0);
  let room = Math.max(0, BANDS[bands].amberFrom - 1 - alone);
  return lines.flatMap((line) => {
    if (!COMPANIONS.has(line.signal)) return [line];
    const points = Math.min(room, line.points);
    room -= points;
    return points > 0 ? [{ ...line, points }] : [];
  });
}
