import {
  ACCOUNT_STREAM,
  AUDIT_ENTRY,
  anchorFault,
  anchorLeaf,
  anchorName,
  anchorOrigin,
} from '#core/escrow/verify/anchor.ts';
import { EMPTY_TREE, type MerkleTree, rootOf, withLeaf } from '#core/merkle.ts';
import { readCheckpoint, readNotes } from '#core/signed-note.ts';
import type { Queryable } from '#store/db.ts';
import type { AnchorKey } from '#store/escrow/verify/anchor-key.ts';
import * as anchors from '#store/escrow/verify/anchors.ts';
import { hashBytes } from './publish-anchors.ts';

export type AnchorEvidence = {
  /** Without it, signatures are not checked. */
  readonly signer: { readonly key: AnchorKey; readonly secretId: string } | null;
  /** Anchors kept outside of the database, by account. Null uses those in the database. */
  readonly published: ReadonlyMap<string, string> | null;
};

type Report = (where: string, what: string) => void;

const PAGE = 2_000;

/**
 * Checks the published anchors against the anchor log, and the log against the chains of the agreements.
 * Anchored history that was deleted, truncated or changed is detected, however well it was covered up.
 */
export async function verifyAnchors(
  db: Queryable,
  evidence: AnchorEvidence,
  report: Report,
  onProgress: (entries: number) => void,
): Promise<number> {
  const accounts = new Set([...(await anchors.accounts(db)), ...(evidence.published?.keys() ?? [])]);
  let walked = 0;
  for (const developerId of accounts) {
    const roots = await publishedRoots(db, developerId, evidence, report);
    for (let tree = EMPTY_TREE, more = true; more; onProgress(walked)) {
      const page = await anchors.entries(db, developerId, tree.size, PAGE);
      const grown = walk(developerId, tree, page, roots, report);
      walked += grown.size - tree.size;
      more = page.length === PAGE && grown.size - tree.size === PAGE;
      tree = grown;
      if (!more) reportMissing(developerId, tree, roots, report);
      if (!more) await verifyProgress(db, developerId, tree, report);
    }
  }
  return walked;
}

/** The published root hash for each size of the log. */
async function publishedRoots(
  db: Queryable,
  developerId: string,
  { signer, published }: AnchorEvidence,
  report: Report,
): Promise<Map<number, string>> {
  const text = published?.get(developerId) ?? (await anchors.checkpoints(db, developerId)).join('\n');
  const roots = new Map<number, string>();
  for (const note of readNotes(text)) {
    const checkpoint = note && readCheckpoint(note);
    if (!note || !checkpoint) {
      report(logOf(developerId), 'a published anchor cannot be read');
    } else if (signer && !signer.key.hasSigned(anchorOrigin(signer.secretId, developerId), note)) {
      report(logOf(developerId), `the head of size ${checkpoint.size} is not signed by this installation`);
    } else if ((roots.get(checkpoint.size) ?? checkpoint.rootHash) !== checkpoint.rootHash) {
      report(logOf(developerId), `two heads of size ${checkpoint.size} were published`);
    } else {
      roots.set(checkpoint.size, checkpoint.rootHash);
    }
  }
  return roots;
}

function walk(
  developerId: string,
  from: MerkleTree,
  page: Awaited<ReturnType<typeof anchors.entries>>,
  roots: ReadonlyMap<number, string>,
  report: Report,
): MerkleTree {
  let tree = from;
  for (const entry of page) {
    if (entry.index !== tree.size) return tree;
    const fault = anchorFault(entry);
    if (fault) report(nameOf(developerId, entry.agreementId), fault);
    tree = withLeaf(tree, Buffer.from(anchorLeaf(developerId, entry)), hashBytes);
    const published = roots.get(tree.size);
    if (published && published !== Buffer.from(rootOf(tree, hashBytes)).toString('base64')) {
      report(logOf(developerId), `its first ${tree.size} entries differ from the published ones`);
    }
  }
  return tree;
}

function reportMissing(
  developerId: string,
  { size }: MerkleTree,
  roots: ReadonlyMap<number, string>,
  report: Report,
): void {
  const largest = Math.max(0, ...roots.keys());
  if (largest > size) report(logOf(developerId), `${largest} entries were published, but it has ${size}`);
}

/** A log whose progress was set forward would anchor nothing any more. */
async function verifyProgress(
  db: Queryable,
  developerId: string,
  { size }: MerkleTree,
  report: Report,
): Promise<void> {
  const progress = await anchors.progress(db, developerId);
  // A log that grows at this moment has more entries than were read.
  if (progress && progress.size < size) {
    report(logOf(developerId), `it counts ${progress.size} entries, but has ${size}`);
  }
  if (progress && !progress.eventThere) {
    report(logOf(developerId), 'it was read up to an event that does not exist');
  }
}

function nameOf(developerId: string, id: string): string {
  if (id === AUDIT_ENTRY) return `audit log of ${anchorName(developerId)}`;
  if (id.startsWith(ACCOUNT_STREAM)) {
    return `payout account of ${id.slice(ACCOUNT_STREAM.length)} (${developerId})`;
  }
  return `${id.startsWith('exc_') ? 'exception' : 'agreement'} ${id}`;
}

function logOf(developerId: string): string {
  return `anchor log of ${anchorName(developerId)}`;
}
