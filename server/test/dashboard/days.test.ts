import { describe, expect, it } from 'vitest';
import { dayIn } from '#core/escrow/days/local-day.ts';
import { DAY_MS } from '#core/time.ts';
import { asCsv, type MinimalLine } from '#test/providers/statements/formats.ts';
import { openBrowser } from '#test/support/dashboard/browser.ts';
import { signedIn } from '#test/support/dashboard/dashboard.ts';
import { fitsEveryScreen } from '#test/support/dashboard/every-screen.ts';
import { openTab, SLOW, signInAs, startDashboardApp } from '#test/support/dashboard/signed-in-browser.ts';
import { inThePast } from '#test/support/database/past.ts';
import { fundedAgreement, platform, runDueJobs } from '#test/support/escrow.ts';

const browser = await openBrowser('the dashboard');
const app = await startDashboardApp();
const PICTURES = process.env['DAYS_SCREENSHOTS'];

describe.skipIf(!browser)('close of day', () => {
  it('shows yesterday, closes it in two clicks, and then shows the next day', SLOW, async () => {
    const person = await signedIn(app);
    const on = platform(app, person.key);
    await inThePast(app, 2, async (past) => {
      past.goTo(0.5);
      await on.setPayoutAccount();
      const { id, milestones } = await fundedAgreement(on, [123_456_789_000, 500], 123_456_789_500);
      for (const party of ['buyer', 'seller']) await on.confirm(id, milestones[1]?.id ?? '', party);
      await runDueJobs(app);
    });
    await person.call('POST', '/session', { body: { email: person.email, password: 'correct horse 1' } });
    const day = dayIn('Africa/Lagos', new Date(Date.now() - DAY_MS));
    const { page, complaints } = await openTab(browser);
    await signInAs(page, app.address, person.email);
    const show = async () => {
      await page.goto(`${app.address}/dashboard/days`);
      await page.getByText('Closing').first().waitFor();
    };
    await show();
    const bookedOn = new Date(`${day}T00:00:00Z`);
    const lines: MinimalLine[] = [-5, 0, 0, 5].map((days, index) => ({
      bookedOn: new Date(bookedOn.getTime() + days * DAY_MS),
      direction: 'credit',
      amount: 5_200 as never,
      reference: ['charges', 'SMS CHARGES', 'שירותי בנק'][index] ?? 'other',
    }));
    const file = page.getByLabel('Drop the statement here, or choose a file');
    await file.setInputFiles({
      name: 'a.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('date,amount\nx,1'),
    });
    await page.getByText('row 2: "x" is not a date').first().waitFor();
    expect(complaints.splice(0)).toEqual([expect.stringContaining('400 (Bad Request)')]);
    const statement = { name: 'statement.csv', mimeType: 'text/csv', buffer: Buffer.from(asCsv(lines)) };
    await file.setInputFiles(statement);
    const differences = page.getByRole('table', { name: 'Differences' });
    await differences.getByText('Not on our books').first().waitFor();
    expect(await differences.getByRole('row').count()).toBe(3);
    const compared = async () => {
      await show();
      await file.setInputFiles(statement);
      await differences.waitFor();
    };
    await fitsEveryScreen(page, { name: 'compared', show: compared, pictures: PICTURES });
    // A file that is dropped is read as one that is chosen.
    await show();
    const dropped = await page.evaluateHandle(
      `(() => {
        const data = new DataTransfer();
        data.items.add(new File([${JSON.stringify(asCsv(lines))}], 'dropped.csv'));
        return data;
      })()`,
    );
    await page.locator('label', { has: file }).dispatchEvent('drop', { dataTransfer: dropped });
    await page.getByText('dropped.csv').waitFor();
    await differences.waitFor();
    await page.getByRole('button', { name: 'Close this day…' }).click();
    await page.getByRole('button', { name: 'Close the day' }).click();
    await page.getByRole('row').nth(1).waitFor();
    await page.getByText('Not over yet').waitFor();
    const open = () => page.goto(`${app.address}/dashboard/days?day=${day}`);
    await open();
    await page.getByRole('link', { name: 'Signed note' }).waitFor();
    const closing = page.locator('dl > div').filter({ hasText: 'Closing' });
    expect(await closing.textContent()).toContain('₦1,234,567,890.00');
    const note = decodeURIComponent(
      (await page.getByRole('link', { name: 'Signed note' }).getAttribute('href')) ?? '',
    );
    expect(note).toContain(' lines 4 listed 2 matched 0 undecided 0 different 2');
    const shown = async () => {
      await open();
      await page.getByRole('link', { name: 'Signed note' }).waitFor();
    };
    await fitsEveryScreen(page, { name: 'day', show: shown, pictures: PICTURES });
    expect(complaints).toEqual([]);
  });

  it('begins with yesterday in Lagos, where a day ends an hour before it does in UTC', SLOW, async () => {
    const person = await signedIn(app);
    const { page } = await openTab(browser);
    const today = dayIn('UTC', app.time.now());
    await page.clock.setFixedTime(`${today}T23:30:00Z`);
    await signInAs(page, app.address, person.email);
    await page.goto(`${app.address}/dashboard/days`);
    await page.getByText('No money was at the bank').waitFor();
    expect(await page.getByLabel('Day', { exact: true }).inputValue()).toBe(today);
  });
});
