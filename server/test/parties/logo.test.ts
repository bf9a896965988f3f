import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { amendments } from '#test/support/amendments.ts';
import { openBrowser } from '#test/support/dashboard/browser.ts';
import { SLOW, seriousViolations } from '#test/support/dashboard/signed-in-browser.ts';
import { jpegInScans, png } from '#test/support/identity/bombs.ts';
import { startListeningApp } from '#test/support/listening.ts';
import { base64, logoFile, noiseFile } from '#test/support/logos.ts';
import { platformWithLinks } from '#test/support/parties.ts';
import { expectProblem } from '#test/support/requests.ts';

const PICTURES = process.env['LOGO_SCREENSHOTS'];
const SETTINGS = '/v1/mail/settings';
const ADDRESS = /^data:image\/(png|jpeg);base64,([A-Za-z0-9+/]+=*)$/;

type Settings = { logo: string | null; color: string | null };
const browser = await openBrowser('the logo of the pages');
const app = await startListeningApp();
const { key, shop, deal, paidDeal, linkFor, open } = await platformWithLinks(app);
const other = await platformWithLinks(app);
const change = (body: object, by = key) => app.call<Settings>('PATCH', SETTINGS, { key: by, body });
const shown = async (by = key) => (await app.call<Settings>('GET', SETTINGS, { key: by })).body.logo;

