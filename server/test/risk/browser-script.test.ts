import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { GUIDE_FOLDER } from '#http/guide/pages.ts';
import { openBrowser } from '#test/support/dashboard/browser.ts';
import { startListeningApp } from '#test/support/listening.ts';
import { assess, assessPayment, stranger } from '#test/support/risk/assess.ts';
import { browserScript, SCRIPT } from '#tools/browser-script.ts';

type Device = {
  deviceFingerprint: string;
  deviceHints: { webdriver: boolean; virtualCamera: boolean | null };
  timezone?: string;
  kept: boolean;
};

const MOST_BYTES = 15_000;
const SHAPE = /^sb1\.[0-9a-f]{32}\.[0-9a-f]{8}$/;

const app = await startListeningApp();
const { key } = await app.signUp();
const browser = await openBrowser('the script for pages', [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
]);
const shop = createServer((_request, response) => {
  // The tag in the guide, with its hash.
  const guide = readFileSync(`${GUIDE_FOLDER}browser.md`, 'utf8');
  const tag = /```html\n(<script src.*?<\/script>)/s.exec(guide)?.[1] ?? '';
  response.setHeader('content-type', 'text/html');
  response.end(`<!doctype html><title>Shop</title>${tag.replace('$SURETY', app.apiUrl.slice(0, -3))}`);
}).listen(0, '127.0.0.1');
afterAll(async () => {
  await browser?.close();
  shop.close();
});
const shopUrl = () => `http://127.0.0.1:${(shop.address() as AddressInfo).port}/`;

async function visit(options: BrowserContextOptions = {}): Promise<Page> {
  const page = await (browser as NonNullable<typeof browser>).newPage(options);
  await page.goto(shopUrl());
  return page;
}
const read = (page: Page, consent: boolean) =>
  page.evaluate<Device>(`SuretyBrowser.readDevice({ consent: ${consent} })`);
/** Everything that a page of this site could find again. */
const stored = (page: Page) =>
  page.evaluate(`(async () => [
    ...Object.keys(localStorage), ...Object.keys(sessionStorage), document.cookie,
    ...(await indexedDB.databases()).map(({ name }) => name), ...(await caches.keys()),
  ].filter(Boolean))()`);

it('is served as built from its sources, and is small', async () => {
  const script = readFileSync(SCRIPT, 'utf8');
  expect(script, 'npm run docs:generate writes it').toBe(await browserScript());
  expect(script.length).toBeLessThan(MOST_BYTES);
});

describe.skipIf(!browser)('a page with the script', () => {
  it('has the same device after a reload, and another one in another profile', async () => {
    const page = await visit();
    const first = await read(page, true);
    expect(first).toMatchObject({ deviceFingerprint: expect.stringMatching(SHAPE), kept: true });
    expect(first.timezone).toBe(await page.evaluate('Intl.DateTimeFormat().resolvedOptions().timeZone'));
    await page.reload();
    expect(await read(page, true)).toEqual(first);
    expect(await stored(page)).toEqual(['surety_device']);

    const other = await visit();
    expect((await read(other, true)).deviceFingerprint).not.toBe(first.deviceFingerprint);
  });

  it('stores nothing without consent, and deletes it when consent is withdrawn', async () => {
    const page = await visit();
    const first = await read(page, false);
    expect(first).toEqual({
      ...{ deviceFingerprint: expect.stringMatching(/^sb1\.[0-9a-f]{32}\.0$/), kept: false },
      deviceHints: expect.anything(),
    });
    expect(await read(page, false)).toEqual(first);
    expect(await stored(page)).toEqual([]);
    await page.reload();
    expect((await read(page, false)).deviceFingerprint).not.toBe(first.deviceFingerprint);

    const agreed = await read(page, true);
    await read(page, false);
    expect(await stored(page)).toEqual([]);
    expect((await read(page, true)).deviceFingerprint).not.toBe(agreed.deviceFingerprint);
    await page.evaluate('SuretyBrowser.forgetDevice()');
    expect(await stored(page)).toEqual([]);
  });

  it('reports a copied id on another kind of machine as another device', async () => {
    const page = await visit();
    const own = await read(page, true);
    const thief = await visit({ hasTouch: true });
    await thief.evaluate(`localStorage.setItem('surety_device', '${own.deviceFingerprint.split('.')[1]}')`);
    await thief.evaluate(`Object.defineProperty(navigator, 'platform', { get: () => 'Win32' })`);
    const copied = await read(thief, true);
    expect(copied.deviceFingerprint.split('.')[1]).toBe(own.deviceFingerprint.split('.')[1]);
    expect(copied.deviceFingerprint).not.toBe(own.deviceFingerprint);
  });

  it('reports automation, which adds points, can be read by a rule, and is no signal', async () => {
    const { kept: _kept, ...device } = await read(await visit(), true);
    expect(device.deviceHints).toEqual({ webdriver: true, virtualCamera: true });
    const { body } = await assess(app, key, { ...stranger(), ...device });
    expect(body).toMatchObject({ score: 48, flag: 'AMBER' });
    expect(body.contributions).toContainEqual({
      ...{ signal: 'scripted_browser', points: 24, reason: 'The browser says that a program drives it.' },
    });
    expect(body.triggeredSignals).toEqual(['identity_not_verified', 'new_device', 'new_account']);
    const { body: found } = await app.call('GET', `/v1/fraud/assessments/${body.id}`, { key });
    expect(found).toMatchObject({ deviceHints: device.deviceHints });
    const { body: payment } = await assessPayment(app, key, {
      ...stranger(),
      ...{ device_hints: { webdriver: true, virtual_camera: false } },
    });
    expect(payment).toMatchObject({ score: 48 });
  });

  it('contains nothing about a person, and detects a virtual camera', async () => {
    const page = await visit({ userAgent: 'Mozilla/5.0 Chrome/140.0.0.0' });
    await page.evaluate(`Object.defineProperty(navigator, 'webdriver', { get: () => false })`);
    // This browser's camera is fake, and calls itself fake_device_0.
    const { deviceHints } = await read(page, true);
    expect(deviceHints).toEqual({ webdriver: false, virtualCamera: true });
    const cameras = (labels: string) =>
      page.evaluate(`navigator.mediaDevices.enumerateDevices = async () =>
        ${labels}.map((label) => ({ kind: 'videoinput', label }))`);
    await cameras(`['FaceTime HD Camera']`);
    expect((await read(page, true)).deviceHints.virtualCamera).toBe(false);
    // Without camera permission its name is not available.
    await cameras(`['']`);
    expect((await read(page, true)).deviceHints.virtualCamera).toBeNull();

    const policy = {
      rules: [{ name: 'cam', when: 'virtualCamera && !scriptedBrowser', points: 7, reason: 'Our own.' }],
    };
    await app.call('PUT', '/v1/policies/risk/draft', { key, body: policy });
    await app.call('POST', '/v1/policies/risk/promote', { key, body: { from: 'draft', to: 'live' } });
    const { body } = await assess(app, key, { ...stranger(), deviceHints });
    expect(body).toMatchObject({ score: 31, contributions: expect.anything() });
    expect(body.contributions.map(({ signal }) => signal)).toContain('rule');
    // A rule on an unknown fact does not apply.
    expect((await assess(app, key, stranger())).body.score).toBe(24);
  });
});
