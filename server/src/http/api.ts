import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Context } from '#actions/context.ts';
import { agreementControlRoutes } from './agreement-control.ts';
import { agreementRoutes } from './agreements.ts';
import { apiKeyRoutes } from './api-keys.ts';
import { assessmentRoutes } from './assess-payment.ts';
import { developerRoutes } from './developers.ts';
import { eventRoutes } from './events.ts';
import { fraudRoutes } from './fraud.ts';
import { identityRoutes } from './identity.ts';
import { ledgerRoutes } from './ledger.ts';
import { payoutAccountRoutes } from './payout-accounts.ts';
import { refundRoutes } from './refunds.ts';
import { sandboxRoutes } from './sandbox.ts';
import { webhookDeliveryRoutes } from './webhook-deliveries.ts';
import { webhookRoutes } from './webhooks.ts';

/**
 * Everything that an account can do. Programs reach it under /v1 with an API key, people under
 * /dashboard/api/v1 with a session: the same routes, made once and registered twice, differ only in who asks.
 */
export function apiRoutes(context: Context): readonly FastifyPluginAsyncZod[] {
  return [
    developerRoutes(context),
    apiKeyRoutes(context),
    agreementRoutes(context),
    assessmentRoutes(context),
    agreementControlRoutes(context),
    refundRoutes(context),
    ledgerRoutes(context),
    payoutAccountRoutes(context),
    ...(context.bank.name === 'sandbox' ? [sandboxRoutes(context)] : []),
    fraudRoutes(context),
    identityRoutes(context),
    eventRoutes(context),
    webhookRoutes(context),
    webhookDeliveryRoutes(context),
  ];
}
