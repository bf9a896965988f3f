import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { JOB_HANDLERS } from '#app/app.ts';
import { startWorker } from '#jobs/worker.ts';
import { openBrowser } from '#test/support/dashboard/browser.ts';
import { PASSWORD } from '#test/support/dashboard/dashboard.ts';
import { SHOP_SERVERS, seedAccount } from '#test/support/dashboard/seed.ts';
import {
  openWindow,
  seriousViolations,
  settled,
  signInAs,
  startDashboardApp,
} from '#test/support/dashboard/signed-in-browser.ts';
import { platform, runDueJobs } from '#test/support/escrow.ts';
import { refusedRefund } from '#test/support/refunds.ts';

/** Quiet, nothing takes a second; beside the rest of the suite on a small machine, some things do. */
const PATIENCE_MS = 60_000;
const SLOW = { timeout: 240_000 };

const browser = await openBrowser('the dashboard');
const logged: string[] = [];
const app = await startDashboardApp({
  webhookSender: SHOP_SERVERS,
  logger: { level: 'trace', stream: { write: (line: string) => void logged.push(line) } },
});
const at = (path: string) => `${app.address}/dashboard${path}`;

async function openTab() {
  if (!browser) throw new Error('no browser');
  const tab = await openWindow(browser);
  tab.page.setDefaultTimeout(PATIENCE_MS);
  onTestFinished(() => tab.context.close());
  return tab;
}

const signIn = (page: Page, email: string) => signInAs(page, app.address, email);

