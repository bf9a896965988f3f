import { z } from 'zod';
import { Problem } from '#core/problem.ts';

/** Lists are read page by page; a cursor is the last id seen, wrapped so that nobody builds on its form. */
export const pageQuery = z.object({
  limit: z.coerce
    .number('limit must be a number')
    .int('limit must be a whole number')
    .min(1, 'limit must be from 1 to 100')
    .max(100, 'limit must be from 1 to 100')
    .default(20),
  cursor: z
    .string()
    .max(200, 'cursor is not one of ours')
    .optional()
    .meta({ description: '`nextCursor` of the page before' }),
});

export function cursorOf(id: string | undefined): string | null {
  return id === undefined ? null : Buffer.from(id).toString('base64url');
}

export function readCursor(cursor: string | undefined): string | undefined {
  if (cursor === undefined) return undefined;
  const id = Buffer.from(cursor, 'base64url').toString();
  if (/^[a-z]+_[0-9a-f]{32}$/.test(id)) return id;
  const details = [{ path: 'cursor', message: 'is not a cursor that this list gave out' }];
  throw new Problem('validation_failed', 'The cursor is not valid. Start again without one.', { details });
}
