import { environmentOf } from '#core/environment.ts';
import type { Agreement } from '#core/escrow/agreement.ts';
import { type AccountRequest, type Bank, BankUnavailable, type BuyerIdentity } from '#core/escrow/bank.ts';
import type { Money } from '#core/escrow/money.ts';
import { accountKind, type PaymentAccount } from '#core/escrow/payment-gate.ts';
import { Problem } from '#core/problem.ts';
import * as virtualAccounts from '#store/escrow/bank/virtual-accounts.ts';
import { bankFor, type EscrowContext } from './escrow-desk.ts';

export type PaymentPlan = {
  readonly amount: Money;
  readonly identity: BuyerIdentity | null;
  readonly assessmentId: string;
};

/**
 * Where a payment goes: the open account that the agreement has, or one that a bank issues for it. The second
 * bank is asked while the first is down; whatever the first did meanwhile, nobody was told of it.
 */
export async function accountForPayment(
  context: EscrowContext,
  agreement: Agreement,
  plan: PaymentPlan,
): Promise<PaymentAccount> {
  const { virtualAccount: current, developerId, id: agreementId } = agreement;
  if (current) {
    const kept = await virtualAccounts.ofAgreement(context.db, { developerId, agreementId });
    const isExact = kept.find(({ accountNumber }) => accountNumber === current.accountNumber)?.amount;
    if (!isExact) return { kept: current };
  }
  const fitting = banksFor(context, agreement, plan.identity);
  for (const { bank, kind } of fitting) {
    const request = requestFor(context, agreement, plan, kind);
    const account = await issueUnlessDown(bank, request);
    if (account) {
      const { reference } = request;
      return { issued: { ...account, reference }, replaces: current?.accountNumber ?? null };
    }
  }
  throw new Problem('provider_unavailable');
}

function banksFor(
  context: EscrowContext,
  { developerId, currency }: Agreement,
  identity: BuyerIdentity | null,
) {
  const first = bankFor(context, developerId);
  const second = first === context.bank ? context.fallbackBank : null;
  const banks = second ? [first, second] : [first];
  const asked = banks.map((bank) => ({ bank, kind: accountKind(bank.can, currency, identity) }));
  const fitting = asked.flatMap(({ bank, kind }) =>
    kind === 'open' || kind === 'exact' ? [{ bank, kind }] : [],
  );
  if (fitting.length > 0) return fitting;
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

/**
 * An open account is asked for under the agreement's id, so asking twice gives the same; an exact one under
 * that of the assessment, so each has its own.
 */
function requestFor(
  { policy }: EscrowContext,
  agreement: Agreement,
  { amount, identity, assessmentId }: PaymentPlan,
  kind: 'open' | 'exact',
): AccountRequest {
  const holder = agreement.buyerName ?? agreement.buyerExternalId;
  // Whoever is shown a test account should see what it is.
  const escrow = environmentOf(agreement.developerId) === 'test' ? 'Test Escrow' : 'Escrow';
  return {
    reference: kind === 'open' ? agreement.id : assessmentId,
    accountName: `${policy.accountLabel} ${escrow} - ${holder}`,
    customerEmail: agreement.buyerEmail,
    currency: agreement.currency,
    amount,
    identity,
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
