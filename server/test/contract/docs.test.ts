import { expect, it, onTestFinished } from 'vitest';
import { startTestApp } from '#test/support/app.ts';
import { openBrowser } from '#test/support/dashboard/browser.ts';
import { PATIENCE_MS } from '#test/support/patience.ts';

const app = await startTestApp();
const address = await app.http.listen({ port: 0, host: '127.0.0.1' });
const browser = await openBrowser('/docs');

it('GET /docs answers 200 with a page', async () => {
  const page = await fetch(`${address}/docs`);
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
});

/** A large page: it takes two seconds on a quiet machine, and many on a small busy one. */
const SLOW = { timeout: 180_000 };

it.skipIf(!browser)('renders the operations in a browser, from this server alone', SLOW, async () => {
  if (!browser) return;
  const page = await browser.newPage({ viewport: { width: 1400, height: 1000 } });
  onTestFinished(() => page.close());
  const requested: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  page.on('console', (message) => {
    if (message.type() === 'error' || /content security policy/i.test(message.text()))
      complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(`${address}/docs`, { timeout: PATIENCE_MS });
  const text = page.locator('body');
  await expect
    .poll(() => text.textContent(), { interval: 100 })
    .toContain('Create an account and its first API key');
  expect(await text.textContent()).toContain('/v1/developer/signup');
  if (process.env['DOCS_SCREENSHOT']) await page.screenshot({ path: process.env['DOCS_SCREENSHOT'] });
  const elsewhere = requested.filter((url) => !url.startsWith(address) && !/^(data|blob):/.test(url));
  expect(elsewhere).toEqual([]);
  expect(complaints).toEqual([]);
});
