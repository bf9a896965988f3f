import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#core/time.ts';
import { openBrowser } from '#test/support/dashboard/browser.ts';
import { freePort, openTab, SLOW, startDashboardApp } from '#test/support/dashboard/signed-in-browser.ts';
import { looksRight } from '#test/support/identity/capture-looks.ts';
import { withRegister } from '#test/support/identity/registers.ts';
import type { Connected } from '#test/support/twins/connected.ts';

const browser = await openBrowser('the national register on the page behind a link');

const FOLAKE = '22000000001';

async function open(name: Connected) {
  const port = await freePort();
  const settings = { PUBLIC_URL: `http://127.0.0.1:${port}` };
  const opened = await withRegister(name, settings, { port }, startDashboardApp);

  /** A person at the register step, whose waits are a tenth as long. */
  async function visit(register: 'nin' | 'bvn') {
    const who = await opened.person(register);
    const { page, complaints } = await openTab(browser);
    const wait = 'const pause = setTimeout; setTimeout = (run, ms, ...more) => pause(run, ms / 10, ...more);';
    await page.addInitScript({ content: `{ ${wait} }` });
    await page.goto(`${opened.app.address}/verify#${who.token}`);
    return { ...who, page, complaints };
  }
  return { ...opened, visit };
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const titled = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const says = (page: Page, text: string) => page.getByText(text).waitFor();

async function agree(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label).fill(value);
  await press(page, 'Agree and look me up');
}

const BVN = { 'BVN (11 digits)': FOLAKE, 'First name': 'Folake', Surname: 'Adeyemi' };

describe.skipIf(!browser)('a BVN through Flutterwave', SLOW, async () => {
  const { app, twin, visit } = await open('flutterwave');

  it('is consented to on the provider’s page, also after having declined there', async () => {
    const { page, complaints, show } = await visit('bvn');
    await titled(page, 'Your Bank Verification Number');
    await says(page, 'Flutterwave looks you up in the national register');
    await looksRight(page, 'register');
    await agree(page, { ...BVN, 'BVN (11 digits)': '2200 000 0001x' });
    await page.locator('#number-wrong').waitFor();
    expect(await page.locator('.wrong:visible').count()).toBe(1);
    await looksRight(page, 'register-wrong');
    await agree(page, { ...BVN, 'BVN (11 digits)': '2200 000-0001' });
    await titled(page, 'Confirm that it is you');
    await looksRight(page, 'register-leave');
    await press(page, 'Continue with Flutterwave');
    await titled(page, 'Share your BVN record?');
    await page.getByRole('link', { name: 'Decline' }).click();
    await titled(page, 'You did not agree');
    expect((await show()).register).toMatchObject({ status: 'DECLINED' });
    await looksRight(page, 'register-declined');
    await press(page, 'I have changed my mind');
    await agree(page, BVN);
    await press(page, 'Continue with Flutterwave');
    await page.getByRole('link', { name: 'Approve' }).click();
    await titled(page, 'Photograph your document');
    expect((await show()).register).toMatchObject({ status: 'ANSWERED', lookups: 2 });
    expect(complaints).toEqual([]);
  });

  it('waits for a person who has not consented, until their time is over', async () => {
    await twin.turn('person', {
      ...{ number: '22000000051', firstName: 'FOLAKE', lastName: 'ADEYEMI', birthDate: '1991-05-17' },
    });
    const { page } = await visit('bvn');
    await agree(page, { ...BVN, 'BVN (11 digits)': '22000000051' });
    await press(page, 'I have already confirmed');
    await says(page, 'We have no answer yet.');
    await looksRight(page, 'register-wait');
    expect(await page.getByRole('button', { name: 'Continue with Flutterwave' }).count()).toBe(1);
    app.time.advance(16 * MINUTE_MS);
    await press(page, 'Try again');
    await says(page, 'You did not answer in time.');
    await looksRight(page, 'register-expired');
  });

  it('says what a person can do when the register has no answer, and ends after three lookups', async () => {
    const { page } = await visit('bvn');
    await agree(page, { ...BVN, 'BVN (11 digits)': '22000000099' });
    await says(page, 'The register does not know this number.');
    await says(page, 'Attempts left: 2.');
    await looksRight(page, 'register-not-found');
    await twin.faults({ billed_failure: { chance: 1 } });
    await agree(page, BVN);
    await says(page, 'The register does not answer right now.');
    await agree(page, BVN);
    await titled(page, 'We could not verify you');
    await looksRight(page, 'register-over');
  });

  it('can be refused, and asked for again', async () => {
    const { page } = await visit('bvn');
    await press(page, 'I do not agree');
    await titled(page, 'You did not agree');
    await page.reload();
    await titled(page, 'You did not agree');
    await press(page, 'I have changed my mind');
    await titled(page, 'Your Bank Verification Number');
  });
});

describe.skipIf(!browser)('numbers through Monnify', SLOW, async () => {
  const { twin, visit } = await open('monnify');

  it('a NIN is looked up at once, in the person’s language', async () => {
    const { page } = await visit('nin');
    await titled(page, 'Your National Identification Number');
    await twin.faults({ error: { chance: 1, only: 'POST /api/v1/vas' } });
    await agree(page, { 'NIN (11 digits)': FOLAKE });
    await says(page, 'The register does not answer right now.');
    await twin.faults({ error: 0 });
    await agree(page, { 'NIN (11 digits)': FOLAKE });
    await titled(page, 'Photograph your document');
  });

  it('a BVN’s details are checked one by one', async () => {
    const { page } = await visit('bvn');
    const details = {
      ...BVN,
      'Date of birth': '1991-05-18',
      'Phone number registered with it': '+234 803 123 4567',
    };
    await agree(page, details);
    await says(page, 'The register does not agree with these details.');
    await looksRight(page, 'register-differs');
    await agree(page, { 'Date of birth': '1991-05-17' });
    await titled(page, 'Photograph your document');
  });
});

describe.skipIf(!browser)('a BVN through Paystack', SLOW, async () => {
  const { app, twin, visit } = await open('paystack');

  it('is confirmed with an account at a bank that is chosen by name', async () => {
    const { page } = await visit('bvn');
    await titled(page, 'Your Bank Verification Number');
    await page.getByLabel('Bank', { exact: true }).selectOption('Guaranty Trust Bank');
    await looksRight(page, 'register-bank');
    await agree(page, { ...BVN, 'Account number (10 digits)': '0123450404' });
    await titled(page, 'Asking the register');
    await looksRight(page, 'register-asking');
    app.time.advance(4 * MINUTE_MS);
    await says(page, 'The register has not confirmed these details.');
    await page.getByLabel('Bank', { exact: true }).selectOption('058');
    await agree(page, { ...BVN, 'Account number (10 digits)': '0123456789' });
    await titled(page, 'Asking the register');
    await twin.advance(5);
    await titled(page, 'Photograph your document');
  });
});
