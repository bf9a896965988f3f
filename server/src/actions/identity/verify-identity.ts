import type { DomainEvent } from '#core/events/event.ts';
import type { BadImageReport, IdentityPlace } from '#core/identity/engine.ts';
import type { ImageFault } from '#core/identity/picture.ts';
import type { DocumentType } from '#core/identity/reading.ts';
import { judgeIdentity } from '#core/identity/verdict.ts';
import { Problem, type ProblemCode } from '#core/problem.ts';
import { type Answered, type AnswerFor, saveAnswer } from '#store/idempotency.ts';
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
  readonly deviceFingerprint?: string | undefined;
};

/** Looks at the pictures, judges, and stores the verdict with its event. Passed or not, that is an answer. */
export async function verifyIdentity(
  context: IdentityContext,
  input: VerifyInput,
  answerFor: AnswerFor<verifications.Verification>,
): Promise<Answered<verifications.Verification>> {
  const { developerId, externalUserId, deviceFingerprint } = input;
  const outcome = await input.place.measure({
    document: input.document.bytes,
    selfies: input.selfies.map((selfie) => selfie.bytes),
  });
  if ('badImage' in outcome) throw refusal(outcome.badImage);
  const { knots, minLive } = context.identity;
  const verdict = judgeIdentity(outcome.reading, { knots, minLive, statedType: input.statedType });

  const verification: verifications.Verification = {
    id: context.newId('idv'),
    externalUserId,
    ...verdict,
    createdAt: context.clock(),
  };
  const saved = await context.db.transaction(async (tx) => {
    await verifications.insert(tx, developerId, verification, {
      reading: outcome.reading,
      models: outcome.models,
      documentDigest: input.document.sha256,
      selfieDigests: input.selfies.map((selfie) => selfie.sha256),
      device: deviceFingerprint === undefined ? null : deviceKey(deviceFingerprint),
    });
    if (verification.verified) {
      const at = verification.createdAt;
      await markVerified(tx, { developerId, userId: externalUserId, deviceFingerprint, at });
      // What the release policy holds back for want of this goes on its way.
      const payload = { externalUserId, waiting: true };
      const job = { developerId, id: context.newId('job'), kind: 'resume-payouts', payload } as const;
      await jobs.add(tx, { ...job, runAt: at }, at);
    }
    await verifications.announce(tx, developerId, verification.id, eventOf(context, verification));
    return saveAnswer(tx, developerId, verification, answerFor);
  });
  context.webhooks.wake();
  if (verification.verified) context.wakeWorker();
  return saved;
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
