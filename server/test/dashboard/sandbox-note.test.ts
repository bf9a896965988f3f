import { describe, expect, it } from 'vitest';
import { openBrowser } from '#test/support/dashboard/browser.ts';
import {
  openTab,
  SLOW,
  settled,
  signInAs,
  startDashboardApp,
} from '#test/support/dashboard/signed-in-browser.ts';

const browser = await openBrowser('the dashboard');
const app = await startDashboardApp();
const NOTE = 'Sandbox: no real money moves';

describe.skipIf(!browser)('a page, while the sandbox is the bank,', () => {
  it('says that no real money moves, once, on every screen', SLOW, async () => {
    const { email } = await app.signUp();
    const { page } = await openTab(browser);
    const saysSo = async (path: string) => {
      await page.goto(`${app.address}/dashboard${path}`);
      await settled(page);
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        const note = page.getByText(NOTE).filter({ visible: true });
        await note.waitFor();
        expect(await note.count(), `${path} at ${width}`).toBe(1);
        const wide = await page.evaluate('document.documentElement.scrollWidth');
        expect(wide, `${path} at ${width}`).toBeLessThanOrEqual(width);
      }
    };
    for (const path of ['/sign-in', '/sign-up']) await saysSo(path);
    await signInAs(page, app.address, email);
    for (const path of ['/', '/agreements', '/risk', '/events', '/settings', '/nowhere']) await saysSo(path);
  });
});
