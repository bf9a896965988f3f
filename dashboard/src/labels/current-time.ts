let aheadMs = 0;

/** How far this environment's clock is ahead of the browser's: only a test environment's can be. */
export function setAhead(ms: number): void {
  aheadMs = ms;
}

/** The time of this environment. */
export const currentTime = (): Date => new Date(Date.now() + aheadMs);
