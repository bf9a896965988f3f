import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#core/time.ts';
import * as messages from '#store/messages/short-messages.ts';
import { startTestApp } from '#test/support/app.ts';
import { codeIn, platformWithLinks } from '#test/support/parties.ts';
import { MESSAGE_TWINS, type MessageFault } from '#twins/messages/twin.ts';
import { PHONE, platformWithMessages } from './messages.ts';

describe.each(MESSAGE_TWINS)('a link with a phone, through %s', async (name) => {
  const scene = await platformWithMessages(name);
  const { app, twin, run, dealWithLink, post } = scene;
  const inbox = () => twin.phones.accepted.filter(({ copies }) => copies > 0);
  const only = async (agreementId: string) => (await scene.messages(agreementId))[0];

  it('is sent to it, and the report of the provider is noted', async () => {
    const { deal, link } = await dealWithLink();
    expect(link).toMatchObject({ phone: '•••• 4567' });
    await run();
    expect(inbox().at(-1)).toMatchObject({ to: PHONE.slice(1), text: expect.stringContaining(link.url) });
    await expect
      .poll(() => only(deal.id))
      .toMatchObject({
        ...{ type: 'link', status: 'DELIVERED', reason: null, recipient: '•••• 4567', text: null },
        ...{ parts: 1, cost: 500 },
      });
  });

  it('gets its codes there, although the party has no mail address', async () => {
    const { deal, path } = await dealWithLink();
    const at = `${path}/confirm/${deal.milestones[0]?.id}`;
    const asked = await post(at);
    expect(asked.html).toContain('We have sent a code to •••• 4567');
    await run();
    const text = inbox().at(-1)?.text ?? '';
    const code = /^(\d{6}) confirms NGN 100\.00 for/.exec(text)?.[1] ?? '';
    expect(asked.html).not.toContain(code);
    expect((await post(at, { code: '000000' === code ? '111111' : '000000' })).html).toContain(
      'not the code',
    );
    await post(at, { code });
    const { body } = await app.call('GET', `/v1/escrow/agreements/${deal.id}`, { key: scene.key });
    expect(body).toMatchObject({ milestones: [{ status: 'BUYER_CONFIRMED' }] });
  });

  it.each<[MessageFault, string, string | null, number]>([
    ['never_delivered', 'SENT', null, 0],
    ['fails', 'FAILED', 'not_delivered', 0],
    ['delivered_twice', 'DELIVERED', null, 2],
    ['late_report', 'SENT', null, 1],
    ['timeout', 'UNKNOWN', 'no_answer', 1],
    ['error_after', 'UNKNOWN', 'status_502', 1],
    ['error', 'UNKNOWN', 'status_503', 0],
    ['no_balance', 'QUEUED', 'no_balance', 0],
    ['rate_limit', 'QUEUED', 'too_many_requests', 0],
  ])('ends, when %s strikes, as %s', async (fault, status, reason, copies) => {
    const before = twin.phones.accepted.length;
    twin.phones.faults.set(fault, 1);
    const { deal } = await dealWithLink();
    await run();
    await expect.poll(() => only(deal.id)).toMatchObject({ status, reason });
    // Later runs send nothing again that may have been sent.
    app.time.advance(status === 'QUEUED' ? MINUTE_MS : HOUR_MS);
    await run();
    const sent = twin.phones.accepted.slice(before);
    const isPutOff = status === 'QUEUED';
    expect(sent.reduce((sum, one) => sum + one.copies, 0)).toBe(isPutOff ? 1 : copies);
    if (isPutOff) await expect.poll(() => only(deal.id)).toMatchObject({ status: 'DELIVERED' });
  });

  it('reaches a number on do-not-disturb by the route for codes, or says that it did not', async () => {
    twin.phones.doNotDisturb.add(PHONE.slice(1));
    const { deal } = await dealWithLink();
    await run();
    const [status, reason] = name === 'termii' ? ['DELIVERED', null] : ['FAILED', 'do_not_disturb'];
    await expect.poll(() => only(deal.id)).toMatchObject({ status, reason });
    if (name === 'termii') expect(twin.phones.accepted.every(({ route }) => route === 'dnd')).toBe(true);
    twin.phones.doNotDisturb.clear();
  });

  it('is not sent any more when its time is over', async () => {
    twin.phones.balance = 0;
    const { deal } = await dealWithLink();
    await run();
    app.time.advance(2 * DAY_MS);
    await run();
    expect(await only(deal.id)).toMatchObject({ status: 'DROPPED', reason: 'expired' });
    twin.phones.balance = 1_000;
  });

  it('takes reports only from the provider, each once', async () => {
    const { deal } = await dealWithLink();
    twin.phones.faults.set('never_delivered', 1);
    await run();
    const message = twin.phones.accepted.at(-1);
    if (!message) throw new Error('it was accepted');
    const forged =
      name === 'termii'
        ? JSON.stringify({ message_id: message.reference, status: 'DELIVERED' })
        : `id=${message.reference}&status=Success`;
    const type = name === 'termii' ? 'application/json' : 'application/x-www-form-urlencoded';
    const send = (url: string, body: string, more = {}) =>
      fetch(url, { method: 'POST', body, headers: { 'content-type': type, ...more } });
    const [bare = ''] = scene.receipts.split('?');
    const signature = createHmac('sha512', 'another secret').update(forged).digest('hex');
    expect((await send(`${bare}?key=wrong`, forged, { 'x-termii-signature': signature })).status).toBe(401);
    expect(await only(deal.id)).toMatchObject({ status: 'SENT' });
    message.status = 'delivered';
    expect([await twin.reportAgain(message), await twin.reportAgain(message)]).toEqual([200, 200]);
    message.status = 'failed';
    expect(await twin.reportAgain(message)).toBe(200);
    expect(await only(deal.id)).toMatchObject({ status: 'DELIVERED' });
    // A report that overtakes the answer is asked for again.
    expect(await twin.reportAgain({ ...message, reference: '1' })).toBe(404);
  });

  it('answers a report about a reference that cannot be', async () => {
    const [id, status] = ['no\0ne', name === 'termii' ? 'DELIVERED' : 'Success'];
    const report =
      name === 'termii'
        ? JSON.stringify({ type: 'outbound', id, message_id: id, status })
        : new URLSearchParams({ id, status }).toString();
    const signature = createHmac('sha512', scene.twin.settings['TERMII_SECRET_KEY'] ?? '').update(report);
    const headers = {
      'content-type': name === 'termii' ? 'application/json' : 'application/x-www-form-urlencoded',
      'x-termii-signature': signature.digest('hex'),
    };
    expect((await fetch(scene.receipts, { method: 'POST', body: report, headers })).status).toBe(404);
  });

  it('leaves neither number nor text in the database, once it was sent and its party erased', async () => {
    const { deal, buyerExternalId } = await dealWithLink();
    const dump = async () => {
      const tables = await app.database.owner.query<{ name: string }>(
        `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'
           AND table_type = 'BASE TABLE'`,
      );
      const rows = await Promise.all(
        tables.map(({ name: table }) => app.database.owner.query(`SELECT t::text FROM ${table} t`)),
      );
      return JSON.stringify(rows);
    };
    await run();
    expect(await dump()).not.toContain(PHONE.slice(4));
    expect((await scene.shop.refund(deal.id)).status).toBe(201);
    for (let hours = 0; hours < 3; hours++) {
      await run();
      app.time.advance(HOUR_MS);
    }
    const { body: request } = await app.call<{ id: string }>('POST', '/v1/privacy/requests', {
      key: scene.key,
      body: { type: 'erase', externalUserId: buyerExternalId },
    });
    const done = await app.call('POST', `/v1/privacy/requests/${request.id}/complete`, {
      key: scene.key,
      body: {},
    });
    expect(done.status).toBe(200);
    const rows = await app.database.owner.query(
      `SELECT l.encrypted, m.recipient, m.encrypted AS text FROM party_links l
       JOIN short_messages m ON m.link_id = l.id WHERE l.agreement_id = $1`,
      [deal.id],
    );
    expect(rows).toEqual([{ encrypted: null, recipient: '[erased]', text: null }]);
  });
});

