import { z } from 'zod';
import { askForReset, readReset, resetPassword } from '#actions/account/signing-in/reset-password.ts';
import { SignUpBody } from '#http/api/account/developers.ts';
import type { SessionCaller } from '#http/dashboard/session-auth.ts';
import { admit } from '#http/dashboard/session-cookie.ts';
import { endpointBy } from '#http/pipeline/endpoint.ts';
import { LOGIN_PER_ADDRESS } from '#http/pipeline/rate-limit.ts';
import { NO_CONTENT, ok, text } from '#http/pipeline/schemas.ts';
import { cellOfAddress, cellOfReset } from './account-cells.ts';
import { clientOriginOf } from './client-origin.ts';

const token = text('token', { max: 100 });
const ResetView = z.object({ email: z.string() }).meta({ title: 'PasswordReset' });

const byAnybody = endpointBy<SessionCaller | null>();

/** Password resets. Tokens are sent in the body, because URLs end up in logs. */
export const newPasswordEndpoints = [
  byAnybody('POST /password/forgotten', {
    operationId: 'askForReset',
    permission: null,
    body: z.object({ email: SignUpBody.shape.email }),
    cellOf: (first, { body }) => cellOfAddress(first, body.email),
    limit: LOGIN_PER_ADDRESS,
    answer: NO_CONTENT,
    run: ({ context, body, wire }) => askForReset(context, { ...body, ...clientOriginOf(wire.request) }),
    view: () => undefined,
  }),

  byAnybody('POST /password/reset', {
    operationId: 'readReset',
    permission: null,
    body: z.object({ token }),
    cellOf: cellOfReset,
    limit: LOGIN_PER_ADDRESS,
    answer: ok('The person that the link is for', ResetView),
    run: ({ context, body }) => readReset(context, body.token),
    view: (found) => found,
  }),

  byAnybody('POST /password/reset/accept', {
    operationId: 'resetPassword',
    permission: null,
    body: z.object({ token, password: SignUpBody.shape.password }),
    cellOf: cellOfReset,
    limit: LOGIN_PER_ADDRESS,
    answer: NO_CONTENT,
    run: async ({ context, body, wire }) => {
      const where = clientOriginOf(wire.request);
      admit(wire, await resetPassword(context, { ...body, ...where }), context.clock());
    },
    view: () => undefined,
  }),
];
