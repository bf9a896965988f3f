import { describe, expect, it } from 'vitest';
import { openBrowser } from '#test/support/dashboard/browser.ts';
import { signedIn } from '#test/support/dashboard/dashboard.ts';
import { fitsEveryScreen } from '#test/support/dashboard/every-screen.ts';
import { memberWith } from '#test/support/dashboard/members.ts';
import { openTab, SLOW, signInAs, startDashboardApp } from '#test/support/dashboard/signed-in-browser.ts';
import { assess, NAIRA, regular, stranger } from '#test/support/risk/assess.ts';

const browser = await openBrowser('the work of a risk analyst');
const app = await startDashboardApp();
const at = (path: string) => `${app.address}/dashboard${path}`;
const pictures = process.env['RISK_SCREENSHOTS'];

describe.skipIf(!browser)('a risk analyst at a browser', () => {
  it('works through the riskiest greens, and reads the facts of one', SLOW, async () => {
    const owner = await signedIn(app);
    const { key } = owner;
    const analyst = await memberWith(app, owner, 'risk');
    const developer = await app.call<{ id: string }>('GET', '/v1/developer', { key });
    const own = await regular(app, developer.body.id);
    await assess(app, key, { ...own, transactionAmount: 4_000_000 * NAIRA });
    const strange = { ...own, deviceFingerprint: 'unknown', transactionAmount: 40_000 * NAIRA };
    await assess(app, key, { ...strange, platformUserId: own.platformUserId });
    for (let n = 0; n < 3; n++) await assess(app, key, stranger());

    const { page, complaints } = await openTab(browser);
    await signInAs(page, app.address, analyst.email);
    await page.goto(at('/risk'));
    await page.getByRole('link', { name: 'Riskiest greens' }).click();
    const table = page.getByRole('table', { name: 'Green assessments without a label' });
    await table.getByText('Account takeover').waitFor();
    expect(await table.getByRole('row').count()).toBe(1 + 4);
    await fitsEveryScreen(page, { name: 'risk-greens', show: () => table.waitFor(), pictures });

    await table.getByRole('link', { name: own.platformUserId }).click();
    await page.getByText('Looks like').waitFor();
    await page.getByText('Account takeover').waitFor();
    const facts = page.getByText('newDevice', { exact: true });
    await facts.waitFor();
    await page.getByText('that are 0 or no').click();
    await page.getByText('impossibleTravel', { exact: true }).waitFor();
    await fitsEveryScreen(page, { name: 'risk-facts', show: () => facts.waitFor(), pictures });

    await page.getByRole('button', { name: 'Label…' }).click();
    await page.getByLabel('Outcome').selectOption('fraud');
    await page.getByLabel('Reason').fill('The owner did not know of it.');
    await page.getByRole('button', { name: 'Save label' }).click();
    await page.getByText('The owner did not know of it.').waitFor();
    await page.goto(at('/risk/greens'));
    await table.waitFor();
    expect(await table.getByRole('row').count()).toBe(1 + 3);
    expect(await table.getByText(own.platformUserId).count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('cannot overwrite the draft of another analyst', SLOW, async () => {
    const owner = await signedIn(app);
    const { page } = await openTab(browser);
    await signInAs(page, app.address, owner.email);
    await page.goto(at('/risk/rules'));
    await page.getByRole('button', { name: 'Write a draft…' }).click();
    await page.getByRole('button', { name: 'Add rule' }).click();
    await page.getByLabel('Name').fill('Mine');
    await page.getByLabel('When').fill('newDevice');
    await page.getByLabel('Reason').fill('My own.');
    const rules = [{ name: 'Theirs', when: 'vpn', points: 5, reason: 'Their own.' }];
    await app.call('PUT', '/v1/policies/risk/draft', { key: owner.key, body: { rules } });
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.getByRole('alert').getByText('The draft that you edited').waitFor();
    const { body } = await app.call<{ draft: object }>('GET', '/v1/policies/risk', { key: owner.key });
    expect(body.draft).toMatchObject({ rules });
  });
});
