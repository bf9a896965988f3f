import { dirname, join, normalize } from 'node:path/posix';
import type { Rule, Tree } from './tree.ts';

const LINK = /\]\(([^)\s#]+)(?:#[^)\s]*)?\)/g;

/** A picture that no page shows goes stale unnoticed. */
export const unseenPictures: Rule = (tree) => {
  const shown = new Set([...linksOf(tree)].map(({ target }) => target));
  // The guide's own page names its icon in code.
  const guide = tree.get('server/src/http/guide/guide.ts') ?? '';
  return [...tree.keys()]
    .filter((path) => /^docs\/.*\.(?:png|jpe?g|svg|gif|webp)$/.test(path))
    .filter((path) => !shown.has(path) && !guide.includes(`'${path.slice('docs/'.length)}'`))
    .map((path) => `${path}: no document shows it. Delete it, or link it from a page.`);
};

export const brokenLinks: Rule = (tree) => {
  const folders = new Set([...tree.keys()].flatMap(foldersAbove));
  return linksOf(tree)
    .filter(({ target }) => !tree.has(target) && !folders.has(target.replace(/\/$/, '')))
    .map(({ page, target }) => `${page}: links to ${target}, which does not exist.`);
};

function linksOf(tree: Tree): { page: string; target: string }[] {
  const links: { page: string; target: string }[] = [];
  for (const [page, text] of tree) {
    if (!page.endsWith('.md')) continue;
    for (const [, link = ''] of text.matchAll(LINK)) {
      // A path from the root is one of the service, such as /docs.
      if (/^(?:\w+:|\/)/.test(link)) continue;
      links.push({ page, target: normalize(join(dirname(page), link)) });
    }
  }
  return links;
}

function foldersAbove(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_part, index) => parts.slice(0, index + 1).join('/'));
}
