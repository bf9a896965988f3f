import { eventChainInput } from '#core/events/chain.ts';
import type { DomainEvent } from '#core/events/event.ts';
import type { Queryable } from '#store/db.ts';
import type { PersonalBox } from '#store/secrets/personal.ts';
import { sha256 } from '#store/sha256.ts';
import { encryptData } from './encrypted-data.ts';

export type Stream = { readonly developerId: string; readonly streamId: string };

/** Returns the hash of an event that follows `head`. */
export function hashAfter(head: string, stream: Stream, event: DomainEvent): string {
  return sha256(eventChainInput(head, { ...event, ...stream }));
}

/**
 * Chains events to `head` and returns rows in the form that write_side_effects() takes, without `n`. Hashes
 * cover the plain data; the stored data is encrypted where it is personal.
 */
export function chained(
  box: PersonalBox,
  stream: Stream,
  head: string,
  events: readonly DomainEvent[],
): { readonly rows: readonly object[]; readonly head: string } {
  let hash = head;
  const rows = events.map((event) => {
    hash = hashAfter(hash, stream, event);
    const { createdAt, data, ...rest } = event;
    return {
      developer_id: stream.developerId,
      stream_id: stream.streamId,
      ...rest,
      data: encryptData(box, { ...stream, ...rest }, rest.type, data),
      created_at: createdAt,
      hash,
    };
  });
  return { rows, head: hash };
}

/** Writes events of a stream outside of an agreement's commit. Returns the new head. */
export async function append(
  tx: Queryable,
  stream: Stream,
  head: string,
  events: readonly DomainEvent[],
): Promise<string> {
  const [newHead = head] = await appendAll(tx, [{ stream, head, events }]);
  return newHead;
}

type Link = { readonly stream: Stream; readonly head: string; readonly events: readonly DomainEvent[] };

/** Writes events of several streams in one statement. Returns the new heads. */
export async function appendAll(tx: Queryable, links: readonly Link[]): Promise<string[]> {
  const made = links.map(({ stream, head, events }) => chained(tx.personal, stream, head, events));
  const rows = made.flatMap((one) => one.rows.map((row) => ({ n: 0, ...row })));
  await tx.query(`SELECT write_side_effects('{0}'::integer[], $1::jsonb, NULL, NULL)`, [
    JSON.stringify(rows),
  ]);
  return made.map(({ head }) => head);
}
