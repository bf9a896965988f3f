import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { carrySignIn } from '#actions/account/signing-in/carry-sign-in.ts';
import { beginWithPasskey, giveCode, givePasskey } from '#actions/account/signing-in/give-factor.ts';
import { everyCell } from '#actions/cells.ts';
import { Problem } from '#core/problem.ts';
import type { SessionCaller } from '#http/dashboard/session-auth.ts';
import { readSignInToken, waitForFactor, welcome } from '#http/dashboard/session-cookie.ts';
import { endpointBy } from '#http/pipeline/endpoint.ts';
import { LOGIN_PER_ADDRESS } from '#http/pipeline/rate-limit.ts';
import { NO_CONTENT, ok } from '#http/pipeline/schemas.ts';
import { hashToken } from '#store/account/tokens.ts';
import { cellOfSignIn } from './account-cells.ts';
import { clientOriginOf } from './client-origin.ts';
import { code, fromDevice, toDevice } from './factor-views.ts';

const byAnybody = endpointBy<SessionCaller | null>();

/** Returns the pending sign-in that a second factor must belong to. */
function signInOf(request: FastifyRequest): Buffer {
  const token = readSignInToken(request);
  if (token === null) throw new Problem('sign_in_expired');
  return hashToken(token);
}

/** The second step of signing in, after the password. A passkey can replace both steps. */
export const secondStepEndpoints = [
  byAnybody('POST /session/code', {
    operationId: 'giveCode',
    permission: null,
    body: z.object({ code }),
    cellOf: (first, { wire }) => cellOfSignIn(first, wire.request),
    limit: LOGIN_PER_ADDRESS,
    answer: NO_CONTENT,
    run: async ({ context, body, wire }) => {
      const { request } = wire;
      const tokenHash = signInOf(request);
      welcome(wire, await giveCode(context, { ...body, tokenHash, ...clientOriginOf(request) }));
    },
    view: () => undefined,
  }),

  byAnybody('POST /session/passkey/begin', {
    operationId: 'beginWithPasskey',
    permission: null,
    cellOf: (first, { wire }) => cellOfSignIn(first, wire.request),
    limit: LOGIN_PER_ADDRESS,
    answer: ok('The options for the WebAuthn call', toDevice),
    run: async ({ context, wire }) => {
      const { half, options } = await beginWithPasskey(context, readSignInToken(wire.request));
      if (half) waitForFactor(wire, half, context.clock());
      return options;
    },
    view: (options) => ({ options: { ...options } }),
  }),

  byAnybody('POST /session/passkey', {
    operationId: 'givePasskey',
    permission: null,
    body: z.object({ answer: fromDevice }),
    cellOf: (first, { body, wire }) =>
      carrySignIn(everyCell(first), { tokenHash: signInOf(wire.request), said: body.answer }),
    limit: LOGIN_PER_ADDRESS,
    answer: NO_CONTENT,
    run: async ({ context, body, wire }) => {
      const { request } = wire;
      const tokenHash = signInOf(request);
      welcome(wire, await givePasskey(context, { said: body.answer, tokenHash, ...clientOriginOf(request) }));
    },
    view: () => undefined,
  }),
];
