import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#core/time.ts';
import { openBrowser } from '#test/support/dashboard/browser.ts';
import { PASSWORD, signedIn } from '#test/support/dashboard/dashboard.ts';
import { fitsEveryScreen } from '#test/support/dashboard/every-screen.ts';
import { openTab, SLOW, signInAs, startDashboardApp } from '#test/support/dashboard/signed-in-browser.ts';
import { platform } from '#test/support/escrow.ts';

const browser = await openBrowser('the privacy page');
const pictures = process.env['PICTURES'];
const app = await startDashboardApp();
const owner = await signedIn(app);
const on = platform(app, owner.key);
const PERSON = 'ada-obi-1987';

await on.create([500_00], { buyerExternalId: PERSON, buyerName: 'Ada Obi', buyerEmail: 'ada@example.com' });
const agreement = await on.create([100], { buyerExternalId: 'other' });
await on.post(agreement.body.id, 'cancel');
const post = (path: string, body: object) =>
  app.call<{ id: string }>('POST', `/v1/privacy${path}`, { key: owner.key, body });
await post('/requests', {
  externalUserId: 'a-seller-with-a-very-long-id-that-has-no-spaces-at-all',
  type: 'access',
});
await post('/breaches', {
  title: 'A laptop was stolen from a car',
  description: 'It had a copy of the table of users, and its disk was not encrypted.',
  startedAt: new Date(app.time.now().getTime() - DAY_MS).toISOString(),
});
const { body: account } = await app.call<{ id: string }>('GET', '/v1/developer', { key: owner.key });
await app.http.inject({
  method: 'POST',
  url: `/complaints/${account.id}`,
  payload: new URLSearchParams({
    name: 'Chi Eze',
    contact: 'chi.eze@example.com',
    claim: 'My money was due last week.\nNobody answers the telephone.',
  }).toString(),
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
});
await owner.call('POST', '/session', { body: { email: owner.email, password: PASSWORD } });

describe.skipIf(!browser)('the privacy page', () => {
  it('follows a person from the request to the bundle and the erasure, on every screen', SLOW, async () => {
    const { page, complaints } = await openTab(browser);
    await signInAs(page, app.address, owner.email);
    const at = `${app.address}/dashboard/privacy`;
    const show = async () => {
      await page.goto(at);
      await page.getByRole('row').nth(1).waitFor();
    };
    await show();
    const record = async (wants: string) => {
      await page.goto(at);
      await page.getByRole('button', { name: 'Record a request…' }).click();
      await page.getByLabel('Your id of the person').fill(PERSON);
      await page.getByLabel('They want to').selectOption({ label: wants });
      await page.getByRole('button', { name: 'Record', exact: true }).click();
      const row = page.getByRole('row').filter({ hasText: wants });
      await row.getByRole('link', { name: PERSON }).click();
    };
    await record('See their data');
    await page.getByRole('button', { name: 'Prepare the bundle…' }).click();
    await page.getByRole('button', { name: 'Prepare the bundle', exact: true }).click();
    const download = page.getByRole('button', { name: 'Download…' });
    await download.waitFor();
    const pdf = page.getByRole('link', { name: 'PDF' });
    const bundled = new URL(page.url()).pathname;
    const showBundle = async () => {
      await page.goto(app.address + bundled);
      await download.click();
      await pdf.waitFor();
    };
    await fitsEveryScreen(page, { name: 'privacy-bundle', show: showBundle, pictures });
    expect(await pdf.getAttribute('href')).toMatch(/^data:application\/pdf;base64,JVBERi/);

    await record('Correct their data');
    await page.getByRole('button', { name: 'Record the correction…' }).click();
    await page.getByLabel('Field', { exact: true }).fill('name');
    await page.getByLabel('It was').fill('Ada Oby');
    await page.getByLabel('It is').fill('Ada Obi');
    await page.getByRole('button', { name: 'Record the correction', exact: true }).click();
    await page.getByText('Audit log of this person').waitFor();

    await record('Erase their data');
    const erase = async () => {
      await page.getByRole('button', { name: 'Erase this person…' }).click();
      await page.getByRole('button', { name: 'Erase this person', exact: true }).click();
    };
    await erase();
    await page.getByText(/is a party of agreements that are not over/).waitFor();
    await page.keyboard.press('Escape');
    const open = await app.call<{ data: { id: string }[] }>('GET', '/v1/escrow/agreements?status=PENDING', {
      key: owner.key,
    });
    for (const { id } of open.body.data) await on.post(id, 'cancel');
    await erase();
    await page.getByText('What stays').waitFor();
    await page.getByText('chained in the audit log').waitFor();
    const request = new URL(page.url()).pathname;
    const showRequest = async () => {
      await page.goto(app.address + request);
      await page.getByText('chained in the audit log').waitFor();
    };
    await fitsEveryScreen(page, { name: 'privacy-request', show: showRequest, pictures });
    await fitsEveryScreen(page, { name: 'privacy', show, pictures });
    // The browser logs the refusal while an agreement was open.
    expect(complaints).toEqual([expect.stringContaining('409')]);
  });

  it('answers complaints, records notices of breaches, and shows what is deleted when', SLOW, async () => {
    const { page, complaints } = await openTab(browser);
    await signInAs(page, app.address, owner.email);
    const tab = (name: string) => async () => {
      await page.goto(`${app.address}/dashboard/privacy`);
      await page.getByRole('tab', { name }).click();
      await page.getByRole('row').nth(1).waitFor();
    };
    for (const name of ['Complaints', 'Breaches', 'Retention'])
      await fitsEveryScreen(page, { name: `privacy-${name.toLowerCase()}`, show: tab(name), pictures });
    await tab('Complaints')();
    await page.getByRole('button', { name: 'Answer…' }).click();
    await page.getByLabel('Answer', { exact: true }).fill('It is on its way.');
    await page.getByRole('button', { name: 'Answer the complaint' }).click();
    await page.getByText('It is on its way.').waitFor();
    await tab('Breaches')();
    await page.getByRole('button', { name: 'Regulator notified…' }).click();
    await page.getByLabel('Text').fill('Letter of today');
    await page.getByRole('button', { name: 'Record a notice to the regulator' }).click();
    await page.getByText('Reported').waitFor();
    await page.getByRole('button', { name: 'Close…' }).click();
    await page.getByLabel('Cause').fill('No encryption of disks');
    await page.getByRole('button', { name: 'Close the breach' }).click();
    await page.getByText('No encryption of disks').waitFor();
    expect(complaints).toEqual([]);
  });
});
