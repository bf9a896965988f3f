import type { EscrowContext } from '#actions/escrow/context.ts';
import type { Agreement } from '#core/escrow/agreement.ts';
import type { Recall } from '#core/escrow/exceptions/recalled.ts';
import * as exceptions from '#store/escrow/exceptions.ts';

/** The recalls that are not settled. Only an agreement to which money is owed can have any. */
export async function recallsOf(
  { db }: EscrowContext,
  { developerId, id: agreementId, balances }: Agreement,
): Promise<readonly Recall[]> {
  if (balances.receivable === 0) return [];
  return exceptions.openRecalls(db, { developerId, agreementId });
}
