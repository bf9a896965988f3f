import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openBrowser } from '#test/support/dashboard/browser.ts';
import { SHOP_SERVERS, seedAccount } from '#test/support/dashboard/seed.ts';
import {
  followTo,
  openTab,
  SLOW,
  settled,
  signInAs,
  startDashboardApp,
} from '#test/support/dashboard/signed-in-browser.ts';
import { platform } from '#test/support/escrow.ts';

const browser = await openBrowser('the lists of the dashboard');

/** The name of each table, and the usual height of its rows. */
const USUAL_ROWS = `[...document.querySelectorAll('main .\\\\@container > table')].map((table) => {
  const heights = [...table.tBodies[0].rows].map((row) => Math.round(row.getBoundingClientRect().height));
  const counted = Object.entries(Object.groupBy(heights, (height) => height));
  const [usual] = counted.sort((one, other) => other[1].length - one[1].length);
  return [table.caption.textContent, Number(usual[0])];
})`;

/** Touch targets that are too small: a row that is too low, or a button that is too narrow. */
const TOO_SMALL = `[...document.querySelectorAll('main .\\\\@container > table tbody tr')].flatMap((row) => {
  const small = row.getBoundingClientRect().height < 44 ? [row.textContent] : [];
  const reach = (button) => {
    button.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = button.getBoundingClientRect();
    const at = (up) => document.elementFromPoint(x + width / 2, y + height / 2 + up);
    return [-21, 21].every((up) => button.contains(at(up)));
  };
  const buttons = [...row.querySelectorAll('button, summary')].filter((one) => one.checkVisibility());
  return [...small, ...buttons.filter((one) => !reach(one)).map((one) => 'to press: ' + one.textContent)];
})`;

async function usualRows(page: Page): Promise<[string, number][]> {
  await page.locator('main tbody tr').first().waitFor();
  await settled(page);
  return page.evaluate(USUAL_ROWS);
}

describe.skipIf(!browser)('a row of a list', () => {
  it('is one line where there is space, and tall enough to touch on a phone', SLOW, async () => {
    const app = await startDashboardApp({ webhookSender: SHOP_SERVERS });
    const { key, email } = await app.signUp('you@example.com');
    const seeded = await seedAccount(app, key);
    const { page } = await openTab(browser);
    await signInAs(page, app.address, email);
    const lists = [
      ...['/agreements', '/payouts', '/risk', '/identity', '/reviews', '/events', '/requests', '/audit-log'],
      ...[`/webhooks/${seeded.webhookId}`, '/settings/api-keys', '/settings/members'],
    ];
    const tall: Record<string, unknown> = {};
    await page.goto(`${app.address}/dashboard/settings`);
    await settled(page);
    for (const path of lists) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await followTo(page, path);
      for (const [name, height] of await usualRows(page)) if (height > 44) tall[name] = height;
      await page.setViewportSize({ width: 390, height: 844 });
      const small = (await page.evaluate(TOO_SMALL)) as string[];
      if (small.length > 0) tall[path] = small.slice(0, 5);
    }
    expect(tall).toEqual({});
  });
});

describe.skipIf(!browser)('the export of a list', () => {
  it('contains only the results of the search', SLOW, async () => {
    const app = await startDashboardApp();
    const { key, email } = await app.signUp();
    const on = platform(app, key);
    for (const sellerExternalId of ['tunde', 'bello', 'tunde']) await on.create([500], { sellerExternalId });
    const { page } = await openTab(browser);
    await signInAs(page, app.address, email);
    const exported = async () => {
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Export CSV' }).click();
      return (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n').slice(1);
    };
    await page.goto(`${app.address}/dashboard/agreements`);
    await page.getByText('3 shown').waitFor();
    expect(await exported()).toHaveLength(3);
    await page.getByLabel('Search agreements').fill('tunde');
    await page.keyboard.press('Enter');
    await page.getByText('2 shown').waitFor();
    const lines = await exported();
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(line).toContain('tunde');
  });
});
