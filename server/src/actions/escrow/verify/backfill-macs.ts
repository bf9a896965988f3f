import type { EscrowContext } from '#actions/escrow/context.ts';
import { sealInput } from '#core/escrow/verify/mac.ts';
import { openSeal } from '#store/escrow/verify/hmac.ts';
import * as unsealed from '#store/escrow/verify/missing-macs.ts';

/**
 * Seals agreements that an older version left behind, as they are: for what they were before nobody can
 * vouch, but from then on nothing is added to them without the secret. Returns how many there were.
 */
export async function sealOlder({ db, secret, clock }: EscrowContext, limit: number): Promise<number> {
  if (await unsealed.areNone(db)) return 0;
  const found = await unsealed.find(db, limit);
  if (found.length === 0) {
    await unsealed.noteNone(db, clock());
    return 0;
  }
  const seal = openSeal(secret.derive('seal'));
  await unsealed.seal(
    db,
    found.map((heads) => ({ ...heads, seal: seal(sealInput(heads)) })),
  );
  return found.length;
}
