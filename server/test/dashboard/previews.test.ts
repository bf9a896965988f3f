import { describe, expect, it } from 'vitest';
import { startTestApp } from '#test/support/app.ts';
import { openBrowser } from '#test/support/dashboard/browser.ts';
import { signedIn, visitor } from '#test/support/dashboard/dashboard.ts';
import { fitsEveryScreen } from '#test/support/dashboard/every-screen.ts';
import {
  openTab,
  SLOW,
  seriousViolations,
  signInAs,
  startDashboardApp,
} from '#test/support/dashboard/signed-in-browser.ts';
import { logoFile } from '#test/support/logos.ts';

type Listed = { group: string; name: string; title: string; to: string };
const browser = await openBrowser('the dashboard');
const PICTURES = process.env['PREVIEW_SCREENSHOTS'];

describe('GET /dashboard/api/previews', async () => {
  const app = await startTestApp();
  const person = await signedIn(app);
  const show = async (path: string) => {
    const answer = await person.call<string>('GET', path);
    return { ...answer, html: String(answer.body) };
  };

  it('answers 200 with every page, mail and message, each of which can be shown in a frame', async () => {
    const settings = { senderName: 'Adire <b>Market</b>', color: '#17663f' };
    await app.call('PATCH', '/v1/mail/settings', { key: person.key, body: settings });
    const { status, body } = await person.call<{ data: Listed[] }>('GET', '/previews?language=fr');
    expect(status).toBe(200);
    const names = (group: string) => body.data.filter((one) => one.group === group).map(({ name }) => name);
    expect(names('pages')).toEqual(expect.arrayContaining(['pay', 'deliver', 'dispute', 'proof']));
    expect(names('mails')).toEqual(expect.arrayContaining(['pay_this', 'seller_paid', 'invitation']));
    expect(names('messages')).toEqual(['link', 'code']);
    for (const { group, name, title } of body.data) {
      const shown = await show(`/previews/${group}/${name}?language=fr`);
      expect([name, shown.status]).toEqual([name, 200]);
      expect(shown.html).not.toMatch(/<script|<b>Market|undefined|\[object|NaN/);
      expect(shown.headers).toMatchObject({
        'content-security-policy': expect.stringMatching(/^default-src 'none'.*;frame-ancestors 'self'$/),
        'x-frame-options': 'SAMEORIGIN',
      });
      expect(title).not.toMatch(/&\w+;|^$/);
    }
    const pay = (await show('/previews/pages/pay?language=fr')).html;
    expect(pay).toContain('lang="fr"');
    expect(pay).toContain('Adire &lt;b&gt;Market&lt;/b&gt;');
    expect(pay).toContain('--brand:#17663f');
  });

  it('stores nothing', async () => {
    await show('/previews/pages/dispute');
    await show('/previews/mails/received');
    for (const table of ['agreements', 'mails', 'party_links', 'short_messages'])
      expect([table, await app.database.owner.query(`SELECT 1 FROM ${table}`)]).toEqual([table, []]);
  });

  it('answers 404 for an unknown name, 400 for an unknown language, and 401 without a session', async () => {
    for (const group of ['pages', 'mails', 'messages'])
      expect([group, (await show(`/previews/${group}/x`)).status]).toEqual([group, 404]);
    expect((await show('/previews?language=xx')).status).toBe(400);
    for (const path of ['/previews', '/previews/pages/pay'])
      expect((await visitor(app).call('GET', path)).status).toBe(401);
  });
});

describe.skipIf(!browser)('the page of previews', () => {
  it('shows a page, a mail and a message as the party sees them, on every screen', SLOW, async () => {
    const app = await startDashboardApp();
    const { email } = await signedIn(app);
    const { page, complaints } = await openTab(browser);
    await signInAs(page, app.address, email);
    const frame = page.frameLocator('iframe');
    const pick = async (name: string) => page.getByLabel('Show').selectOption(name);
    const show = async () => {
      await page.goto(`${app.address}/dashboard/previews`);
      await frame.getByText('0123').waitFor();
    };
    await fitsEveryScreen(page, { name: 'previews', show, pictures: PICTURES });
    await pick('pages/delivery_code');
    await frame.getByText('314 159').waitFor();
    await page.getByLabel('Language').selectOption({ label: 'French' });
    await frame.locator('html[lang=fr]').waitFor({ state: 'attached' });
    await frame.getByText('314 159').waitFor();
    await pick('mails/seller_paid');
    await frame.getByText('NIP-000123').waitFor();
    await page.getByText('E-mails are in English.').waitFor();
    await pick('messages/code');
    await frame.getByText(/314159 confirme/).waitFor();
    expect(complaints).toEqual([]);
  });

  it('sets the logo and the colour of the pages, and shows them at once', SLOW, async () => {
    const app = await startDashboardApp();
    const { email, key } = await signedIn(app);
    const { page, complaints } = await openTab(browser);
    await signInAs(page, app.address, email);
    await page.goto(`${app.address}/dashboard/previews`);
    const upload = (name: string, mimeType: string, buffer: Buffer) =>
      page.getByLabel('Logo', { exact: true }).setInputFiles({ name, mimeType, buffer });
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
    await upload('logo.svg', 'image/svg+xml', Buffer.from(svg));
    await page.getByText('must be a PNG or JPEG file').waitFor();
    await upload('logo.png', 'image/png', Buffer.alloc(151_000));
    await page.getByText('The file is larger than 150 kB.').waitFor();
    await upload('logo.png', 'image/png', await logoFile());
    await page.getByText('Logo saved').waitFor();
    const logo = page.frameLocator('iframe').locator('header img');
    await expect.poll(async () => (await logo.boundingBox())?.width, { timeout: 20_000 }).toBe(160);
    await page.getByLabel('Colour of buttons').fill('#0b3d91');
    await page.getByRole('button', { name: 'Save colour' }).click();
    await page.getByText('Colour saved').waitFor();
    const settings = async () =>
      (await app.call<{ logo: string | null; color: string }>('GET', '/v1/mail/settings', { key })).body;
    expect((await settings()).color).toBe('#0b3d91');
    expect((await settings()).logo).toBe(await page.getByAltText('Your logo').getAttribute('src'));
    expect(await seriousViolations(page)).toEqual([]);
    if (PICTURES) await page.screenshot({ path: `${PICTURES}/previews-logo.png`, fullPage: true });
    await page.getByRole('button', { name: 'Remove the logo' }).click();
    await page.getByText('Logo removed').waitFor();
    await logo.waitFor({ state: 'detached' });
    expect((await settings()).logo).toBe(null);
    // The refusal is a request that failed.
    expect(complaints.filter((one) => !one.includes('400'))).toEqual([]);
  });
});
