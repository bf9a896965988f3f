import { describe, expect, it } from 'vitest';
import { openBrowser } from '#test/support/dashboard/browser.ts';
import { signedIn } from '#test/support/dashboard/dashboard.ts';
import { memberWith } from '#test/support/dashboard/members.ts';
import {
  openTab,
  SLOW,
  seriousViolations,
  signInAs,
  startDashboardApp,
} from '#test/support/dashboard/signed-in-browser.ts';
import { fundedAgreement, platform } from '#test/support/escrow.ts';

const browser = await openBrowser('notes on an agreement');
const app = await startDashboardApp();
const MARKUP = '<img src=x onerror="document.title=`owned`"><b>bold</b>';

describe.skipIf(!browser)('notes on an agreement', () => {
  it(
    'are written as plain text, mention a colleague, and wait for the answer under Today',
    SLOW,
    async () => {
      const owner = await signedIn(app);
      const { email } = await memberWith(app, owner, 'finance');
      const { id } = await fundedAgreement(platform(app, owner.key), [500], 500);
      const { page, complaints } = await openTab(browser);
      await signInAs(page, app.address, owner.email);
      await page.goto(`${app.address}/dashboard/agreements/${id}`);
      await page.getByRole('tab', { name: 'Notes' }).click();
      await page.getByLabel('New note').fill(MARKUP);
      await page.getByLabel('Mention a member').selectOption({ label: 'The finance' });
      expect(await page.getByLabel('New note').inputValue()).toBe(`${MARKUP} @The finance `);
      await page.getByRole('button', { name: 'Add note' }).click();
      const notes = page.getByRole('list', { name: 'Notes, newest first' }).getByRole('listitem');
      await notes.getByText(MARKUP).waitFor();
      await notes.getByText(', for The finance').waitFor();
      expect(await notes.locator('img, b').count()).toBe(0);
      expect(await seriousViolations(page)).toEqual([]);

      const theirs = await openTab(browser);
      await signInAs(theirs.page, app.address, email);
      await theirs.page.goto(`${app.address}/dashboard`);
      const mentions = theirs.page.getByRole('list', { name: 'Mentions' });
      await mentions.getByText(MARKUP).waitFor();
      expect(await seriousViolations(theirs.page)).toEqual([]);
      await mentions.getByRole('link').click();
      await theirs.page.getByRole('tab', { name: 'Notes' }).click();
      await theirs.page.getByLabel('New note').fill('done');
      await theirs.page.getByRole('button', { name: 'Add note' }).click();
      await theirs.page.getByText('done', { exact: true }).waitFor();
      await theirs.page.goto(`${app.address}/dashboard`);
      await theirs.page.getByRole('heading', { name: 'To do' }).waitFor();
      expect(await mentions.count()).toBe(0);
      expect([...complaints, ...theirs.complaints]).toEqual([]);
    },
  );
});
