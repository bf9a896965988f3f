import { expect, it } from 'vitest';
import { LINK_LANGUAGES } from '#core/parties/link.ts';
import { amendments } from '#test/support/amendments.ts';
import { startTestApp } from '#test/support/app.ts';
import { openBrowser } from '#test/support/dashboard/browser.ts';
import { SLOW, seriousViolations } from '#test/support/dashboard/signed-in-browser.ts';
import { startListeningApp } from '#test/support/listening.ts';
import { platformWithLinks } from '#test/support/parties.ts';

const app = await startTestApp();
const { shop, key, paidDeal, linkFor, newLink, open } = await platformWithLinks(app);

/** A paid deal of ₦100 and ₦50. Its seller wants ₦80 for the first step, and another second one. */
async function amended() {
  const deal = await paidDeal();
  const about = amendments(app, shop, deal.id);
  const [first = '', second = ''] = deal.milestones.map(({ id }) => id);
  const operations = [
    {
      type: 'change',
      milestoneId: first,
      amount: 80_00,
      title: 'A <b>smaller</b> one',
      inspectionSeconds: 86_400,
    },
    { type: 'drop', milestoneId: second },
    { type: 'add', title: 'Glue', amount: 12_50 },
  ];
  const { status, body: amendment } = await about.send({ externalUserId: 'seller', operations });
  expect(status).toBe(201);
  const pageOf = async (party: string, more: object = {}) => {
    const { path } = await linkFor(deal.id, { party, purposes: ['amend'], ...more });
    return { way: path, path: `${path}/amendment` };
  };
  const press = (step: string) => ({ step, amendment: amendment.id });
  const types = async () => (await shop.events(deal.id)).map(({ type }) => type);
  return { ...deal, about, first, amendment, pageOf, press, types };
}

it('shows each step before and after to both sides, and the buyer accepts once', async () => {
  const { id, pageOf, press, types } = await amended();
  const [buyer, seller] = [await pageOf('buyer'), await pageOf('seller')];
  expect((await open(`${buyer.way}/track`)).html).toMatch(/class="button"[^>]*>See the proposed change/);
  expect((await open(`${seller.way}/track`)).html).toMatch(/<p><a href="[^"]*amendment">See the proposed/);
  const { html } = await open(buyer.path);
  for (const words of [
    'It is your turn. Answer before',
    'A &lt;b&gt;smaller&lt;/b&gt; one',
    '<del class="soft">₦100.00</del> ₦80.00',
    'The buyer has 24 hours to check it. Without an answer it is released.',
    'Dropped',
    'Glue',
    '<del class="soft">₦150.00</del> ₦92.50',
  ])
    expect(html).toContain(words);
  const other = (await open(seller.path)).html;
  expect(other).toContain('Waiting for the other side until');
  expect(other).not.toContain('Accept the change');
  for (let times = 0; times < 2; times++) {
    expect((await open(buyer.path, press('accept'))).html).toContain('The deal was changed.');
  }
  expect((await types()).filter((type) => type === 'agreement.amended')).toHaveLength(1);
  expect((await shop.get(id)).body.totalAmount).toBe(92_50);
  const rows = await app.database.owner.query<{ actor: unknown }>(
    `SELECT actor FROM events WHERE stream_id = $1 AND type = 'amendment.accepted'`,
    [id],
  );
  expect(rows).toEqual([{ actor: { type: 'person', id: expect.stringMatching(/^lnk_/) } }]);
});

it('declines for the other side, and withdraws for its own', async () => {
  for (const [party, step] of [
    ['buyer', 'decline'],
    ['seller', 'withdraw'],
  ] as const) {
    const { id, pageOf, press, types } = await amended();
    const { path } = await pageOf(party);
    expect((await open(path, press(step))).html).toContain('This change is not in force.');
    expect((await types()).at(-1)).toBe(step === 'decline' ? 'amendment.declined' : 'amendment.withdrawn');
    expect((await shop.get(id)).body.totalAmount).toBe(150_00);
  }
});

