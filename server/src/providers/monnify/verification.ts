import { z } from 'zod';
import type { RegisterAnswer, RegisterProvider, RegisterQuestion } from '#core/identity/register.ts';
import type { BankAnswer, BankClient, Patience } from '#providers/client/bank-client.ts';
import { dayInWords, dayOf } from '#providers/registers/record-fields.ts';
import { monnifyClient } from './login.ts';
import type { MonnifySettings } from './monnify.ts';
import { read } from './wire.ts';

/** 60 and 10 naira for each successful request, as the documentation says. */
const NIN_PRICE_KOBO = 6_000;
const BVN_PRICE_KOBO = 1_000;

const text = z.string().nullish();
const record = z.object({ firstName: text, middleName: text, lastName: text, dateOfBirth: text });
const comparison = z.object({ name: z.object({ matchStatus: z.string() }), dateOfBirth: z.string() });

/**
 * Lookups that answer at once, without a page for consent: the consent is the one given to us. Answers
 * contain the number, so none is passed on or quoted in an error.
 */
export function monnifyRegister(
  { baseUrl, apiKey, secretKey }: Pick<MonnifySettings, 'baseUrl' | 'apiKey' | 'secretKey'>,
  patience: Patience = {},
): RegisterProvider {
  const client = monnifyClient({ baseUrl, apiKey, secretKey, ...patience });
  return {
    name: 'monnify',
    offers: {
      nin: { fields: [], price: NIN_PRICE_KOBO },
      bvn: { fields: ['firstName', 'lastName', 'birthDate', 'phone'], price: BVN_PRICE_KOBO },
    },
    begin: (question) => (question.register === 'nin' ? lookUp(client, question) : compare(client, question)),
    async finish() {
      throw new Error('Monnify answers a lookup at once');
    },
  };
}

async function lookUp(client: BankClient, { number: nin }: RegisterQuestion): Promise<RegisterAnswer> {
  const result = readRecord(await ask(client, 'nin-details', { nin }), record);
  if (result === null) return { state: 'not_found' };
  const { firstName, middleName, lastName, dateOfBirth } = result;
  const name = [firstName, middleName, lastName].filter(Boolean).join(' ');
  if (!name) return { state: 'not_found' };
  return { state: 'found', person: { name, birthDate: dayOf(dateOfBirth), portrait: null } };
}

/**
 * The record itself stays at Monnify: what it confirms of the person's own words is compared with the
 * document. The phone number decides nothing, because people change it.
 */
async function compare(client: BankClient, question: RegisterQuestion): Promise<RegisterAnswer> {
  const { number: bvn, firstName, lastName, birthDate = '', phone: mobileNo } = question;
  const name = `${firstName} ${lastName}`;
  const body = { bvn, name, dateOfBirth: dayInWords(birthDate), mobileNo };
  const result = readRecord(await ask(client, 'bvn-details-match', body), comparison);
  if (result === null) return { state: 'not_found' };
  const isSame = [result.name.matchStatus, result.dateOfBirth].every((match) => match === 'FULL_MATCH');
  return isSame ? { state: 'found', person: { name, birthDate, portrait: null } } : { state: 'differs' };
}

/** Not repeatable: each request may be charged. */
function ask(client: BankClient, name: string, body: object): Promise<BankAnswer> {
  return client.ask({ method: 'POST', path: `/api/v1/vas/${name}`, body, repeatable: false });
}

/** Null when the register does not know the number: Monnify has no code for it, only words. */
function readRecord<Data>(answer: BankAnswer, schema: z.ZodType<Data>): Data | null {
  const result = read(answer, schema);
  if ('data' in result) return result.data;
  if (/invalid (?:nin|bvn)|not found|does not exist/i.test(result.refused.message)) return null;
  throw new Error(`Monnify refused a lookup with ${result.refused.status}`);
}
