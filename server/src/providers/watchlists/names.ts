import type { WatchEntry } from '#core/reviews/screening/entry.ts';

export const unique = (names: readonly string[]) => [...new Set(names.filter(Boolean))];

/** Separates the aliases that a list calls weak. An entry with no other name has only those. */
export function namesOf(
  name: string,
  aliases: readonly (readonly [alias: string, isWeak: boolean])[],
): Pick<WatchEntry, 'names' | 'weakNames'> {
  const of = (weak: boolean) => aliases.filter(([, isWeak]) => isWeak === weak).map(([alias]) => alias);
  const names = unique([name, ...of(false)]);
  const weakNames = unique(of(true)).filter((alias) => !names.includes(alias));
  if (names.length === 0) return { names: weakNames };
  return weakNames.length > 0 ? { names, weakNames } : { names };
}
