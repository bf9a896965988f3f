import { describe, expect, it } from 'vitest';
import { openBrowser } from '#test/support/dashboard/browser.ts';
import { signedIn } from '#test/support/dashboard/dashboard.ts';
import { fitsEveryScreen } from '#test/support/dashboard/every-screen.ts';
import { openOverview, openTab, SLOW, startDashboardApp } from '#test/support/dashboard/signed-in-browser.ts';
import { disputes } from '#test/support/disputes.ts';
import { platform } from '#test/support/escrow.ts';

const browser = await openBrowser('the search over everything');
const app = await startDashboardApp();
const pictures = process.env['PICTURES'];

const BUYER = 'Adaeze Nwosu-Okonkwo';
const SELLER = 'Bùkọ́lá Textiles';

it.skipIf(!browser)(
  'support finds a caller by name with the keyboard, and lands on their page',
  SLOW,
  async () => {
    const owner = await signedIn(app);
    const on = platform(app, owner.key);
    const names = {
      buyerExternalId: 'cust/77 ü',
      buyerName: 'Adaeze Nwosu-Okonkwo',
      sellerExternalId: 'vendor-9',
      sellerName: 'שרה כהן',
    };
    const { body } = await on.create([123_456_789_012], names);
    const more = { external_user_id: 'cust/77 ü', account_created_at: '2020-01-31T12:00:00Z' };
    const { body: assessed } = await on.assess(body.id, more);
    await on.deposit(String(assessed.virtualAccount?.accountNumber), 123_456_789_012);

    const { page, complaints } = await openTab(browser);
    await openOverview(page, app.address, owner.email);
    await page.keyboard.press('Control+k');
    const box = page.getByRole('combobox', { name: 'Search everything' });
    await box.fill('okonkw');
    const options = page.getByRole('option');
    await options.filter({ hasText: 'Person' }).waitFor();
    expect(await options.allTextContents()).toHaveLength(2);
    if (pictures) await page.screenshot({ path: `${pictures}/palette.png` });
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Adaeze Nwosu-Okonkwo' }).waitFor();
    expect(decodeURIComponent(new URL(page.url()).pathname)).toBe('/dashboard/people/cust/77 ü');
    await page.getByText('Paid in, as buyer').waitFor();
    await fitsEveryScreen(page, { name: 'person', show: async () => undefined, pictures });
    await page.getByRole('link', { name: 'שרה כהן' }).click();
    await page.getByText('In escrow for them, as seller').waitFor();

    await page.keyboard.press('Control+k');
    await box.fill('1234567890.12');
    await options.filter({ hasText: '₦1,234,567,890.12' }).click();
    await page.getByRole('tab', { name: 'Timeline' }).waitFor();
    const { body: dispute } = await disputes(app, on).open(body, { externalUserId: 'cust/77 ü' });
    await page.keyboard.press('Control+k');
    await box.fill(`dsp_${dispute.id.slice(4, 8)}…${dispute.id.slice(-6)}`);
    await options.filter({ hasText: 'Dispute' }).filter({ hasText: 'Waiting for an answer' }).waitFor();
    if (pictures) await page.screenshot({ path: `${pictures}/palette-dispute.png` });
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/disputes/${dispute.id}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Control+k');
    await box.fill('reconc');
    await options.filter({ hasText: 'Reconciliation' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Reconciliation' }).waitFor();
    expect(complaints).toEqual([]);
  },
);

describe.skipIf(!browser)('one payment in the search over everything', () => {
  it('is found in sixteen ways, each as its first agreement, with one line of typing', SLOW, async () => {
    const owner = await signedIn(app);
    const on = platform(app, owner.key);
    const asked = await on.create([7_512_345], {
      buyerExternalId: 'CUST-77',
      buyerName: BUYER,
      buyerEmail: 'ada.nwosu@mail.example',
      sellerExternalId: 'vendor-9',
      sellerName: SELLER,
      reference: 'ORD-2041',
      metadata: { phone: '+234 803 555 0142' },
    });
    const { id } = asked.body;
    const { body: assessed } = await on.assess(id, {
      external_user_id: 'CUST-77',
      transaction_amount: 7_512_345,
      account_created_at: '2020-01-31T12:00:00Z',
    });
    const account = String(assessed.virtualAccount?.accountNumber);
    const session = '100004261118123456789012345678';
    const deposit = { amount: 7_512_345, reference: 'FT26112233', senderName: 'CHINEDU EZE' };
    await app.call('POST', '/v1/sandbox/deposits', {
      key: owner.key,
      body: { accountNumber: account, ...deposit },
    });
    await app.database.owner.query('UPDATE deposits SET session_id = $1', [session]);
    // Others that must not be found instead.
    for (const other of ['one', 'two'])
      await on.create([100], { buyerExternalId: `other-${other}`, sellerExternalId: `shop-${other}` });

    const requestId = String(asked.headers['x-request-id']);
    const ways: Readonly<Record<string, string>> = {
      'the whole id': id,
      // Ids begin with their time, which those of the same moment share.
      'a part of the id': id.slice(0, 24),
      'the id in capitals': id.toUpperCase(),
      'the id as the dashboard prints it': `agr_${id.slice(4, 8)}…${id.slice(-6)}`,
      'the buyer’s name': BUYER,
      'a part of a name': 'okonk',
      'the mail address': 'Ada.Nwosu@mail.example',
      'the phone number': '0803 555 0142',
      'the amount as it is printed': '75,123.45',
      'the amount in kobo': '7512345',
      'the payer at the bank': 'chinedu',
      'the bank’s reference': 'ft26112233',
      'the interbank session': session,
      'the account number': account,
      'its last four digits': account.slice(-4),
      'the order reference': 'ord-2041',
    };
    const { page, complaints } = await openTab(browser);
    await openOverview(page, app.address, owner.email);
    const box = page.getByRole('combobox', { name: 'Search everything' });
    const found = page.getByRole('option').filter({ hasText: 'Agreement' });
    const missed: string[] = [];
    for (const [way, typed] of Object.entries(ways)) {
      await page.keyboard.press('Control+k');
      await box.fill(typed);
      const first = found.first().filter({ hasText: `${BUYER} to ${SELLER}` });
      const isShown = first.filter({ hasText: '₦75,123.45' }).waitFor({ timeout: 5_000 });
      await isShown.catch(() => missed.push(way));
      await page.keyboard.press('Escape');
    }
    expect(missed).toEqual([]);
    expect(Object.keys(ways)).toHaveLength(16);

    // The seventeenth, for developers: the request that created it.
    await page.keyboard.press('Control+k');
    await box.fill(requestId);
    await page.getByRole('option').filter({ hasText: 'POST /v1/escrow/agreements' }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/requests?id=${requestId}`);
    expect(complaints).toEqual([]);
  });
});
