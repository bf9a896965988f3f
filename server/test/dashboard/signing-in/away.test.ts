import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '#core/time.ts';
import { openBrowser } from '#test/support/dashboard/browser.ts';
import { openTab, SLOW, signInAs, startDashboardApp } from '#test/support/dashboard/signed-in-browser.ts';

const browser = await openBrowser('an unattended page');
const app = await startDashboardApp();

describe.skipIf(!browser)('an unattended page', () => {
  it('keeps polling, reports that it is unattended, and its session ends', SLOW, async () => {
    const { email } = await app.signUp();
    const { page } = await openTab(browser);
    await page.clock.install();
    await signInAs(page, app.address, email);
    const asked: boolean[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/dashboard/api/') && request.resourceType() === 'fetch')
        asked.push(request.headers()['x-surety-idle'] === '1');
    });
    // This page polls, by the page's own clock.
    await page.goto(`${app.address}/dashboard/identity/links`);
    await page.getByText('No links yet').waitFor();
    expect(asked).not.toContain(true);
    // The page polls again only after a response, so its clock advances in small steps.
    const later = async () => {
      await page.clock.runFor(16_000);
      return asked.at(-1);
    };
    await expect.poll(later).toBe(true);
    const touched = async () => {
      await page.mouse.move(200, 200 + (asked.length % 50));
      return later();
    };
    await expect.poll(touched).toBe(false);
    await expect.poll(later).toBe(true);

    // Despite the polling, an hour without a person ends the session.
    for (let step = 0; step < 3; step++) {
      app.time.advance(0.4 * HOUR_MS);
      const seen = asked.length;
      await expect.poll(async () => (await later()) && asked.length).toBeGreaterThan(seen);
    }
    await page.getByRole('heading', { name: 'Sign in again' }).waitFor();
  });
});
