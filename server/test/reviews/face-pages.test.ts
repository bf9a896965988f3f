import { describe, expect, it, vi } from 'vitest';
import { turned } from '#test/support/attacks.ts';
import { openBrowser } from '#test/support/dashboard/browser.ts';
import { signedIn } from '#test/support/dashboard/dashboard.ts';
import { fitsEveryScreen } from '#test/support/dashboard/every-screen.ts';
import { openTab, SLOW, signInAs, startDashboardApp } from '#test/support/dashboard/signed-in-browser.ts';
import { runDueJobs } from '#test/support/escrow.ts';
import { drawDocument } from '#test/support/identity/documents.ts';
import { identityForm } from '#test/support/identity/form.ts';
import { CONSENT, newLink } from '#test/support/identity/link.ts';
import { type FaceName, portrait, selfie } from '#test/support/identity/people.ts';
import { PATIENCE_MS } from '#test/support/patience.ts';

// Drawn before the first verification: from then on this process reads nothing but JPEG and PNG.
const papers = {
  anna: await drawDocument('passport', await portrait('annaAgain')),
  annaAgain: await drawDocument('national_id', await portrait('anna')),
};
const looks = async (name: FaceName) => {
  const face = await selfie(name);
  return [face, await turned(face, 14), await turned(face, -14)];
};
const selfies = { anna: await looks('anna'), annaAgain: await looks('annaAgain') };

const browser = await openBrowser('a search for faces');
const app = await startDashboardApp();
const at = (path: string) => `${app.address}/dashboard${path}`;
const pictures = process.env['DESK_SCREENSHOTS'];
const SAID = {
  en: 'keeps measurements of your face for 30 days',
  fr: 'mesures de votre visage pendant 30 jours',
  pt: 'medidas do seu rosto durante 30 dias',
};

describe.skipIf(!browser)('a face search in a browser', () => {
  it('is turned on, disclosed to the photographed person, and decided by a reviewer', SLOW, async () => {
    const { email, key } = await signedIn(app);
    const { page } = await openTab(browser);
    await signInAs(page, app.address, email);
    await page.goto(at('/identity'));
    await page.getByRole('button', { name: 'Requirements…' }).click();
    await page.getByLabel('Days to search for similar faces, 7 to 365').fill('30');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Requirements saved').waitFor();

    const { id, token } = await newLink(app, key);
    const { page: theirs } = await openTab(browser);
    await theirs.goto(`${app.address}/verify#${token}`);
    for (const [language, words] of Object.entries(SAID)) {
      await theirs.getByRole('combobox').selectOption(language);
      await theirs.getByText(words).waitFor();
    }
    await theirs.getByRole('button', { name: 'Aceitar e começar' }).click();
    await vi.waitFor(async () => {
      const { body } = await app.call('GET', `/v1/identity/sessions/${id}`, { key });
      expect(body).toMatchObject({
        consent: { version: CONSENT.version, language: 'pt', searchFacesDays: 30 },
      });
    }, PATIENCE_MS);

    for (const name of ['anna', 'annaAgain'] as const) {
      const sent = { user: `${name}.obi`, document: papers[name], selfies: selfies[name] };
      const { payload, headers } = identityForm(sent);
      const { body } = await app.call('POST', '/v1/identity/verify', { key, payload, headers });
      expect(body).toMatchObject({ status: 'success' });
      await runDueJobs(app);
    }

    await page.clock.install();
    await page.goto(at('/reviews'));
    await page.getByText('Faces', { exact: true }).first().click();
    await page.getByRole('row').filter({ hasText: 'annaAgain.obi' }).getByRole('link').first().click();
    const title = page.getByRole('heading', { name: 'Users who look like annaAgain.obi' });
    await title.waitFor();
    await page.getByRole('link', { name: 'anna.obi', exact: true }).waitFor();
    await fitsEveryScreen(page, { name: 'faces', show: () => title.waitFor(), pictures });
    const row = page.getByRole('row').filter({ hasText: 'anna.obi' });
    expect((await row.boundingBox())?.height).toBeLessThanOrEqual(41);

    // A match is added while the page is open: no decision covers a match that was not seen.
    const decide = async () => {
      await page.getByRole('button', { name: 'Two people…' }).click();
      await page.getByLabel('Reason').fill('Twins; both came by.');
      await page.getByRole('button', { name: 'Two people', exact: true }).click();
      await page.getByText('Two people: annaAgain.obi').waitFor();
      await page.clock.fastForward(10_000);
    };
    await app.database.owner.query(
      `WITH third AS (
         INSERT INTO identity_faces SELECT developer_id, 'third.obi', verification_id, model, encrypted, kept_until,
           created_at FROM identity_faces WHERE external_user_id = 'anna.obi')
       INSERT INTO identity_faces_alike SELECT developer_id, verification_id, external_user_id, 'third.obi',
         likeness FROM identity_faces_alike WHERE external_user_id = 'annaAgain.obi'`,
    );
    await decide();
    await page.getByText('More matching people were added').waitFor();
    await page.getByRole('link', { name: 'Open the case' }).click();
    await page.getByRole('link', { name: 'third.obi', exact: true }).waitFor();
    await decide();
    await page.getByText('Two people: annaAgain.obi').waitFor({ state: 'detached' });
    await page.getByText('Two people by').waitFor();
  });
});
