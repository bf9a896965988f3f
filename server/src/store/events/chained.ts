import { eventChainInput } from '#core/events/chain.ts';
import type { DomainEvent } from '#core/events/event.ts';
import type { Queryable } from '#store/db.ts';
import type { PersonalBox } from '#store/secrets/personal.ts';
import { sha256 } from '#store/sha256.ts';
import { encryptData } from './encrypted-data.ts';

export type Stream = { readonly developerId: string; readonly streamId: string };

/**
 * The events that follow `head` in a stream, as write_side_effects() takes them but for `n`. Hashes are taken
 * over what happened; what is stored of it is encrypted where it names a person.
 */
export function chained(
  box: PersonalBox,
  stream: Stream,
  head: string,
  events: readonly DomainEvent[],
): { readonly rows: readonly object[]; readonly head: string } {
  let hash = head;
  const rows = events.map((event) => {
    hash = sha256(eventChainInput(hash, { ...event, ...stream }));
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

/** Writes events of a stream that no agreement commits, and returns the new head. */
export async function append(
  tx: Queryable,
  stream: Stream,
  head: string,
  events: readonly DomainEvent[],
): Promise<string> {
  const { rows, head: newHead } = chained(tx.personal, stream, head, events);
  await tx.query(`SELECT write_side_effects('{0}'::integer[], $1::jsonb, NULL, NULL)`, [
    JSON.stringify(rows.map((row) => ({ n: 0, ...row }))),
  ]);
  return newHead;
}
