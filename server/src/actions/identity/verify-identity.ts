import type { DomainEvent } from '#core/events/event.ts';
import type { Challenge } from '#core/identity/challenge.ts';
import type { BadImageReport, ChallengeImages, IdentityPlace } from '#core/identity/engine.ts';
import type { ImageFault } from '#core/identity/picture.ts';
import type { DocumentType } from '#core/identity/reading.ts';
import { judgeIdentity } from '#core/identity/verdict.ts';
import { Problem, type ProblemCode } from '#core/problem.ts';
import type { Queryable } from '#store/db.ts';
import { type Answered, type AnswerFor, saveAnswer } from '#store/idempotency.ts';
import * as policies from '#store/identity/policies.ts';
import * as verifications from '#store/identity/verifications.ts';
import * as jobs from '#store/jobs.ts';
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
  /** Movements that were asked for, and the frames that answer them. */
  readonly answer?: { readonly to: Challenge; readonly frames: ChallengeImages } | undefined;
  readonly deviceFingerprint?: string | undefined;
};

/** Looks at the pictures, judges, and stores the verdict with its event. Passed or not, that is an answer. */
export async function verifyIdentity(
  context: IdentityContext,
  input: VerifyInput,
  answerFor: AnswerFor<verifications.Verification>,
): Promise<Answered<verifications.Verification>> {
  const decided = await decideIdentity(context, input);
  const saved = await context.db.transaction(async (tx) => {
    await keepVerification(context, tx, input, decided);
    return saveAnswer(tx, input.developerId, decided.verification, answerFor);
  });
  tellOf(context, decided.verification);
  return saved;
}

export type Decided = {
  readonly verification: verifications.Verification;
  readonly evidence: verifications.VerificationEvidence;
};

/** A verdict that is not written down yet. */
export async function decideIdentity(context: IdentityContext, input: VerifyInput): Promise<Decided> {
  const { document, selfies, deviceFingerprint } = input;
  const outcome = await input.place.measure({
    document: document.bytes,
    selfies: selfies.map((selfie) => selfie.bytes),
    challenge: input.answer?.frames,
  });
  if ('badImage' in outcome) throw refusal(outcome.badImage);
  const { knots } = context.identity;
  const rules = await policies.find(context.db, input.developerId);
  const verdict = judgeIdentity(outcome.reading, {
    ...{ knots, rules },
    statedType: input.statedType,
    acceptedTypes: input.acceptedTypes,
    challenge: input.answer?.to,
  });
  return {
    verification: {
      id: context.newId('idv'),
      externalUserId: input.externalUserId,
      ...verdict,
      createdAt: context.clock(),
    },
    evidence: {
      reading: outcome.reading,
      models: outcome.models,
      documentDigest: document.sha256,
      selfieDigests: selfies.map((selfie) => selfie.sha256),
      device: deviceFingerprint === undefined ? null : deviceKey(deviceFingerprint),
    },
  };
}

/** With its event, and with what follows from a person being known. */
export async function keepVerification(
  context: IdentityContext,
  tx: Queryable,
  { developerId, externalUserId, deviceFingerprint }: VerifyInput,
  { verification, evidence }: Decided,
): Promise<void> {
  await verifications.insert(tx, developerId, verification, evidence);
  if (verification.verified) {
    const at = verification.createdAt;
    await markVerified(tx, { developerId, userId: externalUserId, deviceFingerprint, at });
    // What the release policy holds back for want of this goes on its way.
    const payload = { externalUserId, waiting: true };
    const job = { developerId, id: context.newId('job'), kind: 'resume-payouts', payload } as const;
    await jobs.add(tx, { ...job, runAt: at }, at);
  }
  await verifications.announce(tx, developerId, verification.id, eventOf(context, verification));
}

/** Once it is committed. */
export function tellOf(context: IdentityContext, { verified }: verifications.Verification): void {
  context.webhooks.wake();
  if (verified) context.wakeWorker();
}

function eventOf(context: IdentityContext, verification: verifications.Verification): DomainEvent {
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
      rejectionReasons: verification.reasons,
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
