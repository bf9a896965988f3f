import { createHmac } from 'node:crypto';
import { MINUTE_MS } from '#core/time.ts';
import { writeAmount } from '#twins/kernel/amount.ts';
import type { Happening } from '#twins/kernel/books.ts';
import type { Notice, Protocol } from '#twins/kernel/protocol.ts';
import type { World } from '#twins/kernel/world.ts';
import { accountRoutes } from './accounts.ts';
import { complaint } from './answers.ts';
import { refundNotice, transactionRoutes } from './transactions.ts';
import { type Recipients, recipientOf, transferRoutes } from './transfers.ts';
import { customerView, DOMAIN, disputeView, INTEGRATION, transactionView, transferView } from './views.ts';

const SECRET_KEY = 'sk_test_twin';
/** Every three minutes four times, then every hour for three days. */
const RETRIES_MS = [...Array(4).fill(3 * MINUTE_MS), ...Array(72).fill(60 * MINUTE_MS)];

/** Simulates Paystack as documented at paystack.com/docs/api. Amounts are whole kobo. */
export function paystack(world: World): Protocol {
  const recipients: Recipients = new Map();
  return {
    name: 'paystack',
    title: 'Paystack',
    unit: { name: 'kobo', decimals: 0 },
    credentials: { secretKey: SECRET_KEY },
    base: '',
    routes: [...accountRoutes(world), ...transactionRoutes(world), ...transferRoutes(world, recipients)],
    complaints: {
      notFound: { status: 404, body: { status: false, message: 'Endpoint not found' } },
      badBody: complaint(400, 'Invalid JSON body', 'invalid_params', 'Send a JSON object'),
      tooMany: complaint(429, 'Too many requests', 'rate_limited', 'Try again later', 'api_error'),
      broken: complaint(500, 'An error occurred', 'unknown', 'Try again later', 'api_error'),
    },
    // One percent, at most 300 naira, in whole kobo.
    intake: {
      price: { permille: 10n, atMost: 30_000_000n, step: 1_000n },
      newReference: ({ kind, reference }) => (kind === 'exact' ? reference : world.chance.digits(15)),
    },
    webhooks: { timeoutMs: 30_000, retriesMs: RETRIES_MS },
    authorize({ headers }) {
      if (headers['authorization'] === `Bearer ${SECRET_KEY}`) return null;
      const nextStep = 'Ensure that you provide the correct authorization key for the request';
      return headers['authorization']
        ? complaint(401, 'Invalid key', 'invalid_Key', nextStep)
        : complaint(401, 'No Authorization Header was found', 'missing_Authorization', nextStep);
    },
    notices: (happening) => {
      const result = noticeOf(happening, recipients);
      return result ? [result] : [];
    },
    sign: (body, secret = SECRET_KEY) => ({
      'x-paystack-signature': createHmac('sha512', secret).update(body).digest('hex'),
    }),
  };
}

function noticeOf(happening: Happening, recipients: Recipients): Notice | null {
  const notice = (event: string, data: unknown): Notice => ({ event, body: { event, data } });
  switch (happening.kind) {
    case 'deposit':
      return notice('charge.success', { ...transactionView(happening.deposit), status: 'success' });
    case 'transfer': {
      const { transfer } = happening;
      const integration = { id: INTEGRATION, is_live: false, business_name: 'Twin' };
      const view = transferView(transfer, recipientOf(recipients, transfer));
      return notice(`transfer.${transfer.status}`, { ...view, integration });
    }
    case 'refund': {
      const { event, data } = refundNotice(happening.refund);
      return notice(event, data);
    }
    case 'rejection':
      return rejectionNotice(happening, notice);
    case 'identity':
      return identityNotice(happening, notice);
    case 'consent':
      return null;
    case 'recall':
    case 'dispute':
      return disputeNotice(happening, notice);
  }
}

type Write = (event: string, data: unknown) => Notice;
type Of<Kind extends Happening['kind']> = Extract<Happening, { kind: Kind }>;

/** Only pay with transfer announces a rejected payment, and only when the amount was wrong. */
function rejectionNotice({ rejection }: Of<'rejection'>, notice: Write): Notice | null {
  const { account, amount, id, reason } = rejection;
  if (reason !== 'UNDER_PAYMENT' && reason !== 'OVER_PAYMENT') return null;
  return notice('bank.transfer.rejected', {
    bank_transfer: {
      amount: writeAmount(amount),
      message: 'incorrect amount sent',
      message_type: 'INCORRECT_AMOUNT',
      transaction_id: String(id),
    },
    customer: { ...customerView(account.customer), domain: DOMAIN, integration: INTEGRATION },
  });
}

function identityNotice({ customer, reason }: Of<'identity'>, notice: Write): Notice {
  const { identity } = customer;
  return notice(`customeridentification.${reason ? 'failed' : 'success'}`, {
    customer_id: String(customer.id),
    customer_code: customer.code,
    email: customer.email,
    identification: {
      country: 'NG',
      type: 'bank_account',
      bvn: identity?.masked,
      bank_code: identity?.bankCode,
    },
    ...(reason ? { reason } : {}),
  });
}

/** A recall appears as a dispute that the merchant has lost. */
function disputeNotice({ kind, deposit }: Of<'recall' | 'dispute'>, notice: Write): Notice {
  return notice(`charge.dispute.${kind === 'recall' ? 'resolve' : 'create'}`, disputeView(deposit));
}
