import type { Knots } from './engine.ts';
import {
  DOCUMENT_KINDS,
  DOCUMENT_TYPES,
  type DocumentKind,
  type DocumentReading,
  type DocumentType,
  type FrameReading,
  type IdentityReading,
} from './reading.ts';

export const REJECTION_REASONS = [
  'face_not_found',
  'document_unreadable',
  'liveness_failed',
  'match_below_threshold',
] as const;
export type RejectionReason = (typeof REJECTION_REASONS)[number];

export type IdentityVerdict = {
  readonly verified: boolean;
  readonly score: number;
  readonly livenessPassed: boolean;
  readonly documentType: DocumentType;
  readonly documentTypeConfidence: number;
  readonly reasons: readonly RejectionReason[];
  readonly message: string;
};

export type JudgingOptions = {
  readonly knots?: Knots | undefined;
  /** The caller's word on the document's type, which is taken. */
  readonly statedType?: DocumentType | undefined;
};

export const MATCH_THRESHOLD = 90;
const MAX_SCORE = 99;
const MISMATCH_BELOW = 50;

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

/** Half of the frames may miss the face: people move. Fewer than that is not a selfie. */
const MIN_FRAMES_WITH_FACE = 0.5;
const MIN_SHORT_SIDE = 240;
const MIN_LINES = 4;
const MIN_CHARACTERS = 60;
const MIN_EVIDENCE = 3;
/** Words prove little on a page that has neither a portrait nor a machine-readable zone. */
const WORDS_ALONE = 0.4;
const EVIDENCE_SCALE = 3;

export function judgeIdentity(
  reading: IdentityReading,
  { knots = KNOTS, statedType }: JudgingOptions = {},
): IdentityVerdict {
  const faces = reading.frames.filter((frame) => frame !== null);
  const selfieFace = faces.length > 0 && faces.length >= reading.frames.length * MIN_FRAMES_WITH_FACE;
  const cosines = faces.flatMap((frame) => frame.cosine ?? []);
  const score = selfieFace && cosines.length > 0 ? matchScore(median(cosines), knots) : 0;
  const doubts = selfieFace ? livenessDoubts(reading, faces) : [];
  const livenessPassed = selfieFace && doubts.length === 0;
  const type = documentType(reading, statedType);
  const compared = reading.documentFace && selfieFace;

  const findings: readonly (readonly [found: boolean, reason: RejectionReason, advice: string])[] = [
    [!reading.documentFace, 'face_not_found', ADVICE.noFaceOnDocument],
    [!selfieFace, 'face_not_found', ADVICE.noFaceInSelfie],
    [!isReadable(reading.document, type.known), 'document_unreadable', ADVICE.unreadable],
    ...doubts.map((advice) => [true, 'liveness_failed', advice] as const),
    [compared && score < MISMATCH_BELOW, 'match_below_threshold', ADVICE.mismatch],
    [
      compared && score >= MISMATCH_BELOW && score < MATCH_THRESHOLD,
      'match_below_threshold',
      ADVICE.uncertain,
    ],
  ];
  const failed = findings.filter(([found]) => found);
  return {
    verified: failed.length === 0,
    score,
    livenessPassed,
    documentType: type.type,
    documentTypeConfidence: type.confidence,
    reasons: [...new Set(failed.map(([, reason]) => reason))],
    message: failed.length === 0 ? ADVICE.verified : failed.map(([, , advice]) => advice).join(' '),
  };
}

export function matchScore(cosine: number, knots: Knots = KNOTS): number {
  const above = knots.findIndex(([at]) => at > cosine);
  if (above === 0) return 0;
  if (above === -1) return MAX_SCORE;
  const [x0, y0] = knots[above - 1] as (typeof knots)[number];
  const [x1, y1] = knots[above] as (typeof knots)[number];
  // Rounding would lift 89.6 over the threshold. The tiny term keeps a knot's own cosine on its score.
  return Math.floor(y0 + ((cosine - x0) / (x1 - x0)) * (y1 - y0) + 1e-9);
}

