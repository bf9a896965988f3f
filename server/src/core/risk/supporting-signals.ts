import { BANDS, type BandSystem } from './bands.ts';
import type { Contribution } from './contribution.ts';

/** What legitimate people show as well: a new seller has customers, a client pays a freelancer for weeks. */
const COMPANIONS: ReadonlySet<string> = new Set([
  ...['steady_drain', 'self_dealing', 'collecting_account'],
  ...['large_for_newcomer', 'repeated_trouble', 'out_of_habit'],
]);

export function isSupportingSignal(signal: string): boolean {
  return COMPANIONS.has(signal);
}

/** How many points they may add to what the rest came to. */
export function remainingSupportPoints(alone: number, bands: BandSystem): number {
  const { amberFrom, redFrom } = BANDS[bands];
  if (alone >= redFrom) return Number.POSITIVE_INFINITY;
  return (alone < amberFrom ? amberFrom : redFrom) - 1 - alone;
}

/**
 * Patterns between people are also those of a marketplace that has just begun, where everybody is new to
 * everybody. They raise the score within the colour that the rest has given it, so that people are looked at
 * in the right order, and change the colour of nobody.
 */
export function boundSupportingSignals(lines: Contribution[], bands: BandSystem): Contribution[] {
  let [alone, all] = [0, 0];
  for (const { signal, points } of lines) {
    all += points;
    if (!isSupportingSignal(signal)) alone += points;
  }
  if (alone === all) return lines;
  let room = remainingSupportPoints(alone, bands);
  return lines.flatMap((line) => {
    if (!isSupportingSignal(line.signal)) return [line];
    const points = Math.min(room, line.points);
    room -= points;
    return points > 0 ? [{ ...line, points }] : [];
  });
}
