import { describe, expect, it } from 'vitest';
import { startTestApp } from '#test/support/app.ts';
import { openBrowser } from '#test/support/dashboard/browser.ts';
import { signedIn, visitor } from '#test/support/dashboard/dashboard.ts';
import { fitsEveryScreen } from '#test/support/dashboard/every-screen.ts';
import { openTab, SLOW, signInAs, startDashboardApp } from '#test/support/dashboard/signed-in-browser.ts';

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
});
