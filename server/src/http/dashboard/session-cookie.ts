import type { FastifyRequest } from 'fastify';
import type { OpenedSession } from '#actions/account/open-session.ts';
import type { PendingSignIn, StartedSession } from '#actions/account/signing-in/start-session.ts';
import type { Wire } from '#http/pipeline/call.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** True when PUBLIC_URL begins with https. */
    hasPublicTls: boolean;
  }
}

const NAME = 'surety_session';
/**
 * Identifies a browser that was used to sign in before, as opposed to one that guesses passwords. Grants
 * nothing.
 */
const DEVICE_NAME = 'surety_device';
const DEVICE_SECONDS = 365 * 24 * 60 * 60;
/** A pending sign-in, between the password and the second factor. */
const SIGN_IN_NAME = 'surety_sign_in';
/**
 * State that the provider's response must match. The response arrives through a cross-site redirect, so it
 * cannot be Strict.
 */
const ERRAND_NAME = 'surety_errand';
const ERRAND_PATH = '/dashboard/api/session/provider';
const ERRAND_SECONDS = 10 * 60;
const ERRAND = /^[\w.-]{1,1500}$/;
/** The cookies are sent to the dashboard only: /v1 never receives them and does not accept them. */
const PATH = '/dashboard';
const TOKEN = /^[A-Za-z0-9_-]{43}$/;
const DEVICE = /^[A-Za-z0-9_-]{22}\.[A-Za-z0-9_-]{43}$/;

export function readSessionToken(request: FastifyRequest): string | null {
  return readCookie(request, NAME, TOKEN);
}

export function readSignInToken(request: FastifyRequest): string | null {
  return readCookie(request, SIGN_IN_NAME, TOKEN);
}

export function readErrand(request: FastifyRequest): string | null {
  return readCookie(request, ERRAND_NAME, ERRAND);
}

/** Null removes it. */
export function setErrand(wire: Reply, encrypted: string | null): void {
  const more = { path: ERRAND_PATH, sameSite: 'Lax' } as const;
  setCookie(wire, ERRAND_NAME, encrypted ?? '', encrypted === null ? 0 : ERRAND_SECONDS, more);
}

export function readDevice(request: FastifyRequest): string | null {
  return readCookie(request, DEVICE_NAME, DEVICE);
}

function readCookie(request: FastifyRequest, name: string, shape: RegExp): string | null {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  return value !== undefined && shape.test(value) ? value : null;
}

type Reply = Pick<Wire, 'request' | 'reply'>;

export function setSessionCookie(wire: Reply, token: string, maxAgeSeconds: number): void {
  setCookie(wire, NAME, token, maxAgeSeconds);
}

/** Starts a session, or asks for the second factor. */
export function admit(wire: Reply, { opened, half }: StartedSession, now: Date): void {
  if (opened) welcome(wire, opened);
  else waitForFactor(wire, half, now);
}

/** Starts the session and marks this browser as known. */
export function welcome(wire: Reply, { token, session, device }: OpenedSession): void {
  setSessionCookie(wire, token, (session.expiresAt.getTime() - session.createdAt.getTime()) / 1000);
  setCookie(wire, DEVICE_NAME, device, DEVICE_SECONDS);
  if (readSignInToken(wire.request)) setCookie(wire, SIGN_IN_NAME, '', 0);
}

export function waitForFactor(wire: Reply, { token, expiresAt }: PendingSignIn, now: Date): void {
  setCookie(wire, SIGN_IN_NAME, token, (expiresAt.getTime() - now.getTime()) / 1000);
}

export function clearSessionCookie(wire: Reply): void {
  setSessionCookie(wire, '', 0);
}

/**
 * HttpOnly against scripts, SameSite against other sites, and Secure where there is TLS: on this connection,
 * or by PUBLIC_URL, since a proxy in front may not say so.
 */
function setCookie(
  { request, reply }: Reply,
  name: string,
  value: string,
  maxAgeSeconds: number,
  { path = PATH, sameSite = 'Strict' }: { path?: string; sameSite?: 'Strict' | 'Lax' } = {},
): void {
  const secure = request.protocol === 'https' || request.hasPublicTls ? '; Secure' : '';
  const maxAge = Math.max(0, Math.floor(maxAgeSeconds));
  reply.header(
    'set-cookie',
    `${name}=${value}; Path=${path}; Max-Age=${maxAge}; HttpOnly; SameSite=${sameSite}${secure}`,
  );
}
