/** Where lists come from. `csv` is any list of one's own. */
export const WATCH_SOURCES = ['ofac', 'un', 'uk', 'eu', 'csv'] as const;
export type WatchSource = (typeof WATCH_SOURCES)[number];

/** Somebody on a list, as far as lists say. */
export type WatchEntry = {
  /** The list's own. */
  readonly id: string;
  readonly kind: 'person' | 'entity';
  /** All of them; the first is the one that the list leads with. */
  readonly names: readonly string[];
  /** A day (1991-05-17) or a year (1991). */
  readonly birthDates: readonly string[];
  /** As the list writes them, or ISO 3166 alpha-2. */
  readonly countries: readonly string[];
  /** Under which programme or regime. */
  readonly programme: string | null;
};

/** Whoever is held against the lists. */
export type ScreenedPerson = {
  readonly name: string;
  readonly birthDate: string | null;
  readonly country: string | null;
};

/** Lists have at most so many names and words for one entry; beyond that somebody is playing. */
export const MAX_NAMES = 200;
