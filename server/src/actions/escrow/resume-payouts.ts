import { acceptDetails } from '#core/escrow/payout/send.ts';
import * as payoutAccounts from '#store/escrow/payout-accounts.ts';
import { changeAgreement } from './change-agreement.ts';
import type { EscrowContext } from './escrow-desk.ts';

const BITE = 500;

/** Starts every payout that waited for this seller's details; 'more' when there were too many for one go. */
export async function resumePayouts(
  context: EscrowContext,
  seller: { readonly developerId: string; readonly externalUserId: string },
): Promise<'done' | 'more'> {
  const { developerId, externalUserId } = seller;
  const keys = await payoutAccounts.concerned(context.db, developerId, externalUserId, BITE);
  for (const key of keys) await changeAgreement(context, key, acceptDetails);
  return keys.length === BITE ? 'more' : 'done';
}
