import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_LINES, lineOf, statementOf, type Totals } from '#core/escrow/days/day.ts';
import { dayAfter, dayIn, startOfDay } from '#core/escrow/days/local-day.ts';
import { MOVEMENTS, type MovementKind } from '#core/escrow/ledger.ts';
import { anchorOrigin } from '#core/escrow/verify/anchor.ts';
import { readNotes } from '#core/signed-note.ts';
import { DAY_MS } from '#core/time.ts';
import { openAnchorKey } from '#store/escrow/verify/anchor-key.ts';
import { startTestApp } from '#test/support/app.ts';
import { signedIn } from '#test/support/dashboard/dashboard.ts';
import { memberWith } from '#test/support/dashboard/members.ts';
import { fundedAgreement, platform, runDueJobs } from '#test/support/escrow.ts';

const app = await startTestApp();
const LAGOS = 'Africa/Lagos';

type Currency = Record<string, number> & { currency: string; bank: { difference: number } | null };
type Day = {
  status: string;
  from: string;
  to: string;
  note: string | null;
  currencies: Currency[];
  code: string;
};
type Trial = { data: { currency: string; accounts: { bank: number } }[] };

async function scene() {
  const person = await signedIn(app);
  const on = platform(app, person.key);
  await on.setPayoutAccount();
  const get = async (day: string, zone = LAGOS) =>
    (await app.call<Day>('GET', `/v1/days/${day}?timeZone=${zone}`, { key: on.key })).body;
  const close = (day: string, timeZone = LAGOS) =>
    app.call<Day>('POST', `/v1/days/${day}/close`, { key: on.key, body: { timeZone } });
  const today = (zone = LAGOS) => dayIn(zone, app.time.now());
  return { person, on, get, close, today };
}

const moved = (currency: Currency) => DAY_LINES.reduce((sum, line) => sum + (currency[line] ?? 0), 0);

describe('a local day', () => {
  const zones = [
    'UTC',
    LAGOS,
    'America/New_York',
    'Asia/Kathmandu',
    'Pacific/Apia',
    'America/Santiago',
    'Asia/Beirut',
  ];

  it('begins when the calendar turns, in every zone, and days leave no gap', () => {
    const days = fc.integer({ min: 0, max: 365 * 40 }).map((nth) => dayAfter('1995-01-01', nth));
    fc.assert(
      fc.property(fc.constantFrom(...zones), days, (zone, day) => {
        const from = startOfDay(day, zone);
        expect(dayIn(zone, from) >= day).toBe(true);
        expect(dayIn(zone, new Date(from.getTime() - 1)) < day).toBe(true);
        expect(startOfDay(dayAfter(day), zone).getTime()).toBeGreaterThanOrEqual(from.getTime());
      }),
      { numRuns: 300 },
    );
  });

  it('begins at one where the clocks skip midnight', () => {
    expect(startOfDay('2022-09-11', 'America/Santiago').toISOString()).toBe('2022-09-11T04:00:00.000Z');
    expect(startOfDay('2026-03-31', LAGOS).toISOString()).toBe('2026-03-30T23:00:00.000Z');
  });
});

