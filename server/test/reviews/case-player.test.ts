import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openBrowser } from '#test/support/dashboard/browser.ts';
import { signedIn } from '#test/support/dashboard/dashboard.ts';
import { countEffort } from '#test/support/dashboard/effort.ts';
import { fitsEveryScreen } from '#test/support/dashboard/every-screen.ts';
import { openTab, SLOW, signInAs, startDashboardApp } from '#test/support/dashboard/signed-in-browser.ts';
import { runDueJobs } from '#test/support/escrow.ts';
import { assess } from '#test/support/risk/assess.ts';
import { amber, reviewQueue } from '#test/support/risk/reviews.ts';

const browser = await openBrowser('the case player');
const app = await startDashboardApp();
const pictures = process.env['DESK_SCREENSHOTS'];

/** A member at the queue, with this many open cases: case-0 is due first. */
async function atTheQueue(cases: number) {
  const person = await signedIn(app);
  for (let number = 0; number < cases; number++) {
    await assess(app, person.key, { ...amber(), platformUserId: `case-${number}` });
    app.time.advance(1_000);
  }
  await runDueJobs(app);
  const { page, complaints } = await openTab(browser);
  await signInAs(page, app.address, person.email);
  const effort = await countEffort(page);
  await page.clock.install();
  await page.goto(`${app.address}/dashboard/reviews`);
  await page.getByRole('link', { name: 'case-0' }).waitFor();
  const { queue } = reviewQueue(app, person.key);
  const decided = async () =>
    (await queue('status=DECIDED&limit=100')).data.map(({ externalUserId, decision, reason }) =>
      [externalUserId, decision, reason].join(': '),
    );
  return { person, page, complaints, queue, decided, effort };
}
/** After this, the last decision cannot be undone. */
const wait = (page: Page) => page.clock.fastForward(10_000);
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

/** L or F, a common reason by its digit, Enter. */
async function decide(page: Page, key: 'l' | 'f', digit = '1') {
  await page.keyboard.press(key);
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press(digit);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

describe.skipIf(!browser)('the case player', () => {
  it('decides ten cases with the keyboard alone, one after the other', SLOW, async () => {
    const { page, complaints, decided, effort } = await atTheQueue(10);
    await page.getByRole('link', { name: 'case-0' }).click();
    await heading(page, 'case-0').waitFor();
    await page.getByText('1 of 10').waitFor();
    await fitsEveryScreen(page, {
      name: 'player',
      show: () => page.getByText('1 of 10').waitFor(),
      pictures,
    });
    await page.keyboard.press('j');
    await heading(page, 'case-1').waitFor();
    await page.keyboard.press('k');
    await heading(page, 'case-0').waitFor();
    for (let number = 0; number < 10; number++) {
      await heading(page, `case-${number}`).waitFor();
      await decide(page, number % 2 ? 'f' : 'l', number % 2 ? '2' : '1');
    }
    await heading(page, 'Reviews').waitFor();
    // One click opened the first case; J and K were pressed once each.
    expect(await effort()).toEqual({ clicks: 1, keys: 2 + 10 * 3 });
    await page.getByText('No open reviews').waitFor();
    await wait(page);
    await page.getByText('Fraud: case-9').waitFor({ state: 'detached' });
    await expect.poll(async () => (await decided()).length).toBe(10);
    const all = Array.from({ length: 10 }, (_none, number) =>
      number % 2
        ? `case-${number}: fraud: Account taken over`
        : `case-${number}: let_through: Known customer`,
    );
    expect((await decided()).sort()).toEqual(all);
    expect(complaints).toEqual([]);
  });

  it('undoes a decision before it is recorded, and leads back to its case', SLOW, async () => {
    const { page, decided } = await atTheQueue(2);
    await page.getByRole('link', { name: 'case-0' }).click();
    await heading(page, 'case-0').waitFor();
    await decide(page, 'f');
    await heading(page, 'case-1').waitFor();
    await page.keyboard.press('u');
    await heading(page, 'case-0').waitFor();
    await page.getByRole('button', { name: 'Mark as fraud…' }).waitFor();
    await decide(page, 'l', '4');
    await page.getByText('Let through: case-0').waitFor();
    await wait(page);
    await expect.poll(decided).toEqual(['case-0: let_through: False alarm of a rule']);
  });

  it('records what waits when the page is left', SLOW, async () => {
    const { page, decided } = await atTheQueue(1);
    await page.getByRole('link', { name: 'case-0' }).click();
    await heading(page, 'case-0').waitFor();
    await decide(page, 'f');
    await page.getByText('Fraud: case-0').waitFor();
    await page.goto('about:blank');
    await expect.poll(decided).toEqual(['case-0: fraud: Stolen card']);
  });

  it('gives several cases one decision with one reason', SLOW, async () => {
    const { page, complaints, queue, decided } = await atTheQueue(4);
    for (const number of [0, 1, 3]) await page.getByLabel(`Choose case-${number}`).check();
    await page.getByText('3 chosen').waitFor();
    await fitsEveryScreen(page, {
      name: 'chosen',
      show: () => page.getByText('3 chosen').waitFor(),
      pictures,
    });
    await page.getByRole('button', { name: 'Mark as fraud…' }).click();
    await page.getByLabel('Reason').fill('One ring.');
    await page.getByRole('button', { name: 'Mark as fraud', exact: true }).click();
    await page.getByRole('link', { name: 'case-0' }).waitFor({ state: 'detached' });
    await page.getByText('Fraud: 3 cases').waitFor();
    await wait(page);
    await expect.poll(async () => (await decided()).length).toBe(3);
    expect((await decided()).sort()).toEqual([0, 1, 3].map((number) => `case-${number}: fraud: One ring.`));
    expect((await queue()).data.map(({ externalUserId }) => externalUserId)).toEqual(['case-2']);
    expect(complaints).toEqual([]);
  });

  it('says which decision was not recorded, because another member came first', SLOW, async () => {
    const { person, page, queue } = await atTheQueue(2);
    const [first] = (await queue()).data;
    await page.getByRole('link', { name: 'case-0' }).click();
    await heading(page, 'case-0').waitFor();
    await decide(page, 'f');
    await reviewQueue(app, person.key).decide(first?.id ?? '', 'let_through');
    await wait(page);
    await page.getByText('A decision was not recorded.').waitFor();
    await page.getByRole('link', { name: 'Open the case' }).click();
    await page.getByText('Let through with key').waitFor();
  });
});
