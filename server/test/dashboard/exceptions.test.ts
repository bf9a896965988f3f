import { describe, expect, it } from 'vitest';
import { openBrowser } from '#test/support/dashboard/browser.ts';
import { signedIn } from '#test/support/dashboard/dashboard.ts';
import {
  openOverview,
  openTab,
  SLOW,
  seriousViolations,
  settled,
  startDashboardApp,
} from '#test/support/dashboard/signed-in-browser.ts';
import { fundedAgreement, platform, runDueJobs } from '#test/support/escrow.ts';

const browser = await openBrowser('the dashboard');
const app = await startDashboardApp();

describe.skipIf(!browser)('exceptions on the first page', () => {
  it('are counted, say what to do, and are closed with a note', SLOW, async () => {
    const person = await signedIn(app);
    const on = platform(app, person.key);
    await on.setPayoutAccount();
    const { id, milestones, virtualAccountNo } = await fundedAgreement(on, [250_000], 0);
    await on.deposit(virtualAccountNo ?? '', 250_000, 'taken-back');
    for (const party of ['buyer', 'seller']) await on.confirm(id, milestones[0]?.id ?? '', party);
    await runDueJobs(app);
    await app.call('POST', '/v1/sandbox/deposits/taken-back/reverse', { key: person.key });
    await runDueJobs(app);
    await on.deposit(virtualAccountNo ?? '', 9, 'taken-back');

    const { page, complaints } = await openTab(browser);
    await openOverview(page, app.address, person.email);
    await page.getByText('Exceptions 2').waitFor();
    await settled(page);
    expect(await seriousViolations(page)).toEqual([]);
    const owed = page.getByRole('row').filter({ hasText: 'Deposit reversed' });
    expect(await owed.textContent()).toContain('₦2,500.00');
    await owed.getByRole('button', { name: /^Close…/ }).click();
    await page.getByLabel('Note').fill('The buyer has paid');
    await page.getByRole('button', { name: 'Close this exception' }).click();
    await page.getByText('Exceptions 1').waitFor();
    expect((await on.ledger(id)).body.balances).toMatchObject({ receivable: 0, platform: 0 });
    expect(complaints).toEqual([]);
  });
});
