import { type Import, importsOf, isSource, type Rule } from './tree.ts';

const EXPORTED = /^export (?:async )?(function\*?|const|let|(?:abstract )?class|enum|type|interface) (\w+)/gm;
/** Published packages: users import what these files export. */
const PUBLIC: ReadonlySet<string> = new Set(['sdk/src/index.ts', 'browser/src/index.ts']);

type Use = Import & { readonly text: string };

/**
 * An export that no other file imports suggests a dependency that does not exist. A type may be exported
 * without being imported, as long as its own file uses it: types are part of the signatures of functions.
 */
export const deadExports: Rule = (tree) => {
  const uses = new Map<string, Use[]>();
  for (const [path, text] of tree) {
    if (!/\.(?:tsx?|mjs|js)$/.test(path)) continue;
    for (const found of importsOf(path, text)) {
      if (found.target === null) continue;
      const known = uses.get(found.target) ?? [];
      uses.set(found.target, [...known, { ...found, text }]);
    }
  }
  const dead: string[] = [];
  for (const [path, text] of tree) {
    if (!isSource(path) || PUBLIC.has(path)) continue;
    for (const [, kind = '', name = ''] of text.matchAll(EXPORTED)) {
      if (/^(?:type|interface)$/.test(kind) && mentions(text, name) > 1) continue;
      if (uses.get(path)?.some((use) => takes(use, name))) continue;
      dead.push(`${path}: no file imports ${name}. Remove the word export, or ${name} altogether.`);
    }
  }
  return dead;
};

/** A product file that no other file imports or names has no effect. */
export const strayFiles: Rule = (tree) => {
  const code = [...tree].filter(([path]) => /\.(?:tsx?|mjs|js|json|html)$/.test(path));
  const imported = new Set(code.flatMap(([path, text]) => importsOf(path, text).map(({ target }) => target)));
  const named = (path: string) => {
    const name = path.slice(path.lastIndexOf('/') + 1);
    return code.some(([other, text]) => other !== path && text.includes(name));
  };
  return [...tree.keys()]
    .filter((path) => /^(?:server|sdk|dashboard|browser)\/src\/.*\.tsx?$/.test(path))
    .filter((path) => !imported.has(path) && !named(path))
    .map((path) => `${path}: no file imports or starts it. Remove it.`);
};

/** A namespace import, re-export or dynamic import uses the names that the importing file mentions. */
function takes({ names, text }: Use, name: string): boolean {
  if (names) return names.includes(name);
  return /^export (?:type )?\* from/m.test(text) || mentions(text, name) > 0;
}

function mentions(text: string, name: string): number {
  return text.split(new RegExp(`\\b${name}\\b`)).length - 1;
}