describe('the lines of a day', () => {
  it('have every movement at the bank, and no other', () => {
    for (const [kind, { debit, credit }] of Object.entries(MOVEMENTS))
      expect([kind, lineOf(kind as MovementKind) !== null]).toEqual([kind, [debit, credit].includes('bank')]);
  });

  it('lead from the opening to the closing, whatever comes late', () => {
    const kinds = [...(Object.keys(MOVEMENTS) as MovementKind[]), 'commission_paid' as const];
    const entry = fc.record({
      kind: fc.constantFrom(...kinds),
      amount: fc.bigInt({ min: 1n, max: 10n ** 18n }),
      booked: fc.integer({ min: 0, max: 9 }),
      // Written after that day was closed, though it was booked before.
      seen: fc.integer({ min: 0, max: 9 }),
    });
    const sum = (entries: readonly { kind: string; amount: bigint }[]): Totals => {
      const totals: Record<string, string> = {};
      for (const { kind, amount } of entries)
        totals[kind] = (BigInt(totals[kind] ?? '0') + amount).toString();
      return totals;
    };
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 60 }), (entries) => {
        let closedWith: Totals = {};
        let closing = 0n;
        for (let day = 0; day < 10; day++) {
          const there = entries.filter(({ booked, seen }) => Math.max(booked, seen) <= day);
          const [before, until] = [sum(there.filter(({ booked }) => booked < day)), sum(there)];
          const made = statementOf('NGN', { closedWith, before, until });
          expect(made.opening).toBe(closing);
          const lines = Object.values(made.lines).reduce((total, line) => total + line, 0n);
          expect(made.opening + lines).toBe(made.closing);
          [closedWith, closing] = [until, made.closing];
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('closing a day', () => {
  it('equals the trial balance of its end for random days, zones and late entries', async () => {
    const { on, get, close, today } = await scene();
    const start = today();
    const zones = [LAGOS, 'Asia/Kathmandu', 'America/New_York', 'Pacific/Auckland'];
    let random = 20_261_119;
    const upTo = (most: number) => {
      random = (random * 48_271) % 2_147_483_647;
      return random % most;
    };
    let before: Day | null = null;
    for (let nth = 0; nth < 5; nth++) {
      for (let deals = upTo(3); deals >= 0; deals--) {
        const amount = 1_000 + upTo(100_000);
        const { id, milestones } = await fundedAgreement(on, [amount], amount + upTo(2) * 500);
        const outcome = upTo(3);
        if (outcome === 0)
          for (const party of ['buyer', 'seller']) await on.confirm(id, milestones[0]?.id ?? '', party);
        else if (outcome === 1) await on.refund(id);
        await runDueJobs(app);
      }
      // As a transaction that was slow to commit: booked on an earlier day, and seen only now.
      if (nth > 0)
        await app.database.owner.query(
          `WITH last AS (SELECT t.* FROM transfers t JOIN agreements a ON a.developer_id = t.developer_id
             AND a.id = t.agreement_id WHERE t.kind = 'deposit' ORDER BY t.created_at DESC LIMIT 1)
           , older AS (UPDATE agreements a SET created_at = a.created_at - interval '3 days' FROM last
             WHERE a.developer_id = last.developer_id AND a.id = last.agreement_id)
           UPDATE transfers t SET created_at = t.created_at - interval '30 hours' FROM last
           WHERE t.developer_id = last.developer_id AND t.agreement_id = last.agreement_id AND t.sequence = last.sequence`,
        );
      app.time.advance(DAY_MS + DAY_MS / 2);
      const day = dayAfter(start, nth);
      const answer = await close(day, zones[upTo(zones.length)]);
      expect([nth, answer.status, answer.body]).toEqual([nth, 201, answer.body]);
      const closed = answer.body;
      const { body: trial } = await app.call<Trial>('GET', `/v1/ledger/trial-balance?asOf=${closed.to}`, {
        key: on.key,
      });
      const [books] = closed.currencies;
      if (!books) throw new Error('no currency');
      expect(Number(books['opening']) + moved(books)).toBe(books['closing']);
      // Before the first entry, there is no currency yet.
      expect(trial.data[0]?.accounts.bank ?? 0).toBe(books['closing']);
      if (before) {
        expect(closed.from).toBe(before.to);
        expect(books['opening']).toBe(before.currencies[0]?.['closing']);
      }
      before = closed;
      expect(await get(day)).toEqual({ ...closed });
    }
  });

  it('puts what is booked after it on the next day, and tells how much', async () => {
    const { on, get, close, today } = await scene();
    const day = today();
    await fundedAgreement(on, [70_000], 70_000);
    app.time.advance(DAY_MS);
    const { body: first } = await close(day);
    expect(first.currencies).toMatchObject([{ opening: 0, deposits: 70_000, late: 0, closing: 70_000 }]);
    const late = await fundedAgreement(on, [5_000], 5_000);
    await app.database.owner.query(
      `UPDATE transfers SET created_at = $2::timestamptz - interval '1 second' WHERE agreement_id = $1`,
      [late.id, first.to],
    );
    app.time.advance(DAY_MS);
    const { body: next } = await close(dayAfter(day));
    expect(next.currencies).toMatchObject([
      { opening: 70_000, deposits: 5_000, late: 5_000, closing: 75_000 },
    ]);
    expect(await get(day)).toEqual(first);
  });

  it('is signed with the anchor of the moment, by the key of the anchors', async () => {
    const { on, close, today } = await scene();
    const day = today();
    const { developerId } = await fundedAgreement(on, [1_000], 1_000);
    app.time.advance(DAY_MS);
    const { body } = await close(day);
    const [note] = readNotes(body.note ?? '');
    const { body: anchor } = await app.call<{ size: number; rootHash: string }>('GET', '/v1/anchors/latest', {
      key: on.key,
    });
    expect(note?.text).toContain(`\nanchor ${anchor.size} ${anchor.rootHash}\n`);
    expect(note?.text).toMatch(/\nNGN opening 0 deposits 1000 .* closing 1000\n/);
    const key = openAnchorKey(app.context.secret.derive('anchor'));
    const name = anchorOrigin(app.context.secret.id, developerId);
    if (!note) throw new Error('no note');
    expect(key.hasSigned(name, note)).toBe(true);
    expect(key.hasSigned(name, { ...note, text: note.text.replace('closing 1000', 'closing 1001') })).toBe(
      false,
    );
  });

  it('happens once, in order, and after the end of the day', async () => {
    const { on, close, today } = await scene();
    const day = today();
    await fundedAgreement(on, [1_000], 1_000);
    expect([(await close(day)).status, (await close(day)).body.code]).toEqual([409, 'day_not_over']);
    app.time.advance(3 * DAY_MS);
    const answers = await Promise.all([close(day), close(day), close(day)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect((await close(day)).body.code).toBe('day_closed');
    expect((await close(dayAfter(day, -1))).body.code).toBe('day_closed');
    expect((await close(dayAfter(day, 2))).body.code).toBe('day_out_of_order');
    expect((await close(dayAfter(day))).status).toBe(201);
    const { body } = await app.call<{ data: Day[] }>('GET', '/v1/days', { key: on.key });
    expect(body.data).toMatchObject([{ day: dayAfter(day) }, { day, closedAt: expect.any(String) }]);
  });

  it('cannot be changed or removed by the service', async () => {
    const { on, close, today } = await scene();
    const day = today();
    await fundedAgreement(on, [1_000], 1_000);
    app.time.advance(DAY_MS);
    await close(day);
    const { service } = app.database;
    for (const sql of [`UPDATE closed_days SET statement = '[]'`, 'DELETE FROM closed_days'])
      await expect(service.query(sql)).rejects.toMatchObject({ code: '42501' });
  });

  it('needs the permission, and is in the audit log', async () => {
    const { person, on, close, today } = await scene();
    const day = today();
    await fundedAgreement(on, [1_000], 1_000);
    app.time.advance(DAY_MS);
    await person.call('POST', '/session', { body: { email: person.email, password: 'correct horse 1' } });
    const support = await memberWith(app, person, 'support');
    expect((await support.call('POST', `/v1/days/${day}/close`, { body: {} })).status).toBe(403);
    await close(day);
    const { body } = await app.call<{ data: object[] }>('GET', '/v1/audit-log?type=day.closed', {
      key: on.key,
    });
    expect(body.data).toMatchObject([{ type: 'day.closed', subject: { type: 'day', id: day } }]);
  });
});
