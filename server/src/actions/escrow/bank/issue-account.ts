import { bankFor, type EscrowContext } from '#actions/escrow/context.ts';
import { environmentOf } from '#core/environment.ts';
import type { Agreement } from '#core/escrow/agreement.ts';
import { type AccountRequest, type Bank, BankUnavailable } from '#core/escrow/bank.ts';
import { accountKind, type PaymentAccount } from '#core/escrow/payment-gate.ts';
import { Problem } from '#core/problem.ts';
import type { AgreementKey } from '#store/escrow/agreements.ts';
import * as virtualAccounts from '#store/escrow/bank/virtual-accounts.ts';

type PaymentPlan = Pick<AccountRequest, 'amount' | 'identity'>;

/** A repeated request within this time gets the account that a slow bank has created meanwhile. */
const SAME_REQUEST_MS = 10 * 60_000;

/**
 * Returns the account for a payment: the open one of the agreement, or a new one. The second bank is asked
 * when the first is down or slow; an account that the first creates meanwhile was never shown to anyone.
 */
export async function accountForPayment(
  context: EscrowContext,
  agreement: Agreement,
  plan: PaymentPlan,
): Promise<PaymentAccount> {
  const { virtualAccount: current, developerId, id: agreementId } = agreement;
  const key = { developerId, agreementId };
  if (current && (await virtualAccounts.takesAnything(context.db, key, current))) return { kept: current };
  for (const { bank, kind } of banksFor(context, agreement, plan)) {
    const isFirst = kind === 'open' && !current;
    const reference = isFirst ? agreementId : await referenceFor(context, key, plan, kind);
    const request = requestFor(context, agreement, plan, reference);
    const account = await issueUnlessDown(bank, request);
    if (account) return { issued: { ...account, reference }, replaces: current?.accountNumber ?? null };
  }
  throw new Problem('provider_unavailable');
}

function banksFor(context: EscrowContext, { developerId, currency }: Agreement, plan: PaymentPlan) {
  const first = bankFor(context, developerId);
  const second = first === context.bank ? context.fallbackBank : null;
  const banks = second ? [first, second] : [first];
  const asked = banks.map((bank) => ({ bank, kind: accountKind(bank.can, { ...plan, currency }) }));
  const fitting = asked.flatMap(({ bank, kind }) =>
    kind === 'open' || kind === 'exact' ? [{ bank, kind }] : [],
  );
  if (fitting.length > 0) return fitting;
  if (asked.some(({ kind }) => kind === 'too little')) {
    throw tooLittle(Math.min(...banks.map(({ can }) => can.leastExact)));
  }
  throw asked.some(({ kind }) => kind === 'identity missing')
    ? new Problem(
        'validation_failed',
        'The bank issues accounts only to identified buyers. Send buyerBvn or buyerNin.',
      )
    : new Problem(
        'validation_failed',
        `The bank does not support ${currency}. Create the agreement in another currency.`,
      );
}

function tooLittle(least: number): Problem {
  const message = `must be at least ${least}, the smallest payment that the bank accepts`;
  return new Problem('validation_failed', `transactionAmount ${message}.`, {
    details: [{ path: 'transactionAmount', message }],
  });
}

/**
 * Two requests with one reference give one account. An open account has the agreement's reference, with a
 * number after it was closed. An exact account belongs to one payment: its reference stays the same until it
 * is issued, and for less time than the account may last.
 */
async function referenceFor(
  { db, clock, derivedId }: EscrowContext,
  key: AgreementKey,
  { amount }: PaymentPlan,
  kind: 'open' | 'exact',
): Promise<string> {
  const { issued, closed } = await virtualAccounts.count(db, key);
  if (kind === 'open') return closed === 0 ? key.agreementId : `${key.agreementId}_${closed + 1}`;
  const window = Math.floor(clock().getTime() / SAME_REQUEST_MS);
  return derivedId('acc', key.developerId, key.agreementId, amount, issued, window);
}

function requestFor(
  { policy }: EscrowContext,
  agreement: Agreement,
  plan: PaymentPlan,
  reference: string,
): AccountRequest {
  const holder = agreement.buyerName ?? agreement.buyerExternalId;
  // A test account must be recognisable as such.
  const escrow = environmentOf(agreement.developerId) === 'test' ? 'Test Escrow' : 'Escrow';
  return {
    ...plan,
    reference,
    accountName: `${policy.accountLabel} ${escrow} - ${holder}`,
    customerEmail: agreement.buyerEmail,
    currency: agreement.currency,
  };
}

async function issueUnlessDown(bank: Bank, request: AccountRequest) {
  try {
    return await bank.issueAccount(request);
  } catch (error) {
    if (error instanceof BankUnavailable) return null;
    throw error;
  }
}
