import { describe, expect, it } from 'vitest';
import { verifyBooks } from '#actions/escrow/verify/verify-books.ts';
import { AGREEMENT_STATUSES } from '#core/escrow/agreement.ts';
import { openMac } from '#store/escrow/verify/hmac.ts';
import { migrate } from '#store/migrate.ts';
import { startTestApp } from '#test/support/app.ts';
import { findContradictions } from '#test/support/database/books.ts';
import { createEmptyDatabase } from '#test/support/database/database.ts';
import { restoreDump } from '#test/support/database/dump.ts';
import { describeSchema } from '#test/support/database/schema.ts';
import { type AgreementBody, platform, runDueJobs } from '#test/support/escrow.ts';
import { logSettled } from '#test/support/webhooks.ts';

/**
 * A database of version 0.1.0: agreements in every status, an excess, a late deposit, payouts that were
 * refused, returned, on their way and without an account, a refused refund, a release that waits for money,
 * assessments, a verification, webhooks delivered and not, and remaining jobs.
 */
const KEY = 'svc_live_90e1dd71eb7b13403f63802d925373dac9715e2c97fb0306';
const STOPPED_AT = Date.parse('2026-11-15T14:43:55Z');
const BUYER_CONFIRMED = 'ms_01a1dfa9e3ee000164100d2f91052af5';

const database = await restoreDump('0.1.0');
const upgraded = await migrate(database.ownerUrl, database.serviceUrl);
const app = await startTestApp({ database });
app.time.advance(STOPPED_AT - app.time.now().getTime());
const on = platform(app, KEY);

type LoggedEvent = { readonly id: string; readonly createdAt: string };
async function agreements(): Promise<AgreementBody[]> {
  const path = '/v1/escrow/agreements?limit=100';
  return (await app.call<{ data: AgreementBody[] }>('GET', path, { key: KEY })).body.data;
}

async function agreementThat(is: (agreement: AgreementBody) => boolean): Promise<string> {
  const [found] = (await agreements()).filter(is);
  if (!found) throw new Error('there is no such agreement');
  return found.id;
}

const withStatus = (status: string) => agreementThat((agreement) => agreement.status === status);
const begun = () => agreementThat(({ milestones }) => milestones.some(({ id }) => id === BUYER_CONFIRMED));

describe('a database of version 0.1.0', () => {
  it('has the same schema after the upgrade as a new one', async () => {
    const fresh = await createEmptyDatabase();
    try {
      await migrate(fresh.ownerUrl, fresh.serviceUrl);
      expect(await describeSchema(database.owner)).toEqual(await describeSchema(fresh.owner));
    } finally {
      await fresh.drop();
    }
    expect(upgraded.historyProtected).toBe(true);
  });

  it('has clean books and its former balances', async () => {
    expect(await findContradictions(database.owner, app.time.now())).toEqual([]);
    const { agreements: checked, transfers, unprotected } = await verifyBooks(database.service);
    expect({ checked, transfers, unprotected }).toEqual({ checked: 21, transfers: 64, unprotected: [] });
    expect(await verifyBooks(database.service)).toMatchObject({ older: 21, missingMacs: 21 });
    expect((await app.call('GET', '/v1/ledger/trial-balance', { key: KEY })).body).toMatchObject({
      data: [
        {
          currency: 'NGN',
          agreements: 20,
          debits: 2867,
          credits: 2867,
          balanced: true,
          accounts: {
            bank: 2867,
            escrow: 1605,
            excess: 30,
            refund_payable: 90,
            seller: 1080,
            payout_clearing: 55,
            suspense: 7,
          },
        },
      ],
    });
  });

  it('has agreements in every status', async () => {
    const statuses = new Set((await agreements()).map(({ status }) => status));
    expect([...statuses].sort()).toEqual([...AGREEMENT_STATUSES].sort());
  });

  it('repeats its stored responses, encrypted ones too', async () => {
    const again = await on.confirm(await begun(), BUYER_CONFIRMED, 'buyer', {
      'idempotency-key': 'confirmed-by-0.1.0',
    });
    expect(again).toMatchObject({
      status: 200,
      headers: { 'idempotent-replayed': 'true' },
      body: { milestone: { status: 'BUYER_CONFIRMED' } },
    });
    // As it was answered then, without the fields that were added since.
    const key = await app.http.inject({
      method: 'POST',
      url: '/v1/developer/api-keys',
      payload: { label: 'in use' },
      headers: { 'x-api-key': KEY, 'idempotency-key': 'key-by-0.1.0' },
    });
    expect(key).toMatchObject({ statusCode: 201, headers: { 'idempotent-replayed': 'true' } });
    expect(key.json()).toMatchObject({ apiKey: expect.stringMatching(/^svc_live_bd010035/) });
  });
});

