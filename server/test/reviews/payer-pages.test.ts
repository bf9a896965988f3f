import { describe, expect, it } from 'vitest';
import { openBrowser } from '#test/support/dashboard/browser.ts';
import { signedIn } from '#test/support/dashboard/dashboard.ts';
import { fitsEveryScreen } from '#test/support/dashboard/every-screen.ts';
import { openTab, SLOW, signInAs, startDashboardApp } from '#test/support/dashboard/signed-in-browser.ts';
import { platform, runDueJobs } from '#test/support/escrow.ts';

const browser = await openBrowser('who has paid');
const app = await startDashboardApp();
const pictures = process.env['DESK_SCREENSHOTS'];

/** The buyer, a person of another name, a bank that truncates names, and one that reports none. */
const SENDERS = ['OBI ADA CHIDINMA', 'MUSA ABDULLAHI BELLO-OGUNDIPE', 'OBI ADA CHIDI', undefined];

describe.skipIf(!browser)('the payer in a browser', () => {
  it('is shown with the agreement, and waits in the review queue', SLOW, async () => {
    const { email, key } = await signedIn(app);
    const on = platform(app, key);
    await app.call('PUT', '/v1/policies/review', { key, body: { opens: ['PAYER'] } });
    const named = { buyerExternalId: 'ada.obi', buyerName: 'Ada Chidinma Obi' };
    const { body: agreement } = await on.create([400_000], named);
    const assessed = await on.assess(agreement.id, { external_user_id: 'ada.obi' });
    const accountNumber = assessed.body.virtualAccount?.accountNumber;
    for (const [index, senderName] of SENDERS.entries()) {
      const body = { accountNumber, amount: 100_000, reference: `part_${index}`, senderName };
      expect((await app.call('POST', '/v1/sandbox/deposits', { key, body })).status).toBe(201);
    }
    await runDueJobs(app);

    const { page } = await openTab(browser);
    await signInAs(page, app.address, email);
    await page.goto(`${app.address}/dashboard/agreements/${agreement.id}`);
    await page.getByRole('tab', { name: 'Deposits' }).click();
    const table = page.getByRole('table', { name: 'Deposits' });
    const his = table.getByRole('row').filter({ hasText: 'MUSA ABDULLAHI' });
    await fitsEveryScreen(page, { name: 'deposits', show: () => his.waitFor(), pictures });
    expect(await his.textContent()).toContain('Differs from the buyer’s name');
    expect(await table.getByText('Unknown').count()).toBe(1);

    await page.goto(`${app.address}/dashboard/reviews`);
    await page.getByRole('row').filter({ hasText: 'ada.obi' }).getByRole('link').first().click();
    await page.getByRole('heading', { name: 'Deposits' }).waitFor();
    await page.getByText('Ada Chidinma Obi', { exact: true }).first().waitFor();
    await fitsEveryScreen(page, { name: 'payer', show: () => his.waitFor(), pictures });
  });
});
