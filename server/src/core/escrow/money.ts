/**
 * An amount in the currency's smallest unit (kobo, cents). Always an integer that a double holds exactly:
 * 2^53 - 1 kobo is ninety trillion naira, so the limit is harmless and rounding cannot happen.
 */
export type Money = number & { readonly __brand: 'Money' };

export const MAX_MONEY = Number.MAX_SAFE_INTEGER as Money;
export const ZERO = 0 as Money;

export function money(value: number): Money {
  if (!Number.isSafeInteger(value) || value < 0) {
    throw new RangeError(`not an amount of money: ${value}`);
  }
  return value as Money;
}

export function add(left: Money, right: Money): Money {
  return money(left + right);
}

export function subtract(left: Money, right: Money): Money {
  return money(left - right);
}

export function sum(amounts: Iterable<Money>): Money {
  let total = 0;
  for (const amount of amounts) total += amount;
  return money(total);
}
