import { describe, expect, it } from 'vitest';
import { GUARDS } from '#core/account/sign-in-guard.ts';
import { MINUTE_MS } from '#core/time.ts';
import { startTestApp } from '#test/support/app.ts';
import { PASSWORD, signedIn, type Visitor, visitor } from '#test/support/dashboard/dashboard.ts';
import { invite, tokenOf } from '#test/support/dashboard/members.ts';
import { softDevice } from '#test/support/dashboard/soft-device.ts';
import { withApp } from '#test/support/dashboard/two-step.ts';
import { everyRoute } from '#test/support/routes.ts';
import { filled } from '#test/support/tenants.ts';

const app = await startTestApp({ trustProxy: true });
const NOTHING = { agreementId: `agr_${'0'.repeat(32)}`, frozenId: '', ...idsOfNothing() };

function idsOfNothing() {
  const none = '0'.repeat(32);
  return { assessmentId: `asm_${none}`, verificationId: `idv_${none}`, webhookId: `wh_${none}` };
}

type Who = { developer: { id: string } | null; factorsAsked: string[] | null };

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const password = (email: string, person: Visitor, address = '198.51.100.1') =>
  person.call('POST', '/session', { body: { email, password: PASSWORD }, ...from(address) });
const give = (person: Visitor, code: string, address = '198.51.100.1') =>
  person.call('POST', '/session/code', { body: { code }, ...from(address) });
const whoIs = async (person: Visitor) => (await person.call<Who>('GET', '/session')).body;

/** A member with an app, and a browser that has shown the password. */
async function halfWay() {
  const owner = await signedIn(app);
  const set = await withApp(app, owner);
  const person = visitor(app);
  expect((await password(owner.email, person)).status).toBe(204);
  return { owner, person, ...set };
}

describe('with an authenticator app', () => {
  it('a password alone opens nothing, and a code then opens the account', async () => {
    const { person, telephone } = await halfWay();
    expect(person.cookie).toBeNull();
    expect(await whoIs(person)).toMatchObject({ developer: null, factorsAsked: ['code'] });
    expect((await give(person, telephone.next())).status).toBe(204);
    expect(await whoIs(person)).toMatchObject({ developer: {}, factorsAsked: null });
    expect((await person.call('GET', '/v1/developer')).status).toBe(200);
  });

  it('a pending sign-in answers 401 on every route that asks for a session', async () => {
    const { person } = await halfWay();
    const routes = everyRoute(app.http).filter(
      ({ method, pattern }) => method !== 'HEAD' && pattern.startsWith('/dashboard/api'),
    );
    expect(routes.length).toBeGreaterThan(150);
    const open: string[] = [];
    for (const { method, pattern } of routes) {
      const path = filled(pattern.replace('/dashboard/api', ''), NOTHING);
      const body = method === 'GET' || method === 'DELETE' ? {} : { body: {} };
      const { status } = await person.call(method, path, body);
      if (status !== 401) open.push(`${method} ${pattern}`);
    }
    // Routes open to anyone, all of them for signing in.
    expect(open.filter((route) => !/\/(session|account|invitation|password)(\/|$)/.test(route))).toEqual([]);
    expect(await whoIs(person)).toMatchObject({ developer: null, factorsAsked: ['code'] });
  });

  it('no code counts twice, one of many at once counts, and an expired pending sign-in opens nothing', async () => {
    const { owner, telephone } = await halfWay();
    const browsers = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const person = visitor(app);
        await password(owner.email, person);
        return person;
      }),
    );
    const code = telephone.next();
    const answers = await Promise.all(browsers.map((person) => give(person, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 401, 401, 401]);
    const late = visitor(app);
    await password(owner.email, late);
    expect((await give(late, code)).body).toMatchObject({ code: 'factor_wrong' });
    app.time.advance(10 * MINUTE_MS);
    expect((await give(late, telephone.code())).body).toMatchObject({ code: 'sign_in_expired' });
  });

  it('each of ten recovery codes opens it once; they are stored as hashes, the secret encrypted', async () => {
    const { owner, person, recoveryCodes, secret } = await halfWay();
    expect(new Set(recoveryCodes).size).toBe(10);
    const [first = '', second = ''] = recoveryCodes;
    expect((await give(person, first.toUpperCase().replaceAll('-', ' '))).status).toBe(204);
    await password(owner.email, person);
    expect((await give(person, first)).status).toBe(401);
    expect((await give(person, second)).status).toBe(204);
    expect((await person.call('GET', '/security')).body).toMatchObject({ recoveryCodesLeft: 8 });
    for (const table of ['recovery_codes', 'totp_secrets', 'sign_ins', 'sessions']) {
      const rows = JSON.stringify(await app.database.owner.query(`SELECT * FROM ${table}`));
      for (const kept of [...recoveryCodes, secret, '198.51.100']) expect(rows).not.toContain(kept);
    }
  });

  it('guessing codes with a stolen password is delayed, even from many networks, and the owner is not', async () => {
    const { owner, telephone } = await halfWay();
    const known = visitor(app);
    await password(owner.email, known, '127.0.0.1');
    await give(known, telephone.next(), '127.0.0.1');
    const thief = visitor(app);
    const networks = Array.from({ length: 12 }, (_, n) => `203.0.113.${n}`);
    // Each of them has shown the password, which must not make it a known network of the owner.
    for (const network of networks) await password(owner.email, thief, network);
    const statuses: number[] = [];
    for (let round = 0; round < 10; round++) {
      const answers = await Promise.all(networks.map((network) => give(thief, '000000', network)));
      statuses.push(...answers.map(({ status }) => status));
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(GUARDS.accountByStrangers.free);
    await password(owner.email, known, '192.0.2.1');
    expect((await give(known, telephone.next(), '192.0.2.1')).status).toBe(204);
  });
});

