import { z } from 'zod';
import { type BankTransferState, BankUnavailable, UnreadableAnswer } from '#core/escrow/bank.ts';
import { type Money, money } from '#core/escrow/money.ts';
import type { BankAnswer } from '#providers/client/bank-client.ts';

/** Whole kobo. Numbers arrive as text with their original digits, and some of these are strings anyway. */
const kobo = z
  .string()
  .regex(/^\d{1,16}$/)
  .refine((text) => Number.isSafeInteger(Number(text)), 'larger than the largest amount')
  .transform((text): Money => money(Number(text)));
const id = z.string().regex(/^\d+$/);
const moment = z.iso.datetime().transform((text) => new Date(text));

export const transaction = z.object({
  id,
  reference: z.string(),
  status: z.string(),
  amount: kobo,
  channel: z.string(),
  currency: z.string().optional(),
  fees: kobo.nullish(),
  paid_at: moment.nullish(),
  created_at: moment,
  authorization: z.object({
    receiver_bank_account_number: z.string().optional(),
    sender_name: z.string().nullish(),
    sender_bank: z.string().nullish(),
  }),
});
export const customer = z.object({ customer_code: z.string() });
export const dedicatedAccount = z.object({
  account_number: z.string().regex(/^\d{10}$/),
  account_name: z.string(),
  bank: z.object({ slug: z.string() }),
});
export const charge = dedicatedAccount.extend({ account_expires_at: moment });
export const customerWithAccount = z.object({ dedicated_account: z.object({ id }).nullish() });
export const banks = z.array(z.object({ id, slug: z.string(), code: z.string(), name: z.string() }));
export const balances = z.array(z.object({ currency: z.string(), balance: kobo }));
export const holder = z.object({ account_name: z.string() });
export const recipient = z.object({ recipient_code: z.string() });
export const transfer = z.object({
  id,
  /** Missing from the list in Paystack's documentation. */
  reference: z.string().nullish(),
  status: z.string(),
  amount: kobo,
  currency: z.string().optional(),
  createdAt: moment,
  gateway_response: z.string().nullish(),
  fee_charged: kobo.nullish(),
  session: z.object({ id: z.string().nullish() }).nullish(),
  /** An object in lists, a number in the answer to a new transfer. */
  recipient: z
    .object({ details: z.object({ account_number: z.string() }) })
    .optional()
    .catch(undefined),
});
/**
 * The time is `createdAt` for one refund and `created_at` in the list. The transaction is an id in the list
 * and an object in the answer to a new refund.
 */
export const refund = z
  .object({
    id,
    status: z.string(),
    amount: kobo,
    currency: z.string().optional(),
    createdAt: moment.optional(),
    created_at: moment.optional(),
    merchant_note: z.string().nullish(),
    transaction: z.union([id, z.object({ id }).transform((of) => of.id)]).optional(),
  })
  .transform(({ createdAt, created_at, ...rest }, context) => {
    const at = createdAt ?? created_at;
    if (at) return { ...rest, at };
    context.addIssue({ code: 'custom', message: 'a refund without its time' });
    return z.NEVER;
  });
export type Refund = z.infer<typeof refund>;
/** The answer to a retry has no time of creation. */
export const retriedRefund = z.object({ status: z.string(), amount: kobo });

export const dispute = z.object({
  status: z.string(),
  category: z.string().nullish(),
  transaction: z.object({ reference: z.string() }),
});

const refusal = z.object({ message: z.string(), code: z.string().optional() });
export type Refusal = z.infer<typeof refusal>;

/** Returns the data, or the bank's refusal. An answer that cannot be parsed counts as no answer. */
export function read<Data>(
  { status, body }: BankAnswer,
  schema: z.ZodType<Data>,
): { readonly data: Data } | { readonly status: number; readonly refused: Refusal } {
  if (status < 300) {
    const parsed = z.object({ data: schema }).safeParse(body);
    if (parsed.success) return parsed.data;
  } else {
    const parsed = refusal.safeParse(body);
    if (parsed.success) return { status, refused: parsed.data };
  }
  const message = `Paystack answered with ${status} and a body that cannot be read`;
  throw status < 300 ? new UnreadableAnswer(message, body) : new BankUnavailable(message);
}

/** As `read`, for requests that are refused only when our settings are wrong. */
export function given<Data>(answer: BankAnswer, schema: z.ZodType<Data>): Data {
  const result = read(answer, schema);
  if ('data' in result) return result.data;
  throw new BankUnavailable(`Paystack refused with ${result.status}: ${result.refused.message}`);
}

const meta = z.object({
  meta: z.object({ page: id.nullish(), pageCount: id.nullish(), perPage: id.nullish() }),
});

/**
 * A page of a list; the first page is number 1. The list of transactions has no count of pages, and the list
 * of refunds no `meta` at all: its end is an empty page.
 */
export function givenPage(answer: BankAnswer, number: number) {
  const rows = given(answer, z.array(z.unknown()));
  const parsed = meta.safeParse(answer.body);
  const { pageCount, perPage } = parsed.success ? parsed.data.meta : {};
  const isShort = rows.length < Number(perPage ?? 1);
  return { rows, isLast: pageCount ? number >= Number(pageCount) : isShort };
}

const TRANSFER_STATES: Readonly<Record<string, BankTransferState['status']>> = {
  success: 'SUCCEEDED',
  failed: 'FAILED',
  abandoned: 'FAILED',
  blocked: 'FAILED',
  rejected: 'FAILED',
  reversed: 'REVERSED',
};
const REFUND_STATES: Readonly<Record<string, BankTransferState['status']>> = {
  processed: 'SUCCEEDED',
  failed: 'FAILED',
};

/** Statuses that no waiting ends, and what a person does about them. */
const OTP =
  'Paystack waits for a one-time password. Finalize the transfer on its dashboard, and turn the password ' +
  'off for transfers by API.';
const NEEDS_ATTENTION =
  'Paystack cannot return the payment to the account it came from. Retry the refund with the account of the ' +
  'buyer as its destination.';

/** An unknown status is not final: nothing is sent again because of it. */
export function transferState(each: z.infer<typeof transfer>): BankTransferState {
  const { status, amount, gateway_response, fee_charged: fee, session } = each;
  const known = TRANSFER_STATES[status] ?? 'PENDING';
  const sessionId = session?.id ? { sessionId: session.id } : {};
  if (known === 'PENDING') return status === 'otp' ? { status: known, attention: OTP } : { status: known };
  if (known === 'SUCCEEDED') return { status: known, amount, ...(fee ? { fee } : {}), ...sessionId };
  return { status: known, reason: gateway_response ?? `Paystack: ${status}`, ...sessionId };
}

export const WAITS_FOR_ACCOUNT = 'needs-attention';

export function refundState({ status, amount }: Pick<Refund, 'status' | 'amount'>): BankTransferState {
  const known = REFUND_STATES[status] ?? 'PENDING';
  if (known === 'SUCCEEDED') return { status: known, amount };
  if (status === WAITS_FOR_ACCOUNT) return { status: known, attention: NEEDS_ATTENTION };
  return known === 'FAILED' ? { status: known, reason: `Paystack: ${status}` } : { status: known };
}
