import { IN_TEST } from '#api/environment.ts';

/** What tabs and bookmarks are told apart by, environments included. */
export function setTitle(page: string): void {
  document.title = `${page} · Surety${IN_TEST ? ' (test)' : ''}`;
}
