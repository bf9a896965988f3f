import { hash } from 'node:crypto';
import { changeAndAnswer, loadAgreement, momentOf } from '#actions/escrow/change-agreement.ts';
import type { EscrowContext } from '#actions/escrow/context.ts';
import { accountOf } from '#core/environment.ts';
import type { Evidence } from '#core/escrow/disputes/dispute.ts';
import {
  addEvidence,
  type EvidenceType,
  type PictureFault,
  requireRoom,
  shareEvidence,
} from '#core/escrow/disputes/evidence.ts';
import { disputedMilestone } from '#core/escrow/disputes/step.ts';
import { Problem, type ProblemCode } from '#core/problem.ts';
import * as files from '#store/escrow/evidence.ts';
import type { Answered, AnswerFor } from '#store/idempotency.ts';
import { type DisputeKey, keyOf, partyNamed, speech } from './change-dispute.ts';

export type ShownEvidence = files.ListedEvidence & Pick<Evidence, 'shared'>;

export type SentFile = {
  readonly kind: 'picture' | 'pdf';
  readonly bytes: Uint8Array;
  /** Of these bytes. */
  readonly sha256: Buffer;
};

/**
 * Adds a file for a party. Pictures are encoded anew, so that nothing remains of the file but what it shows.
 * The file is stored before the dispute names it: a dispute never names a file that does not exist.
 */
export async function addEvidenceOf(
  context: EscrowContext,
  key: DisputeKey,
  {
    externalUserId,
    shared,
    file,
  }: { readonly externalUserId: string; readonly shared: boolean; readonly file: SentFile },
  answerFor: AnswerFor<ShownEvidence>,
): Promise<Answered<ShownEvidence>> {
  const { developerId, disputeId } = key;
  const agreementKey = await keyOf(context, key);
  const found = await loadAgreement(context, agreementKey);
  requireRoom(disputedMilestone(found, disputeId).dispute, { by: partyNamed(found, externalUserId) });
  const { mediaType, bytes } = await asKept(context, developerId, file);
  const id = context.newId('evi');
  const { now: at } = momentOf(context);
  const facts = {
    evidenceId: id,
    mediaType,
    bytes: bytes.length,
    sha256: file.sha256.toString('hex'),
    fileSha256: sha256(bytes),
    shared,
  };
  await context.db.transaction((tx) =>
    files.insert(tx, agreementKey, { id, disputeId, externalUserId, bytes, at }),
  );
  let added = false;
  try {
    const answer = await changeAndAnswer(
      context,
      agreementKey,
      (agreement, moment) => {
        const input = { ...speech(context, agreement, key, externalUserId), ...facts };
        const { change } = addEvidence(agreement, input, moment);
        return { change, result: { ...facts, by: input.by, createdAt: moment.now, deleted: false } };
      },
      answerFor,
      found,
    );
    added = true;
    return answer;
  } finally {
    // After a lost connection the commit may have happened, so the file then waits for the sweep.
    if (!added) await removeUnlessNamed(context, key, id).catch(() => undefined);
  }
}

async function removeUnlessNamed(context: EscrowContext, key: DisputeKey, id: string): Promise<void> {
  const agreement = await loadAgreement(context, await keyOf(context, key));
  const { evidence } = disputedMilestone(agreement, key.disputeId).dispute;
  if (!evidence.some((one) => one.id === id)) await files.remove(context.db, key.developerId, id);
}

async function asKept(
  { redrawer }: EscrowContext,
  developerId: string,
  { kind, bytes }: SentFile,
): Promise<{ readonly mediaType: EvidenceType; readonly bytes: Uint8Array }> {
  if (kind === 'pdf') return { mediaType: 'application/pdf', bytes };
  const redrawn = await redrawer.redraw(accountOf(developerId), 'evidence', bytes);
  if ('fault' in redrawn) throw refusal(redrawn.fault);
  return { mediaType: 'image/jpeg', bytes: redrawn.picture };
}

const REFUSALS: Readonly<
  Record<PictureFault, readonly [code: ProblemCode, message: string, instead: string]>
