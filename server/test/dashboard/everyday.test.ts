import { describe, expect, it } from 'vitest';
import { openBrowser } from '#test/support/dashboard/browser.ts';
import { PASSWORD, signedIn } from '#test/support/dashboard/dashboard.ts';
import { memberWith } from '#test/support/dashboard/members.ts';
import { SHOP_SERVERS } from '#test/support/dashboard/seed.ts';
import {
  openOverview,
  openTab,
  SLOW,
  settled,
  signInAs,
  startDashboardApp,
} from '#test/support/dashboard/signed-in-browser.ts';
import { fundedAgreement, platform } from '#test/support/escrow.ts';
import { refusedRefund } from '#test/support/refunds.ts';

const BILLION = 123_456_789_012;
const NAMES = { buyerName: 'سعاد محمد', sellerName: 'Studio Lagos' };

const browser = await openBrowser('what people do every day');
const app = await startDashboardApp({ webhookSender: SHOP_SERVERS });
const owner = await signedIn(app);
const on = platform(app, owner.key);

const { body: named } = await on.create([BILLION], {
  ...NAMES,
  buyerExternalId: 'suad',
  reference: 'ORDER-7',
});
const assessed = await on.assess(named.id, { external_user_id: 'suad', transaction_amount: BILLION });
await on.deposit(String(assessed.body.virtualAccount?.accountNumber), BILLION);
for (const currency of ['NGN', 'NGN', 'USD']) {
  const { body } = await on.create([500], { currency });
  await on.post(body.id, 'freeze', { reason: 'A question' });
}
// More than is due in an agreement that is under way, whose status is not OVERFUNDED.
const paid = await fundedAgreement(on, [100, 200], 350);
for (const party of ['buyer', 'seller']) await on.confirm(paid.id, paid.milestones[0]?.id ?? '', party);
await refusedRefund(app, on);
// Hours have passed since the sign-up.
await owner.call('POST', '/session', { body: { email: owner.email, password: PASSWORD } });

/** Pairs of figures whose boxes overlap, and figures that are wider than their box. */
const OVERLAPS = `(() => {
  const boxes = [...document.querySelectorAll('main dl dd, main p.figures')].map((each) => ({
    words: each.textContent, box: each.getBoundingClientRect(), wide: each.scrollWidth > each.clientWidth + 1 }));
  const pairs = boxes.flatMap((one, index) => boxes.slice(index + 1).filter((other) =>
    one.box.left < other.box.right - 1 && other.box.left < one.box.right - 1 &&
    one.box.top < other.box.bottom - 1 && other.box.top < one.box.bottom - 1).map((other) => [one.words, other.words]));
  return [...pairs, ...boxes.filter(({ wide }) => wide).map(({ words }) => words)];
})()`;

describe.skipIf(!browser)('the overview', () => {
  it('shows figures of a billion without overlap, and leads to as many rows as it counts', SLOW, async () => {
    const { page, complaints } = await openTab(browser);
    await openOverview(page, app.address, owner.email);
    await settled(page);
    for (const width of [390, 1024, 1366, 1440, 1920]) {
      await page.setViewportSize({ width, height: 650 });
      expect(await page.evaluate(OVERLAPS), `at ${width}`).toEqual([]);
    }
    const figure = (name: string) =>
      page.locator('dl > div').filter({ hasText: name }).locator('dd').textContent();
    expect(await figure('On its way back to buyers')).toBe('₦0.00');
    expect(await figure('Refunds refused or held')).toBe('₦3.00');

    const queue = async (name: string, rows: number, sums: string[]) => {
      await page.getByText(`${name} ${rows}`, { exact: true }).click();
      await page.getByText(`${rows} shown`).waitFor();
      for (const sum of sums) await page.locator('p.figures').getByText(sum, { exact: true }).waitFor();
    };
    await queue('Frozen', 3, []);
    await queue('Overpaid', 1, ['₦0.50']);
    await queue('Refunds', 1, ['₦3.00']);
    expect(complaints).toEqual([]);
  });
});

