import { describe, expect, it } from 'vitest';
import { openBrowser } from '#test/support/dashboard/browser.ts';
import { SLOW, seriousViolations } from '#test/support/dashboard/signed-in-browser.ts';
import { platformWithDeliveries } from '#test/support/deliveries.ts';
import { startListeningApp } from '#test/support/listening.ts';

const browser = await openBrowser('pages that survive a broken connection');
const app = await startListeningApp();
const { shop, paidHandover } = await platformWithDeliveries(app);

describe.skipIf(!browser)('a phone without a network', () => {
  it('keeps the code and sends it, with its time, when the network is back', SLOW, async () => {
    const { id, rider, current, releases } = await paidHandover();
    const context = await browser?.newContext({ viewport: { width: 360, height: 740 } });
    const page = await context?.newPage();
    if (!context || !page) throw new Error('no page');
    await page.goto(new URL(rider, app.apiUrl).href);
    expect(await seriousViolations(page)).toEqual([]);
    const before = Date.now();
    await context.setOffline(true);
    await page.getByLabel('Code').fill(await current());
    await page.getByRole('button', { name: 'Release with this code' }).click();
    await page.getByText('There is no network.').waitFor();
    expect(await releases()).toBe(0);
    await context.setOffline(false);
    await page.getByText('The money goes to the seller').waitFor();
    expect(await releases()).toBe(1);
    const confirmed = (await shop.events(id)).find(({ type }) => type === 'milestone.confirmed');
    const typedAt = Date.parse(String(confirmed?.data['typedAt']));
    expect(typedAt).toBeGreaterThanOrEqual(before);
    expect(typedAt).toBeLessThanOrEqual(Date.now());
    expect(await page.evaluate('localStorage.length')).toBe(0);
    await context.close();
  });

  it('releases without script, too', SLOW, async () => {
    const { rider, buyer, current, releases } = await paidHandover();
    const page = await browser?.newPage({ javaScriptEnabled: false });
    await page?.goto(new URL(rider, app.apiUrl).href);
    await page?.getByLabel('Code').fill(await current());
    await page?.getByRole('button', { name: 'Release with this code' }).click();
    expect(await page?.locator('main').textContent()).toContain('The money goes to the seller');
    expect(await releases()).toBe(1);
    await page?.goto(new URL(buyer, app.apiUrl).href);
    expect(await page?.locator('.code').count()).toBe(0);
    await page?.close();
  });
});
