import type { Knots } from './engine.ts';

export const MATCH_THRESHOLD = 90;
const MAX_SCORE = 99;

/**
 * Cosine → score for the embedding that comes with the service. 90 stands where one stranger in ten thousand
 * would pass (measured on LFW); an embedding of the operator's own brings its own knots.
 */
const KNOTS: Knots = [
  [0, 0],
  [0.13, 40],
  [0.243, 65],
  [0.334, 80],
  [0.41, MATCH_THRESHOLD],
  [0.479, 95],
  [0.58, MAX_SCORE],
];

export function matchScore(cosine: number, knots: Knots = KNOTS): number {
  const above = knots.findIndex(([at]) => at > cosine);
  if (above === 0) return 0;
  if (above === -1) return MAX_SCORE;
  const [x0, y0] = knots[above - 1] as (typeof knots)[number];
  const [x1, y1] = knots[above] as (typeof knots)[number];
  // Rounding would lift 89.6 over the threshold. The tiny term keeps a knot's own cosine on its score.
  return Math.floor(y0 + ((cosine - x0) / (x1 - x0)) * (y1 - y0) + 1e-9);
}
