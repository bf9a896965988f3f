import { describe, expect, it, vi } from 'vitest';
import { MINUTE_MS } from '#core/time.ts';
import { turned } from '#test/support/attacks.ts';
import { drawDocument } from '#test/support/identity/documents.ts';
import { FACES } from '#test/support/identity/link.ts';
import { portrait, selfie } from '#test/support/identity/people.ts';
import { watchSecrets, withRegister } from '#test/support/identity/registers.ts';

// Drawn before the first verification: from then on this process reads nothing but JPEG and PNG.
const document = await drawDocument('passport', await portrait('anna'));
const live = await selfie('annaAgain');
const frames = [live, await turned(live, 14), await turned(live, -14)];
const portraits = { anna: await portrait('anna'), stranger: await portrait('stranger') };

const secrets = watchSecrets();
const { app, twin, person, hearWebhooks } = await withRegister(
  'flutterwave',
  { IDENTITY_REGISTER_BUDGET: '20000' },
  secrets.options,
);

const FOLAKE = '22000000001';
const EMEKA = '22000000002';
const NAMES = { firstName: 'Folake', lastName: 'Adeyemi' };
type Person = Awaited<ReturnType<typeof person>>;

/** The lookup, with the consent given or declined at the provider. */
async function lookUp(who: Person, number: string, decision: 'given' | 'declined' = 'given') {
  const begun = await who.on.beginRegister({ number, ...NAMES });
  expect(begun.body.register).toMatchObject({ state: 'CONSENTED', problem: null });
  // A second lookup of the same person needs no consent.
  if (begun.body.register?.url) await twin.turn('consent', { decision });
  return (await who.on.finishRegister()).body.register;
}

async function bring({ on }: Person) {
  await on.put('document', document);
  for (const [at, name] of FACES.entries()) await on.put(name, frames[at] as Buffer);
  return on.finish();
}

const enter = (number: string, firstName: string, lastName: string, more: object = {}) =>
  twin.turn('person', { number, firstName, lastName, birthDate: '1991-05-17', ...more });
const balance = async () => Number((await twin.state()).balance);

describe('a BVN in a session', { timeout: 180_000 }, () => {
  it('is looked up with consent, compared with the document, and stored nowhere', async () => {
    const who = await person('bvn');
    expect((await who.on.look()).body.register).toMatchObject({
      ...{ state: 'ASKED', fields: ['firstName', 'lastName'], lookupsLeft: 3 },
    });
    expect((await bring(who)).body).toMatchObject({ code: 'register_check_missing' });
    await hearWebhooks();
    expect(await lookUp(who, FOLAKE)).toMatchObject({ state: 'ANSWERED', lookups: 1 });
    await twin.advance(5);
    expect((await twin.state()).webhooks[0].attempts).toMatchObject([{ status: 200 }]);
    expect((await who.on.finish()).body).toMatchObject({ state: 'DONE' });
    const shown = await who.show();
    expect(shown).toMatchObject({
      register: { status: 'ANSWERED', provider: 'flutterwave' },
      verification: { status: 'success', data: { registry: 'match', registerScore: null } },
    });
    expect(await secrets.placesOf(FOLAKE, app)).toEqual([]);
    expect(secrets.traces()).toContain('/bvn/verifications');
  });

  it('of a person whose register entry has the names in another order is the same person', async () => {
    await enter('22000000011', 'ADEYEMI', 'FOLAKE', { middleName: 'JANE' });
    const who = await person('bvn');
    await lookUp(who, '22000000011');
    await bring(who);
    expect((await who.show()).verification?.data.registry).toBe('match');
  });

  it('of somebody else fails the verification', async () => {
    const who = await person('bvn');
    await lookUp(who, EMEKA);
    await bring(who);
    const { verification } = await who.show();
    expect(verification?.data).toMatchObject({
      registry: 'mismatch',
      rejectionDetails: [{ code: 'register_mismatch' }],
    });
  });

  it.each([
    ['anna', 'success', []],
    ['stranger', 'failed', ['register_face']],
  ] as const)('with a portrait of %s compares it as a third face: %s', async (name, status, codes) => {
    const number = name === 'anna' ? '22000000012' : '22000000013';
    await enter(number, 'FOLAKE JANE', 'ADEYEMI', { portrait: portraits[name].toString('base64') });
    const who = await person('bvn');
    await lookUp(who, number);
    await bring(who);
    const { verification } = await who.show();
    expect(verification?.status).toBe(status);
    expect(verification?.data.rejectionDetails.map(({ code }) => code)).toEqual(codes);
    expect(verification?.data.registerScore).toEqual(expect.any(Number));
  });
});

