import { z } from 'zod';
import {
  confirmApp,
  removeApp,
  renewRecoveryCodes,
  startApp,
} from '#actions/account/signing-in/authenticator-app.ts';
import { proveAgain } from '#actions/account/signing-in/prove-again.ts';
import { FACTOR_KINDS, kindsOf } from '#core/account/second-factor.ts';
import type { SessionCaller } from '#http/dashboard/session-auth.ts';
import { endpointBy } from '#http/pipeline/endpoint.ts';
import { LOGIN_PER_ADDRESS } from '#http/pipeline/rate-limit.ts';
import { created, NO_CONTENT, ok, text, timestamp } from '#http/pipeline/schemas.ts';
import * as people from '#store/account/people.ts';
import * as factors from '#store/account/signing-in/factors.ts';
import { AddedFactor, code, fromDevice } from './factor-views.ts';

const SecurityView = z
  .object({
    /** False for whoever has only ever come in another way. */
    hasPassword: z.boolean(),
    app: z.object({ since: timestamp }).nullable(),
    /** Which of them can be shown; none where a password is all there is. */
    factors: z.array(z.enum(FACTOR_KINDS)),
    recoveryCodesLeft: z.int(),
    /** Where the pages must be open for a passkey to work. */
    passkeysAt: z.string(),
  })
  .meta({ title: 'Security' });

const NewApp = z
  .object({
    secret: z.string(),
    /** What a picture for the app says. */
    address: z.string(),
  })
  .meta({ title: 'NewApp' });

const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) }).meta({ title: 'RecoveryCodes' });

const bySession = endpointBy<SessionCaller>();

/** One's own way in, whoever one is: there is no permission for it. */
export const securityEndpoints = [
  bySession('GET /security', {
    operationId: 'retrieveSecurity',
    permission: null,
    answer: ok('How one signs in', SecurityView),
    run: async ({ context: { db }, caller: { personId } }) => ({
      hasPassword: (await people.passwordHashOf(db, personId)) !== null,
      has: await factors.find(db, personId),
    }),
    view: ({ hasPassword, has }, { context: { front } }) => ({
      hasPassword,
      app: has.appSince && { since: has.appSince.toISOString() },
      factors: kindsOf(has),
      recoveryCodesLeft: has.recoveryCodes,
      passkeysAt: front.origin,
    }),
  }),

  bySession('POST /security/proof', {
    operationId: 'proveAgain',
    permission: null,
    body: z.object({
      code: code.optional(),
      password: text('password', { max: 200 }).optional(),
      passkey: fromDevice.optional(),
    }),
    limit: LOGIN_PER_ADDRESS,
    answer: NO_CONTENT,
    run: ({ context, caller: { personId, tokenHash }, body }) =>
      proveAgain(context, { personId, tokenHash, ...body }),
    view: () => undefined,
  }),

  bySession('POST /security/app', {
    operationId: 'startApp',
    permission: null,
    answer: created('What the app has to know, shown this once', NewApp),
    run: ({ context, caller: { personId } }) => startApp(context, { personId }),
    view: (started) => started,
  }),

  bySession('POST /security/app/confirm', {
    operationId: 'confirmApp',
    permission: null,
    body: z.object({ code }),
    limit: LOGIN_PER_ADDRESS,
    answer: ok('A password alone opens nothing from now on', AddedFactor),
    run: ({ context, caller: { personId, tokenHash }, body }) =>
      confirmApp(context, { personId, tokenHash, ...body }),
    view: (added) => added,
  }),

  bySession('DELETE /security/app', {
    operationId: 'removeApp',
    permission: null,
    answer: NO_CONTENT,
    run: ({ context, caller: { personId } }) => removeApp(context, { personId }),
    view: () => undefined,
  }),

  bySession('POST /security/recovery-codes', {
    operationId: 'renewRecoveryCodes',
    permission: null,
    answer: created('New ones, shown this once; the old ones are void', RecoveryCodes),
    run: ({ context, caller: { personId } }) => renewRecoveryCodes(context, { personId }),
    view: (recoveryCodes) => ({ recoveryCodes }),
  }),
];
