import type { MetadataSubject } from '#core/caller-metadata.ts';
import { DAY_MS } from '#core/time.ts';
import type { Db } from '#store/db.ts';
import { findByReference } from './caller-metadata.ts';

export type ListFilter = {
  readonly reference?: string | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  readonly minAmount?: number | undefined;
  readonly maxAmount?: number | undefined;
};

/** What a list was asked for, as conditions whose values are numbered as they come. */
export class Conditions {
  readonly values: unknown[];
  readonly #all = ['developer_id = $1'];

  constructor(developerId: string) {
    this.values = [developerId];
  }

  /** Nothing where nothing was asked for. */
  also(condition: string, value: unknown): this {
    if (value === undefined) return this;
    this.values.push(value);
    this.#all.push(`${condition} $${this.values.length}`);
    return this;
  }

  get sql(): string {
    return this.#all.join(' AND ');
  }
}

/**
 * Ids begin with the time at which they were made, so that a list is read from where its time begins. They
 * are made by the clock of a machine, which may be off.
 */
export function addPeriod(conditions: Conditions, prefix: string, { from, to }: ListFilter): Conditions {
  const idAt = (at: Date, offBy: number) =>
    `${prefix}_${Math.max(0, at.getTime() + offBy)
      .toString(16)
      .padStart(12, '0')}`;
  return conditions
    .also('created_at >=', from)
    .also('created_at <', to)
    .also('id >=', from && idAt(from, -DAY_MS))
    .also('id <', to && idAt(to, DAY_MS));
}

/** The one thing that has the reference; null when there is none, and undefined when nobody asked. */
export async function idOf(
  db: Db,
  developerId: string,
  kind: MetadataSubject,
  { reference }: ListFilter,
): Promise<string | null | undefined> {
  if (reference === undefined) return undefined;
  return (await findByReference(db, developerId, kind, reference)) ?? null;
}
