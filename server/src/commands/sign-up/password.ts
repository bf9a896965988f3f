import { z } from 'zod';
import { recordOfPerson } from '#actions/account/record-of-person.ts';
import { resetLink } from '#actions/account/signing-in/reset-password.ts';
import { recordAudit } from '#actions/record-audit.ts';
import { reachCells } from '#app/cells.ts';
import { unlockBeside } from '#app/database.ts';
import { OF_SERVICE, operatorOf } from '#commands/audit/operator.ts';
import { CommandError, UsageError } from '#commands/command-error.ts';
import { normaliseEmail } from '#core/account/developer.ts';
import { endOfReset } from '#core/account/second-factor.ts';
import type { Config } from '#settings/config.ts';
import { originOf } from '#settings/front-door.ts';
import * as people from '#store/account/people.ts';
import * as factors from '#store/account/signing-in/factors.ts';
import * as resets from '#store/account/signing-in/password-resets.ts';
import { hashToken, newToken } from '#store/account/tokens.ts';
import { openDb } from '#store/db.ts';
import { requireCurrent } from '#store/migrate.ts';
import { openSecretBox } from '#store/secrets/secret-box.ts';

/**
 * `surety password`: prints a link for choosing a new password, for installations without mail. It replaces
 * only the password; a person who has lost the second factor too needs `--forget-factors`.
 */
export async function password(
  config: Config,
  words: readonly string[],
  forgetFactors: boolean,
): Promise<number> {
  const [given = '', ...more] = words;
  if (!z.email().safeParse(given).success || more.length > 0) {
    throw new UsageError('usage: surety password <e-mail address> [--forget-factors]');
  }
  const email = normaliseEmail(given);
  const { cells, stop } = await reachCells(config);
  try {
    for (const { serviceUrl } of cells) {
      if (await makeLink(config, serviceUrl, { email, forgetFactors })) return 0;
    }
    throw new CommandError(`no person with the address ${email} was found`);
  } finally {
    await stop();
  }
}

/** False when the address is not in this cell. */
async function makeLink(
  config: Config,
  serviceUrl: string,
  { email, forgetFactors }: { readonly email: string; readonly forgetFactors: boolean },
): Promise<boolean> {
  const locked = openDb(serviceUrl, { max: 1 });
  try {
    await requireCurrent(locked);
    const opened = await unlockBeside(locked, config);
    const { db } = opened;
    const box = openSecretBox(opened.secret);
    const found = await people.credentialsOf(db, box, email);
    if (!found) return false;
    const { personId } = found;
    const token = newToken();
    const operator = await operatorOf(opened);
    const expiresAt = endOfReset(operator.clock());
    await db.transaction(async (tx) => {
      await resets.insert(tx, hashToken(token), { personId, expiresAt, mailed: false });
      const record = { kind: 'password.link_made', subject: null, after: { email, expiresAt } } as const;
      await recordAudit(operator, tx, { developerId: OF_SERVICE, ...record });
      if (!forgetFactors) return;
      await factors.removeAll(tx, personId);
      const removed = {
        kind: 'factor.removed',
        before: { factor: 'all' },
        actor: operator.caller.actor,
      } as const;
      await recordOfPerson(operator, tx, personId, removed);
    });
    console.log(
      `${email} may choose a new password once, until ${expiresAt.toISOString()}:\n` +
        `  ${resetLink(originOf(config), token)}` +
        (forgetFactors ? '\nThe authenticator app, the passkeys and the recovery codes were removed.' : ''),
    );
    return true;
  } finally {
    await locked.close();
  }
}
