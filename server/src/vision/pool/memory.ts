import { openFairSemaphore } from './fair-semaphore.ts';

/** The memory held by one ticket. */
export type Room = {
  /** False when `until` is aborted first, or when everything was given back meanwhile. */
  wait(bytes: number, until: AbortSignal): Promise<boolean>;
  /** Takes immediately or not at all. */
  take(bytes: number): boolean;
  giveBack(): void;
};

/**
 * The share of memory that one account may hold, so that others need not wait for memory and then for a turn.
 * A request larger than the share waits for a single separate slot, so that a claim of a hundred megabytes,
 * true or not, only delays other claims of that size.
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
        // A ticket that left between being admitted and learning of it has already given the rest back.
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
