import { matchSender } from '#core/name-match.ts';
import { type Agreement, isOver, outstandingOf } from './agreement.ts';
import type { IncomingDeposit } from './bank.ts';
import type { Decided, Moment } from './decision.ts';
import {
  BeyondBooks,
  causeOf,
  type Deposit,
  describeDeposit,
  type ReceivedDeposit,
  WrongCurrency,
} from './deposit.ts';
import { Draft } from './draft.ts';
import { MAX_MONEY, type Money, subtract, ZERO } from './money.ts';
import { drainReleases } from './release.ts';

/**
 * Records money that has arrived. A deposit is never refused if the books can hold it: the amount due goes to
 * escrow, the rest to excess, and money that arrives after the agreement's end to suspense, where it is
 * visible.
 */
export function receive(
  agreement: Agreement,
  incoming: IncomingDeposit,
  excessReturnAfterMs: number,
  moment: Moment,
  payersWatched = false,
): Decided<ReceivedDeposit> {
  const { currency, ...reported } = incoming;
  if (currency !== undefined && currency !== agreement.currency) throw new WrongCurrency(agreement, currency);
  refuseBeyondBooks(agreement, incoming.amount);
  const draft = new Draft(agreement, moment);
  const applied = !isOver(agreement);
  const deposit: Deposit = { ...reported, returned: ZERO, reversed: ZERO, applied, receivedAt: moment.now };
  const result = { agreementId: agreement.id, deposit, repeated: false };
  const cause = causeOf(incoming);
  const facts = { ...describeDeposit(incoming), fee: incoming.fee ?? ZERO };
  draft.addDeposit(deposit);
  draft.post('fee', facts.fee, cause);
  if (!applied) {
    draft.post('deposit_unapplied', incoming.amount, cause);
    draft.emit('deposit.unapplied', { ...facts, reason: 'agreement_closed' });
    draft.enqueue('return-excess', {}, new Date(moment.now.getTime() + excessReturnAfterMs));
    return { change: draft.done(), result };
  }
  const toEscrow = Math.min(incoming.amount, outstandingOf(agreement)) as Money;
  const toExcess = subtract(incoming.amount, toEscrow);
  draft.post('deposit', toEscrow, cause);
  draft.post('deposit_excess', toExcess, cause);
  draft.emit('deposit.received', {
    ...facts,
    escrow: toEscrow,
    excess: toExcess,
    // A different sender name may be a parent who pays, or an account that was taken over.
    senderMatch: matchSender(agreement.buyerName, incoming.senderName),
  });
  // The account has enabled comparing payers with everything else known about the buyer.
  if (payersWatched && incoming.senderName !== null) {
    draft.enqueue('compare-payer', { provider: incoming.provider, transactionId: incoming.transactionId });
  }
  announceFunding(draft);
  if (toExcess > 0) {
    draft.enqueue('return-excess', {}, new Date(moment.now.getTime() + excessReturnAfterMs));
  }
  drainReleases(draft);
  return { change: draft.done(), result };
}

function refuseBeyondBooks(agreement: Agreement, amount: Money): void {
  const limit = subtract(MAX_MONEY, agreement.deposited);
  if (amount > limit) throw new BeyondBooks(limit);
}

function announceFunding(draft: Draft): void {
  const { balances } = draft.agreement;
  const outstanding = outstandingOf(draft.agreement);
  const level =
    balances.excess > 0
      ? 'agreement.overfunded'
      : outstanding === 0
        ? 'agreement.funded'
        : 'agreement.partially_funded';
  draft.emit(level, { held: balances.escrow, excess: balances.excess, outstanding });
}
