import { type Agreement, isReleased, statusOf } from '#core/escrow/agreement.ts';
import type { Amended } from '#core/escrow/amendments/amendment.ts';
import type { Change } from '#core/escrow/change.ts';
import { type Deadline, deadlinesOf } from '#core/escrow/deadlines.ts';
import type { Milestone } from '#core/escrow/milestone.ts';
import { partsOf } from '#core/escrow/part.ts';
import { payoutIdOf } from '#core/escrow/payout.ts';
import { refundStatus } from '#core/escrow/refund.ts';
import { storedShareOf } from '#core/escrow/share.ts';
import { rowsOf } from '#store/caller-metadata/caller-metadata.ts';
import * as places from '#store/escrow/encrypted/associated-data.ts';
import { disputeMarkRow, markRows } from '#store/search/marks.ts';
import { encryptFacts, type PersonalBox } from '#store/secrets/personal.ts';
import type { Chains } from './commit-chains.ts';
import { clockOf } from './stored-clock.ts';

/*
 * The rows of one change for each table, as commit_changes() takes them. Every row has its owner; the number
 * in the batch is added in commit-arguments.ts. Personal data is encrypted here.
 */

function keyOf({ after }: Change) {
  return { developerId: after.developerId, agreementId: after.id };
}

export function ownerOf({ after }: Change): object {
  return { developer_id: after.developerId, agreement_id: after.id };
}

const PARTIES = ['virtualAccount', 'buyerEmail', 'sellerEmail'] as const;

export function agreement(change: Change, { chainHead, eventHead, mac }: Chains, box: PersonalBox): object {
  const { before, after } = change;
  return {
    ...ownerOf(change),
    version: before.version,
    last_event: before.eventHead,
    status: statusOf(after),
    account_provider: after.virtualAccount?.provider,
    account_number: after.virtualAccount?.accountNumber,
    account_bank_code: after.virtualAccount?.bankCode,
    // Empty when no personal data is left, null when it stays as it is.
    encrypted: PARTIES.every((fact) => after[fact] === before[fact])
      ? null
      : (encryptedParties(after, box) ?? ''),
    hold: after.hold,
    ...(after.fundingRemindedAt && { funding_reminded_at: after.fundingRemindedAt }),
    event_count: after.eventCount,
    chain_head: chainHead,
    event_head: eventHead,
    mac,
  };
}

/** Encrypts the parties, together with the account name, which contains part of the buyer's. */
export function encryptedParties(
  { developerId, id, ...agreement }: Agreement,
  box: PersonalBox,
): string | null {
  const { buyerEmail, buyerName, sellerEmail, sellerName, virtualAccount } = agreement;
  const facts = { buyerEmail, buyerName, sellerEmail, sellerName, accountName: virtualAccount?.accountName };
  return encryptFacts(box, places.agreementData({ developerId, agreementId: id }), facts);
}

export function newMilestones(change: Change): object[] {
  const owner = ownerOf(change);
  return change.after.milestones.map((milestone, position) => ({
    ...owner,
    position,
    ...termsRow(milestone),
  }));
}

function termsRow({ id, title, amount, fees, shares, limits }: Milestone): object {
  return {
    id,
    title,
    amount,
    ...(fees.length > 0 && { fees }),
    ...(shares.length > 0 && { shares: shares.map(storedShareOf) }),
    ...(limits && { limits }),
  };
}

/** The amendment, with what is agreed if it has come into force. */
export function amendments(change: Change): object[] {
  const { before, after } = change;
  const { amendment, totalAmount, fundBy } = after;
  if (!amendment || amendment === before.amendment) return [];
  const row = { ...ownerOf(change), amendment, total_amount: totalAmount, fund_by: fundBy };
  if (amendment.status !== 'ACCEPTED') return [row];
  const idsOf = (which: (one: Amended) => boolean) =>
    new Set(amendment.milestones.filter(which).map(({ before: old, after: now }) => (now ?? old)?.id));
  const termsOf = (ids: ReturnType<typeof idsOf>) =>
    after.milestones.filter(({ id }) => ids.has(id)).map(termsRow);
  const added = termsOf(idsOf(({ before: old }) => old === null));
  const altered = termsOf(idsOf(({ before: old, after: now }) => old !== null && now !== null));
  const dropped = [...idsOf(({ after: now }) => now === null)];
  return [{ ...row, added, altered, dropped }];
}

