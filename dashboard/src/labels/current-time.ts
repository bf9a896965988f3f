let aheadMs = 0;
const listeners = new Set<() => void>();

/** How far this environment's clock is ahead of the browser's: only a test environment's can be. */
export function setAhead(ms: number): void {
  if (ms === aheadMs) return;
  aheadMs = ms;
  for (const listener of listeners) listener();
}

export const readAhead = (): number => aheadMs;

/** Calls the listener when the clock was moved, until it is unsubscribed. */
export function onMove(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The time of this environment. */
export const currentTime = (): Date => new Date(Date.now() + aheadMs);
