import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { isUnicode } from '#core/messages/parts.ts';
import type { DeliveryReceipt, ShortMessageAnswer, ShortMessenger } from '#core/messages/short-messenger.ts';
import { openExchange, type Said } from './exchange.ts';

export type TermiiSettings = {
  readonly apiKey: string;
  /** Signs the receipts. */
  readonly secretKey: string;
  readonly senderId: string;
  readonly baseUrl: string;
  readonly timeoutMs?: number;
};

/** The route for messages that people wait for: `generic` drops those to numbers on do-not-disturb. */
const CHANNEL = 'dnd';

const sent = z.object({ message_id: z.union([z.string().min(1), z.number()]).transform(String) });
const refusal = z.object({ message: z.string() });
const receipt = z.object({
  message_id: z.union([z.string(), z.number()]).transform(String),
  status: z.string(),
});

/** Termii: messages through its messaging API, receipts through its events. */
export function openTermii({
  apiKey,
  secretKey,
  senderId,
  baseUrl,
  timeoutMs,
}: TermiiSettings): ShortMessenger {
  const exchange = openExchange(timeoutMs);
  return {
    name: 'termii',
    send: ({ to, text }) =>
      exchange(
        {
          url: `${baseUrl}/api/sms/send`,
          headers: { 'content-type': 'application/json', accept: 'application/json' },
          body: JSON.stringify({
            api_key: apiKey,
            from: senderId,
            to: to.replace('+', ''),
            sms: text,
            type: isUnicode(text) ? 'unicode' : 'plain',
            channel: CHANNEL,
          }),
        },
        answerOf,
      ),
    readReceipt({ body, headers }) {
      const signature = createHmac('sha512', secretKey).update(body).digest('hex');
      return isEqual(String(headers['x-termii-signature'] ?? ''), signature) ? receiptOf(body) : null;
    },
  };
}

function answerOf({ status, body }: Said): ShortMessageAnswer {
  const accepted = sent.safeParse(body);
  if (status < 300 && accepted.success) return { outcome: 'accepted', reference: accepted.data.message_id };
  // A refusal has no code, only words.
  const words = refusal.safeParse(body);
  if (words.success && /insufficient|balance/i.test(words.data.message)) {
    return { outcome: 'not_now', reply: 'no_balance' };
  }
  if (status < 300) return { outcome: 'unknown', reply: 'unreadable_answer' };
  return { outcome: 'refused', reply: `status_${status}` };
}

function receiptOf(body: string): DeliveryReceipt | null {
  const read = receipt.safeParse(parsed(body));
  if (!read.success) return null;
  const { message_id: reference, status } = read.data;
  if (/^delivered/i.test(status)) return { reference, delivered: true, reply: null };
  if (/^dnd/i.test(status)) return { reference, delivered: false, reply: 'do_not_disturb' };
  if (/fail|reject|expired|undeliver/i.test(status))
    return { reference, delivered: false, reply: 'not_delivered' };
  return { reference, delivered: null, reply: null };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

export function isEqual(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
