export type OfUser = { readonly developerId: string; readonly userId: string };
const userOf = ({ developerId, userId }: OfUser) => `${developerId} ${userId}`;

/**
 * A batch may hold several events of one user, each in a turn of its own: what happens to a user happens one
 * after the other, and a busy user need not wait for a commit each time. Within a turn users are sorted: two
 * processes must take the same rows in the same order, or they could wait for each other.
 */
export function inTurns<Item extends OfUser>(items: readonly Item[]): Item[][] {
  const had = new Map<string, number>();
  const turns: Item[][] = [];
  for (const item of items) {
    const user = userOf(item);
    const turn = had.get(user) ?? 0;
    had.set(user, turn + 1);
    turns[turn] = [...(turns[turn] ?? []), item];
  }
  return turns.map((turn) => turn.sort((left, right) => (userOf(left) < userOf(right) ? -1 : 1)));
}

export function inTurnsOf<Item>(turns: readonly (readonly Item[])[], row: (item: Item) => object): string {
  return JSON.stringify(turns.map((turn) => turn.map(row)));
}

/** As a JSON reader in PostgreSQL takes bytes. */
export const hex = (bytes: Buffer | null) => bytes && `\\x${bytes.toString('hex')}`;
