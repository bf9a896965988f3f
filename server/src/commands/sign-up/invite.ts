import { z } from 'zod';
import { assignCell } from '#actions/account/assign-cell.ts';
import { recordAudit } from '#actions/record-audit.ts';
import { reachCells } from '#app/cells.ts';
import { unlockBeside } from '#app/database.ts';
import { OF_SERVICE, operatorOf } from '#commands/audit/operator.ts';
import { CommandError, UsageError } from '#commands/command-error.ts';
import { normaliseEmail } from '#core/account/developer.ts';
import { endOfInvitation } from '#core/account/member.ts';
import type { Config } from '#settings/config.ts';
import * as invitations from '#store/account/invitations.ts';
import { hashToken, newToken } from '#store/account/tokens.ts';
import { type Db, openDb } from '#store/db.ts';
import { requireCurrent } from '#store/migrate.ts';
import * as encryptionKeys from '#store/secrets/encryption-keys.ts';
import { openSecretBox } from '#store/secrets/secret-box.ts';

/** `surety invite`: lets someone sign up where sign-up is by invitation. Works while the service runs. */
export async function invite(config: Config, words: readonly string[]): Promise<number> {
  const [given = '', ...more] = words;
  if (!z.email().safeParse(given).success || more.length > 0) {
    throw new UsageError('usage: surety invite <e-mail address>');
  }
  if (config.SIGNUP === 'closed') throw new CommandError('SIGNUP is closed: set it to invited first');
  const email = normaliseEmail(given);
  const { cells, stop } = await reachCells(config);
  const locked = cells.map(({ serviceUrl }) => openDb(serviceUrl, { max: 1 }));
  try {
    const opened = await Promise.all(locked.map((db) => openOne(config, db)));
    const places = opened.map((one, nth) => ({
      ...one,
      cell: { name: cells[nth]?.name ?? '', isFirst: nth === 0 },
    }));
    const [first, ...others] = places as [(typeof places)[number]];
    // The account is created in the cell in which the person is invited.
    const chosen = others.length === 0 ? first : await assignCell([first, ...others], { email });
    const { db, box, operator } = chosen;
    const token = newToken();
    const expiresAt = endOfInvitation(operator.clock());
    await db.transaction(async (tx) => {
      await invitations.insertForSignUp(tx, box, hashToken(token), { email, expiresAt });
      const record = { kind: 'sign_up.invited', subject: null, after: { email, expiresAt } } as const;
      await recordAudit(operator, tx, { developerId: OF_SERVICE, ...record });
    });
    console.log(
      `${email} may sign up once, until ${expiresAt.toISOString()}:\n` +
        `  in the dashboard at /dashboard/sign-up#${token}\n` +
        `  or with POST /v1/developer/signup and "invitation": "${token}"`,
    );
    return 0;
  } finally {
    await Promise.all(locked.map((db) => db.close()));
    await stop();
  }
}

async function openOne(config: Config, locked: Db) {
  await requireCurrent(locked);
  const opened = await unlockBeside(locked, config);
  const box = openSecretBox(opened.secret);
  // With another key, the service would not recognise the address.
  await encryptionKeys.adopt(opened.db, box);
  const operator = await operatorOf(opened);
  return { db: opened.db, box, operator, clock: operator.clock };
}
