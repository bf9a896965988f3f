import { createHash } from 'node:crypto';
import { type Agreement, statusOf } from '#core/escrow/agreement.ts';
import type { Change } from '#core/escrow/change.ts';
import { chainInput } from '#core/escrow/ledger.ts';
import { refundStatus } from '#core/escrow/refund/refund.ts';
import { answerRow, type SavedAnswer } from '#store/idempotency.ts';

export type PendingChange = { readonly change: Change; readonly answer: SavedAnswer | null };

/**
 * Lays a batch of changes out as the arguments of commit_changes(): one JSON array per table, each row
 * carrying the number of its change. A table without rows is null.
 */
export function commitArguments(batch: readonly PendingChange[]): (string | null)[] {
  const rows = {
    changes: [] as object[],
    milestones: [] as object[],
    transfers: [] as object[],
    deposits: [] as object[],
    returns: [] as object[],
    refunds: [] as object[],
    references: [] as object[],
    accounts: [] as object[],
  };
  batch.forEach(({ change }, n) => {
    const { before, after } = change;
    const owner = { n, developer_id: after.developerId, agreement_id: after.id };
    const { transfers, head } = chainTransfers(change);
    rows.changes.push({
      ...owner,
      version: before.version,
      status: statusOf(after),
      account_provider: after.virtualAccount?.provider,
      account_number: after.virtualAccount?.accountNumber,
      account_bank_code: after.virtualAccount?.bankCode,
      account_name: after.virtualAccount?.accountName,
      hold: after.hold,
      event_count: after.eventCount,
      chain_head: head,
    });
    rows.milestones.push(
      ...changedMilestones(before, after).map((milestone) => ({ ...owner, ...milestone })),
    );
    rows.transfers.push(...transfers.map((transfer) => ({ ...owner, ...transfer })));
    for (const deposit of change.deposits) {
      rows.deposits.push({
        ...owner,
        provider: deposit.provider,
        transaction_id: deposit.transactionId,
        account_number: deposit.accountNumber,
        amount: deposit.amount,
        sender_name: deposit.senderName,
        applied: deposit.applied,
        received_at: deposit.receivedAt,
      });
    }
    for (const { provider, transactionId, returned } of change.returns) {
      rows.returns.push({ ...owner, provider, transaction_id: transactionId, returned });
    }
    for (const refund of change.refunds) {
      const { milestoneIds, createdAt, ...rest } = refund;
      const status = refundStatus(refund);
      rows.refunds.push({ ...owner, ...rest, status, milestone_ids: milestoneIds, created_at: createdAt });
    }
    for (const { subjectId, ...reference } of change.references) {
      rows.references.push({ ...owner, ...reference, subject_id: subjectId });
    }
    if (after.virtualAccount && !before.virtualAccount) {
      const { provider, accountNumber } = after.virtualAccount;
      rows.accounts.push({ ...owner, provider, account_number: accountNumber });
    }
  });
  const [events, jobs, answers] = sideEffects(batch);
  return [
    json(rows.changes),
    json(rows.milestones),
    json(rows.transfers),
    events,
    jobs,
    json(rows.deposits),
    json(rows.returns),
    json(rows.refunds),
    json(rows.references),
    json(rows.accounts),
    answers,
  ];
}

export function creationArguments(batch: readonly PendingChange[]): (string | null)[] {
  const agreements = batch.map(({ change: { after } }, n) => ({
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
    created_at: after.createdAt,
  }));
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
  return [json(agreements), json(milestones), ...sideEffects(batch)];
}

function sideEffects(
  batch: readonly PendingChange[],
): [events: string | null, jobs: string | null, answers: string | null] {
  const events: object[] = [];
  const jobs: object[] = [];
  const answers: object[] = [];
  batch.forEach(({ change, answer }, n) => {
    const { developerId, id } = change.after;
    for (const { createdAt, ...event } of change.events) {
      events.push({ n, developer_id: developerId, stream_id: id, ...event, created_at: createdAt });
    }
    for (const { id: jobId, kind, payload, runAt } of change.jobs) {
      const job = { id: jobId, kind, payload, run_at: runAt, created_at: change.decidedAt };
      jobs.push({ n, developer_id: developerId, ...job });
    }
    if (answer) answers.push({ n, ...answerRow(developerId, answer) });
  });
  return [json(events), json(jobs), json(answers)];
}

/** Only what differs is written: a milestone that a decision did not touch is the same object. */
function changedMilestones(before: Agreement, after: Agreement): object[] {
  return after.milestones
    .filter((milestone, index) => milestone !== before.milestones[index])
    .map((milestone) => ({
      id: milestone.id,
      buyer_confirmed: milestone.buyerConfirmed,
      seller_confirmed: milestone.sellerConfirmed,
      settlement: milestone.settlement,
      completed_as: milestone.completedAs,
      payout_attempts: milestone.payoutAttempts,
      payout_failures: milestone.payoutFailures,
      to_buyer: milestone.toBuyer,
      open_returns: milestone.openReturns,
    }));
}

function chainTransfers(change: Change): { transfers: object[]; head: string } {
  let head = change.before.chainHead;
  const transfers = change.transfers.map((transfer) => {
    head = createHash('sha256')
      .update(chainInput(head, change.after.id, transfer))
      .digest('hex');
    const { createdAt, ...rest } = transfer;
    return { ...rest, hash: head, created_at: createdAt };
  });
  return { transfers, head };
}

function json(rows: readonly object[]): string | null {
  return rows.length === 0 ? null : JSON.stringify(rows);
}
