import { describe, expect, it, vi } from 'vitest';
import type { Context } from '#actions/context.ts';
import { startTestApp } from '#test/support/app.ts';
import { fundedAgreement, platform, runDueJobs } from '#test/support/escrow.ts';

const app = await startTestApp({ cells: ['north'] });
const [south, north] = app.contexts ?? [];
if (!south || !north) throw new Error('there are no two cells');
const workIn = (context: Context) => runDueJobs({ ...app, context });

async function accountsIn({ db }: Context): Promise<string[]> {
  const rows = await db.query<{ id: string }>('SELECT developer_id AS id FROM developers ORDER BY 1');
  return rows.map(({ id }) => id);
}

const first = await app.signUp();
const second = await app.signUp();
const third = await app.signUp();

describe('accounts in cells', () => {
  it('are created in the cell with the fewest', async () => {
    expect(await accountsIn(south)).toHaveLength(2);
    expect(await accountsIn(north)).toEqual([second.developerId]);
  });

  it('are found by their keys in any cell', async () => {
    for (const { key, developerId } of [first, second, third]) {
      const answer = await app.call('GET', '/v1/developer', { key });
      expect(answer).toMatchObject({ status: 200, body: { id: developerId } });
    }
    const unknown = await app.call('GET', '/v1/developer', { key: `${first.key.slice(0, -4)}aaaa` });
    expect(unknown.status).toBe(401);
  });

  it('have an address that is unique across cells', async () => {
    for (const { email } of [first, second]) {
      const body = { email, password: 'correct horse 2' };
      const again = await app.call('POST', '/v1/developer/signup', { body });
      expect(again).toMatchObject({ status: 409, body: { code: 'email_taken' } });
    }
  });

  it('are created once for many concurrent requests with one address', async () => {
    const body = { email: 'all-at-once@example.com', password: 'correct horse 3' };
    const nodes = [app, await app.startNode(), await app.startNode()];
    const answers = await Promise.all(
      nodes.flatMap((node) => [1, 2, 3].map(() => node.call('POST', '/v1/developer/signup', { body }))),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, 409, 409, 409, 409, 409, 409, 409, 409]);
  });
});

describe('money in cells', () => {
  it('moves from deposit to payout in each, and is visible in no other', async () => {
    for (const [account, context] of [
      [first, south],
      [second, north],
    ] as const) {
      const on = platform(app, account.key);
      await on.setPayoutAccount();
      const { id, milestones } = await fundedAgreement(on, [70_000], 70_000);
      for (const user of ['buyer', 'seller']) await on.confirm(id, milestones[0]?.id ?? '', user);
      await workIn(context);
      expect((await on.get(id)).body.status).toBe('DISBURSED');
      // Other test files on this server may hold the log back for a moment.
      await vi.waitFor(
        async () => {
          const { key } = account;
          const { body } = await app.call<{ data: { type: string }[] }>('GET', '/v1/events', { key });
          expect(body.data.map(({ type }) => type)).toContain('agreement.disbursed');
        },
        { timeout: 60_000, interval: 200 },
      );
      for (const stranger of [first, second, third].filter((one) => one !== account)) {
        expect((await platform(app, stranger.key).get(id)).status).toBe(404);
      }
      const there = await context.db.query('SELECT 1 FROM agreements WHERE id = $1', [id]);
      expect(there).toHaveLength(1);
    }
  });
});

describe('readiness', () => {
  it('is reported for a long transaction in any cell', async () => {
    const reported = async () =>
      (await app.call<{ checks: { name: string; detail?: string }[] }>('GET', '/readyz')).body.checks
        .filter(({ name }) => name === 'transactions')
        .map(({ detail }) => detail);
    expect(await reported()).toEqual([]);
    await north.db.query(
      `INSERT INTO long_transactions (xid, since, seen_at, elsewhere, apart)
       VALUES (9, now() - interval '5 minutes', now(), false, false)`,
    );
    expect(await reported()).toEqual([
      expect.stringMatching(/^a transaction in the database of north has been running for 300 s; events/),
    ]);
  });
});
