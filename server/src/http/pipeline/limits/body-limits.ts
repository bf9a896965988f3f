/** The largest JSON body of a caller who is not authenticated: an address, a password, a token. */
export const ANONYMOUS_BODY_BYTES = 4_096;
/** The largest JSON body of most endpoints. */
export const BODY_BYTES = 65_536;
/** For bodies with long lists, such as the milestones of an agreement or the rules of a policy. */
export const LONG_BODY_BYTES = 262_144;

/** For an account statement. Longer ones are compared with `surety reconcile`, which reads files. */
export const STATEMENT_BODY_BYTES = 1_048_576;

/** A body of this size costs one request; each further one of it costs another. */
const BYTES_PER_TOKEN = 8_192;
/** Few enough names that checking each of them costs nothing to speak of. */
export const SMALL_BODY = 1_024;

/** What a body costs of the caller's rate limit, besides the request itself. */
export function tokensFor(bodySize: number): number {
  return Math.floor(bodySize / BYTES_PER_TOKEN);
}
