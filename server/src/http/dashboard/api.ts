import type { FastifyPluginAsync } from 'fastify';
import { everyCell } from '#actions/cells.ts';
import { ENVIRONMENTS, type Environment } from '#core/environment.ts';
import type { Endpoint } from '#http/pipeline/endpoint.ts';
import { ANONYMOUS_BODY_BYTES } from '#http/pipeline/limits/body-limits.ts';
import { noteRequest } from '#http/pipeline/log/access-log.ts';
import { type Service, scope } from '#http/pipeline/scope.ts';
import { agreementPageEndpoints } from './agreements.ts';
import { approvalPageEndpoints } from './approvals/approvals.ts';
import { auditExportEndpoint } from './audit-log.ts';
import { commissionExportEndpoint } from './commission.ts';
import { disputePageEndpoints } from './disputes.ts';
import { exportEndpoints } from './export.ts';
import { invitationEndpoints } from './invitations.ts';
import { keyActivityEndpoint } from './key-activity.ts';
import { eventEndpoint, liveEndpoint, newestEventsEndpoint } from './live.ts';
import { openLiveHub } from './live-hub.ts';
import { memberEndpoints } from './members.ts';
import { mentionsEndpoint } from './mentions.ts';
import { moneyEndpoints } from './money.ts';
import { noticesEndpoint } from './notices.ts';
import { overviewEndpoints } from './overview.ts';
import { stopAccountChangeEndpoint } from './payout-accounts.ts';
import { namesEndpoint, personEndpoint } from './people.ts';
import { pictureEndpoint } from './pictures.ts';
import { requestEndpoints } from './requests.ts';
import { reviewPageEndpoint } from './reviews.ts';
import { askForSession, recogniseSession, type SessionCaller } from './session-auth.ts';
import { sessionEndpoints, signInEndpoints } from './sessions.ts';
import { newPasswordEndpoints } from './signing-in/new-password.ts';
import { ownSessionEndpoints } from './signing-in/own-sessions.ts';
import { passkeyEndpoints } from './signing-in/passkeys.ts';
import { providerEndpoints } from './signing-in/provider.ts';
import { secondStepEndpoints } from './signing-in/second-step.ts';
import { securityEndpoints } from './signing-in/security.ts';
import { webhookRequestEndpoint, webhookTestsEndpoint } from './webhook-tests.ts';
import { workEndpoints } from './work.ts';

export const DASHBOARD_API = '/dashboard/api';

/** Each environment has its own prefix and a guard that gives no access to the other. */
const PREFIXES: Readonly<Record<Environment, string>> = { live: '', test: '/test' };

const anonymousEndpoints = [
  ...signInEndpoints,
  ...secondStepEndpoints,
  ...providerEndpoints,
  ...newPasswordEndpoints,
  ...invitationEndpoints,
];
/** Endpoints of the person and the account, independent of the environment. */
const ownEndpoints = [
  ...sessionEndpoints,
  ...ownSessionEndpoints,
  ...securityEndpoints,
  ...passkeyEndpoints,
  ...memberEndpoints,
];

const pageEndpoints: readonly Endpoint<SessionCaller>[] = [
  ...overviewEndpoints,
  noticesEndpoint,
  mentionsEndpoint,
  ...approvalPageEndpoints,
  reviewPageEndpoint,
  ...agreementPageEndpoints,
  ...exportEndpoints,
  ...moneyEndpoints,
  commissionExportEndpoint,
  ...workEndpoints,
  ...disputePageEndpoints,
  auditExportEndpoint,
  ...requestEndpoints,
  stopAccountChangeEndpoint,
  personEndpoint,
  namesEndpoint,
  pictureEndpoint,
  webhookTestsEndpoint,
  webhookRequestEndpoint,
  keyActivityEndpoint,
  newestEventsEndpoint,
  eventEndpoint,
];

/**
 * Endpoints for people only, in addition to the API. The dashboard's types are generated from their
 * responses.
 */
export const dashboardEndpoints: readonly Endpoint<SessionCaller>[] = [
  ...anonymousEndpoints,
  ...ownEndpoints,
  ...pageEndpoints,
];

/**
 * The API of the dashboard's pages, under /dashboard/api and not part of the public contract: the public
 * endpoints with a session instead of a key, and some more, once for each environment. Signing in is the same
 * for both, so it is mounted once. Previews are of pages that this folder does not know.
 */
export function dashboardApi(
  service: Service,
  endpoints: readonly Endpoint[],
  previews: readonly Endpoint[],
): FastifyPluginAsync {
  const { context } = service;
  return async (app) => {
    const hubs = new Map(
      everyCell(context).map((cell) => {
        const failed = (error: unknown) => app.log.warn({ err: error }, 'could not poll for live events');
        return [cell.db, openLiveHub(cell, failed)];
      }),
    );
    app.addHook('preClose', async () => {
      for (const hub of hubs.values()) hub.close();
    });

    const optionalGuard = recogniseSession(service, 'live');
    await app.register(
      scope(service, {
        guard: optionalGuard,
        endpoints: anonymousEndpoints,
        hidden: true,
        bodyLimit: ANONYMOUS_BODY_BYTES,
      }),
    );
    const guard = askForSession(service, 'live');
    await app.register(scope(service, { guard, endpoints: ownEndpoints, hidden: true }));
    for (const environment of ENVIRONMENTS) {
      const ofPages = [...pageEndpoints, ...previews, liveEndpoint(hubs)];
      const pages = environmentApi(service, environment, ofPages, endpoints);
      await app.register(pages, { prefix: PREFIXES[environment] });
    }
  };
}

function environmentApi(
  service: Service,
  environment: Environment,
  ofPages: readonly Endpoint<SessionCaller>[],
  ofApi: readonly Endpoint[],
): FastifyPluginAsync {
  const guard = askForSession(service, environment);
  const under = DASHBOARD_API + PREFIXES[environment];
  const api = scope(service, {
    guard,
    endpoints: ofApi,
    hidden: true,
    // Only changes are logged, not what people view.
    onResponse: (request, reply) => {
      if (request.method !== 'GET') noteRequest(service.context, request, reply, under);
    },
  });
  return async (app) => {
    await app.register(scope(service, { guard, endpoints: ofPages, hidden: true }));
    await app.register(api, { prefix: '/v1' });
  };
}