/** Only changed milestones are written: one that a decision did not touch is the same object. */
export function milestones(change: Change): object[] {
  const owner = ownerOf(change);
  const known = new Set(change.before.milestones);
  return change.after.milestones
    .filter((milestone) => !known.has(milestone))
    .map((milestone) => ({
      ...owner,
      id: milestone.id,
      ...titleColumn(milestone, change),
      buyer_confirmed: milestone.buyerConfirmed,
      seller_confirmed: milestone.sellerConfirmed,
      settlement: milestone.settlement,
      completed_as: milestone.completedAs,
      payout_attempts: milestone.payoutAttempts,
      payout_failures: milestone.payoutFailures,
      to_buyer: milestone.toBuyer,
      open_returns: milestone.openReturns,
      ...(milestone.commission > 0 && { commission: milestone.commission }),
      ...(milestone.shares.length > 0 && { shares: milestone.shares.map(storedShareOf) }),
      ...clockColumn(milestone),
      ...(milestone.dispute && { dispute: milestone.dispute }),
    }));
}

function titleColumn({ id, title }: Milestone, { before }: Change): object {
  return before.milestones.find((old) => old.id === id)?.title === title ? {} : { title };
}

function clockColumn(milestone: Milestone): object {
  const clock = clockOf(milestone);
  return clock ? { clock } : {};
}

/** The deadlines that a change adds, moves or removes. A removed one has no time. */
export function deadlines(change: Change): object[] {
  const { before, after } = change;
  const nameOf = ({ kind, milestoneId }: Deadline) => `${kind} ${milestoneId ?? ''}`;
  const known = new Map(
    (before.version === 0 ? [] : deadlinesOf(before)).map((deadline) => [nameOf(deadline), deadline]),
  );
  const row = ({ kind, milestoneId, at }: Omit<Deadline, 'at'> & { readonly at: Date | null }) => ({
    ...ownerOf(change),
    kind,
    milestone_id: milestoneId ?? '',
    due_at: at,
  });
  const rows: object[] = [];
  for (const deadline of deadlinesOf(after)) {
    const old = known.get(nameOf(deadline));
    known.delete(nameOf(deadline));
    if (old?.at.getTime() !== deadline.at.getTime()) rows.push(row(deadline));
  }
  return [...rows, ...[...known.values()].map((gone) => row({ ...gone, at: null }))];
}

export function jobs({ after, decidedAt, jobs: wanted }: Change): object[] {
  return wanted.map(({ id, kind, payload, runAt }) => ({
    developer_id: after.developerId,
    id,
    kind,
    payload,
    run_at: runAt,
    created_at: decidedAt,
  }));
}

export function deposits(change: Change, _chains: Chains, box: PersonalBox): object[] {
  return change.deposits.map((deposit) => ({
    ...ownerOf(change),
    provider: deposit.provider,
    transaction_id: deposit.transactionId,
    account_number: deposit.accountNumber,
    amount: deposit.amount,
    encrypted: encryptFacts(box, places.depositData(keyOf(change), deposit), {
      senderName: deposit.senderName,
    }),
    sender_bank: deposit.senderBank,
    session_id: deposit.sessionId,
    fee: deposit.fee ?? 0,
    applied: deposit.applied,
    received_at: deposit.receivedAt,
  }));
}

export function returns(change: Change): object[] {
  return change.returns.map(({ provider, transactionId, returned, reversed }) => ({
    ...ownerOf(change),
    provider,
    transaction_id: transactionId,
    returned,
    reversed,
  }));
}

export function refunds(change: Change): object[] {
  return change.refunds.map((refund) => {
    const { milestoneIds, createdAt, parts, open, failed, ...rest } = refund;
    const counts = { part_count: parts, open_parts: open, failed_parts: failed };
    const names = { milestone_ids: milestoneIds, created_at: createdAt };
    return { ...ownerOf(change), ...rest, ...names, ...counts, status: refundStatus(refund) };
  });
}

export function refundParts(change: Change, _chains: Chains, box: PersonalBox): object[] {
  const owner = ownerOf(change);
  return change.refundParts.map((part) => ({
    ...owner,
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
    encrypted: encryptFacts(box, places.refundPartData(keyOf(change), part), {
      accountNumber: part.destination?.accountNumber,
      accountName: part.destination?.accountName,
    }),
    ...(part.viaRefund && { via_refund: true }),
    ...(part.waits && { waits: true }),
    settled_at: part.settledAt,
  }));
}

export function references(change: Change): object[] {
  return change.references.map(({ subjectId, ...reference }) => ({
    ...ownerOf(change),
    ...reference,
    subject_id: subjectId,
    given_at: change.decidedAt,
  }));
}

