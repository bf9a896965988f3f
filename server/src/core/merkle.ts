/*
 * The Merkle tree of RFC 6962 (Certificate Transparency), built leaf by leaf. It keeps one hash per perfect
 * subtree, largest first: as many as its size has binary ones, so a leaf costs no more in a log of a million
 * than in an empty one.
 */

export type HashBytes = (bytes: Uint8Array) => Uint8Array;

export type MerkleTree = { readonly size: number; readonly peaks: readonly Uint8Array[] };

export const EMPTY_TREE: MerkleTree = { size: 0, peaks: [] };

const LEAF = 0;
const NODE = 1;

export function withLeaf({ size, peaks }: MerkleTree, data: Uint8Array, hash: HashBytes): MerkleTree {
  const grown = [...peaks];
  let top = hash(joined(LEAF, data));
  // Each trailing binary one of the size is a perfect subtree as large as the one just completed.
  for (let left = size; left % 2 === 1; left = Math.floor(left / 2)) {
    top = hash(joined(NODE, grown.pop() as Uint8Array, top));
  }
  return { size: size + 1, peaks: [...grown, top] };
}

export function rootOf({ peaks }: MerkleTree, hash: HashBytes): Uint8Array {
  if (peaks.length === 0) return hash(new Uint8Array());
  return peaks.reduceRight((right, left) => hash(joined(NODE, left, right)));
}

function joined(prefix: number, ...parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(1 + parts.reduce((length, part) => length + part.length, 0));
  bytes[0] = prefix;
  let at = 1;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
