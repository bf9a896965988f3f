/** The dated versions of the API's behaviour, oldest first. A change that breaks a client needs a new one. */
export const API_VERSIONS: readonly [string, ...string[]] = ['2026-12-01'];
/** What a new key is made with, and what requests without a key follow. */
export const NEWEST_VERSION = API_VERSIONS.at(-1) as string;

/**
 * Returns the version that a request follows: the one that it asks for, else the one that its key was made
 * with. Keys from before versions were stored, and of a version that was dropped, follow the oldest one left.
 * Undefined when the request asks for an unknown version.
 */
export function versionOf(
  known: readonly [string, ...string[]],
  asked: string | undefined,
  pinned: string | null,
): string | undefined {
  if (asked !== undefined) return known.find((version) => version === asked);
  return known.find((version) => version === pinned) ?? known[0];
}
