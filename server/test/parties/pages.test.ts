import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { LINK_LANGUAGES, PURPOSES } from '#core/parties/link.ts';
import { readNotes } from '#core/signed-note.ts';
import { MINUTE_MS } from '#core/time.ts';
import { openAnchorKey } from '#store/escrow/verify/anchor-key.ts';
import { amendments } from '#test/support/amendments.ts';
import { startTestApp } from '#test/support/app.ts';
import { codeIn, PARTIES, platformWithLinks } from '#test/support/parties.ts';

const app = await startTestApp();
const { key, shop, deal, paidDeal, linkFor, open } = await platformWithLinks(app);

describe('the page to pay', () => {
  it('shows the account until the money has arrived', async () => {
    const { id, accountNumber } = await deal();
    const { path } = await linkFor(id, { party: 'buyer', purposes: ['pay'] });
    const before = await open(path);
    expect(before.html.replaceAll(/<\/?span>/g, '')).toContain(accountNumber);
    expect(before.html).toContain('Pay ₦150.00 into escrow');
    expect(before.html).toContain('<noscript><meta http-equiv="refresh"');
    await shop.deposit(accountNumber, 150_00);
    const after = await open(`${path}/pay`);
    expect(after.html).toContain('Your payment has arrived');
    expect(after.html.replaceAll(/<\/?span>/g, '')).not.toContain(accountNumber);
  });

  it('says that there is no account before the payment is assessed', async () => {
    const { body } = await shop.create([100], PARTIES);
    const { path } = await linkFor(body.id, { party: 'buyer', purposes: ['pay'] });
    expect((await open(path)).html).toContain('There is no account to pay into yet');
  });
});

