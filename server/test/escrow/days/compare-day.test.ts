import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { dayIn } from '#core/escrow/days/local-day.ts';
import { DAY_MS } from '#core/time.ts';
import { asCamt053, asCsv, asMt940, type MinimalLine } from '#test/providers/statements/formats.ts';
import { startTestApp } from '#test/support/app.ts';
import { signedIn } from '#test/support/dashboard/dashboard.ts';
import { memberWith } from '#test/support/dashboard/members.ts';
import { fundedAgreement, platform, runDueJobs } from '#test/support/escrow.ts';
import { expectProblem } from '#test/support/requests.ts';

const app = await startTestApp();
const LAGOS = 'Africa/Lagos';

type Difference = {
  type: string;
  movement: string;
  subject: string;
  agreementId: string | null;
  ours: number | null;
  theirs: number | null;
  difference: number;
};
type Comparison = {
  listed: number;
  matched: number;
  undecided: number;
  different: number;
  differences: Difference[];
};

/** An account with a day of a deposit of 1,000 and a payout of 400, and the lines of its bank for them. */
async function scene() {
  const person = await signedIn(app);
  const on = platform(app, person.key);
  await on.setPayoutAccount();
  const day = dayIn(LAGOS, app.time.now());
  const agreement = await fundedAgreement(on, [400, 600], 1_000);
  const [first] = agreement.milestones;
  for (const party of ['buyer', 'seller']) await on.confirm(agreement.id, first?.id ?? '', party);
  await runDueJobs(app);
  const { owner } = app.database;
  const [deposit] = await owner.query<{ transaction_id: string }>(
    'SELECT transaction_id FROM deposits WHERE agreement_id = $1',
    [agreement.id],
  );
  const [payout] = await owner.query<{ reference: string }>(
    'SELECT reference FROM payout_attempts WHERE agreement_id = $1',
    [agreement.id],
  );
  const bookedOn = new Date(`${day}T00:00:00Z`);
  const paidIn: MinimalLine = {
    ...{ bookedOn, direction: 'credit', amount: 1_000 as never },
    reference: String(deposit?.transaction_id.split('/').at(-1)),
  };
  const paidOut: MinimalLine = {
    ...{ bookedOn, direction: 'debit', amount: 400 as never, reference: String(payout?.reference) },
  };
  /** Lines that make the statement reach far enough on both sides. */
  const around = [-5, 5].map(
    (days): MinimalLine => ({
      bookedOn: new Date(bookedOn.getTime() + days * DAY_MS),
      direction: 'debit',
      amount: 1 as never,
      reference: 'charges',
    }),
  );
  const compare = (statement: string, more: object = {}) =>
    app.call<Comparison>('POST', `/v1/days/${day}/compare`, { key: on.key, body: { statement, ...more } });
  return { person, on, agreement, day, paidIn, paidOut, around, compare };
}

