import { statfs } from 'node:fs/promises';

/** The disk that the database writes to, as far as we can see it. */
export type Storage = {
  /** How much is left beyond the reserve, below zero when it is touched; null where it cannot be seen. */
  room(): Promise<number | null>;
};

/** The disk of somebody else's server is theirs to watch. */
export const UNSEEN_STORAGE: Storage = { room: async () => null };

const LOOKED_EVERY_MS = 1_000;

/**
 * Watches the disk below a folder. The reserve is what is kept for work that is under way: a database that
 * runs out of room stops in the middle of things, so new things are refused before that.
 */
export function watchStorage(folder: string, reserveBytes: number): Storage {
  let seen: { readonly at: number; readonly room: Promise<number | null> } | null = null;

  async function look(): Promise<number | null> {
    try {
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize - reserveBytes;
    } catch {
      // A folder that is not there holds no database either.
      return null;
    }
  }

  return {
    room() {
      const now = performance.now();
      if (!seen || now - seen.at > LOOKED_EVERY_MS) seen = { at: now, room: look() };
      return seen.room;
    },
  };
}
