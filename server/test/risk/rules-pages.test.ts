import { describe, expect, it } from 'vitest';
import { openBrowser } from '#test/support/dashboard/browser.ts';
import { signedIn } from '#test/support/dashboard/dashboard.ts';
import { fitsEveryScreen } from '#test/support/dashboard/every-screen.ts';
import { memberWith } from '#test/support/dashboard/members.ts';
import { openTab, SLOW, signInAs, startDashboardApp } from '#test/support/dashboard/signed-in-browser.ts';
import { runDueJobs } from '#test/support/escrow.ts';
import { assess, NAIRA, stranger } from '#test/support/risk/assess.ts';

const browser = await openBrowser('the rules of an account');
const app = await startDashboardApp();
const at = (path: string) => `${app.address}/dashboard${path}`;
const pictures = process.env['RULES_SCREENSHOTS'];

const CARD = [
  {
    fact: 'nearThreshold',
    rows: [
      { at: 3, points: 26, low: 22, high: 31 },
      { at: 5, points: 31, low: 23, high: 33 },
    ],
  },
  { fact: 'accountAge', rows: [{ at: 300, points: 19, low: 17, high: 22 }] },
  { fact: 'vpn', rows: [{ at: 1, points: 6, low: 3, high: 9 }] },
  {
    fact: 'amount',
    combinedWith: { fact: 'newDevice', at: 1 },
    rows: [
      { at: null, points: 4, low: 1, high: 5 },
      { at: 0.05, points: 12, low: 9, high: 14 },
    ],
  },
];

