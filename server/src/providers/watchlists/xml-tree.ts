import { createReadStream } from 'node:fs';
import { SaxesParser } from 'saxes';
import { WatchListError } from './watch-list-error.ts';

/** A part of a file, as a tree. */
export type Node = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Node[];
  text: string;
};

const MAX_DEPTH = 40;
/** The largest entry of any list has a few thousand nodes; more is an attack. */
const MAX_NODES = 50_000;
const MAX_TEXT = 10_000;

/**
 * Reads an XML file and yields each element with a wanted name as a tree of its own, so that the whole file
 * is never in memory as a tree. A document type is refused: its entity declarations allow expansion attacks.
 */
export async function* elementsOf(path: string, wanted: ReadonlySet<string>): AsyncGenerator<Node> {
  const found: Node[] = [];
  const open: Node[] = [];
  let depth = 0;
  let nodes = 0;
  const parser = new SaxesParser();
  parser.on('doctype', () => {
    throw new WatchListError('it has a document type declaration, which no list has');
  });
  parser.on('error', (error) => {
    throw new WatchListError(`it is not well-formed XML: ${error.message}`);
  });
  parser.on('opentag', ({ name: full, attributes }) => {
    depth += 1;
    if (depth > MAX_DEPTH) throw new WatchListError('its elements are nested too deeply');
    const name = full.slice(full.indexOf(':') + 1);
    if (open.length === 0 && !wanted.has(name)) return;
    nodes = open.length === 0 ? 1 : nodes + 1;
    if (nodes > MAX_NODES) throw new WatchListError('one of its entries is too large');
    const node: Node = { name, attributes: attributes as Record<string, string>, children: [], text: '' };
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  const text = (piece: string) => {
    const node = open.at(-1);
    if (node && node.text.length < MAX_TEXT) node.text += piece.slice(0, MAX_TEXT);
  };
  parser.on('text', text);
  parser.on('cdata', text);
  parser.on('closetag', () => {
    depth -= 1;
    const node = open.pop();
    if (node && open.length === 0) found.push(node);
  });
  for await (const piece of createReadStream(path, { encoding: 'utf8' })) {
    parser.write(piece);
    yield* found.splice(0);
  }
  parser.close();
  yield* found.splice(0);
}

/** Returns the texts of all nodes along a path of names. */
export function textsAt(node: Node, ...path: readonly string[]): string[] {
  return nodesAt(node, ...path)
    .map(({ text }) => text.trim())
    .filter(Boolean);
}

export function nodesAt(node: Node, ...path: readonly string[]): Node[] {
  const [name, ...rest] = path;
  if (name === undefined) return [node];
  return node.children.filter((child) => child.name === name).flatMap((child) => nodesAt(child, ...rest));
}