export function virtualAccounts(change: Change, _chains: Chains, box: PersonalBox): object[] {
  return change.accounts.map((account) => ({
    ...ownerOf(change),
    provider: account.provider,
    account_number: account.accountNumber,
    reference: account.reference,
    bank_code: account.bankCode,
    encrypted: encryptFacts(box, places.virtualAccountData(keyOf(change), account), {
      accountName: account.accountName,
    }),
    amount: account.amount,
    expires_at: account.expiresAt,
    issued_at: change.decidedAt,
  }));
}

/** A payout for each payee starts when its milestone is released. */
export function payouts(change: Change): object[] {
  const { before, after, decidedAt } = change;
  return after.milestones
    .filter((milestone) => {
      if (!isReleased(milestone)) return false;
      const old = before.milestones.find(({ id }) => id === milestone.id);
      return old && milestone !== old && !isReleased(old);
    })
    .flatMap((milestone) => partsOf(after, milestone))
    .filter(({ amount }) => amount > 0)
    .map(({ id, milestoneId, payeeExternalId }) => ({
      ...ownerOf(change),
      id: payoutIdOf(id),
      milestone_id: milestoneId,
      seller_external_id: payeeExternalId,
      created_at: decidedAt,
    }));
}

export function attempts(change: Change, _chains: Chains, box: PersonalBox): object[] {
  return change.payoutAttempts.map(({ destination, ...attempt }) => ({
    ...ownerOf(change),
    milestone_id: attempt.partId,
    attempt: attempt.attempt,
    reference: attempt.reference,
    provider: attempt.provider,
    amount: attempt.amount,
    bank_code: destination?.bankCode,
    encrypted: encryptFacts(box, places.attemptData(keyOf(change), attempt), {
      accountNumber: destination?.accountNumber,
      accountName: destination?.accountName,
      nameAtBank: destination?.nameAtBank,
    }),
    name_match: destination?.nameMatch,
    account_version: destination?.version,
    status: attempt.status,
    reason: attempt.reason,
    session_id: attempt.sessionId,
    submitted_at: attempt.submittedAt,
    settled_at: attempt.settledAt,
  }));
}

export function payoutHolds(change: Change): object[] {
  return change.payoutHolds.map((hold) => ({
    ...ownerOf(change),
    id: hold.id,
    milestone_id: hold.milestoneId,
    rule: hold.rule,
    account_version: hold.accountVersion,
    until: hold.until,
    opened_at: hold.openedAt,
    lifted_at: hold.liftedAt,
    lifted_by: hold.liftedBy,
    note: hold.note,
  }));
}

/** The caller's metadata for the agreement, a refund, or the assessment of a payment. */
export function callerMetadata(change: Change, _chains: Chains, box: PersonalBox): readonly object[] {
  return rowsOf(box, change.after.developerId, change.callerMetadata);
}

/** What an agreement can be found by: written anew when its own metadata are. */
export function agreementMarks(
  { after, callerMetadata: given }: Change,
  box: PersonalBox,
): readonly object[] {
  return markRows(box, {
    developerId: after.developerId,
    agreementId: after.id,
    part: '',
    buyer: [after.buyerName, after.buyerEmail],
    seller: [after.sellerName, after.sellerEmail],
    other: given.flatMap(({ reference, metadata }) => [reference, ...Object.values(metadata).map(String)]),
    amount: after.totalAmount,
  });
}

export function changedMarks(change: Change, chains: Chains, box: PersonalBox): readonly object[] {
  const { agreementId, developerId } = keyOf(change);
  const parts = [...depositMarks(change, chains, box), ...disputeMarks(change, box)];
  if (!change.callerMetadata.some(({ replaces }) => replaces)) return parts;
  const nothing = { developer_id: developerId, agreement_id: agreementId, part: '' };
  const [marks = nothing] = agreementMarks(change, box);
  return [...parts, { ...marks, replaces: true }];
}

function depositMarks(change: Change, _chains: Chains, box: PersonalBox): readonly object[] {
  return change.deposits.flatMap(({ transactionId, senderName, amount }) =>
    markRows(box, { ...keyOf(change), part: transactionId, buyer: [senderName], amount }),
  );
}

function disputeMarks(change: Change, box: PersonalBox): readonly object[] {
  const known = new Set(change.before.milestones.map(({ dispute }) => dispute?.id));
  return change.after.milestones.flatMap(({ dispute }) =>
    dispute && !known.has(dispute.id) ? [disputeMarkRow(box, keyOf(change), dispute.id)] : [],
  );
}
