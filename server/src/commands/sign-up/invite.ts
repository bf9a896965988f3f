import { z } from 'zod';
import type { Config } from '#app/config.ts';
import { reachDatabase } from '#app/database.ts';
import { CommandError } from '#commands/command-error.ts';
import { normaliseEmail } from '#core/account/developer.ts';
import { endOfInvitation } from '#core/account/member.ts';
import { openRootSecret } from '#settings/root-secret.ts';
import * as invitations from '#store/account/invitations.ts';
import { hashToken, newToken } from '#store/account/tokens.ts';
import { databaseTime } from '#store/clock.ts';
import { openDb } from '#store/db.ts';
import { requireCurrent } from '#store/migrate.ts';
import * as sealingKeys from '#store/secrets/sealing-keys.ts';
import { openSecretBox } from '#store/secrets/secret-box.ts';

/** `surety invite`: lets somebody sign up where not everybody may. Beside a running service, too. */
export async function invite(config: Config, words: readonly string[]): Promise<number> {
  const [given = '', ...more] = words;
  if (!z.email().safeParse(given).success || more.length > 0) {
    throw new CommandError('usage: surety invite <e-mail address>');
  }
  if (config.SIGNUP === 'closed') throw new CommandError('SIGNUP is closed: set it to invited first');
  const email = normaliseEmail(given);
  const database = await reachDatabase(config);
  const db = openDb(database.serviceUrl, { max: 1 });
  try {
    await requireCurrent(db);
    const box = openSecretBox(
      await openRootSecret(config.SECRETS_KEY, config.DATA_DIR, config.SECRETS_KEY_OLD),
    );
    // With another key the service would not know the address again.
    await sealingKeys.adopt(db, box);
    const token = newToken();
    const expiresAt = endOfInvitation(await databaseTime(db));
    await invitations.insertForSignUp(db, box, hashToken(token), { email, expiresAt });
    console.log(
      `${email} may sign up once, until ${expiresAt.toISOString()}:\n` +
        `  in the dashboard at /dashboard/sign-up#${token}\n` +
        `  or with POST /v1/developer/signup and "invitation": "${token}"`,
    );
    return 0;
  } finally {
    await db.close();
    await database.stop();
  }
}
