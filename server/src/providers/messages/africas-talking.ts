import { z } from 'zod';
import type { DeliveryReceipt, ShortMessageAnswer, ShortMessenger } from '#core/messages/short-messenger.ts';
import { openExchange, type Said } from './exchange.ts';
import { isEqual } from './termii.ts';

export type AfricasTalkingSettings = {
  readonly username: string;
  readonly apiKey: string;
  /** Null for the provider's own. */
  readonly senderId: string | null;
  /** Part of the address of receipts, which are not signed. */
  readonly receiptKey: string;
  readonly baseUrl: string;
  readonly timeoutMs?: number;
};

const sent = z.object({
  SMSMessageData: z.object({
    Recipients: z.array(z.object({ statusCode: z.number(), messageId: z.string() })),
  }),
});

/** Processed, sent and queued. */
const ACCEPTED = [100, 101, 102];
const REFUSALS: Readonly<Record<number, string>> = {
  402: 'invalid_sender',
  403: 'invalid_number',
  404: 'unsupported_number',
  406: 'blocked_by_recipient',
  407: 'no_route',
  409: 'do_not_disturb',
};
const NO_BALANCE = 405;
/** Errors of the provider or of its gateway: it does not say whether the message was sent. */
const BROKEN = [500, 501];

/** Africa's Talking: messages and receipts are forms. */
export function openAfricasTalking(settings: AfricasTalkingSettings): ShortMessenger {
  const { username, apiKey, senderId, receiptKey, baseUrl } = settings;
  const exchange = openExchange(settings.timeoutMs);
  return {
    name: 'africastalking',
    send({ to, text }) {
      const form = new URLSearchParams({ username, to, message: text });
      if (senderId) form.set('from', senderId);
      const type = 'application/x-www-form-urlencoded';
      const headers = { 'content-type': type, accept: 'application/json', apiKey };
      return exchange({ url: `${baseUrl}/messaging`, headers, body: form.toString() }, answerOf);
    },
    readReceipt: ({ body, key }) => (key !== null && isEqual(key, receiptKey) ? receiptOf(body) : null),
  };
}

function answerOf({ status, body }: Said): ShortMessageAnswer {
  if (status >= 400) return { outcome: 'refused', reply: `status_${status}` };
  const read = sent.safeParse(body);
  if (!read.success) return { outcome: 'unknown', reply: 'unreadable_answer' };
  const [recipient] = read.data.SMSMessageData.Recipients;
  // The whole request was refused, for example because of its sender.
  if (!recipient) return { outcome: 'refused', reply: 'request_refused' };
  const { statusCode, messageId } = recipient;
  if (ACCEPTED.includes(statusCode)) return { outcome: 'accepted', reference: messageId };
  if (statusCode === NO_BALANCE) return { outcome: 'not_now', reply: 'no_balance' };
  if (BROKEN.includes(statusCode)) return { outcome: 'unknown', reply: `code_${statusCode}` };
  return { outcome: 'refused', reply: REFUSALS[statusCode] ?? `code_${statusCode}` };
}

function receiptOf(body: string): DeliveryReceipt | null {
  const form = new URLSearchParams(body);
  const [reference, status] = [form.get('id'), form.get('status')];
  if (!reference || !status) return null;
  if (status === 'Success') return { reference, delivered: true, reply: null };
  if (status !== 'Failed' && status !== 'Rejected') return { reference, delivered: null, reply: null };
  const isDnd = form.get('failureReason') === 'DoNotDisturbRejection';
  return { reference, delivered: false, reply: isDnd ? 'do_not_disturb' : 'not_delivered' };
}
