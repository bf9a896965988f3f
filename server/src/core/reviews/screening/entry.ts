/** The sources of watch lists. `csv` is a list of one's own. */
export const WATCH_SOURCES = ['ofac', 'un', 'uk', 'eu', 'csv'] as const;
export type WatchSource = (typeof WATCH_SOURCES)[number];

/** An entry on a watch list. */
export type WatchEntry = {
  /** The list's own id. */
  readonly id: string;
  readonly kind: 'person' | 'entity';
  /** All names but weak aliases; the first is the primary one. */
  readonly names: readonly string[];
  /** Names that the list itself calls weak: common nicknames, which do not identify a person. */
  readonly weakNames?: readonly string[];
  /** A day (1991-05-17) or a year (1991). */
  readonly birthDates: readonly string[];
  /** As the list writes them, or ISO 3166 alpha-2. */
  readonly countries: readonly string[];
  /** The sanctions programme or regime. */
  readonly programme: string | null;
};

/** A person to be screened. */
export type ScreenedPerson = {
  readonly name: string;
  readonly birthDate: string | null;
  readonly country: string | null;
};

/** No genuine list has more names for one entry; more would be abuse. */
export const MAX_NAMES = 200;
