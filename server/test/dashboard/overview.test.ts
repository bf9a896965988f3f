import { describe, expect, it } from 'vitest';
import type { Queryable } from '#store/db.ts';
import { startTestApp } from '#test/support/app.ts';
import { signedIn, type Visitor } from '#test/support/dashboard/dashboard.ts';
import {
  type AgreementBody,
  fundedAgreement,
  type Platform,
  platform,
  runDueJobs,
} from '#test/support/escrow.ts';

const app = await startTestApp();
const { owner } = app.database;

type Sums = Record<string, string | number>;
type Overview = {
  days: string[];
  money: Sums[];
  daily: { day: string; currency: string; type: string; amount: string }[];
  flags: { day: string; flag: string; count: number }[];
  verifications: { verified: number; failed: number };
};

async function look(person: Visitor): Promise<Overview> {
  const answer = await person.call<Overview>('GET', '/overview');
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
}

const total = ({ daily }: Overview, type = 'deposit.received') =>
  daily.filter((row) => row.type === type).reduce((sum, row) => sum + BigInt(row.amount), 0n);
const assessed = ({ flags }: Overview) => flags.reduce((sum, row) => sum + row.count, 0);

/** An account with one agreement that received 1,000, and copies of its events. */
async function busyPerson() {
  const person = await signedIn(app);
  const on = platform(app, person.key);
  const agreement = await fundedAgreement(on, [1000], 1000);
  const developerId = agreement.developerId;
  let copies = 0;
  /** Deposits of one each, as if they had been reported that many days ago. */
  const tell = async (count: number, { daysAgo = 0, on: db = owner as Queryable } = {}) => {
    copies += count;
    const [column, place] = daysAgo > 30 ? [', position', ', 1'] : ['', ''];
    await db.query(
      `INSERT INTO events (developer_id, stream_id, sequence, id, type, data, created_at${column})
       SELECT $1, $2, 1000 + n, 'evt_' || lpad(to_hex($5::bigint), 12, '0') || lpad(to_hex(n), 20, '0'),
         'deposit.received', '{"amount": 1}', to_timestamp($5::bigint / 1000.0)${place}
       FROM generate_series($3::int, $4::int) n`,
      [developerId, agreement.id, copies - count + 1, copies, Date.now() - daysAgo * 86_400_000],
    );
  };
  return { person, on, agreement, developerId, tell };
}

async function keptDays(developerId: string): Promise<string[]> {
  const rows = await owner.query<{ day: string }>(
    'SELECT day::text FROM daily_figures WHERE developer_id = $1',
    [developerId],
  );
  return rows.map(({ day }) => day);
}

describe('the figures by day', () => {
  it('count every event in the window, however many there are', { timeout: 180_000 }, async () => {
    const { person, tell } = await busyPerson();
    await tell(25_000, { daysAgo: 3 });
    await tell(30_000, { daysAgo: 45 });
    const first = await look(person);
    expect(total(first)).toBe(26_000n);
    const threeDaysAgo = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10);
    expect(first.daily).toContainEqual({
      day: threeDaysAgo,
      currency: 'NGN',
      type: 'deposit.received',
      amount: '25000',
    });
    await tell(7);
    expect(total(await look(person))).toBe(26_007n);
    await tell(2_500);
    expect(total(await look(person))).toBe(28_507n);
    expect(total(await look(person))).toBe(28_507n);
  });

  it('are the same for everyone who looks at the same moment', async () => {
    const { person, tell } = await busyPerson();
    const other = { ...person };
    for (let round = 1; round <= 5; round++) {
      await tell(2_100);
      const looks = await Promise.all([look(person), look(other), look(person), look(other)]);
      expect(looks.map((one) => total(one))).toEqual(Array(4).fill(BigInt(1_000 + round * 2_100)));
    }
  });

  it('wait for late writes, and miss none of them', async () => {
    const { person, developerId, tell } = await busyPerson();
    await look(person);
    await owner.transaction(async (tx) => {
      await tell(5, { on: tx });
      await tell(3_000);
      expect(total(await look(person))).toBe(4_000n);
      expect(await keptDays(developerId)).toEqual([]);
    });
    expect(total(await look(person))).toBe(4_005n);
    // A transaction of another test may hold the log back for a moment.
    await expect.poll(() => look(person).then(() => keptDays(developerId))).toHaveLength(1);
    expect(total(await look(person))).toBe(4_005n);
  });

  it('are not stored for an account with little activity', async () => {
    const { person, developerId, tell } = await busyPerson();
    await tell(1_500);
    expect(total(await look(person))).toBe(2_500n);
    expect(await keptDays(developerId)).toEqual([]);
  });

  it('skip days that were not viewed and will not be shown', async () => {
    const { person, developerId, tell } = await busyPerson();
    await owner.query(
      `INSERT INTO daily_figure_marks (developer_id, position, event_id, assessment_id, verification_id)
       VALUES ($1, 0, '', 'fra_', 'idv_')`,
      [developerId],
    );
    await owner.query(`INSERT INTO daily_figures VALUES ($1, '2020-01-01', 'assessment', 'RED', 9)`, [
      developerId,
    ]);
    await tell(50_000, { daysAgo: 300 });
    await tell(2_500);
    expect(total(await look(person))).toBe(3_500n);
    const today = new Date().toISOString().slice(0, 10);
    await expect.poll(() => look(person).then(() => keptDays(developerId))).toEqual([today]);
  });

  it('count every assessment and verification', async () => {
    const { person, developerId } = await busyPerson();
    const before = assessed(await look(person));
    await owner.query(
      `INSERT INTO risk_assessments (developer_id, id, user_id, bands, amount, currency, score, flag, simulated,
         detail, created_at)
       SELECT $1, 'fra_' || lpad(to_hex($2::bigint), 12, '0') || lpad(to_hex(n), 20, '0'), 'user', 'payment', 1,
         'NGN', 90, 'RED', false, '{}', to_timestamp($2::bigint / 1000.0) FROM generate_series(1, 22000) n`,
      [developerId, Date.now() - 2 * 86_400_000],
    );
    await owner.query(
      `INSERT INTO identity_verifications (developer_id, id, external_user_id, verified, score, liveness_passed,
         document_type, document_type_confidence, reasons, message, reading, models, document_sha256,
         selfie_sha256, created_at)
       SELECT $1, 'idv_' || lpad(to_hex($2::bigint), 12, '0') || lpad(to_hex(n), 20, '0'), 'user', n % 2 = 0, 95,
         true, 'PASSPORT', 1, '{}', '', '{}', '{}', '', '{}', to_timestamp($2::bigint / 1000.0)
       FROM generate_series(1, 21000) n`,
      [developerId, Date.now() - 2 * 86_400_000],
    );
    for (const _look of ['first', 'second']) {
      const figures = await look(person);
      expect(assessed(figures)).toBe(before + 22_000);
      expect(figures.verifications).toEqual({ verified: 10_500, failed: 10_500 });
    }
  });
});

