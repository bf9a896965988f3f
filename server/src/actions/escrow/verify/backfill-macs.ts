import type { EscrowContext } from '#actions/escrow/context.ts';
import { agreementMacInput } from '#core/escrow/verify/mac.ts';
import { openMac } from '#store/escrow/verify/hmac.ts';
import * as missingMacs from '#store/escrow/verify/missing-macs.ts';

/**
 * Adds MACs to agreements from an older version, as they are: their past cannot be vouched for, but from now
 * on nothing can be added without the secret. It reads all agreements once, `limit` at a time, and never
 * again after that. Returns how many had none.
 */
export async function backfillMacs({ db, secret, clock }: EscrowContext, limit: number): Promise<number> {
  if (await missingMacs.areNone(db)) return 0;
  const mac = openMac(secret.derive('seal'));
  let last = { developerId: '', agreementId: '' };
  let count = 0;
  for (;;) {
    const found = await missingMacs.find(db, last, limit);
    await missingMacs.mac(
      db,
      found.map((heads) => ({ ...heads, mac: mac(agreementMacInput(heads)) })),
    );
    count += found.length;
    const end = found.at(-1);
    if (!end || found.length < limit) break;
    last = end;
  }
  await missingMacs.noteNone(db, clock());
  return count;
}
