import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anchorLeaf } from '#core/escrow/verify/anchor.ts';
import { EMPTY_TREE, type MerkleTree, rootOf, withLeaf } from '#core/merkle.ts';
import { leafHash, rootOfPath } from '#core/merkle-path.ts';
import { pathOf } from '#store/escrow/verify/anchor-path.ts';
import { startTestApp } from '#test/support/app.ts';

const app = await startTestApp();
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();
const LEAVES = 1_300;
const developerId = 'dev_many';
const entryOf = (index: number) => ({
  agreementId: `agr_${index}`,
  transferCount: 1,
  chainHead: '0'.repeat(64),
  eventCount: 1,
  eventHead: '1'.repeat(64),
});
const leaf = (index: number) => Buffer.from(anchorLeaf(developerId, entryOf(index)));

it('leads from every leaf to the root of every later tree, with and without kept subtrees', async () => {
  await app.database.owner.query(
    `INSERT INTO anchor_entries SELECT $1, n, 'agr_' || n, 1, repeat('0', 64), 1, repeat('1', 64)
     FROM generate_series(0, $2 - 1) n`,
    [developerId, LEAVES],
  );
  const roots: Uint8Array[] = [];
  let tree: MerkleTree = EMPTY_TREE;
  for (let index = 0; index < LEAVES; index++) {
    tree = withLeaf(tree, leaf(index), sha256);
    roots.push(rootOf(tree, sha256));
  }
  const anyPlace = fc
    .integer({ min: 1, max: LEAVES })
    .chain((size) => fc.record({ size: fc.constant(size), index: fc.integer({ min: 0, max: size - 1 }) }));
  await fc.assert(
    fc.asyncProperty(anyPlace, async ({ index, size }) => {
      const path = await pathOf(app.context.db, developerId, { index, size });
      const root = rootOfPath({ index, size }, leafHash(leaf(index), sha256), path, sha256);
      expect(root).toEqual(roots[size - 1]);
      const other = rootOfPath({ index, size }, leafHash(leaf(index + 1), sha256), path, sha256);
      expect(other).not.toEqual(roots[size - 1]);
    }),
    {
      numRuns: 60,
      examples: [[{ index: 0, size: 1 }], [{ index: 3, size: LEAVES }], [{ index: 1_299, size: LEAVES }]],
    },
  );
  const kept = await app.database.owner.query<{ level: number }>(
    'SELECT DISTINCT level FROM anchor_nodes WHERE developer_id = $1 ORDER BY level',
    [developerId],
  );
  expect(kept.map(({ level }) => level)).toEqual([8, 9, 10]);
});
