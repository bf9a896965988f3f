import type { EscrowContext } from '#actions/escrow/context.ts';
import { agreementMacInput } from '#core/escrow/verify/mac.ts';
import { openMac } from '#store/escrow/verify/hmac.ts';
import * as missingMacs from '#store/escrow/verify/missing-macs.ts';

/**
 * Adds MACs to agreements from an older version, as they are: their past cannot be vouched for, but from now
 * on nothing can be added without the secret. Returns how many there were.
 */
export async function backfillMacs({ db, secret, clock }: EscrowContext, limit: number): Promise<number> {
  if (await missingMacs.areNone(db)) return 0;
  const found = await missingMacs.find(db, limit);
  if (found.length === 0) {
    await missingMacs.noteNone(db, clock());
    return 0;
  }
  const mac = openMac(secret.derive('seal'));
  await missingMacs.mac(
    db,
    found.map((heads) => ({ ...heads, mac: mac(agreementMacInput(heads)) })),
  );
  return found.length;
}
