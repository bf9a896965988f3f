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

export type Chained = { readonly rows: readonly object[]; readonly head: string };

/**
 * Chains events to `head` and returns rows in the form that write_side_effects() takes, without `n`. Personal
 * data is encrypted with the keys of its people, and hashes cover commitments to it.
 */
export function chained(
  box: PersonalBox,
  stream: Stream,
  head: string,
  events: readonly DomainEvent[],
): Chained {
  const { rows, keys, head: after } = chainedApart(box, stream, head, events);
  const keysOf = new Map(keys.map(({ row, ...used }) => [row, used.keys]));
  return {
    rows: rows.map((row, index) => (keysOf.has(index) ? { ...row, keys: keysOf.get(index) } : row)),
    head: after,
  };
}

type UsedKeys = {
  /** The index of the row that was encrypted with them. */
  readonly row: number;
  readonly developer_id: string;
  readonly created_at: Date;
  readonly keys: readonly { readonly id: string; readonly person: string; readonly wrapped: string }[];
};

/** The same, with the keys apart, in the form that keep_person_keys() takes. */
export function chainedApart(
  box: PersonalBox,
  { developerId, streamId, people = {} }: Stream,
  head: string,
  events: readonly DomainEvent[],
): Chained & { readonly keys: readonly UsedKeys[] } {
  let hash = head;
  const all: UsedKeys[] = [];
  const rows = events.map((event, row) => {
    const key = { developerId, streamId, sequence: event.sequence };
    const { data, committed, keys } = encryptData(box, key, event, peopleOf(event, people));
    hash = sha256(committedChainInput(hash, { ...event, developerId, streamId, committed }));
    const { createdAt, data: _plain, ...rest } = event;
    if (keys.length > 0) {
      const used = keys.map(({ id, externalUserId, wrapped }) => ({ id, person: externalUserId, wrapped }));
      all.push({ row, developer_id: developerId, created_at: createdAt, keys: used });
    }
    return {
      developer_id: developerId,
      stream_id: streamId,
      ...rest,
      data,
      created_at: createdAt,
      hash,
    };
  });
  return { rows, keys: all, head: hash };
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
