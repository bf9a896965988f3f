import { afterAll, describe, expect, it } from 'vitest';
import { startTestApp } from '#test/support/app.ts';
import { findContradictions } from '#test/support/database/books.ts';
import { fundedAgreement, platform } from '#test/support/escrow.ts';
import { expectProblem } from '#test/support/requests.ts';

const app = await startTestApp();
const { key } = await app.signUp();
const on = platform(app, key);
afterAll(async () => expect(await findContradictions(app.database.owner)).toEqual([]));

type Listed = { data: { id: string; status: string; subject: string }[]; nextCursor: string | null };
const list = (query = '', by = key) => app.call<Listed>('GET', `/v1/exceptions${query}`, { key: by });
const close = (id: string, body: object, headers: Record<string, string> = {}, by = key) =>
  app.call('POST', `/v1/exceptions/${id}/close`, { key: by, body, headers });

/** A deposit that is reported with different facts. */
async function conflict(reference: string): Promise<string> {
  const { virtualAccountNo } = await fundedAgreement(on, [1_000], 0);
  for (const amount of [1, 2]) await on.deposit(virtualAccountNo ?? '', amount, reference);
  const [newest] = (await list('?limit=1')).body.data;
  return newest?.id ?? '';
}

const UNKNOWN = `exc_${'0'.repeat(32)}`;

describe('exceptions', () => {
  it('are listed newest first, a page at a time, open and closed ones separately', async () => {
    const ids = [await conflict('a'), await conflict('b'), await conflict('c')];
    await close(ids[1] ?? '', { note: 'looked' });
    const idsOf = async (query: string) => (await list(query)).body.data.map(({ id }) => id);
    expect(await idsOf('')).toEqual([...ids].reverse());
    expect(await idsOf('?status=OPEN')).toEqual([ids[2], ids[0]]);
    expect(await idsOf('?status=CLOSED')).toEqual([ids[1]]);
    const first = await list('?limit=2');
    expect(await idsOf(`?limit=2&cursor=${first.body.nextCursor}`)).toEqual([ids[0]]);
  });

  it('are retrieved one by one', async () => {
    const id = await conflict('single');
    const answer = await app.call('GET', `/v1/exceptions/${id}`, { key });
    expect(answer).toMatchObject({ status: 200, body: { id, status: 'OPEN', type: 'deposit_conflict' } });
  });

  it('count no payment as made unless they are about one of another amount than ordered', async () => {
    const id = await conflict('not a payment');
    const refused = await close(id, { note: 'settled', paidAsOrdered: true });
    expectProblem(refused, 409, { code: 'no_payment_open' });
    const misread = await close(id, { note: 'settled', paidAsOrdered: 'yes' });
    expectProblem(misread, 400, { code: 'validation_failed', path: 'paidAsOrdered' });
  });

  it('are closed once, with a note; the same request again gets the same answer', async () => {
    const id = await conflict('once');
    const headers = { 'idempotency-key': 'close-once' };
    const first = await close(id, { note: 'the bank has mended it' }, headers);
    expect(first).toMatchObject({ status: 200, body: { status: 'CLOSED', note: 'the bank has mended it' } });
    expect((await close(id, { note: 'the bank has mended it' }, headers)).body).toEqual(first.body);
    expectProblem(await close(id, { note: 'again' }), 409, { code: 'exception_closed' });
    const { body } = await app.call<Listed>('GET', `/v1/audit-log?subject=${id}`, { key });
    expect(body.data).toMatchObject([
      { type: 'exception.closed', after: { note: 'the bank has mended it' } },
    ]);
  });

  it('are closed by one of many concurrent requests', async () => {
    const id = await conflict('raced');
    const answers = await Promise.all(Array.from({ length: 6 }, (_, n) => close(id, { note: `by ${n}` })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  it('have events for webhooks: opened, closed', async () => {
    const id = await conflict('told');
    await close(id, { note: 'done' });
    const eventsOf = async (type: string) => {
      const path = `/v1/events?type=${type}&limit=100`;
      const { body } = await app.call<{ data: { data: { exceptionId: string } }[] }>('GET', path, { key });
      return body.data.filter(({ data }) => data.exceptionId === id);
    };
    await expect
      .poll(() => eventsOf('exception.opened'))
      .toMatchObject([
        { sequence: 1, data: { kind: 'deposit_conflict', subject: expect.stringContaining('/told') } },
      ]);
    await expect
      .poll(() => eventsOf('exception.closed'))
      .toMatchObject([{ sequence: 2, data: { note: 'done', settled: 0 } }]);
  });

  it.each([
    ['nothing', {}],
    ['an empty note', { note: '' }],
    ['a note that is too long', { note: 'x'.repeat(1_001) }],
  ])('answer 400 to a closing with %s', async (_what, body) => {
    expectProblem(await close(UNKNOWN, body), 400, { code: 'validation_failed' });
  });

  it('answer 400 to an unknown status', async () => {
    expectProblem(await list('?status=shut'), 400, { code: 'validation_failed' });
  });

  it('answer 404 for an unknown id and for another account’s', async () => {
    const other = await app.signUp();
    const id = await conflict('mine');
    expect((await list('', other.key)).body.data).toEqual([]);
    for (const [unknown, by] of [
      [UNKNOWN, key],
      [id, other.key],
    ] as const) {
      const read = await app.call('GET', `/v1/exceptions/${unknown}`, { key: by });
      expectProblem(read, 404, { code: 'not_found' });
      expectProblem(await close(unknown, { note: 'x' }, {}, by), 404, { code: 'not_found' });
    }
  });
});
