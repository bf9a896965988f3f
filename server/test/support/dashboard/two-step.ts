import { createHmac } from 'node:crypto';
import { codeAt, stepAt } from '#core/account/totp.ts';
import type { TestApp } from '#test/support/app.ts';
import type { Visitor } from './dashboard.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_MS = 30_000;

/** A phone with an authenticator app, which reads the secret as it is displayed. */
export function authenticator(app: Pick<TestApp, 'time'>, secret: string) {
  const bits = [...secret].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const hmac = (message: Uint8Array) => createHmac('sha1', key).update(message).digest();
  return {
    code: (offset = 0) => codeAt(hmac, stepAt(app.time.now()) + offset),
    /** The next unused code, half a minute later. */
    next() {
      app.time.advance(STEP_MS);
      return codeAt(hmac, stepAt(app.time.now()));
    },
  };
}

/** Turns two-step sign-in on for a signed-in person. */
export async function withApp(app: TestApp, person: Visitor) {
  const started = await person.call<{ secret: string; address: string }>('POST', '/security/app');
  const telephone = authenticator(app, started.body.secret);
  const confirmed = await person.call<{ recoveryCodes: string[]; endedSessions: number }>(
    'POST',
    '/security/app/confirm',
    { body: { code: telephone.code() } },
  );
  if (confirmed.status !== 200) throw new Error(`not confirmed: ${JSON.stringify(confirmed.body)}`);
  return { telephone, ...started.body, ...confirmed.body };
}
