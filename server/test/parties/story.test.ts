import { describe, expect, it } from 'vitest';
import { openBrowser } from '#test/support/dashboard/browser.ts';
import { SLOW, seriousViolations } from '#test/support/dashboard/signed-in-browser.ts';
import { platform } from '#test/support/escrow.ts';
import { startListeningApp } from '#test/support/listening.ts';

const browser = await openBrowser('the pages for buyers and sellers');
const app = await startListeningApp();

describe.skipIf(!browser)('two people with phones and no API key', () => {
  it('pay for a deal, follow it and confirm it', SLOW, async () => {
    const { key: live } = await app.signUp();
    const body = { environment: 'test' };
    const made = await app.call<{ apiKey: string }>('POST', '/v1/developer/api-keys', { key: live, body });
    const { apiKey: key } = made.body;
    const shop = platform(app, key);
    const emails = { buyerEmail: 'ada@example.com', sellerEmail: 'femi@example.com' };
    const { body: deal } = await shop.create([450_000_00, 800_000_00], emails);
    const { body: assessed } = await shop.assess(deal.id);
    const account = assessed.virtualAccount?.accountNumber ?? '';
    const linkOf = async (party: string, purposes: string[]) => {
      const answer = await app.call<{ url: string }>('POST', `/v1/escrow/agreements/${deal.id}/links`, {
        key,
        body: { party, purposes },
      });
      return new URL(new URL(answer.body.url).pathname, app.apiUrl).href;
    };
    // Script is off in one phone; the checker of the other needs it.
    const phone = async (javaScriptEnabled: boolean) => {
      const context = await browser?.newContext({ viewport: { width: 360, height: 740 }, javaScriptEnabled });
      const page = await context?.newPage();
      if (!page) throw new Error('no page');
      return page;
    };
    const [buyer, seller] = [await phone(false), await phone(true)];

    await buyer.goto(await linkOf('buyer', ['pay', 'track', 'confirm']));
    expect(await buyer.locator('h1').textContent()).toBe('Pay ₦1,250,000.00 into escrow');
    expect((await buyer.locator('dd.fours').textContent()) ?? '').toBe(account);
    await shop.deposit(account, 1_250_000_00);
    await buyer.reload();
    await buyer.getByText('₦1,250,000.00').first().waitFor();

    await seller.goto(await linkOf('seller', ['track', 'confirm', 'proof']));
    expect(await seriousViolations(seller)).toEqual([]);
    const wide = await seller.evaluate('document.documentElement.scrollWidth > innerWidth');
    expect(wide).toBe(false);
    for (const page of [seller, buyer]) {
      await page.getByRole('link', { name: 'Confirm', exact: true }).first().click();
      await page.getByRole('button', { name: 'Send me the code' }).click();
      const shown = (await page.locator('main').textContent()) ?? '';
      await page.getByLabel('Code').fill(/code is (\d{6})/.exec(shown)?.[1] ?? '');
      await page.getByRole('button', { name: 'Confirm with this code' }).click();
      expect(await page.locator('h1').textContent()).toBe('You have confirmed “Step 1”');
      await page.getByRole('link', { name: 'Back to the deal' }).click();
    }
    expect(await buyer.locator('ol li').first().textContent()).toContain('Confirmed by both');
    const proof = `${seller.url().replace(/\/track$/, '')}/proof`;
    await seller.goto(proof);
    expect(await seller.locator('h1').textContent()).toBe('₦800,000.00 is held in escrow');
    expect(await seriousViolations(seller)).toEqual([]);
    await Promise.all([buyer.context().close(), seller.context().close()]);
  });
});
