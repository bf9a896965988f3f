import { cellOfNotice } from '#actions/escrow/bank/cell-of-notice.ts';
import { changeAgreement } from '#actions/escrow/change-agreement.ts';
import { applyCommissionState } from '#actions/escrow/commission/settle-commission.ts';
import { bankOf, type EscrowContext } from '#actions/escrow/context.ts';
import { asBank } from '#actions/escrow/receive-notification.ts';
import { whereIs } from '#actions/escrow/reconciliation/gone-deposits.ts';
import { applyRefundState } from '#actions/escrow/refund/pay-refunds.ts';
import { applyPayoutState } from '#actions/escrow/send-payout.ts';
import type {
  Bank,
  BankNotice,
  BankTransferState,
  DepositDispute,
  DepositReversal,
} from '#core/escrow/bank.ts';
import { causeOf } from '#core/escrow/deposit.ts';
import { disputeDeposit } from '#core/escrow/exceptions/dispute-deposit.ts';
import { reverseDeposit } from '#core/escrow/exceptions/reverse-deposit.ts';
import { isOurReference } from '#core/escrow/reconciliation/entry.ts';
import { partReference } from '#core/escrow/refund.ts';
import { DAY_MS } from '#core/time.ts';
import type { BankMessage, MessageKey, MessageOutcome } from '#store/escrow/bank/messages.ts';
import * as messages from '#store/escrow/bank/messages.ts';
import * as unmatchedMoney from '#store/escrow/bank/unmatched-money.ts';
import type { ReferenceOwner } from '#store/escrow/bank-references.ts';
import * as bankReferences from '#store/escrow/bank-references.ts';
import * as deposits from '#store/escrow/deposits.ts';
import * as refunds from '#store/escrow/refunds.ts';
import { messageOf } from './message-of.ts';
import { settleReturn, stateOfReturn } from './return-unmatched.ts';
import { openUnowned } from './unmatched-deposit.ts';

/** A reversal may be reported before its deposit. After a day, an exception is opened. */
const LATE_MS = DAY_MS;
/** After a month the deposit is no longer expected. */
const NEVER_MS = 30 * DAY_MS;

type Applied = { readonly outcome: MessageOutcome; readonly agreementId: string | null };

/** Applies a bank notification, once. "early" means that it concerns a deposit that has not arrived yet. */
export async function applyMessage(context: EscrowContext, key: MessageKey): Promise<'done' | 'early'> {
  const message = await messages.find(context.db, key);
  if (!message || message.outcome !== null) return 'done';
  const cell = await cellOfNotice(context, message.content);
  if (cell !== context) {
    // A reversal may arrive before its deposit, when its owner is not known yet.
    await messages.take(cell.db, { ...message, subject: messageOf(context, message.content).subject });
    cell.wakeWorker();
    await messages.conclude(context.db, key, 'elsewhere', null);
    return 'done';
  }
  const applied = await act(asBank(context, message.provider), message);
  if (!applied) return 'early';
  await messages.conclude(context.db, key, applied.outcome, applied.agreementId);
  return 'done';
}

async function act(context: EscrowContext, message: BankMessage): Promise<Applied | null> {
  const { content } = message;
  if (content.kind === 'transfer') return applyTransfer(context, message, content);
  if (content.kind === 'deposit_reversed') return applyReversal(context, content, message.receivedAt);
  if (content.kind === 'deposit_disputed') return applyDispute(context, content, message.receivedAt);
  throw new Error('a deposit must be recorded when it is received');
}

