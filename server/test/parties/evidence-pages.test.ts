import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { startTestApp } from '#test/support/app.ts';
import { openBrowser } from '#test/support/dashboard/browser.ts';
import { SLOW, seriousViolations } from '#test/support/dashboard/signed-in-browser.ts';
import { evidence, pdf } from '#test/support/evidence.ts';
import { form, type Part } from '#test/support/identity/form.ts';
import { startListeningApp } from '#test/support/listening.ts';
import { platformWithLinks } from '#test/support/parties.ts';

const app = await startTestApp();
const { paidDeal, linkFor, open, key } = await platformWithLinks(app);
const files = evidence(app, key);
const CLAIM = { step: 'open', reason: 'damaged', words: 'One leg is broken.', amount: '60.00' };

async function disputed() {
  const deal = await paidDeal();
  const linkOf = async (party: string, purposes = ['dispute']) =>
    (await linkFor(deal.id, { party, purposes })).path;
  const [buyer, seller] = [await linkOf('buyer'), await linkOf('seller')];
  const page = (link: string) => `${link}/dispute/${deal.milestone}`;
  await open(page(buyer), CLAIM);
  const evidencePath = (link: string) => `${link}/evidence/${deal.milestone}`;
  const send = async (link: string, file: Uint8Array, hidden = false) => {
    const parts: Part[] = [
      ...(hidden ? [{ name: 'hidden', value: 'true' }] : []),
      { name: 'file', value: file, fileName: 'x.html', type: 'text/html' },
    ];
    const answer = await app.http.inject({ method: 'POST', url: evidencePath(link), ...form(parts) });
    return { status: answer.statusCode, html: answer.body };
  };
  const [dispute] = (await app.call<{ data: { id: string }[] }>('GET', '/v1/disputes', { key })).body.data;
  return { ...deal, linkOf, buyer, seller, page, evidencePath, send, dispute: dispute ?? { id: '' } };
}
const linksIn = (html: string) =>
  [...html.matchAll(/href="(\/deal\/[^"]+\/evidence\/[^"]+)"/g)].map(([, path]) => path ?? '');

describe('the files on the page of a dispute', () => {
  it('go to the other side, as a download that no browser opens here', async () => {
    const { buyer, seller, page, send } = await disputed();
    const sent = await send(buyer, pdf('an invoice'));
    expect(sent.status).toBe(200);
    expect(linksIn(sent.html)).toHaveLength(1);
    const [path = ''] = linksIn((await open(page(seller))).html);
    const { statusCode, headers, rawPayload } = await app.http.inject({ url: path });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; filename="evi_\w+\.pdf"$/),
      'x-content-type-options': 'nosniff',
    });
    expect(rawPayload).toEqual(pdf('an invoice'));
  });

  it('stay with the platform until their party shares them', async () => {
    const { buyer, seller, page, send, dispute } = await disputed();
    const sent = await send(buyer, pdf('for the platform'), true);
    expect(sent.html).toContain('can see it.');
    const [own = ''] = linksIn(sent.html);
    const id = own.split('/').at(-1) ?? '';
    expect(linksIn((await open(page(seller))).html)).toEqual([]);
    const theirs = own.replace(buyer, seller);
    expect((await app.http.inject({ url: theirs })).statusCode).toBe(403);
    expect((await files.read(dispute, { id })).status).toBe(200);
    // The other side cannot share it either.
    await open(page(seller), { step: 'share', evidence: id });
    expect((await app.http.inject({ url: theirs })).statusCode).toBe(403);
    await open(page(buyer), { step: 'share', evidence: id });
    expect((await app.http.inject({ url: theirs })).statusCode).toBe(200);
  });

  it('count once, however often they arrive', async () => {
    const { buyer, send, dispute } = await disputed();
    for (let times = 0; times < 3; times++) expect((await send(buyer, pdf('same'))).status).toBe(200);
    expect(await files.list(dispute)).toHaveLength(1);
  });

  it.each([
    ['is a web page', Buffer.from('<script>alert(1)</script>'), 415],
    ['is a cut-off picture', jpegStart(), 415],
    ['is larger than 10 MB', Buffer.concat([pdf(), Buffer.alloc(10 * 1024 * 1024)]), 413],
  ] as const)('are refused when the file %s, and the page says so', async (_what, file, status) => {
    const { buyer, send, dispute } = await disputed();
    const answer = await send(buyer, file);
    expect(answer.status).toBe(status);
    expect(answer.html).toContain('This file cannot be read.');
    expect(await files.list(dispute)).toEqual([]);
  });

  it('are refused with a page when the request is refused before its link is looked up', async () => {
    const { buyer, evidencePath } = await disputed();
    const headers = { host: 'not a host' };
    const answer = await app.http.inject({ method: 'POST', url: evidencePath(buyer), headers });
    expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining('That did not work')]);
  });

  it('are only for links about disputes, and end with them', async () => {
    const { buyer, linkOf, page, send, dispute } = await disputed();
    const other = await linkOf('buyer', ['pay', 'confirm', 'deliver', 'amend']);
    expect((await send(other, pdf())).status).toBe(403);
    expect(
      (await app.http.inject({ url: `${page(other).replace('dispute', 'evidence')}/evi_x` })).statusCode,
    ).toBe(403);
    await open(page(buyer), { step: 'withdraw' });
    const late = await send(buyer, pdf());
    expect(late.html).toContain('This dispute is over.');
    expect(await files.list(dispute)).toEqual([]);
  });
});

