import { Problem } from '#core/problem.ts';
import * as payouts from '#store/escrow/payouts.ts';
import type { EscrowContext } from './context.ts';

export type PayoutKey = { readonly developerId: string; readonly payoutId: string };

export async function findPayout({ db }: EscrowContext, { developerId, payoutId }: PayoutKey) {
  const payout = await payouts.find(db, developerId, payoutId);
  if (payout) return payout;
  throw new Problem(
    'not_found',
    'No payout with this id exists in this account. GET /v1/payouts lists them.',
  );
}
