/** A context, and those of the other cells of this installation; with one cell there are none. */
type Celled<Self> = { readonly otherCells: () => readonly Self[] };

export function everyCell<Self extends Celled<Self>>(context: Self): readonly Self[] {
  return [context, ...context.otherCells()];
}

/**
 * The cell in which something is, and what it is. Cells are asked at once, and one that cannot be asked keeps
 * nobody from what another has; that nobody has it can be said only when all have answered.
 */
export async function findInCells<Cell, Found>(
  cells: readonly Cell[],
  look: (cell: Cell) => Promise<Found | null | undefined>,
): Promise<{ readonly cell: Cell; readonly found: Found } | null> {
  const answers = await Promise.allSettled(cells.map(async (cell) => ({ cell, found: await look(cell) })));
  for (const answer of answers) {
    if (answer.status === 'rejected') continue;
    const { cell, found } = answer.value;
    if (found !== null && found !== undefined) return { cell, found };
  }
  const failed = answers.find((answer) => answer.status === 'rejected');
  if (failed) throw failed.reason;
  return null;
}
