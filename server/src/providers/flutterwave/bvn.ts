import { z } from 'zod';
import type { RegisterAnswer, RegisterProvider, RegisterQuestion } from '#core/identity/register.ts';
import { type BankClient, bankClient, type Patience } from '#providers/client/bank-client.ts';
import { dayOf, portraitOf } from '#providers/registers/record-fields.ts';
import type { FlutterwaveSettings } from './flutterwave.ts';

/** 50 naira, as the documentation of version 2 says; that of version 3 names no price. */
const PRICE_KOBO = 5_000;

const text = z.string().nullish();
const begun = z.object({
  status: z.literal('success'),
  data: z.object({ reference: z.string().min(1), url: text, redirect_url: text }),
});
const verification = z.object({
  status: z.literal('success'),
  data: z.object({
    status: z.string(),
    first_name: text,
    last_name: text,
    bvn_data: z
      .object({ firstName: text, middleName: text, surname: text, dateOfBirth: text, faceImage: text })
      .nullish(),
  }),
});

/**
 * BVN verification with the person's consent, given on a page of NIBSS. Answers contain the number, so none
 * is passed on or quoted in an error.
 */
export function flutterwaveRegister(
  { baseUrl, secretKey }: Pick<FlutterwaveSettings, 'baseUrl' | 'secretKey'>,
  patience: Patience = {},
): RegisterProvider {
  const headers = { authorization: `Bearer ${secretKey}` };
  const client = bankClient({ name: 'Flutterwave', baseUrl, authorize: async () => headers, ...patience });
  return {
    name: 'flutterwave',
    offers: { bvn: { fields: ['firstName', 'lastName'], price: PRICE_KOBO } },
    begin: (question) => begin(client, question),
    finish: (reference) => finish(client, reference),
  };
}

async function begin(client: BankClient, question: RegisterQuestion): Promise<RegisterAnswer> {
  const { number: bvn, firstName: firstname, lastName: lastname, returnUrl: redirect_url } = question;
  const body = { bvn, firstname, lastname, redirect_url };
  // Not repeatable: each request is charged.
  const answer = await client.ask({ method: 'POST', path: '/bvn/verifications', body, repeatable: false });
  const parsed = begun.safeParse(answer.body);
  if (answer.status < 300 && parsed.success) {
    const { reference, url, redirect_url: link } = parsed.data.data;
    const page = url ?? link ?? null;
    // After an earlier consent there is no page, or it is the one to return to.
    return { state: 'waiting', reference, url: page === redirect_url ? null : page };
  }
  if (answer.status === 400 && isUnknown(answer.body)) return { state: 'not_found' };
  throw new Error(`Flutterwave refused a BVN verification with ${answer.status}`);
}

/** A refusal has no code, only words; any other is our own fault or Flutterwave's. */
function isUnknown(body: unknown): boolean {
  const refusal = z.object({ message: z.string() }).safeParse(body);
  return refusal.success && /invalid bvn|bvn.*(?:not found|does not exist)/i.test(refusal.data.message);
}

async function finish(client: BankClient, reference: string): Promise<RegisterAnswer> {
  const path = `/bvn/verifications/${encodeURIComponent(reference)}`;
  const answer = await client.ask({ method: 'GET', path, repeatable: true });
  const parsed = verification.safeParse(answer.body);
  if (answer.status >= 300 || !parsed.success) {
    throw new Error(`Flutterwave answered ${answer.status} about a BVN verification`);
  }
  const { status, bvn_data: record, ...given } = parsed.data.data;
  switch (status.toUpperCase()) {
    case 'COMPLETED':
      break;
    case 'FAILED':
    case 'DECLINED':
    case 'REJECTED':
      return { state: 'declined' };
    default:
      // Any other status is under way; the consent expires by itself.
      return { state: 'waiting', reference, url: null };
  }
  const first = record?.firstName ?? given.first_name;
  const last = record?.surname ?? given.last_name;
  const name = [first, record?.middleName, last].filter(Boolean).join(' ');
  if (!name) return { state: 'not_found' };
  const birthDate = dayOf(record?.dateOfBirth);
  return { state: 'found', person: { name, birthDate, portrait: portraitOf(record?.faceImage) } };
}
