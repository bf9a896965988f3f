import type { FastifyRequest } from 'fastify';
import { type Role, rightsOfRole } from '#core/account/permissions.ts';
import { isOpen, renewed } from '#core/account/session.ts';
import { type Environment, tenantOf } from '#core/environment.ts';
import { Problem } from '#core/problem.ts';
import type { Caller, Guard } from '#http/pipeline/call.ts';
import type { Service } from '#http/pipeline/scope.ts';
import * as sessions from '#store/account/sessions.ts';
import { hashToken } from '#store/account/tokens.ts';
import { readSessionToken, setSessionCookie } from './session-cookie.ts';

/** A person instead of a key; the API's endpoints treat both alike. */
export type SessionCaller = Caller & {
  readonly keyId: null;
  /** The account, independent of the environment. */
  readonly accountId: string;
  readonly memberId: string;
  readonly personId: string;
  readonly role: Role;
  readonly tokenHash: Buffer;
  readonly expiresAt: Date;
};

/** Sent by all of our pages; a form or a link on another site cannot send it. */
const DASHBOARD_HEADER = 'x-surety-dashboard';
/** The account that a page shows. The browser may have switched to another one since the page was opened. */
const ACCOUNT_HEADER = 'x-surety-account';
/** On automatic requests of a page that has not been touched for a while. */
const IDLE_HEADER = 'x-surety-idle';
const SAFE_METHODS = new Set(['GET', 'HEAD']);

type AttemptLimits = Pick<Service, 'context' | 'cellLookup'>;

/**
 * A session is valid for both environments of its account. The path of a request selects one, so that a page
 * cannot act on an environment that it does not show.
 */
export function askForSession(service: AttemptLimits, environment: Environment): Guard<SessionCaller> {
  const recognise = recogniseSession(service, environment);
  return async (request, reply) => {
    const caller = await recognise(request, reply);
    if (!caller) throw new Problem('signed_out');
    return caller;
  };
}

/**
 * Identifies the signed-in person and lets others in anonymously. Requests from other sites are refused in
 * any case.
 */
export function recogniseSession(
  { context: first, cellLookup }: AttemptLimits,
  environment: Environment,
): Guard<SessionCaller | null> {
  return async (request, reply) => {
    reply.header('cache-control', 'no-store');
    refuseOtherSites(request);
    const token = readSessionToken(request);
    if (token === null) return null;
    const tokenHash = hashToken(token);
    const name = () => tokenHash.toString('base64');
    const found = await cellLookup.find(request, name, ({ db }) => sessions.find(db, tokenHash));
    const context = request.cell ?? first;
    const now = context.clock();
    if (!found || !isOpen(found, now)) return null;
    const extended = isPersonsWish(request) ? renewed(found, now) : null;
    if (extended) {
      await sessions.renew(context.db, tokenHash, extended);
      setSessionCookie({ request, reply }, token, (extended.expiresAt.getTime() - now.getTime()) / 1000);
    }
    const shown = request.headers[ACCOUNT_HEADER];
    if (shown !== undefined && shown !== found.developerId) throw new Problem('account_switched');
    const { developerId: accountId, memberId, personId, role, expiresAt } = extended ?? found;
    // Test environments hold nothing of value, so no second factor is asked for again.
    const provenAt = environment === 'live' ? found.provenAt : null;
    const developerId = tenantOf(accountId, environment);
    const rights = rightsOfRole(role, developerId);
    const actor = { type: 'member', id: memberId } as const;
    const who = {
      accountId,
      memberId,
      personId,
      role,
      developerId,
      keyId: null,
      actor,
      rights,
      budget: null,
      provenAt,
      owesFactor: found.owesFactor,
      aheadMs: environment === 'test' ? (found.testAheadMs ?? 0) : 0,
    };
    return { ...who, presented: token, tokenHash, expiresAt };
  };
}

/**
 * An idle page keeps polling. It marks those requests, so that they do not extend the session; nor does the
 * event stream, which the browser opens by itself.
 */
function isPersonsWish({ headers }: FastifyRequest): boolean {
  return headers[IDLE_HEADER] === undefined && headers.accept !== 'text/event-stream';
}

/**
 * SameSite=Strict already withholds the cookie from other sites. This check holds on its own: every change
 * must carry a header that no form can send, and come from its own origin.
 */
function refuseOtherSites(request: FastifyRequest): void {
  if (SAFE_METHODS.has(request.method)) return;
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  const marked = request.headers[DASHBOARD_HEADER] !== undefined;
  // Sec-Fetch-Site takes precedence: a proxy may have changed the Host header, but not this one.
  const own =
    site === undefined
      ? origin === undefined || hostOf(origin) === request.headers.host
      : site === 'same-origin';
  if (!marked || !own) throw new Problem('cross_site_request');
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
