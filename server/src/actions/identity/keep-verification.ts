import { type CallerMetadata, NO_CALLER_METADATA } from '#core/caller-metadata.ts';
import type { DomainEvent } from '#core/events/event.ts';
import type { DocumentContent, DocumentIdentifier, Holder } from '#core/identity/document/content.ts';
import type { KeptPicture } from '#core/identity/engine.ts';
import { insert } from '#store/caller-metadata/caller-metadata.ts';
import type { Queryable } from '#store/db.ts';
import * as documents from '#store/identity/documents.ts';
import * as faces from '#store/identity/faces.ts';
import * as pictures from '#store/identity/pictures.ts';
import * as policies from '#store/identity/policies.ts';
import * as verifications from '#store/identity/verifications.ts';
import * as jobs from '#store/jobs.ts';
import { markVerified } from '#store/risk/trust.ts';
import { encryptHolder } from '#store/secrets/encrypted-holder.ts';
import type { IdentityContext } from './context.ts';

/** Data stored besides the verdict, and until when. */
export type Kept = {
  readonly document: DocumentContent | null;
  /** Null until the person is erased. */
  readonly documentUntil: Date | null;
  /** The holder's name, if it was read reliably and the account keeps it. */
  readonly name: string | null;
  readonly pictures: readonly KeptPicture[];
  /** Null when the account does not search faces, or the person was not told about it. */
  readonly face: KeptFace | null;
};

type KeptFace = Omit<faces.KeptFace, 'verificationId'> & {
  readonly keptUntil: Date;
  /** The similarity from which another user is reported. */
  readonly bar: number;
};

export type Decided = {
  /** Returns the verdict, given whether another user was verified with this document. */
  readonly judged: (seenBefore?: boolean | undefined) => verifications.Verification;
  /** Identifies the document. Null when the policy does not check it, or it could not be read. */
  readonly known: DocumentIdentifier | null;
  readonly evidence: verifications.VerificationEvidence;
  readonly content: DocumentContent | null;
  /** The person to screen against the watch lists once verified. Null when the policy does not ask for it. */
  readonly screened: Holder | null;
  readonly kept: Kept;
};

type Whose = {
  readonly developerId: string;
  readonly externalUserId: string;
  readonly deviceFingerprint?: string | undefined;
  readonly callerMetadata?: CallerMetadata | undefined;
};

/** Saves a verification with its event and the consequences of a verified person. */
export async function keepVerification(
  context: IdentityContext,
  tx: Queryable,
  { developerId, externalUserId, deviceFingerprint, callerMetadata = NO_CALLER_METADATA }: Whose,
  { judged, known, evidence, screened, kept }: Decided,
): Promise<verifications.Verification> {
  // If two people present the same document at once, the second must see the first.
  if (known) await policies.lock(tx, developerId);
  const verification = judged(
    known ? await documents.isSomebodyElses(tx, developerId, externalUserId, known) : undefined,
  );
  const { id: verificationId, verified, createdAt } = verification;
  await verifications.insert(tx, developerId, verification, evidence);
  const found = { verificationId, externalUserId, verified, known, createdAt };
  await documents.insert(tx, developerId, {
    ...found,
    content: kept.document,
    keptUntil: kept.documentUntil,
  });
  if (verification.picturesUntil) {
    const until = { pictures: kept.pictures, keptUntil: verification.picturesUntil, now: createdAt };
    await pictures.insert(tx, { developerId, externalUserId }, verificationId, until);
  }
  if (verified) {
    const person = { developerId, userId: externalUserId, name: kept.name };
    await markVerified(tx, { ...person, deviceFingerprint, at: createdAt });
    await resumePayouts(context, tx, { developerId, externalUserId, at: createdAt });
    if (kept.face) await keepFace(context, tx, { developerId, externalUserId }, verificationId, kept.face);
    if (screened) await askToScreen(context, tx, { ...person, holder: screened, at: createdAt });
  }
  await insert(tx, developerId, { ...callerMetadata, kind: 'verification', subjectId: verificationId });
  await verifications.announce(
    tx,
    developerId,
    verificationId,
    eventOf(context, verification, callerMetadata),
  );
  return verification;
}

/** Done later by a job: its result does not change who a person is. */
async function askToScreen(
  context: IdentityContext,
  tx: Queryable,
  { developerId, userId, holder, at }: { developerId: string; userId: string; holder: Holder; at: Date },
): Promise<void> {
  const payload = { externalUserId: userId, encrypted: encryptHolder(tx, { developerId, userId }, holder) };
  const job = { developerId, id: context.newId('job'), kind: 'screen-verified', payload } as const;
  await jobs.add(tx, { ...job, runAt: at }, at);
}

/** Stores the face for later searches, and queues the search among earlier ones. */
async function keepFace(
  context: IdentityContext,
  tx: Queryable,
  person: { readonly developerId: string; readonly externalUserId: string },
  verificationId: string,
  { bar, ...kept }: KeptFace,
): Promise<void> {
  const at = context.clock();
  await faces.keep(tx, person, { ...kept, verificationId }, at);
  const { developerId, externalUserId } = person;
  const payload = { externalUserId, verificationId, bar };
  const job = { developerId, id: context.newId('job'), kind: 'search-faces', payload } as const;
  await jobs.add(tx, { ...job, runAt: at }, at);
}

/** Resumes payouts that the release policy held until the person was verified. */
export async function resumePayouts(
  context: IdentityContext,
  tx: Queryable,
  { developerId, externalUserId, at }: { developerId: string; externalUserId: string; at: Date },
): Promise<void> {
  const payload = { externalUserId, waiting: true };
  const job = { developerId, id: context.newId('job'), kind: 'resume-payouts', payload } as const;
  await jobs.add(tx, { ...job, runAt: at }, at);
}

/** Called after the commit. */
export function announce(context: IdentityContext, { verified }: { readonly verified: boolean }): void {
  context.webhooks.wake();
  if (verified) context.wakeWorker();
}

function eventOf(
  context: IdentityContext,
  verification: verifications.Verification,
  callerMetadata: CallerMetadata,
): Omit<DomainEvent, 'sequence'> {
  const { id, externalUserId, verified, livenessPassed, documentType, createdAt } = verification;
  return {
    id: context.newId('evt'),
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
      ...callerMetadata,
    },
    createdAt,
    actor: context.caller.actor,
  };
}
