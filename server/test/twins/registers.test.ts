import { describe, expect, it } from 'vitest';
import { type OpenTwin, openTwin } from '#test/support/twins/twins.ts';

const BVN = '22000000001';
const ASKED = { bvn: BVN, firstname: 'Folake', lastname: 'Adeyemi', redirect_url: 'https://shop.example/a' };
const DETAILS = { bvn: BVN, name: 'Adeyemi Folake', dateOfBirth: '17-May-1991', mobileNo: '08031234567' };

const balance = async (twin: OpenTwin) => Number((await twin.state()).balance);
const initiate = async (twin: OpenTwin, more: object = {}) =>
  (await twin.post('/v3/bvn/verifications', { ...ASKED, ...more })).body;
const verify = async (twin: OpenTwin, reference: string) =>
  (await twin.get(`/v3/bvn/verifications/${reference}`)).body.data;

describe('BVN consent at Flutterwave', () => {
  it('is asked for on a page, decided once, and then gives the record', async () => {
    const twin = await openTwin('flutterwave');
    const before = await balance(twin);
    const { data } = await initiate(twin);
    expect(before - (await balance(twin))).toBe(50);
    expect(await verify(twin, data.reference)).toMatchObject({ status: 'INITIATED', bvn_data: null });
    const page = await fetch(data.url);
    expect([page.headers.get('content-type'), await page.text()]).toEqual([
      'text/html; charset=utf-8',
      expect.stringContaining('Folake Adeyemi'),
    ]);
    const given = await fetch(`${data.url}/approve`, { redirect: 'manual' });
    expect([given.status, given.headers.get('location')]).toEqual([303, ASKED.redirect_url]);
    expect((await fetch(`${data.url}/decline`)).status).toBe(404);
    expect(await verify(twin, data.reference)).toMatchObject({
      status: 'COMPLETED',
      bvn_data: { bvn: BVN, surname: 'ADEYEMI', middleName: 'JANE', dateOfBirth: '1991-05-17' },
    });
    await twin.advance(5);
    expect(twin.webhooks()).toMatchObject([{ event: 'bvn.completed', data: { status: 'COMPLETED' } }]);
  });

  it.each([
    ['given', 'COMPLETED'],
    ['declined', 'FAILED'],
  ])('%s through the control API makes it %s', async (decision, status) => {
    const twin = await openTwin('flutterwave');
    const { data } = await initiate(twin);
    await twin.turn('consent', { reference: data.reference, decision });
    expect(await verify(twin, data.reference)).toMatchObject({ status });
    expect((await twin.ask('POST', '/_twin/consent', { decision })).status).toBe(409);
  });

  it('needs no second consent of the same person', async () => {
    const twin = await openTwin('flutterwave');
    await initiate(twin);
    await twin.turn('consent', { decision: 'given' });
    const { data } = await initiate(twin);
    expect([data.url, (await verify(twin, data.reference)).status]).toEqual([null, 'COMPLETED']);
  });

  it.each([
    ['ten digits', { bvn: '2200000000' }, /11 digits/],
    ['no name', { lastname: '' }, /lastname/],
    ['an unknown number', { bvn: '22000000009' }, /Invalid BVN/],
  ])('is refused for %s', async (_what, more, message) => {
    const twin = await openTwin('flutterwave');
    expect(await initiate(twin, more)).toMatchObject({
      status: 'error',
      message: expect.stringMatching(message),
    });
  });

  it('can fail and be charged, and fails without balance', async () => {
    const twin = await openTwin('flutterwave');
    await twin.faults({ billed_failure: { next: 1 } });
    const before = await balance(twin);
    expect((await initiate(twin)).status).toBe('error');
    expect(before - (await balance(twin))).toBe(50);
    await twin.turn('balance', { amount: '10' });
    expect((await initiate(twin)).message).toMatch(/Insufficient/);
  });
});

describe('lookups at Monnify', () => {
  async function open() {
    const twin = await openTwin('monnify');
    const basic = Buffer.from('MK_TEST_TWIN:TWINTWINTWINTWINTWINTWINTWINTWIN').toString('base64');
    const login = await twin.ask('POST', '/api/v1/auth/login', {}, { authorization: `Basic ${basic}` });
    twin.useKey(`Bearer ${login.body.responseBody.accessToken}`);
    return twin;
  }

  it('return the person with a NIN, for 60 naira', async () => {
    const twin = await open();
    const before = await balance(twin);
    const { body } = await twin.post('/api/v1/vas/nin-details', { nin: BVN });
    expect(body.responseBody).toMatchObject({ lastName: 'ADEYEMI', dateOfBirth: '1991-05-17' });
    expect(before - (await balance(twin))).toBe(60);
    const unknown = await twin.post('/api/v1/vas/nin-details', { nin: '22000000009' });
    expect([unknown.status, unknown.body.responseMessage]).toEqual([400, expect.stringMatching(/Invalid/)]);
    expect(before - (await balance(twin))).toBe(60);
  });

  it.each([
    ['all of it', {}, 'FULL_MATCH', 'FULL_MATCH'],
    ['another order and a middle name', { name: 'Jane Adeyemi Folake' }, 'FULL_MATCH', 'FULL_MATCH'],
    ['a name too many', { name: 'Folake Adeyemi Bisi' }, 'PARTIAL_MATCH', 'FULL_MATCH'],
    ['somebody else', { name: 'Ada Obi' }, 'NO_MATCH', 'FULL_MATCH'],
    ['another day', { dateOfBirth: '18-May-1991' }, 'FULL_MATCH', 'NO_MATCH'],
  ])('compare a BVN’s record with %s', async (_what, more, name, birthDate) => {
    const { body } = await (await open()).post('/api/v1/vas/bvn-details-match', { ...DETAILS, ...more });
    expect(body.responseBody).toMatchObject({ name: { matchStatus: name }, dateOfBirth: birthDate });
  });

  it('know people who were entered through the control API', async () => {
    const twin = await open();
    const ada = { number: '22000000003', firstName: 'ADA', lastName: 'OBI', birthDate: '1990-01-02' };
    await twin.turn('person', ada);
    const { body } = await twin.post('/api/v1/vas/nin-details', { nin: ada.number });
    expect(body.responseBody).toMatchObject({ firstName: 'ADA', lastName: 'OBI' });
    expect((await twin.ask('POST', '/_twin/person', { ...ada, number: '1' })).status).toBe(400);
  });
});
