import type { Section } from './pages.ts';

/** One thing that can be found: what it is called, where it is, and the words in it. */
type Entry = readonly [title: string, where: string, url: string, words: string];

type Operation = {
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
};
type Document = { readonly paths?: Readonly<Record<string, object | undefined>> };

const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete']);

/** The guide and the reference in one: whoever looks for "refund" does not know which of them has it. */
export function searchIndex(sections: readonly Section[], { paths = {} }: Document): Entry[] {
  const guide = sections.map(({ title, url, text }): Entry => [title, 'Guide', url, text]);
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods ?? {})
      .filter(([method]) => METHODS.has(method))
      .map(([method, operation]) => entryOf(method.toUpperCase(), path, operation as Operation)),
  );
  return [...guide, ...operations];
}

function entryOf(
  method: string,
  path: string,
  { summary = path, description = '', tags = [] }: Operation,
): Entry {
  const tag = (tags[0] ?? '').toLowerCase().replaceAll(' ', '-');
  return [summary, `${method} ${path}`, `/docs#tag/${tag}/${method}${path}`, description];
}
