import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_TREE, type MerkleTree, rootOf, withLeaf } from '#core/merkle.ts';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

/** The leaves and heads of the test suite of Certificate Transparency's reference implementation. */
const LEAVES = [
  '',
  '00',
  '10',
  '2021',
  '3031',
  '40414243',
  '5051525354555657',
  '606162636465666768696a6b6c6d6e6f',
];
const HEADS = [
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];

/** As RFC 6962 defines it: split at the largest power of two below the size. */
function headOf(leaves: readonly Uint8Array[]): Uint8Array {
  const [only] = leaves;
  if (!only) return sha256(new Uint8Array());
  if (leaves.length === 1) return sha256(Buffer.concat([Buffer.from([0]), only]));
  const split = 2 ** Math.floor(Math.log2(leaves.length - 1));
  const halves = [headOf(leaves.slice(0, split)), headOf(leaves.slice(split))];
  return sha256(Buffer.concat([Buffer.from([1]), ...halves]));
}

const treeOf = (leaves: readonly Uint8Array[]): MerkleTree =>
  leaves.reduce<MerkleTree>((tree, leaf) => withLeaf(tree, leaf, sha256), EMPTY_TREE);

describe('the tree of anchors', () => {
  it('has the heads of RFC 6962 at every size', () => {
    expect(hex(rootOf(EMPTY_TREE, sha256))).toBe(
      'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    );
    const leaves = LEAVES.map((leaf) => Buffer.from(leaf, 'hex'));
    const heads = leaves.map((_leaf, last) => hex(rootOf(treeOf(leaves.slice(0, last + 1)), sha256)));
    expect(heads).toEqual(HEADS);
  });

  it('has the head of the definition, for any leaves', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 40 }), { maxLength: 70 }), (leaves) => {
        expect(hex(rootOf(treeOf(leaves), sha256))).toBe(hex(headOf(leaves)));
      }),
    );
  });

  it('keeps as many hashes as its size has binary ones', () => {
    const tree = treeOf(Array.from({ length: 1_000 }, (_, n) => Buffer.from(String(n))));
    expect([tree.size, tree.peaks.length]).toEqual([1_000, 6]);
  });
});
