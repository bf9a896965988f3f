import type { FastifyRequest } from 'fastify';
import { everyCell, findInCells } from '#actions/cells.ts';
import type { Context } from '#actions/context.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller's cell, once known. Null means the first cell. */
    cell: Context | null;
  }
}

/** Finds the cell of a request without a key, from the contents of the request. */
export type CellOf<Call> = (first: Context, call: Call) => Promise<Context | null>;

const MAX_REMEMBERED = 10_000;

export type CellLookup = {
  /** Looks without waiting, where there is a single cell. */
  findNow<Found>(look: (cell: Context) => Found | undefined): Found | undefined;
  /**
   * Looks in the cell that had `name` last time, then in all cells, and notes the cell on the request. With a
   * single cell it only looks there.
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
    findNow: (look) => (first.otherCells().length === 0 ? look(first) : undefined),
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

/** Returns the cell in which `look` succeeds, for a request identified by its body or a cookie. */
export async function homeOf(
  first: Context,
  look: (cell: Context) => Promise<unknown>,
): Promise<Context | null> {
  const cell = await findInCells(everyCell(first), look);
  return cell?.cell ?? null;
}
