import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** A person reads the preview in between. */
const LIFETIME_SECONDS = 15 * 60;

/** What a token stands for: this key wants this change, and has seen this preview of it. */
export type Previewed = {
  readonly apiKey: string;
  readonly tool: string;
  readonly input: unknown;
  readonly preview: unknown;
};

/**
 * A token that only the service or the holder of the key can make. Models see the token and not the key. It
 * needs no storage, so every process accepts the tokens of the others.
 */
export function previewToken(previewed: Previewed, nowSeconds: number): string {
  const until = nowSeconds + LIFETIME_SECONDS;
  return `${until.toString(36)}.${macOf(previewed, until)}`;
}

export function isPreviewToken(token: string, previewed: Previewed, nowSeconds: number): boolean {
  const [encoded = '', mac = ''] = token.split('.');
  const until = Number.parseInt(encoded, 36);
  if (!(until >= nowSeconds && until <= nowSeconds + LIFETIME_SECONDS)) return false;
  const expected = Buffer.from(macOf(previewed, until));
  const given = Buffer.from(mac);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** One token does a thing once, however often it is sent. */
export function idempotencyKeyOf(token: string): string {
  return `mcp_${createHash('sha256').update(token).digest('hex')}`;
}

function macOf({ apiKey, tool, input, preview }: Previewed, until: number): string {
  const text = JSON.stringify(['surety-mcp-preview', tool, sorted(input), sorted(preview), until]);
  return createHmac('sha256', apiKey).update(text).digest('base64url');
}

/** The order of fields does not matter. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, one]) => one !== undefined)
      .sort(([left], [right]) => (left < right ? -1 : 1))
      .map(([key, one]) => [key, sorted(one)]),
  );
}
