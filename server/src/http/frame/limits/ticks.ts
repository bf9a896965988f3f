/** Milliseconds that only ever go forward, whatever happens to the clock on the wall. */
export type Ticks = () => number;