describe.skipIf(!browser)('the rules at a browser', () => {
  it(
    'a risk analyst drafts and backtests a rule, promotes it, goes back, and blocks a device',
    SLOW,
    async () => {
      const owner = await signedIn(app);
      const analyst = await memberWith(app, owner, 'risk');
      const { key } = owner;
      const large = () => ({ ...stranger(), transactionAmount: 3_000_000 * NAIRA });
      const flagOf = async (body: object) => (await assess(app, key, { ...body })).body.flag;
      for (const _time of [1, 2, 3]) expect(await flagOf(large())).toBe('GREEN');
      for (const _time of [1, 2, 3, 4]) await assess(app, key, stranger());
      await assess(app, key, { ...stranger(), simulateVpn: true });

      const { page, complaints } = await openTab(browser);
      await signInAs(page, app.address, analyst.email);

      // Draft a rule; a fault in it is shown at its position.
      await page.goto(at('/risk'));
      await page.getByRole('link', { name: 'Rules' }).click();
      await page.getByText('Default points').waitFor();
      await page.getByRole('button', { name: 'Write a draft…' }).click();
      await page.getByRole('button', { name: 'Add rule' }).click();
      await page.getByLabel('Name').fill('Large on a new device');
      await page.getByLabel('When').fill('newDevise && amountInThresholds > 0.5');
      await page.getByLabel('Then').selectOption('AMBER');
      await page.getByLabel('Reason').fill('A lot of money from a device that nobody knows.');
      await page.getByRole('button', { name: 'Save draft' }).click();
      await page.getByText('did you mean newDevice?').first().waitFor();
      await fitsEveryScreen(page, {
        name: 'rules-draft',
        show: () => page.getByText('did you mean newDevice?').first().waitFor(),
        pictures,
      });
      // A long rule can be read in full, on a phone too.
      await page.getByLabel('When').fill(`newDevice${' && amountInThresholds > 0.5'.repeat(15)}`);
      await page.setViewportSize({ width: 390, height: 844 });
      const hidden = `[...document.querySelectorAll('textarea')].map((field) =>
        [field.scrollWidth > field.clientWidth, field.scrollHeight > field.clientHeight + 1])`;
      expect(await page.evaluate(hidden)).toEqual([[false, false]]);
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.getByLabel('When').fill('newDevice && amountInThresholds > 0.5');
      await page.getByRole('button', { name: 'Save draft' }).click();

      // Backtest it: the changed flags, and their amounts.
      await page.getByRole('button', { name: 'Test the draft on the last 90 days' }).click();
      await page.getByText('of 7 assessments').waitFor();
      await runDueJobs(app);
      await page.getByText('7 of 7 assessments').waitFor();
      const examples = page.getByRole('table', { name: 'Examples of changed flags' });
      expect(await examples.getByRole('row').count()).toBe(1 + 3);
      await fitsEveryScreen(page, { name: 'rules-backtest', show: () => examples.waitFor(), pictures });

      // Promote it, and see it decide.
      await page.getByRole('button', { name: 'Put into use' }).click();
      await page.getByText('Version 1', { exact: false }).first().waitFor();
      await expect.poll(() => flagOf(large())).toBe('AMBER');

      // Another one proves too strict: back to the version before, through a draft.
      await page.getByRole('button', { name: 'Write a draft…' }).click();
      await page.getByLabel('Then').selectOption('RED');
      await page.getByRole('button', { name: 'Save draft' }).click();
      await page.getByRole('button', { name: 'Put into use' }).click();
      await page.getByText('Version 2', { exact: false }).first().waitFor();
      await expect.poll(() => flagOf(large())).toBe('RED');
      await page.getByRole('button', { name: 'Use as draft (version 1)' }).click();
      await page.getByRole('button', { name: 'Put into use' }).click();
      await page.getByText('Version 3', { exact: false }).first().waitFor();
      await expect.poll(() => flagOf(large())).toBe('AMBER');
      await page.getByRole('button', { name: 'Back to default points' }).click();
      await page.getByText('Default points').first().waitFor();
      await expect.poll(() => flagOf(large())).toBe('GREEN');

      // Put a device on a list and see its effect.
      await page.getByRole('button', { name: 'Add to a list…' }).click();
      await page.getByLabel('Type', { exact: true }).selectOption('device');
      await page.getByLabel('Value', { exact: true }).fill('a stolen phone');
      await page.getByLabel('Reason').fill('Reported stolen.');
      await page.getByRole('button', { name: 'Add to list' }).click();
      await page.getByRole('row').filter({ hasText: 'Reported stolen.' }).waitFor();
      const stolen = { ...stranger(), deviceFingerprint: 'a stolen phone' };
      const { body } = await assess(app, key, stolen);
      expect(body.flag).toBe('RED');
      await page.goto(at(`/risk/${body.id}`));
      await page.getByText('On one of your lists').waitFor();
      expect(complaints.filter((line) => !line.includes('400'))).toEqual([]);
    },
  );

  it('shows the trained scorecard, and keeps it when its draft is changed', SLOW, async () => {
    const owner = await signedIn(app);
    const draft = { rules: [], scorecard: CARD };
    await app.call('PUT', '/v1/policies/risk/draft', { key: owner.key, body: draft });
    const { page } = await openTab(browser);
    await signInAs(page, app.address, owner.email);
    await page.goto(at('/risk/rules'));
    const row = page.getByRole('row').filter({ hasText: 'Age of the account in hours' });
    await row.getByText('below 300').waitFor();
    await page.getByText('with: A device that no user has passed with, from 1').waitFor();
    await page.getByRole('button', { name: 'Train on labels' }).click();
    await page.getByText('Training, started').waitFor();
    await runDueJobs(app);
    await page.getByText('Not enough labels: 0 frauds').waitFor();
    await fitsEveryScreen(page, { name: 'rules-scorecard', show: () => row.waitFor(), pictures });

    await page.getByRole('button', { name: 'Edit draft…' }).click();
    await page.getByText('Maximum points of each signal').click();
    await page.getByLabel('VPN').fill('40');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.getByText('VPN: 40').waitFor();
    const { body } = await app.call<{ draft: object }>('GET', '/v1/policies/risk', { key: owner.key });
    expect(body.draft).toMatchObject({ weights: { vpn_detected: 40 }, scorecard: CARD });
  });
});
