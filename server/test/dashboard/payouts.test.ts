import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openBrowser } from '#test/support/dashboard/browser.ts';
import { signedIn } from '#test/support/dashboard/dashboard.ts';
import { fitsEveryScreen } from '#test/support/dashboard/every-screen.ts';
import {
  openTab,
  SLOW,
  seriousViolations,
  settled,
  signInAs,
  startDashboardApp,
} from '#test/support/dashboard/signed-in-browser.ts';
import { fundedAgreement, platform, runDueJobs } from '#test/support/escrow.ts';
import { refundsOf, refusedRefund } from '#test/support/refunds.ts';
import { CONNECTIONS } from '#test/support/twins/connected.ts';
import { openTwin } from '#test/support/twins/twins.ts';

const browser = await openBrowser('the dashboard');
const app = await startDashboardApp({ settings: { PAYOUT_ACCOUNT_COOL_OFF: '2h' } });
const PICTURES = process.env['PAYOUT_SCREENSHOTS'];
/** The sandbox refuses every payout to accounts with this ending. */
const REFUSING = '2200000001';

async function person() {
  const { email, key } = await signedIn(app);
  const on = platform(app, key);
  const agreement = await fundedAgreement(on, [45_000_000, 120_000_000, 30_000_000], 195_000_000);
  const release = async (nth: number) => {
    for (const party of ['buyer', 'seller'])
      await on.confirm(agreement.id, agreement.milestones[nth]?.id ?? '', party);
    await runDueJobs(app);
  };
  const { page, complaints } = await openTab(browser);
  /** Signs in again after hours have passed: by then the session has ended. */
  const signIn = async () => {
    await page.context().clearCookies();
    await signInAs(page, app.address, email);
  };
  const open = (path: string) => page.goto(`${app.address}/dashboard${path}`);
  return { on, agreement, release, page, complaints, signIn, open };
}

async function fillAccount(page: Page, bankCode: string, accountNumber: string, name = ''): Promise<void> {
  await page.getByLabel('Bank code').fill(bankCode);
  await page.getByLabel('Account number', { exact: true }).fill(accountNumber);
  if (name) await page.getByLabel('Name (optional)').fill(name);
}