describe('a day beside a statement', () => {
  it.each([
    ['CSV', asCsv],
    ['MT940', (lines: readonly MinimalLine[]) => asMt940(lines)],
    ['camt.053', (lines: readonly MinimalLine[]) => asCamt053(lines)],
  ])('agrees in %s, in every zone, when nothing went wrong', async (_name, write) => {
    const { paidIn, paidOut, around, day, compare } = await scene();
    app.time.advance(2 * DAY_MS);
    const [before, after] = around as [MinimalLine, MinimalLine];
    const statement = write([before, paidIn, paidOut, after]);
    for (const timeZone of [LAGOS, 'America/New_York', 'Pacific/Apia', undefined]) {
      const { status, body } = await compare(statement, { timeZone });
      expect([status, body]).toMatchObject([
        200,
        { object: 'day_comparison', day, provider: 'sandbox', lines: 4, listed: 2, matched: 2, different: 0 },
      ]);
    }
  });

  it('says what is missing on either side, and what has another amount, and keeps nothing', async () => {
    const { agreement, paidIn, paidOut, around, compare } = await scene();
    app.time.advance(2 * DAY_MS);
    const [before, after] = around as [MinimalLine, MinimalLine];
    const fee: MinimalLine = { ...paidOut, amount: 52 as never, reference: 'SMS CHARGES 0042' };
    const wrong: MinimalLine = { ...paidIn, amount: 900 as never };
    const { body } = await compare(asCsv([before, wrong, fee, after]));
    expect(body).toMatchObject({ listed: 2, matched: 0, undecided: 0, different: 3 });
    const about = { agreementId: agreement.id, currency: 'NGN' };
    expect(body.differences).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ type: 'missing_here', ours: null, theirs: 52, difference: -52 }),
        expect.objectContaining({ type: 'amount_differs', ours: 1_000, theirs: 900, ...about }),
        expect.objectContaining({
          type: 'missing_there',
          ours: 400,
          theirs: null,
          difference: 400,
          ...about,
        }),
      ]),
    );
    const short = await compare(asCsv([paidIn]));
    expect(short.body).toMatchObject({ listed: 1, matched: 1, undecided: 1, different: 0 });
    expect(await app.database.owner.query('SELECT * FROM reconciliation_breaks')).toEqual([]);
  });

  it('is signed with the closing, with the hash of the statement', async () => {
    const { on, day, paidIn, paidOut, around } = await scene();
    app.time.advance(2 * DAY_MS);
    const [before, after] = around as [MinimalLine, MinimalLine];
    const close = (text: string) =>
      app.call<{ note: string; code: string }>('POST', `/v1/days/${day}/close`, {
        key: on.key,
        body: { statement: text },
      });
    expectProblem(await close('date,amount\nx,1'), 400, { code: 'validation_failed', says: /row 2/ });
    const statement = asCsv([before, paidIn, { ...paidOut, amount: 399 as never }, after]);
    const { status, body } = await close(statement);
    expect([status, body]).toMatchObject([201, { day }]);
    const hash = createHash('sha256').update(statement).digest('hex');
    const counts = 'lines 4 listed 2 matched 1 undecided 0 different 1';
    expect(body.note.split('\n')).toContain(`statement ${hash} ${counts}`);
  });

  it('knows only the entries of its own account', async () => {
    const theirs = await scene();
    const ours = await scene();
    app.time.advance(2 * DAY_MS);
    const [before, after] = ours.around as [MinimalLine, MinimalLine];
    const { body } = await ours.compare(asCsv([before, ours.paidIn, ours.paidOut, theirs.paidOut, after]));
    expect(body).toMatchObject({ listed: 3, matched: 2, different: 1 });
    expect(body.differences).toMatchObject([
      { type: 'missing_here', agreementId: null, ours: null, theirs: 400 },
    ]);
  });

  it('needs the permission to close', async () => {
    const { person, day } = await scene();
    const support = await memberWith(app, person, 'support');
    const answer = await support.call('POST', `/v1/days/${day}/compare`, { body: { statement: 'x' } });
    expect(answer.status).toBe(403);
  });

  it('refuses what it cannot read with the row, and never breaks', async () => {
    const { day, compare } = await scene();
    const refused = async (statement: unknown) => {
      const { status, body } = await compare(statement as string);
      expect([status, body], String(statement).slice(0, 80)).toMatchObject([
        400,
        { code: 'validation_failed' },
      ]);
      return JSON.stringify(body);
    };
    expect(await refused(`date,amount\n${day},1.00\n${day},=cmd|' /C calc'!A0`)).toContain('row 3: ');
    expect(await refused(`date,amount\n${day},1.00\n31-Feb-2026,2`)).toContain('row 3: there is no day');
    expect(await refused(`date,amount,reference\n${day},1.00,"open`)).toContain('not closed');
    expect(await refused(`date,amount\n${'2026-01-31,1\n'.repeat(20_001)}`)).toContain(
      'more than 20000 lines',
    );
    const hostile = [
      ...[
        '',
        ' ',
        '\0',
        'hello',
        'date,amount',
        '<',
        '<!DOCTYPE x [<!ENTITY a "b">]><Document/>',
        '{1:',
        ':20:',
      ],
      ...[
        `date,amount\n${day},${'9'.repeat(400)}`,
        `date,amount\n${day},-`,
        `date,amount,reference\n${day},1.00,\0`,
        'date,amount\n,',
      ],
      ...[`${'<a>'.repeat(50_000)}`, `${'"'.repeat(99_999)}`, `date,amount\n${'('.repeat(99_999)}`],
      ...[7, null, [], { a: 1 }],
    ];
    for (const statement of hostile) await refused(statement);
    const spoilt = [
      `date,amount,narrative\n${day},1.00,${'a/'.repeat(200_000)}`,
      `date,amount,reference\n${day},1.00,${'\ud800'}`,
    ];
    for (const statement of spoilt) expect((await compare(statement)).status).toBeLessThan(500);
    expectProblem(await compare(`date,amount\n${'x'.repeat(1_000_001)}`), 400, {
      code: 'validation_failed',
      path: 'statement',
    });
    expectProblem(await compare('x'.repeat(1_200_000)), 413, { code: 'payload_too_large' });
  });
});
