import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { LINK_LANGUAGES, PURPOSES, type Purpose } from '#core/parties/link.ts';
import { readNotes } from '#core/signed-note.ts';
import { DAY_MS, MINUTE_MS } from '#core/time.ts';
import { loggablePath } from '#http/pipeline/log/loggable-path.ts';
import { openAnchorKey } from '#store/escrow/verify/anchor-key.ts';
import { startTestApp } from '#test/support/app.ts';
import { platform } from '#test/support/escrow.ts';

const app = await startTestApp();
const PARTIES = {
  buyerEmail: 'ada@example.com',
  buyerName: 'Ada Obi',
  sellerEmail: 'femi@example.com',
  sellerName: 'Femi Ade',
};
let key: string;
let developerId: string;
let shop: ReturnType<typeof platform>;
beforeAll(async () => {
  const { key: live } = await app.signUp();
  const made = await app.call<{ apiKey: string }>('POST', '/v1/developer/api-keys', {
    key: live,
    body: { environment: 'test' },
  });
  key = made.body.apiKey;
  shop = platform(app, key);
});

type Link = { id: string; url: string; status: string; firstOpenedAt: string | null };
const newLink = async (agreementId: string, body: object) =>
  app.call<Link>('POST', `/v1/escrow/agreements/${agreementId}/links`, { key, body });
const linkFor = async (agreementId: string, body: object) => {
  const { status, body: link } = await newLink(agreementId, body);
  expect(status).toBe(201);
  return { ...link, path: new URL(link.url).pathname };
};
const open = async (path: string, form?: Record<string, string>) => {
  const answer = await app.http.inject({
    method: form ? 'POST' : 'GET',
    url: path,
    ...(form && {
      payload: new URLSearchParams(form).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }),
  });
  return { status: answer.statusCode, html: answer.body, headers: answer.headers };
};
const codeIn = (html: string) => /code is (\d{6})/.exec(html)?.[1] ?? '';

let deals = 0;
/** A deal of 100 and 50, each of another buyer. */
async function deal(amounts = [100_00, 50_00]) {
  const buyerExternalId = `buyer_${deals++}`;
  const { body } = await shop.create(amounts, { ...PARTIES, buyerExternalId });
  developerId = body.developerId;
  const { body: assessed } = await shop.assess(body.id, { external_user_id: buyerExternalId });
  const accountNumber = assessed.virtualAccount?.accountNumber ?? '';
  return { ...body, accountNumber, milestone: body.milestones[0]?.id ?? '' };
}
async function paidDeal() {
  const made = await deal();
  await shop.deposit(made.accountNumber, 150_00);
  return made;
}

describe('a link', () => {
  it('is shown once, listed without its address, and revoked', async () => {
    const { id } = await deal();
    const headers = { 'idempotency-key': `link-${id}` };
    const body = { party: 'buyer', purposes: ['pay'], qr: true };
    const ask = () =>
      app.call<Link & { qr: string }>('POST', `/v1/escrow/agreements/${id}/links`, { key, body, headers });
    const [first, again] = [await ask(), await ask()];
    expect(first.body.qr).toContain('<svg');
    expect(again.body.url).toBe(first.body.url);
    const list = () => app.call<{ data: Link[] }>('GET', `/v1/escrow/agreements/${id}/links`, { key });
    expect((await list()).body.data).toMatchObject([
      { id: first.body.id, status: 'ACTIVE', firstOpenedAt: null },
    ]);
    expect(JSON.stringify((await list()).body)).not.toContain(new URL(first.body.url).pathname);

    const revoke = () =>
      app.call<Link>('DELETE', `/v1/escrow/agreements/${id}/links/${first.body.id}`, { key });
    expect((await revoke()).body.status).toBe('REVOKED');
    expect((await revoke()).status).toBe(200);
    const gone = await open(new URL(first.body.url).pathname);
    expect([gone.status, gone.html]).toEqual([410, expect.stringContaining('This link was withdrawn')]);
  });

  it('expires, and says so', async () => {
    const { id } = await deal();
    const { path } = await linkFor(id, { party: 'buyer', purposes: ['track'], expiresInSeconds: 300 });
    app.time.advance(6 * MINUTE_MS);
    const { status, html } = await open(path);
    expect([status, html]).toEqual([410, expect.stringContaining('This link has expired')]);
  });

  it('reports its first opening as an event', async () => {
    const { id } = await deal();
    const link = await linkFor(id, { party: 'seller', purposes: ['track'] });
    await open(link.path);
    await open(link.path);
    const events = await app.database.owner.query(
      'SELECT type, actor, data FROM events WHERE developer_id = $1 AND stream_id = $2',
      [developerId, link.id],
    );
    expect(events).toEqual([
      {
        type: 'link.opened',
        actor: { type: 'person', id: link.id },
        data: { id: link.id, agreementId: id, party: 'seller', purposes: ['track'] },
      },
    ]);
  });

  it.each([
    ['pay for the seller', { party: 'seller', purposes: ['pay'] }, 'pay is for the buyer'],
    ['no purpose', { party: 'buyer', purposes: [] }, 'at least one'],
    ['an unknown purpose', { party: 'buyer', purposes: ['steal'] }, 'must be one of'],
    ['a life of years', { party: 'buyer', purposes: ['track'], expiresInSeconds: 10 ** 9 }, 'from 300 to'],
    ['an unknown language', { party: 'buyer', purposes: ['track'], language: 'xx' }, 'must be one of'],
  ])('is refused with %s', async (_name, body, message) => {
    const { id } = await deal();
    const answer = await newLink(id, body);
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([400, expect.stringContaining(message)]);
  });

  it('that confirms needs an address for the code', async () => {
    const { body } = await shop.create([100]);
    const answer = await newLink(body.id, { party: 'buyer', purposes: ['confirm'] });
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([
      400,
      expect.stringContaining('buyerEmail'),
    ]);
  });

  it('belongs to its account', async () => {
    const { id } = await deal();
    const link = await linkFor(id, { party: 'buyer', purposes: ['track'] });
    const { key: stranger } = await app.signUp();
    const at = `/v1/escrow/agreements/${id}/links`;
    expect((await app.call('GET', at, { key: stranger })).status).toBe(404);
    expect((await app.call('DELETE', `${at}/${link.id}`, { key: stranger })).status).toBe(404);
  });

  it('does not appear in a log', () => {
    expect(loggablePath(`/deal/${'a'.repeat(43)}/confirm/mil_1`)).toBe('/deal/…');
    expect(loggablePath(`/%64eal/${'a'.repeat(43)}`)).toBe('/deal/…');
  });

  it.each(['/deal/x', `/deal/${'a'.repeat(43)}`, `/deal/${'a'.repeat(43)}/pay`])(
    'that is wrong (%s) reveals nothing',
    async (path) => {
      const { status, html } = await open(path);
      expect([status, html]).toEqual([404, expect.stringContaining('This link is not valid')]);
    },
  );
});

