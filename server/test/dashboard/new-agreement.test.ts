import { describe, expect, it } from 'vitest';
import { openBrowser } from '#test/support/dashboard/browser.ts';
import { signedIn } from '#test/support/dashboard/dashboard.ts';
import { fitsEveryScreen } from '#test/support/dashboard/every-screen.ts';
import { openTab, SLOW, signInAs, startDashboardApp } from '#test/support/dashboard/signed-in-browser.ts';

const browser = await openBrowser('the form for a new agreement');
const pictures = process.env['PICTURES'];
const app = await startDashboardApp();
const owner = await signedIn(app);

type Listed = { data: { id: string; milestones: { fees: object[]; shares: object[] }[] }[] };
type Tab = Awaited<ReturnType<typeof openTab>>['page'];

async function fill(page: Tab, texts: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(texts))
    await page.getByRole('textbox', { name: label, exact: true }).fill(text);
}

describe.skipIf(!browser)('the form for a new agreement', () => {
  it('quotes fees and shares while they are typed, and creates exactly what it showed', SLOW, async () => {
    const { page, complaints } = await openTab(browser);
    await signInAs(page, app.address, owner.email);
    const quoted: string[] = [];
    page.on('request', (request) => request.url().endsWith('/escrow/quotes') && quoted.push(request.url()));
    const figure = (name: string) =>
      page.getByRole('region', { name: 'Quote' }).locator('dl > div', { hasText: name }).locator('dd');
    const show = async () => {
      await page.goto(`${app.address}/dashboard/agreements/new`);
      await fill(page, {
        'Buyer’s id': 'ada',
        'Seller’s id': 'tunde',
        'Title of milestone 1': 'Design',
        'Amount of milestone 1 in NGN': '1000.01',
      });
      await page.getByRole('button', { name: 'Add milestone' }).click();
      await fill(page, { 'Title of milestone 2': 'Build', 'Amount of milestone 2 in NGN': '2000' });
      await page.getByText('₦3,000.01').waitFor();
      // Without fees and shares there is nothing to quote.
      expect(await page.getByRole('region', { name: 'Quote' }).count()).toBe(0);
      await page.getByRole('button', { name: 'Add fee' }).click();
      await fill(page, { 'Name of fee 1': 'Commission', 'Percentage of fee 1': '7.5' });
      await page.getByLabel('Who pays fee 1').selectOption({ label: 'Half from each' });
      await page.getByRole('button', { name: 'Share with another payee' }).first().click();
      await fill(page, {
        'Payee 1 of milestone 1': 'courier_1',
        'Percentage of payee 1 of milestone 1': '10',
      });
      await figure('courier_1').waitFor();
    };
    await fitsEveryScreen(page, { name: 'new-agreement', show, pictures });
    const shown = async () =>
      Object.fromEntries(
        await Promise.all(
          ['The buyer pays', 'The seller gets', 'courier_1 gets', 'You get'].map(
            async (name) => [name, await figure(name).textContent()] as const,
          ),
        ),
      );
    expect(await shown()).toEqual({
      'The buyer pays': '₦3,112.51',
      'The seller gets': '₦2,787.51',
      'courier_1 gets': '₦100.00',
      'You get': '₦225.00',
    });
    await page.getByRole('radio', { name: 'Refunded' }).check({ force: true });
    expect(await figure('The buyer pays').textContent()).toBe('₦0.00');
    await page.getByRole('radio', { name: 'Divided in half' }).check({ force: true });
    expect(await figure('courier_1').textContent()).toBe('₦50.00');
    expect(quoted.length).toBeLessThanOrEqual(5);

    await page.getByRole('button', { name: 'Create agreement' }).click();
    await page.getByRole('button', { name: 'Assess payment' }).waitFor();
    const { body } = await app.call<Listed>('GET', '/v1/escrow/agreements', { key: owner.key });
    expect(body.data[0]?.milestones).toMatchObject([
      {
        fees: [{ name: 'Commission', buyer: 37_50, seller: 37_50 }],
        shares: [{ externalUserId: 'courier_1', amount: 100_00 }],
      },
      { fees: [{ buyer: 75_00, seller: 75_00 }] },
    ]);
    expect(complaints).toEqual([]);
  });

  it('says why fees are refused', SLOW, async () => {
    const { page } = await openTab(browser);
    await signInAs(page, app.address, owner.email);
    await page.goto(`${app.address}/dashboard/agreements/new`);
    await fill(page, { 'Amount of milestone 1 in NGN': '10' });
    await page.getByRole('button', { name: 'Add fee' }).click();
    await fill(page, { 'Name of fee 1': 'Flat', 'Fixed amount of fee 1 in NGN': '20' });
    await page.getByRole('alert').filter({ hasText: 'the seller must get some of it' }).waitFor();
  });
});
