import { unlessTaken } from '#actions/unless-taken.ts';
import type { DomainEvent } from '#core/events/event.ts';
import type { Challenge } from '#core/identity/challenge.ts';
import { type DocumentContent, identifier } from '#core/identity/document/content.ts';
import type { Claim } from '#core/identity/document/faults.ts';
import type {
  BadImageReport,
  ChallengeImages,
  IdentityOutcome,
  IdentityPlace,
} from '#core/identity/engine.ts';
import type { ImageFault } from '#core/identity/picture.ts';
import type { IdentityRules } from '#core/identity/policy.ts';
import type { DocumentType } from '#core/identity/reading.ts';
import { judgeIdentity } from '#core/identity/verdict.ts';
import { NO_PARTICULARS, type Particulars } from '#core/particulars.ts';
import { Problem, type ProblemCode } from '#core/problem.ts';
import type { Queryable } from '#store/db.ts';
import { type Answered, type AnswerFor, saveAnswer } from '#store/idempotency.ts';
import * as documents from '#store/identity/documents.ts';
import * as policies from '#store/identity/policies.ts';
import * as verifications from '#store/identity/verifications.ts';
import * as jobs from '#store/jobs.ts';
import { insert } from '#store/particulars/particulars.ts';
import { deviceKey } from '#store/risk/records.ts';
import { markVerified } from '#store/risk/trust.ts';
import type { IdentityContext } from './identity-desk.ts';

export type SentImage = { readonly bytes: Uint8Array; readonly sha256: Buffer };

export type VerifyInput = {
  readonly place: IdentityPlace;
  readonly developerId: string;
  readonly externalUserId: string;
  readonly document: SentImage;
  readonly selfies: readonly SentImage[];
  readonly statedType?: DocumentType | undefined;
  /** Which types will do; any, when it is left out. */
  readonly acceptedTypes?: readonly DocumentType[] | undefined;
  /** Whether the caller wants to be told what the document says. */
  readonly wantsDocument?: boolean | undefined;
  /** Who the caller says it is. */
  readonly claim?: Claim | undefined;
  /** Movements that were asked for, and the frames that answer them. */
  readonly answer?: { readonly to: Challenge; readonly frames: ChallengeImages } | undefined;
  readonly deviceFingerprint?: string | undefined;
  readonly particulars?: Particulars | undefined;
};

export type Verified = verifications.Verification & {
  /** What the document says: told to whoever asks now, and kept only where the account wants it. */
  readonly document: DocumentContent | null;
};

/** Looks at the pictures, judges, and stores the verdict with its event. Passed or not, that is an answer. */
export async function verifyIdentity(
  context: IdentityContext,
  input: VerifyInput,
  answerFor: AnswerFor<Verified>,
): Promise<Answered<Verified>> {
  const { developerId, particulars } = input;
  return unlessTaken(context.db, { developerId, kind: 'verification', particulars }, async () => {
    const decided = await decideIdentity(context, input);
    const { verification, paper } = decided;
    const saved = await context.db.transaction(async (tx) => {
      await keepVerification(context, tx, input, decided);
      return saveAnswer(tx, developerId, { ...verification, document: paper.content }, answerFor);
    });
    tellOf(context, verification);
    return saved;
  });
}

export type Decided = {
  readonly verification: verifications.Verification;
  readonly evidence: verifications.VerificationEvidence;
  /** What the document says, what is kept of that, and what tells it from every other document. */
  readonly paper: {
    readonly content: DocumentContent | null;
    readonly kept: DocumentContent | null;
    readonly mark: Buffer | null;
  };
};

/** A verdict that is not written down yet. */
export async function decideIdentity(context: IdentityContext, input: VerifyInput): Promise<Decided> {
  const { document, selfies, deviceFingerprint } = input;
  const rules = await policies.find(context.db, input.developerId);
  const outcome = await input.place.measure({
    document: document.bytes,
    selfies: selfies.map((selfie) => selfie.bytes),
    thorough: input.wantsDocument === true || needsAll(rules, input.claim),
    challenge: input.answer?.frames,
  });
  if ('badImage' in outcome) throw refusal(outcome.badImage);
  const now = context.clock();
  const { verdict, content, mark } = await judge(context, input, rules, outcome, now);
  return {
    verification: {
      id: context.newId('idv'),
      externalUserId: input.externalUserId,
      ...verdict,
      createdAt: now,
    },
    evidence: {
      reading: outcome.reading,
      models: outcome.models,
      documentDigest: document.sha256,
      selfieDigests: selfies.map((selfie) => selfie.sha256),
      device: deviceFingerprint === undefined ? null : deviceKey(deviceFingerprint),
    },
    paper: { content, kept: rules.keepDocument ? content : null, mark },
  };
}

