import type { Context } from '#actions/context.ts';
import { loadAgreement } from '#actions/escrow/change-agreement.ts';
import { type DisputeKey, keyOf } from '#actions/escrow/disputes/change-dispute.ts';
import { listEvidence, type ShownEvidence } from '#actions/escrow/disputes/evidence.ts';
import { platformOf } from '#actions/parties/platform.ts';
import { disputedMilestone } from '#core/escrow/disputes/step.ts';
import { type BundledFile, DISPUTE_TYPE, type DisputePayload } from '#core/parties/receipts/receipt.ts';
import * as disputes from '#store/escrow/disputes.ts';
import { withProofs } from '#store/events/proofs.ts';
import { disputePages } from './dispute-pages.ts';
import type { Issued } from './issue-receipt.ts';
import { fileSigner } from './sign-file.ts';

/** More than a dispute can have: its entries are limited, and so is what follows from them. */
const MAX_EVENTS = 10_000;

/** Issues the file of a whole case. It is the same until something happens in it. */
export async function issueDispute(context: Context, key: DisputeKey): Promise<Issued> {
  const { developerId, disputeId } = key;
  const { db } = context;
  const agreementKey = await keyOf(context, key);
  const [agreement, thread, files, platform] = await Promise.all([
    loadAgreement(context, agreementKey),
    disputes.thread(db, agreementKey, disputeId, { limit: MAX_EVENTS, before: undefined }),
    listEvidence(context, key),
    platformOf(context, developerId),
  ]);
  const { id, title, amount, dispute } = disputedMilestone(agreement, disputeId);
  const events = await withProofs(db, developerId, thread);
  const signer = fileSigner(context, developerId);
  const payload: DisputePayload = {
    type: DISPUTE_TYPE,
    account: developerId,
    agreement: agreement.id,
    milestone: { id, title, amount },
    currency: agreement.currency,
    buyer: agreement.buyerExternalId,
    seller: agreement.sellerExternalId,
    dispute: {
      id: disputeId,
      openedBy: dispute.openedBy,
      reason: dispute.reason,
      claimToBuyer: dispute.claim,
      status: dispute.status,
      outcome: dispute.outcome,
    },
    asOf: new Date(thread.at(-1)?.createdAt ?? dispute.openedAt).toISOString(),
    files: files.map(bundled),
    events: events.map(({ type, createdAt, sequence, actor, data, proof }) => ({
      ...{ sequence, type, createdAt, actor, data, proof },
    })),
    key: signer.verifierKey,
  };
  const json = signer.file(payload);
  const pages = await disputePages(payload, thread, platform, `${context.front.origin}/check`);
  return { name: `dispute-${disputeId}`, json, pdf: signer.pdf(pages, json) };
}

function bundled({ evidenceId: id, createdAt, ...file }: ShownEvidence): BundledFile {
  const { by, mediaType, bytes, sha256, fileSha256, shared, deleted } = file;
  return {
    ...{ id, by, mediaType, bytes, sha256, fileSha256, shared, deleted },
    addedAt: createdAt.toISOString(),
  };
}
