import type { NameMatch } from '#core/name-match.ts';
import { type Challenge, challengeFaults } from './challenge.ts';
import { identifier, type ReadPage, readPage } from './document/content.ts';
import { yearsBetween } from './document/dates.ts';
import { type Claim, claimedName, documentFaults } from './document/faults.ts';
import type { PageText } from './document/page.ts';
import { documentType, isReadable } from './document-type.ts';
import type { CalibrationPoints } from './engine.ts';
import { type DetailCode, FINDINGS, type RejectionDetail, type RejectionReason } from './findings.ts';
import { type FrameFault, frameFaults } from './frames.ts';
import { DEFAULT_RULES, type IdentityRules, type LivenessLevel } from './identity-policy.ts';
import { MATCH_THRESHOLD, matchScore } from './match-score.ts';
import type { DocumentType, IdentityReading } from './reading.ts';

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
  readonly calibrationPoints?: CalibrationPoints | undefined;
  readonly minLive?: number | undefined;
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

/** Every frame must show the person on the document and in the others, so the least alike of all counts. */
export function judgeIdentity(reading: IdentityReading, options: JudgingOptions = {}): IdentityVerdict {
  const { calibrationPoints, minLive, statedType, acceptedTypes, paper, seenBefore, challenge } = options;
  const { rules = DEFAULT_RULES } = options;
  const faults = [
    ...frameFaults(reading, { calibrationPoints, minLive }),
    ...answerFaults(reading, challenge, calibrationPoints),
  ];
  const everyFrame = reading.frames.every((frame) => frame !== null);
  const cosines = reading.frames.flatMap((frame) => [frame?.cosine ?? [], frame?.sameFace ?? []].flat());
  const score = everyFrame && reading.documentFace ? matchScore(Math.min(...cosines), calibrationPoints) : 0;
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
    ...whole(readable && isUnknown(read, rules), 'number_unread'),
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
    claimedNameMatch:
      read && paper?.claim?.name !== undefined ? claimedName(paper.claim.name, read.content) : null,
    documentSeenBefore: seenBefore ?? null,
    read,
  };
}

/** Whoever refuses a document that was used before must be able to tell it, thumb on its number or not. */
function isUnknown(read: ReadPage | null, { documentSeenBefore }: IdentityRules): boolean {
  return documentSeenBefore === 'refuse' && read !== null && identifier(read.content) === null;
}

function isUnder(born: string | undefined, years: number | null, today: Date | undefined): boolean | null {
  return born === undefined || today === undefined || years === null
    ? null
    : yearsBetween(born, today) < years;
}

/** Frames that were to answer something and were not measured have not answered it. */
function answerFaults(
  { challenge: read }: IdentityReading,
  asked: Challenge | undefined,
  calibrationPoints: CalibrationPoints | undefined,
): FrameFault[] {
  if (!asked) return [];
  const codes = read
    ? challengeFaults(asked, read, calibrationPoints)
    : (['challenge_not_followed'] as const);
  return codes.map((code) => ({ code, frame: null }));
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
