import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#actions/context.ts';
import { isOpen, renewed, type Session } from '#core/account/session.ts';
import { Problem } from '#core/problem.ts';
import type { RateLimiter } from '#http/frame/rate-limit.ts';
import * as sessions from '#store/account/sessions.ts';
import { readSessionToken, setSessionCookie } from './session-cookie.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The session that this request came with, when it came through the dashboard. */
    session: { readonly tokenHash: Buffer; readonly expiresAt: Date } | null;
  }
}

/** Every page of ours sends it; a form or a link on somebody else's page cannot. */
export const DASHBOARD_HEADER = 'x-surety-dashboard';
const SAFE_METHODS = new Set(['GET', 'HEAD']);

/** The session in place of the key: what follows asks `callerOf` and does not know the difference. */
export function authenticateSession(context: Context, limiter: RateLimiter | null) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.header('cache-control', 'no-store');
    refuseOtherSites(request);
    const token = readSessionToken(request);
    const session = token === null ? undefined : await recognise(context, request, reply, token);
    if (!session) {
      if (request.routeOptions.config.open) return;
      throw new Problem('signed_out');
    }
    limiter?.take(reply, `session of ${session.developerId}`);
  };
}

async function recognise(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
): Promise<Session | undefined> {
  const now = context.clock();
  const tokenHash = sessions.hashToken(token);
  const found = await sessions.find(context.db, tokenHash);
  if (!found || !isOpen(found, now)) return undefined;
  const extended = renewed(found, now);
  if (extended) {
    await sessions.renew(context.db, tokenHash, extended);
    setSessionCookie(request, reply, token, (extended.expiresAt.getTime() - now.getTime()) / 1000);
  }
  request.caller = { developerId: found.developerId, keyId: null };
  request.presentedKey = token;
  request.session = { tokenHash, expiresAt: (extended ?? found).expiresAt };
  return found;
}

/**
 * SameSite=Strict keeps the cookie from other sites already. This holds on its own as well: whatever changes
 * something carries a header that no form can send, and comes from the address that it goes to.
 */
function refuseOtherSites(request: FastifyRequest): void {
  if (SAFE_METHODS.has(request.method)) return;
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  const marked = request.headers[DASHBOARD_HEADER] !== undefined;
  // The browser's own word comes first: a proxy in between may have changed the Host, but not this.
  const own =
    site === undefined
      ? origin === undefined || hostOf(origin) === request.headers.host
      : site === 'same-origin';
  if (!marked || !own) throw new Problem('cross_site_request');
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

export function sessionOf(request: FastifyRequest): NonNullable<FastifyRequest['session']> {
  if (!request.session) throw new Error('a route that needs the session must not be open');
  return request.session;
}