describe.skipIf(!browser)('payouts', () => {
  it('wait for an account, which is set here, and then show where each attempt went', SLOW, async () => {
    const { agreement, release, page, complaints, signIn, open } = await person();
    await release(0);
    await signIn();
    await open(`/agreements/${agreement.id}`);
    await page.getByRole('tab', { name: 'Payouts' }).click();
    await page.getByText('Needs an account').waitFor();
    await page.getByRole('link', { name: 'Set the seller’s bank account' }).click();
    await page.getByText('No account yet').waitFor();
    await page.getByRole('button', { name: 'Set account…' }).click();
    await fillAccount(page, '058', REFUSING, 'Somebody Else');
    await page.getByRole('button', { name: 'Save account' }).click();
    await page.getByText('Somebody Else').first().waitFor();
    await page.getByText('Name differs').first().waitFor();
    // The session of an open page would end while hours go by.
    await page.goto('about:blank');
    for (let round = 0; round < 6; round++) {
      await runDueJobs(app);
      app.time.advance(3_600_000);
    }
    await signIn();
    const show = async () => {
      await open(`/agreements/${agreement.id}`);
      await page.getByRole('tab', { name: 'Payouts' }).click();
      await page.getByText('Refused by the bank').waitFor();
      await page.getByRole('link', { name: 'Change the seller’s bank account' }).waitFor();
      await page.getByText(/^\d+ attempts$/).click();
      await page.getByText('Refused', { exact: true }).first().waitFor();
    };
    await fitsEveryScreen(page, { name: 'agreement-payouts', show, pictures: PICTURES });
    const shown = await page.getByRole('tabpanel').textContent();
    for (const words of [`058 ${REFUSING}`, 'Name differs', 'Sandbox', 'this account takes no money']) {
      expect(shown).toContain(words);
    }
    expect(complaints).toEqual([]);
  });

  it('go to another account only when it has cooled off, and every account is kept', SLOW, async () => {
    const { on, release, page, complaints, signIn, open } = await person();
    await on.setPayoutAccount();
    await release(0);
    await signIn();
    await open('/payouts/account?seller=seller');
    await page.getByRole('button', { name: 'Change account…' }).click();
    await fillAccount(page, '044', '0690000031');
    await settled(page);
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save account' }).click();
    await page.getByRole('cell', { name: /^044 0690000031/ }).waitFor();
    expect(await page.getByRole('row').count()).toBe(3);
    expect(await page.getByText(/^From .*\d{4}/).count()).toBe(1);
    expect(await page.getByRole('cell', { name: /^by / }).count()).toBe(1);
    await fitsEveryScreen(page, {
      name: 'account',
      show: () => open('/payouts/account?seller=seller').then(() => page.getByText('History').waitFor()),
      pictures: PICTURES,
    });
    await page.getByRole('button', { name: 'Stop change…' }).click();
    await settled(page);
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Restore previous account' }).click();
    await page.getByText('Change stopped').waitFor();
    await page.getByRole('row').nth(3).waitFor();
    expect(await page.getByRole('row').nth(1).textContent()).toContain('058 0123456789');
    expect(complaints).toEqual([]);
  });

  it('are listed by status and seller, a page at a time', SLOW, async () => {
    const { on, agreement, release, page, complaints, signIn, open } = await person();
    await on.setPayoutAccount();
    for (const nth of [0, 1]) await release(nth);
    const second = await fundedAgreement(on, Array(25).fill(1_000_000), 25_000_000);
    for (const { id } of second.milestones) {
      for (const party of ['buyer', 'seller']) await on.confirm(second.id, id, party);
    }
    await signIn();
    await open('/payouts');
    await page.getByText('25 shown').waitFor();
    await page.getByRole('button', { name: 'Show more' }).click();
    await page.getByText('27 shown').waitFor();
    await page.getByLabel('Status').selectOption('SUCCEEDED');
    await page.getByText('2 shown').waitFor();
    expect(page.url()).toContain('status=SUCCEEDED');
    await page.getByLabel('Search by seller').fill('nobody');
    await page.keyboard.press('Enter');
    await page.getByText('Nothing matches').waitFor();
    await open('/payouts?status=SUCCEEDED&seller=seller');
    await page
      .getByRole('link', { name: /^seller/ })
      .first()
      .click();
    await page.getByRole('tab', { name: 'Payouts' }).waitFor();
    expect(page.url()).toContain(agreement.id);
    await fitsEveryScreen(page, {
      name: 'payouts',
      show: () => open('/payouts?status=SUCCEEDED').then(() => page.getByText('2 shown').waitFor()),
      pictures: PICTURES,
    });
    expect(complaints).toEqual([]);
  });
});

describe.skipIf(!browser)('outside the sandbox', () => {
  it('an account is set here as well, with the holder name that the bank has', SLOW, async () => {
    const twin = await openTwin('paystack');
    const abroad = await startDashboardApp({ settings: CONNECTIONS.paystack.settings(twin.url) });
    const { email, key } = await signedIn(abroad);
    const { page, complaints } = await openTab(browser);
    await signInAs(page, abroad.address, email);
    await page.goto(`${abroad.address}/dashboard/payouts/account?seller=ada`);
    await page.getByRole('button', { name: 'Set account…' }).click();
    await page.locator('datalist option[value="058"]').waitFor({ state: 'attached' });
    // The bank does not know this account.
    await fillAccount(page, '058', '0123450404');
    await page.getByRole('button', { name: 'Save account' }).click();
    await page.locator('[name=accountNumber][aria-invalid=true]').waitFor();
    await fillAccount(page, '058', '0123456789', 'Somebody Else');
    await page.getByRole('button', { name: 'Save account' }).click();
    await page.getByText('Account set').waitFor();
    await page.getByText('Name differs').first().waitFor();
    const { body } = await abroad.call('GET', '/v1/escrow/payout-accounts/ada', { key });
    expect(body).toMatchObject({ bankCode: '058', accountNumber: '0123456789' });
    const { data } = (await twin.ask('GET', '/bank/resolve?account_number=0123456789&bank_code=058')).body;
    await page.getByText(data.account_name).first().waitFor();
    // The browser also logs the refusal.
    expect(complaints.filter((words) => !words.includes('400'))).toEqual([]);
  });
});