describe('the holder of the account', () => {
  it('owns it as its member, with the same sessions and password', async () => {
    const [account] = await database.owner.query<{ id: string }>(
      `SELECT developer_id AS id FROM api_keys WHERE prefix = $1`,
      [KEY.slice(0, 'svc_live_'.length + 8)],
    );
    const found = await database.owner.query(
      `SELECT m.role, m.state, m.id = a.member_id AS linked, p.password_hash LIKE '$argon2id$%' AS hashed
       FROM members m JOIN person_accounts a USING (person_id, developer_id) JOIN people p USING (person_id)
       JOIN person_emails e USING (person_id) WHERE m.developer_id = $1`,
      [account?.id],
    );
    expect(found).toEqual([{ role: 'owner', state: 'active', linked: true, hashed: true }]);
    const roots = await database.owner.query(
      'SELECT DISTINCT root_member_id = (SELECT id FROM members WHERE developer_id = $1) AS own FROM api_keys',
      [account?.id],
    );
    expect(roots).toContainEqual({ own: true });
  });
});

describe('the upgraded service', () => {
  it('completes what the buyer had confirmed, and repeats its stored response', async () => {
    const id = await begun();
    const headers = { 'idempotency-key': 'confirmed-since' };
    const first = await on.confirm(id, BUYER_CONFIRMED, 'seller', headers);
    expect(first).toMatchObject({ status: 200, body: { milestone: { status: 'COMPLETED' } } });
    const second = await on.confirm(id, BUYER_CONFIRMED, 'seller', headers);
    expect(second).toMatchObject({ headers: { 'idempotent-replayed': 'true' }, body: first.body });
    await runDueJobs(app);
    expect((await on.get(id)).body.funding).toMatchObject({ paidOut: 300, held: 200 });
  });

  it('shows the buyer the issued account, under its original bank code', async () => {
    const { id, virtualAccountNo } = (await on.get(await withStatus('PARTIAL'))).body;
    const assessed = await on.assess(id, { account_created_at: '2020-01-31T12:00:00Z' });
    expect(assessed.body.virtualAccount).toMatchObject({
      accountNumber: virtualAccountNo,
      bankCode: '035',
    });
    const codes = await database.owner.query(
      'SELECT bank_code AS code, count(*) > 10 AS many FROM sandbox_accounts GROUP BY bank_code',
    );
    expect(codes).toEqual([{ code: '035', many: true }]);
  });

  it('records a deposit, once', async () => {
    const { id, virtualAccountNo } = (await on.get(await withStatus('PARTIAL'))).body;
    for (const status of [201, 200]) {
      expect((await on.deposit(virtualAccountNo ?? '', 2300, 'the-rest')).status).toBe(status);
    }
    expect((await on.get(id)).body).toMatchObject({ status: 'FUNDED', funding: { held: 3000 } });
  });

  it('runs the remaining jobs: the payout on its way arrives, the excess goes back', async () => {
    const id = await withStatus('OVERFUNDED');
    const waiting = () => database.owner.query<{ kind: string }>('SELECT kind FROM jobs');
    const kinds = async () => new Set((await waiting()).map(({ kind }) => kind));
    const left = 'announce-review housekeeping return-excess submit-payout'.split(' ');
    expect(await kinds()).toEqual(new Set(left));
    app.time.advance(25 * 3_600_000);
    await runDueJobs(app);
    expect((await on.get(id)).body).toMatchObject({ status: 'FUNDED', funding: { excess: 0 } });
    const [ledger] = await database.owner.query('SELECT sum(payout_clearing) AS clearing FROM agreements');
    expect(ledger).toEqual({ clearing: 0 });
  });

  it('assesses a known user', async () => {
    const answer = await app.call<{ id: string }>('POST', '/v1/fraud/assess', {
      key: KEY,
      body: {
        platformUserId: 'buyer',
        transactionAmount: 5_000_000,
        deviceFingerprint: 'the phone of the buyer',
        ipAddress: '102.89.23.10',
      },
    });
    expect(answer).toMatchObject({ status: 200, body: { flag: 'GREEN' } });
    const detail = await app.call('GET', `/v1/fraud/assessments/${answer.body.id}`, { key: KEY });
    expect(detail.body).toMatchObject({ degraded: ['ip_data'] });
  });

  it('writes its events after the existing ones', async () => {
    await logSettled(app);
    const log: LoggedEvent[] = [];
    for (let more = true; more; ) {
      const after = log.length === 0 ? '' : `&after=${log.at(-1)?.id}`;
      const page = await app.call<{ data: LoggedEvent[]; nextCursor: string | null }>(
        'GET',
        `/v1/events?limit=100${after}`,
        { key: KEY },
      );
      log.push(...page.body.data);
      more = page.body.nextCursor !== null;
    }
    const since = log.map(({ createdAt }) => Date.parse(createdAt) >= STOPPED_AT);
    expect(since.filter((isNew) => !isNew).length).toBeGreaterThan(100);
    expect(since.indexOf(true)).toBe(since.lastIndexOf(false) + 1);
  });

  it('leaves clean books', async () => {
    expect(await findContradictions(database.owner)).toEqual([]);
  });
});

