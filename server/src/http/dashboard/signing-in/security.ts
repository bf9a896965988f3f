import { z } from 'zod';
import {
  confirmApp,
  removeApp,
  renewRecoveryCodes,
  startApp,
} from '#actions/account/signing-in/authenticator-app.ts';
import { changeSignInPolicy } from '#actions/account/signing-in/change-policy.ts';
import { proveAgain } from '#actions/account/signing-in/prove-again.ts';
import { FACTOR_KINDS, kindsOf } from '#core/account/second-factor.ts';
import { SignInPolicyView, viewSignInPolicy } from '#http/api/account/sign-in-policy.ts';
import type { SessionCaller } from '#http/dashboard/session-auth.ts';
import { endpointBy } from '#http/pipeline/endpoint.ts';
import { LOGIN_PER_ADDRESS } from '#http/pipeline/rate-limit.ts';
import { created, NO_CONTENT, ok, text, timestamp } from '#http/pipeline/schemas.ts';
import * as people from '#store/account/people.ts';
import * as factors from '#store/account/signing-in/factors.ts';
import { NO_ANSWER } from '#store/idempotency.ts';
import { AddedFactor, code, fromDevice } from './factor-views.ts';

const SecurityView = z
  .object({
    /** False for people who have only ever signed in by other means. */
    hasPassword: z.boolean(),
    app: z.object({ since: timestamp }).nullable(),
    /** The second factors that the person has. Empty when there is only a password. */
    factors: z.array(z.enum(FACTOR_KINDS)),
    recoveryCodesLeft: z.int(),
    /** The origin on which passkeys work. */
    passkeysAt: z.string(),
  })
  .meta({ title: 'Security' });

const NewApp = z
  .object({
    secret: z.string(),
    /** The otpauth URL, shown as a QR code for the app. */
    address: z.string(),
  })
  .meta({ title: 'NewApp' });

const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) }).meta({ title: 'RecoveryCodes' });

const bySession = endpointBy<SessionCaller>();

/** The person's own sign-in methods, which need no permission, and what the account requires of them. */
export const securityEndpoints = [
  bySession('GET /security', {
    operationId: 'retrieveSecurity',
    permission: null,
    answer: ok('The person’s sign-in methods', SecurityView),
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
    answer: created('The secret for the app, shown only once', NewApp),
    run: ({ context, caller: { personId } }) => startApp(context, { personId }),
    view: (started) => started,
  }),

  bySession('POST /security/app/confirm', {
    operationId: 'confirmApp',
    permission: null,
    body: z.object({ code }),
    limit: LOGIN_PER_ADDRESS,
    answer: ok('Added. A password alone is no longer enough to sign in', AddedFactor),
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
    answer: created('New codes, shown only once; the old ones no longer work', RecoveryCodes),
    run: ({ context, caller: { personId } }) => renewRecoveryCodes(context, { personId }),
    view: (recoveryCodes) => ({ recoveryCodes }),
  }),

  bySession('PUT /policies/sign-in', {
    operationId: 'changeSignInPolicy',
    permission: 'owners.write',
    body: z.object({ secondFactorRequired: z.boolean('secondFactorRequired must be true or false') }),
    answer: ok('The updated policy', SignInPolicyView),
    run: async ({ context, caller: { accountId, personId }, body }) =>
      (await changeSignInPolicy(context, { accountId, personId, ...body }, NO_ANSWER)).result,
    view: viewSignInPolicy,
  }),
];
