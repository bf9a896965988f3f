import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { truncated } from '#core/parties/delivery.ts';
import { DAY_MS } from '#core/time.ts';
import { startTestApp } from '#test/support/app.ts';
import { codesIn, platformWithDeliveries, wrongCode } from '#test/support/deliveries.ts';

const app = await startTestApp();
const { key, shop, deal, newLink, linkFor, open, handover, paidHandover } = await platformWithDeliveries(app);

const RELEASED = 'The money goes to the seller';
const WRONG = 'This is not the buyer’s current code.';
const LOCKED = 'Too many wrong codes were entered.';

it('The code is HOTP: the values of RFC 4226, appendix D', () => {
  const codes = Array.from({ length: 10 }, (_, counter) => {
    const bytes = Buffer.alloc(8);
    bytes.writeBigUInt64BE(BigInt(counter));
    return truncated(createHmac('sha1', '12345678901234567890').update(bytes).digest());
  });
  expect(codes.join(' ')).toBe('755224 287082 359152 969429 338314 254676 287922 162583 399871 520489');
});

describe('a delivery', () => {
  it('releases the step for both sides by the buyer’s code, in one commit', async () => {
    const { id, milestone, enter, current, releases } = await paidHandover();
    const typed = new Date(app.context.clock().getTime() - 90_000).toISOString();
    expect(await enter(await current(), undefined, { typedAt: typed })).toContain(RELEASED);
    expect(await releases()).toBe(1);
    const confirmed = (await shop.events(id)).filter(({ type }) => type === 'milestone.confirmed');
    const data = { milestoneId: milestone, method: 'delivery_code', typedAt: typed };
    expect(confirmed.map((event) => event.data)).toEqual([
      { ...data, by: 'buyer' },
      { ...data, by: 'seller' },
    ]);
    const { events } = await transactionsOf(id);
    expect(events).toBe(1);
  });

  it('takes a code of the three that follow, as a buyer without a network has them', async () => {
    const { codes, enter, renew, releases } = await paidHandover();
    const before = await codes();
    await renew();
    const after = await codes();
    expect(before.filter((code) => after.includes(code))).toEqual([]);
    expect(await enter(after[3] ?? '')).toContain(RELEASED);
    expect(await releases()).toBe(1);
  });

  it.each(['not a time', '1999-01-01T00:00:00.000Z', '2999-01-01T00:00:00.000Z'])(
    'records no time that a phone cannot mean: %s',
    async (typedAt) => {
      const { id, enter, current } = await paidHandover();
      await enter(await current(), undefined, { typedAt });
      const [confirmed] = (await shop.events(id)).filter(({ type }) => type === 'milestone.confirmed');
      expect(confirmed?.data).not.toHaveProperty('typedAt');
    },
  );

  it('shows a step with the way to its code, and then that it is done', async () => {
    const { buyer, rider, enter, current } = await paidHandover();
    const track = (path: string) => path.replace(/\/delivery\/.*/, '/track');
    expect((await open(track(buyer))).html).toContain('Show the delivery code');
    expect((await open(track(rider))).html).toContain('Enter the delivery code');
    await enter(await current());
    expect((await open(buyer)).html).toContain(RELEASED);
    expect(codesIn((await open(buyer)).html)).toEqual([]);
  });

  it('is not for a key with a daily limit', async () => {
    const made = await app.call<{ apiKey: string }>('POST', '/v1/developer/api-keys', {
      key,
      body: { environment: 'test', dailyLimit: { amount: 1, currency: 'NGN' } },
    });
    const { id } = await deal();
    const answer = await app.call<{ code: string }>('POST', `/v1/escrow/agreements/${id}/links`, {
      key: made.body.apiKey,
      body: { party: 'seller', purposes: ['deliver'] },
    });
    expect([answer.status, answer.body.code]).toEqual([403, 'key_limit_reached']);
  });
});

/** How many transactions wrote the confirmations and the release. */
async function transactionsOf(id: string) {
  const [row] = await app.database.owner.query<{ events: number }>(
    `SELECT count(DISTINCT xmin::text) AS events FROM events
     WHERE stream_id = $1 AND type IN ('milestone.confirmed', 'milestone.completed', 'milestone.released')`,
    [id],
  );
  return { events: Number(row?.events) };
}

