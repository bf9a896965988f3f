import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { openBrowser } from '#test/support/browser.ts';
import { PASSWORD } from '#test/support/dashboard.ts';
import { type Look, openWindow, settled, startDashboardApp } from '#test/support/dashboard-browser.ts';
import { seedAccount } from '#test/support/dashboard-seed.ts';

/** Takes the pictures of docs/dashboard. Run by `npm run screenshots`; a plain test run leaves them alone. */
const folder = process.env['SCREENSHOTS'];
const MAX_BYTES = 150_000;
const LOOKS: readonly Look[] = [
  { width: 1440, theme: 'light' },
  { width: 1440, theme: 'dark' },
  { width: 390, theme: 'light' },
  { width: 390, theme: 'dark' },
];

it.runIf(folder)('takes a picture of every page', { timeout: 300_000 }, async () => {
  const target = resolve(import.meta.dirname, '../../..', folder ?? '');
  const browser = await openBrowser('the dashboard');
  if (!browser) return;
  const app = await startDashboardApp();
  const { key, developerId, email } = await app.signUp('you@example.com');
  const seeded = await seedAccount(app, key, developerId);
  const { email: emptyEmail } = await app.signUp('new@example.com');
  await mkdir(target, { recursive: true });

  const pages: Record<string, string> = {
    overview: '/',
    agreements: '/agreements',
    agreement: `/agreements/${seeded.agreementId}`,
    'new-agreement': '/agreements/new',
    risk: '/risk',
    assessment: `/risk/${seeded.assessmentId}`,
    identity: '/identity',
    verification: `/identity/${seeded.verificationId}`,
    events: '/events',
    webhook: `/webhooks/${seeded.webhookId}`,
    'api-keys': '/settings/api-keys',
    requests: '/requests',
    settings: '/settings',
  };
  for (const look of LOOKS) {
    const { page, context } = await openWindow(browser, look);
    const shoot = async (name: string) => {
      await page.waitForLoadState('load');
      await page.evaluate('document.fonts.ready');
      await page.waitForTimeout(250);
      const png = await page.screenshot({ fullPage: false });
      const small = await sharp(png).png({ palette: true, colours: 128, effort: 8 }).toBuffer();
      expect(small.length, name).toBeLessThan(MAX_BYTES);
      await writeFile(join(target, `${name}-${look.width}-${look.theme}.png`), small);
    };
    const enter = async (who: string) => {
      await page.goto(`${app.address}/dashboard/sign-in`);
      await page.getByLabel('E-mail').fill(who);
      await page.getByLabel('Password').fill(PASSWORD);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('heading', { name: 'Overview' }).waitFor();
    };
    await page.goto(`${app.address}/dashboard/sign-up`);
    await page.getByRole('heading', { name: 'Create an account' }).waitFor();
    await shoot('sign-up');
    await page.goto(`${app.address}/dashboard/sign-in`);
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await shoot('sign-in');
    await enter(emptyEmail);
    await page.getByText('Nothing has happened yet').waitFor();
    await shoot('overview-empty');
    await context.clearCookies();
    await enter(email);
    for (const [name, path] of Object.entries(pages)) {
      await page.goto(`${app.address}/dashboard${path}`);
      await settled(page);
      await shoot(name);
    }
    await page.goto(`${app.address}/dashboard/agreements/${seeded.agreementId}`);
    await page.getByRole('tab', { name: 'Statement' }).click();
    await page.getByText('In escrow').first().waitFor();
    await shoot('statement');
    await page.getByRole('tab', { name: 'Timeline' }).click();
    await page.getByText('Agreement created').waitFor();
    await shoot('timeline');
    await page.getByRole('button', { name: 'Refund…' }).click();
    await page.getByTestId('refund-preview').waitFor();
    await shoot('refund');
    await context.close();
  }
});
