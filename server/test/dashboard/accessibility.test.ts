import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openBrowser } from '#test/support/dashboard/browser.ts';
import { SHOP_SERVERS, seedAccount } from '#test/support/dashboard/seed.ts';
import {
  followTo,
  openTab,
  SLOW,
  seriousViolations,
  settled,
  signInAs,
  startDashboardApp,
} from '#test/support/dashboard/signed-in-browser.ts';

const browser = await openBrowser('the dashboard');
const app = await startDashboardApp({ webhookSender: SHOP_SERVERS });
/** As a browser in a company sees it: over plain http, on a name that is not localhost. */
const inside = app.address.replace('127.0.0.1', 'surety.inside');
const at = (path: string) => `${inside}/dashboard${path}`;

/** Elements that overflow their container on a narrow screen, including the page itself. */
async function overflowing(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of [390, 1024, 1100, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    // The layout follows a frame later.
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
    const wide = (await page.evaluate(`[
      ...(document.documentElement.scrollWidth > innerWidth + 1 ? ['the page'] : []),
      ...[...document.querySelectorAll('main :not(.sr-only) > table')]
        .filter((table) => table.scrollWidth > table.parentElement.clientWidth + 1)
        .map((table) => table.caption?.textContent)]`)) as string[];
    found.push(...wide.map((what) => `${what} at ${width}`));
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  return found;
}

/** Links and buttons with one name but different targets, which confuse screen-reader users. */
async function namesakes(page: Page): Promise<string[]> {
  return (await page.evaluate(`(() => {
    const links = [...document.querySelectorAll('main a[href]')];
    const named = Map.groupBy(links, (link) => link.getAttribute('aria-label') ?? link.textContent.trim());
    return [...named].filter(([name, all]) => name === 'Open' && new Set(all.map(({ href }) => href)).size > 1)
      .map(([name, all]) => all.length + ' links called ' + name);
  })()`)) as string[];
}

describe.skipIf(!browser)('the dashboard', () => {
  // Every page, twice: the slowest test of this file.
  const VERY_SLOW = { timeout: 300_000 };

  it('finds no serious accessibility violation on any page', VERY_SLOW, async () => {
    const { key, email } = await app.signUp();
    const seeded = await seedAccount(app, key);
    const { page, complaints } = await openTab(browser);
    const found: Record<string, string[]> = {};
    // Dark is the same page in other colours, so only the contrast is checked again.
    const look = async (name: string) => {
      await settled(page);
      const light = await seriousViolations(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      const dark = await seriousViolations(page, 'contrast');
      await page.emulateMedia({ colorScheme: 'light' });
      const wrong = [...light, ...dark, ...(await overflowing(page)), ...(await namesakes(page))];
      if (wrong.length > 0) found[name] = wrong;
    };
    for (const path of ['/sign-in', '/sign-up']) {
      await page.goto(at(path));
      await look(path);
    }
    await signInAs(page, inside, email);
    // Payouts, reconciliation, approvals and the like are checked on every screen by their own tests.
    const paths = [
      '/',
      '/agreements',
      '/agreements/new',
      `/agreements/${seeded.agreementId}`,
      '/risk',
      `/risk/${seeded.assessmentId}`,
      '/disputes',
      `/disputes/${seeded.disputeId}`,
      '/identity',
      '/identity/links',
      `/identity/${seeded.verificationId}`,
      '/events',
      `/webhooks/${seeded.webhookId}`,
      '/settings/api-keys',
      '/audit-log',
      '/settings',
      '/settings/security',
      '/requests',
      '/nowhere',
    ];
    await page.goto(at('/requests'));
    await settled(page);
    for (const path of paths) {
      await followTo(page, path);
      await look(path);
    }
    await page.goto(at('/'));
    await page.getByRole('heading', { name: 'Risk flags' }).waitFor();
    await settled(page);
    const heightOf = async (title: string) =>
      (await page.getByRole('heading', { name: title }).boundingBox())?.y;
    // What comes later moves both down, perhaps between two looks.
    const sideBySide = async () => Promise.all(['Money', 'Risk flags'].map(heightOf));
    await expect
      .poll(async () => new Set(await sideBySide()).size, { message: 'heights of what is side by side' })
      .toBe(1);
    await page.goto(at(`/agreements/${seeded.agreementId}`));
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
    await page.getByRole('button', { name: 'Send test' }).click();
    await page.getByRole('heading', { name: 'Tests' }).waitFor();
    await page
      .getByText(/Response \d+, after/)
      .first()
      .waitFor();
    await page.goto(at('/requests?failed=true'));
    await page.getByRole('link', { name: /POST/ }).click();
    await page.getByRole('link', { name: 'validation_failed' }).waitFor();
    await look('request');
    expect(found).toEqual({});
    // On plain http a browser warns about a header that it ignores there.
    expect(complaints.filter((words) => !words.includes('Cross-Origin-Opener-Policy'))).toEqual([]);
  });

  it('works from the keyboard: skip link, focus into dialogs and back', SLOW, async () => {
    const { email } = await app.signUp();
    const { page } = await openTab(browser);
    await signInAs(page, inside, email);
    await page.goto(at('/settings/api-keys'));
    await page.getByRole('heading', { name: 'API keys' }).waitFor();
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').textContent()).toBe('Skip to content');
    await page.getByRole('button', { name: 'Create key' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    expect(await page.locator(':focus').getAttribute('name')).toBe('label');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => page.locator(':focus').textContent()).toContain('Create key');

    // The element that opened the dialog may be gone afterwards: then the page has the focus.
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.evaluate('document.querySelector("main button").remove()');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator(':focus').getAttribute('id')).toBe('main');
  });
});
