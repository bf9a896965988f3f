import { queryOptions } from '@tanstack/react-query';
import { get } from './client.ts';
import type { PeopleNames } from './types.ts';

const MOST = 100;
const STALE_MS = 5 * 60_000;

type Waiting = { readonly id: string; readonly resolve: (names: Promise<Map<string, string>>) => void };
let waiting: Waiting[] = [];

/** The rows of a list ask one by one in the same moment: they share a request. */
function inOneRequest(id: string): Promise<Map<string, string>> {
  if (waiting.length === 0) queueMicrotask(() => setTimeout(flush));
  return new Promise((resolve) => waiting.push({ id, resolve }));
}

function flush(): void {
  const all = waiting;
  waiting = [];
  for (let from = 0; from < all.length; from += MOST) {
    const part = all.slice(from, from + MOST);
    const asked = new URLSearchParams(part.map(({ id }) => ['id', id]));
    const names = get<PeopleNames>(`/people-names?${asked}`).then(
      ({ data }) => new Map(data.map(({ externalId, name }) => [externalId, name])),
    );
    for (const { resolve } of part) resolve(names);
  }
}

/** The latest name that the platform sent for a person, or null. */
export const nameQuery = (id: string) =>
  queryOptions({
    queryKey: ['name', id],
    queryFn: async () => (await inOneRequest(id)).get(id) ?? null,
    staleTime: STALE_MS,
  });
