import { changeAgreement } from '#actions/escrow/change-agreement.ts';
import type { EscrowContext } from '#actions/escrow/context.ts';
import type { IncomingDeposit } from '#core/escrow/bank.ts';
import { UNSAID_CURRENCY } from '#core/escrow/currency.ts';
import {
  BeyondBooks,
  causeOf,
  DepositConflict,
  UnknownAccount,
  WrongCurrency,
} from '#core/escrow/deposit.ts';
import { Draft } from '#core/escrow/draft.ts';
import type { NewException } from '#core/escrow/exception.ts';
import * as unowned from '#core/escrow/exceptions/unmatched.ts';
import type { Queryable } from '#store/db.ts';
import type { AgreementKey } from '#store/escrow/agreements.ts';
import * as messages from '#store/escrow/bank/messages.ts';
import * as unmatchedMoney from '#store/escrow/bank/unmatched-money.ts';
import * as deposits from '#store/escrow/deposits.ts';
import * as exceptions from '#store/escrow/exceptions.ts';
import { openMac } from '#store/escrow/verify/hmac.ts';
import { messageOf } from './message-of.ts';

/**
 * Records a reported deposit that no agreement can accept. It is never refused, because the bank would report
 * it forever, and never lost. True when it was recorded.
 */
export async function recordUnmatchedDeposit(
  context: EscrowContext,
  deposit: IncomingDeposit,
  error: unknown,
): Promise<boolean> {
  if (error instanceof DepositConflict) await keepConflict(context, deposit, error);
  else if (error instanceof WrongCurrency) await recordUnmatched(context, deposit, 'wrong_currency');
  else if (error instanceof UnknownAccount || error instanceof BeyondBooks)
    await recordUnmatched(context, deposit, 'unmatched_deposit');
  else return false;
  return true;
}

/** The bank has reported one transaction in two ways. The first is in the books; a person has to decide. */
export async function keepConflict(
  context: EscrowContext,
  deposit: IncomingDeposit,
  { known, reported }: DepositConflict,
): Promise<void> {
  const owner = await deposits.findByTransaction(context.db, known.provider, known.transactionId);
  const details = {
    knownAmount: known.amount,
    knownAccountNumber: known.accountNumber,
    reportedAmount: reported.amount,
    reportedAccountNumber: reported.accountNumber,
  };
  const conflict = { kind: 'deposit_conflict', subject: causeOf(known), amount: null, details } as const;
  await open(context, owner, conflict);
  await noteMessage(context, deposit, 'conflict', owner?.agreementId ?? null);
}

/**
 * Money at the bank that belongs to no agreement or has the wrong currency: the platform holds it until it is
 * returned.
 */
async function recordUnmatched(
  context: EscrowContext,
  deposit: IncomingDeposit,
  kind: 'wrong_currency' | 'unmatched_deposit',
): Promise<void> {
  const { provider, transactionId, accountNumber, amount, senderName, senderBank, sessionId } = deposit;
  const { db } = context;
  const currency = deposit.currency ?? UNSAID_CURRENCY;
  const unmatched = { provider, transactionId, accountNumber, amount, currency };
  if (!(await unmatchedMoney.takeIn(db, unmatched, context.clock()))) {
    const known =
      (await unmatchedMoney.find(db, provider, transactionId)) ?? (await depositOf(context, deposit));
    const same = known.accountNumber === accountNumber && known.amount === amount;
    if (!same) return keepConflict(context, deposit, new DepositConflict(known, deposit));
  }
  const { owner } = await deposits.lookUp(db, deposit);
  const from = { senderName, senderBank: senderBank ?? null, sessionId: sessionId ?? null };
  const details = { provider, transactionId, accountNumber, currency, ...from };
  await open(context, owner, { kind, subject: causeOf(deposit), amount, currency, details });
  await noteMessage(context, deposit, 'unmatched', owner?.agreementId ?? null);
}

async function depositOf(context: EscrowContext, { provider, transactionId }: IncomingDeposit) {
  const known = await deposits.findByTransaction(context.db, provider, transactionId);
  if (!known) throw new Error(`transaction ${transactionId} of ${provider} is registered but in no books`);
  return known;
}

async function open(
  context: EscrowContext,
  owner: AgreementKey | null,
  exception: NewException,
): Promise<void> {
  if (!owner) return openUnowned(context, exception);
  await changeAgreement(context, owner, (agreement, moment) => {
    const draft = new Draft(agreement, moment);
    draft.addException(exception);
    return { change: draft.done(), result: undefined };
  });
}

export function openUnowned(context: EscrowContext, exception: NewException): Promise<void> {
  return context.db.transaction((tx) => openUnownedIn(context, tx, exception));
}

/** Like openUnowned, in the transaction that stores what led to it. */
export function openUnownedIn(
  { secret, newId, clock, caller: { actor } }: EscrowContext,
  tx: Queryable,
  exception: NewException,
): Promise<void> {
  const opened = unowned.openUnowned(exception, { now: clock(), newId, actor });
  return exceptions.openUnowned(tx, opened, openMac(secret.derive('seal')));
}

function noteMessage(
  context: EscrowContext,
  deposit: IncomingDeposit,
  outcome: messages.MessageOutcome,
  agreementId: string | null,
): Promise<void> {
  const message = messageOf(context, { kind: 'deposit', deposit });
  return messages.note(context.db, message, outcome, agreementId);
}
