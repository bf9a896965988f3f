import { z } from 'zod';
import { FLUTTERWAVE_SETTINGS, missingOfFlutterwave } from './flutterwave.ts';
import { durationOrOff } from './kinds.ts';
import { MONNIFY_SETTINGS, missingOfMonnify } from './monnify.ts';
import { missingOfPaystack, PAYSTACK_SETTINGS } from './paystack.ts';

/** Those that move real money: what each needs besides its key, by the setting that has the key. */
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
    help: `The bank for what is new: ${ALL.join(', ')}. The sandbox moves no real money`,
    fallback: 'sandbox',
  },
  BANK_FALLBACK: {
    schema: z.enum(NAMES, { error: `must be ${NAMES.join(' or ')}` }).optional(),
    help: 'A second bank, which issues accounts while the first is down',
    fallback: '',
  },
  BANK_LOOK_BACK: {
    schema: durationOrOff('2h'),
    help: 'How far back the lists of a bank are read for what nobody told us of; off to believe its webhooks alone',
    fallback: '2h',
  },
  ...PAYSTACK_SETTINGS,
  ...FLUTTERWAVE_SETTINGS,
  ...MONNIFY_SETTINGS,
} as const;

/** What does not fit together, as lines for whoever starts the service. */
export function bankMistakes(values: Readonly<Record<string, unknown>>): string[] {
  const { BANK_PROVIDER: first, BANK_FALLBACK: second } = values;
  const mistakes: string[] = [];
  if (second && first === 'sandbox') mistakes.push('BANK_FALLBACK is set but BANK_PROVIDER is the sandbox');
  else if (second && second === first) mistakes.push('BANK_FALLBACK is the same as BANK_PROVIDER');
  for (const name of NAMES) {
    const { key, missing } = REAL_BANKS[name];
    // A key alone may be somebody else's, in an environment that we share.
    if (first !== name && second !== name) continue;
    const unset = [...(values[key] ? [] : [key]), ...missing(values)];
    mistakes.push(...unset.map((setting) => `${setting} is not set, and ${name} cannot do without it`));
  }
  return mistakes;
}
