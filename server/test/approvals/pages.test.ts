import { describe, expect, it } from 'vitest';
import { ALWAYS, team } from '#test/support/dashboard/approvals.ts';
import { openBrowser } from '#test/support/dashboard/browser.ts';
import { fitsEveryScreen } from '#test/support/dashboard/every-screen.ts';
import {
  openOverview,
  openTab,
  SLOW,
  signInAs,
  startDashboardApp,
} from '#test/support/dashboard/signed-in-browser.ts';
import { fundedAgreement } from '#test/support/escrow.ts';

const browser = await openBrowser('approvals');
const app = await startDashboardApp();
const at = (path: string) => `${app.address}/dashboard${path}`;

describe.skipIf(!browser)('approvals at a browser', () => {
  it('are requested by one person, and approved, rejected or withdrawn in the inbox', SLOW, async () => {
    const { owner, finance, on } = await team(app, { payout_account: ALWAYS, policy: ALWAYS });
    await on.setPayoutAccount('studio-lagos');
    const { id } = await fundedAgreement(on, [7_500_000, 2_500_000], 10_000_000);

    // The owner makes a rule: refunds above NGN 50,000.
    const { page: mine } = await openTab(browser);
    await openOverview(mine, app.address, owner.email);
    await mine.getByRole('link', { name: 'Approvals' }).click();
    await mine.getByRole('heading', { name: 'Nothing to approve' }).waitFor();
    const refunds = mine.getByRole('group', { name: 'When refunds need approval' });
    await refunds.getByText('Above').click();
    await mine.getByLabel('Refunds: amount').fill('50000');
    await mine.getByRole('button', { name: 'Save rules' }).click();
    await mine.getByText('Rules saved').waitFor();

    // A finance member refunds more than that, and sees that it waits.
    const { page: theirs } = await openTab(browser);
    await signInAs(theirs, app.address, finance.email);
    await theirs.goto(at(`/agreements/${id}`));
    await theirs.getByRole('button', { name: 'Refund…' }).click();
    await theirs.getByLabel(/^Reason/).fill('The workshop burnt down');
    await theirs
      .getByRole('button', { name: /^Refund/ })
      .last()
      .click();
    await theirs.getByText('Waiting for another member’s approval').waitFor();
    const note = theirs.getByRole('region', { name: 'Waiting for approval' });
    await note.getByText('The workshop burnt down').waitFor();
    await note.getByRole('link', { name: 'Approvals' }).click();
    await theirs.getByRole('button', { name: 'Withdraw…' }).filter({ visible: true }).waitFor();
    expect(await theirs.getByRole('button', { name: 'Approve…' }).count()).toBe(0);

    // The owner sees the number in the menu, and approves the refund; the account is rejected.
    await on.setPayoutAccount('studio-lagos', '0999999999');
    const menu = mine.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('link', { name: 'Approvals 2 waiting' }).waitFor();
    const row = (words: string) => mine.getByRole('row').filter({ hasText: words });
    const name = 'approvals';
    const show = async () => {
      await mine.goto(at('/approvals'));
      await mine.getByText('The workshop burnt down').waitFor();
    };
    await fitsEveryScreen(mine, { name, show, pictures: process.env['APPROVAL_SCREENSHOTS'] });
    await row('The workshop burnt down').getByRole('button', { name: 'Approve…' }).last().click();
    await mine.getByRole('dialog').getByText('₦100,000.00').waitFor();
    await mine.getByRole('button', { name: 'Approve and carry out' }).click();
    await mine.getByText('Approved and carried out').waitFor();
    expect((await on.get(id)).body.funding).toMatchObject({ refunded: 10_000_000 });

    // A key of the owner requested the account, so finance decides.
    await row('0999999999').getByRole('button', { name: 'Approve…' }).last().click();
    await mine.getByRole('button', { name: 'Approve and carry out' }).click();
    await mine.getByRole('alert').getByText('created the key').waitFor();
    await theirs.getByRole('button', { name: 'Reject…' }).last().click();
    await theirs.getByLabel('Reason').fill('The seller knows nothing of it');
    await theirs.getByRole('button', { name: 'Reject', exact: true }).click();
    await theirs.getByRole('heading', { name: 'Nothing to approve' }).waitFor();
    await theirs.getByText('All', { exact: true }).click();
    await theirs.getByText('The seller knows nothing of it').filter({ visible: true }).waitFor();

    // A change of the release policy waits as well, and its page says so.
    await mine.goto(at('/payouts/policy'));
    await mine.getByRole('button', { name: 'Change rules…' }).click();
    await mine.getByLabel('Name mismatch').check();
    await mine.getByRole('button', { name: 'Save rules' }).click();
    await mine.getByText('Waiting for another member’s approval').waitFor();
  });
});