describe('known mistakes of delivery codes', () => {
  it('1: the code is in an answer, an event, a mail, a log, the database, or on the seller’s page', async () => {
    const { id, rider, codes, enter } = await paidHandover();
    const shown = await codes();
    const seen = [
      (await open(rider)).html,
      await enter(wrongCode(shown)),
      JSON.stringify((await shop.get(id)).body),
      JSON.stringify(await shop.events(id)),
      JSON.stringify((await app.call('GET', '/v1/mail/messages?limit=100', { key })).body),
      JSON.stringify((await app.call('GET', '/v1/audit-log?limit=100', { key })).body),
      JSON.stringify(await app.database.owner.query('SELECT * FROM deliveries, delivery_tries')),
    ].join();
    for (const code of shown) expect(seen).not.toContain(code);
  });

  it('2: no expiry: the code outlives the deal, or its link', async () => {
    const { id, codes, enter, rider, releases } = await paidHandover();
    const [code = ''] = await codes();
    const { path } = await linkFor(id, { party: 'seller', purposes: ['deliver'], expiresInSeconds: 300 });
    expect((await shop.refund(id)).status).toBe(201);
    expect(await enter(code)).toContain('Nothing is left to release for this step');
    app.time.advance(DAY_MS);
    expect((await open(path + rider.slice(rider.indexOf('/delivery')), { code })).status).toBe(410);
    expect(await releases()).toBe(0);
  });

  it('3: a new code clears the lock', async () => {
    const { codes, current, enter, renew, releases } = await paidHandover();
    for (let tries = 0; tries < 5; tries++) expect(await enter(wrongCode(await codes()))).toContain(WRONG);
    await renew();
    expect(await enter(await current())).toContain(LOCKED);
    expect(await releases()).toBe(0);
  });

  it('4: an old code works after a new one', async () => {
    const { codes, enter, renew, releases } = await paidHandover();
    const before = await codes();
    await renew();
    for (const code of before) expect(await enter(code)).toContain(WRONG);
    expect(await releases()).toBe(0);
  });

  it('5: the buyer cannot see the code again', async () => {
    const { id, milestone, codes, current } = await paidHandover();
    const code = await current();
    expect(await current()).toBe(code);
    const { path } = await linkFor(id, { party: 'buyer', purposes: ['deliver'], language: 'yo' });
    expect((await codes(path))[0]).toBe(code);
    expect(milestone).not.toBe('');
  });

  it('6: the code is consumed before the release', async () => {
    const { id, accountNumber, ...unpaid } = await deal();
    const { current, enter, releases } = await handover({ id, ...unpaid });
    const code = await current();
    await shop.deposit(accountNumber, 10_00);
    for (let tries = 0; tries < 7; tries++) expect(await enter(code)).toContain('not paid in full yet');
    await shop.deposit(accountNumber, 140_00);
    await shop.post(id, 'freeze', { reason: 'looked at' });
    expect(await enter(code)).toContain('has paused this deal');
    expect(await releases()).toBe(0);
    await shop.post(id, 'unfreeze');
    expect(await enter(code)).toContain(RELEASED);
    expect(await releases()).toBe(1);
  });

  it('7: a code that was used works again', async () => {
    const { current, enter, releases } = await paidHandover();
    const code = await current();
    for (let tries = 0; tries < 3; tries++) expect(await enter(code)).toContain(RELEASED);
    expect(await releases()).toBe(1);
  });

  it('8: two riders release twice', async () => {
    const { id, current, enter, rider, anotherRider, releases } = await paidHandover();
    const code = await current();
    const riders = [rider, await anotherRider(), await anotherRider()];
    const pages = await Promise.all(riders.map((by) => enter(code, by)));
    for (const page of pages) expect(page).toContain(RELEASED);
    expect(await releases()).toBe(1);
    const confirmed = (await shop.events(id)).filter(({ type }) => type === 'milestone.confirmed');
    expect(confirmed).toHaveLength(2);
  });

  it('9: the code of one step releases another', async () => {
    const { id, milestone, codes, buyer, rider, enter, releases } = await paidHandover();
    const { body } = await shop.get(id);
    const other = body.milestones[1]?.id ?? '';
    const [ours, theirs] = [await codes(), codesIn((await open(buyer.replace(milestone, other))).html)];
    const [code = ''] = theirs.filter((one) => !ours.includes(one));
    expect(await enter(code)).toContain(WRONG);
    expect(await releases()).toBe(0);
    expect(await enter(code, rider.replace(milestone, other))).toContain(RELEASED);
    const settled = (await shop.get(id)).body.milestones.map(({ status }) => status);
    expect(settled).toEqual(['PENDING', 'COMPLETED']);
  });

  it('10: every link brings new guesses, or one link’s guesses lock out the honest rider', async () => {
    const { id, codes, current, enter, anotherRider, releases } = await paidHandover();
    const wrong = wrongCode(await codes());
    for (let tries = 0; tries < 6; tries++) await enter(wrong);
    const riders = await Promise.all(Array.from({ length: 4 }, anotherRider));
    expect(await enter(wrong, riders[0])).toContain(WRONG);
    for (const by of riders) for (let tries = 0; tries < 5; tries++) await enter(wrong, by);
    expect(await enter(await current(), await anotherRider())).toContain(LOCKED);
    expect(await releases()).toBe(0);
    // The two sides can still confirm in the usual way.
    expect((await newLink(id, { party: 'buyer', purposes: ['confirm'] })).status).toBe(201);
  });

  it('10: the honest rider is let in while another is locked out', async () => {
    const { codes, current, enter, anotherRider, releases } = await paidHandover();
    const wrong = wrongCode(await codes());
    for (let tries = 0; tries < 5; tries++) await enter(wrong);
    expect(await enter(await current())).toContain(LOCKED);
    expect(await enter(await current(), await anotherRider())).toContain(RELEASED);
    expect(await releases()).toBe(1);
  });
});
