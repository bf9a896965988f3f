import { z } from 'zod';
import { loadAgreement } from '#actions/escrow/change-agreement.ts';
import { takeReceipt } from '#actions/messages/take-receipt.ts';
import { SHORT_MESSAGE_KINDS, SHORT_MESSAGE_STATES } from '#core/messages/outbox.ts';
import type { ShortMessageProvider } from '#core/messages/short-messenger.ts';
import { PAGING_NOTE } from '#http/pipeline/descriptions.ts';
import { type BodyReader, type Endpoint, list, open } from '#http/pipeline/endpoint.ts';
import { byId, PageQuery } from '#http/pipeline/paging.ts';
import { BANKS_PER_ADDRESS } from '#http/pipeline/rate-limit.ts';
import { idOf, ok, timestamp } from '#http/pipeline/schemas.ts';
import { periodFilters } from '#http/pipeline/shape/caller-metadata.ts';
import * as messages from '#store/messages/short-messages.ts';

const ShortMessageView = z
  .object({
    id: z.string(),
    agreementId: z.string(),
    linkId: z.string(),
    party: z.enum(['buyer', 'seller']),
    type: z.enum(SHORT_MESSAGE_KINDS).meta({
      description: '`link`: the address of a link. `code`: a code that confirms a milestone',
    }),
    recipient: z.string().meta({ description: 'The last digits of the number' }),
    status: z.enum(SHORT_MESSAGE_STATES).meta({
      description:
        'QUEUED and SENDING: on its way to the provider. SENT: the provider has it. DELIVERED or FAILED: by ' +
        'its answer or receipt. UNKNOWN: its answer was lost, so it may have been sent, and is not sent ' +
        'again. DROPPED: not sent, for the `reason`. KEPT: from a test environment, where none are sent',
    }),
    reason: z
      .string()
      .nullable()
      .meta({
        description:
          'Why it was not sent or not delivered, such as `do_not_disturb`, `invalid_number`, `no_balance`, ' +
          '`budget`, `limit` (of this number), `destination` (not covered by MESSAGE_PREFIXES) or `expired`',
      }),
    text: z.string().nullable().meta({
      description: 'Only in test environments, for seven days',
    }),
    parts: z.int().meta({ description: 'A message of more than 160 characters is sent in several parts' }),
    cost: z.int().meta({ description: 'In kobo, by the operator’s price of a part' }),
    createdAt: timestamp,
    sentAt: timestamp.nullable(),
    settledAt: timestamp.nullable(),
  })
  .meta({ id: 'ShortMessage' });

const MessagesQuery = PageQuery.extend({
  status: z.enum(SHORT_MESSAGE_STATES, `status must be one of ${SHORT_MESSAGE_STATES.join(', ')}`).optional(),
  ...periodFilters,
});

export const shortMessageEndpoints = [
  list('GET /escrow/agreements/:id/short-messages', {
    operationId: 'listShortMessages',
    permission: 'escrow.read',
    tag: 'Escrow',
    summary: 'List the short messages of an agreement',
    description: `Returns the short messages to the buyer and the seller of an agreement, newest first, with
      their statuses and costs. ${PAGING_NOTE}`,
    params: z.object({ id: idOf('agr') }),
    query: MessagesQuery,
    answer: ok('A page of short messages', ShortMessageView),
    cursor: byId('msg'),
    rows: async ({ context, caller: { developerId }, params, query: { status: state, ...period } }, part) => {
      const key = { developerId, agreementId: params.id };
      await loadAgreement(context, key);
      return messages.list(context.db, key, { ...period, state }, part);
    },
    view: viewMessage,
  }),
];

function viewMessage(message: messages.StoredMessage): z.output<typeof ShortMessageView> {
  const { id, agreementId, linkId, party, kind, recipient, state, reply, content, parts, cost } = message;
  return {
    ...{ id, agreementId, linkId, party, type: kind, recipient, status: state, reason: reply },
    text: state === 'KEPT' ? (content?.text ?? null) : null,
    ...{ parts, cost, createdAt: message.createdAt.toISOString() },
    sentAt: message.sentAt?.toISOString() ?? null,
    settledAt: message.settledAt?.toISOString() ?? null,
  };
}

/** Signatures cover the raw bytes, so the body is not parsed here. */
const unread = (contentType: string): BodyReader => ({
  contentType,
  install(app) {
    app.addContentTypeParser(contentType, { parseAs: 'string' }, (_request, body, done) => done(null, body));
  },
});

const Unread = z
  .any()
  .refine(
    (value) => typeof value === 'string' && value.length > 0,
    'A body is required, exactly as the provider sends it',
  )
  .meta({ type: 'object', description: 'As documented by the provider' }) as unknown as z.ZodType<
  string,
  string
>;
const KeyQuery = z.object({
  key: z
    .string()
    .max(128)
    .optional()
    .meta({ description: '`AFRICASTALKING_RECEIPT_KEY`, for reports that are not signed' }),
});

function reportsOf(provider: ShortMessageProvider, title: string, contentType: string): Endpoint<null> {
  return {
    ...open(`POST /providers/${provider}/receipts`, {
      operationId: `receive${title.replace(/\W/g, '')}Receipt`,
      permission: null,
      tag: 'Operations',
      summary: `Receive a delivery report of ${title}`,
      description: `For ${title}, not for you: enter this address there. Reports that are not authentic are
        refused.`,
      errors: ['invalid_signature', 'not_found'],
      query: KeyQuery,
      body: Unread,
      problems: [401, 404],
      limit: BANKS_PER_ADDRESS,
      answer: ok('Recorded', z.object({ received: z.literal(true) })),
      run: ({ context, query: { key = null }, body, wire: { request } }) =>
        takeReceipt(context, provider, { body, headers: request.headers, key }),
      view: () => ({ received: true as const }),
    }),
    reader: unread(contentType),
  };
}

/** Delivery reports of the providers of short messages. */
export const receiptReportEndpoints = [
  reportsOf('termii', 'Termii', 'application/json'),
  reportsOf('africastalking', 'Africa’s Talking', 'application/x-www-form-urlencoded'),
];
