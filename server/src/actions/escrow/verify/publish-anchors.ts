import { createHash } from 'node:crypto';
import type { EscrowContext } from '#actions/escrow/context.ts';
import { SYSTEM } from '#core/actor.ts';
import {
  type AnchorEntry,
  anchorLeaf,
  anchorOrigin,
  anchorStream,
  PLATFORM,
} from '#core/escrow/verify/anchor.ts';
import type { DomainEvent } from '#core/events/event.ts';
import { type HashBytes, type MerkleTree, rootOf, withLeaf } from '#core/merkle.ts';
import { checkpointText, signedNote } from '#core/signed-note.ts';
import type { Queryable } from '#store/db.ts';
import { openAnchorKey } from '#store/escrow/verify/anchor-key.ts';
import * as anchors from '#store/escrow/verify/anchors.ts';
import { append } from '#store/events/chained.ts';

/** The number of accounts read at a time, and of events of one account per transaction. */
const ACCOUNTS = 200;
const EVENTS = 5_000;

export const hashBytes: HashBytes = (bytes) => createHash('sha256').update(bytes).digest();

/**
 * Anchors every agreement and audit log that has changed since the last run, including those of the platform,
 * signs the new head of each account's anchor log, and publishes it outside of the database. The cost is
 * proportional to the changes.
 */
export async function publishAnchors(context: EscrowContext): Promise<void> {
  if (await anchors.platformHasNews(context.db)) await anchorAll(context, PLATFORM);
  for (let after = '', more = true; more; ) {
    const accounts = await anchors.withNews(context.db, after, ACCOUNTS);
    for (const developerId of accounts) await anchorAll(context, developerId);
    after = accounts.at(-1) ?? after;
    more = accounts.length === ACCOUNTS;
  }
}

/** Anchors the news of one account now. The head is published outside with the next run. */
export async function anchorAccount(context: EscrowContext, developerId: string): Promise<void> {
  while ((await anchorNews(context, developerId)) === EVENTS);
}

async function anchorAll(context: EscrowContext, developerId: string): Promise<void> {
  await anchorAccount(context, developerId);
  await publishLatest(context, developerId);
}

/** Returns how many events were read. */
async function anchorNews(context: EscrowContext, developerId: string): Promise<number> {
  const read = await context.db.transaction(async (tx) => {
    const log = await anchors.lock(tx, developerId);
    const {
      entries,
      read: count,
      position,
      eventId,
      auditCount,
    } = await anchors.news(tx, developerId, log, EVENTS);
    const grown = entries.length === 0 ? log : await grow(context, tx, developerId, log, entries);
    await anchors.save(tx, developerId, { ...grown, position, eventId, auditCount });
    return count;
  });
  context.webhooks.wake();
  return read;
}

async function grow(
  context: EscrowContext,
  tx: Queryable,
  developerId: string,
  log: anchors.AnchorLog,
  entries: readonly AnchorEntry[],
): Promise<anchors.AnchorLog> {
  const tree = entries.reduce<MerkleTree>(
    (grown, entry) => withLeaf(grown, Buffer.from(anchorLeaf(developerId, entry)), hashBytes),
    { size: log.size, peaks: log.peaks.map((peak) => Buffer.from(peak, 'hex')) },
  );
  const createdAt = context.clock();
  const origin = anchorOrigin(context.secret.id, developerId);
  const rootHash = Buffer.from(rootOf(tree, hashBytes)).toString('base64');
  const text = checkpointText({ origin, size: tree.size, rootHash });
  const note = signedNote(openAnchorKey(context.secret.derive('anchor')).signed(origin, text));
  await anchors.append(tx, developerId, log.size, entries);
  await anchors.addCheckpoint(tx, developerId, { size: tree.size, note, createdAt });
  const event: DomainEvent = {
    id: context.newId('evt'),
    sequence: log.eventCount + 1,
    type: 'anchor.published',
    data: { origin, size: tree.size, rootHash, checkpoint: note },
    createdAt,
    actor: SYSTEM,
  };
  const stream = { developerId, streamId: anchorStream(developerId) };
  return {
    ...log,
    size: tree.size,
    peaks: tree.peaks.map((peak) => Buffer.from(peak).toString('hex')),
    eventCount: event.sequence,
    eventHead: await append(tx, stream, log.eventHead, [event]),
  };
}

/** Anchors that a crash kept from being published are published in the next run. */
async function publishLatest({ db, publishAnchor }: EscrowContext, developerId: string): Promise<void> {
  const newest = await anchors.latest(db, developerId);
  if (!newest || newest.size <= (await anchors.publishedSize(db, developerId))) return;
  await publishAnchor(developerId, newest.note);
  await anchors.markPublished(db, developerId, newest.size);
}
