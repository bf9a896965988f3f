import type { FastifyPluginAsync } from 'fastify';
import type { Endpoint } from '#http/frame/endpoint.ts';
import { noteRequest } from '#http/frame/log/access-log.ts';
import { type Service, scope } from '#http/frame/scope.ts';
import { agreementPageEndpoints } from './agreements.ts';
import { alarmEndpoints } from './alarms.ts';
import { exportEndpoints } from './export.ts';
import { liveEndpoint, newestEventsEndpoint } from './live.ts';
import { openLiveHub } from './live-hub.ts';
import { overviewEndpoints } from './overview.ts';
import { requestEndpoints } from './requests.ts';
import { askForSession, recogniseSession, type SessionCaller } from './session-auth.ts';
import { sessionEndpoints, signInEndpoints } from './sessions.ts';

export const DASHBOARD_API = '/dashboard/api';

const signedInEndpoints: readonly Endpoint<SessionCaller>[] = [
  ...sessionEndpoints,
  ...overviewEndpoints,
  ...alarmEndpoints,
  ...agreementPageEndpoints,
  ...exportEndpoints,
  ...requestEndpoints,
  newestEventsEndpoint,
];

/** What only people need, beside the API. The types of the dashboard are made from what these answer. */
export const dashboardEndpoints: readonly Endpoint<SessionCaller>[] = [
  ...signInEndpoints,
  ...signedInEndpoints,
];

/**
 * What the dashboard's pages call, all under /dashboard/api and none of it part of the public contract: the
 * API's own endpoints behind a session in place of the key, and a few more.
 */
export function dashboardApi(service: Service, endpoints: readonly Endpoint[]): FastifyPluginAsync {
  const { context } = service;
  return async (app) => {
    const hub = openLiveHub(context, (error) =>
      app.log.warn({ err: error }, 'could not look for live events'),
    );
    app.addHook('preClose', async () => hub.close());

    const guard = askForSession(context);
    await app.register(
      scope(service, { guard: recogniseSession(context), endpoints: signInEndpoints, hidden: true }),
    );
    await app.register(
      scope(service, { guard, endpoints: [...signedInEndpoints, liveEndpoint(hub)], hidden: true }),
    );
    const api = scope(service, {
      guard,
      endpoints,
      hidden: true,
      // What people look at is not noted, only what they change.
      onResponse: (request, reply) => {
        if (request.method !== 'GET') noteRequest(context, request, reply, DASHBOARD_API);
      },
    });
    await app.register(api, { prefix: '/v1' });
  };
}
