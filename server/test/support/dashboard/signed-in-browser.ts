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

/** Starts the service with built pages on a port, for a browser to visit. */
export async function startDashboardApp({
  port = 0,
  ...options
}: TestOptions & { readonly port?: number } = {}): Promise<DashboardApp> {
  await buildOnce();
  const app = await startTestApp({ ...options, dashboard: openDashboardSite() });
  const address = await app.http.listen({ port, host: '127.0.0.1' });
  return { ...app, address };
}

/** Returns a free port, for settings that need the public address before the start. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * One of the test files that need the pages builds them and the others wait, so that no test reads a
 * half-replaced build.
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

/** A browser window for one test, closed with it. */
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

/** Signs in with the form, which ends on the overview. */
export async function signInWithForm(page: Page, address: string, email: string): Promise<void> {
  await page.goto(`${address}/dashboard/sign-in`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Today' }).waitFor();
}

/** Sends the form's request without loading a page: saves drawing two pages for tests of another one. */
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

/** Signs in and opens the overview, where the form would have led. */
export async function openOverview(page: Page, address: string, email: string): Promise<void> {
  await signInAs(page, address, email);
  await page.goto(`${address}/dashboard`);
  await page.getByRole('heading', { name: 'Today' }).waitFor();
}

/** Navigates as a link would: the scripts stay loaded, which take longer to parse than to run. */
export async function followTo(page: Page, path: string): Promise<void> {
  const to = JSON.stringify(`/dashboard${path}`);
  await page.evaluate(`document.querySelector('h1').dataset.left = ''; history.pushState(null, '', ${to})`);
  await page.locator('h1:not([data-left])').first().waitFor();
}

/** Waits until the page has its heading and nothing on it is still being fetched. */
export async function settled(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  // `first()` matches any indicator that is left, so this waits for the last of them.
  await page.locator('[aria-label="Loading"]').first().waitFor({ state: 'detached' });
}

/** The contrast check takes as long as all the others together, and depends only on colours. */
const CONTRAST = 'color-contrast';
const ASKED = {
  everything: {},
  contrast: { runOnly: { type: 'rule', values: [CONTRAST] } },
  'all but contrast': { rules: { [CONTRAST]: { enabled: false } } },
} as const;
type Asked = keyof typeof ASKED;

/** Violations that axe calls serious or critical, one line each with the rule and the element. */
export async function seriousViolations(page: Page, asked: Asked = 'everything'): Promise<string[]> {
  // Evaluated by the browser's debugger, so the page's content security policy stays as strict as it is.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(AXE);
  // Finding a selector for each element takes as long as the check itself.
  const options = JSON.stringify({ resultTypes: ['violations'], selectors: false, ...ASKED[asked] });
  const results = (await page.evaluate(`(async () => axe.run(document, ${options}))()`)) as AxeResults;
  return results.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`));
}