describe('sums', () => {
  it('beyond the range of a number are exact', async () => {
    const person = await signedIn(app);
    const on = platform(app, person.key);
    for (let index = 0; index < 3; index++) await fundedAgreement(on, [100], Number.MAX_SAFE_INTEGER);
    const figures = await look(person);
    const three = 3n * BigInt(Number.MAX_SAFE_INTEGER);
    expect(total(figures)).toBe(three);
    expect(figures.money).toMatchObject([{ held: '300', excess: String(three - 300n) }]);
  });
});

describe('money on its way', () => {
  const figuresOf = async (person: Visitor) => (await look(person)).money[0];
  const release = async (on: Platform, { id, milestones }: AgreementBody) => {
    for (const user of ['buyer', 'seller']) await on.confirm(id, milestones[0]?.id ?? '', user);
  };

  it('excludes payouts that wait for a seller’s account', async () => {
    const { person, on, agreement } = await busyPerson();
    await release(on, agreement);
    expect(await figuresOf(person)).toMatchObject({ toSellers: '1000', sellersWait: '0' });
    await runDueJobs(app);
    expect(await figuresOf(person)).toMatchObject({ toSellers: '0', sellersWait: '1000' });
  });

  it('excludes payouts that wait for the end of a hold', async () => {
    const { person, on, agreement } = await busyPerson();
    await release(on, agreement);
    await on.post(agreement.id, 'freeze', { reason: 'A question' });
    expect(await figuresOf(person)).toMatchObject({ toSellers: '0', sellersWait: '1000', frozen: 1 });
    await on.post(agreement.id, 'unfreeze');
    expect(await figuresOf(person)).toMatchObject({ toSellers: '1000', sellersWait: '0', frozen: 0 });
  });

  it('excludes refunds that a bank has refused', async () => {
    const { person, on, agreement, developerId } = await busyPerson();
    await on.refund(agreement.id);
    expect(await figuresOf(person)).toMatchObject({ toBuyers: '1000', buyersWait: '0' });
    // One of its two parts was refused and the other was not sent yet.
    await owner.query(
      `INSERT INTO refund_parts (developer_id, agreement_id, refund_id, position, provider, amount, status, stem)
       SELECT developer_id, agreement_id, refund_id, 1, provider, 400, 'FAILED', stem || '-2'
       FROM refund_parts WHERE developer_id = $1`,
      [developerId],
    );
    await owner.query('UPDATE refund_parts SET amount = 600 WHERE developer_id = $1 AND position = 0', [
      developerId,
    ]);
    expect(await figuresOf(person)).toMatchObject({ toBuyers: '600', buyersWait: '400' });
  });
});
