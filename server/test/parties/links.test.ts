import { describe, expect, it } from 'vitest';
import { PURPOSES, type Purpose } from '#core/parties/link.ts';
import { DAY_MS, MINUTE_MS } from '#core/time.ts';
import { loggablePath } from '#http/pipeline/log/loggable-path.ts';
import { sweepTokens } from '#store/parties/links.ts';
import { startTestApp } from '#test/support/app.ts';
import { type Link, platformWithLinks } from '#test/support/parties.ts';

const app = await startTestApp();
const { key, shop, deal, paidDeal, newLink, linkFor, open } = await platformWithLinks(app);

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
    const { id, developerId } = await deal();
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
    ['a proof and more', { party: 'seller', purposes: ['proof', 'dispute'] }, 'for anyone to see'],
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
  ['/track', 'GET', ['pay', 'track', 'confirm', 'appeal', 'deliver', 'dispute', 'amend']],
  ['/proof', 'GET', ['proof']],
  ['/confirm', 'GET', ['confirm']],
  ['/confirm', 'POST', ['confirm']],
  ['/appeal', 'GET', ['appeal']],
  ['/appeal', 'POST', ['appeal']],
  ['/delivery', 'GET', ['deliver']],
  ['/delivery', 'POST', ['deliver']],
  ['/dispute', 'GET', ['dispute']],
  ['/dispute', 'POST', ['dispute']],
];

describe.each(PURPOSES)('a link to %s', (purpose) => {
  it('opens its own pages and no other', async () => {
    const { id, milestone } = await paidDeal();
    const { path } = await linkFor(id, { party: 'buyer', purposes: [purpose] });
    for (const [page, method, by] of PAGES) {
      const at = /confirm|delivery|dispute/.test(page) ? `${path}${page}/${milestone}` : path + page;
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

it('forgets the tokens of links long after they have ended', async () => {
  const { id } = await deal();
  const { path } = await linkFor(id, { party: 'buyer', purposes: ['track'], expiresInSeconds: 300 });
  app.time.advance(91 * DAY_MS);
  expect(
    await sweepTokens(app.context.db, new Date(app.context.clock().getTime() - 90 * DAY_MS), 100),
  ).toBeGreaterThan(0);
  expect((await open(path)).status).toBe(404);
});
