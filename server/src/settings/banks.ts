import { z } from 'zod';
import { FLUTTERWAVE_SETTINGS, missingOfFlutterwave } from './flutterwave.ts';
import { durationOrOff } from './kinds.ts';
import { MONNIFY_SETTINGS, missingOfMonnify } from './monnify.ts';
import { missingOfPaystack, PAYSTACK_SETTINGS } from './paystack.ts';

/** Banks that move real money: the setting with their key, and what else they need. */
const REAL_BANKS = {
  paystack: { key: 'PAYSTACK_SECRET_KEY', missing: missingOfPaystack },
  flutterwave: { key: 'FLUTTERWAVE_SECRET_KEY', missing: missingOfFlutterwave },
  monnify: { key: 'MONNIFY_API_KEY', missing: missingOfMonnify },
} as const;
export type RealBank = keyof typeof REAL_BANKS;

const NAMES = Object.keys(REAL_BANKS) as [RealBank, ...RealBank[]];
const ALL = ['sandbox', ...NAMES] as const;

export const BANK_SETTINGS = {
  BANK_PROVIDER: {
    schema: z.enum(ALL, { error: `must be ${ALL.join(' or ')}` }).default('sandbox'),
    help: `The bank for new accounts and payouts: ${ALL.join(', ')}. The sandbox moves no real money`,
    fallback: 'sandbox',
  },
  BANK_FALLBACK: {
    schema: z.enum(NAMES, { error: `must be ${NAMES.join(' or ')}` }).optional(),
    help: 'A second bank, which issues accounts while the first is down',
    fallback: '',
  },
  BANK_LOOK_BACK: {
    schema: durationOrOff('2h'),
    help: 'How far back a bank’s lists are read for payments without a webhook, or off',
    fallback: '2h',
  },
  ...PAYSTACK_SETTINGS,
  ...FLUTTERWAVE_SETTINGS,
  ...MONNIFY_SETTINGS,
} as const;

/** Returns a line for each contradiction between settings. */
export function bankMistakes(values: Readonly<Record<string, unknown>>): string[] {
  const { BANK_PROVIDER: first, BANK_FALLBACK: second } = values;
  const { IDENTITY_REGISTER: register } = values;
  const mistakes: string[] = [];
  if (second && first === 'sandbox')
    mistakes.push('BANK_FALLBACK is set but BANK_PROVIDER is the sandbox; unset one of them');
  else if (second && second === first)
    mistakes.push('BANK_FALLBACK is the same as BANK_PROVIDER; choose another bank');
  for (const name of NAMES) {
    const { key, missing } = REAL_BANKS[name];
    // A key alone is not a mistake: in a shared environment it may belong to another program.
    if (first !== name && second !== name && register !== name) continue;
    const unset = [...(values[key] ? [] : [key]), ...missing(values)];
    mistakes.push(...unset.map((setting) => `${setting} is not set, but ${name} needs it`));
  }
  return mistakes;
}
