import { anchorOrigin } from '#core/escrow/verify/anchor.ts';
import type { Config } from '#settings/config.ts';
import { findRootSecret, firstSecret } from '#settings/root-secret.ts';
import { openAnchorKey } from '#store/escrow/verify/anchor-key.ts';
import { CommandError, UsageError } from './command-error.ts';

/** `surety anchors key <account id> …`: needs the secret but no database. */
export async function printAnchorKeys(config: Config, words: readonly string[]): Promise<number> {
  const [what, ...accounts] = words;
  if (what !== 'key' || accounts.length === 0) {
    throw new UsageError('name an account: surety anchors key <account id>, such as dev_0192…');
  }
  const found = await findRootSecret(config.SECRETS_KEY, config.DATA_DIR, config.SECRETS_KEY_OLD);
  if (!found) {
    throw new CommandError(
      'no secret found: DATA_DIR has none and SECRETS_KEY is not set. The first start creates one',
    );
  }
  const secret = firstSecret(found);
  const key = openAnchorKey(secret.derive('anchor'));
  for (const account of accounts) console.log(key.verifierKey(anchorOrigin(secret.id, account)));
  return 0;
}
