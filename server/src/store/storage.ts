import { statfs } from 'node:fs/promises';

/** The disk that the database writes to, if it is visible to this process. */
export type Storage = {
  /**
   * Free bytes beyond the reserve, negative when the reserve is in use; null when the disk is not visible.
   */
  room(): Promise<number | null>;
};

/** The disk of an external server is its operator's to watch. */
export const UNSEEN_STORAGE: Storage = { room: async () => null };

const LOOKED_EVERY_MS = 1_000;

/**
 * Watches the disk of a folder. The reserve is kept for work in progress: a database that runs out of space
 * stops in the middle of its work, so new work is refused before that.
 */
export function watchStorage(folder: string, reserveBytes: number): Storage {
  let seen: { readonly at: number; readonly room: Promise<number | null> } | null = null;

  async function look(): Promise<number | null> {
    try {
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize - reserveBytes;
    } catch {
      // A folder that does not exist holds no database.
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
