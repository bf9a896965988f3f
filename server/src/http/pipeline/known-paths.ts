import type { FastifyInstance } from 'fastify';
import { nearest } from '#core/spelling.ts';

export type KnownPaths = {
  /** The methods of a path. */
  methodsOf: (path: string) => readonly string[];
  /** The path of the API that was probably meant, such as `/v1/escrow/agreements/:id`. */
  meantBy: (path: string) => string | undefined;
};

/**
 * Records the routes as they are registered. Wildcard routes are left out: for those, the path is wrong and
 * not the method.
 */
export function notePaths(app: FastifyInstance): KnownPaths {
  const known = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ method, url }) => {
    if (url.includes('*')) return;
    const methods = known.get(url) ?? new Set();
    for (const one of [method].flat()) methods.add(one);
    known.set(url, methods);
  });
  // Compiled on first use: most processes never need these hundreds of patterns.
  let patterns: [RegExp, Set<string>][] | undefined;
  return {
    methodsOf(path) {
      patterns ??= [...known].map(([url, methods]) => [patternOf(url), methods]);
      const found = patterns.filter(([pattern]) => pattern.test(path));
      return [...new Set(found.flatMap(([, methods]) => [...methods]))].sort();
    },
    meantBy(path) {
      const typed = segmentsOf(path);
      if (typed.length > MOST_SEGMENTS) return undefined;
      return [...known.keys()].find((url) => url.startsWith('/v1/') && hasOneFault(typed, segmentsOf(url)));
    },
  };
}

/** A trailing slash is optional. */
function patternOf(url: string): RegExp {
  const plain = url.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/:[^/]+/g, '[^/]+');
  return new RegExp(`^${plain.replace(/\/$/, '')}/?$`);
}

/** No path of ours is longer, also with one segment too many. */
const MOST_SEGMENTS = 12;
const LONGEST_SEGMENT = 60;
/** One mistake for every three letters. */
const LETTERS_PER_MISTAKE = 3;

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

/** True when one segment is misspelt, is missing, or is there twice or in the wrong place. */
function hasOneFault(typed: readonly string[], url: readonly string[]): boolean {
  if (typed.length === url.length) return isMisspelt(typed, url);
  if (typed.length + 1 === url.length) {
    return url.some((segment, at) => {
      const isName = !segment.startsWith(':') && !url[at + 1]?.startsWith(':');
      return isName && fits(typed, url.toSpliced(at, 1));
    });
  }
  // A last segment that is too many is an action of its own, not a fault in the path before it.
  return (
    typed.length === url.length + 1 &&
    typed.some((_, at) => at < url.length && fits(typed.toSpliced(at, 1), url))
  );
}

function isMisspelt(typed: readonly string[], url: readonly string[]): boolean {
  const wrong = url.flatMap((segment, at) => (segment.startsWith(':') || segment === typed[at] ? [] : [at]));
  const [at] = wrong;
  if (at === undefined || wrong.length > 1) return false;
  const word = (typed[at] ?? '').slice(0, LONGEST_SEGMENT);
  return nearest(word, [url[at] ?? ''], word.length / LETTERS_PER_MISTAKE) !== undefined;
}

function fits(typed: readonly string[], url: readonly string[]): boolean {
  return url.every((segment, at) => segment.startsWith(':') || segment === typed[at]);
}
