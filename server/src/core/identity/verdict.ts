import type { NameMatch } from '#core/name-match.ts';
import { type Challenge, challengeFaults, type FlashAnswer, flashAnswer } from './challenge.ts';
import { identifier, type ReadPage, readPage } from './document/content.ts';
import { yearsBetween } from './document/dates.ts';
import { claimedName, documentFaults, type Occasion } from './document/faults.ts';
import type { PageText } from './document/page.ts';
import { documentType, isReadable } from './document-type.ts';
import type { CalibrationPoints } from './engine.ts';
import { type DetailCode, FINDINGS, type RejectionDetail, type RejectionReason } from './findings.ts';
import { type FrameFault, frameFaults } from './frames.ts';
import { DEFAULT_RULES, type IdentityRules, type LivenessLevel } from './identity-policy.ts';
import { falseMatchRate, MATCH_THRESHOLD, matchScore } from './match-score.ts';
import type { DocumentType, IdentityReading } from './reading.ts';
import { compareWithRegister, type RegisteredPerson, type RegistryAnswer } from './register.ts';

/** The basis of the liveness decision: one frame shows no movement, several show some. */
export const LIVENESS_DETAILS = ['one_frame', 'several_frames'] as const;
export type LivenessDetail = (typeof LIVENESS_DETAILS)[number];

export type IdentityVerdict = {
  readonly verified: boolean;
  readonly score: number;
  /** How many strangers are expected to reach the score; null below a match and for another model. */
  readonly falseMatchRate: number | null;
  readonly livenessPassed: boolean;
  readonly livenessDetail: LivenessDetail;
  readonly livenessLevel: LivenessLevel;
  /** Whether the face reflected the colours of the screen; null when none were shown. */
  readonly flash: FlashAnswer | null;
  readonly documentType: DocumentType;
  readonly documentTypeConfidence: number;
  readonly reasons: readonly RejectionReason[];
  readonly details: readonly RejectionDetail[];
  readonly message: string;
  /**
   * True when the person is younger than the account requires; null when it does not ask or no date was read.
   */
  readonly underAge: boolean | null;
  /** How the claimed name compares with the document's; null without a claim. */
  readonly claimedNameMatch: NameMatch | null;
  /** Null when it was not checked. */
  readonly documentSeenBefore: boolean | null;
  /** How the document compares with a national register; null when none was asked. */
  readonly registry: RegistryAnswer | null;
  /** How alike the selfie and the register's portrait are; null without a portrait. */
  readonly registerScore: number | null;
  /** The document's contents, for callers allowed to see them. */
  readonly read: ReadPage | null;
};

/** A page as read, and what it is judged by. */
export type Paper = Occasion & { readonly page: PageText };

export type JudgingOptions = {
  /** The text on the document; without it, only its measurements are judged. */
  readonly paper?: Paper | undefined;
  readonly calibrationPoints?: CalibrationPoints | undefined;
  readonly minLive?: number | undefined;
  /** The document type stated by the caller, which is trusted. */
  readonly statedType?: DocumentType | undefined;
  /** The accepted types; any when absent. */
  readonly acceptedTypes?: readonly DocumentType[] | undefined;
  /** True when another user was verified with the document; undefined when it was not checked. */
  readonly seenBefore?: boolean | undefined;
  /** The account's requirements beyond the standard ones. */
  readonly rules?: IdentityRules | undefined;
  /** The person whom a national register has named. */
  readonly registered?: RegisteredPerson | undefined;
  /** The requested movements; without them the frames are passive. */
  readonly challenge?: Challenge | undefined;
};

const MISMATCH_BELOW = 50;

/**
 * Judges a verification. Every frame must match the document and the other frames, so the lowest similarity
 * counts.
 */
export function judgeIdentity(reading: IdentityReading, options: JudgingOptions = {}): IdentityVerdict {
  const { calibrationPoints, minLive, statedType, acceptedTypes, paper, seenBefore, challenge, registered } =
    options;
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
  const registry = registered ? compareWithRegister(registered, read?.content ?? null) : null;
  const flash = challenge && reading.challenge ? flashAnswer(challenge, reading.challenge) : null;
  const { registerFace = null } = reading;
  const registerScore = registerFace === null ? null : matchScore(registerFace, calibrationPoints);

  const found: readonly Finding[] = [
    ...whole(!reading.documentFace, 'no_face_on_document'),
    ...faults.filter(({ code }) => FINDINGS[code][0] === 'face_not_found'),
    ...whole(!readable, 'unreadable'),
    ...whole(readable && acceptedTypes?.includes(type.type) === false, 'type_not_accepted'),
    ...onPaper.flatMap((code) => whole(true, code)),
    ...whole(seenBefore === true && rules.documentSeenBefore === 'refuse', 'used_by_another'),
    ...whole(readable && isUnknown(read, rules), 'number_unread'),
    ...whole(readable && registry === 'mismatch', 'register_mismatch'),
    ...whole(readable && registry === 'unavailable', 'register_unread'),
    ...faults.filter(({ code }) => FINDINGS[code][0] === 'liveness_failed'),
    ...whole(reading.frames.length < rules.minimumFrames, 'too_few_frames'),
    ...whole(rules.livenessLevel === 'active' && !challenge, 'challenge_needed'),
    ...whole(rules.requireFlash && challenge !== undefined && flash !== 'seen', 'flash_not_seen'),
    ...faults.filter(({ code }) => FINDINGS[code][0] === 'match_below_threshold'),
    // An old portrait of a few pixels resembles its person less: only a clear contradiction counts.
    ...whole(registerScore !== null && registerScore < MISMATCH_BELOW, 'register_face'),
    ...whole(compared && score < MISMATCH_BELOW, 'mismatch'),
    ...whole(compared && score >= MISMATCH_BELOW && score < MATCH_THRESHOLD, 'uncertain'),
  ];
  const details = found.map(({ code, frame }) => ({ reason: FINDINGS[code][0], code, frame }));
  const reasons = [...new Set(details.map(({ reason }) => reason))];
  return {
    verified: details.length === 0,
    score,
    falseMatchRate: falseMatchRate(score, calibrationPoints),
    livenessPassed: everyFrame && !reasons.includes('liveness_failed'),
    livenessDetail: reading.frames.length === 1 ? 'one_frame' : 'several_frames',
    livenessLevel: challenge ? 'active' : 'passive',
    flash,
    documentType: type.type,
    documentTypeConfidence: type.confidence,
    reasons,
    details,
    message: details.length === 0 ? 'Identity verified.' : advice(details, reading.frames.length),
    underAge: isUnder(read?.birth?.value, rules.minimumAge, paper?.today),
    claimedNameMatch:
      read && paper?.claim?.name !== undefined ? claimedName(paper.claim.name, read.content) : null,
    documentSeenBefore: seenBefore ?? null,
    registry,
    registerScore,
    read,
  };
}

/**
 * An account that refuses reused documents needs a readable number; otherwise a thumb over it would get
 * around the check.
 */
function isUnknown(read: ReadPage | null, { documentSeenBefore }: IdentityRules): boolean {
  return documentSeenBefore === 'refuse' && read !== null && identifier(read.content) === null;
}

function isUnder(born: string | undefined, years: number | null, today: Date | undefined): boolean | null {
  return born === undefined || today === undefined || years === null
    ? null
    : yearsBetween(born, today) < years;
}

/** Frames that should answer a challenge but were not measured have not answered it. */
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

/** Joins the messages without repetition, with the frame numbers where there are several. */
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