> = {
  damaged: ['unsupported_media_type', 'is damaged or incomplete', 'Send a complete file'],
  too_many_pixels: ['payload_too_large', 'has more than 40 million pixels', 'Send a smaller picture'],
  too_narrow: ['validation_failed', 'is more than 20 times as long as it is wide', 'Cut it into several'],
  too_heavy: [
    'payload_too_large',
    'takes too much memory or too many passes to decode',
    'Save it smaller, with 8 bits a channel, as an ordinary JPEG that is not progressive',
  ],
};

function refusal(fault: PictureFault): Problem {
  const [code, message, instead] = REFUSALS[fault];
  return new Problem(code, `file ${message}. ${instead}.`, { details: [{ path: 'file', message }] });
}

export async function shareEvidenceOf(
  context: EscrowContext,
  key: DisputeKey,
  { externalUserId, evidenceId }: { readonly externalUserId: string; readonly evidenceId: string },
  answerFor: AnswerFor<ShownEvidence>,
): Promise<Answered<ShownEvidence>> {
  const agreementKey = await keyOf(context, key);
  const [listed] = await files.list(context.db, agreementKey, key.disputeId, evidenceId);
  if (!listed) throw unknownEvidence();
  return changeAndAnswer(
    context,
    agreementKey,
    (agreement, moment) => {
      const input = { ...speech(context, agreement, key, externalUserId), evidenceId };
      const { change } = shareEvidence(agreement, input, moment);
      return { change, result: { ...listed, shared: true } };
    },
    answerFor,
  );
}

export async function listEvidence(context: EscrowContext, key: DisputeKey): Promise<ShownEvidence[]> {
  const agreementKey = await keyOf(context, key);
  const [agreement, listed] = await Promise.all([
    loadAgreement(context, agreementKey),
    files.list(context.db, agreementKey, key.disputeId),
  ]);
  const { evidence } = disputedMilestone(agreement, key.disputeId).dispute;
  return listed.map((one) => ({ ...one, shared: isShared(evidence, one.evidenceId) }));
}

const isShared = (evidence: readonly Evidence[], id: string) =>
  evidence.find((one) => one.id === id)?.shared ?? false;

export type EvidenceFile = { readonly id: string; readonly mediaType: EvidenceType; readonly bytes: Buffer };

/**
 * Returns a file as one side may read it: a party reads its own and what the other has shared; the platform
 * reads all, except a member who has spoken for a party, who may know no more than the parties.
 */
export async function readEvidence(
  context: EscrowContext,
  key: DisputeKey,
  {
    evidenceId,
    externalUserId,
  }: { readonly evidenceId: string; readonly externalUserId?: string | undefined },
): Promise<EvidenceFile> {
  const { developerId, disputeId } = key;
  const agreementKey = await keyOf(context, key);
  const agreement = await loadAgreement(context, agreementKey);
  const { dispute } = disputedMilestone(agreement, disputeId);
  const one = dispute.evidence.find(({ id }) => id === evidenceId);
  const reader = externalUserId === undefined ? 'platform' : partyNamed(agreement, externalUserId);
  if (!one) throw unknownEvidence();
  if (!one.shared) {
    const { actor } = context.caller;
    const member = await context.memberBehind(developerId, actor);
    const speaks = member !== null && dispute.advocates.includes(member);
    // A program reads for its user. A member who names the other party is still themselves.
    const isOwner = reader === one.by && !(speaks && actor.type === 'member');
    if (!isOwner && (reader !== 'platform' || speaks)) throw new Problem('evidence_not_shared');
  }
  const [[listed], bytes] = await Promise.all([
    files.list(context.db, agreementKey, disputeId, evidenceId),
    files.read(context.db, developerId, evidenceId),
  ]);
  if (!listed) throw unknownEvidence();
  if (!bytes) throw new Problem('evidence_deleted');
  if (sha256(bytes) !== listed.fileSha256) throw new Problem('altered_record');
  return { id: evidenceId, mediaType: listed.mediaType, bytes };
}

function unknownEvidence(): Problem {
  return new Problem(
    'not_found',
    'This dispute has no such evidence. GET /v1/disputes/:id/evidence lists it.',
  );
}

function sha256(bytes: Uint8Array): string {
  return hash('sha256', bytes, 'hex');
}
