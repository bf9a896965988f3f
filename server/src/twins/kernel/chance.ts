/** Pseudo-random values from a seed: the same calls get the same answers. */
export type Chance = {
  /** In [0, 1). */
  next(): number;
  digits(count: number): string;
  letters(count: number): string;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
};

const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyz';

/** Each purpose draws from its own stream, so that an additional fault does not change account numbers. */
export function chanceOf(seed: number, purpose: string): Chance {
  let state = seed >>> 0;
  for (const letter of purpose) state = Math.imul(state ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  const next = (): number => {
    // Mulberry32: a few lines, and no pattern that a few thousand draws would show.
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const from = (alphabet: string, count: number) =>
    Array.from({ length: count }, () => alphabet[Math.floor(next() * alphabet.length)]).join('');
  return {
    next,
    digits: (count) => from('0123456789', count),
    letters: (count) => from(LETTERS, count),
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
  };
}
