const WEIGHTS = [3, 7, 3] as const;

/**
 * The check digit of a Nigerian account number (NUBAN), computed from the six-digit institution code and the
 * nine-digit serial. A three-digit bank code is prefixed with 000, a five-digit one with 9.
 */
export function nubanCheckDigit(bankCode: string, serial: string): number {
  const institution = bankCode.length === 5 ? `9${bankCode}` : bankCode.padStart(6, '0');
  const digits = institution + serial;
  if (!/^\d{15}$/.test(digits)) throw new RangeError('a NUBAN needs a bank code and a nine-digit serial');
  const sum = [...digits].reduce(
    (total, digit, index) => total + Number(digit) * (WEIGHTS[index % 3] ?? 0),
    0,
  );
  return (10 - (sum % 10)) % 10;
}
