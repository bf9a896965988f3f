import { z } from 'zod';
import { type BankTransferState, BankUnavailable, UnreadableAnswer } from '#core/escrow/bank.ts';
import type { BankAnswer } from '#providers/client/bank-client.ts';
import { naira, nairaRoundedDown, nairaRoundedUp } from '#providers/client/naira-wire.ts';

/** Numbers arrive as text, with their original digits. */
const id = z.string().regex(/^\d+$/);
const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

/** Without a time zone: the time is Lagos time, which has no daylight saving. */
const lagosMoment = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  .transform((text) => new Date(`${text.replace(' ', 'T')}+01:00`));

/** Flutterwave writes unknown values as N/A. */
const maybe = z
  .string()
  .nullish()
  .transform((text) => (text && text !== 'N/A' ? text : null));

export const virtualAccount = z.object({
  account_number: z.string().regex(/^\d{10}$/),
  bank_name: z.string(),
  expiry_date: z.union([lagosMoment, z.literal('N/A')]).nullish(),
  note: z.string().nullish(),
});
export const transaction = z.object({
  id,
  tx_ref: z.string(),
  amount: naira,
  app_fee: nairaRoundedUp.nullish(),
  currency: z.string(),
  status: z.string(),
  payment_type: z.string(),
  created_at: moment,
  meta: z.object({ originatorname: maybe, bankname: maybe, sessionid: maybe }).nullish(),
});
export const listedTransaction = z.object({ id, created_at: moment });
export const chargeback = z.object({ id, transaction_id: id, status: z.string() });
export const transfer = z.object({
  id,
  reference: z.string(),
  amount: naira,
  fee: nairaRoundedUp,
  currency: z.string(),
  status: z.string(),
  complete_message: z.string().nullish(),
  session_id: maybe,
  account_number: z.string().optional(),
  created_at: moment,
});
export const holder = z.object({ account_name: z.string() });
export const banks = z.array(z.object({ code: z.string(), name: z.string() }));
export const wallet = z.object({ available_balance: nairaRoundedDown });

const pageInfo = z.object({ total_pages: id.transform(Number) });
const refusal = z.object({ message: z.string() });

type Refused = { readonly status: number; readonly message: string };

/** Returns the data, or the bank's refusal. An answer that cannot be parsed counts as no answer. */
export function read<Data>(
  { status, body }: BankAnswer,
  schema: z.ZodType<Data>,
): { readonly data: Data } | { readonly refused: Refused } {
  if (status < 300) {
    const parsed = z.object({ status: z.literal('success'), data: schema }).safeParse(body);
    if (parsed.success) return { data: parsed.data.data };
  } else {
    const parsed = refusal.safeParse(body);
    if (parsed.success) return { refused: { status, message: parsed.data.message } };
  }
  const message = `Flutterwave answered with ${status} and a body that cannot be read`;
  throw status < 300 ? new UnreadableAnswer(message, body) : new BankUnavailable(message);
}

/** As `read`, for requests that are refused only when our settings are wrong. */
export function given<Data>(answer: BankAnswer, schema: z.ZodType<Data>): Data {
  const result = read(answer, schema);
  if ('data' in result) return result.data;
  throw unavailable(result.refused);
}

export function unavailable({ status, message }: Refused): BankUnavailable {
  return new BankUnavailable(`Flutterwave refused with ${status}: ${message}`);
}

/** A page of a list. The first page is number 1. */
export function givenPage(answer: BankAnswer, number: number) {
  const meta = z.object({ meta: z.object({ page_info: pageInfo }) }).safeParse(answer.body);
  const isLast = !meta.success || meta.data.meta.page_info.total_pages <= number;
  return { rows: given(answer, z.array(z.unknown())), isLast };
}

/**
 * NEW and PENDING are under way, and so is an unknown status: nothing is sent again because of it. A transfer
 * returned after it had succeeded is FAILED too.
 */
export function transferState(result: z.infer<typeof transfer>): BankTransferState {
  switch (result.status) {
    case 'SUCCESSFUL':
      return {
        status: 'SUCCEEDED',
        amount: result.amount,
        fee: result.fee,
        sessionId: result.session_id,
      };
    case 'FAILED':
      return { status: 'FAILED', reason: result.complete_message || 'Flutterwave: FAILED' };
    default:
      return { status: 'PENDING' };
  }
}
