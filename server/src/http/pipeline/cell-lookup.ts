import type { FastifyRequest } from 'fastify';
import { everyCell, findInCells } from '#actions/cells.ts';
import type { Context } from '#actions/context.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Where whoever asks is at home, once that is known; null stands for the first cell. */
    cell: Context | null;
  }
}

/** Where a request is at home that came without a key: by what it says. */
export type CellOf<Call> = (first: Context, call: Call) => Promise<Context | null>;

const MAX_REMEMBERED = 10_000;

export type CellLookup = {
  /**
   * Looks for something in the cell that had it last, then in all of them, and notes where the request that
   * asks for it is at home. With one cell it is looked for there, and that is all.
   */
  find<Found>(
    request: FastifyRequest,
    name: () => string,
    look: (cell: Context) => Promise<Found | null | undefined>,
  ): Promise<Found | null>;
};

export function openCellLookup(first: Context): CellLookup {
  const remembered = new Map<string, Context>();
  return {
    async find(request, name, look) {
      const cells = everyCell(first);
      if (cells.length === 1) return (await look(first)) ?? null;
      const key = name();
      const last = remembered.get(key);
      const known = last && (await findInCells([last], look));
      const cell = known ?? (await findInCells(cells, look));
      if (!cell) return null;
      if (remembered.size >= MAX_REMEMBERED) remembered.clear();
      remembered.set(key, cell.cell);
      request.cell = cell.cell;
      return cell.found;
    },
  };
}

/** The cell of those that answer for it, for a request that says what it is about in its body or a cookie. */
export async function homeOf(
  first: Context,
  look: (cell: Context) => Promise<unknown>,
): Promise<Context | null> {
  const cell = await findInCells(everyCell(first), look);
  return cell?.cell ?? null;
}
