import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { openBrowser } from '#test/support/dashboard/browser.ts';
import { signedIn } from '#test/support/dashboard/dashboard.ts';
import { fitsEveryScreen } from '#test/support/dashboard/every-screen.ts';
import {
  openTab,
  SLOW,
  settled,
  signInAs,
  startDashboardApp,
} from '#test/support/dashboard/signed-in-browser.ts';
import { disputes } from '#test/support/disputes.ts';
import { fundedAgreement, platform, runDueJobs } from '#test/support/escrow.ts';
import { evidence, pdf } from '#test/support/evidence.ts';

const browser = await openBrowser('the dashboard');
const app = await startDashboardApp();
const PICTURES = process.env['DISPUTE_SCREENSHOTS'];

const FEES = [
  { name: 'Commission', basisPoints: 700, paidBy: { buyerBasisPoints: 2_500 } },
  { name: 'Handling', fixed: 333, paidBy: 'buyer', refund: 'none' },
];

type Division = { buyer: number; seller: number; platform: number; shares: { amount: number }[] };
type Row = { id: string; title: string; buyerName: string | null };

async function scene() {
  const person = await signedIn(app);
  const on = platform(app, person.key);
  const about = disputes(app, on);
  const funded = (title: string, amount: number, more: object = {}, paid = amount) =>
    fundedAgreement(on, [amount], paid, 'studio-lagos', {
      buyerName: 'Ada Obi',
      sellerName: 'דוד בן־גוריון',
      milestones: [{ title, amount }],
      ...more,
    });
  const list = async (query: string) =>
    (await person.call<{ data: Row[]; nextCursor: string | null }>('GET', `/disputes?${query}`)).body;
  return { person, on, about, funded, list };
}

describe('the list of disputes', () => {
  it('has open ones first, by due date, and closed ones newest first, over all pages', async () => {
    const { about, funded, list } = await scene();
    const open = async (title: string) => {
      const agreement = await funded(title, 1_000);
      return (await about.open(agreement)).body;
    };
    const [first, second, third] = [await open('first'), await open('second'), await open('third')];
    app.time.advance(60_000);
    const fourth = await open('fourth');
    for (const dispute of [first, second]) await about.step(dispute, 'withdraw', { externalUserId: 'buyer' });
    await about.step(third, 'escalate');
    const titles: string[] = [];
    for (let cursor = ''; ; ) {
      const page = await list(`show=all&limit=1${cursor && `&cursor=${cursor}`}`);
      titles.push(...page.data.map(({ title }) => title));
      if (page.nextCursor === null) break;
      cursor = page.nextCursor;
    }
    expect(titles).toEqual(['fourth', 'third', 'second', 'first']);
    expect((await list('show=decide')).data).toMatchObject([{ id: third.id, buyerName: 'Ada Obi' }]);
    expect((await list('show=open&person=studio-lagos')).data.map(({ id }) => id)).toEqual([
      fourth.id,
      third.id,
    ]);
    expect((await list('show=open&person=someone')).data).toEqual([]);
  });
});

describe('the preview of a division', () => {
  it.each([0, 1, 12_345, 49_999, 50_000])('is what a decision for %i to the buyer posts', async (toBuyer) => {
    const { person, on, about, funded } = await scene();
    const terms = { disputes: { appealSeconds: 0 } };
    await app.call('PUT', '/v1/policies/terms', { key: on.key, body: terms });
    for (const payee of ['studio-lagos', 'courier']) await on.setPayoutAccount(payee);
    const shares = [{ externalUserId: 'courier', basisPoints: 1_111 }];
    const milestones = [{ title: 'Sofa', amount: 50_000, shares }];
    const agreement = await funded('Sofa', 50_000, { fees: FEES, milestones }, 51_208);
    await runDueJobs(app);
    const { body: dispute } = await about.open(agreement);
    const preview = async () =>
      (await person.call<Division>('GET', `/disputes/${dispute.id}/division?toBuyer=${toBuyer}`)).body;
    const before = await preview();
    await about.step(dispute, 'escalate');
    const decision = { toBuyer, toSeller: 50_000 - toBuyer, code: 'split', statement: 'So be it.' };
    const decided = await about.step(dispute, 'decide', decision);
    expect([decided.status, decided.body.status]).toEqual([200, 'CLOSED']);
    await runDueJobs(app);
    const [row] = await app.database.service.query<Record<string, number>>(
      'SELECT deposited, refunded, commission FROM agreements WHERE id = $1',
      [agreement.id],
    );
    const { body: paid } = await app.call<{ data: { amount: number }[] }>(
      'GET',
      `/v1/escrow/agreements/${agreement.id}/payouts`,
      { key: on.key },
    );
    const { buyer, seller, platform: fees, shares: shared } = before;
    expect(row).toEqual({ deposited: 51_208, refunded: buyer, commission: fees });
    const parts = [seller, ...shared.map(({ amount }) => amount)].filter((amount) => amount > 0);
    expect(paid.data.map(({ amount }) => amount).sort((one, other) => other - one)).toEqual(parts);
  });
});

