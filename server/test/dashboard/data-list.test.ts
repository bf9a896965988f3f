import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { openBrowser } from '#test/support/dashboard/browser.ts';
import { signedIn } from '#test/support/dashboard/dashboard.ts';
import { fitsEveryScreen } from '#test/support/dashboard/every-screen.ts';
import { openTab, SLOW, signInAs, startDashboardApp } from '#test/support/dashboard/signed-in-browser.ts';
import { fundedAgreement, platform } from '#test/support/escrow.ts';

const browser = await openBrowser('a list to work with');
const pictures = process.env['PICTURES'];
const app = await startDashboardApp();

describe.skipIf(!browser)('a list to work with', () => {
  it(
    'sorts all pages, hides columns, adds up chosen rows and exports them; its address says how',
    SLOW,
    async () => {
      const owner = await signedIn(app);
      const on = platform(app, owner.key);
      // The largest is the oldest, so that it is not on the first page.
      const amounts = [9_000_000, ...Array.from({ length: 27 }, (_none, index) => 100 + index)];
      for (const [index, amount] of amounts.entries())
        await on.create([amount], { buyerName: `Buyer ${String(index).padStart(2, '0')}` });
      const { page, complaints } = await openTab(browser);
      await signInAs(page, app.address, owner.email);
      await page.goto(`${app.address}/dashboard/agreements`);
      const first = page.getByRole('row').nth(1);
      await first.filter({ hasText: 'Buyer 27' }).waitFor();
      const amount = page.getByRole('columnheader', { name: 'Amount' });
      await amount.getByRole('button').click();
      await first.filter({ hasText: 'Buyer 01' }).waitFor();
      expect(await amount.getAttribute('aria-sort')).toBe('ascending');
      await amount.getByRole('button').click();
      await first.filter({ hasText: '₦90,000.00' }).waitFor();
      await page.getByText('28 shown', { exact: true }).waitFor();

      await page.getByText('Columns', { exact: true }).first().click();
      await page.getByLabel('Milestones').uncheck();
      await page.getByLabel('Close rows').check();
      await page.getByRole('columnheader', { name: 'Milestones' }).waitFor({ state: 'detached' });
      await page.reload();
      await first.filter({ hasText: 'Buyer 00' }).waitFor();
      expect(await page.getByRole('columnheader').allTextContents()).toEqual([
        ...['Choose', 'Agreement', 'Status', 'Created', 'Amount↓'],
      ]);
      expect((await first.boundingBox())?.height).toBeLessThan(36);

      // The keyboard: the first row, the second, back, and choose it.
      for (const key of ['j', 'j', 'k', 'x']) await page.keyboard.press(key);
      await page.getByRole('row').nth(2).getByRole('checkbox').check();
      await page.getByText('₦90,001.26', { exact: true }).waitFor();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'CSV of these' }).click(),
      ]);
      const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
      expect(lines).toHaveLength(3);
      expect(lines.filter((line) => /,(90000\.00|1\.26),/.test(line))).toHaveLength(2);
      const shown = () => page.getByText('2 chosen').waitFor();
      await fitsEveryScreen(page, { name: 'data-list', show: shown, pictures });
      expect(complaints).toEqual([]);
    },
  );

  it('exports the chosen transfers of the money page', async () => {
    const owner = await signedIn(app);
    const on = platform(app, owner.key);
    for (const amount of [100, 200, 300]) await fundedAgreement(on, [amount], amount);
    const { body } = await owner.call<{ data: { id: string; amount: number }[] }>('GET', '/money/in');
    const ids = body.data.filter((row) => row.amount !== 200).map(({ id }) => id);
    const csv = await owner.call<string>('GET', `/money/in/list.csv?ids=${ids}`);
    expect(csv.body.trim().split('\r\n').slice(1)).toEqual([
      expect.stringContaining(',3.00,NGN,'),
      expect.stringContaining(',1.00,NGN,'),
    ]);
    const many = Array.from({ length: 101 }, (_none, index) => index);
    expect((await owner.call('GET', `/money/in/list.csv?ids=${many}`)).status).toBe(400);
  });
});
