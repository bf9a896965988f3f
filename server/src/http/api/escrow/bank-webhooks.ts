import { z } from 'zod';
import { takeBankRequest } from '#actions/escrow/take-bank-request.ts';
import { type BodyReader, type Endpoint, open } from '#http/pipeline/endpoint.ts';
import { BANKS_PER_ADDRESS } from '#http/pipeline/rate-limit.ts';
import { ok } from '#http/pipeline/schemas.ts';

/** Signatures cover the raw bytes, so the body must not be parsed before it is verified. */
const unread: BodyReader = {
  contentType: 'application/json',
  install(app) {
    app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
  },
};

const Unread = z
  .any()
  .refine(
    (value) => value instanceof Buffer && value.length > 0,
    'A body is required, exactly as the bank sends it',
  )
  .meta({ type: 'object', description: 'As documented by the bank' }) as unknown as z.ZodType<Buffer, Buffer>;

const ProviderParams = z.object({
  provider: z
    .string()
    .regex(/^[a-z]{1,40}$/)
    .meta({ description: 'The name of the bank in the settings, such as `paystack`' }),
});

export const bankWebhookEndpoint: Endpoint<null> = {
  ...open('POST /providers/:provider/webhook', {
    operationId: 'receiveNotification',
    permission: null,
    tag: 'Operations',
    summary: 'Receive a bank’s webhook',
    description: `For the bank, not for you: register this URL with the bank. Requests without a valid
      signature are refused. The contents of a request are applied only after they have been confirmed with
      the bank.`,
    errors: ['invalid_signature'],
    params: ProviderParams,
    body: Unread,
    problems: [401],
    limit: BANKS_PER_ADDRESS,
    answer: ok('Stored for processing', z.object({ received: z.literal(true) })),
    run: ({ context, params, body, wire: { request } }) =>
      takeBankRequest(context, { ...params, body, headers: request.headers, address: request.ip }),
    view: () => ({ received: true as const }),
  }),
  reader: unread,
};
