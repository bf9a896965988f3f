import { bankFor, type EscrowContext } from '#actions/escrow/context.ts';
import { environmentOf } from '#core/environment.ts';
import type { Agreement } from '#core/escrow/agreement.ts';
import { type AccountRequest, type Bank, BankUnavailable } from '#core/escrow/bank.ts';
import { accountKind, type PaymentAccount } from '#core/escrow/payment-gate.ts';
import { Problem } from '#core/problem.ts';
import type { AgreementKey } from '#store/escrow/agreements.ts';
import * as virtualAccounts from '#store/escrow/bank/virtual-accounts.ts';

type PaymentPlan = Pick<AccountRequest, 'amount' | 'identity'>;

/** Whoever asks again within this time is given what a slow bank has made meanwhile. */
const SAME_REQUEST_MS = 10 * 60_000;

/**
 * Where a payment goes: the open account that the agreement has, or one that a bank issues for it. The second
 * bank is asked while the first is down, or slow; whatever the first did meanwhile, nobody was told of it.
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
        'The bank issues an account only to a buyer who is known. Send buyer_bvn or buyer_nin.',
      )
    : new Problem(
        'validation_failed',
        `The bank takes no ${currency}. Make the agreement in another currency.`,
      );
}

function tooLittle(least: number): Problem {
  const message = `must be at least ${least}, the smallest payment that the bank takes`;
  return new Problem('validation_failed', `transaction_amount ${message}.`, {
    details: [{ path: 'transaction_amount', message }],
  });
}

/**
 * Asking twice under one reference gives one account. An open one is the agreement's; one after it was closed
 * is another. An exact one is that of the payment: the same until somebody was given it, and for not so long
 * that it may have ended.
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
  // Whoever is shown a test account should see what it is.
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
