import type { Flag } from './facts.ts';

/**
 * From a score to a verdict. Both endpoints share one score; only the bands differ, since a payment that
 * goes wrong is dearer than a question asked once too often.
 */
export const BAND_SYSTEMS = ['fraud', 'payment'] as const;
export type BandSystem = (typeof BAND_SYSTEMS)[number];

/** The lowest score of each colour. */
export const BANDS: Record<BandSystem, { amberFrom: number; redFrom: number }> = {
  fraud: { amberFrom: 40, redFrom: 70 },
  payment: { amberFrom: 30, redFrom: 71 },
};

export function flagOf(score: number, bands: BandSystem): Flag {
  const { amberFrom, redFrom } = BANDS[bands];
  if (score >= redFrom) return 'RED';
  return score >= amberFrom ? 'AMBER' : 'GREEN';
}
