import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Context } from '#actions/context.ts';
import { apiKeyRoutes } from '#http/api/account/api-keys.ts';
import { developerRoutes } from '#http/api/account/developers.ts';
import { agreementControlRoutes } from '#http/api/escrow/agreement-control.ts';
import { agreementRoutes } from '#http/api/escrow/agreements.ts';
import { assessmentRoutes } from '#http/api/escrow/assess-payment.ts';
import { ledgerRoutes } from '#http/api/escrow/ledger.ts';
import { payoutAccountRoutes } from '#http/api/escrow/payout-accounts.ts';
import { refundRoutes } from '#http/api/escrow/refunds.ts';
import { sandboxRoutes } from '#http/api/escrow/sandbox.ts';
import { eventRoutes } from '#http/api/events/events.ts';
import { webhookDeliveryRoutes } from '#http/api/events/webhook-deliveries.ts';
import { webhookRoutes } from '#http/api/events/webhooks.ts';
import { identityRoutes } from '#http/api/identity/identity.ts';
import { fraudRoutes } from '#http/api/risk/fraud.ts';

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
