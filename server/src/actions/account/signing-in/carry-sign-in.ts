import type { AccountContext } from '#actions/account/context.ts';
import { findInCells } from '#actions/cells.ts';
import * as passkeys from '#store/account/signing-in/passkeys.ts';
import * as signIns from '#store/account/signing-in/sign-ins.ts';
import type { Said } from './webauthn.ts';

/**
 * Returns the cell of a person who signs in with a passkey. Only the passkey identifies them, so the
 * challenge may have been issued in another cell; it is then moved.
 */
export async function carrySignIn<One extends AccountContext>(
  cells: readonly One[],
  { tokenHash, said }: { readonly tokenHash: Buffer; readonly said: Said },
): Promise<One | null> {
  const asked = await findInCells(cells, ({ db, clock }) => signIns.find(db, tokenHash, clock()));
  if (!asked || asked.found.visitor) return asked?.cell ?? null;
  const owner = await findInCells(cells, ({ db }) => passkeys.find(db, String(said['id'])));
  if (!owner || owner.cell === asked.cell) return asked.cell;
  await signIns.carry(asked.cell.db, owner.cell.db, tokenHash);
  return owner.cell;
}
