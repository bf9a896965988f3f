import { z } from 'zod';
import { changePassword } from '#actions/account/change-password.ts';
import { signOut, signOutEverywhere } from '#actions/account/end-sessions.ts';
import { openSession } from '#actions/account/open-session.ts';
import { signIn } from '#actions/account/sign-in.ts';
import { signUp } from '#actions/account/sign-up.ts';
import { factorsAsked } from '#actions/account/signing-in/give-factor.ts';
import { switchAccount } from '#actions/account/switch-account.ts';
import type { Context } from '#actions/context.ts';
import { SIGN_UPS } from '#core/account/developer.ts';
import { PERMISSIONS, type Permission, permissionsOf } from '#core/account/permissions.ts';
import { FACTOR_KINDS } from '#core/account/second-factor.ts';
import {
  DeveloperView,
  placeOfSignUp,
  SignedUp,
  SignUpBody,
  viewDeveloper,
  viewSignedUp,
} from '#http/api/account/developers.ts';
import type { Wire } from '#http/pipeline/call.ts';
import { endpointBy } from '#http/pipeline/endpoint.ts';
import { LOGIN_PER_ADDRESS, SIGNUP_PER_ADDRESS, type Verdict } from '#http/pipeline/rate-limit.ts';
import { created, idOf, NO_CONTENT, ok, text, timestamp } from '#http/pipeline/schemas.ts';
import * as developers from '#store/account/developers.ts';
import * as members from '#store/account/members.ts';
import * as sessions from '#store/account/sessions.ts';
import { hashToken } from '#store/account/tokens.ts';
import { RoleName } from './members.ts';
import type { SessionCaller } from './session-auth.ts';
import { admit, clearSessionCookie, readSignInToken, welcome } from './session-cookie.ts';
import { cellOfAddress, cellOfSignIn } from './signing-in/account-cells.ts';
import { clientOriginOf } from './signing-in/client-origin.ts';

const SignInBody = z.object({
  email: text('email', { max: 254 }),
  password: text('password', { max: 200 }),
});

const PasswordBody = z.object({
  currentPassword: text('currentPassword', { max: 200 }),
  newPassword: SignUpBody.shape.password,
});

const PermissionName = z
  .enum(Object.keys(PERMISSIONS) as [Permission, ...Permission[]])
  .meta({ title: 'Permission' });

const SignedInMember = z
  .object({
    id: z.string(),
    email: z.string(),
    name: z.string(),
    role: RoleName,
    /** By environment, so that pages offer only what the server allows. */
    permissions: z.object({ live: z.array(PermissionName), test: z.array(PermissionName) }),
  })
  .meta({ title: 'SignedInMember' });

const SwitchBody = z.object({ accountId: idOf('dev') });

const SessionView = z
  .object({
    developer: DeveloperView.nullable(),
    member: SignedInMember.nullable(),
    accounts: z.array(z.object({ id: z.string(), name: z.string() })),
    expiresAt: timestamp.nullable(),
    /** True when the account requires a second factor and the person has none: they may only set one up. */
    owesFactor: z.boolean(),
    /** The factors still required after the password. Null when none are. */
    factorsAsked: z.array(z.enum(FACTOR_KINDS)).nullable(),
    openSessions: z.int(),
    sandbox: z.boolean(),
    signUps: z.enum(SIGN_UPS),
    /** The display name of the company's sign-in provider, if there is one. */
    provider: z.string().nullable(),
    /** The origin on which passkeys work. */
    passkeysAt: z.string(),
    /** True when a password reset can be requested by mail. */
    resetByMail: z.boolean(),
  })
  .meta({ title: 'Session' });

const Ended = z.object({ endedSessions: z.int() }).meta({ title: 'EndedSessions' });

const SIGNED_OUT = {
  developer: null,
  member: null,
  accounts: [],
  expiresAt: null,
  owesFactor: false,
  openSessions: 0,
};

const byAnybody = endpointBy<SessionCaller | null>();
const bySession = endpointBy<SessionCaller>();

