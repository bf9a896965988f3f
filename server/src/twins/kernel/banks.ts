export type Bank = { readonly code: string; readonly name: string; readonly slug: string };

const TABLE: readonly (readonly [code: string, name: string])[] = [
  ['044', 'Access Bank'],
  ['050', 'Ecobank Nigeria'],
  ['070', 'Fidelity Bank'],
  ['011', 'First Bank of Nigeria'],
  ['214', 'First City Monument Bank'],
  ['058', 'Guaranty Trust Bank'],
  ['50211', 'Kuda Bank'],
  ['50515', 'Moniepoint MFB'],
  ['221', 'Stanbic IBTC Bank'],
  ['232', 'Sterling Bank'],
  ['033', 'United Bank For Africa'],
  ['032', 'Union Bank of Nigeria'],
  ['215', 'Unity Bank'],
  ['035', 'Wema Bank'],
  ['057', 'Zenith Bank'],
];

/** A small selection of banks, by code: a twin is not a directory. */
export const BANKS: readonly Bank[] = TABLE.map(([code, name]) => ({
  code,
  name,
  slug: name.toLowerCase().replaceAll(' ', '-'),
}));

export function bankOf(code: string, banks: readonly Bank[] = BANKS): Bank | undefined {
  return banks.find((bank) => bank.code === code);
}

const WEIGHTS = [3, 7, 3];

function checkDigit(bankCode: string, serial: string): number {
  const institution = bankCode.length === 5 ? `9${bankCode}` : bankCode.padStart(6, '0');
  let sum = 0;
  for (const [at, digit] of [...institution, ...serial].entries())
    sum += Number(digit) * (WEIGHTS[at % 3] ?? 0);
  return (10 - (sum % 10)) % 10;
}

/**
 * Ten digits with a deliberately wrong check digit: no real account has such a number, so a person who takes
 * it for a real one and sends money there is told so by their own bank.
 */
export function accountNumber(bankCode: string, serial: string): string {
  return `${serial}${(checkDigit(bankCode, serial) + 5) % 10}`;
}

const FIRST_NAMES = [
  'ADAEZE',
  'BOLANLE',
  'CHIDI',
  'EMEKA',
  'FATIMA',
  'HALIMA',
  'IBRAHIM',
  'NGOZI',
  'TUNDE',
  'YEMI',
];
const LAST_NAMES = [
  'ADEYEMI',
  'BALOGUN',
  'DANJUMA',
  'EZE',
  'IBEKWE',
  'LAWAL',
  'NWOSU',
  'OKAFOR',
  'SALISU',
  'UMEH',
];

/** An account always has the same holder. An account that ends in 0404 is unknown. */
export function holderOf(
  { bankCode, accountNumber: number }: { bankCode: string; accountNumber: string },
  banks: readonly Bank[] = BANKS,
): string | null {
  if (!bankOf(bankCode, banks) || !/^\d{10}$/.test(number) || number.endsWith('0404')) return null;
  const first = FIRST_NAMES[Number(number[8])];
  const last = LAST_NAMES[(Number(number[9]) + Number(number[7])) % 10];
  return `${last} ${first}`;
}