it('accepts only what the page showed, and only for the other side', async () => {
  const { id, about, amendment, first, pageOf, press } = await amended();
  const [buyer, seller] = [await pageOf('buyer'), await pageOf('seller')];
  const refused = 'That is not possible now.';
  expect((await open(seller.path, press('accept'))).html).not.toContain('The deal was changed.');
  await about.step(amendment, 'withdraw', 'seller');
  await about.propose([{ type: 'change', milestoneId: first, amount: 10_00 }]);
  expect((await open(buyer.path, press('accept'))).html).toContain(refused);
  expect((await open(buyer.path, { step: 'accept' })).html).toContain(refused);
  expect((await open(buyer.path, { step: 'else' })).html).not.toContain(refused);
  expect((await shop.get(id)).body.totalAmount).toBe(150_00);
});

it('offers no acceptance while the deal is on hold', async () => {
  const { id, pageOf, press } = await amended();
  const { path } = await pageOf('buyer');
  await app.call('POST', `/v1/escrow/agreements/${id}/freeze`, { key, body: { reason: 'a question' } });
  expect((await open(path)).html).not.toContain('Accept the change');
  expect((await open(path, press('accept'))).html).toContain('That is not possible now.');
});

it('needs a link for it, and an amendment', async () => {
  const { id, pageOf } = await amended();
  const { path } = await linkFor(id, { party: 'buyer', purposes: ['track'] });
  expect((await open(`${path}/amendment`)).status).toBe(403);
  expect((await open(`${path}/track`)).html).not.toContain('See the proposed change');
  const plain = await paidDeal();
  const link = await linkFor(plain.id, { party: 'buyer', purposes: ['amend'] });
  expect((await open(`${link.path}/amendment`)).status).toBe(404);
  for (const language of LINK_LANGUAGES) {
    const { path: of } = await pageOf('buyer', { language });
    const { status, html } = await open(of);
    expect([status, /\{\w+\}/.test(html)]).toEqual([200, false]);
  }
});

it('cannot be linked to by a key with a daily limit', async () => {
  const { id } = await paidDeal();
  const { body } = await app.call<{ apiKey: string }>('POST', '/v1/developer/api-keys', {
    key,
    body: { environment: 'test', dailyLimit: { amount: 1, currency: 'NGN' } },
  });
  const limited = await app.call('POST', `/v1/escrow/agreements/${id}/links`, {
    key: body.apiKey,
    body: { party: 'buyer', purposes: ['amend'] },
  });
  expect([limited.status, (await newLink(id, { party: 'buyer', purposes: ['amend'] })).status]).toEqual([
    403, 201,
  ]);
});

const browser = await openBrowser('the page of an amendment');
const PICTURES = process.env['AMENDMENT_SCREENSHOTS'];

it.skipIf(!browser)('can be read and pressed on a small phone, in light and dark', SLOW, async () => {
  const online = await startListeningApp();
  const on = await platformWithLinks(online);
  const { id, milestone } = await on.paidDeal();
  const operations = [
    { type: 'change', milestoneId: milestone, amount: 1_234_567_89, deliverBy: '2100-01-02T03:04:05Z' },
    { type: 'add', title: 'Ọ̀nà àbáyọ'.repeat(8), amount: 12_50 },
  ];
  await amendments(online, on.shop, id).propose(operations);
  const { path } = await on.linkFor(id, { party: 'buyer', purposes: ['amend'] });
  for (const width of [320, 390, 1280]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await browser?.newContext({ viewport: { width, height: 740 }, colorScheme });
      const page = await context?.newPage();
      if (!context || !page) throw new Error('no page');
      await page.goto(new URL(`${path}/amendment`, online.apiUrl).href);
      expect(await seriousViolations(page)).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
      if (PICTURES)
        await page.screenshot({ path: `${PICTURES}/party-${width}-${colorScheme}.png`, fullPage: true });
      if (width === 1280 && colorScheme === 'dark') {
        await page.getByRole('button', { name: 'Accept the change' }).click();
        await page.getByText('The deal was changed.').waitFor();
      }
      await context.close();
    }
  }
});