async function applyTransfer(
  context: EscrowContext,
  message: BankMessage,
  notice: Extract<BankNotice, { kind: 'transfer' }>,
): Promise<Applied> {
  const { provider } = message;
  const { reference, state } = notice;
  const owner = await bankReferences.find(context.db, provider, reference);
  // The shop's own transfers through the same account are not ours to explain.
  if (!owner && !isOurReference(reference)) return { outcome: 'unknown', agreementId: null };
  if (!owner) {
    const details = { provider, reference, status: state.status, reason: state.reason ?? null };
    const subject = `${provider}:${reference}`;
    await openUnowned(context, { kind: 'unknown_reference', subject, amount: null, details });
    return { outcome: 'unknown', agreementId: null };
  }
  if (owner.kind === 'return') {
    const settled = await settleReturn(context, owner.subjectId, state, provider);
    return { outcome: settled ? 'applied' : 'repeated', agreementId: null };
  }
  if (owner.kind === 'commission') {
    const payout = { developerId: owner.developerId, id: owner.subjectId };
    const newest = await newestState(context, message, notice);
    const settled = await applyCommissionState(context, payout, newest);
    return { outcome: settled ? 'applied' : 'repeated', agreementId: null };
  }
  const newest = await newestState(context, message, notice);
  const changed = await passOn(context, owner, reference, newest);
  const isApplied = changed && newest.status === state.status;
  return { outcome: isApplied ? 'applied' : 'repeated', agreementId: owner.agreementId };
}

/**
 * The state in the notification, unless the bank has sent another one that was not applied, perhaps because
 * the reference was unknown after a restore. It is then unclear which is newer, so the bank is asked.
 */
async function newestState(
  context: EscrowContext,
  message: BankMessage,
  { reference, state }: Extract<BankNotice, { kind: 'transfer' }>,
): Promise<BankTransferState> {
  const others = await messages.unheeded(context.db, message, reference);
  // PENDING contradicts no other state.
  if (!others.some((other) => other.kind === 'transfer' && other.state.status !== 'PENDING')) return state;
  return (await bankOf(context, message.provider).findTransfer(reference)) ?? { status: 'PENDING' };
}

/** True when this state changed something, and not a newer one that the bank gave when it was asked. */
async function passOn(
  context: EscrowContext,
  owner: ReferenceOwner,
  reference: string,
  state: BankTransferState,
): Promise<boolean> {
  if (owner.kind === 'refund') {
    return (await applyRefundState(context, owner, reference, state))?.status === state.status;
  }
  const payout = { ...owner, milestoneId: owner.subjectId };
  return (await applyPayoutState(context, payout, reference, state)) === 'new';
}

async function applyReversal(
  context: EscrowContext,
  reversal: DepositReversal,
  receivedAt: Date,
): Promise<Applied | null> {
  const { provider, transactionId } = reversal;
  const deposit = await deposits.findByTransaction(context.db, provider, transactionId);
  if (!deposit) return reverseUnmatched(context, reversal, receivedAt);
  const { agreementId } = deposit;
  const explained = reversal.orRefunded ? await explainedByRefunds(context, deposit) : 'recalled';
  if (explained === 'not yet') return null;
  if (explained !== 'recalled') return { outcome: explained, agreementId };
  const outcome = await changeAgreement(context, deposit, async (agreement, moment) => {
    const now = await deposits.findByTransaction(context.db, provider, transactionId);
    return reverseDeposit(agreement, now ?? deposit, reversal, moment);
  });
  return { outcome, agreementId };
}

/**
 * A dispute about unmatched money needs no hold, and one about money that has not arrived is kept until then.
 */
async function applyDispute(
  context: EscrowContext,
  dispute: DepositDispute,
  receivedAt: Date,
): Promise<Applied | null> {
  const { provider, transactionId, disputeId, reason } = dispute;
  const deposit = await deposits.findByTransaction(context.db, provider, transactionId);
  if (deposit) {
    await changeAgreement(context, deposit, (agreement, moment) =>
      disputeDeposit(agreement, deposit, dispute, moment),
    );
    return { outcome: 'applied', agreementId: deposit.agreementId };
  }
  const waitedMs = context.clock().getTime() - receivedAt.getTime();
  if (waitedMs <= LATE_MS && !(await unmatchedMoney.find(context.db, provider, transactionId))) return null;
  const subject = `${causeOf(dispute)}:${disputeId}`;
  const details = { provider, transactionId, disputeId, reason };
  await openUnowned(context, { kind: 'deposit_disputed', subject, amount: null, details });
  return { outcome: 'applied', agreementId: null };
}

