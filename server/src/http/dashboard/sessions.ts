import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { changePassword } from '#actions/account/change-password.ts';
import { type OpenedSession, openSession } from '#actions/account/open-session.ts';
import { signIn } from '#actions/account/sign-in.ts';
import { signUp } from '#actions/account/sign-up.ts';
import type { Context } from '#actions/context.ts';
import { normaliseEmail } from '#core/account/developer.ts';
import { DeveloperView, SignedUp, SignUpBody, viewDeveloper } from '#http/api/account/developers.ts';
import { callerOf } from '#http/frame/auth.ts';
import { networkOf, type RateLimiter } from '#http/frame/rate-limit.ts';
import { answers, NO_CONTENT, text, timestamp } from '#http/frame/schemas.ts';
import * as developers from '#store/account/developers.ts';
import * as sessions from '#store/account/sessions.ts';
import { sessionOf } from './session-auth.ts';
import { clearSessionCookie, setSessionCookie } from './session-cookie.ts';

const SignInBody = z.object({
  email: text('email', { max: 254 }),
  password: text('password', { max: 200 }),
});

const PasswordBody = z.object({
  currentPassword: text('currentPassword', { max: 200 }),
  newPassword: SignUpBody.shape.password,
});

const SessionView = z.object({
  developer: DeveloperView.nullable(),
  expiresAt: timestamp.nullable(),
  openSessions: z.int(),
  sandbox: z.boolean(),
});

const Ended = z.object({ endedSessions: z.int() });

export type SessionLimits = {
  readonly signUp: RateLimiter | null;
  /** One person at one place. */
  readonly login: RateLimiter | null;
  /** One place, whoever it tries to be; and one account, from wherever it is tried. */
  readonly loginAddress: RateLimiter | null;
  readonly loginAccount: RateLimiter | null;
};

export function sessionRoutes(context: Context, limits: SessionLimits): FastifyPluginAsyncZod {
  const welcome = (request: FastifyRequest, reply: FastifyReply, { token, session }: OpenedSession) => {
    const lastsMs = session.expiresAt.getTime() - session.createdAt.getTime();
    setSessionCookie(request, reply, token, lastsMs / 1000);
  };
  const limitLogin = (request: FastifyRequest, reply: FastifyReply, account: string) => {
    const address = networkOf(request.ip);
    limits.loginAddress?.take(reply, address);
    limits.loginAccount?.take(reply, account);
    limits.login?.take(reply, `${account} ${address}`);
  };

  return async (app) => {
    app.get(
      '/session',
      {
        config: { open: true },
        schema: { response: { 200: answers('Who is signed in, if anybody', SessionView) } },
      },
      async (request) => {
        const sandbox = context.bank.name === 'sandbox';
        const nobody = { developer: null, expiresAt: null, openSessions: 0, sandbox };
        if (!request.caller) return nobody;
        const { developerId } = request.caller;
        const developer = await developers.find(context.db, developerId);
        if (!developer) return nobody;
        return {
          developer: viewDeveloper(developer),
          expiresAt: sessionOf(request).expiresAt.toISOString(),
          openSessions: await sessions.countOpen(context.db, developerId, context.clock()),
          sandbox,
        };
      },
    );

    app.post(
      '/session',
      {
        config: { open: true },
        schema: { body: SignInBody, response: { 204: NO_CONTENT } },
      },
      async (request, reply) => {
        limitLogin(request, reply, normaliseEmail(request.body.email));
        welcome(request, reply, await signIn(context, request.body));
        return reply.status(204).send();
      },
    );

    app.delete('/session', { schema: { response: { 204: NO_CONTENT } } }, async (request, reply) => {
      await sessions.remove(context.db, sessionOf(request).tokenHash);
      clearSessionCookie(request, reply);
      return reply.status(204).send();
    });

    app.delete(
      '/sessions',
      { schema: { response: { 200: answers('Done', Ended) } } },
      async (request, reply) => {
        const endedSessions = await sessions.removeAll(context.db, callerOf(request).developerId, null);
        clearSessionCookie(request, reply);
        return { endedSessions };
      },
    );

    app.post(
      '/account',
      {
        config: { open: true },
        onRequest: async (request, reply) => limits.signUp?.take(reply, networkOf(request.ip)),
        schema: { body: SignUpBody, response: { 201: answers('The account and its first key', SignedUp) } },
      },
      async (request, reply) => {
        const { developer, apiKey } = await signUp(context, request.body);
        welcome(request, reply, await openSession(context, developer.id));
        return reply
          .status(201)
          .send({ developerId: developer.id, apiKey, developer: viewDeveloper(developer) });
      },
    );

    app.put(
      '/password',
      { schema: { body: PasswordBody, response: { 200: answers('Changed', Ended) } } },
      async (request, reply) => {
        const { developerId } = callerOf(request);
        limitLogin(request, reply, developerId);
        const { tokenHash } = sessionOf(request);
        return changePassword(context, { developerId, ...request.body, tokenHash });
      },
    );
  };
}
