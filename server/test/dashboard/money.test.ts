import { describe, expect, it } from 'vitest';
import { ALWAYS, setRules } from '#test/support/dashboard/approvals.ts';
import { openBrowser } from '#test/support/dashboard/browser.ts';
import { PASSWORD, signedIn } from '#test/support/dashboard/dashboard.ts';
import { fitsEveryScreen } from '#test/support/dashboard/every-screen.ts';
import { memberWith } from '#test/support/dashboard/members.ts';
import {
  openTab,
  SLOW,
  seriousViolations,
  signInAs,
  startDashboardApp,
} from '#test/support/dashboard/signed-in-browser.ts';
import { platform, runDueJobs } from '#test/support/escrow.ts';
import { refusedPayout } from '#test/support/payouts.ts';
import { refusedRefund } from '#test/support/refunds.ts';

const browser = await openBrowser('the money page');
const pictures = process.env['PICTURES'];
const app = await startDashboardApp();
const owner = await signedIn(app);
const on = platform(app, owner.key);

const NAMES = { buyerName: 'Adaeze Nwosu-Okonkwo', sellerName: 'שרה כהן' };
const BILLION = 123_456_789_012;
await on.setPayoutAccount('seller');
// Of a buyer of its own: after a billion, the next payment of the same buyer would be RED.
const { body: sold } = await on.create([BILLION, 500], { ...NAMES, buyerExternalId: 'adaeze' });
const { body: assessed } = await on.assess(sold.id, {
  external_user_id: 'adaeze',
  account_created_at: '2020-01-31T12:00:00Z',
});
const paid = {
  accountNumber: String(assessed.virtualAccount?.accountNumber),
  amount: BILLION + 500,
  reference: 'FT26112233',
  senderName: 'CHINEDU EZE',
};
await app.call('POST', '/v1/sandbox/deposits', { key: owner.key, body: paid });
for (const party of ['adaeze', 'seller']) await on.confirm(sold.id, sold.milestones[0]?.id ?? '', party);
await runDueJobs(app);
await refusedRefund(app, on);
// Hours have passed since the sign-up.
await owner.call('POST', '/session', { body: { email: owner.email, password: PASSWORD } });

type Rows = { data: Record<string, unknown>[]; nextCursor: string | null };
const rows = (direction: string, query = '', by = owner) =>
  by.call<Rows>('GET', `/money/${direction}${query}`);
const sums = async (direction: string, query = '') =>
  (await owner.call<Rows>('GET', `/money/${direction}/sums${query}`)).body.data;

describe('money at the bank', () => {
  it('lists what came in, goes out and goes back, with people, references and sums', async () => {
    const { body: came } = await rows('in');
    expect(came.data).toMatchObject([
      { amount: 300, name: null, party: null, state: 'RECEIVED' },
      {
        ...{ amount: BILLION + 500, name: NAMES.buyerName, party: 'CHINEDU EZE', state: 'RECEIVED' },
        ...{ agreementId: sold.id, externalId: 'adaeze', reference: expect.stringContaining('FT26112233') },
      },
    ]);
    expect(await sums('in')).toEqual([{ currency: 'NGN', count: 2, amount: String(BILLION + 800) }]);
    expect((await rows('out')).body.data).toMatchObject([
      {
        ...{ amount: BILLION, name: NAMES.sellerName, state: 'PAID', externalId: 'seller' },
        ...{
          party: expect.any(String),
          accountNumber: '0123456789',
          reference: expect.stringMatching(/^po_/),
        },
      },
    ]);
    expect((await rows('back')).body.data).toMatchObject([
      { amount: 300, state: 'REFUSED', reason: expect.any(String) },
    ]);
    expect(await sums('back')).toEqual([{ currency: 'NGN', count: 1, amount: '300' }]);
  });

  it('pages, keeps to the period, and shows nothing of another account', async () => {
    const first = (await rows('in', '?limit=1')).body;
    const second = (await rows('in', `?limit=1&cursor=${first.nextCursor}`)).body;
    expect([...first.data, ...second.data].map(({ amount }) => amount)).toEqual([300, BILLION + 500]);
    expect(second.nextCursor).toBeNull();
    expect((await rows('in', '?to=2020-01-02&from=2020-01-01')).body.data).toEqual([]);
    expect(await sums('in', '?to=2020-01-02&from=2020-01-01')).toEqual([]);
    expect((await rows('sideways')).status).toBe(404);
    const other = await signedIn(app);
    for (const direction of ['in', 'out', 'back'])
      expect((await rows(direction, '', other)).body.data).toEqual([]);
  });

  it('exports decimals, names and the bank’s reference', async () => {
    const { body } = await app.http.inject({
      url: '/dashboard/api/money/in/list.csv',
      headers: { cookie: String(owner.cookie) },
    });
    const [head, , line] = body.split('\r\n');
    expect(head).toMatch(/^at,state,amount,currency,externalId,name,party,bank,/);
    expect(line).toMatch(/,RECEIVED,1234567895\.12,NGN,adaeze,Adaeze Nwosu-Okonkwo,CHINEDU EZE,.*FT26112233/);
  });
});

