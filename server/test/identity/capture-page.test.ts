import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Move } from '#core/identity/challenge.ts';
import { turned } from '#test/support/attacks.ts';
import { openBrowser } from '#test/support/dashboard/browser.ts';
import { signedIn } from '#test/support/dashboard/dashboard.ts';
import { countEffort } from '#test/support/dashboard/effort.ts';
import { openTab, SLOW, signInAs, startDashboardApp } from '#test/support/dashboard/signed-in-browser.ts';
import { looksRight } from '#test/support/identity/capture-looks.ts';
import { drawDocument } from '#test/support/identity/documents.ts';
import { newLink } from '#test/support/identity/link.ts';
import { portrait, selfie } from '#test/support/identity/people.ts';
import { openPuppet, POSTURES, WORDS } from '#test/support/identity/puppet.ts';
import { reactTo } from '#test/support/identity/reacting-camera.ts';

const MAX_PAGE_BYTES = 150_000;

// Drawn before the first verification: from then on this process reads nothing but JPEG and PNG.
const folder = await mkdtemp(join(tmpdir(), 'surety-capture-'));
const document = join(folder, 'document.png');
await writeFile(document, await drawDocument('voters_card', await portrait('annaAgain')));
const puppet = openPuppet(await selfie('anna'));
const live = await puppet({});
const film = join(folder, 'camera.mjpeg');
/** Half a second of each, in a loop. */
async function record(pictures: readonly Buffer[]): Promise<void> {
  const frames = await Promise.all(
    pictures.map((picture) => sharp(picture).jpeg({ quality: 92 }).toBuffer()),
  );
  await writeFile(film, Buffer.concat(frames.flatMap((frame) => Array.from({ length: 15 }, () => frame))));
}
await record([live]);
/** Without a challenge, a still that software bends passes for several frames of a live person. */
const looks = { '0': live, '1': await turned(live, 14), '2': await turned(live, -14) };

const app = await startDashboardApp();
const browser = await openBrowser('the page on which people verify themselves', [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-video-capture=${film}`,
]);
let key: string;
beforeAll(async () => {
  ({ key } = await app.signUp());
});

const link = async (body: object = {}) => {
  const made = await newLink(app, key, body);
  return { ...made, address: `${app.address}/verify#${made.token}` };
};
/** The page's pauses give people time to read and to move; the camera here needs half of it. */
async function openPage() {
  const tab = await openTab(browser);
  const content = 'const pause = setTimeout; setTimeout = (run, ms, ...more) => pause(run, ms / 2, ...more);';
  await tab.page.addInitScript({ content: `{ ${content} }` });
  return tab;
}
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
/** Some headings follow a verification, which takes ten seconds of a core: a busy machine needs longer. */
const titled = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name }).waitFor({ timeout: 180_000 });

async function bringDocument(page: Page): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(document);
  await press(page, 'Yes, use this picture');
}

