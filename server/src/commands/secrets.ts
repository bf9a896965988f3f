import type { Config } from '#app/config.ts';
import { openDatabase, rotateSecrets } from '#app/database.ts';
import { addNewSecret, dropOldSecret, openRootSecret } from '#settings/root-secret.ts';
import { openDb } from '#store/db.ts';
import { openSecretBox } from '#store/secret-box.ts';
import { CommandError } from './command-error.ts';

/**
 * Seals everything with a new key. With SECRETS_KEY set, that is the new one, and SECRETS_KEY_OLD the one
 * until now; without it a new one is made in the data folder, in which no service may run meanwhile.
 */
export async function manageSecrets(config: Config, words: readonly string[]): Promise<number> {
  if (words.length !== 1 || words[0] !== 'rotate') throw new CommandError('usage: surety secrets rotate');
  const inFolder = config.SECRETS_KEY === undefined;
  if (!inFolder && !config.SECRETS_KEY_OLD) {
    throw new CommandError(
      'set SECRETS_KEY to the new key (openssl rand -hex 32) and SECRETS_KEY_OLD to the one until now, ' +
        'for every process, and run this again',
    );
  }
  const database = await openDatabase(config);
  const db = openDb(database.serviceUrl, { max: 1 });
  try {
    const secret = inFolder
      ? await addNewSecret(config.DATA_DIR)
      : await openRootSecret(config.SECRETS_KEY, config.DATA_DIR, config.SECRETS_KEY_OLD);
    const sealed = await rotateSecrets(db, openSecretBox(secret));
    if (inFolder) await dropOldSecret(config.DATA_DIR);
    const left = inFolder ? '' : ' SECRETS_KEY_OLD is no longer needed.';
    console.log(`Sealed ${sealed} rows with the key ${secret.id}.${left}`);
    return 0;
  } finally {
    await db.close();
    await database.stop();
  }
}
