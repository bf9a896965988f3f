import { expect, it } from 'vitest';
import { openBrowser } from '#test/support/dashboard/browser.ts';
import { signedIn } from '#test/support/dashboard/dashboard.ts';
import { fitsEveryScreen } from '#test/support/dashboard/every-screen.ts';
import { openOverview, openTab, SLOW, startDashboardApp } from '#test/support/dashboard/signed-in-browser.ts';
import { disputes } from '#test/support/disputes.ts';
import { platform } from '#test/support/escrow.ts';

const browser = await openBrowser('the search over everything');
const pictures = process.env['PICTURES'];

it.skipIf(!browser)(
  'support finds a caller by name with the keyboard, and lands on their page',
  SLOW,
  async () => {
    const app = await startDashboardApp();
    const owner = await signedIn(app);
    const on = platform(app, owner.key);
    const names = {
      buyerExternalId: 'cust/77 ü',
      buyerName: 'Adaeze Nwosu-Okonkwo',
      sellerExternalId: 'vendor-9',
      sellerName: 'שרה כהן',
    };
    const { body } = await on.create([123_456_789_012], names);
    const more = { external_user_id: 'cust/77 ü', account_created_at: '2020-01-31T12:00:00Z' };
    const { body: assessed } = await on.assess(body.id, more);
    await on.deposit(String(assessed.virtualAccount?.accountNumber), 123_456_789_012);

    const { page, complaints } = await openTab(browser);
    await openOverview(page, app.address, owner.email);
    await page.keyboard.press('Control+k');
    const box = page.getByRole('combobox', { name: 'Search everything' });
    await box.fill('okonkw');
    const options = page.getByRole('option');
    await options.filter({ hasText: 'Person' }).waitFor();
    expect(await options.allTextContents()).toHaveLength(2);
    if (pictures) await page.screenshot({ path: `${pictures}/palette.png` });
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Adaeze Nwosu-Okonkwo' }).waitFor();
    expect(decodeURIComponent(new URL(page.url()).pathname)).toBe('/dashboard/people/cust/77 ü');
    await page.getByText('Paid in, as buyer').waitFor();
    await fitsEveryScreen(page, { name: 'person', show: async () => undefined, pictures });
    await page.getByRole('link', { name: 'שרה כהן' }).click();
    await page.getByText('In escrow for them, as seller').waitFor();

    await page.keyboard.press('Control+k');
    await box.fill('1234567890.12');
    await options.filter({ hasText: '₦1,234,567,890.12' }).click();
    await page.getByRole('tab', { name: 'Timeline' }).waitFor();
    const { body: dispute } = await disputes(app, on).open(body, { externalUserId: 'cust/77 ü' });
    await page.keyboard.press('Control+k');
    await box.fill(`dsp_${dispute.id.slice(4, 8)}…${dispute.id.slice(-6)}`);
    await options.filter({ hasText: 'Dispute' }).filter({ hasText: 'Waiting for an answer' }).waitFor();
    if (pictures) await page.screenshot({ path: `${pictures}/palette-dispute.png` });
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/disputes/${dispute.id}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Control+k');
    await box.fill('reconc');
    await options.filter({ hasText: 'Reconciliation' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Reconciliation' }).waitFor();
    expect(complaints).toEqual([]);
  },
);