describe.skipIf(!browser)('the menu', () => {
  it('scrolls on a low screen, so that its last entries can be reached', SLOW, async () => {
    const { page } = await openTab(browser);
    await page.setViewportSize({ width: 1366, height: 650 });
    await openOverview(page, app.address, owner.email);
    const signOut = await page.getByRole('button', { name: 'Sign out' }).boundingBox();
    expect((signOut?.y ?? 0) + (signOut?.height ?? 0)).toBeLessThanOrEqual(650);
    await page.getByRole('link', { name: 'Settings', exact: true }).click({ timeout: 5_000 });
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
  });

  it('is beside a page that does not exist, and sign-up is not for members', SLOW, async () => {
    const { page } = await openTab(browser);
    await openOverview(page, app.address, owner.email);
    await page.goto(`${app.address}/dashboard/nowhere/at/all`);
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    await page.getByRole('link', { name: 'Agreements' }).waitFor();
    await page.goto(`${app.address}/dashboard/sign-up`);
    await page.getByRole('heading', { name: 'Today' }).waitFor();
  });
});

describe.skipIf(!browser)('people and ids', () => {
  it('are named, isolated from the words around them, and never printed whole', SLOW, async () => {
    const { page } = await openTab(browser);
    await signInAs(page, app.address, owner.email);
    await page.goto(`${app.address}/dashboard/agreements`);
    const row = page.getByRole('row').filter({ hasText: 'Studio Lagos' });
    await row.waitFor();
    expect(await row.locator('bdi').allTextContents()).toEqual([NAMES.buyerName, NAMES.sellerName]);
    await row.getByRole('link').first().click();
    await page.getByRole('tab', { name: 'Timeline' }).click();
    await page.getByText('Agreement created').waitFor();
    await page
      .getByText(/with key \S/)
      .first()
      .waitFor();
    const timeline = await page.getByRole('tabpanel').textContent();
    expect(timeline).not.toMatch(/key_[0-9a-f]{20}/);

    await app.call('GET', '/v1/escrow/payout-accounts/a-seller-with-a-long-id', { key: owner.key });
    await page.goto(`${app.address}/dashboard/requests`);
    await page.getByText('a-seller-with-a-long-id').first().waitFor();
    await page.getByText('payout-accounts').first().waitFor();

    await page.goto(`${app.address}/dashboard/audit-log?type=deposit.received`);
    await page.locator('summary', { hasText: 'Sandbox deposit made' }).first().click();
    await page
      .getByText('₦1,234,567,890.12')
      .or(page.getByText('₦3.00'))
      .or(page.getByText('₦3.50'))
      .first()
      .waitFor();
  });
});

describe.skipIf(!browser)('without a connection', () => {
  it('a page of our own says so', SLOW, async () => {
    const { page, context } = await openTab(browser);
    await openOverview(page, app.address, owner.email);
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
    await page.reload();
    await context.setOffline(true);
    await page.goto(`${app.address}/dashboard/agreements`);
    await page.getByRole('heading', { name: 'No connection' }).waitFor();
    await context.setOffline(false);
  });
});

describe('a developer', () => {
  it('sees the results of their webhook tests without the audit log', async () => {
    const developer = await memberWith(app, owner, 'developer');
    const url = 'https://ledger.example/hooks';
    const { body } = await developer.call<{ id: string }>('POST', '/v1/webhooks', { body: { url } });
    await developer.call('POST', `/v1/webhooks/${body.id}/test`);
    expect((await developer.call('GET', '/v1/audit-log')).status).toBe(403);
    const tests = await developer.call<{ data: object[] }>('GET', `/webhooks/${body.id}/tests`);
    expect(tests.body.data).toMatchObject([{ status: null, error: 'no answer within 10 seconds' }]);
    expect((await developer.call('GET', `/webhooks/${body.id}x/tests`)).status).toBe(404);
  });
});

describe('the export of agreements', () => {
  it('has decimals, names, the reference and the date of payment', async () => {
    const csv = await app.http.inject({
      url: '/dashboard/api/agreements.csv?search=ORDER-7',
      headers: { cookie: String(owner.cookie) },
    });
    const [head = '', line = ''] = csv.body.split('\r\n');
    const row = Object.fromEntries(head.split(',').map((name, index) => [name, line.split(',')[index]]));
    expect(row).toMatchObject({
      reference: 'ORDER-7',
      ...NAMES,
      totalAmount: '1234567890.12',
      deposited: '1234567890.12',
      outstanding: '0.00',
      paidAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
  });
});
