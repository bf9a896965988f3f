import { describe, expect, it } from 'vitest';
import { parseDecimal } from '#core/escrow/currency.ts';
import { LINK_LANGUAGES } from '#core/parties/link.ts';
import { startTestApp } from '#test/support/app.ts';
import { openBrowser } from '#test/support/dashboard/browser.ts';
import { SLOW, seriousViolations } from '#test/support/dashboard/signed-in-browser.ts';
import { startListeningApp } from '#test/support/listening.ts';
import { platformWithLinks } from '#test/support/parties.ts';

const app = await startTestApp();
const { shop, paidDeal, linkFor, open } = await platformWithLinks(app);

async function disputable() {
  const deal = await paidDeal();
  const pageOf = async (party: string, language = 'en') =>
    `${(await linkFor(deal.id, { party, purposes: ['dispute'], language })).path}/dispute/${deal.milestone}`;
  const [buyer, seller] = [await pageOf('buyer'), await pageOf('seller')];
  const claim = { step: 'open', reason: 'damaged', words: 'One leg is <b>broken</b>.', amount: '60.00' };
  const types = async () => (await shop.events(deal.id)).map(({ type }) => type);
  const count = async (type: string) => (await types()).filter((one) => one === type).length;
  return { ...deal, pageOf, buyer, seller, claim, types, count };
}
const offerIn = (html: string) => /name="offer" value="(off_\w+)"/.exec(html)?.[1] ?? '';

describe('the page of a dispute', () => {
  it('lets both sides open, answer, offer and accept, which divides the money', async () => {
    const { id, milestone, buyer, seller, claim, count } = await disputable();
    expect((await open(buyer)).html).toContain('What is wrong');
    const opened = await open(buyer, claim);
    expect(opened.html).toContain('Waiting for the other side until');
    expect(opened.html).toContain('One leg is &lt;b&gt;broken&lt;/b&gt;.');
    const asked = await open(seller);
    expect(asked.html).toContain('It is your turn.');
    expect(asked.html).toContain('Without an answer, the claim is granted.');
    await open(seller, { step: 'message', words: 'I can send a new leg.' });
    const offered = await open(seller, { step: 'offer', amount: '₦25.50' });
    expect(offered.html).toContain('Your offer');
    const shown = (await open(buyer)).html;
    expect(shown).toContain('₦25.50 goes to the buyer and ₦74.50 to the seller');
    const stale = await open(buyer, { step: 'accept', offer: 'off_0' });
    expect(stale.html).toContain('That is not possible now.');
    const closed = await open(buyer, { step: 'accept', offer: offerIn(shown) });
    expect(closed.html).toContain('This dispute is over.');
    expect(await count('dispute.closed')).toBe(1);
    const resolved = (await shop.events(id)).find(({ type }) => type === 'milestone.resolved');
    expect(resolved?.data).toMatchObject({ milestoneId: milestone, toBuyer: 25_50, toSeller: 74_50 });
  });

  it('names the person of the link as the actor', async () => {
    const { id, buyer, claim } = await disputable();
    await open(buyer, claim);
    const rows = await app.database.owner.query<{ actor: unknown }>(
      `SELECT actor FROM events WHERE stream_id = $1 AND type = 'dispute.opened'`,
      [id],
    );
    expect(rows).toEqual([{ actor: { type: 'person', id: expect.stringMatching(/^lnk_/) } }]);
  });

  it('counts a form that arrives twice once', async () => {
    const { buyer, seller, claim, count } = await disputable();
    for (let times = 0; times < 2; times++) await open(buyer, claim);
    for (let times = 0; times < 2; times++) await open(seller, { step: 'message', words: 'It was whole.' });
    for (let times = 0; times < 2; times++) await open(seller, { step: 'offer', amount: '10' });
    const counts = ['dispute.opened', 'dispute.message_added', 'dispute.offer_made'].map(count);
    expect(await Promise.all(counts)).toEqual([1, 1, 1]);
  });

  it('takes an offer back, declines one, asks the platform, and withdraws', async () => {
    const { buyer, seller, claim, types } = await disputable();
    await open(buyer, claim);
    const own = await open(seller, { step: 'offer', amount: '10' });
    await open(seller, { step: 'take_back', offer: offerIn(own.html) });
    await open(seller, { step: 'offer', amount: '20' });
    await open(buyer, { step: 'decline', offer: offerIn((await open(buyer)).html) });
    expect((await open(buyer, { step: 'escalate' })).html).toContain('decides.');
    expect((await open(seller, { step: 'withdraw' })).html).toContain('That is not possible now.');
    expect((await open(buyer, { step: 'withdraw' })).html).toContain('This dispute is over.');
    const steps = [
      'opened',
      'offer_made',
      'offer_withdrawn',
      'offer_made',
      'offer_declined',
      'escalated',
      'closed',
    ];
    expect((await types()).filter((type) => type.startsWith('dispute.'))).toEqual(
      steps.map((step) => `dispute.${step}`),
    );
  });

  it.each(['', '-1', '100.01', '1e3', 'ten'])('refuses the amount “%s”', async (amount) => {
    const { buyer, claim, count } = await disputable();
    expect((await open(buyer, { ...claim, amount })).html).toContain('Enter an amount from 0 to ₦100.00.');
    expect(await count('dispute.opened')).toBe(0);
  });

  it('opens nothing by being looked at, and says why nothing can be opened', async () => {
    const { id, milestone, buyer, claim, count } = await disputable();
    await open(buyer);
    await shop.refund(id);
    expect((await open(buyer, claim)).html).toContain('That is not possible now.');
    expect([await count('dispute.opened'), milestone.startsWith('ms')]).toEqual([0, true]);
  });

  it('takes text that the database or a reader of events cannot store without failing', async () => {
    const { id, buyer, seller, claim } = await disputable();
    const words = `a\0b${'x'.repeat(1_996)}😀`;
    await open(buyer, { ...claim, words });
    const opened = (await shop.events(id)).find(({ type }) => type === 'dispute.opened');
    expect(opened?.data['statement']).toBe(`a\ufffdb${'x'.repeat(1_996)}\ufffd`);
    for (const step of ['message', 'accept', 'decline', 'take_back', 'share', 'escalate', '\0']) {
      for (const field of ['words', 'offer', 'evidence', 'amount']) {
        const { status } = await open(seller, { step, [field]: 'a\0b' });
        expect([step, field, status]).toEqual([step, field, 200]);
      }
    }
  });

  it.each(LINK_LANGUAGES)('exists in %s', async (language) => {
    const { buyer, claim, pageOf } = await disputable();
    await open(buyer, claim);
    const { status, html } = await open(await pageOf('seller', language));
    expect(status).toBe(200);
    expect(html).not.toMatch(/undefined|\{\w+\}/);
  });
});