describe('setting it up', () => {
  it('has no effect before a right code, and then ends sessions opened by a password alone', async () => {
    const owner = await signedIn(app);
    const other = visitor(app);
    await password(owner.email, other);
    await owner.call('POST', '/security/app');
    const wrong = await owner.call('POST', '/security/app/confirm', { body: { code: '000000' } });
    expect(wrong.body).toMatchObject({ code: 'factor_wrong' });
    const third = visitor(app);
    await password(owner.email, third);
    expect(await whoIs(third)).toMatchObject({ developer: {} });
    const { endedSessions, address } = await withApp(app, owner);
    expect(endedSessions).toBe(2);
    expect(decodeURIComponent(address)).toContain(owner.email);
    expect((await other.call('GET', '/v1/developer')).status).toBe(401);
    expect((await owner.call('POST', '/security/app')).body).toMatchObject({ code: 'app_exists' });
  });

  it('is undone, and repeated, only right after showing the second factor', async () => {
    const { owner, telephone, recoveryCodes } = await halfWay();
    app.time.advance(10 * MINUTE_MS);
    const attempts = () => [
      owner.call('DELETE', '/security/app'),
      owner.call('POST', '/security/recovery-codes'),
      owner.call('POST', '/security/app'),
    ];
    for (const answer of await Promise.all(attempts())) {
      expect(answer.body).toMatchObject({ statusCode: 403, code: 'factor_required' });
    }
    const prove = (body: object) => owner.call('POST', '/security/proof', { body });
    expect((await prove({ password: PASSWORD })).body).toMatchObject({ code: 'factor_wrong' });
    expect((await prove({ code: '000000' })).body).toMatchObject({ code: 'factor_wrong' });
    expect((await prove({ code: telephone.next() })).status).toBe(204);
    const renewed = await owner.call<{ recoveryCodes: string[] }>('POST', '/security/recovery-codes');
    expect(renewed.body.recoveryCodes).toHaveLength(10);
    expect((await prove({ code: recoveryCodes[0] })).body).toMatchObject({ code: 'factor_wrong' });
    expect((await owner.call('DELETE', '/security/app')).status).toBe(204);
    expect((await owner.call('GET', '/security')).body).toMatchObject({ app: null, recoveryCodesLeft: 0 });
    const plain = visitor(app);
    await password(owner.email, plain);
    expect(await whoIs(plain)).toMatchObject({ developer: {} });
    const kinds = await app.database.owner.query<{ kind: string }>(
      "SELECT kind FROM audit_log WHERE developer_id = $1 AND kind ~ '^(factor|recovery)' ORDER BY sequence",
      [(await whoIs(plain)).developer?.id],
    );
    expect(kinds.map(({ kind }) => kind)).toEqual([
      ...['factor.added', 'recovery_codes.renewed', 'factor.removed'],
    ]);
  });
});

type Asked = { options: { challenge: string } };

describe('with a passkey', () => {
  it('both factors are shown only by a device that has verified its owner, which the server checks', async () => {
    const owner = await signedIn(app);
    const device = softDevice(app.context.front.origin);
    const begun = await owner.call<Asked>('POST', '/security/passkeys/begin');
    const answer = device.create(begun.body.options.challenge);
    expect((await owner.call('POST', '/security/passkeys', { body: { name: 'Key', answer } })).status).toBe(
      201,
    );

    const use = async (person: Visitor, verified: boolean) => {
      const { body } = await person.call<Asked>('POST', '/session/passkey/begin');
      const signed = device.sign(body.options.challenge, verified);
      return person.call('POST', '/session/passkey', { body: { answer: signed } });
    };
    const stranger = visitor(app);
    expect(await use(stranger, false)).toMatchObject({ status: 401, body: { code: 'passkey_wrong' } });
    expect(await whoIs(stranger)).toMatchObject({ developer: null });
    expect((await use(stranger, true)).status).toBe(204);

    // With the password a touch is enough.
    const person = visitor(app);
    await password(owner.email, person);
    expect((await use(person, false)).status).toBe(204);
    expect(await whoIs(person)).toMatchObject({ developer: {} });
  });

  it('a failed second factor after the right password is in the audit log, and so is the use of a recovery code', async () => {
    const { owner, person } = await halfWay();
    await give(person, '000000');
    await person.call('POST', '/session/passkey/begin');
    await person.call('POST', '/session/passkey', { body: { answer: { id: 'unknown' } } });
    const { body } = await owner.call<{ data: object[] }>('GET', '/v1/audit-log?type=sign_in.failed');
    expect(body.data).toMatchObject([{ after: { wrong: 'passkey' } }, { after: { wrong: 'code' } }]);
    expect(body.data[0]).toMatchObject({ subject: { type: 'member' } });
  });
});

it('accepting an invitation with an existing password also asks for the second factor', async () => {
  const { owner, telephone } = await halfWay();
  const inviting = await signedIn(app);
  const token = tokenOf((await invite(inviting, owner.email, 'auditor')).body);
  const person = visitor(app);
  const accepted = await person.call('POST', '/invitation/accept', { body: { token, password: PASSWORD } });
  expect(accepted.status).toBe(204);
  expect(await whoIs(person)).toMatchObject({ developer: null, factorsAsked: ['code'] });
  await give(person, telephone.next());
  expect(await whoIs(person)).toMatchObject({ member: { role: 'auditor' } });
});
