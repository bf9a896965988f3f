import type { BankDestination, BankTransferState } from '#core/escrow/bank.ts';
import { nextPayoutStep, type Payout, type PayoutStep, settlePayout } from '#core/escrow/payout.ts';
import type { AgreementKey } from '#store/escrow/agreements.ts';
import * as payoutAccounts from '#store/escrow/payout-accounts.ts';
import { changeAgreement } from './change-agreement.ts';
import type { EscrowContext } from './escrow-desk.ts';

export type PayoutKey = AgreementKey & { readonly milestoneId: string };
/** `attempts` is how often the payout had been tried when this was asked for. */
export type PayoutRequest = PayoutKey & { readonly attempts: number };

/**
 * Moves one payout as far as it can go now. Safe to run any number of times: what was submitted is asked
 * about, never sent under a new reference before the bank has said no to the old one.
 */
export async function sendPayout(
  context: EscrowContext,
  key: PayoutRequest,
  /** A reference of which the bank has just said that it never heard of it. */
  unheardOf?: string,
): Promise<'settled' | 'pending'> {
  const { step, destination } = await takeStep(context, key);
  switch (step.next) {
    case 'nothing':
      return 'settled';
    case 'wait_for_details': {
      // Details may have come between our look and our commit, when nobody was waiting for them yet.
      const known = await payoutAccounts.find(context.db, key.developerId, step.sellerExternalId);
      return known && step.since === 'now' ? sendPayout(context, key) : 'settled';
    }
    case 'ask': {
      const { reference } = step.payout;
      if (reference !== unheardOf) {
        const state = await context.bank.findTransfer(reference);
        if (state) return applyPayoutState(context, key, reference, state);
        // While the bank looked, somebody may have put a hold on: so look again, right before it is sent.
        return sendPayout(context, key, reference);
      }
      // Nothing leaves during a hold; the end of the hold starts it again.
      return step.maySend ? submit(context, key, step.payout, destination) : 'settled';
    }
    case 'send':
      return submit(context, key, step.payout, destination);
  }
}

/** Applies the bank's word on a payout, whether we asked for it or it came by itself. */
export async function applyPayoutState(
  context: EscrowContext,
  key: PayoutKey,
  reference: string,
  state: BankTransferState,
): Promise<'settled' | 'pending'> {
  if (state.status === 'PENDING') return 'pending';
  const sent = { milestoneId: key.milestoneId, reference };
  await changeAgreement(context, key, (agreement, moment) => settlePayout(agreement, sent, state, moment));
  return 'settled';
}

/** Nothing is awaited between the last look at the agreement and the call: a hold would come too late. */
async function submit(
  context: EscrowContext,
  key: PayoutKey,
  { sellerExternalId, ...payout }: Payout,
  destination: BankDestination | undefined,
): Promise<'settled' | 'pending'> {
  if (!destination) throw new Error(`the payout account of ${sellerExternalId} is gone`);
  const state = await context.bank.submitPayout({ ...payout, destination });
  return applyPayoutState(context, key, payout.reference, state);
}

async function takeStep(
  context: EscrowContext,
  key: PayoutRequest,
): Promise<{ step: PayoutStep; destination: BankDestination | undefined }> {
  let destination: BankDestination | undefined;
  const step = await changeAgreement(context, key, async (agreement, moment) => {
    destination = await payoutAccounts.find(context.db, key.developerId, agreement.sellerExternalId);
    const details = { provider: context.bank.name, known: destination !== undefined };
    return nextPayoutStep(agreement, key, details, moment);
  });
  return { step, destination };
}
