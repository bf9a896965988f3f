import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Context } from '#actions/context.ts';
import type { RateLimiter } from '#http/frame/rate-limit.ts';
import { dashboardAgreementRoutes } from './agreements.ts';
import { dashboardExportRoutes } from './export.ts';
import { dashboardLiveRoutes } from './live.ts';
import { dashboardOverviewRoutes } from './overview.ts';
import { dashboardRequestRoutes } from './requests.ts';
import { authenticateSession } from './session-auth.ts';
import { type SessionLimits, sessionRoutes } from './sessions.ts';

export type DashboardLimits = SessionLimits & { readonly perSession: RateLimiter | null };

/**
 * What the dashboard's pages call, all under /dashboard/api and none of it part of the public contract: the API's
 * own routes with a session in place of the key, and a few more that only people need.
 */
export function dashboardApi(
  context: Context,
  api: readonly FastifyPluginAsyncZod[],
  limits: DashboardLimits,
): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onRequest', authenticateSession(context, limits.perSession));
    app.addHook('onRoute', (route) => {
      route.schema = { ...route.schema, hide: true };
    });
    await app.register(sessionRoutes(context, limits));
    await app.register(dashboardOverviewRoutes(context));
    await app.register(dashboardAgreementRoutes(context));
    await app.register(dashboardExportRoutes(context));
    await app.register(dashboardRequestRoutes(context));
    await app.register(dashboardLiveRoutes(context));
    for (const routes of api) await app.register(routes);
  };
}
