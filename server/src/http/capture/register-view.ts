import { z } from 'zod';
import type { Context } from '#actions/context.ts';
import { registerProvider } from '#actions/identity/sessions/check-register.ts';
import {
  MAX_LOOKUPS,
  type NamedBank,
  REGISTER_FIELDS,
  REGISTER_PROBLEMS,
  REGISTER_STATES,
  REGISTER_TEXT_VERSION,
  REGISTERS,
  type RegisterName,
  type RegisterProvider,
} from '#core/identity/register.ts';
import { type IdentitySession, PAGE_LANGUAGES } from '#core/identity/session.ts';

export const RegisterStepView = z
  .object({
    register: z.enum(REGISTERS),
    state: z.enum(REGISTER_STATES),
    /** Who looks the person up, and what they need besides the number. */
    provider: z.string().nullable(),
    fields: z.array(z.enum(REGISTER_FIELDS)),
    /** What `bankCode` can be. Empty when it is not asked for, and when the provider does not say. */
    banks: z.array(z.object({ code: z.string(), name: z.string() })),
    /** The provider's page for consent. Null when there is none, or it was used. */
    url: z.string().nullable(),
    lookups: z.int(),
    lookupsLeft: z.int(),
    problem: z.enum(REGISTER_PROBLEMS).nullable(),
  })
  .meta({ title: 'RegisterStep' });

export async function viewRegisterStep(
  context: Context,
  { developerId, register: check }: IdentitySession,
): Promise<z.output<typeof RegisterStepView> | null> {
  if (!check) return null;
  const { register, state, url, lookups, problem } = check;
  const provider = registerProvider(context, developerId, register);
  const fields = fieldsOf(provider, register);
  const isAsked = state !== 'CONSENTED' && state !== 'ANSWERED';
  const banks = isAsked && fields.includes('bankCode') ? await banksOf(provider) : [];
  const lookupsLeft = Math.max(0, MAX_LOOKUPS - lookups);
  const providerName = provider?.name ?? null;
  return { register, state, provider: providerName, fields, banks, url, lookups, lookupsLeft, problem };
}

const fieldsOf = (provider: RegisterProvider | null, register: RegisterName) => [
  ...(provider?.offers[register]?.fields ?? []),
];

/** Without the list the person can still enter a code. */
async function banksOf(provider: RegisterProvider | null): Promise<NamedBank[]> {
  const banks = await provider?.banks?.().catch(() => []);
  return (banks ?? []).map(({ code, name }) => ({ code, name }));
}

const name = (label: string) => z.string().trim().min(1, `${label} is empty`).max(100).optional();

/** The number is checked here and passed on; it is in no answer and no message. */
export const RegisterBody = z.object({
  version: z.literal(REGISTER_TEXT_VERSION, 'this text has changed; reload the page'),
  language: z.enum(PAGE_LANGUAGES),
  number: z.string().regex(/^\d{11}$/, 'number must have 11 digits'),
  after: z.int().min(0).max(MAX_LOOKUPS),
  firstName: name('firstName'),
  lastName: name('lastName'),
  birthDate: z.iso.date('birthDate must be a date such as 1991-05-17').optional(),
  phone: z
    .string()
    .regex(/^\d{11,13}$/, 'phone must have 11 to 13 digits')
    .optional(),
  bankCode: z
    .string()
    .regex(/^\d{3,6}$/, 'bankCode must have 3 to 6 digits')
    .optional(),
  accountNumber: z
    .string()
    .regex(/^\d{10}$/, 'accountNumber must have 10 digits')
    .optional(),
});

/** The fields that the provider needs and the person has not given. */
export function missingFields(
  context: Context,
  { developerId, register: check }: IdentitySession,
  body: z.output<typeof RegisterBody>,
): string[] {
  if (!check) return [];
  const provider = registerProvider(context, developerId, check.register);
  return fieldsOf(provider, check.register).filter((field) => body[field] === undefined);
}
