export type OfUser = { readonly developerId: string; readonly userId: string };
const userOf = ({ developerId, userId }: OfUser) => `${developerId} ${userId}`;

/**
 * Splits a batch into rounds with at most one event per user: a user's events are processed in order, and a
 * busy user need not wait for a commit each time. Within a round users are sorted, so that two processes lock
 * rows in the same order and cannot deadlock.
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

/** Bytes in the form that PostgreSQL's JSON functions take. */
export const hex = (bytes: Buffer | null) => bytes && `\\x${bytes.toString('hex')}`;
