import type { CalibrationPoints, EmbedderName, EmbedderSettings } from './engine.ts';
import { EMBEDDERS } from './engine.ts';

export const MATCH_THRESHOLD = 90;
const MAX_SCORE = 99;
/**
 * The score from which two of thousands of faces are reported as alike: one stranger in a million reaches it,
 * in the group that the model distinguishes worst (MODELS.md).
 */
export const ALIKE_SCORE = 98;

/** Cosine → score for the bundled embeddings; an operator's own model brings its calibration points. */
const CALIBRATION: Readonly<Record<EmbedderName, CalibrationPoints>> = {
  // At 90, fewer than one stranger in a thousand passed in the group that the model distinguishes worst, on
  // the set that it was chosen on (MODELS.md). In front of webcams it is one in 150
  // (docs/identity-accuracy.md).
  sface: [
    [0, 0],
    [0.2, 40],
    [0.32, 65],
    [0.41, 80],
    [0.48, MATCH_THRESHOLD],
    [0.56, 95],
    [0.7, MAX_SCORE],
  ],
  // At 90, one stranger in ten thousand passes on LFW, which shows few Black people; of Black women it was
  // one in twenty.
  faceplugin: [
    [0, 0],
    [0.13, 40],
    [0.243, 65],
    [0.334, 80],
    [0.41, MATCH_THRESHOLD],
    [0.479, 95],
    [0.58, MAX_SCORE],
  ],
};

export function calibrationPointsOf(
  embedder: EmbedderSettings = EMBEDDERS[0],
): CalibrationPoints | undefined {
  return typeof embedder === 'string' ? CALIBRATION[embedder] : embedder.calibrationPoints;
}

export function matchScore(
  cosine: number,
  calibrationPoints: CalibrationPoints = CALIBRATION[EMBEDDERS[0]],
): number {
  const above = calibrationPoints.findIndex(([at]) => at > cosine);
  if (above === 0) return 0;
  if (above === -1) return MAX_SCORE;
  const [x0, y0] = calibrationPoints[above - 1] as (typeof calibrationPoints)[number];
  const [x1, y1] = calibrationPoints[above] as (typeof calibrationPoints)[number];
  // Rounding would lift 89.6 over the threshold. The tiny term keeps a calibration point's own cosine on its
  // score.
  return Math.floor(y0 + ((cosine - x0) / (x1 - x0)) * (y1 - y0) + 1e-9);
}

/**
 * How many strangers of the group that the default model distinguishes worst reach a score, in front of
 * webcams: Black women, 49 people, 12,026 pairs of pictures (docs/identity-accuracy.md).
 */
const FALSE_MATCHES: CalibrationPoints = [
  [0.48, 0.0068],
  [0.553, 0.001],
];

/**
 * The share of strangers that are expected to reach a score, in the worst group that was measured. Rarer ones
 * than were measured are not promised. Null below a match, and for another model.
 */
export function falseMatchRate(
  score: number,
  calibrationPoints: CalibrationPoints = CALIBRATION.sface,
): number | null {
  if (score < MATCH_THRESHOLD || !isSame(calibrationPoints, CALIBRATION.sface)) return null;
  const [[x0, y0], [x1, y1]] = FALSE_MATCHES as readonly [[number, number], [number, number]];
  const share = Math.min(1, Math.max(0, (cosineAt(score, calibrationPoints) - x0) / (x1 - x0)));
  return Number(Math.exp(Math.log(y0) + share * Math.log(y1 / y0)).toPrecision(2));
}

/** A process on another machine sends its own points, which are equal and not identical. */
function isSame(one: CalibrationPoints, other: CalibrationPoints): boolean {
  return one.flat().join() === other.flat().join();
}

/** Returns the lowest cosine that reaches a score. */
export function cosineAt(
  score: number,
  calibrationPoints: CalibrationPoints = CALIBRATION[EMBEDDERS[0]],
): number {
  const above = calibrationPoints.findIndex(([, points]) => points >= score);
  const [x1, y1] = calibrationPoints.at(above) as (typeof calibrationPoints)[number];
  const [x0, y0] = calibrationPoints[above - 1] ?? [x1, y1];
  return above <= 0 || y1 === y0 ? x1 : x0 + ((score - y0) / (y1 - y0)) * (x1 - x0);
}
