/** RFC 6238 with the values that every authenticator app has: SHA-1, half a minute, six digits. */
const STEP_MS = 30_000;
const DIGITS = 6;
/** Clocks of telephones are off by so many steps, either way. */
const AROUND = [0, -1, 1] as const;
/** As long as the digest, as RFC 4226 asks for. */
export const TOTP_SECRET_BYTES = 20;

/** HMAC-SHA-1 with somebody's secret: cryptography is for the floor below. */
export type Hmac = (message: Uint8Array) => Uint8Array;

/** RFC 4226, 5.3: four bytes from where the last one points to, without their sign. */
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

/** The step that a code is of, or null. One that counted before does not again, nor do those before it. */
export function stepOf(hmac: Hmac, code: string, now: Date, lastStep: number): number | null {
  const steps = AROUND.map((offset) => stepAt(now) + offset);
  return steps.find((step) => step > lastStep && codeAt(hmac, step) === code) ?? null;
}

/** As people type it off the app: spaces between the groups are theirs. */
export function readCode(typed: string): string | null {
  const code = typed.replace(/\s/g, '');
  return code.length === DIGITS && /^\d+$/.test(code) ? code : null;
}

/** RFC 4648, without padding, which apps do not want. */
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)] ?? '')
    .join('');
}

/** What the picture says that an app reads. */
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
