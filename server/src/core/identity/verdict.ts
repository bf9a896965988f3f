import type { NameMatch } from '#core/name-match.ts';
import { type Challenge, challengeFaults } from './challenge.ts';
import { type ReadPage, readPage } from './document/content.ts';
import { yearsBetween } from './document/dates.ts';
import { type Claim, claimedName, type DocumentFaultCode, documentFaults } from './document/faults.ts';
import type { PageText } from './document/page.ts';
import { documentType, isReadable } from './document-type.ts';
import type { Knots } from './engine.ts';
import { type FrameFault, type FrameFaultCode, frameFaults } from './frames.ts';
import { MATCH_THRESHOLD, matchScore } from './match-score.ts';
import { DEFAULT_RULES, type IdentityRules, type LivenessLevel } from './policy.ts';
import type { DocumentType, IdentityReading } from './reading.ts';

export const REJECTION_REASONS = [
  'face_not_found',
  'document_unreadable',
  'liveness_failed',
  'match_below_threshold',
] as const;
export type RejectionReason = (typeof REJECTION_REASONS)[number];

/** What lies behind a reason. `frame` is the selfie frame that it is about, counted from 1. */
export type RejectionDetail = {
  readonly reason: RejectionReason;
  readonly code: DetailCode;
  readonly frame: number | null;
};

/** What liveness was judged by: one frame shows no movement, several show some. */
export const LIVENESS_DETAILS = ['one_frame', 'several_frames'] as const;
export type LivenessDetail = (typeof LIVENESS_DETAILS)[number];

export type IdentityVerdict = {
  readonly verified: boolean;
  readonly score: number;
  readonly livenessPassed: boolean;
  readonly livenessDetail: LivenessDetail;
  readonly livenessLevel: LivenessLevel;
  readonly documentType: DocumentType;
  readonly documentTypeConfidence: number;
  readonly reasons: readonly RejectionReason[];
  readonly details: readonly RejectionDetail[];
  readonly message: string;
  /** Whether the person is too young for the account; null where it does not ask, or no date was read. */
  readonly underAge: boolean | null;
  /** How the name that the caller claims compares with the document's; null where they claim none. */
  readonly claimedNameMatch: NameMatch | null;
  /** Null where nobody looked. */
  readonly documentSeenBefore: boolean | null;
  /** What the document says, for whoever may be told. */
  readonly read: ReadPage | null;
};

/** A page as it was read, the day on which it is judged, and who the caller says it is. */
export type Paper = { readonly page: PageText; readonly today: Date; readonly claim?: Claim | undefined };

export type JudgingOptions = {
  /** What stands on the document; without it the document is judged by its numbers alone. */
  readonly paper?: Paper | undefined;
  readonly knots?: Knots | undefined;
  /** The caller's word on the document's type, which is taken. */
  readonly statedType?: DocumentType | undefined;
  /** Which types will do; any, when it is left out. */
  readonly acceptedTypes?: readonly DocumentType[] | undefined;
  /** Whether the document has made somebody else verified; undefined where nobody looked. */
  readonly seenBefore?: boolean | undefined;
  /** What the account wants beyond what every verification must have. */
  readonly rules?: IdentityRules | undefined;
  /** The movements that the frames answer; without any they are passive. */
  readonly challenge?: Challenge | undefined;
};

const MISMATCH_BELOW = 50;

/** Every way to fail: the reason of the four that it counts as, and what the person reads. */
const FINDINGS = {
  no_face_on_document: [
    'face_not_found',
    'We could not find a face on the document. Photograph the whole page, upright, in even light.',
  ],
  no_face: [
    'face_not_found',
    'We could not find a face in the selfie. Look at the camera, with your whole face in the picture.',
  ],
  unreadable: [
    'document_unreadable',
    'We could not read the document. Photograph the side with your photo, flat, sharp, and filling the picture.',
  ],
  type_not_accepted: [
    'document_unreadable',
    'This kind of document is not accepted here. Use one of those that you were asked for.',
  ],
  not_a_document: [
    'document_unreadable',
    'The picture does not look like an identity document. Photograph the document itself, the side with your photo.',
  ],
  cut_off: [
    'document_unreadable',
    'A part of the document is missing. Photograph all of it, with every line of print in the picture.',
  ],
  photocopy: [
    'document_unreadable',
    'The document looks like a photocopy. Photograph the document itself, in colour.',
  ],
  expired: ['document_unreadable', 'The document has expired. Use one that is still valid.'],
  wrong_check_digits: [
    'document_unreadable',
    'The lines at the foot of the document do not add up. Use a genuine document, or photograph it again.',
  ],
  zone_differs: [
    'document_unreadable',
    'The lines at the foot of the document say something else than the rest of it.',
  ],
  another_name: ['document_unreadable', 'The document has another name on it than the one that was given.'],
  another_birth_date: [
    'document_unreadable',
    'The document has another date of birth on it than the one that was given.',
  ],
  used_by_another: ['document_unreadable', 'Somebody else has been verified with this document.'],
  face_too_small: ['liveness_failed', 'Your face is too small in the selfie. Hold the camera closer.'],
  several_faces: ['liveness_failed', 'There is more than one face in the selfie. Take it alone.'],
  not_live: [
    'liveness_failed',
    'The selfie looks like a photo of a screen or a print. Take it live, facing the camera.',
  ],
  photo_of_document: [
    'liveness_failed',
    'The selfie is the same photo as the one on the document. Take a new one with the camera.',
  ],
  one_still: [
    'liveness_failed',
    'The selfie frames are one and the same picture. Take them at least a second apart, moving a little.',
  ],
  not_one_moment: [
    'liveness_failed',
    'The selfie frames were not taken one after another. Take all of them now, in one place.',
  ],
  too_few_frames: [
    'liveness_failed',
    'One look is not enough here. Take several selfie frames, at least a second apart.',
  ],
  challenge_not_followed: [
    'liveness_failed',
    'The movements were not those that were asked for. Follow the words on the screen, one after another.',
  ],
  challenge_needed: [
    'liveness_failed',
    'Selfie frames alone are not enough here. Use the verification link, and do what it asks for.',
  ],
  another_person: [
    'match_below_threshold',
    'The selfie frames show more than one person. Take all of them of the person on the document.',
  ],
  mismatch: ['match_below_threshold', 'The person in the selfie does not match the photo on the document.'],
  uncertain: [
    'match_below_threshold',
    'The selfie resembles the photo on the document, but not clearly enough. Take both again in even light.',
  ],
} as const satisfies Record<string, readonly [RejectionReason, string]> &
  Record<FrameFaultCode | DocumentFaultCode, unknown>;
