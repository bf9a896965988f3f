import { describe, expect, it } from 'vitest';
import { openBrowser } from '#test/support/dashboard/browser.ts';
import { PASSWORD, signedIn } from '#test/support/dashboard/dashboard.ts';
import { invite, memberWith } from '#test/support/dashboard/members.ts';
import {
  openOverview,
  openTab,
  SLOW,
  seriousViolations,
  settled,
  signInAs,
  startDashboardApp,
} from '#test/support/dashboard/signed-in-browser.ts';
import { fundedAgreement, platform } from '#test/support/escrow.ts';

const browser = await openBrowser('members and keys');
const app = await startDashboardApp();
const at = (path: string) => `${app.address}/dashboard${path}`;

describe.skipIf(!browser)('an owner at a browser', () => {
  it(
    'invites a member, who joins by the link, sees what the role allows, and is gone when removed',
    SLOW,
    async () => {
      const owner = await signedIn(app);
      const mine = await openTab(browser);
      await openOverview(mine.page, app.address, owner.email);
      await mine.page.getByRole('link', { name: 'Members' }).click();
      await mine.page.getByRole('button', { name: 'Invite a member' }).click();
      await mine.page.getByLabel('E-mail').fill('ngozi@example.com');
      await mine.page.getByLabel('Role', { exact: true }).selectOption('support');
      await mine.page.getByRole('button', { name: 'Create invitation' }).click();
      const link = (await mine.page.getByTestId('secret').textContent()) ?? '';
      expect(link).toMatch(/\/dashboard\/invitation#[\w-]{43}$/);
      await mine.page.getByRole('button', { name: 'I have stored it' }).click();
      await mine.page.getByRole('cell', { name: 'Invited' }).waitFor();

      const theirs = await openTab(browser);
      await theirs.page.goto(link);
      await theirs.page.getByRole('heading', { name: /^Join / }).waitFor();
      expect(await seriousViolations(theirs.page)).toEqual([]);
      await theirs.page.getByLabel('Your name').fill('Ngozi Eze');
      await theirs.page.getByLabel('Password').fill(PASSWORD);
      await theirs.page.getByRole('button', { name: 'Join' }).click();
      await theirs.page.getByRole('heading', { name: 'Today' }).waitFor();
      const menu = theirs.page.getByRole('navigation', { name: 'Main' });
      await menu.getByRole('link', { name: 'Request log' }).waitFor();
      for (const hidden of ['Members', 'API keys']) {
        expect(await menu.getByRole('link', { name: hidden }).count()).toBe(0);
      }
      // Anyone who knows the address gets the page, and from the server the reason why it stays empty.
      await theirs.page.goto(at('/settings/members'));
      await theirs.page.getByRole('alert').getByText('members.read').waitFor();
      expect(theirs.requested.filter((url) => url.includes(link.split('#')[1] ?? ''))).toEqual([]);

      await mine.page.reload();
      await mine.page.getByRole('button', { name: 'Change the role of Ngozi Eze' }).click();
      await mine.page.getByLabel('Role', { exact: true }).selectOption('auditor');
      await mine.page.getByRole('button', { name: 'Change role' }).click();
      await mine.page.getByRole('cell', { name: 'Auditor' }).waitFor();
      expect(await seriousViolations(mine.page)).toEqual([]);
      await theirs.page.reload();
      await theirs.page.getByRole('cell', { name: 'ngozi@example.com' }).waitFor();

      await mine.page.getByRole('button', { name: 'Remove Ngozi Eze' }).click();
      await mine.page.getByRole('button', { name: 'Remove member' }).click();
      await mine.page.getByRole('cell', { name: 'Removed' }).waitFor();
      await theirs.page.reload();
      await theirs.page.getByRole('heading', { name: 'Sign in' }).waitFor();
      expect(mine.complaints).toEqual([]);
    },
  );

  it('makes a key with limits, sees its activity and author, and revokes it', SLOW, async () => {
    const owner = await signedIn(app);
    const { page, complaints } = await openTab(browser);
    await signInAs(page, app.address, owner.email);
    await page.goto(at('/settings/api-keys'));
    await page.getByRole('button', { name: 'Create key' }).click();
    await page.getByLabel('Label').fill('refunds');
    await page.getByLabel(/^escrow/).check();
    await page.getByLabel(/^payouts/).check();
    await page.getByText('More limits').click();
    await page.getByLabel('Networks').fill('127.0.0.0/8, nonsense');
    await page.getByLabel('Daily limit').fill('1,000.00');
    await page.getByRole('button', { name: 'Create key', exact: true }).click();
    await page.getByRole('alert').waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByLabel('Networks').fill('127.0.0.0/8');
    await page.getByRole('button', { name: 'Create key', exact: true }).click();
    const key = (await page.getByTestId('secret').textContent()) ?? '';
    await page.getByRole('button', { name: 'I have stored it' }).click();

    const agreement = await fundedAgreement(platform(app, owner.key), [45_000], 45_000);
    expect((await platform(app, key).refund(agreement.id)).status).toBe(201);
    await page.getByRole('link', { name: 'refunds' }).click();
    await page.getByText('₦1,000.00, ₦450.00 used today').waitFor();
    await page.getByText('Refund started').waitFor();
    await page.getByText('escrow, payouts').waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Revoke', exact: true }).click();
    await page.getByRole('button', { name: 'Revoke key' }).click();
    await page.getByText('Revoked', { exact: true }).waitFor();
    expect((await platform(app, key).get(agreement.id)).status).toBe(401);

    const member = await memberWith(app, owner, 'risk');
    const { id } = await fundedAgreement(platform(app, owner.key), [100], 100);
    const hold = `/v1/escrow/agreements/${id}/freeze`;
    expect((await member.call('POST', hold, { body: { reason: 'a question' } })).status).toBe(200);
    await app.database.owner.query(
      `UPDATE events SET actor = NULL, hash = NULL WHERE stream_id = $1 AND type = 'agreement.created'`,
      [id],
    );
    await page.goto(at(`/agreements/${id}`));
    await page.getByRole('tab', { name: 'Timeline' }).click();
    await page.getByText('by The risk').waitFor();
    await page.getByText('actor not recorded').waitFor();
    expect(complaints.filter((line) => !line.includes('400'))).toEqual([]);
  });

  it('switches to another account, and a window that still shows the first one reloads', SLOW, async () => {
    const [one, two] = [await signedIn(app), await signedIn(app)];
    const { body } = await invite(one, two.email, 'admin');
    const { page, context } = await openTab(browser);
    await page.goto(`${app.address}${body.path}`);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Join' }).click();
    await page.getByRole('heading', { name: 'Today' }).waitFor();
    const account = page.getByLabel('Account');
    const here = await account.inputValue();
    const other = await context.newPage();
    await other.goto(at('/settings/api-keys'));
    await settled(other);
    const options = await account
      .locator('option')
      .evaluateAll((all) => all.map((one) => one.getAttribute('value')));
    await account.selectOption(options.find((id) => id !== here) ?? '');
    await page.getByRole('heading', { name: 'Today' }).waitFor();
    await other.getByRole('button', { name: 'Create key' }).click();
    await other.getByRole('button', { name: 'Create key', exact: true }).click();
    await other.getByRole('heading', { name: 'Today' }).waitFor();
    expect(await other.getByLabel('Account').inputValue()).not.toBe(here);
    const keys = await two.call<{ data: object[] }>('GET', '/v1/developer/api-keys');
    expect(keys.body.data).toHaveLength(1);
  });
});
