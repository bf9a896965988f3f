import { type Agreement, isReleased, statusOf } from '#core/escrow/agreement.ts';
import type { Change } from '#core/escrow/change.ts';
import type { Deposit } from '#core/escrow/deposit.ts';
import { payoutIdOf } from '#core/escrow/payout/payout.ts';
import { type Refund, type RefundPart, refundStatus } from '#core/escrow/refund/refund.ts';
import type { DomainEvent } from '#core/events/event.ts';

/** What a commit may change of an agreement, but for its heads. */
export function agreementRow(after: Agreement): object {
  return {
    status: statusOf(after),
    account_provider: after.virtualAccount?.provider,
    account_number: after.virtualAccount?.accountNumber,
    account_bank_code: after.virtualAccount?.bankCode,
    account_name: after.virtualAccount?.accountName,
    hold: after.hold,
    event_count: after.eventCount,
  };
}

export function depositRow(deposit: Deposit): object {
  return {
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
  };
}

export function refundRow(refund: Refund): object {
  const { milestoneIds, createdAt, parts, open, failed, ...rest } = refund;
  const counts = { part_count: parts, open_parts: open, failed_parts: failed };
  const names = { milestone_ids: milestoneIds, created_at: createdAt };
  return { ...rest, ...names, ...counts, status: refundStatus(refund) };
}

/** Only what differs is written: a milestone that a decision did not touch is the same object. */
export function changedMilestones(before: Agreement, after: Agreement): object[] {
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
export function newPayouts({ before, after, decidedAt }: Change): object[] {
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

export function changedAttempts({ payoutAttempts }: Change): object[] {
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

/** Each with its event, which is written only where the exception is opened, or closed, by this very change. */
export function exceptionRows(batch: readonly { readonly change: Change }[]): {
  exceptions: object[];
  closings: object[];
} {
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

export function refundPartRow(part: RefundPart): object {
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