const browser = await openBrowser('the files of a dispute');

describe.skipIf(!browser)('a phone', () => {
  it(
    'sends a photo, and the other phone downloads it without the place where it was taken',
    SLOW,
    async () => {
      const online = await startListeningApp();
      const on = await platformWithLinks(online);
      const { id, milestone } = await on.paidDeal();
      const context = await browser?.newContext({
        viewport: { width: 360, height: 740 },
        acceptDownloads: true,
      });
      const page = await context?.newPage();
      if (!context || !page) throw new Error('no page');
      const show = async (party: string) => {
        const { path } = await on.linkFor(id, { party, purposes: ['dispute'] });
        await page.goto(new URL(`${path}/dispute/${milestone}`, online.apiUrl).href);
      };
      await show('buyer');
      await page.getByLabel('What happened').fill('One leg is broken.');
      await page.getByRole('button', { name: 'Open a dispute' }).click();
      await page.getByText('Add a photo or file').click();
      const photo = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#789' } })
        .withExif({ IFD0: { Artist: 'SECRET-ARTIST' }, IFD3: { GPSLatitude: '6/1 27/1 0/1' } })
        .jpeg()
        .toBuffer();
      expect(photo.includes('SECRET-ARTIST')).toBe(true);
      expect(await seriousViolations(page)).toEqual([]);
      const input = page.locator('input[type=file]');
      // Phones offer camera, gallery and files: `capture` would leave only the camera, and an iPhone converts
      // its HEIC photos only for a page that asks for JPEG.
      expect(await input.getAttribute('capture')).toBe(null);
      expect(await input.getAttribute('accept')).toBe('image/jpeg,image/png,application/pdf');
      await input.setInputFiles({ name: 'leg.jpg', mimeType: 'image/jpeg', buffer: photo });
      await page.getByRole('button', { name: 'Send the file' }).click();
      await page.getByRole('link', { name: 'Photo' }).waitFor();
      await show('seller');
      expect(await seriousViolations(page)).toEqual([]);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Photo' }).click(),
      ]);
      const bytes = await readFile(await download.path());
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 640, height: 480 });
      expect(bytes.includes('SECRET-ARTIST')).toBe(false);
      await context.close();
    },
  );
});

function jpegStart(): Buffer {
  return Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1]);
}
