import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#core/time.ts';
import { openBrowser } from '#test/support/dashboard/browser.ts';
import { PASSWORD, signedIn, type Visitor } from '#test/support/dashboard/dashboard.ts';
import { fitsEveryScreen } from '#test/support/dashboard/every-screen.ts';
import { memberWith } from '#test/support/dashboard/members.ts';
import { openTab, SLOW, signInAs, startDashboardApp } from '#test/support/dashboard/signed-in-browser.ts';
import { disputes } from '#test/support/disputes.ts';
import { fundedAgreement, platform, runDueJobs } from '#test/support/escrow.ts';
import { refusedRefund } from '#test/support/refunds.ts';
import { assess } from '#test/support/risk/assess.ts';
import { amber } from '#test/support/risk/reviews.ts';

const browser = await openBrowser('the dashboard');
const app = await startDashboardApp();
const PICTURES = process.env['TODAY_SCREENSHOTS'];

type Row = { id: string; queue: string; kind: string; amount: number | null; name: string | null };
type Queue = { queue: string; count: number; sums: { currency: string; amount: string }[] };

/** An account with something in each queue that a test can fill through the API. */
async function scene() {
  const person = await signedIn(app);
  const on = platform(app, person.key);
  const about = disputes(app, on);
  const names = { buyerName: 'Ada Obi', sellerName: 'Studio Lagos' };
  const unpaid = await fundedAgreement(on, [30_000], 30_000, 'studio-lagos', names);
  for (const party of ['buyer', 'studio-lagos'])
    await on.confirm(unpaid.id, unpaid.milestones[0]?.id ?? '', party);
  await assess(app, person.key, amber());
  await runDueJobs(app);
  const { dispute } = await about.opened({ reason: 'damaged' });
  await about.step(dispute, 'escalate');
  await refusedRefund(app, on);
  const frozen = await fundedAgreement(on, [7_000], 7_000);
  await on.post(frozen.id, 'freeze', { reason: 'A question' });
  await fundedAgreement(on, [200], 250);
  const { virtualAccountNo, id: conflicting } = await fundedAgreement(on, [1_000], 0);
  for (const amount of [1, 2]) await on.deposit(virtualAccountNo ?? '', amount, `twice-${conflicting}`);
  await on.create([9_000], { fundBy: new Date(app.time.now().getTime() + DAY_MS).toISOString() });
  await person.call('POST', '/session', { body: { email: person.email, password: PASSWORD } });
  return { person, on, dispute };
}

async function everything(person: Visitor, query = ''): Promise<Row[]> {
  const rows: Row[] = [];
  for (let cursor = ''; ; ) {
    const path = `/work?limit=2${query}${cursor && `&cursor=${cursor}`}`;
    const { status, body } = await person.call<{ data: Row[]; nextCursor: string | null }>('GET', path);
    expect([status, body]).toEqual([200, body]);
    rows.push(...body.data);
    if (body.nextCursor === null) return rows;
    cursor = body.nextCursor;
  }
}

const queuesOf = async (person: Visitor) =>
  (await person.call<{ data: Queue[] }>('GET', '/work-queues')).body.data;

describe('the work list', () => {
  it('has one row for all that waits, and its queues count and sum as many', async () => {
    const { person, dispute } = await scene();
    const [rows, queues] = [await everything(person), await queuesOf(person)];
    expect(new Set(rows.map(({ queue }) => queue)).size).toBe(queues.length);
    for (const { queue, count, sums } of queues) {
      const own = rows.filter((row) => row.queue === queue);
      expect([queue, own.length]).toEqual([queue, count]);
      expect(await everything(person, `&queue=${queue}`)).toEqual(own);
      const sum = own.reduce((total, { amount }) => total + (amount ?? 0), 0);
      expect([queue, sum]).toEqual([queue, Number(sums[0]?.amount ?? 0)]);
    }
    expect(rows).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ queue: 'disputes', kind: 'damaged', subject: dispute.id, amount: 100 }),
        expect.objectContaining({
          queue: 'payouts',
          kind: 'no_account',
          amount: 30_000,
          name: 'Studio Lagos',
        }),
        expect.objectContaining({ queue: 'refunds', amount: 300 }),
        expect.objectContaining({ queue: 'frozen', amount: 7_000 }),
        expect.objectContaining({ queue: 'overpaid', amount: 50 }),
        expect.objectContaining({ queue: 'exceptions', kind: 'deposit_conflict' }),
        expect.objectContaining({ queue: 'deadlines', kind: 'fund_by', amount: 9_000 }),
      ]),
    );
    expect(queues.map(({ queue }) => queue)).toContain('reviews');
    expect(await everything(await signedIn(app))).toEqual([]);
  });

  it('has nothing of what a member may not see', async () => {
    const { person } = await scene();
    const developer = await memberWith(app, person, 'developer');
    const queues = (await queuesOf(developer)).map(({ queue }) => queue);
    expect(queues).not.toContain('reviews');
    expect((await everything(developer)).map(({ queue }) => queue)).not.toContain('reviews');
    expect(await everything(developer, '&queue=reviews')).toEqual([]);
  });

  it.each([
    ['pay-refunds', 700],
    ['submit-payout', 300],
    ['return-excess', 50],
  ])('has a job that keeps failing, with what it owes: %s', async (kind, amount) => {
    const person = await signedIn(app);
    const on = platform(app, person.key);
    const { id, milestones } = await fundedAgreement(on, [300, 700], 1_050);
    for (const user of ['buyer', 'seller']) await on.confirm(id, milestones[0]?.id ?? '', user);
    await on.refund(id);
    await app.database.owner.query(
      `UPDATE jobs SET alarmed_at = now() WHERE payload->>'agreementId' = $1 AND kind = $2`,
      [id, kind],
    );
    expect(await everything(person, '&queue=alarms')).toMatchObject([{ kind, amount }]);
  });
});

describe.skipIf(!browser)('the first page', () => {
  it('leads from an item to where the work is done, by queue, on every screen', SLOW, async () => {
    const { person } = await scene();
    const { page, complaints } = await openTab(browser);
    await signInAs(page, app.address, person.email);
    const show = async () => {
      await page.goto(`${app.address}/dashboard`);
      await page.getByText('Dispute: Damaged').waitFor();
    };
    await fitsEveryScreen(page, { name: 'today', show, pictures: PICTURES });
    await page.getByText('Disputes 1', { exact: true }).click();
    await page.getByText('1 shown').waitFor();
    expect(page.url()).toContain('queue=disputes');
    await page.getByRole('link', { name: 'Decide: Dispute: Damaged' }).click();
    await page.getByRole('button', { name: 'Decide…' }).waitFor();
    await page.goto(`${app.address}/dashboard/?queue=payouts`);
    await page.getByRole('link', { name: 'Set the account: Payout without an account' }).click();
    await page
      .getByRole('heading', { name: /studio-lagos/ })
      .first()
      .waitFor();
    expect(complaints).toEqual([]);
  });
});
