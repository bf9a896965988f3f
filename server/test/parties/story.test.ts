import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { CHECK_TOOLS } from '#actions/parties/receipts/check-tools.ts';
import { checkFile } from '#core/parties/receipts/check.ts';
import { openBrowser } from '#test/support/dashboard/browser.ts';
import { SLOW, seriousViolations } from '#test/support/dashboard/signed-in-browser.ts';
import { platform } from '#test/support/escrow.ts';
import { startListeningApp } from '#test/support/listening.ts';
import { anchor } from '#test/support/receipts.ts';

const browser = await openBrowser('the pages for buyers and sellers');
const app = await startListeningApp();

describe.skipIf(!browser)('two people with phones and no API key', () => {
  it(
    'pay for a deal, follow it, confirm a step, settle a dispute about the other, and keep the receipt',
    SLOW,
    async () => {
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
        const context = await browser?.newContext({
          viewport: { width: 360, height: 740 },
          javaScriptEnabled,
        });
        const page = await context?.newPage();
        if (!page) throw new Error('no page');
        page.setDefaultTimeout(60_000);
        return page;
      };
      const [buyer, seller] = [await phone(false), await phone(true)];

      await buyer.goto(await linkOf('buyer', ['pay', 'track', 'confirm', 'dispute']));
      expect(await buyer.locator('h1').textContent()).toBe('Pay ₦1,250,000.00 into escrow');
      expect((await buyer.locator('dd.fours').textContent()) ?? '').toBe(account);
      await shop.deposit(account, 1_250_000_00);
      await buyer.reload();
      await buyer.getByText('₦1,250,000.00').first().waitFor();

      await seller.goto(await linkOf('seller', ['track', 'confirm', 'dispute']));
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
      const address = seller.url().replace(/\/track$/, '');
      await seller.goto(await linkOf('seller', ['proof']));
      expect(await seller.locator('h1').textContent()).toBe('₦800,000.00 is held in escrow');
      expect(await seriousViolations(seller)).toEqual([]);

      await buyer.getByRole('link', { name: 'Open a dispute' }).last().click();
      await buyer.getByLabel('What happened').fill('The second half is missing.');
      await buyer.getByRole('button', { name: 'Open a dispute' }).click();
      const dispute = new URL(buyer.url()).pathname.split('/').at(-1);
      await seller.goto(`${address}/dispute/${dispute}`);
      await seller.getByText('The second half is missing.').waitFor();
      await seller.getByText('Make an offer').click();
      await seller.getByLabel('To the buyer').fill('300000');
      await seller.getByRole('button', { name: 'Send the offer' }).click();
      await seller.getByRole('heading', { name: 'Your offer' }).waitFor();
      await buyer.goto(buyer.url());
      expect(await buyer.locator('main').textContent()).toContain('₦500,000.00');
      await buyer.getByRole('button', { name: 'Accept this offer' }).click();
      await buyer.getByText('This dispute is over.').waitFor();
      const closed = (await shop.events(deal.id)).find(({ type }) => type === 'milestone.resolved');
      expect(closed?.data).toMatchObject({ toBuyer: 300_000_00, toSeller: 500_000_00 });

      await anchor(app);
      await buyer.goto(buyer.url().replace(/\/dispute\/.*/, '/track'));
      const [download] = await Promise.all([
        buyer.waitForEvent('download'),
        buyer.getByRole('link', { name: 'Download (PDF)' }).first().click(),
      ]);
      const receipt = await readFile(await download.path());
      expect(checkFile(receipt.toString('latin1'), null, CHECK_TOOLS)).toMatchObject({
        payload: { agreement: deal.id },
      });
      await Promise.all([buyer.context().close(), seller.context().close()]);
    },
  );
});
