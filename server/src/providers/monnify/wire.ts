import { z } from 'zod';
import { type BankTransferState, BankUnavailable, UnreadableAnswer } from '#core/escrow/bank.ts';
import type { Money } from '#core/escrow/money.ts';
import type { BankAnswer } from '#providers/client/bank-client.ts';
import { naira, nairaRoundedDown, nairaRoundedUp } from '#providers/client/naira-wire.ts';
import { moment } from './moments.ts';

const accountNumber = z.string().regex(/^\d{10}$/);
const maybe = z
  .string()
  .nullish()
  .transform((text) => text || null);

export const token = z.object({ accessToken: z.string().min(1), expiresIn: z.coerce.number().positive() });
const account = z.object({ bankCode: z.string(), accountNumber, accountName: z.string() });

export const reservedAccount = z.object({
  status: z.string(),
  accounts: z.tuple([account], account),
});
export const initialised = z.object({ transactionReference: z.string() });
export const exactAccount = account.extend({ expiresOn: moment });
export const transaction = z.object({
  transactionReference: z.string(),
  amountPaid: naira,
  /** Null until there is something to settle. */
  settlementAmount: nairaRoundedDown.nullish(),
  paymentStatus: z.string(),
  paymentMethod: z.string().nullish(),
  currency: z.string(),
  product: z.object({ reference: z.string() }).nullish(),
  accountDetails: z.object({ accountName: maybe, bankCode: maybe }).nullish(),
});
/** Includes payments that were requested but never made; those have no completion time. */
export const listedTransaction = z.object({
  transactionReference: z.string(),
  paymentStatus: z.string(),
  completedOn: moment.nullish(),
});
export const receipt = z.object({
  reference: z.string(),
  amount: naira,
  status: z.string(),
  totalFee: nairaRoundedUp,
  comment: maybe,
});
export const disbursement = z.object({
  reference: z.string(),
  amount: naira,
  fee: nairaRoundedUp,
  currency: z.string(),
  status: z.string(),
  transactionDescription: maybe,
  sessionId: maybe,
  destinationAccountNumber: z.string().optional(),
  createdOn: moment,
});
export const refund = z.object({
  refundReference: z.string(),
  transactionReference: maybe,
  refundAmount: naira,
  refundStatus: z.string(),
  comment: maybe,
  createdOn: moment,
});
export const holder = z.object({ accountName: z.string() });
export const banks = z.array(z.object({ code: z.string(), name: z.string(), nipBankCode: maybe }));
export const wallet = z.object({ availableBalance: nairaRoundedDown });
/** A page of a list. The first page is number 0. */
export const page = z
  .object({ content: z.array(z.unknown()), last: z.boolean() })
  .transform(({ content, last }) => ({ rows: content, isLast: last }));

/** An error about the token is reduced to its name: its description quotes the token. */
const refusal = z.union([
  z.object({ responseCode: z.string(), responseMessage: z.string() }),
  z.object({ error: z.string() }).transform(({ error }) => ({ responseCode: '', responseMessage: error })),
]);
export type Refused = { readonly status: number; readonly code: string; readonly message: string };

/** Returns the data, or the bank's refusal. An answer that cannot be parsed counts as no answer. */
export function read<Data>(
  { status, body }: BankAnswer,
  schema: z.ZodType<Data>,
): { readonly data: Data } | { readonly refused: Refused } {
  const answer = z.object({ requestSuccessful: z.literal(true), responseBody: schema });
  const parsed = status < 300 ? answer.safeParse(body) : null;
  if (parsed?.success) return { data: parsed.data.responseBody };
  const refused = refusal.safeParse(body);
  // A success that cannot be parsed must not pass for a refusal: the bank may have acted.
  if (!refused.success || refused.data.responseCode === '0') {
    const message = `Monnify answered with ${status} and a body that cannot be read`;
    throw status < 300 ? new UnreadableAnswer(message, body) : new BankUnavailable(message);
  }
  const { responseCode: code, responseMessage: message } = refused.data;
  return { refused: { status, code, message } };
}

/** As `read`, for requests that are refused only when our settings are wrong. */
export function given<Data>(answer: BankAnswer, schema: z.ZodType<Data>): Data {
  const result = read(answer, schema);
  if ('data' in result) return result.data;
  throw unavailable(result.refused);
}

export function unavailable({ status, message }: Refused): BankUnavailable {
  return new BankUnavailable(`Monnify refused with ${status}: ${message}`);
}

type Outcome = {
  readonly status: string;
  readonly amount: Money;
  readonly fee: Money;
  readonly reason: string | null;
  readonly sessionId: string | null;
};

/** An unknown status is not final: nothing is sent again because of it. */
export function payoutState({ status, amount, fee, reason, sessionId }: Outcome): BankTransferState {
  switch (status) {
    case 'SUCCESS':
      return { status: 'SUCCEEDED', amount, fee, sessionId };
    case 'FAILED':
      return { status: 'FAILED', reason: reason ?? 'Monnify: FAILED' };
    case 'REVERSED':
      return { status: 'REVERSED', reason: reason ?? 'Monnify: REVERSED', fee, sessionId };
    default:
      return { status: 'PENDING' };
  }
}

/** A refund returned after it had succeeded is FAILED too. */
export function refundState(row: z.infer<typeof refund>): BankTransferState {
  const { refundStatus, refundAmount: amount, comment } = row;
  if (refundStatus === 'COMPLETED') return { status: 'SUCCEEDED', amount };
  return refundStatus === 'FAILED'
    ? { status: 'FAILED', reason: comment ?? 'Monnify: FAILED' }
    : { status: 'PENDING' };
}
