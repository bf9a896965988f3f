import { z } from 'zod';
import { takeBankRequest } from '#actions/escrow/take-bank-request.ts';
import { type BodyReader, type Endpoint, open } from '#http/pipeline/endpoint.ts';
import { BANKS_PER_ADDRESS } from '#http/pipeline/rate-limit.ts';
import { ok } from '#http/pipeline/schemas.ts';

/** A signature is made over the very bytes, so nobody may have read them before. */
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
  .refine((value) => value instanceof Buffer && value.length > 0, 'A body is required, as the bank sends it')
  .meta({ type: 'object', description: 'As the bank documents it' }) as unknown as z.ZodType<Buffer, Buffer>;

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
    summary: 'Where a bank sends its webhooks',
    description: `For the bank, not for you: register this address there. A request that it has not signed
      is refused. What a request says is believed only after the bank was asked about it.`,
    errors: ['invalid_signature'],
    params: ProviderParams,
    body: Unread,
    problems: [401],
    limit: BANKS_PER_ADDRESS,
    answer: ok('It is kept, and will be read', z.object({ received: z.literal(true) })),
    run: ({ context, params, body, wire: { request } }) =>
      takeBankRequest(context, { ...params, body, headers: request.headers, address: request.ip }),
    view: () => ({ received: true as const }),
  }),
  reader: unread,
};