describe.skipIf(!browser)('disputes in the browser', () => {
  it('lists them, shows the thread, and lets a member decide with a preview', SLOW, async () => {
    const { person, about, funded } = await scene();
    const agreement = await funded(
      'Sofa with three legs, delivered to the third floor of the house',
      60_000_000,
    );
    const { body: dispute } = await about.open(agreement, {
      reason: 'damaged',
      statement: 'One leg is broken.',
      toBuyer: 30_000_000,
    });
    await about.step(dispute, 'offers', {
      externalUserId: 'studio-lagos',
      toBuyer: 20_000_000,
      statement: 'أستطيع إرسال ساق أخرى',
    });
    const { page, complaints } = await openTab(browser);
    await signInAs(page, app.address, person.email);
    const show = async (path: string, words: string) => {
      await page.goto(`${app.address}/dashboard/${path}`);
      await page.getByText(words).first().waitFor();
    };
    const pictures = PICTURES;
    await fitsEveryScreen(page, { name: 'disputes', show: () => show('disputes', 'Negotiating'), pictures });
    const opened = () => show(`disputes/${dispute.id}`, 'One leg is broken.');
    await fitsEveryScreen(page, { name: 'dispute', show: opened, pictures });
    await page.getByRole('button', { name: 'Take over…' }).click();
    await page.getByRole('button', { name: 'Escalate' }).click();
    await page.getByRole('button', { name: 'Decide…' }).click();
    await page.getByLabel('To the buyer, NGN').fill('150000.50');
    const division = page.getByRole('dialog').getByTestId('division');
    await division.getByText('₦449,999.50').waitFor();
    await page.getByRole('button', { name: '0 %', exact: true }).click();
    await division.getByText('₦600,000.00').waitFor();
    await page.getByRole('button', { name: '50 %' }).click();
    await page.getByLabel('Code').fill('half_each');
    await page.getByLabel('Reasons').fill('The photos show both sides.');
    if (pictures) await page.screenshot({ path: `${pictures}/decide.png` });
    await page.getByRole('dialog').getByRole('button', { name: 'Decide', exact: true }).click();
    await page.getByText('Decided, may be appealed').waitFor();
    await page.getByText('The photos show both sides.').waitFor();
    await page.getByText('Speak for a party').click();
    await page.getByRole('button', { name: 'Appeal…' }).first().click();
    await page.getByLabel('Message').fill('The photos are of another sofa.');
    await page.getByRole('button', { name: 'Appeal', exact: true }).click();
    await page.getByText('You spoke for a party, so another member decides.').waitFor();
    await settled(page);
    expect(complaints).toEqual([]);
  });

  it('shows files, downloads them, and adds and shares one for a party', SLOW, async () => {
    const { person, on, about, funded } = await scene();
    const { body: dispute } = await about.open(await funded('Lamp', 90_000));
    const files = evidence(app, on.key);
    const invoice = pdf('an invoice');
    await files.add(dispute, invoice);
    await files.add(dispute, pdf('for the platform'), { shared: false });
    const { page, complaints } = await openTab(browser);
    await signInAs(page, app.address, person.email);
    await page.goto(`${app.address}/dashboard/disputes/${dispute.id}`);
    const show = () => page.getByText('Not shared with the other party').waitFor();
    await fitsEveryScreen(page, { name: 'dispute-files', show, pictures: PICTURES });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download PDF by the buyer' }).first().click(),
    ]);
    expect(await readFile(await download.path())).toEqual(invoice);

    await page.getByText('Speak for a party').click();
    await page.getByRole('button', { name: 'Add a file…' }).last().click();
    const buffer = pdf('a receipt');
    await page
      .getByLabel('File', { exact: true })
      .setInputFiles({ name: 'r.pdf', mimeType: 'application/pdf', buffer });
    await page.getByLabel('The other party may read it').uncheck();
    await page.getByRole('button', { name: 'Add the file' }).click();
    await page.getByRole('button', { name: 'Share for the seller' }).click();
    await page.getByRole('button', { name: 'Share for the seller' }).waitFor({ state: 'detached' });
    // Who speaks for a party knows no more than the parties.
    expect(await page.getByRole('link', { name: /^Download/ }).count()).toBe(2);
    expect((await files.list(dispute)).map(({ by, shared }) => [by, shared])).toEqual([
      ['buyer', true],
      ['buyer', false],
      ['seller', true],
    ]);
    await settled(page);
    expect(complaints).toEqual([]);
  });

  it('opens one from a milestone, and leads to it from there and from a person', SLOW, async () => {
    const { person, funded } = await scene();
    const agreement = await funded('Kitchen', 75_000);
    const { page, complaints } = await openTab(browser);
    await signInAs(page, app.address, person.email);
    await page.goto(`${app.address}/dashboard/agreements/${agreement.id}`);
    await page.getByRole('button', { name: 'Dispute…' }).click();
    await page.getByLabel('Reason').selectOption('late');
    await page.getByRole('button', { name: 'Open dispute' }).click();
    await page.getByRole('link', { name: 'See the dispute' }).click();
    await page.getByRole('heading', { name: 'Kitchen' }).waitFor();
    await page.getByRole('link', { name: 'Ada Obi' }).click();
    await page.getByRole('heading', { name: 'Disputes' }).waitFor();
    await page.getByRole('table', { name: 'Disputes, open ones first' }).getByText('Kitchen').waitFor();
    expect(complaints).toEqual([]);
  });
});
