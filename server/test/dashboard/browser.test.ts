import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { JOB_HANDLERS } from '#app/app.ts';
import { startWorker } from '#jobs/worker.ts';
import { openBrowser } from '#test/support/dashboard/browser.ts';
import { PASSWORD } from '#test/support/dashboard/dashboard.ts';
import { SHOP_SERVERS } from '#test/support/dashboard/seed.ts';
import {
  openOverview,
  openTab,
  SLOW,
  seriousViolations,
  settled,
  signInAs,
  startDashboardApp,
} from '#test/support/dashboard/signed-in-browser.ts';
import { fundedAgreement, platform, runDueJobs } from '#test/support/escrow.ts';
import { refusedRefund } from '#test/support/refunds.ts';

const browser = await openBrowser('the dashboard');
const logged: string[] = [];
const app = await startDashboardApp({
  webhookSender: SHOP_SERVERS,
  logger: { level: 'trace', stream: { write: (line: string) => void logged.push(line) } },
});
const at = (path: string) => `${app.address}/dashboard${path}`;

const signIn = (page: Page, email: string) => signInAs(page, app.address, email);

describe.skipIf(!browser)('a person at a browser', () => {
  it('signs up, runs an agreement to its end, previews a refund and revokes a key', SLOW, async () => {
    const worker = startWorker(app.context, JOB_HANDLERS, app.http.log);
    onTestFinished(() => worker.stop());
    const { page, context, complaints, requested } = await openTab(browser);
    const markup: string[] = [];

    await page.goto(at('/'));
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await page.getByRole('link', { name: 'Create an account' }).click();
    // The previous page has fields of the same names.
    await page.getByRole('button', { name: 'Create account' }).waitFor();
    await page.getByLabel('E-mail').fill('person@example.com');
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Create account' }).click();
    const apiKey = (await page.getByTestId('secret').textContent()) ?? '';
    expect(apiKey).toMatch(/^svc_live_[0-9a-f]{48}$/);
    await page.getByRole('button', { name: 'Copy API key' }).click();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(apiKey);
    await page.getByRole('link', { name: 'I have stored it, continue' }).click();
    await page.getByText('Nothing has happened yet').waitFor();

    // Created by hand, with two milestones.
    await page.getByRole('link', { name: 'Create an agreement' }).click();
    await page.getByLabel('Buyer’s id').fill('ada');
    await page.getByLabel('Seller’s id').fill('tunde');
    await page.getByLabel('Title of milestone 1').fill('Design');
    await page.getByLabel('Amount of milestone 1 in NGN').fill('1,500.50');
    await page.getByRole('button', { name: 'Add milestone' }).click();
    await page.getByLabel('Title of milestone 2').fill('Delivery');
    await page.getByLabel('Amount of milestone 2 in NGN').fill('2000');
    await page.getByText('₦3,500.50').waitFor();
    await page.getByRole('button', { name: 'Create agreement' }).click();
    await page.getByRole('button', { name: 'Assess payment' }).click();
    await page.getByRole('button', { name: 'Set account' }).click();
    await page.getByText('Seller’s bank accountSet').waitFor();
    const agreementUrl = page.url();

    // From here on the page is not reloaded: a marker on the window would not survive that.
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
    await page.getByRole('button', { name: 'Create key' }).click();
    await page.getByLabel('Label').fill('production');
    await page.getByRole('button', { name: 'Create key', exact: true }).click();
    const second = (await page.getByTestId('secret').textContent()) ?? '';
    // The key is never shown again, so the dialog cannot be closed by accident.
    await page.keyboard.press('Escape');
    expect(await page.getByRole('button', { name: 'Close' }).count()).toBe(0);
    expect((await app.call('GET', '/v1/developer', { key: second })).status).toBe(200);
    await page.getByRole('button', { name: 'I have stored it' }).click();
    expect(await page.content()).not.toContain(second);
    await page.getByRole('button', { name: 'Revoke production' }).click();
    await page.getByRole('button', { name: 'Revoke key' }).click();
    const row = page.getByRole('row').filter({ hasText: 'production' });
    await row.getByText('Revoked').filter({ visible: true }).waitFor();
    // The button that opened it is gone, and the focus returns to the page.
    await page.locator('#main:focus').waitFor();
    expect((await app.call('GET', '/v1/developer', { key: second })).status).toBe(401);
    markup.push(await page.content());

    // No secret was stored anywhere, and no resource came from another origin.
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

  it('sees why the agreement cannot be paid, and the content of an event', SLOW, async () => {
    const { key, email } = await app.signUp();
    const on = platform(app, key);
    const { body } = await on.create([5_000]);
    const refused = await on.assess(body.id, { simulate_vpn: true, simulate_impossible_travel: true });
    expect(refused.body).toMatchObject({ flag: 'RED' });
    const payment = {
      platformUserId: 'zainab.bello',
      transactionAmount: 5_000,
      deviceFingerprint: 'phone-of-hers',
    };
    await app.call('POST', '/v1/fraud/assess', { key, body: { ...payment, ipAddress: '102.89.1.1' } });
    const { page } = await openTab(browser);
    await signIn(page, email);
    await page.goto(at(`/agreements/${body.id}`));
    await page.getByText('No account to pay into').waitFor();
    await page.getByRole('link', { name: /score \d+/ }).click();
    await page.waitForURL('**/risk/fra_*');
    await page.goto(at('/events'));
    const row = page.getByRole('row').filter({ hasText: 'agreement.created' });
    await row.locator('summary').click();
    await row.getByText('"sellerExternalId": "seller"').waitFor();
    const assessed = page.getByRole('row').filter({ hasText: 'assessment.created' });
    await assessed.filter({ hasText: 'zainab.bello' }).waitFor();
  });

  it('retries a refused refund, and returns money that came too late', SLOW, async () => {
    const { key, email } = await app.signUp();
    const on = platform(app, key);
    const { id } = await refusedRefund(app, on);
    await on.deposit((await on.get(id)).body.virtualAccountNo ?? '', 7_000, `${id}-late`);
    const { page, complaints } = await openTab(browser);
    await openOverview(page, app.address, email);
    await page.getByText('Refund refused by the bank').waitFor();
    await page.getByRole('link', { name: 'Return: Arrived after the end' }).click();
    await page.getByText('Refused', { exact: true }).waitFor();
    await settled(page);
    expect(await seriousViolations(page)).toEqual([]);

    await page.getByRole('button', { name: 'Send again' }).click();
    await page.getByText('On its way', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Return late deposit…' }).click();
    await page.getByTestId('refund-preview').getByText('Debit Suspense, credit Refund payable').waitFor();
    await page.getByRole('button', { name: 'Refund ₦70.00' }).click();
    await runDueJobs(app);
    await page.getByText('Arrived', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: 'Return late deposit…' }).count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('sees on the front page what waits, all of it on one page, and its sum', SLOW, async () => {
    const { key, email } = await app.signUp();
    const on = platform(app, key);
    for (let index = 0; index < 7; index++) {
      const { id, milestones } = await fundedAgreement(on, [100_000], 100_000);
      for (const user of ['buyer', 'seller']) await on.confirm(id, milestones[0]?.id ?? '', user);
    }
    await runDueJobs(app);
    const { page } = await openTab(browser);
    await signIn(page, email);
    await page.goto(at('/'));
    await page.getByText('Payouts 7', { exact: true }).click();
    await page.getByText('7 shown').waitFor();
    expect(await page.getByText('Payout without an account').count()).toBe(7);
    await page.locator('p.figures').getByText('₦7,000.00', { exact: true }).waitFor();
    const figure = (name: string) => page.locator('dl > div', { hasText: name }).locator('dd').textContent();
    expect(await figure('On its way to sellers')).toBe('₦0.00');
    expect(await figure('For sellers, not sent')).toBe('₦7,000.00');
  });

  it(
    'signs in again in place when the session has ended, and continues with the typed input',
    SLOW,
    async () => {
      const { email } = await app.signUp();
      const { page, context } = await openTab(browser);
      await signIn(page, email);
      await page.goto(at('/agreements/new'));
      await page.getByLabel('Buyer’s id').fill('ada');
      await page.getByLabel('Seller’s id').fill('tunde');
      await page.getByLabel('Title of milestone 1').fill('Design');
      // An ambiguous amount is reported, and not sent.
      const amount = page.getByLabel('Amount of milestone 1 in NGN');
      await amount.fill('2.000');
      await page.getByText('Is this 2000 or 2.000?').waitFor();
      await amount.fill('2.000,75');
      await page.getByText('₦2,000.75').waitFor();
      await context.clearCookies();
      await page.getByRole('button', { name: 'Create agreement' }).click();
      await page.getByRole('heading', { name: 'Sign in again' }).waitFor();
      expect(await seriousViolations(page)).toEqual([]);
      expect(await page.getByLabel('E-mail').inputValue()).toBe(email);
      await page.getByLabel('Password').fill('not this one');
      await page.getByRole('button', { name: 'Sign in and continue' }).click();
      await page.getByRole('alert').waitFor();
      await page.getByLabel('Password').fill(PASSWORD);
      await page.getByRole('button', { name: 'Sign in and continue' }).click();
      await page.getByRole('button', { name: 'Assess payment' }).waitFor();
      await page.getByText('₦2,000.75').first().waitFor();
    },
  );

  it('leaves to the sign-in page from there instead', SLOW, async () => {
    const { email } = await app.signUp();
    const { page, context } = await openTab(browser);
    await openOverview(page, app.address, email);
    await context.clearCookies();
    // The page may have noticed by itself, and show the dialog already.
    await page.locator('a[href$="/identity"]').first().dispatchEvent('click');
    await page.getByRole('button', { name: 'Leave this page' }).click();
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('heading', { name: 'Identity' }).waitFor();
  });
});
