import { describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '#core/time.ts';
import { turned } from '#test/support/attacks.ts';
import { drawDocument } from '#test/support/identity/documents.ts';
import { FACES } from '#test/support/identity/link.ts';
import { portrait, selfie } from '#test/support/identity/people.ts';
import { watchSecrets, withRegister } from '#test/support/identity/registers.ts';

// Drawn before the first verification: from then on this process reads nothing but JPEG and PNG.
const document = await drawDocument('passport', await portrait('anna'));
const live = await selfie('annaAgain');
const frames = [live, await turned(live, 14), await turned(live, -14)];

const secrets = watchSecrets();
const { app, twin, person, hearWebhooks } = await withRegister(
  'paystack',
  { IDENTITY_REGISTER_BUDGET: '4000' },
  secrets.options,
);

const FOLAKE = '22000000001';
const FIELDS = { firstName: 'Folake', lastName: 'Adeyemi', bankCode: '058', accountNumber: '0123456789' };
type Person = Awaited<ReturnType<typeof person>>;

async function lookUp({ on }: Person, more: object = {}) {
  const begun = await on.beginRegister({ number: FOLAKE, ...FIELDS, ...more });
  expect(begun.body.register).toMatchObject({ state: 'CONSENTED', url: null, problem: null });
  await twin.advance(5);
  return (await on.finishRegister()).body.register;
}

async function verified({ on, show }: Person) {
  await on.put('document', document);
  for (const [at, name] of FACES.entries()) await on.put(name, frames[at] as Buffer);
  await on.finish();
  return (await show()).verification;
}

describe('a BVN at Paystack', { timeout: 180_000 }, () => {
  it('is validated with an account, compared with the document, and stored nowhere', async () => {
    await hearWebhooks();
    const who = await person('bvn');
    const { register } = (await who.on.look()).body;
    expect(register).toMatchObject({ fields: ['firstName', 'lastName', 'bankCode', 'accountNumber'] });
    expect(register?.banks).toContainEqual({ code: '058', name: 'Guaranty Trust Bank' });
    expect(await lookUp(who)).toMatchObject({ state: 'ANSWERED', banks: [] });
    expect((await twin.state()).webhooks[0]).toMatchObject({
      event: 'customeridentification.success',
      attempts: [{ status: 200 }],
    });
    expect(await verified(who)).toMatchObject({ status: 'success', data: { registry: 'match' } });
    expect(await secrets.placesOf(FOLAKE, app)).toEqual([]);
    expect(secrets.traces()).toContain('/identification');
    expect(await app.context.db.query('SELECT outcome FROM bank_requests')).toEqual([]);
  });

  it('gives the name of the record, whatever the person has called themselves', async () => {
    const number = '22000000041';
    await twin.turn('person', { number, firstName: 'EMEKA', lastName: 'OKAFOR', birthDate: '1984-02-03' });
    const who = await person('bvn');
    const given = { number, firstName: 'Okafor', lastName: 'Emeka' };
    expect(await lookUp(who, given)).toMatchObject({ state: 'ANSWERED' });
    expect((await verified(who))?.data).toMatchObject({
      registry: 'mismatch',
      rejectionDetails: [{ code: 'register_mismatch' }],
    });
  });
});

describe('without an answer of Paystack', { timeout: 60_000 }, () => {
  it.each([
    ['an account of somebody else', { accountNumber: '0123450404' }],
    ['an unknown number', { number: '22000000099' }],
    ['another name', { lastName: 'Okafor' }],
  ])('%s is unconfirmed after three minutes, and can be mended', async (_what, more) => {
    const who = await person('bvn');
    expect(await lookUp(who, more)).toMatchObject({ state: 'CONSENTED' });
    app.time.advance(3 * MINUTE_MS - 20 * SECOND_MS);
    expect((await who.on.finishRegister()).body.register).toMatchObject({ state: 'CONSENTED' });
    app.time.advance(MINUTE_MS);
    expect((await who.on.look()).body.register).toMatchObject({ state: 'ASKED', problem: 'unconfirmed' });
    expect((await who.show()).register).toMatchObject({ status: 'ASKED', problem: 'unconfirmed' });
    expect(await lookUp(who, { after: 1 })).toMatchObject({ state: 'ANSWERED', lookups: 2 });
  });

  it.each([
    ['is down', 'error', 'POST /customer'],
    ['does not answer', 'timeout', 'POST /customer'],
  ])('a register that %s is asked once each time', async (_what, fault, only) => {
    const who = await person('bvn');
    await twin.faults({ [fault]: { chance: 1, only } });
    const { body } = await who.on.beginRegister({ number: FOLAKE, ...FIELDS });
    expect(body.register).toMatchObject({ state: 'ASKED', problem: 'unavailable', lookups: 1 });
  });

  it('four lookups use up a budget of 40 naira', async () => {
    const { key } = await app.signUp();
    // Each person takes five minutes: a new day begins, so that none of them is on the next one.
    app.time.advance(DAY_MS - (app.time.now().getTime() % DAY_MS));
    for (const _each of [1, 2, 3, 4])
      expect(await lookUp(await person('bvn', key))).toMatchObject({ state: 'ANSWERED' });
    const refused = await (await person('bvn', key)).on.beginRegister({ number: FOLAKE, ...FIELDS });
    expect(refused.body.register).toMatchObject({ state: 'ASKED', problem: 'over_budget', lookups: 0 });
  });
});
