import { describe, expect, it } from 'vitest';
import { openBrowser } from '#test/support/dashboard/browser.ts';
import { signedIn } from '#test/support/dashboard/dashboard.ts';
import { fitsEveryScreen } from '#test/support/dashboard/every-screen.ts';
import {
  openTab,
  SLOW,
  settled,
  signInAs,
  startDashboardApp,
} from '#test/support/dashboard/signed-in-browser.ts';
import { platform } from '#test/support/escrow.ts';

const browser = await openBrowser('the dashboard');
const app = await startDashboardApp();
const PICTURES = process.env['TIME_SCREENSHOTS'];

describe.skipIf(!browser)('time limits', () => {
  it('are set for new agreements, shown on a milestone, and extended', SLOW, async () => {
    const { email, key } = await signedIn(app);
    const on = platform(app, key);
    // What the form does not show stays as it is.
    const others = {
      disputes: { answerSeconds: 7_200 },
      fees: [{ name: 'Commission', basisPoints: 250, currency: 'NGN' }],
    };
    await app.call('PUT', '/v1/policies/terms', { key, body: others });
    const { page, complaints } = await openTab(browser);
    await signInAs(page, app.address, email);
    await page.goto(`${app.address}/dashboard/agreements`);
    const show = async () => {
      await page.getByRole('button', { name: 'Time limits…' }).click();
      await page.getByLabel('Hours to pay').fill('72');
      await page.getByLabel('Hours to inspect').fill('48');
    };
    await fitsEveryScreen(page, { name: 'terms', show, pictures: PICTURES });
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Time limits saved').waitFor();
    const saved = await app.call('GET', '/v1/policies/terms', { key });
    expect(saved.body).toMatchObject({ fundWithinSeconds: 72 * 3_600, ...others });

    const { body } = await on.create([45_000]);
    const assessed = await on.assess(body.id);
    await page.goto(`${app.address}/dashboard/agreements/${body.id}`);
    await page.getByText('To be paid').waitFor();
    await on.deposit(assessed.body.virtualAccount?.accountNumber ?? '', 45_000);
    await page.reload();
    await page.getByRole('button', { name: 'Confirm as seller' }).click();
    await page.getByText(/^Inspection ends .+, then released$/).waitFor();
    await page.getByRole('button', { name: 'Extend inspection as seller' }).click();
    await page.getByText('Inspection extended').first().waitFor();
    await fitsEveryScreen(page, { name: 'window', show: () => settled(page), pictures: PICTURES });
    expect(complaints).toEqual([]);
  });
});
