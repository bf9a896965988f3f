import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#core/time.ts';
import { openBrowser } from '#test/support/dashboard/browser.ts';
import { PASSWORD, signedIn } from '#test/support/dashboard/dashboard.ts';
import { memberWith } from '#test/support/dashboard/members.ts';
import {
  freePort,
  openTab,
  SLOW,
  seriousViolations,
  signInWithForm,
  startDashboardApp,
} from '#test/support/dashboard/signed-in-browser.ts';
import { authenticator, withApp } from '#test/support/dashboard/two-step.ts';

const browser = await openBrowser('signing in');
const port = await freePort();
const origin = `http://localhost:${port}`;
const app = await startDashboardApp({ port, settings: { PUBLIC_URL: origin } });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** A virtual device with a fingerprint reader. */
async function withDevice(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  return {
    recognises: (isUserVerified: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

async function signOut(page: Page) {
  await press(page, 'Sign out');
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
}

async function givePassword(page: Page, email: string) {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await press(page, 'Sign in');
}

describe.skipIf(!browser)('a person at a browser', () => {
  it(
    'sets up an app, signs in with it, is asked again before a key is made, and ends a session',
    SLOW,
    async () => {
      const { email } = await signedIn(app);
      const { page, complaints } = await openTab(browser);
      await signInWithForm(page, origin, email);
      await page.goto(`${origin}/dashboard/settings/security`);
      await page.getByRole('list', { name: 'Sessions' }).getByText('Chrome on Linux').waitFor();
      await press(page, 'End the session in A browser');
      await page.getByText('This session').waitFor();

      await press(page, 'Set up');
      await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor();
      const secret = (await page.getByTestId('app-secret').textContent()) ?? '';
      const telephone = authenticator(app, secret.replaceAll(' ', ''));
      expect(await seriousViolations(page)).toEqual([]);
      await page.getByLabel('Code', { exact: true }).fill(telephone.code());
      await press(page, 'Turn on');
      await page.getByTestId('recovery-codes').waitFor();
      const codes = await page.getByTestId('recovery-codes').getByRole('listitem').allTextContents();
      expect(codes).toHaveLength(10);
      await press(page, 'I have stored them');
      await page.getByText('10 left').waitFor();
      expect(await seriousViolations(page)).toEqual([]);

      await signOut(page);
      await givePassword(page, email);
      await page.getByRole('heading', { name: 'One more step' }).waitFor();
      await page.reload();
      await page.getByLabel('Code').fill('000000');
      await press(page, 'Continue');
      await page.getByRole('alert').getByText('The code is wrong').waitFor();
      await page.getByLabel('Code').fill(codes[0] ?? '');
      await press(page, 'Continue');
      await page.getByRole('heading', { name: 'Today' }).waitFor();

      app.time.advance(11 * MINUTE_MS);
      await page.goto(`${origin}/dashboard/settings/api-keys`);
      await press(page, 'Create key');
      await page.getByLabel('Label').fill('made after a while');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /Create key/ })
        .click();
      const asked = page.getByRole('dialog', { name: 'Confirm that it is you' });
      await asked.getByLabel('Code').fill(telephone.next());
      await asked.getByRole('button', { name: 'Confirm' }).click();
      await page.getByTestId('secret').waitFor();
      // A wrong code and a refusal are normal responses, which the browser logs.
      const unexpected = complaints.filter((line) => !/status of 40[13]/.test(line));
      expect(unexpected).toEqual([]);
    },
  );

  it(
    'adds a passkey, signs in with only that, uses it as a second factor, and removes it',
    SLOW,
    async () => {
      const { email } = await signedIn(app);
      const { page, complaints } = await openTab(browser);
      const device = await withDevice(page);
      await signInWithForm(page, origin, email);
      await page.goto(`${origin}/dashboard/settings/security`);
      await press(page, 'Add a passkey');
      await page.getByRole('textbox', { name: 'Name' }).fill('Laptop');
      await press(page, 'Add passkey');
      await page.getByTestId('recovery-codes').waitFor();
      await press(page, 'I have stored them');
      await page.getByRole('list', { name: 'Passkeys' }).getByText('Laptop').waitFor();
      await press(page, 'Rename Laptop');
      await page.getByRole('textbox', { name: 'Name' }).fill('Old laptop');
      await press(page, 'Rename');
      await page.getByText('Old laptop').waitFor();

      // A passkey alone stands for both factors, so the device has to verify its owner.
      await signOut(page);
      await device.recognises(false);
      await press(page, 'Use a passkey');
      await page.getByRole('alert').getByText('The passkey was not used').waitFor();
      await device.recognises(true);
      await press(page, 'Use a passkey');
      await page.getByRole('heading', { name: 'Today' }).waitFor();

      // After the password a touch is enough.
      await signOut(page);
      await device.recognises(false);
      await givePassword(page, email);
      await page.getByRole('heading', { name: 'One more step' }).waitFor();
      expect(await seriousViolations(page)).toEqual([]);
      await press(page, 'Use a passkey');
      await page.getByRole('heading', { name: 'Today' }).waitFor();

      app.time.advance(11 * MINUTE_MS);
      await page.goto(`${origin}/dashboard/settings/security`);
      await press(page, 'Remove Old laptop');
      await page
        .getByRole('dialog', { name: 'Confirm that it is you' })
        .getByRole('button', { name: 'Use a passkey' })
        .click();
      await page.getByRole('list', { name: 'Passkeys' }).waitFor({ state: 'detached' });
      await signOut(page);
      await givePassword(page, email);
      await page.getByRole('heading', { name: 'Today' }).waitFor();
      expect(complaints.filter((line) => !/status of 40[13]/.test(line))).toEqual([]);
    },
  );

  it(
    'requires a second factor of all members, who set one up before they see anything else',
    SLOW,
    async () => {
      const owner = await signedIn(app);
      const { email } = await memberWith(app, owner, 'finance');
      const { telephone } = await withApp(app, owner);
      const { page, complaints } = await openTab(browser);
      await page.goto(`${origin}/dashboard/sign-in?next=/settings/security`);
      await givePassword(page, owner.email);
      await page.getByLabel('Code').fill(telephone.next());
      await press(page, 'Continue');
      await page.getByRole('heading', { name: 'Security' }).waitFor();
      await press(page, 'Require it');
      await page.getByText('1 member has none.').waitFor();
      expect(await seriousViolations(page)).toEqual([]);
      await press(page, 'Require a second factor');
      await page.getByText('Required', { exact: true }).waitFor();

      const theirs = await openTab(browser);
      await theirs.page.goto(`${origin}/dashboard/sign-in?next=/payouts`);
      await givePassword(theirs.page, email);
      await theirs.page.getByText('requires a second factor').waitFor();
      expect(await theirs.page.getByRole('navigation').count()).toBe(0);
      expect(await seriousViolations(theirs.page)).toEqual([]);
      await press(theirs.page, 'Set up');
      const secret = (await theirs.page.getByTestId('app-secret').textContent()) ?? '';
      const code = authenticator(app, secret.replaceAll(' ', '')).code();
      await theirs.page.getByLabel('Code', { exact: true }).fill(code);
      await press(theirs.page, 'Turn on');
      // The menu appears behind the recovery codes, which are shown only here.
      await theirs.page
        .getByRole('navigation', { includeHidden: true })
        .first()
        .waitFor({ state: 'attached' });
      await press(theirs.page, 'I have stored them');
      await theirs.page.getByRole('link', { name: 'Payouts' }).click();
      await theirs.page.getByRole('heading', { name: 'Payouts', exact: true }).waitFor();
      expect([...complaints, ...theirs.complaints]).toEqual([]);
    },
  );
});
