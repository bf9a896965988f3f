import { createHash } from 'node:crypto';
import { type AnchorEntry, anchorLeaf } from '#core/escrow/verify/anchor.ts';
import type { HashBytes } from '#core/merkle.ts';
import { type LeafRange, largestPowerBelow, leafHash, nodeHash, siblingsOf } from '#core/merkle-path.ts';
import type { Db } from '#store/db.ts';

export type AnchoredLeaf = AnchorEntry & { readonly index: number };
type AgreementKey = { readonly developerId: string; readonly agreementId: string };

/** The size of the subtrees whose hashes are kept; smaller ones are computed from their leaves. */
const KEPT_FROM = 256;

const sha256: HashBytes = (bytes) => createHash('sha256').update(bytes).digest();

/** Returns the first leaf that covers an entry of an agreement's ledger. */
export async function leafOf(
  db: Db,
  { developerId, agreementId }: AgreementKey,
  sequence: number,
): Promise<AnchoredLeaf | undefined> {
  const [leaf] = await db.query<AnchoredLeaf>(
    `SELECT index, agreement_id AS "agreementId", transfer_count AS "transferCount", chain_head AS "chainHead",
       event_count AS "eventCount", event_head AS "eventHead" FROM anchor_entries
     WHERE developer_id = $1 AND agreement_id = $2 AND transfer_count >= $3
     ORDER BY transfer_count, index LIMIT 1`,
    [developerId, agreementId, sequence],
  );
  return leaf;
}

/** Returns how many entries of an agreement's ledger are anchored. */
export async function anchoredCount(db: Db, { developerId, agreementId }: AgreementKey): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `SELECT transfer_count AS count FROM anchor_entries WHERE developer_id = $1 AND agreement_id = $2
     ORDER BY transfer_count DESC LIMIT 1`,
    [developerId, agreementId],
  );
  return row?.count ?? 0;
}

/** Returns the first head of this log that covers a leaf. Heads from before an import have another origin. */
export async function headOver(
  db: Db,
  developerId: string,
  index: number,
  origin: string,
): Promise<{ readonly size: number; readonly note: string } | undefined> {
  const [head] = await db.query<{ size: number; note: string }>(
    `SELECT size, note FROM anchor_checkpoints
     WHERE developer_id = $1 AND size > $2 AND starts_with(note, $3 || E'\\n') ORDER BY size LIMIT 1`,
    [developerId, index, origin],
  );
  return head;
}

/** Returns the hashes beside the way from a leaf to the root of a tree of this size, lowest first. */
export async function pathOf(
  db: Db,
  developerId: string,
  { index, size }: { readonly index: number; readonly size: number },
): Promise<Uint8Array[]> {
  const path: Uint8Array[] = [];
  for (const sibling of siblingsOf(index, size)) path.push(await hashOf(db, developerId, sibling));
  return path;
}

/** The hash of a subtree. A complete one is read, or computed once and kept. */
async function hashOf(db: Db, developerId: string, range: LeafRange): Promise<Uint8Array> {
  const { start, end } = range;
  const count = end - start;
  const isKept = count >= KEPT_FROM && Number.isInteger(Math.log2(count));
  if (!isKept && count < KEPT_FROM) return hashOfLeaves(db, developerId, range);
  const level = Math.log2(count);
  const known = isKept ? await keptNode(db, developerId, level, start / count) : undefined;
  if (known) return known;
  const made = await computed(db, developerId, range);
  if (isKept) await keepNode(db, developerId, level, start / count, made);
  return made;
}

async function computed(db: Db, developerId: string, { start, end }: LeafRange): Promise<Uint8Array> {
  if (end - start <= KEPT_FROM) return hashOfLeaves(db, developerId, { start, end });
  const middle = start + largestPowerBelow(end - start);
  const left = await hashOf(db, developerId, { start, end: middle });
  return nodeHash(left, await hashOf(db, developerId, { start: middle, end }), sha256);
}

async function hashOfLeaves(db: Db, developerId: string, { start, end }: LeafRange): Promise<Uint8Array> {
  const entries = await db.query<AnchorEntry>(
    `SELECT agreement_id AS "agreementId", transfer_count AS "transferCount", chain_head AS "chainHead",
       event_count AS "eventCount", event_head AS "eventHead" FROM anchor_entries
     WHERE developer_id = $1 AND index >= $2 AND index < $3 ORDER BY index`,
    [developerId, start, end],
  );
  if (entries.length !== end - start) throw new Error(`the anchor log of ${developerId} has gaps`);
  return rootOfLeaves(entries.map((entry) => leafHash(Buffer.from(anchorLeaf(developerId, entry)), sha256)));
}

function rootOfLeaves(hashes: readonly Uint8Array[]): Uint8Array {
  if (hashes.length === 1) return hashes[0] as Uint8Array;
  const middle = largestPowerBelow(hashes.length);
  return nodeHash(rootOfLeaves(hashes.slice(0, middle)), rootOfLeaves(hashes.slice(middle)), sha256);
}

async function keptNode(
  db: Db,
  developerId: string,
  level: number,
  index: number,
): Promise<Uint8Array | undefined> {
  const [node] = await db.query<{ hash: Buffer }>(
    'SELECT hash FROM anchor_nodes WHERE developer_id = $1 AND level = $2 AND index = $3',
    [developerId, level, index],
  );
  return node?.hash;
}

async function keepNode(
  db: Db,
  developerId: string,
  level: number,
  index: number,
  hash: Uint8Array,
): Promise<void> {
  await db.query(
    'INSERT INTO anchor_nodes (developer_id, level, index, hash) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
    [developerId, level, index, hash],
  );
}