export type DetailCode = keyof typeof FINDINGS;
export const DETAIL_CODES = Object.keys(FINDINGS) as [DetailCode, ...DetailCode[]];

/** Every frame must show the person on the document and in the others, so the least alike of all counts. */
export function judgeIdentity(reading: IdentityReading, options: JudgingOptions = {}): IdentityVerdict {
  const { knots, statedType, acceptedTypes, paper, seenBefore, rules = DEFAULT_RULES, challenge } = options;
  const faults = [...frameFaults(reading, knots), ...answerFaults(reading, challenge)];
  const everyFrame = reading.frames.every((frame) => frame !== null);
  const cosines = reading.frames.flatMap((frame) => [frame?.cosine ?? [], frame?.sameFace ?? []].flat());
  const score = everyFrame && reading.documentFace ? matchScore(Math.min(...cosines), knots) : 0;
  const type = documentType(reading, statedType);
  const readable = isReadable(reading.document, type.known);
  const read = paper ? readPage(paper.page, type.type, paper.today) : null;
  const onPaper = paper && read && readable ? documentFaults(read, reading.document, type.type, paper) : [];
  const compared = reading.documentFace && everyFrame;

  const found: readonly Finding[] = [
    ...whole(!reading.documentFace, 'no_face_on_document'),
    ...faults.filter(({ code }) => FINDINGS[code][0] === 'face_not_found'),
    ...whole(!readable, 'unreadable'),
    ...whole(readable && acceptedTypes?.includes(type.type) === false, 'type_not_accepted'),
    ...onPaper.flatMap((code) => whole(true, code)),
    ...whole(seenBefore === true && rules.documentSeenBefore === 'refuse', 'used_by_another'),
    ...faults.filter(({ code }) => FINDINGS[code][0] === 'liveness_failed'),
    ...whole(reading.frames.length < rules.minimumFrames, 'too_few_frames'),
    ...whole(rules.livenessLevel === 'active' && !challenge, 'challenge_needed'),
    ...faults.filter(({ code }) => FINDINGS[code][0] === 'match_below_threshold'),
    ...whole(compared && score < MISMATCH_BELOW, 'mismatch'),
    ...whole(compared && score >= MISMATCH_BELOW && score < MATCH_THRESHOLD, 'uncertain'),
  ];
  const details = found.map(({ code, frame }) => ({ reason: FINDINGS[code][0], code, frame }));
  const reasons = [...new Set(details.map(({ reason }) => reason))];
  return {
    verified: details.length === 0,
    score,
    livenessPassed: everyFrame && !reasons.includes('liveness_failed'),
    livenessDetail: reading.frames.length === 1 ? 'one_frame' : 'several_frames',
    livenessLevel: challenge ? 'active' : 'passive',
    documentType: type.type,
    documentTypeConfidence: type.confidence,
    reasons,
    details,
    message: details.length === 0 ? 'Identity verified.' : advice(details, reading.frames.length),
    underAge: isUnder(read?.birth?.value, rules.minimumAge, paper?.today),
    claimedNameMatch: read && paper?.claim?.name !== undefined ? claimedName(paper.claim.name, read) : null,
    documentSeenBefore: seenBefore ?? null,
    read,
  };
}

/** Frames that were to answer something and were not measured have not answered it. */
function answerFaults({ challenge: read }: IdentityReading, asked: Challenge | undefined): FrameFault[] {
  if (!asked) return [];
  const codes = read ? challengeFaults(asked, read) : (['challenge_not_followed'] as const);
  return codes.map((code) => ({ code, frame: null }));
}

function isUnder(born: string | undefined, years: number | null, today: Date | undefined): boolean | null {
  return born === undefined || today === undefined || years === null
    ? null
    : yearsBetween(born, today) < years;
}

type Finding = Omit<RejectionDetail, 'reason'>;

function whole(is: boolean, code: DetailCode): Finding[] {
  return is ? [{ code, frame: null }] : [];
}

/** Each sentence once, after the frames that it is about where there are several. */
function advice(details: readonly RejectionDetail[], frames: number): string {
  const codes = [...new Set(details.map(({ code }) => code))];
  return codes
    .map((code) => {
      const about = details.flatMap((detail) => (detail.code === code ? (detail.frame ?? []) : []));
      const place = frames > 1 && about.length > 0 ? `Frame ${about.join(', ')}: ` : '';
      return `${place}${FINDINGS[code][1]}`;
    })
    .join(' ');
}
