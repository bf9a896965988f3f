import { IN_TEST } from '#api/environment.ts';

/** Sets the title of tabs and bookmarks, including the environment. */
export function setTitle(page: string): void {
  document.title = `${page} · Surety${IN_TEST ? ' (test)' : ''}`;
}
