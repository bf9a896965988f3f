import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openBrowser } from '#test/support/dashboard/browser.ts';
import { PASSWORD } from '#test/support/dashboard/dashboard.ts';
import { openTab, SLOW, startDashboardApp } from '#test/support/dashboard/signed-in-browser.ts';

const browser = await openBrowser('the dashboard over plain http');
const app = await startDashboardApp();

const inside = app.address.replace('127.0.0.1', 'surety.inside');

async function fillAgreement(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Create an agreement here' }).click();
  await page.getByLabel('Buyer’s id').fill('ada');
  await page.getByLabel('Seller’s id').fill('tunde');
  await page.getByLabel('Title of milestone 1').fill('Design');
  await page.getByLabel('Amount of milestone 1 in NGN').fill('1500');
}

describe.skipIf(!browser)('over plain http, on a name that is not localhost', () => {
  it(
    'a person signs up, copies the key, and creates one agreement although the request was sent twice',
    SLOW,
    async () => {
      const { page } = await openTab(browser);
      await page.goto(`${inside}/dashboard/`);
      expect(await page.evaluate('isSecureContext')).toBe(false);
      await page.getByRole('link', { name: 'Create an account' }).click();
      // The previous page has fields of the same names.
      await page.getByRole('button', { name: 'Create the account' }).waitFor();
      await page.getByLabel('E-mail').fill('inside@example.com');
      await page.getByLabel('Password').fill(PASSWORD);
      await page.getByRole('button', { name: 'Create the account' }).click();
      const key = (await page.getByTestId('secret').textContent()) ?? '';
      await page.getByRole('button', { name: 'Copy the API key' }).click();
      await page.getByRole('button', { name: 'Copied' }).waitFor();
      await page.getByRole('link', { name: 'I have kept it, go on' }).click();

      await fillAgreement(page);
      await page.getByLabel('Buyer’s name').click();
      await page.keyboard.press('Control+v');
      expect(await page.getByLabel('Buyer’s name').inputValue()).toBe(key);
      await page.getByLabel('Buyer’s name').fill('Ada');

      // The service executes the request, and its response is lost.
      await page.route(
        '**/v1/escrow/agreements',
        async (route) => {
          await route.fetch({ url: route.request().url().replace(inside, app.address) });
          await route.abort('connectionreset');
        },
        { times: 1 },
      );
      const create = page.getByRole('button', { name: 'Create the agreement' });
      await create.click();
      await page.getByRole('alert').waitFor();
      await create.click();
      await page.getByRole('button', { name: 'Assess the payment' }).waitFor();
      const { body } = await app.call<{ data: { id: string }[] }>('GET', '/v1/escrow/agreements', { key });
      expect(body.data.map(({ id }) => page.url().includes(id))).toEqual([true]);
    },
  );
});
