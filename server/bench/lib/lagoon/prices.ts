import type { Random } from '#bench/lib/market/random.ts';

/** How a sum looks: rounded, a price tag, a basket with delivery, an invoice with tax, or one of a list. */
type Style = 'round' | 'tag' | 'basket' | 'invoice' | readonly number[];
type Good = {
  /** In naira, with the spread of its logarithm. */
  readonly middle: number;
  readonly spread: number;
  readonly style: Style;
  readonly shops: number;
  /** Share of the payments that are refunded. */
  readonly returns: number;
};

export const GOODS = {
  groceries: { middle: 14_000, spread: 0.6, style: 'basket', shops: 26, returns: 0.012 },
  airtime: {
    middle: 1,
    spread: 0,
    style: [500, 1_000, 1_000, 2_000, 3_500, 5_000],
    shops: 5,
    returns: 0.003,
  },
  fashion: { middle: 19_000, spread: 0.6, style: 'tag', shops: 34, returns: 0.05 },
  beauty: { middle: 11_000, spread: 0.55, style: 'tag', shops: 20, returns: 0.02 },
  phones: { middle: 185_000, spread: 0.6, style: 'tag', shops: 18, returns: 0.03 },
  electronics: { middle: 95_000, spread: 0.8, style: 'tag', shops: 20, returns: 0.035 },
  books: { middle: 7_500, spread: 0.5, style: 'round', shops: 10, returns: 0.01 },
  parts: { middle: 21_000, spread: 0.8, style: 'round', shops: 18, returns: 0.03 },
  wholesale: { middle: 260_000, spread: 0.7, style: 'round', shops: 22, returns: 0.01 },
  farm: { middle: 48_000, spread: 0.8, style: 'round', shops: 14, returns: 0.01 },
  building: { middle: 240_000, spread: 0.9, style: 'round', shops: 14, returns: 0.015 },
  furniture: { middle: 130_000, spread: 0.6, style: 'round', shops: 12, returns: 0.025 },
  services: { middle: 28_000, spread: 0.8, style: 'round', shops: 26, returns: 0.02 },
  office: { middle: 165_000, spread: 0.9, style: 'invoice', shops: 20, returns: 0.01 },
  games: { middle: 1, spread: 0, style: [800, 1_600, 3_200, 4_000, 7_900, 15_800], shops: 4, returns: 0.01 },
  vouchers: { middle: 1, spread: 0, style: [8_500, 17_000, 42_500, 85_000], shops: 5, returns: 0.01 },
  gifts: {
    middle: 1,
    spread: 0,
    style: [500, 1_000, 2_000, 5_000, 5_000, 10_000, 20_000],
    shops: 6,
    returns: 0,
  },
  used: { middle: 46_000, spread: 0.9, style: 'round', shops: 8, returns: 0.03 },
} as const satisfies Record<string, Good>;
export type Trade = keyof typeof GOODS;

/** The sum as people say it: the larger, the rounder. */
export function rounded(naira: number): number {
  const step = [2_000, 10_000, 60_000, 300_000, 2_000_000].findIndex((limit) => naira < limit);
  const unit = [100, 500, 1_000, 5_000, 10_000][step] ?? 50_000;
  return Math.max(unit, Math.round(naira / unit) * unit);
}

function styled(random: Random, style: 'round' | 'tag' | 'basket' | 'invoice', naira: number): number {
  if (style === 'round') return rounded(naira);
  if (style === 'tag')
    return rounded(naira) - random.pick([0, 0, 1, 10, 100, 500]) + (random.chance(0.3) ? 2_500 : 0);
  if (style === 'basket') return Math.round(naira / 50) * 50 + random.pick([0, 1_200, 1_500, 2_000]);
  return Math.round(rounded(naira) * 107.5) / 100;
}

/** In naira. Prices that are listed do not depend on the purse. */
export function priceOf(random: Random, trade: Trade, purse: number): number {
  const { middle, spread, style }: Good = GOODS[trade];
  if (typeof style !== 'string') return random.pick(style);
  const naira = middle * purse * Math.exp(spread * random.normal());
  return Math.max(300, styled(random, style, naira));
}