describe.skipIf(!browser)('the release policy', () => {
  it('is a page of sentences, and its holds are released from the agreement', SLOW, async () => {
    const { on, agreement, release, page, complaints, signIn, open } = await person();
    await on.setPayoutAccount();
    await signIn();
    await open('/payouts/policy');
    await page.getByText('No payouts are held').waitFor();
    await page.getByRole('button', { name: 'Change rules…' }).click();
    await page.getByLabel('New payout accounts').check();
    await page.getByLabel('Reserve on first deals').check();
    await settled(page);
    expect(await seriousViolations(page)).toEqual([]);
    await fitsEveryScreen(page, { name: 'policy-form', show: async () => undefined, pictures: PICTURES });
    await page.getByRole('button', { name: 'Save rules' }).click();
    await page.getByText('A payout account receives nothing for 3 days after it becomes usable.').waitFor();
    await page.getByText('make up 20%').waitFor();
    await release(0);
    const showHeld = async () => {
      await open(`/agreements/${agreement.id}`);
      await page.getByRole('tab', { name: 'Payouts' }).click();
      await page.getByText('The seller’s payout account is new.').waitFor();
    };
    await fitsEveryScreen(page, { name: 'held', show: showHeld, pictures: PICTURES });
    await page.getByRole('button', { name: 'Lift hold…' }).first().click();
    await page.getByRole('dialog').getByLabel('Note').fill('We know them');
    await settled(page);
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Lift hold' }).click();
    await page.getByText('Hold lifted').waitFor();
    expect(complaints).toEqual([]);
  });
});

describe.skipIf(!browser)('a refund that the bank refused', () => {
  it('shows its parts and the reason, and is sent to another account from here', SLOW, async () => {
    const { on, page, complaints, signIn, open } = await person();
    const { id, refundId } = await refusedRefund(app, on);
    await signIn();
    const show = async () => {
      await open(`/agreements/${id}`);
      await page.getByText('Transfers').click();
      await page.getByText('Sent 5 times').waitFor();
    };
    await fitsEveryScreen(page, { name: 'refund-parts', show, pictures: PICTURES });
    await page.getByRole('button', { name: 'Send to another account…' }).click();
    await fillAccount(page, '058', '123');
    await page.getByRole('button', { name: 'Send refund' }).click();
    expect(await page.getByRole('dialog').count()).toBe(1);
    await fillAccount(page, '058', '0123456789', 'Ada Obi');
    await settled(page);
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Send refund' }).click();
    await page.getByText('The refund goes to the new account').waitFor();
    const showParts = async () => {
      await runDueJobs(app);
      await open(`/agreements/${id}`);
      await page.getByText('Transfers').click();
      await page.getByText('058 0123456789').waitFor();
    };
    await showParts();
    await page.getByText('Sent 5 times. Next:').waitFor();
    app.time.advance(3 * 3_600_000);
    await signIn();
    await showParts();
    await page.getByText('Sent 6 times').waitFor();
    expect((await refundsOf(app, on).get(id, refundId)).body.status).toBe('SUCCEEDED');
    expect(complaints).toEqual([]);
  });
});

describe.skipIf(!browser)('the fees of an agreement', () => {
  it('stand at each milestone with who pays them, and what was earned beside the money', SLOW, async () => {
    const { on, page, complaints, signIn, open } = await person();
    const fees = [
      { name: 'Commission', basisPoints: 500, paidBy: 'seller' },
      { name: 'Service', fixed: 20_000, paidBy: 'buyer' },
    ];
    const { body } = await on.create([1_000_000], { fees });
    const assessed = await on.assess(body.id, { account_created_at: '2020-01-31T12:00:00Z' });
    await on.deposit(assessed.body.virtualAccount?.accountNumber ?? '', 1_020_000);
    for (const party of ['buyer', 'seller']) await on.confirm(body.id, body.milestones[0]?.id ?? '', party);
    await signIn();
    await open(`/agreements/${body.id}`);
    const lines = page.getByRole('list', { name: 'Your fees' }).getByRole('listitem');
    await lines.first().waitFor();
    expect(await lines.allTextContents()).toEqual([
      'Commission from the seller: ₦500.00',
      'Service from the buyer: ₦200.00',
    ]);
    expect(await page.getByText('Your fees', { exact: true }).locator('xpath=..').textContent()).toContain(
      '₦700.00',
    );
    await settled(page);
    expect(await seriousViolations(page)).toEqual([]);
    if (PICTURES) await page.screenshot({ path: `${PICTURES}/fees.png`, fullPage: true });
    expect(complaints).toEqual([]);
  });
});
