import { BANDS, type BandSystem } from './bands.ts';
import type { Contribution } from './contribution.ts';

/**
 * Patterns that legitimate users show as well: a new seller has customers, a client pays a freelancer for
 * weeks.
 */
const SUPPORTING: ReadonlySet<string> = new Set([
  'steady_drain',
  'self_dealing',
  'collecting_account',
  'large_for_newcomer',
  'repeated_trouble',
  'out_of_habit',
  'suspect_seller',
  'round_trip',
  'newcomer_spending',
]);

export function isSupportingSignal(signal: string): boolean {
  return SUPPORTING.has(signal);
}

/** Returns the points they may add to the rest. */
export function remainingSupportPoints(alone: number, bands: BandSystem): number {
  const { amberFrom, redFrom } = BANDS[bands];
  if (alone >= redFrom) return Number.POSITIVE_INFINITY;
  return (alone < amberFrom ? amberFrom : redFrom) - 1 - alone;
}

/**
 * Patterns between people are also typical of a marketplace that has just started, where everyone is new to
 * everyone. They raise the score within the band that the rest has reached, so that reviewers see cases in
 * the right order, but they never change the flag.
 */
export function boundSupportingSignals(lines: Contribution[], bands: BandSystem): Contribution[] {
  let [alone, all] = [0, 0];
  for (const { signal, points } of lines) {
    all += points;
    if (!isSupportingSignal(signal)) alone += points;
  }
  if (alone === all) return lines;
  let remaining = remainingSupportPoints(alone, bands);
  return lines.flatMap((line) => {
    if (!isSupportingSignal(line.signal)) return [line];
    const points = Math.min(remaining, line.points);
    remaining -= points;
    return points > 0 ? [{ ...line, points }] : [];
  });
}
