const MAX_PATH = 300;
/** Keys, secrets, and the tokens of links for buyers and sellers. */
const SECRETS = /(svc_(?:live|test)_[0-9a-f]{8}|whsec_|^\/deal\/)[0-9a-z+/=_-]*/gi;
const HIDDEN = '…';

/** A percent sign encoded any number of times; it decodes to `%` in one step. */
const PERCENT_AGAIN = /%(?:25)+(?=[0-9a-f]{2})/gi;
const ESCAPED = /%([2-7][0-9a-f])/gi;
/** No client encodes this often by mistake. */
const MAX_ROUNDS = 8;

/** Returns the path for logs: without its query, and without a key that was put there by mistake. */
export function loggablePath(url: string): string {
  const queryAt = url.indexOf('?');
  const path = queryAt < 0 ? url : url.slice(0, queryAt);
  return withoutSecrets(path).slice(0, MAX_PATH);
}

/**
 * A key may be hidden by one or more layers of percent-encoding, which a reader of the log could undo. So
 * secrets are searched for in the fully decoded path. A path without secrets is returned unchanged.
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
