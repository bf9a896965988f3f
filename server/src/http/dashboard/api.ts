import type { FastifyPluginAsync } from 'fastify';
import { everyCell } from '#actions/cells.ts';
import { ENVIRONMENTS, type Environment } from '#core/environment.ts';
import type { Endpoint } from '#http/pipeline/endpoint.ts';
import { noteRequest } from '#http/pipeline/log/access-log.ts';
import { type Service, scope } from '#http/pipeline/scope.ts';
import { agreementPageEndpoints } from './agreements.ts';
import { alarmEndpoints } from './alarms.ts';
import { approvalPageEndpoints } from './approvals/approvals.ts';
import { auditExportEndpoint } from './audit-log.ts';
import { exportEndpoints } from './export.ts';
import { invitationEndpoints } from './invitations.ts';
import { keyActivityEndpoint } from './key-activity.ts';
import { eventEndpoint, liveEndpoint, newestEventsEndpoint } from './live.ts';
import { openLiveHub } from './live-hub.ts';
import { memberEndpoints } from './members.ts';
import { overviewEndpoints } from './overview.ts';
import { stopAccountChangeEndpoint } from './payout-accounts.ts';
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

export const DASHBOARD_API = '/dashboard/api';

/** Each environment has its own, behind a guard that lets nothing through to the other. */
const PREFIXES: Readonly<Record<Environment, string>> = { live: '', test: '/test' };

const entranceEndpoints = [
  ...signInEndpoints,
  ...secondStepEndpoints,
  ...providerEndpoints,
  ...newPasswordEndpoints,
  ...invitationEndpoints,
];
/** Of the person and of the account, whichever environment. */
const ownEndpoints = [
  ...sessionEndpoints,
  ...ownSessionEndpoints,
  ...securityEndpoints,
  ...passkeyEndpoints,
  ...memberEndpoints,
];

const pageEndpoints: readonly Endpoint<SessionCaller>[] = [
  ...overviewEndpoints,
  ...alarmEndpoints,
  ...approvalPageEndpoints,
  reviewPageEndpoint,
  ...agreementPageEndpoints,
  ...exportEndpoints,
  auditExportEndpoint,
  ...requestEndpoints,
  stopAccountChangeEndpoint,
  pictureEndpoint,
  keyActivityEndpoint,
  newestEventsEndpoint,
  eventEndpoint,
];

/** What only people need, beside the API. The types of the dashboard are made from what these answer. */
export const dashboardEndpoints: readonly Endpoint<SessionCaller>[] = [
  ...entranceEndpoints,
  ...ownEndpoints,
  ...pageEndpoints,
];

/**
 * What the dashboard's pages call, all under /dashboard/api and none of it part of the public contract: the
 * API's own endpoints behind a session in place of the key, and a few more; once for each environment. Who
 * signs in has both, so that is there once.
 */
export function dashboardApi(service: Service, endpoints: readonly Endpoint[]): FastifyPluginAsync {
  const { context } = service;
  return async (app) => {
    const hubs = new Map(
      everyCell(context).map((cell) => {
        const failed = (error: unknown) => app.log.warn({ err: error }, 'could not look for live events');
        return [cell.db, openLiveHub(cell, failed)];
      }),
    );
    app.addHook('preClose', async () => {
      for (const hub of hubs.values()) hub.close();
    });

    const entrance = recogniseSession(service, 'live');
    await app.register(scope(service, { guard: entrance, endpoints: entranceEndpoints, hidden: true }));
    const guard = askForSession(service, 'live');
    await app.register(scope(service, { guard, endpoints: ownEndpoints, hidden: true }));
    for (const environment of ENVIRONMENTS) {
      const pages = environmentApi(service, environment, [...pageEndpoints, liveEndpoint(hubs)], endpoints);
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
    // What people look at is not noted, only what they change.
    onResponse: (request, reply) => {
      if (request.method !== 'GET') noteRequest(service.context, request, reply, under);
    },
  });
  return async (app) => {
    await app.register(scope(service, { guard, endpoints: ofPages, hidden: true }));
    await app.register(api, { prefix: '/v1' });
  };
}
