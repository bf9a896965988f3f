import type { MetadataSubject } from '#core/caller-metadata.ts';
import { DAY_MS } from '#core/time.ts';
import type { Db } from '#store/db.ts';
import { idBefore } from '#store/ids.ts';
import { findByReference, pairOf } from './caller-metadata.ts';

export type Period = { readonly from?: Date | undefined; readonly to?: Date | undefined };
/** One more row than a page has, starting before the last one seen. */
export type ListPage = { readonly limit: number; readonly before?: string | undefined };

export type ListFilter = Period & {
  readonly reference?: string | undefined;
  /** A pair of the metadata: `name:value`. */
  readonly metadata?: string | undefined;
  readonly minAmount?: number | undefined;
  readonly maxAmount?: number | undefined;
};

/** The filters of a list as SQL conditions with numbered parameters. */
export class Conditions {
  readonly values: unknown[];
  readonly #all: string[];

  constructor(developerId: string, column = 'developer_id') {
    this.values = [developerId];
    this.#all = [`${column} = $1`];
  }

  /** Adds a parameter and returns its number. */
  place(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }

  /** From the first time on, until before the second. */
  within(column: string, { from, to }: Period): this {
    return this.also(`${column} >=`, from).also(`${column} <`, to);
  }

  /** Adds a condition without a value. */
  and(condition: string): this {
    this.#all.push(condition);
    return this;
  }

  /** Adds nothing when the value is undefined. */
  also(condition: string, value: unknown): this {
    if (value === undefined) return this;
    const place = this.place(value);
    return this.and(condition.endsWith('ANY') ? `${condition}(${place})` : `${condition} ${place}`);
  }

  get sql(): string {
    return this.#all.join(' AND ');
  }
}

/**
 * Ids begin with their creation time, so a list can start reading at the right id. They come from a machine's
 * clock, which may be off, hence the margin of a day.
 */
export function addPeriod(
  conditions: Conditions,
  prefix: string,
  { from, to }: Period,
  { createdAt = 'created_at', id = 'id' } = {},
): Conditions {
  return conditions
    .within(createdAt, { from, to })
    .also(`${id} >=`, from && idBefore(prefix, from))
    .also(`${id} <`, to && idBefore(prefix, new Date(to.getTime() + 2 * DAY_MS)));
}

/**
 * Returns the id of the object with this reference; null when none has it, undefined when no reference was
 * asked for.
 */
export async function idOf(
  db: Db,
  developerId: string,
  kind: MetadataSubject,
  { reference }: Pick<ListFilter, 'reference'>,
): Promise<string | null | undefined> {
  if (reference === undefined) return undefined;
  return (await findByReference(db, developerId, kind, reference)) ?? null;
}

/** Keeps only objects whose metadata have the pair that was asked for. */
export function addMetadata(
  conditions: Conditions,
  db: Db,
  developerId: string,
  kind: MetadataSubject,
  filter: Pick<ListFilter, 'metadata'>,
): Conditions {
  const pair = askedPair(db, developerId, kind, filter);
  if (pair === undefined) return conditions;
  return conditions.and(
    `id IN (SELECT subject_id FROM metadata_pairs WHERE developer_id = $1 AND kind = '${kind}'
       AND pair = ${conditions.place(pair)})`,
  );
}

/** The name ends at the first colon. */
export function askedPair(
  { personal }: Db,
  developerId: string,
  kind: MetadataSubject,
  { metadata }: Pick<ListFilter, 'metadata'>,
): string | undefined {
  if (metadata === undefined) return undefined;
  const at = metadata.indexOf(':');
  return pairOf(personal, developerId, kind, metadata.slice(0, at), metadata.slice(at + 1));
}
