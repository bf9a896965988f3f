/** A context with access to those of the other cells, if there are any. */
type Celled<Self> = { readonly otherCells: () => readonly Self[] };

export function everyCell<Self extends Celled<Self>>(context: Self): readonly Self[] {
  return [context, ...context.otherCells()];
}

/**
 * Returns the first cell in which `look` finds something. All cells are asked at once, and one that fails
 * does not hide what another has. Not finding it can be reported only when all cells have answered.
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