describe('housekeeping, after the upgrade,', () => {
  const mac = openMac(app.context.secret.derive('seal'));
  /** An agreement without events since then. */
  const UNTOUCHED = `(SELECT id FROM agreements WHERE chained_from = event_count + 1 ORDER BY id LIMIT 1)`;

  async function whileForged(...statements: string[]): Promise<string> {
    let said = '';
    await database.service
      .transaction(async (tx) => {
        for (const statement of statements) await tx.query(statement);
        const { faults } = await verifyBooks(tx, { mac });
        said = faults.flatMap(({ found }) => found.map(({ where, what }) => `${where}: ${what}`)).join('\n');
        throw new Error('undo');
      })
      .catch((error: Error) => expect(error.message).toBe('undo'));
    return said;
  }

  it('has encrypted the existing data', async () => {
    for (let round = 0; round < 3; round++) await runDueJobs(app);
    const { faults, older, missingMacs } = await verifyBooks(database.service, { mac });
    expect({ faults, older, missingMacs }).toEqual({ faults: [], older: 21, missingMacs: 0 });
  });

  it('detects additions without the secret', async () => {
    const said = await whileForged(
      `INSERT INTO events (developer_id, stream_id, sequence, id, type, data, created_at)
       SELECT developer_id, id, event_count + 1, 'evt_forged', 'agreement.assessed', '{}', now()
       FROM agreements WHERE id = ${UNTOUCHED}`,
      `UPDATE agreements SET event_count = event_count + 1, chained_from = chained_from + 1
       WHERE id = ${UNTOUCHED}`,
    );
    expect(said).toMatch(/agreement agr_\w+: its MAC does not match/);
  });

  it('detects the removal of a MAC', async () => {
    const said = await whileForged(`UPDATE agreements SET mac = NULL WHERE id = ${UNTOUCHED}`);
    expect(said).toMatch(/agreement agr_\w+: it has no MAC, although all agreements had one/);
  });
});