describe.skipIf(!browser)('a person at a browser', () => {
  it('signs up, runs an agreement to its end, previews a refund and revokes a key', SLOW, async () => {
    const worker = startWorker(app.context, JOB_HANDLERS, app.http.log);
    onTestFinished(() => worker.stop());
    const { page, context, complaints, requested } = await openTab();
    const markup: string[] = [];

    await page.goto(at('/'));
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await page.getByRole('link', { name: 'Create an account' }).click();
    await page.getByLabel('E-mail').fill('person@example.com');
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Create the account' }).click();
    const apiKey = (await page.getByTestId('secret').textContent()) ?? '';
    expect(apiKey).toMatch(/^svc_live_[0-9a-f]{48}$/);
    await page.getByRole('button', { name: 'Copy the API key' }).click();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(apiKey);
    await page.getByRole('link', { name: 'I have kept it, go on' }).click();
    await page.getByText('Nothing has happened yet').waitFor();

    // Created by hand, with two milestones.
    await page.getByRole('link', { name: 'Create an agreement here' }).click();
    await page.getByLabel('Buyer’s id').fill('ada');
    await page.getByLabel('Seller’s id').fill('tunde');
    await page.getByLabel('Title of milestone 1').fill('Design');
    await page.getByLabel('Amount of milestone 1 in NGN').fill('1,500.50');
    await page.getByRole('button', { name: 'Add a milestone' }).click();
    await page.getByLabel('Title of milestone 2').fill('Delivery');
    await page.getByLabel('Amount of milestone 2 in NGN').fill('2000');
    await page.getByText('₦3,500.50').waitFor();
    await page.getByRole('button', { name: 'Create the agreement' }).click();
    await page.getByRole('button', { name: 'Assess the payment' }).click();
    await page.getByRole('button', { name: 'Set the seller’s account' }).click();
    await page.getByText('Seller’s bankKnown').waitFor();
    const agreementUrl = page.url();

    // From here on the page is not reloaded: a mark on the window would not survive that.
    await page.evaluate('window.notReloaded = true');
    await page.getByRole('button', { name: 'Pay as the buyer' }).click();
    await page.locator('[data-status=FUNDED]').waitFor();

    await page.getByRole('button', { name: 'Refund…' }).click();
    const preview = page.getByTestId('refund-preview');
    await preview.getByText('Debit Escrow, credit Refund payable').waitFor();
    expect(await preview.textContent()).toContain('₦3,500.50');
    await page.getByRole('checkbox', { name: /Design/ }).uncheck();
    await page.getByRole('button', { name: 'Refund ₦2,000.00' }).waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.locator('[data-status=FUNDED]').waitFor();

    for (const milestone of [0, 1]) {
      const row = page.getByRole('tabpanel').getByRole('listitem').nth(milestone);
      await row.getByRole('button', { name: 'Confirm as buyer' }).click();
      await row.getByText('Buyer confirmed').waitFor();
      await row.getByRole('button', { name: 'Confirm as seller' }).click();
      await row.getByText('Seller confirmed').waitFor();
    }
    await page.locator('[data-status=DISBURSED]').waitFor();
    expect(await page.evaluate('window.notReloaded')).toBe(true);
    await page.getByRole('tab', { name: 'Statement' }).click();
    await page.getByText('Payout arrived').first().waitFor();
    markup.push(await page.content());

    // A second key, seen once; then it is revoked and the API refuses it at once.
    await page.getByRole('link', { name: 'API keys' }).click();
    await page.getByRole('button', { name: 'Generate a key' }).click();
    await page.getByLabel('Label').fill('production');
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
    const second = (await page.getByTestId('secret').textContent()) ?? '';
    expect((await app.call('GET', '/v1/developer', { key: second })).status).toBe(200);
    await page.getByRole('button', { name: 'I have kept it' }).click();
    expect(await page.content()).not.toContain(second);
    await page.getByRole('button', { name: 'Revoke production' }).click();
    await page.getByRole('button', { name: 'Revoke it now' }).click();
    const row = page.getByRole('row').filter({ hasText: 'production' });
    await row.getByText('Revoked').filter({ visible: true }).waitFor();
    expect((await app.call('GET', '/v1/developer', { key: second })).status).toBe(401);
    markup.push(await page.content());

    // Nothing secret stayed anywhere, and nothing came from anywhere else.
    const storage = await page.evaluate(
      'JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])',
    );
    const cookies = await context.cookies();
    const token = cookies.find((cookie) => cookie.name === 'surety_session');
    expect(token).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/dashboard' });
    const everywhere = [...markup, ...requested, ...logged, String(storage)].join('\n');
    for (const secret of [apiKey, second, PASSWORD, token?.value ?? 'missing']) {
      expect(everywhere).not.toContain(secret);
    }
    expect(requested.filter((url) => !url.startsWith(app.address))).toEqual([]);
    expect(complaints).toEqual([]);
    expect(agreementUrl).toContain('/dashboard/agreements/agr_');
  });

  it('sends a refused refund again, and money back that came too late', SLOW, async () => {
    const { key, email } = await app.signUp();
    const on = platform(app, key);
    const { id } = await refusedRefund(app, on);
    await on.deposit((await on.get(id)).body.virtualAccountNo ?? '', 7_000, `${id}-late`);
    const { page, complaints } = await openTab();
    await signIn(page, email);
    await page.getByText('Came too late').waitFor();
    await page.getByText('Refund refused').waitFor();
    await page.getByRole('link', { name: 'Open' }).first().click();
    await page.getByText('Refused', { exact: true }).waitFor();
    await settled(page);
    expect(await seriousViolations(page)).toEqual([]);

    await page.getByRole('button', { name: 'Send it again' }).click();
    await page.getByText('On its way', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Send late money back…' }).click();
    await page.getByTestId('refund-preview').getByText('Debit Suspense, credit Refund payable').waitFor();
    await page.getByRole('button', { name: 'Refund ₦70.00' }).click();
    await runDueJobs(app);
    await page.getByText('Arrived', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: 'Send late money back…' }).count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('finds no serious accessibility violation on any page', SLOW, async () => {
    const { key, email } = await app.signUp();
    const seeded = await seedAccount(app, key);
    const { page, complaints } = await openTab();
    const found: Record<string, string[]> = {};
    // Dark is the same page in other colours, so only what depends on colours is asked again.
    const look = async (name: string) => {
      await settled(page);
      const light = await seriousViolations(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      const dark = await seriousViolations(page, ['color-contrast']);
      await page.emulateMedia({ colorScheme: 'light' });
      if (light.length + dark.length > 0) found[name] = [...light, ...dark];
    };
    for (const path of ['/sign-in', '/sign-up']) {
      await page.goto(at(path));
      await look(path);
    }
    await signIn(page, email);
    const paths = [
      '/',
      '/agreements',
      '/agreements/new',
      `/agreements/${seeded.agreementId}`,
      '/risk',
      `/risk/${seeded.assessmentId}`,
      '/identity',
      `/identity/${seeded.verificationId}`,
      '/events',
      `/webhooks/${seeded.webhookId}`,
      '/settings/api-keys',
      '/requests',
      '/settings',
      '/nowhere',
    ];
    for (const path of paths) {
      await page.goto(at(path));
      await look(path);
    }
    await page.goto(at(`/agreements/${seeded.agreementId}`));
    await page.getByRole('tab', { name: 'Timeline' }).click();
    await look('timeline');
    await page.getByRole('button', { name: 'Refund…' }).click();
    await page.getByTestId('refund-preview').waitFor();
    await look('refund dialog');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Freeze…' }).click();
    await look('freeze dialog');
    await page.goto(at(`/webhooks/${seeded.webhookId}`));
    await page.locator('summary').first().click();
    await look('attempts');
    await page.goto(at('/requests?failed=true'));
    await page.getByRole('link', { name: /POST/ }).click();
    await page.getByRole('link', { name: 'validation_failed' }).waitFor();
    await look('request');
    expect(found).toEqual({});
    expect(complaints).toEqual([]);
  });

  it('works from the keyboard: skip link, focus into dialogs and back', SLOW, async () => {
    const { email } = await app.signUp();
    const { page } = await openTab();
    await signIn(page, email);
    await page.goto(at('/settings/api-keys'));
    await page.getByRole('heading', { name: 'API keys' }).waitFor();
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').textContent()).toBe('Skip to the content');
    await page.getByRole('button', { name: 'Generate a key' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    expect(await page.locator(':focus').getAttribute('name')).toBe('label');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('goes back to the sign-in page when the session has ended, and then to where it was', SLOW, async () => {
    const { email } = await app.signUp();
    const { page, context } = await openTab();
    await signIn(page, email);
    await page.goto(at('/risk'));
    await page.getByRole('heading', { name: 'Risk' }).waitFor();
    await context.clearCookies();
    await page.getByRole('link', { name: 'Identity' }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'Identity' }).waitFor();
  });
});

describe('the built pages', () => {
  const LIMIT_BYTES = 200 * 1024;

  it('load at most 200 kB of script first, compressed, counting everything the first page pulls in', async () => {
    const { openDashboardSite } = await import('#http/dashboard/site.ts');
    const site = openDashboardSite();
    const scripts = new Set<string>();
    const follow = (name: string) => {
      const file = site.file(name);
      if (!file || scripts.has(name)) return;
      scripts.add(name);
      const imports = file.body.toString('utf8').matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g);
      for (const [, path] of imports) follow(`assets/${path}`);
    };
    const index = site.file('index.html')?.body.toString('utf8') ?? '';
    for (const [, name = ''] of index.matchAll(/\/dashboard\/(assets\/[\w.-]+\.js)/g)) follow(name);
    const entry = site.file([...scripts][0] ?? '')?.body.toString('utf8') ?? '';
    const overview = /assets\/overview-[\w-]+\.js/.exec(entry)?.[0];
    follow(overview ?? '');
    expect(scripts.size).toBeGreaterThan(3);
    const bytes = [...scripts].reduce((sum, name) => sum + (site.file(name)?.gzip?.length ?? 0), 0);
    expect(bytes).toBeGreaterThan(50 * 1024);
    expect(bytes).toBeLessThan(LIMIT_BYTES);
  });

  it('come with a strict policy, long-lived assets, and the application at any address', async () => {
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

  it('come from sources of at most 250 lines a file', async () => {
    const { readdir } = await import('node:fs/promises');
    const { DASHBOARD_FOLDER } = await import('#http/dashboard/site.ts');
    const names = await readdir(`${DASHBOARD_FOLDER}/src`, { recursive: true });
    for (const name of names.filter((file) => /\.(ts|tsx|css)$/.test(file))) {
      const lines = (await readFile(`${DASHBOARD_FOLDER}/src/${name}`, 'utf8')).split('\n').length;
      expect(lines, name).toBeLessThanOrEqual(250);
    }
  });
});
