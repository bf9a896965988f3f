import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openBrowser } from '#test/support/dashboard/browser.ts';
import { SHOP_SERVERS, seedAccount } from '#test/support/dashboard/seed.ts';
import {
  openTab,
  SLOW,
  seriousViolations,
  settled,
  signInAs,
  startDashboardApp,
} from '#test/support/dashboard/signed-in-browser.ts';

const browser = await openBrowser('the dashboard');
const app = await startDashboardApp({ webhookSender: SHOP_SERVERS });
const at = (path: string) => `${app.address}/dashboard${path}`;

/** Tables that are wider than the column that they stand in, at the widths where that has little room. */
async function overflowing(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of [390, 1024, 1100, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const tables = (await page.evaluate(`[...document.querySelectorAll('main table')]
      .filter((table) => table.scrollWidth > table.parentElement.clientWidth + 1)
      .map((table) => table.caption?.textContent)`)) as string[];
    found.push(...tables.map((caption) => `${caption} at ${width}`));
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  return found;
}

describe.skipIf(!browser)('the dashboard', () => {
  // Every page, twice: nothing else here takes as long.
  const VERY_SLOW = { timeout: 2 * SLOW.timeout };

  it('finds no serious accessibility violation on any page', VERY_SLOW, async () => {
    const { key, email } = await app.signUp();
    const seeded = await seedAccount(app, key);
    const { page, complaints } = await openTab(browser);
    const found: Record<string, string[]> = {};
    // Dark is the same page in other colours, so only what depends on colours is asked again.
    const look = async (name: string) => {
      await settled(page);
      const light = await seriousViolations(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      const dark = await seriousViolations(page, ['color-contrast']);
      await page.emulateMedia({ colorScheme: 'light' });
      if (light.length + dark.length > 0) found[name] = [...light, ...dark];
    };
    for (const path of ['/sign-in', '/sign-up']) {
      await page.goto(at(path));
      await look(path);
    }
    await signInAs(page, app.address, email);
    // Payouts, reconciliation, approvals and the like are looked at on every screen by tests of their own.
    const paths = [
      '/',
      '/agreements',
      '/agreements/new',
      `/agreements/${seeded.agreementId}`,
      '/risk',
      `/risk/${seeded.assessmentId}`,
      '/identity',
      '/identity/links',
      `/identity/${seeded.verificationId}`,
      '/events',
      `/webhooks/${seeded.webhookId}`,
      '/settings/api-keys',
      '/requests',
      '/audit-log',
      '/settings',
      '/settings/security',
      '/nowhere',
    ];
    for (const path of paths) {
      await page.goto(at(path));
      await look(path);
    }
    await page.goto(at(`/agreements/${seeded.agreementId}`));
    expect(await overflowing(page)).toEqual([]);
    await page.getByRole('tab', { name: 'Timeline' }).click();
    await look('timeline');
    await page.getByRole('button', { name: 'Refund…' }).click();
    await page.getByTestId('refund-preview').waitFor();
    await look('refund dialog');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Freeze…' }).click();
    await look('freeze dialog');
    await page.goto(at(`/webhooks/${seeded.webhookId}`));
    await page.locator('summary').first().click();
    await page.getByText('"environment": "live"').first().waitFor();
    await look('attempts');
    await page.getByRole('button', { name: 'Send a test' }).click();
    await page.getByRole('heading', { name: 'Tests' }).waitFor();
    await page
      .getByText(/It answered \d+, after/)
      .first()
      .waitFor();
    await page.goto(at('/requests?failed=true'));
    await page.getByRole('link', { name: /POST/ }).click();
    await page.getByRole('link', { name: 'validation_failed' }).waitFor();
    await look('request');
    expect(found).toEqual({});
    expect(complaints).toEqual([]);
  });

  it('works from the keyboard: skip link, focus into dialogs and back', SLOW, async () => {
    const { email } = await app.signUp();
    const { page } = await openTab(browser);
    await signInAs(page, app.address, email);
    await page.goto(at('/settings/api-keys'));
    await page.getByRole('heading', { name: 'API keys' }).waitFor();
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').textContent()).toBe('Skip to the content');
    await page.getByRole('button', { name: 'Generate a key' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    expect(await page.locator(':focus').getAttribute('name')).toBe('label');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => page.locator(':focus').textContent()).toContain('Generate a key');

    // What opened it may be gone with what was done: then the page has the focus.
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.evaluate('document.querySelector("main button").remove()');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator(':focus').getAttribute('id')).toBe('main');
  });
});
