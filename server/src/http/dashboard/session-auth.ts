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

/** A person in place of a key: the API's endpoints do not know the difference. */
export type SessionCaller = Caller & {
  readonly keyId: null;
  /** Whoever is signed in, whichever environment they work in. */
  readonly accountId: string;
  readonly memberId: string;
  readonly personId: string;
  readonly role: Role;
  readonly tokenHash: Buffer;
  readonly expiresAt: Date;
};

/** Every page of ours sends it; a form or a link on somebody else's page cannot. */
const DASHBOARD_HEADER = 'x-surety-dashboard';
/** Which account a page shows. Its browser may have gone on to another one since it was opened. */
const ACCOUNT_HEADER = 'x-surety-account';
/** On what a page asks for by itself, while nobody has touched it for a while. */
const IDLE_HEADER = 'x-surety-idle';
const SAFE_METHODS = new Set(['GET', 'HEAD']);

type AttemptLimits = Pick<Service, 'context' | 'cellLookup'>;

/**
 * A session opens both environments of its account, and each request goes to one: the path that it was sent
 * to says which, so that a page cannot act on another than the one that it shows.
 */
export function askForSession(service: AttemptLimits, environment: Environment): Guard<SessionCaller> {
  const recognise = recogniseSession(service, environment);
  return async (request, reply) => {
    const caller = await recognise(request, reply);
    if (!caller) throw new Problem('signed_out');
    return caller;
  };
}

/** Knows who is signed in, and lets everybody else in as nobody. Other sites stay out all the same. */
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
    // In test nothing is worth a thief's while, so nobody is asked for a factor again.
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
    };
    return { ...who, presented: token, tokenHash, expiresAt };
  };
}

/**
 * A page that nobody sits at goes on asking for news. It says so, and that does not keep the session open;
 * nor does the stream of events, which the browser opens by itself.
 */
function isPersonsWish({ headers }: FastifyRequest): boolean {
  return headers[IDLE_HEADER] === undefined && headers.accept !== 'text/event-stream';
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
