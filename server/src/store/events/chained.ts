import { committedChainInput } from '#core/events/chain.ts';
import type { DomainEvent } from '#core/events/event.ts';
import type { People } from '#core/events/personal.ts';
import type { Queryable } from '#store/db.ts';
import type { PersonalBox } from '#store/secrets/personal.ts';
import { sha256 } from '#store/sha256.ts';
import { encryptData } from './encrypted-data.ts';

export type Stream = {
  readonly developerId: string;
  readonly streamId: string;
  /** The parties of the agreement whose stream it is. */
  readonly people?: People;
};

/** Returns the hash of an event without personal data that follows `head`. */
export function hashAfter(head: string, { developerId, streamId }: Stream, event: DomainEvent): string {
  return sha256(committedChainInput(head, { ...event, developerId, streamId }));
}

/**
 * Chains events to `head` and returns rows in the form that write_side_effects() takes, without `n`. Personal
 * data is encrypted with the keys of its people, and hashes cover commitments to it.
 */
export function chained(
  box: PersonalBox,
  { developerId, streamId, people = {} }: Stream,
  head: string,
  events: readonly DomainEvent[],
): { readonly rows: readonly object[]; readonly head: string } {
  let hash = head;
  const rows = events.map((event) => {
    const key = { developerId, streamId, sequence: event.sequence };
    const { data, committed, keys } = encryptData(box, key, event, peopleOf(event, people));
    hash = sha256(committedChainInput(hash, { ...event, developerId, streamId, committed }));
    const { createdAt, data: _plain, ...rest } = event;
    return {
      developer_id: developerId,
      stream_id: streamId,
      ...rest,
      data,
      created_at: createdAt,
      hash,
      ...(keys.length > 0 && {
        keys: keys.map(({ id, externalUserId, wrapped }) => ({ id, person: externalUserId, wrapped })),
      }),
    };
  });
  return { rows, head: hash };
}

/** The account in an event about a share is the payee's. */
function peopleOf({ data }: DomainEvent, people: People): People {
  return 'payeeExternalId' in data && data.payeeExternalId !== undefined
    ? { ...people, seller: data.payeeExternalId }
    : people;
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
