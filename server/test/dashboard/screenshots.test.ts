import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { openBrowser } from '#test/support/dashboard/browser.ts';
import { sendPictures } from '#test/support/dashboard/pictures.ts';
import { type SeededMonth, SHOP_SERVERS, STORY_DAYS, seedAccount } from '#test/support/dashboard/seed.ts';
import {
  type Look,
  openWindow,
  settled,
  signInAs,
  startDashboardApp,
} from '#test/support/dashboard/signed-in-browser.ts';
import { inThePast } from '#test/support/database/past.ts';
import { openSharedIpIntel } from '#test/support/ip-data.ts';

/**
 * Pictures of every page in four sizes and themes, for reviewing changes. Those in the guide are also updated
 * in docs/. Run by `npm run screenshots`; a plain test run leaves them alone.
 */
const folder = process.env['SCREENSHOTS'];
const ROOT = resolve(import.meta.dirname, '../../..');
const SHOWN_IN_GUIDE = join(ROOT, 'docs/dashboard');
const MAX_BYTES = 150_000;
const LOOKS: readonly Look[] = [
  { width: 1440, theme: 'light' },
  { width: 1440, theme: 'dark' },
  { width: 390, theme: 'light' },
  { width: 390, theme: 'dark' },
];
/** Long pages are cut at this height. */
const TALLEST = { 1440: 1400, 390: 1800 } as Record<number, number>;

type Shoot = (name: string) => Promise<void>;

it.runIf(folder)('takes a picture of every page', { timeout: 180_000 }, async () => {
  const target = resolve(ROOT, folder ?? '');
  const shown = new Set(await readdir(SHOWN_IN_GUIDE));
  const browser = await openBrowser('the dashboard');
  if (!browser) return;
  const app = await startDashboardApp({
    webhookSender: SHOP_SERVERS,
    ipIntel: await openSharedIpIntel(),
  });
  const { key, email } = await inThePast(app, STORY_DAYS + 1, () => app.signUp('you@example.com'));
  const seeded = await seedAccount(app, key, sendPictures);
  const { email: newEmail } = await app.signUp('new@example.com');
  await mkdir(target, { recursive: true });

  for (const look of LOOKS) {
    const { page, context } = await openWindow(browser, look);
    const at = (path: string) => page.goto(`${app.address}/dashboard${path}`);
    const shoot = async (name: string) => {
      const png = await picture(page, look);
      expect(png.length, name).toBeLessThan(MAX_BYTES);
      const file = `${name}-${look.width}-${look.theme}.png`;
      await writeFile(join(target, file), png);
      if (shown.has(file)) await writeFile(join(SHOWN_IN_GUIDE, file), png);
    };
    await at('/sign-up');
    await page.getByRole('heading', { name: 'Create an account' }).waitFor();
    await shoot('sign-up');
    await at('/sign-in');
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await shoot('sign-in');
    await signInAs(page, app.address, newEmail);
    await shootAll(emptyPages(), at, page, shoot);
    await context.clearCookies();
    await signInAs(page, app.address, email);
    await shootAll(fullPages(seeded), at, page, shoot);
    await at(`/agreements/${seeded.agreementId}`);
    await shootAgreement(page, shoot);
    await at(`/webhooks/${seeded.webhookId}`);
    await shootAttempts(page, shoot);
    await at('/requests?failed=true');
    await page.getByRole('link', { name: /POST \/v1\/escrow\/agreements/ }).click();
    await page.getByText('validation_failed').waitFor();
    await shoot('request');
    await at('/settings/api-keys');
    await shootNewKey(page, shoot);
    await context.close();
  }
});

/** The pages of a new account: each explains how to fill it. */
function emptyPages(): Record<string, string> {
  return {
    'overview-empty': '/',
    'agreements-empty': '/agreements',
    'payouts-empty': '/payouts',
    'risk-empty': '/risk',
    'identity-empty': '/identity',
    'events-empty': '/events',
    'requests-empty': '/requests',
  };
}

function fullPages(seeded: SeededMonth): Record<string, string> {
  return {
    overview: '/',
    agreements: '/agreements',
    agreement: `/agreements/${seeded.agreementId}`,
    'agreement-frozen': `/agreements/${seeded.frozenId}`,
    'new-agreement': '/agreements/new',
    risk: '/risk',
    assessment: `/risk/${seeded.assessmentId}`,
    identity: '/identity',
    verification: `/identity/${seeded.verificationId}`,
    events: '/events',
    payouts: '/payouts',
    disputes: '/disputes',
    dispute: `/disputes/${seeded.disputeId}`,
    'payout-account': '/payouts/account?seller=studio-lagos',
    reconciliation: '/reconciliation',
    'api-keys': '/settings/api-keys',
    members: '/settings/members',
    requests: '/requests',
    'audit-log': '/audit-log',
    settings: '/settings',
    security: '/settings/security',
    'not-found': '/nowhere',
  };
}

async function shootAll(
  pages: Record<string, string>,
  at: (path: string) => Promise<unknown>,
  page: Page,
  shoot: Shoot,
): Promise<void> {
  for (const [name, path] of Object.entries(pages)) {
    await at(path);
    await settled(page);
    await shoot(name);
  }
}

async function shootAgreement(page: Page, shoot: Shoot): Promise<void> {
  await page.getByRole('tab', { name: 'Statement' }).click();
  await page.getByText('In escrow').first().waitFor({ state: 'attached' });
  await shoot('statement');
  await page.getByRole('tab', { name: 'Timeline' }).click();
  await page.getByText('Agreement created').waitFor();
  await shoot('timeline');
  await page.getByRole('button', { name: 'Refund…' }).click();
  await page.getByTestId('refund-preview').waitFor();
  await shoot('refund');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Freeze…' }).click();
  await page.getByLabel('Reason').fill('The pages do not load');
  await shoot('freeze');
}

async function shootAttempts(page: Page, shoot: Shoot): Promise<void> {
  await page.locator('tr', { hasText: '2 attempts' }).first().locator('summary').click();
  await page.getByText('Response 503').first().waitFor();
  await shoot('webhook');
}

/** The key is made by a throwaway server. */
async function shootNewKey(page: Page, shoot: Shoot): Promise<void> {
  await page.getByRole('button', { name: 'Create key' }).click();
  await page.getByLabel('Label').fill('Warehouse');
  await page.getByRole('button', { name: 'Create key', exact: true }).click();
  await page.getByTestId('secret').waitFor();
  await shoot('new-key');
  await page.getByRole('button', { name: 'I have stored it' }).click();
  await page.getByRole('button', { name: 'Revoke Warehouse' }).click();
  await page.getByRole('button', { name: 'Revoke key' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

async function picture(page: Page, look: Look): Promise<Buffer> {
  const usual = page.viewportSize();
  const height = Number(await page.evaluate('document.documentElement.scrollHeight'));
  const shown = Math.min(Math.max(height, usual?.height ?? 0), TALLEST[look.width] ?? height);
  // The pointer would hover over the last click.
  await page.mouse.move(0, 0);
  await page.setViewportSize({ width: look.width, height: shown });
  await page.evaluate('document.fonts.ready');
  // Two frames: one in which a chart gets its new size, one in which it is drawn.
  await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
  const png = await page.screenshot();
  if (usual) await page.setViewportSize(usual);
  return sharp(png).png({ palette: true, colours: 128, effort: 8 }).toBuffer();
}
