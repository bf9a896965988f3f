import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openBrowser } from '#test/support/dashboard/browser.ts';
import {
  openOverview,
  openTab,
  SLOW,
  seriousViolations,
  settled,
  startDashboardApp,
} from '#test/support/dashboard/signed-in-browser.ts';

const browser = await openBrowser('the environments of the dashboard');
const app = await startDashboardApp();
const at = (path: string) => `${app.address}/dashboard${path}`;
const BAND = 'Test environment. Nothing here affects live.';
const bandsOn = (page: Page) => page.getByText(BAND).filter({ visible: true }).count();
const switchTo = (page: Page, name: 'Live' | 'Test') =>
  page.getByRole('navigation', { name: 'Environment' }).getByRole('link', { name }).click();

async function createAgreement(key: string): Promise<string> {
  const { body } = await app.call<{ id: string }>('POST', '/v1/escrow/agreements', {
    key,
    body: {
      buyerExternalId: 'ada',
      sellerExternalId: 'tunde',
      totalAmount: 100,
      milestones: [{ title: 'Design', amount: 100 }],
    },
  });
  return body.id;
}

async function person() {
  const { key, email } = await app.signUp();
  const body = { environment: 'test' };
  const made = await app.call<{ apiKey: string }>('POST', '/v1/developer/api-keys', { key, body });
  const tab = await openTab(browser);
  await openOverview(tab.page, app.address, email);
  return { ...tab, live: key, test: made.body.apiKey };
}

describe.skipIf(!browser)('the dashboard', () => {
  it('switches to test and back, shows the environment, and returns to the same page', SLOW, async () => {
    const { page, live, complaints } = await person();
    expect(await bandsOn(page)).toBe(0);
    await page.goto(at(`/agreements/${await createAgreement(live)}`));
    await settled(page);
    await switchTo(page, 'Test');
    // The open agreement does not exist in the other environment; its list does.
    await page.waitForURL(at('/test/agreements'));
    await page.getByText(BAND).waitFor();
    await page.getByText('No agreements yet').waitFor();
    await expect.poll(() => page.title()).toBe('Agreements · Surety (test)');

    await page.goto(at(''));
    await page.waitForURL(at('/test'));
    await page.getByText(BAND).waitFor();
    await switchTo(page, 'Live');
    await page.waitForURL(at(''));
    await page.getByRole('heading', { name: 'Today' }).waitFor();
    expect(await bandsOn(page)).toBe(0);
    await page.goto(at(''));
    await page.getByRole('heading', { name: 'Today' }).waitFor();
    expect(page.url()).toBe(at(''));
    await page.getByText('Up to date').waitFor();
    expect(complaints).toEqual([]);
  });

  it('acts in each of two tabs in the environment that it shows', SLOW, async () => {
    const { page, context, live, test } = await person();
    const ids = { live: await createAgreement(live), test: await createAgreement(test) };
    const other = await context.newPage();
    await other.goto(at(`/test/agreements/${ids.test}`));
    await other.getByText(BAND).waitFor();
    // Opened after it, and left open: neither changes the other.
    await page.goto(at(`/agreements/${ids.live}`));
    for (const [tab, key, id] of [
      [page, live, ids.live],
      [other, test, ids.test],
    ] as const) {
      await tab.getByRole('button', { name: 'Freeze…' }).click();
      await tab.getByLabel('Reason').fill('To look at it');
      await tab.getByRole('dialog').getByRole('button', { name: 'Freeze' }).click();
      await expect
        .poll(async () => (await app.call('GET', `/v1/escrow/agreements/${id}`, { key })).body['status'])
        .toBe('FROZEN');
    }
    await other.getByText('Test', { exact: true }).and(other.locator('main *')).waitFor();
    await page.goto(at(`/agreements/${ids.test}`));
    await page.getByRole('alert').waitFor();
  });

  it('makes a test key in test, where live keys are not listed', SLOW, async () => {
    const { page, requested } = await person();
    await switchTo(page, 'Test');
    await page.getByText(BAND).waitFor();
    requested.length = 0;
    await page.getByRole('link', { name: 'API keys' }).click();
    await page.getByText('No label').waitFor();
    expect(await page.getByText('Created at signup').count()).toBe(0);
    await page.getByRole('button', { name: 'Create key' }).click();
    await page.getByLabel('Label').fill('Staging');
    await page.getByRole('button', { name: 'Create key', exact: true }).click();
    await page.getByText(/^svc_test_[0-9a-f]{48}$/).waitFor();
    const asked = requested.map((url) => new URL(url).pathname).filter((path) => path.includes('/api/'));
    expect(asked.filter((path) => !/^\/dashboard\/api\/(test\/|session$)/.test(path))).toEqual([]);
  });

  it('fits every screen', SLOW, async () => {
    const { page } = await person();
    for (const width of [320, 390, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(at('/test/agreements'));
      await settled(page);
      expect(await bandsOn(page), `bands at ${width}`).toBe(1);
      const wide = await page.evaluate('document.documentElement.scrollWidth');
      expect(wide, `width at ${width}`).toBeLessThanOrEqual(width);
      // The same content is there on a smaller phone or a larger screen.
      if (width === 390 || width === 1024)
        expect(await seriousViolations(page), `violations at ${width}`).toEqual([]);
      if (width < 1024) await page.getByRole('button', { name: 'Menu' }).click();
      await switchTo(page, 'Live');
      await page.waitForURL(at('/agreements'));
    }
  });
});