const ADVICE = {
  verified: 'Identity verified.',
  noFaceOnDocument:
    'We could not find a face on the document. Photograph the whole page, upright, in even light.',
  noFaceInSelfie:
    'We could not find a face in the selfie. Look at the camera, with your whole face in the picture.',
  unreadable:
    'We could not read the document. Photograph the side with your photo, flat, sharp, and filling the picture.',
  mismatch: 'The person in the selfie does not match the photo on the document.',
  uncertain:
    'The selfie resembles the photo on the document, but not clearly enough. Take both again in even light.',
  far: 'Your face is too small in the selfie. Hold the camera closer.',
  company: 'There is more than one face in the selfie. Take it alone.',
  picture: 'The selfie looks like a photo of a screen or a print. Take it live, facing the camera.',
  copy: 'The selfie is the same photo as the one on the document. Take a new one with the camera.',
  still:
    'The selfie frames are one and the same picture. Take them at least a second apart, moving a little.',
} as const;

type FrameMeasure = 'faceShare' | 'companion' | 'live' | 'moire' | 'bezel' | 'documentLikeness';

/** A measure passes from `min` up, and below `max`; several frames are judged by their median. */
const FRAME_RULES: readonly { measure: FrameMeasure; min?: number; max?: number; advice: string }[] = [
  { measure: 'faceShare', min: 0.25, advice: ADVICE.far },
  { measure: 'companion', max: 0.6, advice: ADVICE.company },
  { measure: 'live', min: 0.4, advice: ADVICE.picture },
  { measure: 'moire', max: 3.4, advice: ADVICE.picture },
  { measure: 'bezel', max: 0.7, advice: ADVICE.picture },
  { measure: 'documentLikeness', max: 0.95, advice: ADVICE.copy },
];
const MIN_FRAME_DIFFERENCE = 0.5;
const MAX_FRAME_LIKENESS = 0.994;

/** Why the frames may not show a live person; empty when nothing speaks against it. */
function livenessDoubts(reading: IdentityReading, faces: readonly FrameReading[]): string[] {
  const doubts = FRAME_RULES.filter(({ measure, min = -Infinity, max = Infinity }) => {
    const values = faces.flatMap((frame) => frame[measure] ?? []);
    if (values.length === 0) return false;
    const value = median(values);
    return value < min || value >= max;
  }).map(({ advice }) => advice);
  const { frameDifference, frameLikeness } = reading;
  const still =
    (frameDifference !== null && frameDifference < MIN_FRAME_DIFFERENCE) ||
    (frameLikeness !== null && frameLikeness >= MAX_FRAME_LIKENESS);
  return [...new Set(still ? [...doubts, ADVICE.still] : doubts)];
}

/** The likeliest type and how sure it is, 0–1; `known` when anything on the page says so. */
function documentType({ document, documentFace }: IdentityReading, stated: DocumentType | undefined) {
  const hasZone = DOCUMENT_KINDS.some((kind) => document.mrz[kind] > 0);
  const wordWeight = documentFace || hasZone ? 1 : WORDS_ALONE;
  const evidence = (kind: DocumentKind) => document.words[kind] * wordWeight + document.mrz[kind];
  const best = DOCUMENT_TYPES.reduce((one, other) => (evidence(other) > evidence(one) ? other : one));
  const type = stated ?? best;
  const rivals = DOCUMENT_KINDS.filter((kind) => kind !== type).map(evidence);
  const lead = Math.max(0, evidence(type) - Math.max(...rivals));
  const confidence = Math.round((1 - Math.exp(-lead / EVIDENCE_SCALE)) * 100) / 100;
  const known = stated !== undefined || document.words[best] + document.mrz[best] >= MIN_EVIDENCE;
  return { type, confidence, known };
}

function isReadable({ shortSide, lines, characters }: DocumentReading, typeKnown: boolean): boolean {
  return shortSide >= MIN_SHORT_SIDE && lines >= MIN_LINES && characters >= MIN_CHARACTERS && typeKnown;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] as number;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] as number) + upper) / 2;
}
