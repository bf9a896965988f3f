import { describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/support/app.ts';
import { PASSWORD, signedIn, visitor } from '#test/support/dashboard/dashboard.ts';
import { runCommand } from '#test/support/process/command.ts';

const REAL_BANK = {
  BANK_PROVIDER: 'paystack',
  PAYSTACK_SECRET_KEY: 'sk_test_1',
  PAYSTACK_CUSTOMER_DOMAIN: 'example.com',
};

const signUp = (app: TestApp, email: string, invitation?: string) =>
  app.call('POST', '/v1/developer/signup', {
    body: { email, password: PASSWORD, ...(invitation && { invitation }) },
  });
const modeOf = async (app: TestApp) =>
  (await visitor(app).call<{ signUps: string }>('GET', '/session')).body.signUps;

async function invite(app: TestApp, email: string, settings: Record<string, string> = {}) {
  const environment = { DATABASE_URL: app.database.serviceUrl, ...settings };
  const { code, stdout, output } = await runCommand(['invite', email], environment);
  return { code, output, token: /#(\S{43})$/m.exec(stdout)?.[1] ?? '' };
}

describe('SIGNUP', () => {
  it.each([
    ['open', {}],
    ['invited', REAL_BANK],
    ['open', { ...REAL_BANK, SIGNUP: 'open' }],
    ['closed', { SIGNUP: 'closed' }],
  ])('is %s with %o', async (mode, settings) => {
    const app = await startTestApp({ settings: { SIGNUP: '', ...settings } });
    expect(await modeOf(app)).toBe(mode);
    const answer = await signUp(app, 'anybody@example.com');
    if (mode === 'open') expect(answer.status).toBe(201);
    else expect(answer.body).toMatchObject({ statusCode: 403, code: 'signup_closed' });
    const asPerson = await visitor(app).call('POST', '/account', {
      body: { email: 'somebody@example.com', password: PASSWORD },
    });
    expect(asPerson.status).toBe(answer.status);
  });
});

describe('surety invite', () => {
  it('lets one person sign up once, with the invited address', async () => {
    const app = await startTestApp({ settings: { SIGNUP: 'invited' } });
    const { code, output, token } = await invite(app, 'Ada@Example.com');
    expect({ code, output }).toMatchObject({ code: 0 });
    expect((await signUp(app, 'eve@example.com', token)).status).toBe(403);
    expect((await signUp(app, 'ada@example.com', 'another-token')).status).toBe(403);
    expect((await signUp(app, 'ada@example.com', token)).status).toBe(201);
    expect((await signUp(app, 'ada@example.com', token)).status).toBe(403);

    const late = await invite(app, 'late@example.com');
    app.time.advance(7 * 86_400_000 + 60_000);
    expect((await signUp(app, 'late@example.com', late.token)).status).toBe(403);
  });

  it('says what is wrong with its arguments', async () => {
    const app = await startTestApp();
    expect(await invite(app, 'nobody')).toMatchObject({
      code: 2,
      output: expect.stringContaining('usage: surety invite'),
    });
    expect(await invite(app, 'ada@example.com', { SIGNUP: 'closed' })).toMatchObject({ code: 1 });
  });
});

it('a member is invited by their account, whatever SIGNUP is', async () => {
  const open = await startTestApp();
  const owner = await signedIn(open);
  const { body } = await owner.call<{ path: string }>('POST', '/members', {
    body: { email: 'member@example.com', role: 'risk' },
  });
  const closed = await startTestApp({ settings: { SIGNUP: 'closed' }, database: open.database });
  const token = body.path.split('#')[1];
  const accepted = await visitor(closed).call('POST', '/invitation/accept', {
    body: { token, password: PASSWORD },
  });
  expect(accepted.status).toBe(204);
});
