import { recordAudit } from '#actions/record-audit.ts';
import { openDatabase, rotateSecrets, unlockBeside } from '#app/database.ts';
import type { Config } from '#settings/config.ts';
import {
  addNewSecret,
  dropOldSecrets,
  firstSecret,
  openRootSecret,
  type RootSecret,
} from '#settings/root-secret.ts';
import { type Cell, urlOf } from '#store/connection/cells.ts';
import { type Db, openDb } from '#store/db.ts';
import * as encryptionKeys from '#store/secrets/encryption-keys.ts';
import { openSecretBox } from '#store/secrets/secret-box.ts';
import { OF_SERVICE, operatorOf } from './audit/operator.ts';
import { CommandError, UsageError } from './command-error.ts';

/**
 * Encrypts everything but the books with a new key. With SECRETS_KEY set, that is the new key, and
 * SECRETS_KEY_OLD has the previous ones. Without it a new key is created in the data folder, which no running
 * service may use meanwhile.
 */
export async function manageSecrets(config: Config, words: readonly string[]): Promise<number> {
  if (words.length !== 1 || words[0] !== 'rotate') throw new UsageError('usage: surety secrets rotate');
  const inFolder = config.SECRETS_KEY === undefined;
  if (!inFolder && config.SECRETS_KEY_OLD.length === 0) {
    throw new CommandError(
      'set SECRETS_KEY to the new key (openssl rand -hex 32) and SECRETS_KEY_OLD to the current one, ' +
        'for every process, and run this again',
    );
  }
  const database = await openDatabase(config);
  const db = openDb(database.serviceUrl, { max: 1 });
  try {
    const given = await openRootSecret(config.SECRETS_KEY, config.DATA_DIR, config.SECRETS_KEY_OLD);
    const secret = inFolder ? await nextInFolder(db, given, config.DATA_DIR) : given;
    let encrypted = await rotateSecrets(db, openSecretBox(secret));
    // The old key is needed until the last cell is done.
    for (const cell of database.cells.slice(1))
      encrypted += await rotateCell(database.serviceUrl, cell, secret);
    if (inFolder) await dropOldSecrets(config.DATA_DIR);
    const opened = await unlockBeside(db, config);
    const operator = await operatorOf(opened);
    const record = {
      kind: 'secrets.rotated',
      subject: null,
      after: { keyId: secret.id, rows: encrypted },
    } as const;
    await opened.db.transaction((tx) => recordAudit(operator, tx, { developerId: OF_SERVICE, ...record }));
    console.log(
      `Encrypted ${encrypted} rows with the key ${secret.id}. ` +
        `The books stay protected with ${firstSecret(secret).id}: keep it as the last of the old keys.`,
    );
    return 0;
  } finally {
    await db.close();
    await database.stop();
  }
}

async function rotateCell(serviceUrl: string, cell: Cell, secret: RootSecret): Promise<number> {
  const db = openDb(urlOf(serviceUrl, cell), { max: 1 });
  try {
    return await rotateSecrets(db, openSecretBox(secret));
  } finally {
    await db.close();
  }
}

/** An interrupted rotation continues with the key that it had created. */
async function nextInFolder(db: Db, given: RootSecret, dataDir: string): Promise<RootSecret> {
  const unfinished = await encryptionKeys.othersInUse(db, openSecretBox(given));
  return unfinished ? given : addNewSecret(dataDir);
}
