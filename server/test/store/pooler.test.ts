import { describe, expect, it } from 'vitest';
import { startTestApp } from '#test/support/app.ts';
import { findContradictions } from '#test/support/database/books.ts';
import { findPooler, startPooler } from '#test/support/database/pooler.ts';
import { fundedAgreement, platform, runDueJobs } from '#test/support/escrow.ts';

const POOLER = findPooler();
const SERVERS = 2;
if (!POOLER) console.warn('PgBouncer is not installed, so its tests are skipped: apt-get install pgbouncer');

describe.skipIf(!POOLER)('through PgBouncer in transaction mode, with two connections for all', () => {
  it('two processes create, receive money, confirm and pay out, and the books are right', async () => {
    const app = await startTestApp({ route: (url) => startPooler(String(POOLER), url, SERVERS) });
    const { key } = await app.signUp();
    const here = platform(app, key);
    const there = platform({ ...app, ...(await app.startNode()) }, key);
    await here.setPayoutAccount();
    const agreements = await Promise.all(
      Array.from({ length: 12 }, (_, n) => fundedAgreement(n % 2 === 0 ? here : there, [60, 40], 100)),
    );
    await Promise.all(
      agreements.flatMap(({ id, milestones }) =>
        milestones.flatMap((milestone) => [
          here.confirm(id, milestone.id, 'buyer'),
          there.confirm(id, milestone.id, 'seller'),
        ]),
      ),
    );
    await runDueJobs(app);
    const statuses = await Promise.all(agreements.map(({ id }) => there.get(id)));
    expect(new Set(statuses.map(({ body }) => body.status))).toEqual(new Set(['DISBURSED']));
    expect(await findContradictions(app.database.owner)).toEqual([]);
    const [used] = await app.database.admin.query<{ n: number }>(
      `SELECT count(*) AS n FROM pg_stat_activity WHERE datname = $1 AND application_name = 'pooled'`,
      [app.database.name],
    );
    expect(used?.n).toBeLessThanOrEqual(SERVERS);
  });
});
