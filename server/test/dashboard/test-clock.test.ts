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
import { fundedAgreement, platform } from '#test/support/escrow.ts';
import { startTestWorkers } from '#test/support/listening.ts';

const browser = await openBrowser('the dashboard');
const app = await startDashboardApp();
startTestWorkers(app);
const PICTURES = process.env['CLOCK_SCREENSHOTS'];
const WEEK = 7 * 86_400;

describe.skipIf(!browser)('the test clock in the browser', () => {
  it('is moved from the banner of the test environment, and the page follows', SLOW, async () => {
    const { email, key: live } = await signedIn(app);
    const body = { environment: 'test' };
    const made = await app.call<{ apiKey: string }>('POST', '/v1/developer/api-keys', { key: live, body });
    const on = platform(app, made.body.apiKey);
    const milestones = [{ title: 'Sofa', amount: 45_000, inspectionSeconds: WEEK }];
    const agreement = await fundedAgreement(on, [45_000], 45_000, 'studio-lagos', { milestones });
    await on.confirm(agreement.id, agreement.milestones[0]?.id ?? '', 'studio-lagos');
    const { page, complaints } = await openTab(browser);
    await signInAs(page, app.address, email);
    const show = async () => {
      await page.goto(`${app.address}/dashboard/test/agreements/${agreement.id}`);
      await page.getByText(/^Inspection ends .+, then released$/).waitFor();
    };
    await fitsEveryScreen(page, { name: 'clock', show, pictures: PICTURES });
    await page.getByRole('button', { name: 'Move the clock' }).click();
    await page.getByText('It is', { exact: false }).first().waitFor();
    await settled(page);
    if (PICTURES) await page.screenshot({ path: `${PICTURES}/clock-dialog.png` });
    await page.getByRole('button', { name: '30 days' }).click();
    await page.getByText('Events on the way', { exact: false }).first().waitFor();
    await page.getByText('Inspection ended without an answer').waitFor({ state: 'detached' });
    await page.getByRole('region', { name: 'Environment' }).getByText('It is', { exact: false }).waitFor();
    await page.getByText('Released', { exact: true }).first().waitFor();
    // Relative times are those of the environment, too.
    await page.getByText('just now', { exact: true }).waitFor({ state: 'detached' });
    await fitsEveryScreen(page, { name: 'moved', show: () => settled(page), pictures: PICTURES });
    expect((await on.get(agreement.id)).body.milestones[0]?.status).toBe('COMPLETED');
    await page.goto(`${app.address}/dashboard/agreements`);
    await page.getByRole('heading', { name: 'Agreements', exact: true }).waitFor();
    expect(await page.getByRole('button', { name: 'Move the clock' }).count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});
