import type { HashBytes } from './merkle.ts';

/*
 * Inclusion proofs of RFC 6962 (section 2.1.1): the hashes of the subtrees beside the way from a leaf to the
 * root.
 */

/** The leaves from `start` up to `end`, without it. */
export type LeafRange = { readonly start: number; readonly end: number };

/** Returns the subtrees whose hashes prove that a leaf is in a tree of this size, lowest first. */
export function siblingsOf(index: number, size: number): LeafRange[] {
  const siblings: LeafRange[] = [];
  for (let start = 0, end = size; end - start > 1; ) {
    const middle = start + largestPowerBelow(end - start);
    const isLeft = index < middle;
    siblings.push(isLeft ? { start: middle, end } : { start, end: middle });
    if (isLeft) end = middle;
    else start = middle;
  }
  return siblings.reverse();
}

/** Returns the root that a path leads to, or null when the path has another length than the tree requires. */
export function rootOfPath(
  { index, size }: { readonly index: number; readonly size: number },
  leafHash: Uint8Array,
  path: readonly Uint8Array[],
  hash: HashBytes,
): Uint8Array | null {
  const siblings = siblingsOf(index, size);
  if (index < 0 || index >= size || siblings.length !== path.length) return null;
  return siblings.reduce((below, { start }, nth) => {
    const beside = path[nth] as Uint8Array;
    return start > index ? nodeHash(below, beside, hash) : nodeHash(beside, below, hash);
  }, leafHash);
}

export function leafHash(data: Uint8Array, hash: HashBytes): Uint8Array {
  return hash(Uint8Array.of(0, ...data));
}

export function nodeHash(left: Uint8Array, right: Uint8Array, hash: HashBytes): Uint8Array {
  return hash(Uint8Array.of(1, ...left, ...right));
}

/** Returns the largest power of two that is smaller than a number above one. */
export function largestPowerBelow(count: number): number {
  let power = 1;
  while (power * 2 < count) power *= 2;
  return power;
}
