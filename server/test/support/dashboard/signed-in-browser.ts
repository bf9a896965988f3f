import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { AxeResults } from 'axe-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { buildDashboard, openDashboardSite } from '#http/dashboard/site.ts';
import { FolderInUse } from '#postgres/error.ts';
import { lockFolder } from '#postgres/lock.ts';
import { startTestApp, type TestApp, type TestOptions } from '#test/support/app.ts';
import { PATIENCE_MS } from '#test/support/patience.ts';
import { PASSWORD } from './dashboard.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const LOOK_AGAIN_MS = 100;
const LOCK_FOLDER = fileURLToPath(new URL('../../../../node_modules/.cache/surety-tests', import.meta.url));
export const SLOW = { timeout: 180_000 };

export type DashboardApp = TestApp & { readonly address: string };

/** The service with its pages built, on a port, for a browser to visit. */
export async function startDashboardApp({
  port = 0,
  ...options
}: TestOptions & { readonly port?: number } = {}): Promise<DashboardApp> {
  await buildOnce();
  const app = await startTestApp({ ...options, dashboard: openDashboardSite() });
  const address = await app.http.listen({ port, host: '127.0.0.1' });
  return { ...app, address };
}

/** One that nobody listens on at this moment, for who has to say before the start where people come in. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * Of the files that need the pages one builds them, and the others wait: nobody reads what is being replaced.
 */
export async function buildOnce(): Promise<void> {
  await mkdir(LOCK_FOLDER, { recursive: true });
  for (;;) {
    try {
      const lock = lockFolder(LOCK_FOLDER);
      return await buildDashboard().finally(() => lock.release());
    } catch (error) {
      if (!(error instanceof FolderInUse)) throw error;
      await sleep(LOOK_AGAIN_MS);
    }
  }
}

export type Look = { readonly width: number; readonly theme: 'light' | 'dark' };

type Tab = { context: BrowserContext; page: Page; complaints: string[]; requested: string[] };

/** A window for one test, closed with it. */
export async function openTab(browser: Browser | null): Promise<Tab> {
  if (!browser) throw new Error('no browser');
  const tab = await openWindow(browser, { width: 1280, theme: 'light' });
  tab.page.setDefaultTimeout(PATIENCE_MS);
  onTestFinished(() => tab.context.close());
  return tab;
}

export async function openWindow(browser: Browser, look: Look): Promise<Tab> {
  const context = await browser.newContext({
    viewport: { width: look.width, height: look.width < 500 ? 844 : 900 },
    colorScheme: look.theme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Africa/Lagos',
  });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await context.newPage();
  const complaints: string[] = [];
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return { context, page, complaints, requested };
}

/** With the form, which ends on the overview. */
export async function signInWithForm(page: Page, address: string, email: string): Promise<void> {
  await page.goto(`${address}/dashboard/sign-in`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Overview' }).waitFor();
}

/** What the form sends, without a page: whoever looks at another one would draw two of them for nothing. */
export async function signInAs(page: Page, address: string, email: string): Promise<void> {
  const { hostname, port } = new URL(address);
  const answer = await fetch(`http://127.0.0.1:${port}/dashboard/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-surety-dashboard': '1' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  if (answer.status !== 204) throw new Error(`sign-in failed: ${await answer.text()}`);
  const cookies = answer.headers.getSetCookie().map((set) => {
    const [, name = '', value = '', path = '/'] = /^([^=]+)=([^;]*); Path=([^;]+)/.exec(set) ?? [];
    return { name, value, path, domain: hostname, httpOnly: true, sameSite: 'Strict' as const };
  });
  await page.context().addCookies(cookies);
}

/** Signed in, and where the form would have led. */
export async function openOverview(page: Page, address: string, email: string): Promise<void> {
  await signInAs(page, address, email);
  await page.goto(`${address}/dashboard`);
  await page.getByRole('heading', { name: 'Overview' }).waitFor();
}

/** To another page as a link leads there: the scripts stay, which take longer to read than to run. */
export async function followTo(page: Page, path: string): Promise<void> {
  const to = JSON.stringify(`/dashboard${path}`);
  await page.evaluate(`document.querySelector('h1').dataset.left = ''; history.pushState(null, '', ${to})`);
  await page.locator('h1:not([data-left])').first().waitFor();
}

/** Waits until the page has its heading and nothing on it is still being fetched. */
export async function settled(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  // The first is whichever is left, so this waits for the last of them.
  await page.locator('[aria-label="Loading"]').first().waitFor({ state: 'detached' });
}

/** Whether letters stand out takes as long to say as all the rest, and depends on nothing but colours. */
const CONTRAST = 'color-contrast';
const ASKED = {
  everything: {},
  contrast: { runOnly: { type: 'rule', values: [CONTRAST] } },
  'all but contrast': { rules: { [CONTRAST]: { enabled: false } } },
} as const;
type Asked = keyof typeof ASKED;

/** What axe calls serious or critical, as lines that say what and where. */
export async function seriousViolations(page: Page, asked: Asked = 'everything'): Promise<string[]> {
  // Evaluated by the browser's debugger, so that the page's own policy stays as strict as it is.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(AXE);
  // To find a selector for each element that is looked at takes as long as to look.
  const options = JSON.stringify({ resultTypes: ['violations'], selectors: false, ...ASKED[asked] });
  const results = (await page.evaluate(`(async () => axe.run(document, ${options}))()`)) as AxeResults;
  return results.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`));
}
