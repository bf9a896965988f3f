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

/** The filters of a list as SQL conditions with numbered parameters. */
export class Conditions {
  readonly values: unknown[];
  readonly #all = ['developer_id = $1'];

  constructor(developerId: string) {
    this.values = [developerId];
  }

  /** Adds nothing when the value is undefined. */
  also(condition: string, value: unknown): this {
    if (value === undefined) return this;
    this.values.push(value);
    const place = `$${this.values.length}`;
    this.#all.push(condition.endsWith('ANY') ? `${condition}(${place})` : `${condition} ${place}`);
    return this;
  }

  get sql(): string {
    return this.#all.join(' AND ');
  }
}

/**
 * Ids begin with their creation time, so a list can start reading at the right id. They come from a machine's
 * clock, which may be off, hence the margin of a day.
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

/**
 * Returns the id of the object with this reference; null when none has it, undefined when no reference was
 * asked for.
 */
export async function idOf(
  db: Db,
  developerId: string,
  kind: MetadataSubject,
  { reference }: ListFilter,
): Promise<string | null | undefined> {
  if (reference === undefined) return undefined;
  return (await findByReference(db, developerId, kind, reference)) ?? null;
}
