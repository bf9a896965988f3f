import { z } from 'zod';
import { endSession, ownSessions, sessionName } from '#actions/account/signing-in/end-session.ts';
import type { SessionCaller } from '#http/dashboard/session-auth.ts';
import { endpointBy } from '#http/pipeline/endpoint.ts';
import { idOf, NO_CONTENT, ok, timestamp } from '#http/pipeline/schemas.ts';

const OwnSessionView = z
  .object({
    id: z.string(),
    current: z.boolean(),
    /** Null for sessions opened before this was recorded. */
    browser: z.string().nullable(),
    network: z.string().nullable(),
    createdAt: timestamp,
    seenAt: timestamp,
  })
  .meta({ title: 'OwnSession' });

const bySession = endpointBy<SessionCaller>();

/** The person's own sessions. */
export const ownSessionEndpoints = [
  bySession('GET /sessions', {
    operationId: 'listSessions',
    permission: null,
    heavy: true,
    answer: ok(
      'The person’s sessions, most recently used first',
      z.object({ data: z.array(OwnSessionView) }),
    ),
    run: ({ context, caller }) => ownSessions(context, caller.personId),
    view: (own, { context, caller }) => ({
      data: own.map(({ tokenHash, openedFrom, createdAt, seenAt }) => ({
        id: sessionName(context, tokenHash),
        current: tokenHash.equals(caller.tokenHash),
        browser: openedFrom?.browser ?? null,
        network: openedFrom?.network ?? null,
        createdAt: createdAt.toISOString(),
        seenAt: seenAt.toISOString(),
      })),
    }),
  }),

  bySession('DELETE /sessions/:id', {
    operationId: 'endSession',
    permission: null,
    params: z.object({ id: idOf('ses') }),
    answer: NO_CONTENT,
    run: ({ context, caller: { personId }, params: { id } }) => endSession(context, { personId, id }),
    view: () => undefined,
  }),
];
