/**
 * An amount in thousandths of the provider's unit: kobo at Paystack, naira at the others, one of whose
 * documented fees is 26.875. None of this is shared with the adapters: a twin that used their conversion
 * would share their mistakes.
 */
export type Amount = bigint;

const PER_UNIT = 1_000n;
const DECIMAL = /^(\d{1,15})(?:\.(\d{1,3}))?$/;

/** Reads an amount of a request; null when it is not an amount or has too many decimals. */
export function readAmount(text: unknown, decimals: number): Amount | null {
  const [, whole, fraction = ''] = DECIMAL.exec(typeof text === 'string' ? text : '') ?? [];
  if (whole === undefined || fraction.length > decimals) return null;
  return BigInt(whole) * PER_UNIT + BigInt(fraction.padEnd(3, '0'));
}

/** Writes an amount with at least this many decimals, and more if it has more. */
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
  /**
   * The smallest unit that the provider charges: 1,000 for a kobo at Paystack, 10 for a kobo at the others.
   */
  readonly step: bigint;
};

export function feeOf(amount: Amount, { permille, atMost, step }: Price): Amount {
  const exact = (amount * permille) / PER_UNIT;
  const charged = exact - (exact % step);
  return charged > atMost ? atMost : charged;
}

/** Returns the fee of the first tier whose limit is not exceeded. */
export function tieredFee(amount: Amount, tiers: readonly (readonly [upTo: string, fee: string])[]): Amount {
  const [, fee] = tiers.find(([upTo]) => amount <= (readAmount(upTo, 3) ?? amount)) ?? [];
  return readAmount(fee, 3) ?? 0n;
}