/**
 * Tells whether our own refunds are why the bank calls a deposit reversed. Where our books do not explain it,
 * the bank is asked again: a refund may have come back since, a refused one may have been paid, and a
 * restored database may have forgotten one. A refund in our books that the bank may pay leaves the question
 * open.
 */
async function explainedByRefunds(
  context: EscrowContext,
  deposit: deposits.KnownDeposit,
): Promise<'repeated' | 'unknown' | 'recalled' | 'not yet'> {
  const { provider, transactionId, amount } = deposit;
  const parts = await refunds.partsOfDeposit(context.db, deposit, deposit);
  const sent = parts.filter(({ attempts }) => attempts > 0);
  const total = (some: readonly refunds.PartOfDeposit[]) => some.reduce((sum, part) => sum + part.amount, 0);
  const paid = sent.filter(({ status }) => status === 'PAID');
  if (total(paid) >= amount) return 'repeated';
  const bank = bankOf(context, provider);
  const unpaid = sent.filter(({ status }) => status !== 'PAID');
  const isRequested = total(sent) >= amount;
  if (isRequested && (await areUnderWay(bank, transactionId, unpaid))) return 'not yet';
  const where = await whereIs(context, bank, deposit);
  if (where === 'taken') return 'recalled';
  return where === 'refunded' && isRequested ? 'not yet' : 'unknown';
}

async function areUnderWay(
  bank: Bank,
  transactionId: string,
  parts: readonly refunds.PartOfDeposit[],
): Promise<boolean> {
  for (const part of parts) {
    const state = await bank.findTransfer(partReference(part), { transactionId });
    if (state?.status !== 'SUCCEEDED' && state?.status !== 'PENDING') return false;
  }
  return true;
}

/**
 * Unmatched money is reversed as it came. A notification about money that has not arrived is kept until it
 * has.
 */
async function reverseUnmatched(
  context: EscrowContext,
  reversal: DepositReversal,
  receivedAt: Date,
): Promise<Applied | null> {
  const { provider, transactionId, reason } = reversal;
  const unmatched = await unmatchedMoney.find(context.db, provider, transactionId);
  const details = { provider, transactionId, amount: reversal.amount ?? null, reason };
  const exception = { subject: causeOf(reversal), amount: null, details };
  if (unmatched && reversal.orRefunded && !unmatched.left) {
    const returned = await stateOfReturn(context, unmatched);
    if (returned?.status === 'PENDING') return null;
    if (returned) await settleReturn(context, transactionId, returned, provider);
    if (returned?.status === 'SUCCEEDED') return { outcome: 'repeated', agreementId: null };
  }
  if (unmatched) {
    const whole = reversal.amount === undefined || reversal.amount === unmatched.amount;
    if (
      whole &&
      !unmatched.left &&
      (await unmatchedMoney.post(context.db, 'unmatched_reversed', unmatched, context.clock()))
    )
      return { outcome: 'applied', agreementId: null };
    const isReturned = reversal.orRefunded && unmatched.left === 'unmatched_returned';
    if (isReturned || (whole && unmatched.left === 'unmatched_reversed'))
      return { outcome: 'repeated', agreementId: null };
    await openUnowned(context, { kind: 'contradiction', ...exception });
    return { outcome: 'contradiction', agreementId: null };
  }
  const waitedMs = context.clock().getTime() - receivedAt.getTime();
  if (waitedMs > LATE_MS) await openUnowned(context, { kind: 'unknown_reference', ...exception });
  return waitedMs > NEVER_MS ? { outcome: 'unknown', agreementId: null } : null;
}
