import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openSmtp, type SmtpSettings } from '#providers/mail/smtp.ts';
import { selfMadeCertificate } from '#test/support/certificate.ts';
import { openMailServer } from '#test/support/mail.ts';

const MESSAGE = {
  messageId: 'evt_1.received',
  to: 'buyer@example.com',
  senderName: 'Ada’s Shop',
  subject: 'NGN 10.00 has arrived',
  text: 'It has.',
  html: '<p>It has.</p>',
  date: new Date(0),
};

function smtpTo(port: number, more: Partial<SmtpSettings> = {}) {
  const usual = { host: '127.0.0.1', port, tls: 'none', login: null, from: 'escrow@pay.example' } as const;
  const messenger = openSmtp({ ...usual, ...more });
  if (!messenger) throw new Error('no messenger');
  return messenger;
}

it('sends nothing to a server without STARTTLS where it is required', async () => {
  const server = await openMailServer();
  const answer = await smtpTo(server.port, { tls: 'starttls' }).send(MESSAGE);
  expect(answer).toMatchObject({ outcome: 'not_now' });
  expect(server.received).toEqual([]);
});

describe('with a trusted certificate', () => {
  const made = selfMadeCertificate();
  const before = getCACertificates();
  // Like NODE_EXTRA_CA_CERTS for a whole process.
  beforeAll(() => setDefaultCACertificates([...before, made.cert]));
  afterAll(() => setDefaultCACertificates(before));

  it.each([
    ['from the first byte', 'implicit', { ...made, secure: true }],
    ['by STARTTLS', 'starttls', made],
  ] as const)('speaks TLS %s, and signs in behind it', async (_how, tls, options) => {
    const seen: unknown[] = [];
    const server = await openMailServer({
      ...options,
      disabledCommands: [],
      onAuth: ({ username, password }, session, callback) => {
        seen.push(username, password, session.secure);
        callback(null, { user: 'mailer' });
      },
    });
    const login = { user: 'mailer', pass: 'p@ss word' };
    expect(await smtpTo(server.port, { tls, login }).send(MESSAGE)).toEqual({ outcome: 'accepted' });
    expect(seen).toEqual(['mailer', 'p@ss word', true]);
    expect(server.received).toHaveLength(1);
  });

  it('sends nothing to a server of another name', async () => {
    const server = await openMailServer({ ...made, secure: true });
    const answer = await smtpTo(server.port, { tls: 'implicit', host: 'localhost' }).send(MESSAGE);
    expect(answer).toMatchObject({ outcome: 'not_now' });
    expect(server.received).toEqual([]);
  });
});

it('authenticates where there is a password', async () => {
  const seen: unknown[] = [];
  const server = await openMailServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, callback) => {
      seen.push(username, password);
      callback(null, { user: 'mailer' });
    },
  });
  const login = { user: 'mailer', pass: 'p@ss word' };
  expect(await smtpTo(server.port, { login }).send(MESSAGE)).toEqual({ outcome: 'accepted' });
  expect(seen).toEqual(['mailer', 'p@ss word']);
  expect(server.received[0]?.headers['message-id']).toBe('<evt_1.received@pay.example>');
});

it('gives up on a server that sends too slowly to ever time out', async () => {
  const server = createServer((socket) => {
    socket.write('220 here\r\n');
    const drip = setInterval(() => socket.write('2'), 50);
    socket.on('error', () => undefined).on('close', () => clearInterval(drip));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const startedAt = performance.now();
  const answer = await smtpTo((server.address() as AddressInfo).port, { timeoutMs: 1_000 }).send(MESSAGE);
  expect(answer).toEqual({ outcome: 'not_now', reply: 'no answer in time' });
  expect(performance.now() - startedAt).toBeGreaterThan(900);
});

it('counts an invalid address as a refusal', async () => {
  const server = await openMailServer();
  const answer = await smtpTo(server.port).send({ ...MESSAGE, to: 'a>b@example.com' });
  expect(answer).toEqual({ outcome: 'refused', reply: 'invalid address' });
});
