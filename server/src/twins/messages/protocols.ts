import { createHmac, randomUUID } from 'node:crypto';
import type { Accepted, Phones } from './phones.ts';

export type Request = {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
};
export type Answer = { readonly status: number; readonly body: unknown };
/** A message that a request asks for, or why it is refused. */
export type Asked =
  | { readonly to: string; readonly text: string; readonly route: string }
  | { readonly refused: Answer };

/** How a provider reads requests, and writes its answers and reports, as it documents them. */
export type MessageProtocol = {
  readonly title: string;
  readonly path: string;
  /** The settings of Surety that go with it; the base URL is the twin's address and this path. */
  readonly base: readonly [setting: string, path: string];
  readonly settings: Readonly<Record<string, string>>;
  read(request: Request): Asked;
  newReference(): string;
  /** True when the route does not reach numbers on do-not-disturb. */
  isBarred(route: string): boolean;
  accepted(message: Accepted, phones: Phones): Answer;
  /** The answer for a number that is barred, or null when only the report says so. */
  barred(to: string): Answer | null;
  noBalance(to: string): Answer;
  report(message: Accepted): { readonly body: string; readonly headers: Readonly<Record<string, string>> };
};

const TERMII = { apiKey: 'TLtwinapikey', secretKey: 'tsk_twinsecretkey', sender: 'N-Alert' };

/** https://developer.termii.com/messaging-api and /events-and-reports */
const termii: MessageProtocol = {
  title: 'Termii',
  path: '/api/sms/send',
  base: ['TERMII_BASE_URL', ''],
  settings: {
    MESSAGE_PROVIDER: 'termii',
    TERMII_API_KEY: TERMII.apiKey,
    TERMII_SECRET_KEY: TERMII.secretKey,
    TERMII_SENDER_ID: TERMII.sender,
  },
  read({ body }) {
    const given = readObject(body);
    const text = (name: string) => (typeof given[name] === 'string' ? (given[name] as string) : '');
    if (text('api_key') !== TERMII.apiKey) return refusal(401, 'Invalid API key');
    if (!/^\d{8,15}$/.test(text('to'))) return refusal(400, 'Invalid phone number');
    if (!/^[A-Za-z0-9 -]{3,11}$/.test(text('from'))) return refusal(404, 'ApplicationSenderId not found');
    if (!['dnd', 'generic', 'whatsapp'].includes(text('channel'))) return refusal(400, 'Invalid channel');
    if (!['plain', 'unicode'].includes(text('type')) || text('sms') === '')
      return refusal(400, 'Invalid sms');
    return { to: text('to'), text: text('sms'), route: text('channel') };
  },
  newReference: () => String(BigInt(`0x${randomUUID().replaceAll('-', '').slice(0, 16)}`)),
  isBarred: (route) => route === 'generic',
  accepted: ({ reference }, { balance }) => ({
    status: 200,
    body: { code: 'ok', message_id: reference, message: 'Successfully Sent', balance, user: 'Twin' },
  }),
  barred: () => null,
  noBalance: () => ({ status: 400, body: { code: 400, message: 'Insufficient balance' } }),
  report({ reference, to, text, route, status }) {
    const statuses = {
      accepted: 'Message Sent',
      delivered: 'DELIVERED | Message delivered to handset',
      failed: 'Message Failed',
      do_not_disturb: 'DND Active on Phone Number',
    };
    const body = JSON.stringify({
      ...{ type: 'outbound', id: reference, message_id: reference, receiver: to, sender: TERMII.sender },
      ...{
        message: text,
        sent_at: '2026-11-19 11:00:00',
        cost: '3.9',
        status: statuses[status],
        channel: route,
      },
    });
    const signature = createHmac('sha512', TERMII.secretKey).update(body).digest('hex');
    return { body, headers: { 'content-type': 'application/json', 'x-termii-signature': signature } };
  },
};

const TALKING = { username: 'twin', apiKey: 'atsk_twinapikey', receiptKey: 'twin-receipt-key-0001' };

/** https://developers.africastalking.com/docs/sms/sending and /sms/notifications */
const africastalking: MessageProtocol = {
  title: 'Africa’s Talking',
  path: '/version1/messaging',
  base: ['AFRICASTALKING_BASE_URL', '/version1'],
  settings: {
    MESSAGE_PROVIDER: 'africastalking',
    AFRICASTALKING_USERNAME: TALKING.username,
    AFRICASTALKING_API_KEY: TALKING.apiKey,
    AFRICASTALKING_RECEIPT_KEY: TALKING.receiptKey,
  },
  read({ headers, body }) {
    const form = new URLSearchParams(body);
    const isForm = /^application\/x-www-form-urlencoded\b/.test(String(headers['content-type']));
    if (!isForm) return { refused: { status: 400, body: 'Must have username in your request' } };
    if (headers['apikey'] !== TALKING.apiKey || form.get('username') !== TALKING.username) {
      return { refused: { status: 401, body: 'The supplied authentication is invalid' } };
    }
    const [to, text] = [form.get('to') ?? '', form.get('message') ?? ''];
    if (!/^\+\d{8,15}$/.test(to)) return { refused: single(to, 403, 'InvalidPhoneNumber') };
    if (text === '') return { refused: { status: 400, body: 'Must have message in your request' } };
    return { to: to.slice(1), text, route: 'bulk' };
  },
  newReference: () => `ATXid_${randomUUID().replaceAll('-', '')}`,
  isBarred: () => true,
  accepted: ({ to, reference }) => single(`+${to}`, 101, 'Success', reference),
  barred: (to) => single(`+${to}`, 409, 'DoNotDisturbRejection'),
  noBalance: (to) => single(`+${to}`, 405, 'InsufficientBalance'),
  report({ reference, to, status }) {
    const form = new URLSearchParams({
      ...{ id: reference, phoneNumber: `+${to}`, networkCode: '62130' },
      status: status === 'delivered' ? 'Success' : status === 'accepted' ? 'Submitted' : 'Failed',
      ...(status === 'failed' && { failureReason: 'DeliveryFailure' }),
      ...(status === 'do_not_disturb' && { failureReason: 'DoNotDisturbRejection' }),
    });
    return {
      body: form.toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    };
  },
};

export const MESSAGE_PROTOCOLS = { termii, africastalking } as const;

function refusal(status: number, message: string): Asked {
  return { refused: { status, body: { code: status, message } } };
}

function single(number: string, statusCode: number, status: string, messageId = 'None'): Answer {
  const recipient = {
    statusCode,
    number,
    status,
    cost: messageId === 'None' ? '0' : 'NGN 2.2000',
    messageId,
  };
  const count = messageId === 'None' ? 0 : 1;
  const Message = `Sent to ${count}/1 Total Cost: ${recipient.cost}`;
  return { status: 201, body: { SMSMessageData: { Message, Recipients: [recipient] } } };
}

function readObject(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
