import type { Unlocked } from '#app/database.ts';
import { OPERATOR } from '#core/actor.ts';
import { firstSecret } from '#settings/root-secret.ts';
import { openDatabaseClock } from '#store/clock.ts';
import { openMac } from '#store/escrow/verify/hmac.ts';
import { newId } from '#store/ids.ts';

/** The operator's part of the audit log, for commands that belong to no single account. */
export const OF_SERVICE = '';

/** The operator at the command line, as an actor for the audit log. */
export async function operatorOf({ db, secret }: Unlocked) {
  const { clock } = await openDatabaseClock(db);
  const mac = openMac(firstSecret(secret).derive('seal'));
  return { caller: { actor: OPERATOR, origin: null }, newId, clock, mac };
}
