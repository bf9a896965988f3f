import { BANDS, type BandSystem } from './bands.ts';
import type { Contribution } from './contribution.ts';

/** What honest people show as well: a new seller has customers, a client pays a freelancer for weeks. */
const COMPANIONS: ReadonlySet<string> = new Set([
  ...['steady_drain', 'self_dealing', 'collecting_account'],
  ...['large_for_newcomer', 'repeated_trouble', 'out_of_habit'],
]);

/**
 * Patterns between people are also those of a marketplace that has just begun, where everybody is new to
 * everybody. They raise the score within the colour that the rest has given it, so that people are looked at
 * in the right order, and change the colour of nobody.
 */
export function boundCompanions(lines: Contribution[], bands: BandSystem): Contribution[] {
  let [alone, all] = [0, 0];
  for (const { signal, points } of lines) {
    all += points;
    if (!COMPANIONS.has(signal)) alone += points;
  }
  if (alone === all) return lines;
  const { amberFrom, redFrom } = BANDS[bands];
  const next = [amberFrom, redFrom].find((from) => alone < from) ?? Number.POSITIVE_INFINITY;
  let room = next - 1 - alone;
  return lines.flatMap((line) => {
    if (!COMPANIONS.has(line.signal)) return [line];
    const points = Math.min(room, line.points);
    room -= points;
    return points > 0 ? [{ ...line, points }] : [];
  });
}
