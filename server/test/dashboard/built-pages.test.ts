import { describe, expect, it } from 'vitest';
import { openDashboardSite } from '#http/dashboard/site.ts';
import { openBrowser } from '#test/support/dashboard/browser.ts';
import { signedIn } from '#test/support/dashboard/dashboard.ts';
import {
  openOverview,
  openTab,
  SLOW,
  settled,
  startDashboardApp,
} from '#test/support/dashboard/signed-in-browser.ts';

const browser = await openBrowser('the built pages');
const app = await startDashboardApp();
const at = (path: string) => `${app.address}/dashboard${path}`;

describe('the built pages', () => {
  const LIMIT_BYTES = 200 * 1024;

  it('load at most 200 kB of compressed script first, counting everything that the first page imports', async () => {
    const site = openDashboardSite();
    const scripts = new Set<string>();
    const follow = (name: string) => {
      const file = site.file(name);
      if (!file || scripts.has(name)) return;
      scripts.add(name);
      const imports = file.content.body.toString('utf8').matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g);
      for (const [, path] of imports) follow(`assets/${path}`);
    };
    const index = site.file('index.html')?.content.body.toString('utf8') ?? '';
    for (const [, name = ''] of index.matchAll(/\/dashboard\/(assets\/[\w.-]+\.js)/g)) follow(name);
    const entry = site.file([...scripts][0] ?? '')?.content.body.toString('utf8') ?? '';
    const overview = /assets\/overview-[\w-]+\.js/.exec(entry)?.[0];
    follow(overview ?? '');
    expect(scripts.size).toBeGreaterThan(3);
    const zipped = await Promise.all([...scripts].map((name) => site.file(name)?.content.encoded('gzip')));
    const bytes = zipped.reduce((sum, script) => sum + (script?.length ?? 0), 0);
    expect(bytes).toBeGreaterThan(50 * 1024);
    expect(bytes).toBeLessThan(LIMIT_BYTES);
  });

  it.skipIf(!browser)('need few requests for the first page', SLOW, async () => {
    const { email } = await signedIn(app);
    const { page, requested } = await openTab(browser);
    await openOverview(page, app.address, email);
    await settled(page);
    const files = requested.filter((url) => !url.includes('/dashboard/api/'));
    // The page, at most five scripts, two style sheets and three fonts.
    expect(files.length, files.join('\n')).toBeLessThanOrEqual(11);
    expect(requested.length - files.length, requested.join('\n')).toBeLessThanOrEqual(9);
  });

  it('come with a strict policy, long-lived assets, and the application at any path', async () => {
    const page = await fetch(at('/agreements/whatever'));
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toBe('no-store');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe');
    const html = await page.text();
    const [script = ''] = /\/dashboard\/assets\/[\w.-]+\.js/.exec(html) ?? [];
    const asset = await fetch(app.address + script, { headers: { 'accept-encoding': 'gzip' } });
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('content-encoding')).toBe('gzip');
    expect(html).not.toMatch(/https?:\/\/(?!www\.w3\.org)/);
    for (const missing of ['/assets/none.js', '/api/none']) {
      expect((await fetch(at(missing))).status).toBe(404);
    }
  });
});
