import type { Unlocked } from '#app/database.ts';
import { OPERATOR } from '#core/actor.ts';
import { firstSecret } from '#settings/root-secret.ts';
import { openDatabaseClock } from '#store/clock.ts';
import { openMac } from '#store/escrow/verify/hmac.ts';
import { newId } from '#store/ids.ts';

/** The log of whoever runs the service: what a command does to no account in particular. */
export const OF_SERVICE = '';

/** Whoever is at the command line, as far as the log of acts needs to know them. */
export async function operatorOf({ db, secret }: Unlocked) {
  const { clock } = await openDatabaseClock(db);
  const mac = openMac(firstSecret(secret).derive('seal'));
  return { actor: OPERATOR, origin: null, newId, clock, mac };
}