describe('the budget of a day', async () => {
  const scene = await platformWithMessages('termii', { MESSAGE_BUDGET: '1000' });

  it('is not exceeded, and starts again the next day', async () => {
    const made = [await scene.dealWithLink(), await scene.dealWithLink(), await scene.dealWithLink()];
    await scene.run();
    const states = async () =>
      Promise.all(made.map(async ({ deal }) => (await scene.messages(deal.id)).map(({ reason }) => reason)));
    expect(await states()).toEqual([[null], [null], ['budget']]);
    expect(scene.twin.phones.accepted).toHaveLength(2);
    scene.app.time.advance(DAY_MS);
    const next = await scene.dealWithLink();
    await scene.run();
    expect(await scene.messages(next.deal.id)).toMatchObject([{ reason: null }]);
  });
});

describe('a number that the price does not cover', async () => {
  const scene = await platformWithMessages('africastalking', { MESSAGE_PREFIXES: '+23480, +233' });

  it.each(['+19005550199', '+88213212345', '+97912345678', '+2349000000000', '+23411234567'])(
    '%s gets no link',
    async (phone) => {
      const { status, link } = await scene.dealWithLink({ phone });
      expect([status, link]).toMatchObject([400, { details: [{ path: 'phone' }] }]);
    },
  );

  it('gets one when it begins as one of the settings', async () => {
    for (const phone of [PHONE, '+233201234567']) {
      expect((await scene.dealWithLink({ phone })).status).toBe(201);
    }
  });

  it('gets no code either, when its link is older than the setting', async () => {
    const { deal, path } = await scene.dealWithLink({ phone: '+233201234567' });
    const milestone = deal.milestones[0]?.id ?? '';
    const { prefixes } = scene.app.context.messages;
    Object.assign(scene.app.context.messages, { prefixes: ['+23480'] });
    await scene.post(`${path}/confirm/${milestone}`);
    Object.assign(scene.app.context.messages, { prefixes });
    await scene.run();
    expect(await scene.messages(deal.id)).toMatchObject([
      { type: 'code', status: 'DROPPED', reason: 'destination', cost: 0 },
      { type: 'link', reason: null },
    ]);
  });
});

