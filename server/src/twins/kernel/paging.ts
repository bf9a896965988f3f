import { newestFirst } from './books.ts';

export type Page<Item> = {
  readonly items: readonly Item[];
  readonly total: number;
  /** From 1. */
  readonly page: number;
  readonly size: number;
  readonly pages: number;
};

const MOST = 100;

/** Returns a page of a list, newest first. `firstPage` is the provider's number of the first page. */
export function pageOf<Item>(
  all: Iterable<Item>,
  asked: { page: string | null; size: string | null; fallbackSize: number; firstPage: 0 | 1 },
  wanted: (item: Item) => boolean = () => true,
): Page<Item> {
  const matching = newestFirst(all).filter(wanted);
  const size = Math.min(MOST, positive(asked.size) ?? asked.fallbackSize);
  const page = Math.max(1, (positive(asked.page) ?? asked.firstPage) + 1 - asked.firstPage);
  const items = matching.slice((page - 1) * size, page * size);
  return { items, total: matching.length, page, size, pages: Math.ceil(matching.length / size) };
}

/** True between two days or moments, both included; a missing one does not limit. */
export function within(at: Date, from: string | null, to: string | null): boolean {
  const [start, end] = [momentOf(from, 0), momentOf(to, 86_399_999)];
  return at.getTime() >= (start ?? -Infinity) && at.getTime() <= (end ?? Infinity);
}

/** A day without a time means its first moment as a start, and its last one as an end. */
function momentOf(text: string | null, restOfDayMs: number): number | null {
  if (!text) return null;
  const moment = Date.parse(text);
  if (Number.isNaN(moment)) return null;
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? moment + restOfDayMs : moment;
}

function positive(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}
