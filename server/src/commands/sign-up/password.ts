import { z } from 'zod';
import { resetLink } from '#actions/account/signing-in/reset-password.ts';
import type { Config } from '#app/config.ts';
import { reachDatabase } from '#app/database.ts';
import { CommandError } from '#commands/command-error.ts';
import { normaliseEmail } from '#core/account/developer.ts';
import { endOfReset } from '#core/account/second-factor.ts';
import { originOf } from '#settings/front-door.ts';
import { openRootSecret } from '#settings/root-secret.ts';
import * as people from '#store/account/people.ts';
import * as factors from '#store/account/signing-in/factors.ts';
import * as resets from '#store/account/signing-in/password-resets.ts';
import { hashToken, newToken } from '#store/account/tokens.ts';
import { databaseTime } from '#store/clock.ts';
import { openDb } from '#store/db.ts';
import { requireCurrent } from '#store/migrate.ts';
import * as sealingKeys from '#store/secrets/sealing-keys.ts';
import { openSecretBox } from '#store/secrets/secret-box.ts';

/**
 * `surety password`: a link with which somebody chooses a new password, for where no mail is sent. It stands
 * for the password alone; whoever has lost their second factor too needs `--forget-factors`.
 */
export async function password(
  config: Config,
  words: readonly string[],
  forgetFactors: boolean,
): Promise<number> {
  const [given = '', ...more] = words;
  if (!z.email().safeParse(given).success || more.length > 0) {
    throw new CommandError('usage: surety password <e-mail address> [--forget-factors]');
  }
  const email = normaliseEmail(given);
  const database = await reachDatabase(config);
  const db = openDb(database.serviceUrl, { max: 1 });
  try {
    await requireCurrent(db);
    const box = openSecretBox(
      await openRootSecret(config.SECRETS_KEY, config.DATA_DIR, config.SECRETS_KEY_OLD),
    );
    // With another key nobody would be found under the address.
    await sealingKeys.adopt(db, box);
    const found = await people.credentialsOf(db, box, email);
    if (!found) throw new CommandError(`nobody here has the address ${email}`);
    const token = newToken();
    const expiresAt = endOfReset(await databaseTime(db));
    await db.transaction(async (tx) => {
      await resets.insert(tx, hashToken(token), { personId: found.personId, expiresAt });
      if (forgetFactors) await factors.removeAll(tx, found.personId);
    });
    console.log(
      `${email} may choose a new password once, until ${expiresAt.toISOString()}:\n` +
        `  ${resetLink(originOf(config), token)}` +
        (forgetFactors ? '\nThe authenticator app, the passkeys and the recovery codes are forgotten.' : ''),
    );
    return 0;
  } finally {
    await db.close();
    await database.stop();
  }
}
