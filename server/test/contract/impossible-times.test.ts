import { beforeAll, describe, expect, it } from 'vitest';
import { cursorTo } from '#http/pipeline/paging.ts';
import { startTestApp } from '#test/support/app.ts';

/** PostgreSQL reads neither a year 0 nor one of five digits: a request with one is wrong, not a failure. */
const app = await startTestApp();
let key: string;
beforeAll(async () => {
  ({ key } = await app.signUp());
});

const ID = '0'.repeat(32);
const cursor = (place: string) => `cursor=${cursorTo(place)}`;

describe('a time that cannot be', () => {
  it.each([
    ['/payouts?from=0000-01-01', 400],
    ['/payouts?to=9999-12-31T23:59:59-23:59', 400],
    ['/deposits?from=0001-01-01T00:00:00%2B14:00', 400],
    ['/escrow/deadlines?from=0000-06-01', 400],
    ['/days/0000-01-01', 404],
    ['/days/0001-01-01', 404],
    ['/days/1000-01-01', 200],
    ['/days/9999-12-31', 200],
    ['/escrow/statements/0000-01', 404],
    ['/escrow/statements/0001-01', 404],
    ['/escrow/statements/1000-01', 200],
  ])('%s answers %i', async (path, status) => {
    expect((await app.call('GET', `/v1${path}`, { key })).status).toBe(status);
  });

  it.each([
    `/payouts?${cursor(`2026-99-99T99:99:99.999Z po_${ID}`)}`,
    `/payouts?${cursor(`0000-01-01T00:00:00.000Z po_${ID}`)}`,
    `/payouts?${cursor(`2026-02-30T00:00:00.000Z po_${ID}`)}`,
    `/escrow/deadlines?${cursor(`2026-02-31T::::::::::::Z agr_${ID}  fund_by`)}`,
    `/days?${cursor('2026-13-45')}`,
    `/reviews?status=OPEN&${cursor(`999999999999999~rev_${ID}`)}`,
  ])('in the cursor of %s is refused', async (path) => {
    const answer = await app.call<{ details: object[] }>('GET', `/v1${path}`, { key });
    expect(answer).toMatchObject({ status: 400, body: { details: [{ path: 'cursor' }] } });
  });

  it.each(['9999-12-31T23:59:59.999-23:59', '0000-01-01T00:00:00Z'])(
    '%s as a limit of an agreement is refused',
    async (deliverBy) => {
      const answer = await app.call<{ details: object[] }>('POST', '/v1/escrow/agreements', {
        key,
        body: {
          ...{ buyerExternalId: 'buyer', sellerExternalId: 'seller', totalAmount: 5 },
          milestones: [{ title: 'All', amount: 5, deliverBy }],
        },
      });
      expect(answer).toMatchObject({ status: 400, body: { details: [{ path: 'milestones[0].deliverBy' }] } });
    },
  );
});
