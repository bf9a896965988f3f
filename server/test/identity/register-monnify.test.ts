import { describe, expect, it } from 'vitest';
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
const { app, twin, person } = await withRegister('monnify', {}, secrets.options);

const FOLAKE = '22000000001';
const EMEKA = '22000000002';
const FIELDS = { firstName: 'Folake', lastName: 'Adeyemi', birthDate: '1991-05-17', phone: '08031234567' };
type Person = Awaited<ReturnType<typeof person>>;

async function verified({ on, show }: Person) {
  await on.put('document', document);
  for (const [at, name] of FACES.entries()) await on.put(name, frames[at] as Buffer);
  await on.finish();
  return (await show()).verification;
}

const balance = async () => Number((await twin.state()).balance);

describe('a NIN at Monnify', { timeout: 180_000 }, () => {
  it('is looked up at once, compared with the document, and stored nowhere', async () => {
    const who = await person('nin');
    expect((await who.on.look()).body.register).toMatchObject({ fields: [], banks: [] });
    const { body } = await who.on.beginRegister({ number: FOLAKE });
    expect(body.register).toMatchObject({ state: 'ANSWERED', url: null, lookups: 1 });
    expect(await verified(who)).toMatchObject({
      status: 'success',
      data: { registry: 'match', registerScore: null },
    });
    expect(await secrets.placesOf(FOLAKE, app)).toEqual([]);
    expect(secrets.traces()).toContain('/vas/nin-details');
  });

  it.each(['digits', 'words'])('has a birthday in %s, which is compared', async (reading) => {
    await twin.turn('readings', { nin_birth_date: reading });
    const number = reading === 'digits' ? '22000000031' : '22000000032';
    await twin.turn('person', { number, firstName: 'ADEYEMI', lastName: 'FOLAKE', birthDate: '1991-05-18' });
    const who = await person('nin');
    await who.on.beginRegister({ number });
    expect((await verified(who))?.data.rejectionDetails).toMatchObject([{ code: 'register_mismatch' }]);
  });

  it('of somebody else fails the verification', async () => {
    const who = await person('nin');
    await who.on.beginRegister({ number: EMEKA });
    expect((await verified(who))?.data).toMatchObject({
      registry: 'mismatch',
      rejectionDetails: [{ code: 'register_mismatch' }],
    });
  });
});

describe('a BVN at Monnify', { timeout: 60_000 }, () => {
  it('is stored nowhere, and what the register confirms is compared with the document', async () => {
    const who = await person('bvn');
    const fields = ['firstName', 'lastName', 'birthDate', 'phone'];
    expect((await who.on.look()).body.register).toMatchObject({ fields });
    await who.on.beginRegister({ number: FOLAKE, ...FIELDS });
    expect(await verified(who)).toMatchObject({ status: 'success', data: { registry: 'match' } });
    expect(await secrets.placesOf(FOLAKE, app)).toEqual([]);
  });

  it.each([
    ['the names in another order', { firstName: 'Adeyemi', lastName: 'Folake' }, 'ANSWERED', null],
    ['another phone number', { phone: '08030000000' }, 'ANSWERED', null],
    ['another birthday', { birthDate: '1991-05-18' }, 'ASKED', 'differs'],
    ['another surname', { lastName: 'Okafor' }, 'ASKED', 'differs'],
  ])('with %s is %s', async (_what, more, state, problem) => {
    const who = await person('bvn');
    const { body } = await who.on.beginRegister({ number: FOLAKE, ...FIELDS, ...more });
    expect(body.register).toMatchObject({ state, problem });
  });

  it.each([
    ['no birthday', { birthDate: undefined }, 'birthDate'],
    ['a birthday that is no date', { birthDate: '17-05-1991' }, 'birthDate'],
    ['a phone number of letters', { phone: 'abc' }, 'phone'],
  ])('with %s is refused before it costs anything', async (_what, more, path) => {
    const who = await person('bvn');
    const before = await balance();
    const answer = await who.on.beginRegister({ number: FOLAKE, ...FIELDS, ...more });
    expect(answer).toMatchObject({ status: 400, body: { details: [{ path }] } });
    expect(before - (await balance())).toBe(0);
  });
});

describe('without an answer of Monnify', { timeout: 60_000 }, () => {
  it.each([
    ['a register that is down', 'error', FOLAKE, 'unavailable', 0],
    ['an unknown number', null, '22000000099', 'not_found', 0],
    ['a register that does not answer', 'timeout', FOLAKE, 'unavailable', 180],
    ['a failure that is charged', 'billed_failure', FOLAKE, 'unavailable', 180],
  ])('%s: Monnify is asked once each time, and three times at most', async (...values) => {
    const [_what, fault, number, problem, cost] = values;
    const who = await person('nin');
    const before = await balance();
    const only = fault === 'billed_failure' ? '' : 'POST /api/v1/vas';
    if (fault) await twin.faults({ [fault]: { chance: 1, only } });
    for (const after of [0, 0, 1, 2]) {
      const { body } = await who.on.beginRegister({ number, after });
      expect(body.register).toMatchObject({ state: 'ASKED', problem, lookups: after + 1 });
    }
    expect((await who.on.beginRegister({ number, after: 3 })).body).toMatchObject({
      code: 'register_check_over',
    });
    expect(before - (await balance())).toBe(cost);
  });
});
