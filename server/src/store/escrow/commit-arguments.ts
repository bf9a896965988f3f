import { type Agreement, statusOf } from '#core/escrow/agreement.ts';
import { type Seal, sealInput } from '#core/escrow/audit/seal.ts';
import type { Change } from '#core/escrow/change.ts';
import { chainInput } from '#core/escrow/ledger.ts';
import { chained } from '#store/events/chained.ts';
import { answerRow, type SavedAnswer } from '#store/idempotency.ts';
import { sha256 } from '#store/sha256.ts';
import {
  agreementRow,
  changedAttempts,
  changedMilestones,
  depositRow,
  exceptionRows,
  newPayouts,
  refundPartRow,
  refundRow,
} from './commit-rows.ts';

export type PendingChange = { readonly change: Change; readonly answer: SavedAnswer | null };

/**
 * Lays a batch of changes out as the arguments of commit_changes(): one JSON array per table, each row
 * carrying the number of its change. A table without rows is null.
 */
export function commitArguments(batch: readonly PendingChange[], seal: Seal): (string | null)[] {
  const rows = {
    changes: [] as object[],
    events: [] as object[],
    milestones: [] as object[],
    transfers: [] as object[],
    deposits: [] as object[],
    returns: [] as object[],
    refunds: [] as object[],
    references: [] as object[],
    accounts: [] as object[],
    payouts: [] as object[],
    attempts: [] as object[],
    refundParts: [] as object[],
  };
  batch.forEach(({ change }, n) => {
    const { before, after } = change;
    const owner = { n, developer_id: after.developerId, agreement_id: after.id };
    const { transfers, head } = chainTransfers(change);
    const events = chainEvents(change);
    const heads = { chain_head: head, event_head: events.head, seal: sealOf(after, head, events.head, seal) };
    rows.changes.push({ ...owner, version: before.version, ...agreementRow(after), ...heads });
    rows.milestones.push(
      ...changedMilestones(before, after).map((milestone) => ({ ...owner, ...milestone })),
    );
    rows.transfers.push(...transfers.map((transfer) => ({ ...owner, ...transfer })));
    rows.events.push(...events.rows.map((event) => ({ n, ...event })));
    rows.deposits.push(...change.deposits.map((deposit) => ({ ...owner, ...depositRow(deposit) })));
    for (const { provider, transactionId, returned, reversed } of change.returns) {
      rows.returns.push({ ...owner, provider, transaction_id: transactionId, returned, reversed });
    }
    rows.refunds.push(...change.refunds.map((refund) => ({ ...owner, ...refundRow(refund) })));
    rows.refundParts.push(...change.refundParts.map((part) => ({ ...owner, ...refundPartRow(part) })));
    for (const { subjectId, ...reference } of change.references) {
      rows.references.push({ ...owner, ...reference, subject_id: subjectId });
    }
    if (after.virtualAccount && !before.virtualAccount) {
      const { provider, accountNumber } = after.virtualAccount;
      rows.accounts.push({ ...owner, provider, account_number: accountNumber });
    }
    rows.payouts.push(...newPayouts(change).map((payout) => ({ ...owner, ...payout })));
    rows.attempts.push(...changedAttempts(change).map((attempt) => ({ ...owner, ...attempt })));
  });
  const { exceptions, closings } = exceptionRows(batch);
  const [jobs, answers] = sideEffects(batch);
  return [
    json(rows.changes),
    json(rows.milestones),
    json(rows.transfers),
    json(rows.events),
    jobs,
    json(rows.deposits),
    json(rows.returns),
    json(rows.refunds),
    json(rows.references),
    json(rows.accounts),
    json(exceptions),
    json(closings),
    answers,
    json(rows.payouts),
    json(rows.attempts),
    json(rows.refundParts),
  ];
}

export function creationArguments(batch: readonly PendingChange[], seal: Seal): (string | null)[] {
  const events: object[] = [];
  const agreements = batch.map(({ change }, n) => {
    const { after } = change;
    const { rows, head } = chainEvents(change);
    events.push(...rows.map((event) => ({ n, ...event })));
    return {
      n,
      developer_id: after.developerId,
      agreement_id: after.id,
      status: statusOf(after),
      buyer_external_id: after.buyerExternalId,
      seller_external_id: after.sellerExternalId,
      buyer_email: after.buyerEmail,
      buyer_name: after.buyerName,
      currency: after.currency,
      total_amount: after.totalAmount,
      event_count: after.eventCount,
      chain_head: after.chainHead,
      event_head: head,
      seal: sealOf(after, after.chainHead, head, seal),
      created_at: after.createdAt,
    };
  });
  const milestones = batch.flatMap(({ change: { after } }) =>
    after.milestones.map(({ id, title, amount }, position) => ({
      developer_id: after.developerId,
      agreement_id: after.id,
      id,
      position,
      title,
      amount,
    })),
  );
  return [json(agreements), json(milestones), json(events), ...sideEffects(batch)];
}

function sideEffects(batch: readonly PendingChange[]): [jobs: string | null, answers: string | null] {
  const jobs: object[] = [];
  const answers: object[] = [];
  batch.forEach(({ change, answer }, n) => {
    const { developerId } = change.after;
    for (const { id: jobId, kind, payload, runAt } of change.jobs) {
      const job = { id: jobId, kind, payload, run_at: runAt, created_at: change.decidedAt };
      jobs.push({ n, developer_id: developerId, ...job });
    }
    if (answer) answers.push({ n, ...answerRow(developerId, answer) });
  });
  return [json(jobs), json(answers)];
}

function chainTransfers(change: Change): { transfers: object[]; head: string } {
  let head = change.before.chainHead;
  const transfers = change.transfers.map((transfer) => {
    head = sha256(chainInput(head, change.after.id, transfer));
    const { createdAt, ...rest } = transfer;
    return { ...rest, hash: head, created_at: createdAt };
  });
  return { transfers, head };
}

function chainEvents({ before, after, events }: Change) {
  return chained({ developerId: after.developerId, streamId: after.id }, before.eventHead, events);
}

function sealOf(after: Agreement, chainHead: string, eventHead: string, seal: Seal): string {
  return seal(sealInput({ ...after, agreementId: after.id, chainHead, eventHead }));
}

function json(rows: readonly object[]): string | null {
  return rows.length === 0 ? null : JSON.stringify(rows);
}
