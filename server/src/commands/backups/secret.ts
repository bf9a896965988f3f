import { CommandError } from '#commands/command-error.ts';
import type { Config } from '#settings/config.ts';
import { findRootSecret, firstSecret, type RootSecret } from '#settings/root-secret.ts';
import type { Queryable } from '#store/db.ts';
import * as macSecret from '#store/secrets/mac-secret.ts';

/** The secret of a database signs every copy of it, and is part of none. */
export async function secretOf(config: Config, db: Queryable): Promise<RootSecret> {
  const encryptedBy = await macSecret.read(db);
  const secret = await secretIfHere(config);
  if (secret && (encryptedBy === undefined || encryptedBy === secret.id)) return secret;
  throw new CommandError(
    `the secret ${encryptedBy ?? 'of its first start'} is not here, but is needed to sign the copy; ` +
      'set SECRETS_KEY, or a ' +
      'DATA_DIR with secrets.key',
  );
}

export async function secretIfHere(config: Config): Promise<RootSecret | null> {
  const secret = await findRootSecret(config.SECRETS_KEY, config.DATA_DIR, config.SECRETS_KEY_OLD);
  return secret && firstSecret(secret);
}