describe('without an answer', { timeout: 60_000 }, () => {
  it.each([
    ['here', '22000000021'],
    ['at the provider', '22000000023'],
  ])('a person who declines %s may change their mind', async (where, number) => {
    await enter(number, 'FOLAKE', 'ADEYEMI');
    const who = await person('bvn');
    if (where === 'here') await who.on.declineRegister();
    else await lookUp(who, number, 'declined');
    expect((await who.show()).register).toMatchObject({ status: 'DECLINED' });
    expect((await who.on.finish()).body).toMatchObject({ code: 'register_check_missing' });
    await who.on.beginRegister({ number, ...NAMES, after: where === 'here' ? 0 : 1 });
    await twin.turn('consent', { decision: 'given' });
    expect((await who.on.finishRegister()).body.register).toMatchObject({ state: 'ANSWERED' });
  });

  it('the consent expires after a quarter of an hour, and another can be given', async () => {
    await enter('22000000022', 'FOLAKE', 'ADEYEMI');
    const who = await person('bvn');
    await who.on.beginRegister({ number: '22000000022', ...NAMES });
    expect((await who.on.finishRegister()).body.register).toMatchObject({ state: 'CONSENTED' });
    app.time.advance(16 * MINUTE_MS);
    expect((await who.on.finishRegister()).body.register).toMatchObject({ state: 'EXPIRED', url: null });
    expect((await who.show()).register).toMatchObject({ status: 'EXPIRED' });
    const again = await who.on.beginRegister({ number: '22000000022', ...NAMES, after: 1 });
    expect(again.body.register).toMatchObject({ state: 'CONSENTED', lookups: 2 });
  });

  it.each([
    ['a register that is down', FOLAKE, 'error', 'unavailable'],
    ['an unknown number', '22000000099', null, 'not_found'],
    ['a register that does not answer', FOLAKE, 'timeout', 'unavailable'],
    ['a failure that is charged', FOLAKE, 'billed_failure', 'unavailable'],
  ])(
    '%s: the provider is asked once each time, and three times at most',
    async (_what, number, fault, problem) => {
      const who = await person('bvn');
      const failed = vi.spyOn(app.context.registers, 'onFailure').mockClear();
      const before = await balance();
      const struck = async () => (fault ? (await twin.state()).faults[fault].struck : 0);
      const struckBefore = await struck();
      if (fault)
        await twin.faults({ [fault]: { chance: 1, only: fault === 'billed_failure' ? '' : 'POST /v3/bvn' } });
      for (const after of [0, 0, 1, 1, 2]) {
        const { body } = await who.on.beginRegister({ number, ...NAMES, after });
        expect(body.register).toMatchObject({ state: 'ASKED', problem, lookups: after + 1 });
      }
      expect((await who.on.beginRegister({ number, ...NAMES, after: 3 })).body).toMatchObject({
        code: 'register_check_over',
      });
      // The operator hears of it, without the number.
      const reasons = failed.mock.calls.map(([reason]) => reason);
      expect(reasons).toHaveLength(problem === 'unavailable' ? 3 : 0);
      expect(reasons.join()).not.toContain(number);
      expect((await struck()) - struckBefore).toBe(fault ? 3 : 0);
      expect(before - (await balance())).toBe(fault === 'error' ? 0 : 150);
    },
  );

  it('the lookups of an account stay within its budget of the day, over all its sessions', async () => {
    const { key } = await app.signUp();
    const cost = async () => (await app.call<Registers>('GET', '/v1/identity/registers', { key })).body;
    expect(await cost()).toMatchObject({
      registers: [
        { register: 'bvn', provider: 'flutterwave', price: 5_000, fields: ['firstName', 'lastName'] },
      ],
      today: { lookups: 0, cost: 0, budget: 20_000 },
    });
    for (const allowed of [3, 1]) {
      const who = await person('bvn', key);
      await twin.faults({ billed_failure: { chance: 1 } });
      for (let after = 0; after < allowed; after++)
        await who.on.beginRegister({ number: FOLAKE, ...NAMES, after });
      if (allowed === 3) continue;
      const refused = await who.on.beginRegister({ number: FOLAKE, ...NAMES, after: 1 });
      expect(refused.body.register).toMatchObject({ problem: 'over_budget', lookups: 1 });
    }
    expect((await cost()).today).toEqual({ lookups: 4, cost: 20_000, budget: 20_000 });
    app.time.advance(24 * 60 * MINUTE_MS);
    expect((await cost()).today).toMatchObject({ lookups: 0, cost: 0 });
  });

  it.each([
    ['ten digits', { number: '2200000001' }, 'number'],
    ['letters', { number: '2200000000a' }, 'number'],
    ['no surname', { lastName: undefined }, 'lastName'],
    ['an old text', { version: '2020-01-01' }, 'version'],
  ])('a request with %s is refused, and does not say the number', async (_what, more, path) => {
    const who = await person('bvn');
    const answer = await who.on.beginRegister({ number: FOLAKE, ...NAMES, ...more });
    expect(answer).toMatchObject({ status: 400, body: { details: [{ path }] } });
    expect(JSON.stringify(answer.body)).not.toMatch(/2200000/);
  });

  it('a register that no provider offers cannot be asked for', async () => {
    const { key } = await app.signUp();
    const body = { externalUserId: 'ada', requirements: { register: 'nin' } };
    const answer = await app.call('POST', '/v1/identity/sessions', { key, body });
    expect([answer.status, answer.body['code']]).toEqual([409, 'register_unavailable']);
  });
});

type Registers = { registers: object[]; today: { lookups: number; cost: number; budget: number } };
