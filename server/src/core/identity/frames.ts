import type { CalibrationPoints } from './engine.ts';
import { MATCH_THRESHOLD, matchScore } from './match-score.ts';
import type { FrameReading, IdentityReading } from './reading.ts';

/** A fault of one frame, counted from 1, or of all of them. */
export type FrameFault = { readonly code: FrameFaultCode; readonly frame: number | null };
export type FrameFaultCode =
  | 'no_face'
  | 'several_faces'
  | 'another_person'
  | 'face_too_small'
  | 'not_live'
  | 'photo_of_document'
  | 'challenge_not_followed'
  | 'one_still'
  | 'not_one_moment';

/** The measurements of the frames. */
type FramesReading = Omit<IdentityReading, 'documentFace' | 'document' | 'challenge'>;
type Seen = FrameReading & { readonly frame: number };
type FrameMeasure = 'faceShare' | 'live' | 'moire' | 'bezel';
type SteadyRule = {
  readonly measure: FrameMeasure;
  readonly min?: number | undefined;
  readonly max?: number;
  readonly code: FrameFaultCode;
};

/** Measures that vary from frame to frame, so the median counts: at least `min`, below `max`. */
const STEADY: readonly SteadyRule[] = [
  { measure: 'faceShare', min: 0.25, code: 'face_too_small' },
  { measure: 'live', min: 0.4, code: 'not_live' },
  { measure: 'moire', max: 3.9, code: 'not_live' },
  { measure: 'bezel', max: 0.7, code: 'not_live' },
];
/**
 * From here on the anti-spoofing network is certain, and straight edges around a face are doors and posters:
 * in this range they caught none of 77 attacks, and refused five of ninety Black men and one of ninety
 * others.
 */
const SURE_LIVE = 0.95;
/**
 * A peak that overrules a network that is certain. A webcam makes peaks of its own, 3.1 to 3.8 with some
 * models; screens and prints that the network does not see made 4.4 and more.
 */
const CLEAR_MOIRE = 4.3;
const MAX_COMPANION = 0.6;
/**
 * In front of webcams, the document's photo bent by software mostly measured 0.96 and above, and another
 * photograph of the same day in other light below: 17 of 950 were above; above 0.95 it would be 48. Two
 * photographs of different days measured 0.945 and below (server/bench/results/identity).
 */
export const MAX_DOCUMENT_LIKENESS = 0.96;
/**
 * Copies of one still, moved, cropped, rotated, relit, blurred and saved again, measured 0.98 and above by
 * face and as a whole; the least similar frames of live people measured 0.79 and 0.96. In a still that is
 * slanted, or cut out and moved in front of its background, only the eyes remain copies: at 0.988 and above,
 * where those of live people measured 0.978 and below, unless their frames were copies by the other two
 * measures as well.
 */
export const STILL = { face: 0.965, whole: 0.98, eyes: 0.985 };
/**
 * Consecutive frames measured 0.92 and above; of 120 pairs of photographs of one person, 114 measured below
 * 0.7.
 */
const MIN_SAME_SCENE = 0.7;

/** Returns everything that speaks against the frames: no face, another person, or no live person. */
export function frameFaults(
  reading: FramesReading,
  {
    calibrationPoints,
    minLive,
  }: { calibrationPoints?: CalibrationPoints | undefined; minLive?: number | undefined },
): FrameFault[] {
  const seen = reading.frames.flatMap((frame, index) => (frame ? [{ ...frame, frame: index + 1 }] : []));
  const missing = reading.frames.flatMap((frame, index) => (frame ? [] : [index + 1]));
  return [
    ...missing.map((frame) => ({ code: 'no_face' as const, frame })),
    ...named(seen, 'several_faces', ({ companion }) => companion >= MAX_COMPANION),
    ...strangers(seen, calibrationPoints),
    ...steadyRules(seen, minLive)
      .filter((rule) => isOutside(seen, rule))
      .map(({ code }) => ({ code, frame: null })),
    ...named(
      seen,
      'photo_of_document',
      ({ documentLikeness }) => (documentLikeness ?? 0) >= MAX_DOCUMENT_LIKENESS,
    ),
    ...betweenFrames(reading),
  ];
}

/**
 * The certainty range of an operator's own model is unknown, so edges and peaks count in full beside it.
 */
function steadyRules(seen: readonly Seen[], minLive: number | undefined): SteadyRule[] {
  const isSure =
    minLive === undefined && seen.length > 0 && median(seen.map(({ live }) => live)) >= SURE_LIVE;
  return STEADY.flatMap((rule) => {
    if (rule.measure === 'live') return [{ ...rule, min: minLive ?? rule.min }];
    if (rule.measure === 'moire' && isSure) return [{ ...rule, max: CLEAR_MOIRE }];
    return rule.measure === 'bezel' && isSure ? [] : [rule];
  });
}

/** Frame numbers count from the first one sent, with or without a face. */
function named(seen: readonly Seen[], code: FrameFaultCode, is: (frame: Seen) => boolean): FrameFault[] {
  return seen.filter(is).map(({ frame }) => ({ code, frame }));
}

/**
 * Frames that show a different person than the rest. When two disagree, the one less similar to the document
 * is named; if the document shows no face, it is unknown which.
 */
function strangers(seen: readonly Seen[], calibrationPoints: CalibrationPoints | undefined): FrameFault[] {
  const apart = seen.filter(
    ({ sameFace }) => sameFace !== null && matchScore(sameFace, calibrationPoints) < MATCH_THRESHOLD,
  );
  if (apart.length === 0) return [];
  const unlike = apart.filter(
    ({ cosine }) => cosine !== null && matchScore(cosine, calibrationPoints) < MATCH_THRESHOLD,
  );
  if (unlike.length === 0 || unlike.length === seen.length) return [{ code: 'another_person', frame: null }];
  return unlike.map(({ frame }) => ({ code: 'another_person', frame }));
}

function isOutside(seen: readonly Seen[], { measure, min = -Infinity, max = Infinity }: SteadyRule): boolean {
  if (seen.length === 0) return false;
  const value = median(seen.map((frame) => frame[measure]));
  return value < min || value >= max;
}

function betweenFrames(reading: FramesReading): FrameFault[] {
  const { faceStillness, wholeStillness, eyesStillness, sameScene } = reading;
  const isStill =
    (faceStillness ?? 0) >= STILL.face ||
    (wholeStillness ?? 0) >= STILL.whole ||
    (eyesStillness ?? 0) >= STILL.eyes;
  const isAlbum = sameScene !== null && sameScene < MIN_SAME_SCENE;
  return [
    ...(isStill ? [{ code: 'one_still' as const, frame: null }] : []),
    ...(isAlbum ? [{ code: 'not_one_moment' as const, frame: null }] : []),
  ];
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] as number;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] as number) + upper) / 2;
}