/** Every page, and the purposes with which a link opens it. */
const PAGES: readonly (readonly [page: string, method: 'GET' | 'POST', by: readonly Purpose[]])[] = [
  ['/pay', 'GET', ['pay']],
  ['/track', 'GET', ['pay', 'track', 'confirm']],
  ['/proof', 'GET', ['proof']],
  ['/confirm', 'GET', ['confirm']],
  ['/confirm', 'POST', ['confirm']],
];

describe.each(PURPOSES)('a link to %s', (purpose) => {
  it('opens its own pages and no other', async () => {
    const { id, milestone } = await paidDeal();
    const { path } = await linkFor(id, { party: 'buyer', purposes: [purpose] });
    for (const [page, method, by] of PAGES) {
      const at = page === '/confirm' ? `${path}/confirm/${milestone}` : path + page;
      const { status } = await open(at, method === 'POST' ? {} : undefined);
      expect([page, method, status]).toEqual([page, method, by.includes(purpose) ? 200 : 403]);
    }
    expect((await shop.get(id)).body.milestones[0]?.status).toBe('PENDING');
  });

  it('opens the deal of its own agreement only', async () => {
    const [mine, other] = [await paidDeal(), await paidDeal()];
    const { path } = await linkFor(mine.id, { party: 'buyer', purposes: [purpose] });
    const { status } = await open(`${path}/confirm/${other.milestone}`, {});
    expect(status).toBe(purpose === 'confirm' ? 404 : 403);
  });
});

describe('the page to pay', () => {
  it('shows the account until the money has arrived', async () => {
    const { id, accountNumber } = await deal();
    const { path } = await linkFor(id, { party: 'buyer', purposes: ['pay'] });
    const before = await open(path);
    expect(before.html.replaceAll(/<\/?span>/g, '')).toContain(accountNumber);
    expect(before.html).toContain('Pay ₦150.00 into escrow');
    expect(before.html).toContain('http-equiv="refresh"');
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
    const { path } = await linkFor(id, { party: 'buyer', purposes: [...PURPOSES] });
    for (const page of ['', '/pay', '/track', '/proof', `/confirm/${milestone}`]) {
      const { status, html, headers } = await open(path + page);
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
      const purposes = PURPOSES.filter((purpose) => party === 'buyer' || purpose !== 'pay');
      const { path } = await linkFor(id, { party, purposes });
      for (const page of ['', '/track', '/proof']) {
        expect((await open(path + page)).html).not.toMatch(/Ada|Femi|@example/);
      }
    }
  });

  it.each(LINK_LANGUAGES)('exists in %s', async (language) => {
    const { id } = await deal();
    const { path } = await linkFor(id, { party: 'buyer', purposes: ['pay', 'track', 'proof'], language });
    for (const page of ['', '/track', '/proof']) {
      const { html } = await open(path + page);
      expect(html).toContain(`<html lang="${language}">`);
      expect(html.slice(html.indexOf('<body>'))).not.toMatch(/[{}]|undefined/);
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

it('forgets the tokens of links long after they have ended', async () => {
  const { id } = await deal();
  const { path } = await linkFor(id, { party: 'buyer', purposes: ['track'], expiresInSeconds: 300 });
  app.time.advance(91 * DAY_MS);
  const { sweepTokens } = await import('#store/parties/links.ts');
  expect(
    await sweepTokens(app.context.db, new Date(app.context.clock().getTime() - 90 * DAY_MS), 100),
  ).toBeGreaterThan(0);
  expect((await open(path)).status).toBe(404);
});
