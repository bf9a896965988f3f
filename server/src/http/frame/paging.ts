import { z } from 'zod';
import { Problem } from '#core/problem.ts';

export const MAX_PAGE = 100;
const DEFAULT_PAGE = 20;

/** Query parameters of every list. The cursor is opaque: what is in it is nobody's business but ours. */
export const PageQuery = z.object({
  limit: z.coerce
    .number('limit must be a number')
    .int('limit must be a whole number')
    .min(1, 'limit must be at least 1')
    .max(MAX_PAGE, `limit may be at most ${MAX_PAGE}`)
    .default(DEFAULT_PAGE),
  cursor: z
    .string()
    .max(200, 'cursor is not one of ours')
    .optional()
    .meta({ description: 'From nextCursor' }),
});

export const nextCursor = z.string().nullable().meta({ description: 'Null on the last page' });

/** Reads a cursor that `toCursor` made; anything else is the caller's mistake. */
export function fromCursor(cursor: string | undefined, shape: RegExp): string | undefined {
  if (cursor === undefined) return undefined;
  const text = Buffer.from(cursor, 'base64url').toString('latin1');
  if (shape.test(text)) return text;
  throw new Problem(
    'validation_failed',
    'cursor is not one of ours. Leave it out to start from the beginning.',
    {
      details: [{ path: 'cursor', message: 'must be a nextCursor from an earlier page' }],
    },
  );
}

export function toCursor(text: string | number): string {
  return Buffer.from(String(text), 'latin1').toString('base64url');
}

export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ data: z.array(item), nextCursor });
}

/** Lists ask for one more row than the page holds: if it is there, there is a next page. */
export function cutPage<Item>(
  items: readonly Item[],
  limit: number,
  cursorOf: (last: Item) => string | number,
): { data: Item[]; nextCursor: string | null } {
  const data = items.slice(0, limit);
  const last = data.at(-1);
  return { data, nextCursor: items.length > limit && last ? toCursor(cursorOf(last)) : null };
}

type Wanted = { readonly limit: number; readonly cursor?: string | undefined };
/** Which rows of a list to read: those beyond an id, one more than the page holds. */
export type Part = { readonly limit: number; readonly before: string | undefined };

/** A page of what is listed by id, newest first: what `read` finds beyond the cursor, as `view` shows it. */
export async function readPage<Row extends { readonly id: string }, View>(
  { limit, cursor }: Wanted,
  idShape: RegExp,
  read: (part: Part) => Promise<readonly Row[]>,
  view: (row: Row) => View,
): Promise<{ data: View[]; nextCursor: string | null }> {
  const found = await read({ limit: limit + 1, before: fromCursor(cursor, idShape) });
  const page = cutPage(found, limit, (last) => last.id);
  return { data: page.data.map(view), nextCursor: page.nextCursor };
}
