import { describe, expect, it } from 'vitest';
import { openBrowser } from '#test/support/dashboard/browser.ts';
import { signedIn } from '#test/support/dashboard/dashboard.ts';
import { fitsEveryScreen } from '#test/support/dashboard/every-screen.ts';
import { openTab, SLOW, signInAs, startDashboardApp } from '#test/support/dashboard/signed-in-browser.ts';
import { fundedAgreement, platform } from '#test/support/escrow.ts';

const browser = await openBrowser('the dashboard');
const app = await startDashboardApp();
const PICTURES = process.env['LINK_SCREENSHOTS'];

describe.skipIf(!browser)('the links of an agreement', () => {
  it('are created with a number, shown once, seen to be opened, and revoked', SLOW, async () => {
    const { email, key: live } = await signedIn(app);
    // In the test environment short messages need no provider.
    const body = { environment: 'test' };
    const made = await app.call<{ apiKey: string }>('POST', '/v1/developer/api-keys', { key: live, body });
    const key = made.body.apiKey;
    const { id } = await fundedAgreement(platform(app, key), [50_000_00], 0);
    const links = `/v1/escrow/agreements/${id}/links`;
    await app.call('POST', links, {
      key,
      body: { party: 'seller', purposes: ['track', 'deliver'] },
    });
    const { page, complaints } = await openTab(browser);
    await signInAs(page, app.address, email);
    const show = async () => {
      await page.goto(`${app.address}/dashboard/test/agreements/${id}`);
      await page.getByRole('tab', { name: 'Links' }).click();
      await page.getByRole('row').nth(1).waitFor();
    };
    await fitsEveryScreen(page, { name: 'links', show, pictures: PICTURES });
    const dialog = page.getByRole('dialog');
    const open = async () => {
      await show();
      await page.getByRole('button', { name: 'Create link' }).click();
      await dialog.getByLabel('Mobile number').waitFor();
    };
    await fitsEveryScreen(page, { name: 'links-dialog', show: open, pictures: PICTURES });

    await dialog.getByLabel('Pay').check();
    await dialog.getByLabel('Mobile number').fill('08012345678');
    await dialog.getByRole('button', { name: 'Create link' }).click();
    await dialog.getByText('phone must be a number with + and country code').waitFor();
    await dialog.getByLabel('Mobile number').fill('+234 801 234-5678');
    await dialog.getByLabel('Language').selectOption({ label: 'Hausa' });
    await dialog.getByRole('button', { name: 'Create link' }).click();
    await dialog.getByText(/It is also sent to •••• 5678 as a short message/).waitFor();
    const [, path = ''] = /(\/deal\/[\w-]{43})/.exec((await dialog.textContent()) ?? '') ?? [];
    const opened = await app.http.inject({ method: 'GET', url: path });
    expect(opened.body).toContain('lang="ha"');

    await show();
    const row = page.getByRole('row').filter({ hasText: 'Follow, Pay' });
    await row.getByText(/Sent to/).waitFor();
    expect(await row.textContent()).not.toContain('Not yet');
    await row.getByRole('button', { name: 'Revoke the link of the buyer' }).click();
    await row.getByText('Revoked').first().waitFor();
    expect((await app.http.inject({ method: 'GET', url: path })).statusCode).toBe(410);
    // The browser logs the refused number.
    expect(complaints).toEqual([expect.stringContaining('400')]);
  });
});
