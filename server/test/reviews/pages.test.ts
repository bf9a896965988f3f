import { describe, expect, it } from 'vitest';
import { openBrowser } from '#test/support/dashboard/browser.ts';
import { signedIn } from '#test/support/dashboard/dashboard.ts';
import { fitsEveryScreen } from '#test/support/dashboard/every-screen.ts';
import { memberWith } from '#test/support/dashboard/members.ts';
import { openOverview, openTab, SLOW, startDashboardApp } from '#test/support/dashboard/signed-in-browser.ts';
import { platform, runDueJobs } from '#test/support/escrow.ts';
import { assess } from '#test/support/risk/assess.ts';
import { amber, redPayment } from '#test/support/risk/reviews.ts';

const browser = await openBrowser('the review queue');
const app = await startDashboardApp();
const at = (path: string) => `${app.address}/dashboard${path}`;
const pictures = process.env['DESK_SCREENSHOTS'];

describe.skipIf(!browser)('the review queue in a browser', () => {
  it('four tasks of an analyst', SLOW, async () => {
    const owner = await signedIn(app);
    const analyst = await memberWith(app, owner, 'risk');
    const on = platform(app, owner.key);
    const thief = await redPayment(app, on, 'chidi.the.quick');
    await thief.pay('a stolen phone');
    await assess(app, owner.key, {
      ...{
        platformUserId: 'bisi.who.shares',
        deviceFingerprint: 'a stolen phone',
        transactionAmount: 5_000_000,
      },
    });
    app.time.advance(60_000);
    const honest = await redPayment(app, on, 'ada.obi');
    await honest.pay();
    await assess(app, owner.key, { ...amber(), platformUserId: 'emeka' });
    await runDueJobs(app);

    const { page } = await openTab(browser);
    await openOverview(page, app.address, analyst.email);

    // Find the oldest RED, and see why.
    await page.getByRole('link', { name: /^Reviews/ }).click();
    await page.getByText('Red', { exact: true }).first().click();
    const rows = page.getByRole('table').getByRole('row');
    await rows.filter({ hasText: 'ada.obi' }).first().waitFor();
    await fitsEveryScreen(page, { name: 'reviews', show: () => rows.nth(1).waitFor(), pictures });
    await rows.filter({ hasText: 'Payment' }).first().getByRole('link').click();
    await page.getByRole('heading', { name: 'chidi.the.quick' }).waitFor();
    await page.getByText('High value', { exact: true }).waitFor();

    // Look at the linked users, leave a note, take the review.
    await page.getByRole('img', { name: /linked users/ }).waitFor();
    await page.getByRole('link', { name: 'bisi.who.shares' }).waitFor();
    await page.getByLabel('Add a comment').fill('Does not pick up.');
    await page.getByRole('button', { name: 'Add comment' }).click();
    await page.getByText('Does not pick up.').waitFor();
    await page.getByRole('button', { name: 'Take', exact: true }).click();
    await page.getByRole('button', { name: 'Release', exact: true }).waitFor();
    await fitsEveryScreen(page, {
      name: 'case',
      show: () => page.getByText('Does not pick up.').waitFor(),
      pictures,
    });

    // Decide: fraud.
    await page.getByRole('button', { name: 'Mark as fraud…' }).click();
    await page.getByLabel('Reason').fill('Three phones, one bank account.');
    await page.getByRole('button', { name: 'Mark as fraud', exact: true }).click();
    // The queue goes on; the decision is recorded once it can no longer be undone.
    await page.getByRole('heading', { name: 'chidi.the.quick' }).waitFor({ state: 'detached' });
    await page.getByText('Fraud: chidi.the.quick').waitFor({ state: 'detached' });

    // Let a legitimate user through: the buyer can pay.
    expect((await honest.pay()).body.virtualAccount).toBeUndefined();
    await page.getByRole('link', { name: 'Reviews', exact: false }).first().click();
    const hers = rows.filter({ hasText: 'ada.obi' }).filter({ hasText: 'Payment' });
    await hers.getByRole('link').click();
    await page.getByRole('button', { name: 'Let through…' }).click();
    await page.getByLabel('Reason').fill('Bought a platform; the lawyer confirms it.');
    await page.getByRole('button', { name: 'Let through', exact: true }).click();
    await page.getByText('Let through: ada.obi').waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Reviews', exact: false }).first().click();
    await page.getByText('Decided', { exact: true }).first().click();
    await page.getByRole('table').getByRole('row').filter({ hasText: 'ada.obi' }).getByRole('link').click();
    await page.getByText('Let through by').waitFor();
    expect((await honest.pay()).body.virtualAccount?.accountNumber).toMatch(/^\d{10}$/);

    // Label an assessment, and see how accurate the signals are.
    await page.getByRole('link', { name: 'Of this user' }).click();
    await rows.nth(1).getByRole('link').click();
    await page.getByText('Let through by a reviewer').waitFor();
    await page.getByRole('button', { name: 'Label…' }).click();
    await page.getByLabel('Outcome').selectOption('legitimate');
    await page.getByLabel('Reason').fill('The same platform.');
    await page.getByRole('button', { name: 'Save label' }).click();
    await page.getByText('The same platform.').waitFor();
    await page.goto(at('/risk/performance'));
    const shown = page.getByRole('row').filter({ hasText: 'High value' });
    await shown.getByText('33 %').waitFor();
    await fitsEveryScreen(page, { name: 'performance', show: () => shown.waitFor(), pictures });
  });
});
