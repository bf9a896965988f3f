import { afterAll, expect, it } from 'vitest';
import { migrate } from '#store/migrate.ts';
import { restoreDump } from '#test/support/database/dump.ts';

const database = await restoreDump('0.1.0');
afterAll(() => database.drop());

it('a dead job of the last version that owes money is revived, as an alarm', async () => {
  const died = new Date('2026-11-14T12:00:00Z');
  const update = `UPDATE jobs SET dead_at = $1, attempts = 55, last_error = 'gone' WHERE kind = $2`;
  await database.owner.query(update, [died, 'submit-payout']);
  await database.owner.query(
    `INSERT INTO jobs (id, kind, run_at, attempts, dead_at, created_at)
     VALUES ('trust', 'trust-device', $1, 6, $1, $1)`,
    [died],
  );
  await migrate(database.ownerUrl, database.serviceUrl);
  const select = `SELECT kind, dead_at AS "deadAt", alarmed_at AS "alarmedAt", last_error AS error,
    run_at <= now() AS due FROM jobs WHERE kind IN ('submit-payout', 'trust-device') ORDER BY kind`;
  const [payout, ...others] = await database.owner.query(select);
  expect(payout).toMatchObject({ deadAt: null, alarmedAt: died, error: 'gone', due: true });
  expect(others.at(-1)).toMatchObject({ kind: 'trust-device', deadAt: died, alarmedAt: null });
});
