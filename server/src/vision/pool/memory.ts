import { openFairSemaphore } from './fair-semaphore.ts';

/** What one ticket holds of the memory. */
export type Room = {
  /** False when `until` is aborted first, or everything was given back meanwhile. */
  wait(bytes: number, until: AbortSignal): Promise<boolean>;
  /** At once or not at all. */
  take(bytes: number): boolean;
  giveBack(): void;
};

/**
 * One account's part of the memory, so that another need not wait for it first and for a turn after that.
 * Who brings more than a part at once waits for the one place beside it that such have, so that a claim of a
 * hundred megabytes, true or not, keeps nobody out but others like it.
 */
const SHARE = 0.5;

export function openMemory(maxBytes: number): { roomFor(account: string): Room } {
  const share = maxBytes * SHARE;
  const shared = openFairSemaphore(maxBytes, share);
  const large = openFairSemaphore(1);

  function roomFor(account: string): Room {
    const held = new Map([
      [shared, 0],
      [large, 0],
    ]);
    let isOver = false;
    return {
      async wait(bytes, until) {
        const [from, amount] = bytes > share ? ([large, 1] as const) : ([shared, bytes] as const);
        if (!(await from.wait(amount, account, until))) return false;
        // Who left between being admitted and hearing of it has given the rest back already.
        if (isOver) from.giveBack(amount, account);
        else held.set(from, (held.get(from) ?? 0) + amount);
        return !isOver;
      },
      take(bytes) {
        if (isOver || !shared.take(bytes, account)) return false;
        held.set(shared, (held.get(shared) ?? 0) + bytes);
        return true;
      },
      giveBack() {
        isOver = true;
        for (const [from, amount] of held) if (amount > 0) from.giveBack(amount, account);
        held.clear();
      },
    };
  }

  return { roomFor };
}
