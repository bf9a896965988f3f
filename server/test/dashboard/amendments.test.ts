import { describe, expect, it } from 'vitest';
import { amendments } from '#test/support/amendments.ts';
import { openBrowser } from '#test/support/dashboard/browser.ts';
import { signedIn } from '#test/support/dashboard/dashboard.ts';
import { fitsEveryScreen } from '#test/support/dashboard/every-screen.ts';
import {
  openTab,
  SLOW,
  settled,
  signInAs,
  startDashboardApp,
} from '#test/support/dashboard/signed-in-browser.ts';
import { fundedAgreement, platform } from '#test/support/escrow.ts';

const browser = await openBrowser('the dashboard');
const app = await startDashboardApp();
const PICTURES = process.env['AMENDMENT_SCREENSHOTS'];

describe.skipIf(!browser)('an amendment on the page of its agreement', () => {
  it('shows what changes and who accepts, and is accepted for the buyer', SLOW, async () => {
    const { email, key } = await signedIn(app);
    const on = platform(app, key);
    const agreement = await fundedAgreement(on, [50_000_00, 30_000_00], 80_000_00, 'studio-lagos', {
      milestones: [
        { title: 'Design', amount: 50_000_00 },
        { title: 'Printing', amount: 30_000_00 },
      ],
    });
    const [design = '', printing = ''] = agreement.milestones.map(({ id }) => id);
    const about = amendments(app, on, agreement.id);
    const operations = [
      { type: 'change', milestoneId: design, amount: 40_000_00, title: 'Design and proofs' },
      { type: 'drop', milestoneId: printing },
      { type: 'add', title: 'אתר אינטרנט', amount: 25_000_00, inspectionSeconds: 172_800 },
    ];
    const proposed = await about.send({ operations });
    expect(proposed.status).toBe(201);
    const { page, complaints } = await openTab(browser);
    await signInAs(page, app.address, email);
    const panel = page.getByRole('region', { name: 'Open amendment' });
    const show = async () => {
      await page.goto(`${app.address}/dashboard/agreements/${agreement.id}`);
      await panel.getByText('Design and proofs').waitFor();
    };
    await fitsEveryScreen(page, { name: 'amendment', show, pictures: PICTURES });
    await panel.getByText('Inspection of 48 h, then released').waitFor();
    await panel.getByText('Proposed by your platform.').waitFor();
    await panel.getByText('₦65,000.00').waitFor();
    await about.accept(proposed.body, 'studio-lagos');
    await show();
    await panel.getByText('Seller accepted').waitFor();
    await panel.getByText('Buyer has not accepted').waitFor();
    expect(await panel.getByRole('button').allTextContents()).toEqual([
      'Withdraw…',
      'Accept for the buyer…',
      'Decline for the buyer…',
    ]);
    await panel.getByRole('button', { name: 'Accept for the buyer…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Accept for the buyer' }).click();
    await page.getByText('Amendment accepted').first().waitFor();
    await page.getByText('Last amendment').click();
    await page.getByRole('region', { name: 'Last amendment' }).getByText('In force').waitFor();
    await settled(page);
    expect((await on.get(agreement.id)).body.totalAmount).toBe(65_000_00);
    expect(complaints).toEqual([]);
  });

  it('is withdrawn by the platform that proposed it', SLOW, async () => {
    const { email, key } = await signedIn(app);
    const on = platform(app, key);
    const agreement = await fundedAgreement(on, [500], 500);
    const about = amendments(app, on, agreement.id);
    const milestoneId = agreement.milestones[0]?.id;
    await about.send({ operations: [{ type: 'change', milestoneId, amount: 700 }] });
    const { page, complaints } = await openTab(browser);
    await signInAs(page, app.address, email);
    await page.goto(`${app.address}/dashboard/agreements/${agreement.id}`);
    await page.getByRole('button', { name: 'Withdraw…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
    await page.getByRole('region', { name: 'Last amendment' }).getByText('Withdrawn').waitFor();
    expect(await about.show()).toMatchObject({ status: 'WITHDRAWN' });
    expect(complaints).toEqual([]);
  });
});
