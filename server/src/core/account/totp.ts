/** RFC 6238 with the parameters all authenticator apps support: SHA-1, 30 seconds, six digits. */
const STEP_MS = 30_000;
const DIGITS = 6;
/** Tolerated clock drift of a phone, in steps. */
const AROUND = [0, -1, 1] as const;
/** As long as the digest, as RFC 4226 requires. */
export const TOTP_SECRET_BYTES = 20;

/** HMAC-SHA-1 with a person's secret. It is passed in because core contains no cryptography. */
export type Hmac = (message: Uint8Array) => Uint8Array;

/** RFC 4226, section 5.3: dynamic truncation. */
export function codeAt(hmac: Hmac, step: number, digits: number = DIGITS): string {
  const message = new DataView(new ArrayBuffer(8));
  message.setBigUint64(0, BigInt(step));
  const mac = hmac(new Uint8Array(message.buffer));
  const offset = (mac.at(-1) ?? 0) & 0x0f;
  const number = new DataView(mac.buffer, mac.byteOffset).getUint32(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / STEP_MS);
}

/**
 * Returns the step that a code belongs to, or null. A step that was already used, or an earlier one, is not
 * accepted.
 */
export function stepOf(hmac: Hmac, code: string, now: Date, lastStep: number): number | null {
  const steps = AROUND.map((offset) => stepAt(now) + offset);
  return steps.find((step) => step > lastStep && codeAt(hmac, step) === code) ?? null;
}

/** Accepts a code with spaces, as people copy it from the app. */
export function readCode(typed: string): string | null {
  const code = typed.replace(/\s/g, '');
  return code.length === DIGITS && /^\d+$/.test(code) ? code : null;
}

/** RFC 4648 without padding, which apps do not accept. */
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)] ?? '')
    .join('');
}

/** Returns the URI encoded in the QR code. */
export function totpAddress({ secret, account }: { secret: string; account: string }): string {
  const issuer = 'Surety';
  const query = new URLSearchParams({
    secret,
    issuer,
    algorithm: 'SHA1',
    digits: String(DIGITS),
    period: '30',
  });
  return `otpauth://totp/${issuer}:${encodeURIComponent(account)}?${query}`;
}
