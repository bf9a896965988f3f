import type { FastifyRequest } from 'fastify';
import type { Wire } from '#http/frame/call.ts';

const NAME = 'surety_session';
/** The cookie goes to the dashboard only: /v1 never sees it, and could not be called with it. */
const PATH = '/dashboard';
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

export function readSessionToken(request: FastifyRequest): string | null {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const value = pairs.find((pair) => pair.startsWith(`${NAME}=`))?.slice(NAME.length + 1);
  return value !== undefined && TOKEN.test(value) ? value : null;
}

/** Not for scripts (HttpOnly), not for other sites (Strict), and not in the clear where there is TLS. */
export function setSessionCookie(
  { request, reply }: Pick<Wire, 'request' | 'reply'>,
  token: string,
  maxAgeSeconds: number,
): void {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  const maxAge = Math.max(0, Math.floor(maxAgeSeconds));
  reply.header(
    'set-cookie',
    `${NAME}=${token}; Path=${PATH}; Max-Age=${maxAge}; HttpOnly; SameSite=Strict${secure}`,
  );
}

export function clearSessionCookie(wire: Wire): void {
  setSessionCookie(wire, '', 0);
}
