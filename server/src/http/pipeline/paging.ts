import { z } from 'zod';
import { Problem } from '#core/problem.ts';
import { idShape, isRealTime } from './schemas.ts';

export const MAX_PAGE = 100;
const DEFAULT_PAGE = 20;

const limit = z.coerce
  .number('limit must be a number')
  .int('limit must be a whole number')
  .min(1, 'limit must be at least 1')
  .max(MAX_PAGE, `limit may be at most ${MAX_PAGE}`);

/** Query parameters of every list. The cursor is opaque: its contents may change at any time. */
export const PageQuery = z.object({
  limit: limit.default(DEFAULT_PAGE),
  cursor: z
    .string()
    .max(200, 'cursor is not valid')
    .optional()
    .meta({ description: 'The `nextCursor` of the previous page' }),
});

/** For lists that version 0.1.0 returned whole: their usual size fits on a page. */
export const LongPageQuery = PageQuery.extend({ limit: limit.default(MAX_PAGE) });

export const nextCursor = z.string().nullable().meta({ description: 'Null on the last page' });

export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ data: z.array(item), nextCursor });
}

/**
 * The contents of a cursor: the position of a row in its list, and the pattern that a returned cursor must
 * match.
 */
export type Cursor<Row> = { readonly shape: RegExp; readonly of: (row: Row) => string | number };

/** Ids sort by time, so the next page starts after the last id. */
export function byId(prefix: string): Cursor<{ readonly id: string }> {
  return { shape: idShape(prefix), of: (row) => row.id };
}

export const bySequence: Cursor<{ readonly sequence: number }> = {
  shape: /^\d{1,9}$/,
  of: (row) => row.sequence,
};

type Wanted = { readonly limit: number; readonly cursor?: string | undefined };
/** The rows to read: those after the cursor, one more than the page holds. */
export type Part = { readonly limit: number; readonly before: string | undefined };

export function partOf<Row>({ limit, cursor }: Wanted, { shape }: Cursor<Row>): Part {
  const before = cursor === undefined ? undefined : Buffer.from(cursor, 'base64url').toString('latin1');
  if (before === undefined || (shape.test(before) && startsWithRealTime(before))) {
    return { limit: limit + 1, before };
  }
  throw new Problem(
    'validation_failed',
    'cursor is not valid. Send the nextCursor of an earlier page, or leave it out to start from the ' +
      'beginning.',
    { details: [{ path: 'cursor', message: 'must be a nextCursor from an earlier page' }] },
  );
}

const LEADING_TIME = /^\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?(?= |$)/;

/** A pattern cannot tell that 2030-02-30 is no date, and the database would fail on it. */
function startsWithRealTime(before: string): boolean {
  const [time] = LEADING_TIME.exec(before) ?? [];
  if (time === undefined) return true;
  const at = new Date(time);
  return isRealTime(at) && at.toISOString().startsWith(time);
}

export type Page<Row> = { readonly data: Row[]; readonly nextCursor: string | null };

/** Lists read one row more than the page holds; if it exists, there is a next page. */
export function cutPage<Row>(found: readonly Row[], { limit }: Wanted, cursor: Cursor<Row>): Page<Row> {
  const data = found.slice(0, limit);
  const last = data.at(-1);
  const more = found.length > limit && last !== undefined;
  return { data, nextCursor: more ? cursorTo(cursor.of(last)) : null };
}

/** Encodes a position in a list as a cursor. */
export function cursorTo(place: string | number): string {
  return Buffer.from(String(place), 'latin1').toString('base64url');
}

/** Reads one page of the rows that `read` finds after the cursor. */
export async function readPage<Row>(
  wanted: Wanted,
  cursor: Cursor<Row>,
  read: (part: Part) => Promise<readonly Row[]>,
): Promise<Page<Row>> {
  return cutPage(await read(partOf(wanted, cursor)), wanted, cursor);
}