describe('without a provider', async () => {
  const app = await startTestApp();
  const { key, deal, newLink, open } = await platformWithLinks(app);

  it('a test environment keeps the message, where it can be read for seven days', async () => {
    const { id, milestone } = await deal();
    const { body: link } = await newLink(id, { party: 'buyer', purposes: ['confirm'], phone: PHONE });
    const shown = await open(`${new URL(link.url).pathname}/confirm/${milestone}`, {});
    const list = async () =>
      (
        await app.call<{ data: { text: string | null; status: string }[] }>(
          'GET',
          `/v1/escrow/agreements/${id}/short-messages`,
          { key },
        )
      ).body.data;
    expect(await list()).toMatchObject([
      { status: 'KEPT', text: expect.stringContaining(codeIn(shown.html)) },
      { status: 'KEPT', text: expect.stringContaining(link.url) },
    ]);
    const { db, clock } = app.context;
    const ago = (ms: number) => new Date(clock().getTime() + DAY_MS - ms);
    await messages.sweep(db, { keptSince: ago(30 * DAY_MS), readableSince: ago(0) }, 100);
    expect(await list()).toMatchObject([{ text: null }, { text: null }]);
  });

  it('a live environment refuses a phone', async () => {
    const live = await app.signUp();
    const { body } = await app.call<{ id: string }>('POST', '/v1/escrow/agreements', {
      key: live.key,
      body: {
        ...{ buyerExternalId: 'b', sellerExternalId: 's', totalAmount: 100 },
        milestones: [{ title: 'All', amount: 100 }],
      },
    });
    const answer = await app.call('POST', `/v1/escrow/agreements/${body.id}/links`, {
      key: live.key,
      body: { party: 'buyer', purposes: ['track'], phone: PHONE },
    });
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([
      400,
      expect.stringContaining('MESSAGE_PROVIDER'),
    ]);
  });

  it.each(['08031234567', '+0803', 'tel:+2348031234567', '+23480312345678901'])(
    'refuses %s',
    async (phone) => {
      const { id } = await deal();
      const answer = await newLink(id, { party: 'buyer', purposes: ['track'], phone });
      expect([answer.status, JSON.stringify(answer.body)]).toEqual([
        400,
        expect.stringContaining('phone must be'),
      ]);
    },
  );
});
