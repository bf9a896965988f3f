import type { Flag } from './facts.ts';

/**
 * Maps a score to a flag. Both endpoints share one score; only the bands differ, because a bad payment costs
 * more than one question too many.
 */
export const BAND_SYSTEMS = ['fraud', 'payment'] as const;
export type BandSystem = (typeof BAND_SYSTEMS)[number];

/** The lowest score of each flag. */
export const BANDS: Record<BandSystem, { amberFrom: number; redFrom: number }> = {
  fraud: { amberFrom: 40, redFrom: 70 },
  payment: { amberFrom: 30, redFrom: 71 },
};

export function flagOf(score: number, bands: BandSystem): Flag {
  const { amberFrom, redFrom } = BANDS[bands];
  if (score >= redFrom) return 'RED';
  return score >= amberFrom ? 'AMBER' : 'GREEN';
}
