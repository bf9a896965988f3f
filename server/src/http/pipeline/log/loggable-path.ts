const MAX_PATH = 300;
const SECRETS = /(svc_(?:live|test)_[0-9a-f]{8}|whsec_)[0-9a-z+/=_-]*/gi;
const HIDDEN = '…';

/** An encoding of a percent sign, however often it was encoded again: it decodes to one in a single step. */
const PERCENT_AGAIN = /%(?:25)+(?=[0-9a-f]{2})/gi;
const ESCAPED = /%([2-7][0-9a-f])/gi;
/** Nobody encodes by mistake so often. */
const MAX_ROUNDS = 8;

/** The path as it may be written down: without its query, and without a key that was put there by mistake. */
export function loggablePath(url: string): string {
  const queryAt = url.indexOf('?');
  const path = queryAt < 0 ? url : url.slice(0, queryAt);
  return withoutSecrets(path).slice(0, MAX_PATH);
}

/**
 * A key hides behind an encoding, or behind the encoding of one, and whoever reads the log can undo both. So
 * it is looked for in what is left when nothing can be decoded any more. A path without one stays as it came.
 */
function withoutSecrets(path: string): string {
  let plain = path;
  for (let round = 0; plain.includes('%'); round++) {
    const decoded = plain.replace(PERCENT_AGAIN, '%').replace(ESCAPED, (_escape, hex) => character(hex));
    if (decoded === plain) break;
    if (round === MAX_ROUNDS) return HIDDEN;
    plain = decoded;
  }
  const redacted = plain.replace(SECRETS, `$1${HIDDEN}`);
  return redacted === plain ? path : redacted;
}

function character(hex: string): string {
  return String.fromCharCode(Number.parseInt(hex, 16));
}
