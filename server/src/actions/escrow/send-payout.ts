import type { Context } from '#actions/context.ts';
import type { Agreement } from '#core/escrow/agreement.ts';
import type { BankTransferState } from '#core/escrow/bank.ts';
import { nextPayoutStep, type PayoutStep, settlePayout } from '#core/escrow/payout.ts';
import type { AgreementKey } from '#store/escrow/agreements.ts';
import * as payoutAccounts from '#store/escrow/payout-accounts.ts';
import { changeAgreement } from './change-agreement.ts';

export type PayoutKey = AgreementKey & { readonly milestoneId: string };
/** `attempts` is how often the payout had been tried when this was asked for. */
export type PayoutRequest = PayoutKey & { readonly attempts: number };

/**
 * Moves one payout as far as it can go now. Safe to run any number of times: what was submitted is asked about,
 * never sent under a new reference before the bank has said no to the old one.
 */
export async function sendPayout(context: Context, key: PayoutRequest): Promise<'settled' | 'pending'> {
  const { step, agreement } = await takeStep(context, key);
  switch (step.next) {
    case 'nothing':
      return 'settled';
    case 'wait_for_details': {
      // Details may have come between our look and our commit, when nobody was waiting for them yet.
      const known = await payoutAccounts.find(context.db, key.developerId, agreement.sellerExternalId);
      return known && step.change ? sendPayout(context, key) : 'settled';
    }
    case 'ask': {
      const state = await context.bank.findTransfer(step.reference);
      if (state) return settle(context, key, step.reference, state);
      // The bank never heard of it, and nothing leaves during a hold; the end of the hold starts it again.
      if (agreement.hold !== null) return 'settled';
      return submit(context, key, agreement, step);
    }
    case 'send':
      return submit(context, key, agreement, step);
  }
}

/** Applies the bank's word on a payout, whether we asked for it or it came by itself. */
export async function settle(
  context: Context,
  key: PayoutKey,
  reference: string,
  state: BankTransferState,
): Promise<'settled' | 'pending'> {
  if (state.status === 'PENDING') return 'pending';
  await changeAgreement(context, key, (agreement, moment) => ({
    change: settlePayout(agreement, key.milestoneId, reference, state, moment),
    result: undefined,
  }));
  return 'settled';
}

type Submittable = Extract<PayoutStep, { next: 'send' | 'ask' }>;

async function submit(
  context: Context,
  key: PayoutKey,
  agreement: Agreement,
  step: Submittable,
): Promise<'settled' | 'pending'> {
  const destination = await payoutAccounts.find(context.db, key.developerId, agreement.sellerExternalId);
  if (!destination) throw new Error(`the payout account of ${agreement.sellerExternalId} is gone`);
  const state = await context.bank.submitPayout({
    reference: step.reference,
    amount: step.milestone.amount,
    currency: agreement.currency,
    destination,
    narration: step.milestone.title.slice(0, 100),
  });
  return settle(context, key, step.reference, state);
}

function takeStep(context: Context, key: PayoutRequest): Promise<{ step: PayoutStep; agreement: Agreement }> {
  return changeAgreement(context, key, async (agreement, moment) => {
    const account = await payoutAccounts.find(context.db, key.developerId, agreement.sellerExternalId);
    const details = { provider: context.bank.name, known: account !== undefined };
    const step = nextPayoutStep(agreement, key, details, moment);
    const change = 'change' in step ? step.change : null;
    return { change, result: { step, agreement } };
  });
}
