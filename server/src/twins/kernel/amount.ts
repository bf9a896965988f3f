/**
 * An amount in thousandths of the unit that the provider writes: kobo at Paystack, naira at the others, one
 * of whose documented fees is 26.875. Nothing of this is shared with the adapters: a twin that converted with
 * their function would have their mistakes.
 */
export type Amount = bigint;

const PER_UNIT = 1_000n;
const DECIMAL = /^(\d{1,15})(?:\.(\d{1,3}))?$/;

/** What a request says, as it was written; null when that is no amount with at most so many decimals. */
export function readAmount(text: unknown, decimals: number): Amount | null {
  const [, whole, fraction = ''] = DECIMAL.exec(typeof text === 'string' ? text : '') ?? [];
  if (whole === undefined || fraction.length > decimals) return null;
  return BigInt(whole) * PER_UNIT + BigInt(fraction.padEnd(3, '0'));
}

/** With at least so many decimals, and more where there are more. */
export function writeAmount(amount: Amount, decimals = 0): string {
  const sign = amount < 0n ? '-' : '';
  const digits = String(amount < 0n ? -amount : amount).padStart(4, '0');
  const fraction = digits.slice(-3).replace(/0+$/, '').padEnd(decimals, '0');
  return `${sign}${digits.slice(0, -3)}${fraction && `.${fraction}`}`;
}

export type Price = {
  /** In thousandths of the amount. */
  readonly permille: bigint;
  readonly atMost: Amount;
  /** The last digit that the provider charges: 1,000 for a kobo at Paystack, 10 for one at the others. */
  readonly step: bigint;
};

export function feeOf(amount: Amount, { permille, atMost, step }: Price): Amount {
  const exact = (amount * permille) / PER_UNIT;
  const charged = exact - (exact % step);
  return charged > atMost ? atMost : charged;
}

/** The first price whose limit the amount does not exceed. */
export function tieredFee(amount: Amount, tiers: readonly (readonly [upTo: string, fee: string])[]): Amount {
  const [, fee] = tiers.find(([upTo]) => amount <= (readAmount(upTo, 3) ?? amount)) ?? [];
  return readAmount(fee, 3) ?? 0n;
}