/** With its event, and with what follows from a person being known. */
export async function keepVerification(
  context: IdentityContext,
  tx: Queryable,
  { developerId, externalUserId, deviceFingerprint, particulars = NO_PARTICULARS }: VerifyInput,
  { verification, evidence, paper }: Decided,
): Promise<void> {
  await verifications.insert(tx, developerId, verification, evidence);
  const { id: verificationId, verified, createdAt } = verification;
  const kept = { verificationId, externalUserId, verified, mark: paper.mark, createdAt };
  await documents.insert(tx, developerId, { ...kept, content: paper.kept });
  if (verified) {
    await markVerified(tx, { developerId, userId: externalUserId, deviceFingerprint, at: createdAt });
    // What the release policy holds back for want of this goes on its way.
    const payload = { externalUserId, waiting: true };
    const job = { developerId, id: context.newId('job'), kind: 'resume-payouts', payload } as const;
    await jobs.add(tx, { ...job, runAt: createdAt }, createdAt);
  }
  await insert(tx, developerId, { ...particulars, kind: 'verification', subjectId: verificationId });
  await verifications.announce(tx, developerId, verificationId, eventOf(context, verification, particulars));
}

/** Once it is committed. */
export function tellOf(context: IdentityContext, { verified }: verifications.Verification): void {
  context.webhooks.wake();
  if (verified) context.wakeWorker();
}

/** Reading a whole page takes longer, so it is done where somebody wants to know what stands there. */
function needsAll(rules: IdentityRules, claim: Claim | undefined): boolean {
  const isClaimed = claim?.name !== undefined || claim?.birthDate !== undefined;
  return isClaimed || rules.keepDocument || rules.documentSeenBefore !== 'off' || rules.minimumAge !== null;
}

/** Whether the document is somebody else's is known only once its number has been read. */
async function judge(
  context: IdentityContext,
  { developerId, externalUserId, statedType, acceptedTypes, claim, answer }: VerifyInput,
  rules: IdentityRules,
  { reading, page }: Extract<IdentityOutcome, { reading: unknown }>,
  today: Date,
) {
  const { knots, minLive } = context.identity;
  const paper = { page, today, claim };
  const challenge = answer?.to;
  const options = { knots, minLive, rules, statedType, acceptedTypes, paper, challenge };
  const { read, ...verdict } = judgeIdentity(reading, options);
  const content = read?.content ?? null;
  const known =
    rules.documentSeenBefore === 'off' || !content ? null : identifier(content, verdict.documentType);
  if (known === null) return { verdict, content, mark: null };
  const mark = documents.markOf(context.db, developerId, known);
  const seenBefore = await documents.isSomebodyElses(context.db, developerId, externalUserId, mark);
  const { read: _read, ...again } = judgeIdentity(reading, { ...options, seenBefore });
  return { verdict: again, content, mark };
}

function eventOf(
  context: IdentityContext,
  verification: verifications.Verification,
  particulars: Particulars,
): DomainEvent {
  const { id, externalUserId, verified, livenessPassed, documentType, createdAt } = verification;
  return {
    id: context.newId('evt'),
    sequence: 1,
    type: verified ? 'identity.verified' : 'identity.failed',
    data: {
      id,
      externalUserId,
      identityVerified: verified,
      identityMatchScore: verification.score,
      livenessPassed,
      documentType,
      documentTypeConfidence: verification.documentTypeConfidence,
      documentSeenBefore: verification.documentSeenBefore === true,
      underAge: verification.underAge === true,
      rejectionReasons: verification.reasons,
      ...particulars,
    },
    createdAt,
    actor: context.actor,
  };
}

const DAMAGED = {
  code: 'unsupported_media_type',
  message: 'is damaged or incomplete',
  instead: 'Send a whole JPEG or PNG file.',
} as const;

const REFUSALS: Readonly<Record<ImageFault, { code: ProblemCode; message: string; instead: string }>> = {
  not_an_image: DAMAGED,
  damaged: DAMAGED,
  too_many_pixels: {
    code: 'payload_too_large',
    message: 'has more than 40 million pixels',
    instead: 'Send a smaller picture.',
  },
  too_narrow: {
    code: 'validation_failed',
    message: 'is more than four times as long as it is wide',
    instead: 'Cut it to the document or the face.',
  },
  too_heavy: {
    code: 'payload_too_large',
    message: 'takes too much memory or too many passes to decode',
    instead: 'Save it smaller, with 8 bits a channel, as an ordinary JPEG that is not progressive.',
  },
};

/** The file's first bytes were right, but no picture came out of it, or none that we are ready to decode. */
function refusal({ field, fault }: BadImageReport): Problem {
  const { code, message, instead } = REFUSALS[fault];
  return new Problem(code, `${field} ${message}. ${instead}`, { details: [{ path: field, message }] });
}
