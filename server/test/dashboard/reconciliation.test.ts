import { describe, expect, it } from 'vitest';
import { reconcile } from '#actions/escrow/reconciliation/reconcile.ts';
import { money } from '#core/escrow/money.ts';
import { DAY_MS } from '#core/time.ts';
import { listingBank } from '#test/support/banks/listing-bank.ts';
import { openBrowser } from '#test/support/dashboard/browser.ts';
import { PASSWORD, signedIn, type Visitor, visitor } from '#test/support/dashboard/dashboard.ts';
import { fitsEveryScreen } from '#test/support/dashboard/every-screen.ts';
import {
  openTab,
  SLOW,
  seriousViolations,
  settled,
  signInAs,
  startDashboardApp,
} from '#test/support/dashboard/signed-in-browser.ts';
import { fundedAgreement, platform } from '#test/support/escrow.ts';

const browser = await openBrowser('the dashboard');
const app = await startDashboardApp();
const person = await signedIn(app);
const PICTURES = process.env['RECONCILIATION_SCREENSHOTS'];

/** A deposit with another amount, a reversed one, and one that the service never heard of. */
async function plant() {
  const from = new Date(app.time.now().getTime() - DAY_MS);
  const lists = listingBank(app.context.bank);
  const context = { ...app.context, bank: lists.bank, banks: new Map([['sandbox', lists.bank]]) };
  const on = platform(app, person.key);
  const agreement = await fundedAgreement(on, [25_000_000], 10_000_000);
  await on.deposit(agreement.virtualAccountNo ?? '', 5_000_000, 'taken-back');
  lists.deposits.push((listed) =>
    listed.transactionId.endsWith('taken-back')
      ? { ...listed, reversed: true }
      : { ...listed, amount: money(listed.amount + 50_000) },
  );
  lists.moreDeposits.push({
    ...{ provider: 'sandbox', transactionId: '000013260310093412000000441207', senderName: 'ADA OBI' },
    ...{ accountNumber: agreement.virtualAccountNo ?? '', amount: money(7_500_000), currency: 'NGN' },
    ...{ reversed: false, at: app.time.now() },
  });
  app.time.advance(2 * DAY_MS);
  const report = await reconcile(context, { provider: 'sandbox', period: { from, to: app.time.now() } });
  const quiet = { from: new Date(0), to: new Date(DAY_MS) };
  await reconcile(context, { provider: 'sandbox', period: quiet });
  return { agreement, report };
}

describe.skipIf(!browser)('reconciliation', () => {
  it('shows reports by day and their breaks, lets one be closed, and fits every screen', SLOW, async () => {
    const { report } = await plant();
    const { page, complaints } = await openTab(browser);
    await signInAs(page, app.address, person.email);
    const show = async (path: string, words: string) => {
      await page.goto(`${app.address}/dashboard/${path}`);
      await page.getByText(words).first().waitFor();
    };
    const pictures = PICTURES;
    await fitsEveryScreen(page, { name: 'reports', show: () => show('reconciliation', '3 open'), pictures });
    expect(await page.getByText('Books match').count()).toBe(1);
    const breaks = () => show(`reconciliation/${report.id}`, 'Amount differs');
    await fitsEveryScreen(page, { name: 'breaks', show: breaks, pictures });
    const row = page.getByRole('row').filter({ hasText: 'Amount differs' });
    expect(await row.textContent()).toContain('₦500.00');
    await row.getByRole('button', { name: 'Close…' }).click();
    await page.getByLabel('Reason').fill('A gift of the bank');
    await settled(page);
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Close this break' }).click();
    await row.getByText('A gift of the bank').waitFor();
    expect(complaints).toEqual([]);
  });

  it('can be downloaded as a spreadsheet', async () => {
    const { report } = await plant();
    const [owner, stranger] = [visitor(app), await signedIn(app)];
    await owner.call('POST', '/session', { body: { email: person.email, password: PASSWORD } });
    const csvFor = (one: Visitor) => one.call<string>('GET', `/reconciliations/${report.id}/breaks.csv`);
    const lines = (await csvFor(owner)).body.trim().split('\r\n');
    expect(lines[0]).toMatch(/^id,type,kind,status,provider,subject,agreementId,currency,difference,/);
    expect(lines).toHaveLength(1 + report.breaks);
    expect((await csvFor(stranger)).body.trim().split('\r\n')).toHaveLength(1);
  });
});