/** Signing in and signing up. */
export const signInEndpoints = [
  byAnybody('GET /session', {
    operationId: 'retrieveSession',
    permission: null,
    cellOf: async (first, { caller, wire }) => (caller ? null : cellOfSignIn(first, wire.request)),
    answer: ok('The session, or an empty one', SessionView),
    run: async ({ context, caller, wire }) => {
      const pendingSignIn = readSignInToken(wire.request);
      return {
        found: caller && (await whoIs(context, caller)),
        asked: caller || !pendingSignIn ? null : await factorsAsked(context, hashToken(pendingSignIn)),
      };
    },
    view: ({ found, asked }, { context }) => ({
      ...(found ?? SIGNED_OUT),
      factorsAsked: asked,
      ...aboutService(context),
    }),
  }),

  byAnybody('POST /session', {
    operationId: 'signIn',
    permission: null,
    body: SignInBody,
    cellOf: (first, { body }) => cellOfAddress(first, body.email),
    answer: NO_CONTENT,
    run: async ({ context, body, wire }) => {
      await limitLogin(wire);
      admit(wire, await signIn(context, { ...body, ...clientOriginOf(wire.request) }), context.clock());
    },
    view: () => undefined,
  }),

  byAnybody('POST /account', {
    operationId: 'signUpAndIn',
    permission: null,
    body: SignUpBody,
    limit: SIGNUP_PER_ADDRESS,
    cellOf: placeOfSignUp,
    answer: created('The account and its first key', SignedUp),
    run: async ({ context, body, wire }) => {
      const where = clientOriginOf(wire.request);
      const account = await signUp(context, { ...body, network: where.network });
      welcome(wire, await openSession(context, account.owner, where));
      return account;
    },
    view: viewSignedUp,
  }),
];

export const sessionEndpoints = [
  bySession('DELETE /session', {
    operationId: 'signOut',
    permission: null,
    answer: NO_CONTENT,
    run: async ({ context, caller, wire }) => {
      await signOut(context, caller);
      clearSessionCookie(wire);
    },
    view: () => undefined,
  }),

  bySession('DELETE /sessions', {
    operationId: 'signOutEverywhere',
    permission: null,
    answer: ok('Done', Ended),
    run: async ({ context, caller, wire }) => {
      const ended = await signOutEverywhere(context, caller.personId);
      clearSessionCookie(wire);
      return ended;
    },
    view: (ended) => ended,
  }),

  bySession('PUT /session/account', {
    operationId: 'switchAccount',
    permission: null,
    body: SwitchBody,
    answer: NO_CONTENT,
    run: ({ context, caller: { personId, tokenHash }, body }) =>
      switchAccount(context, { personId, tokenHash, ...body }),
    view: () => undefined,
  }),

  bySession('PUT /password', {
    operationId: 'changePassword',
    permission: null,
    body: PasswordBody,
    answer: ok('Changed', Ended),
    run: async ({ context, caller: { personId, tokenHash }, body, wire }) => {
      await limitLogin(wire);
      return changePassword(context, { ...body, personId, tokenHash });
    },
    view: (ended) => ended,
  }),
];

async function whoIs(context: Context, caller: SessionCaller) {
  const { db, box } = context;
  const { accountId, memberId, personId, role, expiresAt } = caller;
  const [member, open, openSessions] = await Promise.all([
    members.find(db, box, accountId, memberId),
    members.openTo(db, personId),
    sessions.countOpen(db, personId, context.clock()),
  ]);
  const accounts = await developers.findAll(
    db,
    box,
    open.map(({ developerId }) => developerId),
  );
  const developer = accounts.find(({ id }) => id === accountId);
  if (!developer || !member) return null;
  const permissions = {
    live: [...permissionsOf(role, 'live')],
    test: [...permissionsOf(role, 'test')],
  };
  const { id, email, name } = member;
  return {
    developer: viewDeveloper(developer),
    member: { id, email, name, role, permissions },
    accounts: accounts.map(({ id, name }) => ({ id, name })),
    expiresAt: expiresAt.toISOString(),
    owesFactor: caller.owesFactor === true,
    openSessions,
  };
}

function aboutService({ bank, signUps, front }: Context) {
  return {
    sandbox: bank.name === 'sandbox',
    signUps,
    provider: front.provider?.name ?? null,
    passkeysAt: front.origin,
    resetByMail: front.notify !== null,
  };
}

/**
 * Limits a client network, whichever accounts it tries. Attempts on one account are counted where passwords
 * are checked.
 */
function limitLogin({ request, reply, limits }: Wire): Verdict {
  return limits.takeFrom(LOGIN_PER_ADDRESS, reply, request.ip);
}
