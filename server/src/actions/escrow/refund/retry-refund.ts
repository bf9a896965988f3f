import type { Waiting } from '#actions/approvals/context.ts';
import { changeOnceApproved } from '#actions/escrow/change-agreement.ts';
import { bankFor, bankOf, type EscrowContext } from '#actions/escrow/context.ts';
import { reachBank } from '#actions/escrow/reach-bank.ts';
import { environmentOf } from '#core/environment.ts';
import type { Agreement } from '#core/escrow/agreement.ts';
import type { BankDestination } from '#core/escrow/bank.ts';
import { spentBy } from '#core/escrow/change.ts';
import type { Moment } from '#core/escrow/decision.ts';
import { type Refund, type RefundPart, refundStatus, waitsForAccount } from '#core/escrow/refund.ts';
import { type RedirectFacts, type Redirection, redirectTo } from '#core/escrow/refunds/redirect.ts';
import { giveDetails, sendAgain } from '#core/escrow/refunds/send.ts';
import { Problem } from '#core/problem.ts';
import type { AgreementKey } from '#store/escrow/agreements.ts';
import * as deposits from '#store/escrow/deposits.ts';
import * as refunds from '#store/escrow/refunds.ts';
import * as policies from '#store/escrow/release/policies.ts';
import type { Answered, AnswerFor } from '#store/idempotency.ts';
import { findRefund } from './find-refund.ts';

/** The new destination of a refused refund. The name is only compared with the bank's. */
export type NewDestination = Omit<BankDestination, 'accountName'> & { readonly accountName: string | null };

export async function retryRefund(
  context: EscrowContext,
  key: AgreementKey,
  input: { readonly refundId: string; readonly destination: NewDestination | null },
  answerFor: AnswerFor<Refund | Waiting>,
): Promise<Answered<Refund | Waiting>> {
  const { refundId } = input;
  const asked = input.destination;
  const destination = asked && (await atBank(context, key, refundId, asked));
  let redirection: Redirection | null = null;
  return changeOnceApproved(
    context,
    key,
    async (agreement, moment) => {
      const refund = await findRefund(context, key, refundId);
      const failed = await refunds.parts(context.db, key, { refundId, status: 'FAILED' }, null);
      const waiting = await waitingParts(context, key, refund);
      redirection = destination && redirectTo(destination, await factsOf(context, agreement, asked, moment));
      if (waiting.length > 0) return giveDetails(agreement, { refund, waiting }, redirection, moment);
      return sendAgain(agreement, { refund, failed }, redirection, moment);
    },
    (change) => ({
      kind: 'refund',
      amount: spentBy(change),
      summary: redirection
        ? summaryOf(redirection)
        : 'Retry a refund that the bank refused, to the original account.',
      input: { agreementId: key.agreementId, ...input, ...(redirection && namesOf(redirection)) },
    }),
    answerFor,
  );
}

/** Returns the parts that the bank has, but cannot pay before it knows an account. */
async function waitingParts(
  context: EscrowContext,
  key: AgreementKey,
  refund: Refund,
): Promise<RefundPart[]> {
  if (refundStatus(refund) !== 'PENDING') return [];
  const sent = await refunds.parts(context.db, key, { refundId: refund.id, status: 'SUBMITTED' }, null);
  const waiting = sent.filter(waitsForAccount);
  return waiting.filter(({ provider }) => bankOf(context, provider).completeRefund !== undefined);
}

/** The approver decides by the bank's names, and only for those. */
function namesOf({ accountName: nameAtBank, buyerMatch, senderMatch }: Redirection) {
  return { nameAtBank, buyerMatch, senderMatch };
}

function summaryOf({ bankCode, accountNumber, accountName, ...matches }: Redirection): string {
  const compared = [
    ['the name given', matches.nameMatch],
    ['the buyer’s name', matches.buyerMatch],
    ['the sender’s name', matches.senderMatch],
  ] as const;
  return (
    `Retry a refund that the bank refused, to account ${accountNumber} at bank ${bankCode}. ` +
    `The account holder at the bank is ${accountName}. ` +
    `Compared with ${compared.map(([name, match]) => `${name}: ${match}`).join('; ')}.`
  );
}

async function factsOf(
  { db, policy }: EscrowContext,
  { developerId, id: agreementId, buyerName }: Agreement,
  asked: NewDestination | null,
  { now }: Moment,
): Promise<RedirectFacts> {
  const paidIn = await deposits.newest(db, { developerId, agreementId });
  const { rules } = await policies.find(db, developerId);
  return {
    nameGiven: asked?.accountName ?? null,
    buyerName,
    senderNames: paidIn.map(({ senderName }) => senderName),
    rules,
    coolOffMs: policy.payoutAccountCoolOffMs[environmentOf(developerId)],
    now,
  };
}

/** The bank is asked for the name first, as for payouts: a typing mistake must not cost the refund. */
async function atBank(
  context: EscrowContext,
  key: AgreementKey,
  refundId: string,
  { bankCode, accountNumber }: NewDestination,
): Promise<BankDestination> {
  // A wrong refund id must be reported before anything about the account.
  await findRefund(context, key, refundId);
  const bank = bankFor(context, key.developerId);
  const accountName = await reachBank(() => bank.resolveAccount({ bankCode, accountNumber }));
  if (accountName === null) {
    throw new Problem(
      'validation_failed',
      'The bank does not know this account. Check the bank code and the number.',
      { details: [{ path: 'destination.accountNumber', message: 'is not known at this bank' }] },
    );
  }
  return { bankCode, accountNumber, accountName };
}
