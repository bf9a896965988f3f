import { expect, it } from 'vitest';
import { openBrowser } from '#test/support/dashboard/browser.ts';
import { SLOW, seriousViolations } from '#test/support/dashboard/signed-in-browser.ts';
import { startListeningApp } from '#test/support/listening.ts';
import { platformWithLinks } from '#test/support/parties.ts';

const browser = await openBrowser('the page that waits for a payment');
const app = await startListeningApp();
const { shop, deal, linkFor } = await platformWithLinks(app);

it.skipIf(!browser).each([
  ['in place, with script', true],
  ['by loading again, without script', false],
])('The page to pay shows the money once it has arrived, %s', SLOW, async (_how, javaScriptEnabled) => {
  const { id, accountNumber } = await deal();
  const { path } = await linkFor(id, { party: 'buyer', purposes: ['pay'] });
  const context = await browser?.newContext({ viewport: { width: 360, height: 740 }, javaScriptEnabled });
  const page = await context?.newPage();
  if (!context || !page) throw new Error('no page');
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.goto(new URL(`${path}/pay`, app.apiUrl).href);
  await page.getByRole('heading', { name: 'Pay ₦150.00 into escrow' }).waitFor();
  if (javaScriptEnabled) {
    expect(await seriousViolations(page)).toEqual([]);
    expect(await page.locator('main').getAttribute('aria-live')).toBe('polite');
    // The network breaks between two looks.
    await context.setOffline(true);
    await page.waitForEvent('requestfailed', { timeout: 60_000 });
    await context.setOffline(false);
  }
  await shop.deposit(accountNumber, 150_00);
  await page.getByRole('heading', { name: 'Your payment has arrived' }).waitFor({ timeout: 60_000 });
  expect(loads > 1).toBe(!javaScriptEnabled);
  await context.close();
});