describe('every page', () => {
  it('is complete without script, loads nothing, is not stored, and is small', async () => {
    const { id, milestone } = await paidDeal();
    const purposes = PURPOSES.filter((purpose) => purpose !== 'proof');
    const { path } = await linkFor(id, { party: 'buyer', purposes });
    const proof = await linkFor(id, { party: 'buyer', purposes: ['proof'] });
    const pages = ['', '/pay', '/track', `/confirm/${milestone}`].map((page) => path + page);
    for (const page of [...pages, `${proof.path}/proof`]) {
      const { status, html, headers } = await open(page);
      expect(status).toBe(200);
      expect(html).not.toMatch(/<script|<link|src="(?!data:)/);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['cache-control']).toBe('no-store');
      expect(html).toContain('noindex');
      expect(gzipSync(html).length).toBeLessThan(14_000);
    }
  });

  it('shows neither party’s name or address to the other', async () => {
    const { id } = await paidDeal();
    for (const party of ['buyer', 'seller']) {
      const purposes = PURPOSES.filter(
        (purpose) => purpose !== 'proof' && (party === 'buyer' || purpose !== 'pay'),
      );
      const { path } = await linkFor(id, { party, purposes });
      const proof = await linkFor(id, { party, purposes: ['proof'] });
      for (const page of [path, `${path}/track`, proof.path]) {
        expect((await open(page)).html).not.toMatch(/Ada|Femi|@example/);
      }
    }
  });

  it.each(LINK_LANGUAGES)('exists in %s', async (language) => {
    const { id } = await deal();
    const { path } = await linkFor(id, { party: 'buyer', purposes: ['pay', 'track'], language });
    const proof = await linkFor(id, { party: 'buyer', purposes: ['proof'], language });
    for (const page of [path, `${path}/track`, proof.path]) {
      const { html } = await open(page);
      expect(html).toContain(`<html lang="${language}">`);
      const body = html.slice(html.indexOf('<body>')).replace(/<script>.*<\/script>/s, '');
      expect(body).not.toMatch(/[{}]|undefined/);
    }
  });

  it('escapes what people typed', async () => {
    const title = '<img src=x onerror=alert(1)>"\'';
    const { body } = await shop.create([100], { ...PARTIES, milestones: [{ title, amount: 100 }] });
    const { path } = await linkFor(body.id, { party: 'buyer', purposes: ['track'] });
    expect((await open(path)).html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });
});

describe('with time limits', () => {
  it('says until when to pay, and what silence means while the window runs', async () => {
    const day = 86_400_000;
    const fundBy = new Date(app.context.clock().getTime() + 3 * day).toISOString();
    const [title, amount, inspectionSeconds] = ['Step 1', 100_00, 86_400];
    const milestones = [{ title, amount, inspectionSeconds, onSilence: 'release' }];
    const { body } = await shop.create([amount], {
      ...PARTIES,
      buyerExternalId: 'patient',
      fundBy,
      milestones,
    });
    const { body: assessed } = await shop.assess(body.id, { external_user_id: 'patient' });
    const { path } = await linkFor(body.id, { party: 'buyer', purposes: ['pay', 'confirm'] });
    expect((await open(path)).html).toContain('or the deal ends');
    await shop.deposit(assessed.virtualAccount?.accountNumber ?? '', amount);
    expect((await open(path)).html).not.toContain('If the buyer does nothing');
    await shop.confirm(body.id, body.milestones[0]?.id ?? '', 'seller');
    for (const page of ['/track', `/confirm/${body.milestones[0]?.id}`]) {
      expect((await open(path + page)).html).toContain('If the buyer does nothing, it is released on');
    }
  });
});

describe('confirming by a code', () => {
  const asked = async (party = 'buyer') => {
    const made = await paidDeal();
    const link = await linkFor(made.id, { party, purposes: ['confirm'] });
    return { ...made, link, at: `${link.path}/confirm/${made.milestone}` };
  };
  const statusOf = async (id: string) => (await shop.get(id)).body.milestones[0]?.status;

  it('takes a press and the code, for each party, and releases the money', async () => {
    const { id, milestone, at } = await asked('seller');
    const buyer = await linkFor(id, { party: 'buyer', purposes: ['confirm'] });
    await open(at);
    expect(await statusOf(id)).toBe('PENDING');
    const pressed = await open(at, {});
    expect(pressed.html).toContain('f•••@example.com');
    const done = await open(at, { code: codeIn(pressed.html) });
    expect(done.html).toContain('You have confirmed “Step 1”');
    expect(await statusOf(id)).toBe('SELLER_CONFIRMED');
    const second = `${buyer.path}/confirm/${milestone}`;
    await open(second, { code: codeIn((await open(second, {})).html) });
    expect(await statusOf(id)).toBe('COMPLETED');
    const confirmed = (await shop.events(id)).filter(({ type }) => type === 'milestone.confirmed');
    expect(confirmed.map(({ data }) => data['by'])).toEqual(['seller', 'buyer']);
    expect((confirmed[1] as unknown as { actor: object }).actor).toEqual({ type: 'person', id: buyer.id });
  });

  it('refuses a wrong code, and after five of them every code, also a new one', async () => {
    const { id, at, link, milestone } = await asked();
    const code = codeIn((await open(at, {})).html);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let guess = 0; guess < 4; guess++) {
      expect((await open(at, { code: wrong })).html).toContain('not the code that was sent last');
    }
    const renewed = codeIn((await open(at, {})).html);
    expect((await open(at, { code })).html).toContain('not the code that was sent last');
    expect((await open(at, { code: renewed })).html).toContain('Too many wrong codes');
    expect((await open(at, {})).html).toContain('Too many wrong codes');
    expect(await statusOf(id)).toBe('PENDING');
    // The other side is not locked out, and neither is a new link.
    const again = await linkFor(id, { party: 'buyer', purposes: ['confirm'] });
    const fresh = `${again.path}/confirm/${milestone}`;
    await open(fresh, { code: codeIn((await open(fresh, {})).html) });
    expect(await statusOf(id)).toBe('BUYER_CONFIRMED');
    expect(again.id).not.toBe(link.id);
  });

  it('sends five codes at most', async () => {
    const { at } = await asked();
    for (let sent = 0; sent < 5; sent++) expect(codeIn((await open(at, {})).html)).toMatch(/^\d{6}$/);
    expect((await open(at, {})).html).toContain('Too many codes were sent');
  });

  it('refuses a code after ten minutes, of another milestone, and through another link', async () => {
    const { id, at, link, milestone } = await asked();
    const code = codeIn((await open(at, {})).html);
    const [, other] = (await shop.get(id)).body.milestones;
    const elsewhere = await linkFor(id, { party: 'buyer', purposes: ['confirm'] });
    for (const path of [`${link.path}/confirm/${other?.id}`, `${elsewhere.path}/confirm/${milestone}`]) {
      expect((await open(path, { code })).html).toContain('expired');
    }
    app.time.advance(10 * MINUTE_MS);
    expect((await open(at, { code })).html).toContain('This code has expired');
    expect(await statusOf(id)).toBe('PENDING');
  });

  it('refuses a code that was sent for another amount', async () => {
    const { id, at, milestone, buyerExternalId } = await asked();
    const code = codeIn((await open(at, {})).html);
    const { propose, accept } = amendments(app, shop, id);
    const { body } = await propose([{ type: 'change', milestoneId: milestone, amount: 90_00 }]);
    expect((await accept(body, buyerExternalId)).status).toBe(200);
    expect((await open(at, { code })).html).toContain('not the code that was sent last');
    expect(await statusOf(id)).toBe('PENDING');
    await open(at, { code: codeIn((await open(at, {})).html) });
    expect(await statusOf(id)).toBe('BUYER_CONFIRMED');
  });

  it('keeps the code out of the database, the API and the mails that can be read', async () => {
    const { at, id } = await asked();
    const code = codeIn((await open(at, {})).html);
    const rows = await app.database.owner.query<{ row: string }>(
      'SELECT row_to_json(c)::text AS row FROM party_codes c',
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map(({ row }) => row).join()).not.toContain(code);
    const mails = await app.call<{ data: { id: string; type: string }[] }>(
      'GET',
      '/v1/mail/messages?limit=100',
      {
        key,
      },
    );
    const [sent] = mails.body.data.filter(({ type }) => type === 'confirmation_code');
    expect(sent).toBeDefined();
    expect(
      JSON.stringify((await app.call('GET', `/v1/mail/messages/${sent?.id}`, { key })).body),
    ).not.toContain(code);
    expect(JSON.stringify(await shop.events(id))).not.toContain(code);
  });

  it('waits while the agreement is frozen', async () => {
    const { id, at } = await asked();
    const code = codeIn((await open(at, {})).html);
    await shop.post(id, 'freeze', { reason: 'looked at' });
    expect((await open(at, { code })).html).toContain('has paused this deal');
    expect(await statusOf(id)).toBe('PENDING');
  });
});

describe('the proof', () => {
  it('is signed with the key of the account’s anchors, and says what is held now', async () => {
    const { id } = await paidDeal();
    const { path } = await linkFor(id, { party: 'seller', purposes: ['proof'] });
    const { html } = await open(path);
    expect(html).toContain('₦150.00 is held in escrow');
    const plain = html.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
    const [, text = ''] = /<pre>(surety held 1[^<]*)<\/pre>/.exec(plain) ?? [];
    const [note] = readNotes(text);
    const name = note?.signatures[0]?.name ?? '';
    const anchorKey = openAnchorKey(app.context.secret.derive('anchor'));
    expect(note?.text).toContain(`agreement ${id}\nheld NGN 15000\nbank sandbox\n`);
    expect(note && anchorKey.hasSigned(name, note)).toBe(true);
    expect(note && anchorKey.hasSigned(name, { ...note, text: note.text.replace('15000', '99999') })).toBe(
      false,
    );
    await shop.refund(id);
    expect((await open(path)).html).toContain('No money is held in escrow');
  });
});
