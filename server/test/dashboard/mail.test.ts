import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openBrowser } from '#test/support/dashboard/browser.ts';
import { signedIn } from '#test/support/dashboard/dashboard.ts';
import { fitsEveryScreen } from '#test/support/dashboard/every-screen.ts';
import {
  type DashboardApp,
  openOverview,
  openTab,
  SLOW,
  signInAs,
  startDashboardApp,
} from '#test/support/dashboard/signed-in-browser.ts';
import { platform, runDueJobs } from '#test/support/escrow.ts';
import { followed, MAIL_FROM, openMailServer, queueMails, smtpReply } from '#test/support/mail.ts';

const browser = await openBrowser('the dashboard');
const PICTURES = process.env['MAIL_SCREENSHOTS'];
const REFUSED = 'nobody@example.com';

const server = await openMailServer({
  onRcptTo: ({ address }, _session, done) =>
    done(address === REFUSED ? smtpReply(550, '5.1.1 unknown') : null),
});
const app = await startDashboardApp({ settings: { SMTP_URL: server.url, MAIL_FROM } });
await followed(app);
const without = await startDashboardApp();
const person = await signedIn(app);

/** A mail that was sent, one that bounced, one that is on its way, and one that a test key caused. */
async function plant(): Promise<void> {
  const made = await app.call<{ apiKey: string }>('POST', '/v1/developer/api-keys', {
    key: person.key,
    body: { environment: 'test' },
  });
  const says = async (key: string, buyerEmail: string) => {
    const on = platform(app, key);
    const { body } = await on.create([2_500_000], { buyerEmail });
    await on.confirm(body.id, String(body.milestones[0]?.id), 'seller');
  };
  await says(person.key, 'ada.obi@example.com');
  await says(person.key, REFUSED);
  await says(made.body.apiKey, 'ada.obi@example.com');
  await queueMails(app);
  await runDueJobs(app);
  await says(person.key, 'tunde@example.com');
  await queueMails(app);
}

async function lookAt(page: Page, of: DashboardApp, path: string, name: string, text: string): Promise<void> {
  const show = async () => {
    await page.goto(`${of.address}${path}`);
    await page.getByText(text).filter({ visible: true }).first().waitFor();
  };
  await fitsEveryScreen(page, { name, show, pictures: PICTURES });
}

describe.skipIf(!browser)('mail', () => {
  it('shows what was sent and what bounced, switches it off, and names the sender', SLOW, async () => {
    await plant();
    const { page, complaints } = await openTab(browser);
    await signInAs(page, app.address, person.email);
    await lookAt(page, app, '/dashboard/mail', 'mail', 'Bounced');
    const bounced = page.getByRole('row').filter({ hasText: 'Bounced' });
    expect(await bounced.textContent()).toContain('n•••@example.com');
    expect(await bounced.textContent()).toContain('550 5.1.1');
    await page.getByText('In the last 30 days, 1 bounced').waitFor();
    await page.getByRole('button', { name: 'Seller confirmed' }).click();
    await page.getByRole('dialog').getByText('If it is done, confirm it at').waitFor();
    await page.keyboard.press('Escape');

    const settings = () => app.call('GET', '/v1/mail/settings', { key: person.key });
    await page.getByRole('group', { name: 'Mail to buyers' }).getByText('Off').click();
    await expect.poll(async () => (await settings()).body).toMatchObject({ buyers: false, members: true });
    await page.getByLabel('Sender name').fill('Ada’s Shop');
    await page.getByRole('button', { name: 'Save name' }).click();
    await page.getByText('Sender name saved').waitFor();
    expect((await settings()).body).toMatchObject({ senderName: 'Ada’s Shop' });
    expect(complaints).toEqual([]);
  });

  it('keeps what a test environment would have sent', SLOW, async () => {
    const { page, complaints } = await openTab(browser);
    await signInAs(page, app.address, person.email);
    await lookAt(page, app, '/dashboard/test/mail', 'mail-test', 'Would have been sent');
    await page.getByRole('button', { name: 'Seller confirmed' }).click();
    await page.getByRole('dialog').getByText('₦25,000.00').first().waitFor();
    expect(complaints).toEqual([]);
  });

  it('says on its page and on the first page that no mail server is set', SLOW, async () => {
    const other = await signedIn(without);
    await platform(without, other.key).create([1000]);
    const { page, complaints } = await openTab(browser);
    await openOverview(page, without.address, other.email);
    await page.getByText('Mail is not set up on this server').waitFor();
    await lookAt(page, without, '/dashboard/mail', 'mail-off', 'Mail is not set up on this server');
    expect(await page.getByRole('group', { name: 'Mail to buyers' }).count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});
