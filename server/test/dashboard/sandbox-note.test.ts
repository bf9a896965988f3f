import { describe, expect, it, onTestFinished } from 'vitest';
import { openBrowser } from '#test/support/dashboard/browser.ts';
import {
  openWindow,
  SLOW,
  settled,
  signInAs,
  startDashboardApp,
} from '#test/support/dashboard/signed-in-browser.ts';

const browser = await openBrowser('the dashboard');
const app = await startDashboardApp();
const NOTE = 'Sandbox: no real money moves';

describe.skipIf(!browser)('a page, while the sandbox is the bank,', () => {
  it.each([320, 390, 1280])('says that no real money moves, once, %i wide', SLOW, async (width) => {
    if (!browser) return;
    const { email } = await app.signUp();
    const { page, context } = await openWindow(browser, { width, theme: 'light' });
    onTestFinished(() => context.close());
    const saysSo = async () => {
      await settled(page);
      await page.getByText(NOTE).filter({ visible: true }).waitFor();
      expect(await page.getByText(NOTE).filter({ visible: true }).count()).toBe(1);
      expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    };
    for (const path of ['/sign-in', '/sign-up']) {
      await page.goto(`${app.address}/dashboard${path}`);
      await saysSo();
    }
    await signInAs(page, app.address, email);
    for (const path of ['/', '/agreements', '/risk', '/events', '/settings', '/nowhere']) {
      await page.goto(`${app.address}/dashboard${path}`);
      await saysSo();
    }
  });
});