describe.skipIf(!browser)('the money page', () => {
  it('shows each direction on every screen', SLOW, async () => {
    const { page, complaints } = await openTab(browser);
    await signInAs(page, app.address, owner.email);
    for (const [direction, words] of [
      ['in', '2 transfers in NGN'],
      ['out', 'Paid'],
      ['back', 'Refused by the bank'],
    ] as const) {
      const show = async () => {
        await page.goto(`${app.address}/dashboard/money?show=${direction}`);
        await page.locator('main').getByText(words).first().waitFor({ state: 'attached' });
      };
      await fitsEveryScreen(page, { name: `money-${direction}`, show, pictures });
    }
    await page.getByRole('radio', { name: 'Out' }).check({ force: true });
    await page.getByRole('link', { name: NAMES.sellerName }).click();
    await page.getByText('Paid out, as seller').waitFor();
    expect(complaints).toEqual([]);
  });

  it('retries what the bank has refused, several at once, with an outcome for each', SLOW, async () => {
    const person = await signedIn(app);
    const mine = platform(app, person.key);
    const [one, other] = [await refusedPayout(app, mine, 41_000), await refusedPayout(app, mine, 52_000)];
    await refusedRefund(app, mine);
    await mine.post(other.id, 'freeze', { reason: 'a call' });
    await person.call('POST', '/session', { body: { email: person.email, password: PASSWORD } });
    await memberWith(app, person, 'finance');
    expect((await setRules(person, { refund: ALWAYS })).status).toBe(200);
    const { page, complaints } = await openTab(browser);
    await signInAs(page, app.address, person.email);
    const dialog = page.getByRole('dialog');
    const outcomes = dialog.getByRole('list', { name: 'Transfers' }).getByRole('listitem');
    const retryAll = async (direction: string, count: number) => {
      await page.goto(`${app.address}/dashboard/money?show=${direction}`);
      const boxes = page.getByRole('checkbox', { name: /^Choose/ });
      await boxes.first().waitFor();
      for (const box of await boxes.all()) await box.check();
      await page.getByRole('button', { name: `Retry ${count}…` }).click();
      expect(await seriousViolations(page)).toEqual([]);
      await dialog.getByRole('button', { name: /^Retry/ }).click();
      await dialog.getByRole('button', { name: 'Close' }).last().waitFor();
    };
    await retryAll('out', 2);
    const words = (await outcomes.allInnerTexts()).sort();
    expect(words).toEqual([
      expect.stringMatching(/410\.00\s+Sent again/),
      expect.stringMatching(/520\.00\s+Not retried\s+.*hold/),
    ]);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    expect((await mine.events(one.id)).filter(({ type }) => type === 'payout.retried')).toHaveLength(1);
    await retryAll('back', 1);
    await outcomes.getByText('Waits for approval').waitFor();
    // The refusal is an answer, which the browser logs.
    expect(complaints.filter((line) => !line.includes('status of 409'))).toEqual([]);
  });
});
