import { z } from 'zod';
import { changePassword } from '#actions/account/change-password.ts';
import { newDevice } from '#actions/account/guard-password.ts';
import { type OpenedSession, openSession } from '#actions/account/open-session.ts';
import { signIn } from '#actions/account/sign-in.ts';
import { signUp } from '#actions/account/sign-up.ts';
import {
  DeveloperView,
  SignedUp,
  SignUpBody,
  viewDeveloper,
  viewSignedUp,
} from '#http/api/account/developers.ts';
import type { Wire } from '#http/frame/call.ts';
import { endpointBy } from '#http/frame/endpoint.ts';
import { placeOf } from '#http/frame/limits/networks.ts';
import { LOGIN_PER_ADDRESS, SIGNUP_PER_ADDRESS, type Verdict } from '#http/frame/rate-limit.ts';
import { created, NO_CONTENT, ok, text, timestamp } from '#http/frame/schemas.ts';
import * as developers from '#store/account/developers.ts';
import * as sessions from '#store/account/sessions.ts';
import type { SessionCaller } from './session-auth.ts';
import { clearSessionCookie, readDevice, setDeviceCookie, setSessionCookie } from './session-cookie.ts';

const SignInBody = z.object({
  email: text('email', { max: 254 }),
  password: text('password', { max: 200 }),
});

const PasswordBody = z.object({
  currentPassword: text('currentPassword', { max: 200 }),
  newPassword: SignUpBody.shape.password,
});

const SessionView = z
  .object({
    developer: DeveloperView.nullable(),
    expiresAt: timestamp.nullable(),
    openSessions: z.int(),
    sandbox: z.boolean(),
  })
  .meta({ title: 'Session' });

const Ended = z.object({ endedSessions: z.int() }).meta({ title: 'EndedSessions' });

const byAnybody = endpointBy<SessionCaller | null>();
const bySession = endpointBy<SessionCaller>();

/** The way in. */
export const signInEndpoints = [
  byAnybody('GET /session', {
    operationId: 'retrieveSession',
    answer: ok('The session, or an empty one', SessionView),
    run: async ({ context, caller }) => {
      const developer = caller && (await developers.find(context.db, context.box, caller.accountId));
      const open = developer ? await sessions.countOpen(context.db, developer.id, context.clock()) : 0;
      return { developer: developer ?? null, open };
    },
    view: ({ developer, open }, { context, caller }) => ({
      developer: developer && viewDeveloper(developer),
      expiresAt: developer && caller ? caller.expiresAt.toISOString() : null,
      openSessions: open,
      sandbox: context.bank.name === 'sandbox',
    }),
  }),

  byAnybody('POST /session', {
    operationId: 'signIn',
    body: SignInBody,
    answer: NO_CONTENT,
    run: async ({ context, body, wire }) => {
      await limitLogin(wire);
      const network = placeOf(wire.request.ip).network;
      const opened = await signIn(context, { ...body, network, device: readDevice(wire.request) });
      welcome(wire, opened);
      setDeviceCookie(wire, opened.device);
    },
    view: () => undefined,
  }),

  byAnybody('POST /account', {
    operationId: 'signUpAndIn',
    body: SignUpBody,
    limit: SIGNUP_PER_ADDRESS,
    answer: created('The account and its first key', SignedUp),
    run: async ({ context, body, wire }) => {
      const account = await signUp(context, { ...body, network: placeOf(wire.request.ip).network });
      welcome(wire, await openSession(context, account.developer.id));
      setDeviceCookie(wire, newDevice(context, account.developer.id));
      return account;
    },
    view: viewSignedUp,
  }),
];

export const sessionEndpoints = [
  bySession('DELETE /session', {
    operationId: 'signOut',
    answer: NO_CONTENT,
    run: async ({ context, caller, wire }) => {
      await sessions.remove(context.db, caller.tokenHash);
      clearSessionCookie(wire);
    },
    view: () => undefined,
  }),

  bySession('DELETE /sessions', {
    operationId: 'signOutEverywhere',
    answer: ok('Done', Ended),
    run: async ({ context, caller, wire }) => {
      const endedSessions = await sessions.removeAll(context.db, caller.accountId, null);
      clearSessionCookie(wire);
      return { endedSessions };
    },
    view: (ended) => ended,
  }),

  bySession('PUT /password', {
    operationId: 'changePassword',
    body: PasswordBody,
    answer: ok('Changed', Ended),
    run: async ({ context, caller: { accountId, tokenHash }, body, wire }) => {
      await limitLogin(wire);
      return changePassword(context, { ...body, developerId: accountId, tokenHash });
    },
    view: (ended) => ended,
  }),
];

function welcome(wire: Wire, { token, session }: OpenedSession): void {
  const lastsMs = session.expiresAt.getTime() - session.createdAt.getTime();
  setSessionCookie(wire, token, lastsMs / 1000);
}

/** One place, whoever it tries to be. Guesses at one account are counted where passwords are checked. */
function limitLogin({ request, reply, limits }: Wire): Verdict {
  return limits.takeFrom(LOGIN_PER_ADDRESS, reply, request.ip);
}
