import { describe, expect, it } from 'vitest';
import { openBrowser } from '#test/support/dashboard/browser.ts';
import { PASSWORD, signedIn } from '#test/support/dashboard/dashboard.ts';
import { fitsEveryScreen } from '#test/support/dashboard/every-screen.ts';
import { openTab, SLOW, signInAs, startDashboardApp } from '#test/support/dashboard/signed-in-browser.ts';
import { platform, runDueJobs } from '#test/support/escrow.ts';

const browser = await openBrowser('the commission page');
const pictures = process.env['PICTURES'];
const app = await startDashboardApp();
const owner = await signedIn(app);
const on = platform(app, owner.key);

const FEES = [
  { name: 'Commission', basisPoints: 500 },
  { name: 'Service', fixed: 100_00, paidBy: 'buyer', refund: 'none' },
];
await on.setPayoutAccount('seller');
await on.setPayoutAccount('surety:commission', '1111111111');

async function sold(
  amount: number,
  {
    seller = 'seller',
    buyer = 'buyer',
    reference,
  }: { seller?: string; buyer?: string; reference?: string } = {},
) {
  const parties = { buyerExternalId: buyer, sellerExternalId: seller };
  const { body } = await on.create([amount], { fees: FEES, ...parties, reference });
  const known = { external_user_id: buyer, account_created_at: '2020-01-31T12:00:00Z' };
  const { body: risk } = await on.assess(body.id, known);
  await on.deposit(risk.virtualAccount?.accountNumber ?? '', amount + 100_00);
  for (const party of [buyer, seller]) await on.confirm(body.id, body.milestones[0]?.id ?? '', party);
  return body;
}
const first = await sold(1_000_00);
await runDueJobs(app);
await app.call('POST', '/v1/escrow/commission/payouts', { key: owner.key });
await runDueJobs(app);
// After such a sum, the next payment of the same buyer would be RED.
await sold(123_456_789_00, { buyer: 'house-buyer' });
await runDueJobs(app);
// Released and then divided: its seller has no account yet.
const divided = await sold(2_000_00, { seller: 'craft-house', reference: 'order-1' });
await on.resolve(divided.id, divided.milestones[0]?.id ?? '', {
  ...{ toBuyer: 1_000_00, toSeller: 1_000_00, reason: 'half done' },
});
await runDueJobs(app);
await owner.call('POST', '/session', { body: { email: owner.email, password: PASSWORD } });

const ENTRIES = '/v1/escrow/commission/entries';
type Entries = { data: Record<string, unknown>[]; nextCursor: string | null };
const entries = async (query = '', key = owner.key) =>
  (await app.call<Entries>('GET', `${ENTRIES}?${query}`, { key })).body;
const csv = async (query = '') =>
  (await owner.call<string>('GET', `/commission.csv${query}`)).body.trim().split('\r\n');

describe('GET /v1/escrow/commission/entries', () => {
  it('lists what was taken and given back, newest first, in pages', async () => {
    const { data } = await entries();
    expect(data).toMatchObject([
      { type: 'returned', amount: 50_00, agreementId: divided.id },
      { type: 'earned', amount: 200_00, sellerExternalId: 'craft-house' },
      { amount: 6_172_839_45 + 100_00 },
      { agreementId: first.id, milestoneId: first.milestones[0]?.id, amount: 150_00, currency: 'NGN' },
    ]);
    let cursor = '';
    for (const entry of data) {
      const page = await entries(`limit=1${cursor}`);
      expect(page.data).toEqual([entry]);
      cursor = `&cursor=${encodeURIComponent(page.nextCursor ?? '')}`;
    }
    expect((await entries('from=2020-01-01&to=2020-01-02')).data).toEqual([]);
    expect((await entries('reference=order-1')).data).toEqual(data.slice(0, 2));
    expect((await entries('reference=order-2')).data).toEqual([]);
    expect((await entries('', (await app.signUp()).key)).data).toEqual([]);
  });
});

describe('GET /dashboard/api/commission.csv', () => {
  it('answers 200 with decimals that sum to what was earned', async () => {
    const [head = '', ...lines] = await csv();
    expect(head).toMatch(/^createdAt,type,currency,amount,agreementId,milestoneId,/);
    const amounts = lines.map((line) => line.split(',')[3]);
    expect(amounts).toEqual(['-50.00', '200.00', '6172939.45', '150.00']);
    expect(await csv('?to=2020-01-02')).toEqual([head]);
  });
});

describe.skipIf(!browser)('the commission page', () => {
  it('shows what was earned, pays it out, and fits every screen', SLOW, async () => {
    const { page, complaints } = await openTab(browser);
    await signInAs(page, app.address, owner.email);
    const show = async () => {
      await page.goto(`${app.address}/dashboard/commission`);
      await page.getByText('Given back').waitFor({ state: 'attached' });
    };
    await fitsEveryScreen(page, { name: 'commission', show, pictures });
    await page.getByRole('button', { name: 'Pay out NGN now' }).click();
    await page.getByRole('row').filter({ hasText: 'With the bank' }).waitFor();
    expect(complaints).toEqual([]);
  });
});