describe.skipIf(!browser)('the page behind a link', SLOW, () => {
  it('verifies a person on a phone with the camera, in three taps and less than 150 kB', async () => {
    const { id, address } = await link({ returnUrl: `${app.address}/docs` });
    const { page, complaints } = await openPage();
    await page.setViewportSize({ width: 390, height: 844 });
    const effort = await countEffort(page);
    await reactTo(page, looks);
    let bytes = 0;
    page.on('response', async (response) => {
      if (!response.url().includes('/verify/api/')) bytes += (await response.body().catch(() => '')).length;
    });
    await page.goto(address);
    await titled(page, 'Verify your identity');
    await looksRight(page, 'welcome');
    await page.getByLabel('Language').selectOption('fr');
    await titled(page, 'Vérifiez votre identité');
    await page.getByLabel('Langue').selectOption('en');
    await press(page, 'Agree and start');
    await titled(page, 'Photograph your document');
    await looksRight(page, 'document');
    await page.locator('input[type=file]').setInputFiles(document);
    await titled(page, 'Can you read every word?');
    await looksRight(page, 'check');
    await press(page, 'Yes, use this picture');
    await titled(page, 'Now your face');
    await looksRight(page, 'face');
    await page
      .getByRole('button', { name: 'I’m ready' })
      .click({ timeout: 2_000 })
      .catch(() => undefined);
    await titled(page, 'You are verified');
    await looksRight(page, 'done');
    // Consent, a good picture, sometimes a ready face. The file input is filled without a tap.
    expect((await effort()).clicks).toBeLessThanOrEqual(3);
    expect(await page.getByRole('link', { name: /^Back to/ }).getAttribute('href')).toContain(
      `identitySession=${id}`,
    );
    expect(bytes).toBeLessThan(MAX_PAGE_BYTES);
    expect(complaints).toEqual([]);
  });

  it('helps when the camera is switched off, and accepts pictures of the camera app', async () => {
    const { address, on } = await link();
    const { page } = await openPage();
    const refusing = "async () => { throw new DOMException('no', 'NotAllowedError'); }";
    await page.addInitScript({ content: `navigator.mediaDevices.getUserMedia = ${refusing}` });
    await page.goto(address);
    await press(page, 'Agree and start');
    await titled(page, 'This page may not use your camera yet');
    await looksRight(page, 'denied');
    await press(page, 'Use your camera app instead');
    await bringDocument(page);
    await titled(page, 'This page may not use your camera yet');
    await press(page, 'Use your camera app instead');
    await page.getByText('Take picture 1 of 3').waitFor();
    expect((await on.look()).body.parts).toEqual(['document']);
    // Reloading the page continues at the same step.
    await page.reload();
    await titled(page, 'This page may not use your camera yet');
    await press(page, 'Use your camera app instead');
    await page.getByText('Take picture 1 of 3').waitFor();
  });

  it('lets a phone take over, and follows it', async () => {
    const { id, address } = await link();
    const { page } = await openPage();
    await page.goto(address);
    await page.getByRole('img', { name: 'Continue on your phone' }).waitFor();
    const { page: phone } = await openPage();
    await phone.goto(address);
    await press(phone, 'Agree and start');
    await titled(page, 'Continue on your phone');
    await app.call('POST', `/v1/identity/sessions/${id}/cancel`, { key });
    await titled(page, 'This link was cancelled');
    await page.goto(`${app.address}/verify#nothing`);
    await page.reload();
    await titled(page, 'This link does not work');
  });
});

it.skipIf(!browser)(
  'is made in the dashboard, with a picture to scan, and cancelled there',
  SLOW,
  async () => {
    const { email } = await signedIn(app);
    const { page } = await openPage();
    await signInAs(page, app.address, email);
    await page.goto(`${app.address}/dashboard/identity/links`);
    await press(page, 'Create link');
    await page.getByLabel('User').fill('ada.obi');
    await press(page, 'Create link');
    await page.getByRole('img', { name: 'QR code of the link' }).waitFor();
    expect(await page.getByTestId('secret').textContent()).toMatch(/\/verify#[\w-]{43}$/);
    await looksRight(page, 'dashboard-link');
    await press(page, 'I have stored it');
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByText('Not opened').last().waitFor();
    await press(page, 'Cancel the link of ada.obi');
    await page.getByText('Cancelled').last().waitFor();
    await looksRight(page, 'dashboard-links');
  },
);

describe.skipIf(!browser)('movements on the page', SLOW, () => {
  const ACTIVE = { requirements: { livenessLevel: 'active' } };

  async function toMovements(page: Page, address: string): Promise<void> {
    await page.goto(address);
    await press(page, 'Agree and start');
    await bringDocument(page);
    await page
      .getByRole('button', { name: 'I’m ready' })
      .click({ timeout: 2_000 })
      .catch(() => undefined);
    await titled(page, 'A few movements');
  }

  // On a busy machine a movement may come too late to be seen, as on an old phone; people also try again
  // then.
  it('pass when the person follows the instructions', { retry: 3 }, async () => {
    const names = Object.keys(WORDS) as Move[];
    const shown = await Promise.all(
      names.map(async (move) => [WORDS[move], await puppet(POSTURES[move])] as const),
    );
    const { id, address } = await link(ACTIVE);
    const { page } = await openPage();
    await reactTo(page, { ...Object.fromEntries(shown), ...looks });
    await toMovements(page, address);
    await looksRight(page, 'movements');
    await press(page, 'Start');
    await titled(page, 'You are verified');
    const { body } = await app.call('GET', `/v1/identity/sessions/${id}`, { key });
    expect(body).toMatchObject({ verification: { data: { livenessLevel: 'active' } } });
  });

  it('reject a recording of movements in another order', async () => {
    const names: Move[] = ['turn_left', 'look_down', 'open_mouth', 'turn_right', 'look_up'];
    const recorded = await Promise.all(names.map((move) => puppet(POSTURES[move])));
    await record(Object.values(looks));
    const { address } = await link(ACTIVE);
    const { page } = await openPage();
    await toMovements(page, address);
    await record([live, ...recorded, live]);
    await press(page, 'Start');
    await titled(page, 'That did not work');
    await page.getByText('The movements did not match.').waitFor();
    await looksRight(page, 'retry');
  });
});
