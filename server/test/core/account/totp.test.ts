import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { browserName } from '#core/account/browser-name.ts';
import { readRecoveryCode, recoveryCode } from '#core/account/second-factor.ts';
import { base32, codeAt, type Hmac, stepAt, stepOf, totpAddress } from '#core/account/totp.ts';

const hmacOf =
  (secret: string): Hmac =>
  (message) =>
    createHmac('sha1', secret).update(message).digest();
/** The secret of both RFCs. */
const hmac = hmacOf('12345678901234567890');
const at = (seconds: number) => new Date(seconds * 1000);

describe('a code of an authenticator app', () => {
  // RFC 6238, appendix B: all vectors for SHA-1.
  it.each([
    [59, '94287082'],
    [1111111109, '07081804'],
    [1111111111, '14050471'],
    [1234567890, '89005924'],
    [2000000000, '69279037'],
    [20000000000, '65353130'],
  ])('at %d seconds is %s', (seconds, code) => {
    expect(codeAt(hmac, stepAt(at(seconds)), 8)).toBe(code);
  });

  // RFC 4226, appendix D: six digits, as used here.
  it.each(
    ['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489'].map(
      (code, count) => [count, code] as const,
    ),
  )('number %d is %s', (count, code) => {
    expect(codeAt(hmac, count)).toBe(code);
  });

  it('is valid one step early and one late, but not twice nor after a later one', () => {
    const now = at(1_000_000_000);
    const step = stepAt(now);
    const tried = (offset: number, lastStep: number) =>
      stepOf(hmac, codeAt(hmac, step + offset), now, lastStep);
    expect([-2, -1, 0, 1, 2].map((offset) => tried(offset, 0))).toEqual([
      null,
      step - 1,
      step,
      step + 1,
      null,
    ]);
    expect([-1, 0, 1].map((offset) => tried(offset, step))).toEqual([null, null, step + 1]);
  });

  it('is derived from a secret in the encoding of authenticator apps', () => {
    // RFC 4648, section 10, without padding.
    const texts = ['', 'f', 'fo', 'foo', 'foob', 'fooba', 'foobar'];
    expect(texts.map((text) => base32(Buffer.from(text)))).toEqual([
      ...['', 'MY', 'MZXQ', 'MZXW6', 'MZXW6YQ', 'MZXW6YTB', 'MZXW6YTBOI'],
    ]);
    expect(totpAddress({ secret: 'MZXW6', account: 'ada@example.com' })).toBe(
      'otpauth://totp/Surety:ada%40example.com?secret=MZXW6&issuer=Surety&algorithm=SHA1&digits=6&period=30',
    );
  });
});

describe('a recovery code', () => {
  it('is accepted in any case and spacing', () => {
    const code = recoveryCode(Buffer.from('00112233445566778801', 'hex'));
    expect(code).toMatch(/^[0-9a-z]{4}(-[0-9a-z]{4}){3}$/);
    const typed = code.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l');
    expect(readRecoveryCode(` ${typed} `)).toBe(code);
  });
});

describe('a browser', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0',
      'Edge on Windows',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
      'Chrome on Android',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
      'Safari on iOS',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'Firefox on Linux'],
    ['curl/8.5.0', 'A browser'],
    ['', 'A browser'],
  ])('that says %s is %s', (userAgent, name) => {
    expect(browserName(userAgent)).toBe(name);
  });
});