it.each([
  ['1,234.50', 123450],
  ['₦ 12', 1200],
  ['ngn 0.5', 50],
  ['0', 0],
  ['1.234', null],
  ['12,5x', null],
  ['', null],
])('Of “%s” a person means %o', (typed, amount) => {
  expect(parseDecimal(typed, 'NGN')).toBe(amount);
});

const browser = await openBrowser('the page of a dispute');

describe.skipIf(!browser)('a phone that loses its network', () => {
  it('keeps what was typed, over a reload too, and sends it once', SLOW, async () => {
    const online = await startListeningApp();
    const on = await platformWithLinks(online);
    const { id, milestone } = await on.paidDeal();
    const { path } = await on.linkFor(id, { party: 'buyer', purposes: ['dispute'] });
    const context = await browser?.newContext({ viewport: { width: 360, height: 740 } });
    const page = await context?.newPage();
    if (!context || !page) throw new Error('no page');
    await page.goto(new URL(`${path}/dispute/${milestone}`, online.apiUrl).href);
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByLabel('What happened').fill('One leg is broken.');
    await page.reload();
    expect(await page.getByLabel('What happened').inputValue()).toBe('One leg is broken.');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Open a dispute' }).click();
    await page.getByText('There is no network.').waitFor();
    await context.setOffline(false);
    await page.getByText('Waiting for the other side').waitFor();
    expect(await page.getByLabel('Write to the other side').inputValue()).toBe('');
    await page.getByLabel('Write to the other side').fill('I have a picture.');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByText('I have a picture.').waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    expect((await on.shop.events(id)).filter(({ type }) => type === 'dispute.opened')).toHaveLength(1);
    expect(await page.evaluate('localStorage.length')).toBe(0);
    await context.close();
  });
});