/** The picture of an address, as bytes. */
function pictureAt(address: string | null | undefined): Buffer {
  const [, , bytes = ''] = ADDRESS.exec(address ?? '') ?? [];
  return Buffer.from(bytes, 'base64');
}
const logoOf = (html: string) => /<img src="([^"]*)" alt="([^"]*)">/.exec(html);

async function trackPage(on = { paidDeal, linkFor, open }) {
  const { id } = await on.paidDeal();
  const { path } = await on.linkFor(id, { party: 'buyer', purposes: ['track'] });
  return on.open(`${path}/track`);
}

describe('a logo', async () => {
  it('is encoded anew, stands in the page itself, and has the name as its text', async () => {
    await change({ senderName: 'Adire "& Co"' });
    const file = await sharp(await logoFile())
      .withExif({ IFD0: { Artist: 'SECRET-ARTIST' } })
      .png()
      .toBuffer();
    const sent = Buffer.concat([file, Buffer.from('<script>alert(1)</script>')]);
    expect(sent.includes('SECRET-ARTIST')).toBe(true);
    const { status, body } = await change({ logo: base64(sent) });
    expect(status).toBe(200);
    const picture = pictureAt(body.logo);
    expect(picture.length).toBeLessThanOrEqual(4_096);
    for (const gone of ['SECRET-ARTIST', 'Exif', '<script']) expect(picture.includes(gone), gone).toBe(false);
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 320, height: 80 });
    const { html, headers } = await trackPage();
    expect(logoOf(html)?.slice(1)).toEqual([body.logo, 'Adire &quot;&amp; Co&quot;']);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';.*;img-src data:$/);
  });

  it('is on no other platform’s page, and without one a page loads no picture at all', async () => {
    await change({ logo: base64(await logoFile()) });
    expect(await shown(other.key)).toBe(null);
    const { html, headers } = await trackPage(other);
    expect(html).not.toContain('<img');
    expect(headers['content-security-policy']).not.toContain('img-src');
  });

  it('is replaced, kept when other settings change, and gone once it is removed', async () => {
    const first = (await change({ logo: base64(await logoFile()) })).body.logo;
    const uri = `data:image/png;base64,${base64(await logoFile('#111', '#d00'))}`;
    const second = (await change({ logo: uri })).body.logo;
    expect([pictureAt(second).length > 0, second === first]).toEqual([true, false]);
    await change({ color: '#17663f' });
    expect(await shown()).toBe(second);
    await change({ logo: null });
    expect(await shown()).toBe(null);
    const rows = await app.database.owner.query('SELECT 1 FROM mail_settings WHERE logo IS NOT NULL');
    expect(rows).toEqual([]);
    expect((await trackPage()).html).not.toContain('<img');
  });

  it('that is white on nothing is put on a dark ground, any other on a light one', async () => {
    const corner = async (ink: string, mark: string) => {
      const { body } = await change({ logo: base64(await logoFile(ink, mark)) });
      const { data } = await sharp(pictureAt(body.logo))
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      return data[0] as number;
    };
    expect(await corner('#fff', '#fff')).toBeLessThan(60);
    expect(await corner('#111', '#d00')).toBeGreaterThan(240);
  });

  it.each([
    ['noise', () => noiseFile()],
    ['a square of noise', () => noiseFile(200, 200)],
    ['a long line', () => noiseFile(480, 60)],
    ['one pixel', async () => png(1, 1)],
    [
      'an ordinary JPEG',
      async () =>
        sharp(await logoFile())
          .flatten()
          .jpeg()
          .toBuffer(),
    ],
  ])('of %s fits', async (_what, file) => {
    const { status, body } = await change({ logo: base64(await file()) });
    const picture = pictureAt(body.logo);
    expect([status, picture.length > 0, picture.length <= 4_096]).toEqual([200, true, true]);
    const { width = 0, height = 0 } = await sharp(picture).metadata();
    expect([width <= 320, height <= 80]).toEqual([true, true]);
  });

  const whole = await logoFile();
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  it.each([
    ['an SVG', base64(Buffer.from(SVG))],
    ['an SVG that says so', `data:image/svg+xml;base64,${base64(Buffer.from(SVG))}`],
    ['an SVG that calls itself a PNG', `data:image/png;base64,${base64(Buffer.from(SVG))}`],
    ['a GIF', base64(Buffer.from('GIF89a\x01\x00\x01\x00'))],
    [
      'a page with the signature of a JPEG',
      base64(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(SVG)])),
    ],
    ['half a PNG', base64(whole.subarray(0, 2_000))],
    ['2 GB of black pixels', base64(png(40_000, 50_000, { colour: 0, depth: 1 }).subarray(0, 140_000))],
    ['a picture that is read 900 times', base64(jpegInScans(2_000, 2_000, 900).subarray(0, 140_000))],
    ['a thread', base64(png(2_000, 10))],
    ['an address elsewhere', 'https://evil.example/logo.png'],
    ['an attribute', '"><script>alert(1)</script>'],
    ['an empty file', ''],
    ['a number', 1],
    ['151 kB', base64(Buffer.alloc(151_000))],
  ])('that is %s is refused, and the old one stays', async (_what, logo) => {
    const before = (await change({ logo: base64(await logoFile()) })).body.logo;
    expectProblem(await change({ logo }), 400, { code: 'validation_failed', path: 'logo' });
    expect(await shown()).toBe(before);
  });

  it('of more bytes than any body may have is refused before it is read as one', async () => {
    expect((await change({ logo: 'A'.repeat(300_000) })).status).toBe(413);
  });

  it('is changed by those who may change the mail settings, and the audit log names its hash', async () => {
    const body = { environment: 'test', scopes: ['escrow'] };
    const { body: weak } = await app.call<{ apiKey: string }>('POST', '/v1/developer/api-keys', {
      key,
      body,
    });
    const logo = base64(await logoFile('#222', '#0a0'));
    expect((await change({ logo }, weak.apiKey)).status).toBe(403);
    expect((await change({ logo })).status).toBe(200);
    const records = await app.call<{ data: { type: string; after: { logo?: string } }[] }>(
      'GET',
      '/v1/audit-log',
      {
        key,
      },
    );
    const newest = records.body.data.find(({ type }) => type === 'mail_settings.changed');
    expect(Object.keys(newest?.after ?? {})).toEqual(['logo']);
    expect(newest?.after.logo).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe.skipIf(!browser)('a phone', () => {
  it('shows it on every page, in light and dark, with script off, and loads nothing else', SLOW, async () => {
    await change({ senderName: 'Adire Co', logo: base64(await logoFile()) });
    const [unpaid, { id, milestone }] = [await deal(), await paidDeal()];
    const purposes = ['track', 'confirm', 'dispute', 'deliver', 'appeal', 'amend'];
    const { path } = await linkFor(id, { party: 'buyer', purposes });
    const proof = await linkFor(id, { party: 'buyer', purposes: ['proof'] });
    const pay = await linkFor(unpaid.id, { party: 'buyer', purposes: ['pay'] });
    await amendments(app, shop, id).propose([{ type: 'change', milestoneId: milestone, amount: 90_00 }]);
    const rider = await linkFor(id, { party: 'seller', purposes: ['deliver'] });
    const pages = {
      pay: `${pay.path}/pay`,
      track: `${path}/track`,
      confirm: `${path}/confirm/${milestone}`,
      dispute: `${path}/dispute/${milestone}`,
      'deliver-code': `${path}/delivery/${milestone}`,
      'deliver-rider': `${rider.path}/delivery/${milestone}`,
      proof: `${proof.path}/proof`,
      appeal: `${path}/appeal`,
      amendment: `${path}/amendment`,
      'not-for-this': `${pay.path}/confirm/${milestone}`,
    };
    const urls = Object.entries(pages).map(([name, at]) => [name, new URL(at, app.apiUrl).href] as const);
    const screen = { viewport: { width: 360, height: 740 } };
    for (const colorScheme of ['light', 'dark'] as const) {
      const still = { ...screen, deviceScaleFactor: 2, colorScheme, javaScriptEnabled: false };
      const page = await browser?.newPage(still);
      if (!page) throw new Error('no page');
      const requests: string[] = [];
      const complaints: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      page.on('console', (message) => complaints.push(message.text()));
      for (const [name, url] of urls) {
        requests.length = 0;
        await page.goto(url);
        const logo = page.getByRole('img', { name: 'Adire Co' });
        const box = await logo.boundingBox();
        expect([name, box?.width, box?.height]).toEqual([name, 160, 40]);
        expect([name, requests.filter((one) => !one.startsWith('data:'))]).toEqual([name, [url]]);
        if (PICTURES)
          await page.screenshot({ path: `${PICTURES}/logo-${name}-${colorScheme}.png`, fullPage: true });
      }
      // A refused page is said to be one.
      expect(complaints.filter((text) => !text.includes('403'))).toEqual([]);
      await page.close();
    }
    const seen = await browser?.newPage(screen);
    if (!seen) throw new Error('no page');
    for (const [name, url] of urls) {
      await seen.emulateMedia({ colorScheme: 'light' });
      await seen.goto(url);
      expect([name, await seriousViolations(seen)]).toEqual([name, []]);
      await seen.emulateMedia({ colorScheme: 'dark' });
      expect([name, await seriousViolations(seen, 'contrast')]).toEqual([name, []]);
    }
    await seen.close();
  });

  it(
    'runs nothing of what stands in its place in the database, and loads nothing from elsewhere',
    SLOW,
    async () => {
      const { id } = await paidDeal();
      const { path } = await linkFor(id, { party: 'buyer', purposes: ['track'] });
      const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>document.title="taken"</script></svg>';
      await app.database.owner.query('UPDATE mail_settings SET logo = $1', [Buffer.from(svg)]);
      const page = await browser?.newPage();
      if (!page) throw new Error('no page');
      await page.goto(new URL(`${path}/track`, app.apiUrl).href);
      expect(await page.title()).toBe('Your deal');
      const refused = page.waitForEvent('console', (message) => message.text().includes('img-src data:'));
      await page.evaluate(`document.querySelector('img').src = '${app.apiUrl}/logo.png'`);
      await refused;
      await page.close();
    },
  );
});
