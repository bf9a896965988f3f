import { createHash } from 'node:crypto';
import { type Agreement, isReleased, statusOf } from '#core/escrow/agreement.ts';
import type { Change } from '#core/escrow/change.ts';
import { chainInput } from '#core/escrow/ledger.ts';
import { payoutIdOf } from '#core/escrow/payout/payout.ts';
import { type RefundPart, refundStatus } from '#core/escrow/refund/refund.ts';
import type { DomainEvent } from '#core/events/event.ts';
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
    payouts: [] as object[],
    attempts: [] as object[],
    refundParts: [] as object[],
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
        sender_bank: deposit.senderBank,
        session_id: deposit.sessionId,
        fee: deposit.fee ?? 0,
        applied: deposit.applied,
        received_at: deposit.receivedAt,
      });
    }
    for (const { provider, transactionId, returned, reversed } of change.returns) {
      rows.returns.push({ ...owner, provider, transaction_id: transactionId, returned, reversed });
    }
    for (const refund of change.refunds) {
      const { milestoneIds, createdAt, parts, open, failed, ...rest } = refund;
      const counts = { part_count: parts, open_parts: open, failed_parts: failed };
      const status = refundStatus(refund);
      const names = { milestone_ids: milestoneIds, created_at: createdAt };
      rows.refunds.push({ ...owner, ...rest, ...names, ...counts, status });
    }
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
    json(exceptions),
    json(closings),
    answers,
    json(rows.payouts),
    json(rows.attempts),
    json(rows.refundParts),
  ];
}

/** Each with its event, which is written only where the exception is opened, or closed, by this very change. */
function exceptionRows(batch: readonly PendingChange[]): { exceptions: object[]; closings: object[] } {
  const exceptions: object[] = [];
  const closings: object[] = [];
  batch.forEach(({ change }, n) => {
    const owner = { n, developer_id: change.after.developerId };
    const eventRow = (streamId: string, { createdAt, ...event }: DomainEvent) => ({
      ...owner,
      stream_id: streamId,
      ...event,
      created_at: createdAt,
    });
    for (const { agreementId, openedAt, event, ...rest } of change.exceptions) {
      const opened = { ...owner, agreement_id: agreementId, ...rest, opened_at: openedAt };
      exceptions.push({ ...opened, event: eventRow(rest.id, event) });
    }
    for (const { id, note, closedBy, closedAt, event } of change.closings) {
      const closed = { ...owner, id, note, closed_by: closedBy, closed_at: closedAt };
      closings.push({ ...closed, event: eventRow(id, event) });
    }
  });
  return { exceptions, closings };
}

function refundPartRow(part: RefundPart): object {
  return {
    refund_id: part.refundId,
    position: part.position,
    provider: part.provider,
    transaction_id: part.transactionId,
    amount: part.amount,
    status: part.status,
    attempts: part.attempts,
    stem: part.stem,
    retry_at: part.retryAt,
    reason: part.reason,
    bank_code: part.destination?.bankCode,
    account_number: part.destination?.accountNumber,
    account_name: part.destination?.accountName,
    settled_at: part.settledAt,
  };
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

/** A payout begins when its milestone is released, whoever released it. */
function newPayouts({ before, after, decidedAt }: Change): object[] {
  return after.milestones
    .filter((milestone, index) => {
      const old = before.milestones[index];
      return old && milestone !== old && isReleased(milestone) && !isReleased(old);
    })
    .map(({ id }) => ({
      id: payoutIdOf(id),
      milestone_id: id,
      seller_external_id: after.sellerExternalId,
      created_at: decidedAt,
    }));
}

function changedAttempts({ payoutAttempts }: Change): object[] {
  return payoutAttempts.map(({ destination, ...attempt }) => ({
    milestone_id: attempt.milestoneId,
    attempt: attempt.attempt,
    reference: attempt.reference,
    provider: attempt.provider,
    amount: attempt.amount,
    bank_code: destination?.bankCode,
    account_number: destination?.accountNumber,
    account_name: destination?.accountName,
    name_at_bank: destination?.nameAtBank,
    name_match: destination?.nameMatch,
    account_version: destination?.version,
    status: attempt.status,
    reason: attempt.reason,
    submitted_at: attempt.submittedAt,
    settled_at: attempt.settledAt,
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
