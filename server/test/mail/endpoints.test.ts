import { describe, expect, it } from 'vitest';
import { describeConfig } from '#commands/config.ts';
import { readConfig } from '#settings/config.ts';
import { startTestApp } from '#test/support/app.ts';

const app = await startTestApp();
const { key } = await app.signUp();
const other = await app.signUp();
const SETTINGS = '/v1/mail/settings';
const MESSAGES = '/v1/mail/messages';

describe('GET and PATCH /v1/mail/settings', () => {
  it('answers 200 with everything on, under the account’s name, and says that mail is not set up', async () => {
    const answer = await app.call('GET', SETTINGS, { key });
    expect(answer).toMatchObject({ status: 200 });
    expect(answer.body).toEqual({
      object: 'mail_settings',
      environment: 'live',
      configured: false,
      senderName: null,
      timeZone: null,
      color: null,
      logo: null,
      buyers: true,
      sellers: true,
      members: true,
      bounces: { refused: 0, givenUp: 0 },
    });
  });

  it('changes the given fields only, for this account only', async () => {
    const change = (body: object) => app.call('PATCH', SETTINGS, { key, body });
    expect((await change({ senderName: ' Ada’s Shop ' })).body).toMatchObject({ senderName: 'Ada’s Shop' });
    expect((await change({ buyers: false })).body).toMatchObject({ senderName: 'Ada’s Shop', buyers: false });
    expect((await change({ senderName: null })).body).toMatchObject({ senderName: null, buyers: false });
    expect((await change({ timeZone: 'africa/accra' })).body).toMatchObject({ timeZone: 'Africa/Accra' });
    expect((await change({ timeZone: 'Lagos' })).status).toBe(400);
    expect((await change({ color: '#17663F' })).body).toMatchObject({
      color: '#17663f',
      timeZone: 'Africa/Accra',
    });
    expect((await change({ color: 'green' })).status).toBe(400);
    const theirs = await app.call('GET', SETTINGS, { key: other.key });
    expect(theirs.body).toMatchObject({ senderName: null, buyers: true });
  });

  it.each([
    ['nothing', {}],
    ['a name of two lines', { senderName: 'Ada\nBcc: x@example.com' }],
    ['an empty name', { senderName: ' ' }],
    ['a name that is too long', { senderName: 'x'.repeat(61) }],
    ['a switch that is text', { buyers: 'on' }],
    ['a field that is none', { strangers: true }],
  ])('answers 400 for %s', async (_name, body) => {
    expect((await app.call('PATCH', SETTINGS, { key, body })).status).toBe(400);
  });

  it('answers 401 without a key', async () => {
    expect((await app.call('GET', SETTINGS)).status).toBe(401);
    expect((await app.call('PATCH', SETTINGS, { body: { buyers: true } })).status).toBe(401);
  });
});

describe('GET /v1/mail/messages', () => {
  it('answers 200 with a page, 400 for an unknown state, and 401 without a key', async () => {
    expect((await app.call('GET', MESSAGES, { key })).body).toEqual({ data: [], nextCursor: null });
    expect((await app.call('GET', `${MESSAGES}?status=LOST`, { key })).status).toBe(400);
    expect((await app.call('GET', `${MESSAGES}?type=spam`, { key })).status).toBe(400);
    expect((await app.call('GET', MESSAGES)).status).toBe(401);
  });

  it('answers 404 for an unknown mail', async () => {
    expect((await app.call('GET', `${MESSAGES}/mail_${'0'.repeat(32)}`, { key })).status).toBe(404);
    expect((await app.call('GET', `${MESSAGES}/nonsense`, { key })).status).toBe(404);
  });
});

describe('the settings of the service', () => {
  const FROM = { MAIL_FROM: 'escrow@example.com' };
  it.each([
    ['smtps://user:p%40ss@mail.example.com', {}],
    ['smtp://mail.example.com:587', {}],
    ['smtp://relay:25?tls=off', {}],
    ['smtp://[::1]:25', {}],
  ])('take %s', (url) => {
    expect(readConfig({ SMTP_URL: url, ...FROM }).SMTP_URL).toBeInstanceOf(URL);
  });

  it.each([
    [{ SMTP_URL: 'mail.example.com', ...FROM }, 'SMTP_URL must be a URL'],
    [{ SMTP_URL: 'http://mail.example.com', ...FROM }, 'SMTP_URL must be a URL'],
    [{ SMTP_URL: 'smtps://mail.example.com?tls=off', ...FROM }, 'SMTP_URL cannot be smtps:// with tls=off'],
    [{ SMTP_URL: 'smtp://user@mail.example.com', ...FROM }, 'must have a user and a password, or neither'],
    [{ SMTP_URL: 'smtp://mail.example.com/?pool=1', ...FROM }, 'nothing after the host'],
    [{ SMTP_URL: 'smtp://mail.example.com' }, 'SMTP_URL is set but MAIL_FROM is not'],
    [FROM, 'MAIL_FROM is set but SMTP_URL is not'],
    [
      { SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'Ada <a@b.c>' },
      'MAIL_FROM must be an e-mail address',
    ],
  ])('refuse %j', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(message);
  });

  it('never show the password, and say that mail is off when it is', () => {
    const url = 'smtps://user:s3cret-pass@mail.example.com';
    expect(describeConfig({ SMTP_URL: url, ...FROM })).not.toContain('s3cret-pass');
    expect(() => readConfig({ SMTP_URL: `${url}/x`, ...FROM })).toThrow(/^(?!.*s3cret-pass)/s);
    expect(describeConfig({})).toMatch(/SMTP_URL +\(not set: mail is off/);
  });
});
