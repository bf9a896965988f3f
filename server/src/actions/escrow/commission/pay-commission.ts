import { bankFor, type EscrowContext } from '#actions/escrow/context.ts';
import { recordAudit } from '#actions/record-audit.ts';
import { availableOf, type CommissionPayout } from '#core/escrow/commission.ts';
import { formatAmount } from '#core/escrow/currency.ts';
import { money } from '#core/escrow/money.ts';
import type { PayoutAccount } from '#core/escrow/payout-account.ts';
import { OWN_ACCOUNT_ID } from '#core/external-id.ts';
import { Problem } from '#core/problem.ts';
import type { Queryable } from '#store/db.ts';
import * as commission from '#store/escrow/commission.ts';
import * as payoutAccounts from '#store/escrow/payout-accounts.ts';
import { type Answered, type AnswerFor, NO_ANSWER, saveAnswer } from '#store/idempotency.ts';
import * as jobs from '#store/jobs.ts';

/** Undecided payouts whose jobs are checked in one run. */
const UNDECIDED = 1_000;

/**
 * Pays out the commission of every tenant that has an account for it and at least the minimum, in each
 * currency. Returns the tenants for which that failed.
 */
export async function payAllCommission(context: EscrowContext): Promise<string[]> {
  const failed: string[] = [];
  for (const developerId of await commission.tenants(context.db)) {
    try {
      await payCommissionOf(context, developerId);
    } catch (error) {
      failed.push(`${developerId}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  // A job that got lost is added again; one that exists stays as it is.
  for (const payout of await commission.undecided(context.db, UNDECIDED)) {
    await jobs.add(context.db, jobOf(payout, context.clock()), context.clock());
  }
  return failed;
}

/** Pays out the commission of a tenant that has an account for it, in each currency with the minimum. */
export async function payCommissionOf(context: EscrowContext, developerId: string): Promise<void> {
  try {
    for (const totals of await commission.totals(context.db, developerId)) {
      if (availableOf(totals) < Math.max(1, context.policy.commissionMinimum)) continue;
      await payCommission(context, developerId, totals.currency, NO_ANSWER);
    }
  } catch (error) {
    if (!(error instanceof Problem && error.code === 'no_commission_account')) throw error;
  }
}

/** Pays out everything that can be paid out in a currency. */
export async function payCommission(
  context: EscrowContext,
  developerId: string,
  currency: string,
  answerFor: AnswerFor<CommissionPayout>,
): Promise<Answered<CommissionPayout>> {
  const { db, clock, mac } = context;
  const paid = await db.transaction(async (tx) => {
    const account = await usableAccount(context, tx, developerId);
    const number = await commission.nextNumber(tx, developerId);
    const totals = (await commission.totals(tx, developerId)).find((one) => one.currency === currency);
    const available = totals ? availableOf(totals) : 0;
    if (available <= 0) throw nothingToPay(currency);
    const amount = money(available);
    // Derived from the number: a service restored from a backup gives a repeated payout the same reference.
    const id = context.derivedId('cpo', developerId, number);
    const payout: CommissionPayout = {
      developerId,
      id,
      number,
      currency,
      amount,
      provider: bankFor(context, developerId).name,
      reference: id,
      accountVersion: account.version,
      status: 'SUBMITTED',
      reason: null,
      createdAt: clock(),
      settledAt: null,
    };
    const giveBack = await context.caller.spend(amount, currency);
    if (!(await commission.insert(tx, payout, mac))) {
      await giveBack();
      throw nothingToPay(currency);
    }
    await jobs.add(tx, jobOf(payout, payout.createdAt), payout.createdAt);
    const record = { developerId, kind: 'commission.paid_out', subject: id } as const;
    const { accountVersion } = payout;
    await recordAudit(context, tx, { ...record, after: { amount, currency, accountVersion } });
    return saveAnswer(tx, developerId, payout, answerFor);
  });
  context.wakeWorker();
  return paid;
}

function jobOf({ developerId, id }: CommissionPayout, runAt: Date) {
  return {
    developerId,
    id: `settle-${id}`,
    kind: 'settle-commission',
    payload: { payoutId: id },
    runAt,
  } as const;
}

async function usableAccount(
  context: EscrowContext,
  tx: Queryable,
  developerId: string,
): Promise<PayoutAccount> {
  const owner = { developerId, externalUserId: OWN_ACCOUNT_ID };
  const account = await payoutAccounts.newest(tx, owner, context.mac);
  if (account && account.usableFrom <= context.clock()) return account;
  throw new Problem(
    'no_commission_account',
    account
      ? `The account of ${OWN_ACCOUNT_ID} was changed and can be paid to from ${account.usableFrom.toISOString()}. Try again then.`
      : `Set your own account first, with PUT /v1/escrow/payout-accounts/${OWN_ACCOUNT_ID}.`,
  );
}

function nothingToPay(currency: string): Problem {
  return new Problem(
    'no_commission',
    `No commission in ${currency} can be paid out now: ${formatAmount(0, currency)} is left of milestones that are paid or refunded.`,
  );
}
