import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '#core/problem.ts';
import type { KeyRing } from '#store/account/key-ring.ts';
import type { RateLimiter } from './rate-limit.ts';

/** Who asks: a program with a key, or a person who is signed in to the dashboard and has none. */
export type Caller = { readonly developerId: string; readonly keyId: string | null };

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
    /** The key or session token as sent, kept only to seal an answer that holds a secret. */
    presentedKey: string;
  }
  interface FastifyContextConfig {
    /** No API key is asked for, though the route is part of the API. */
    open?: boolean;
  }
}

/** Runs before the body is read, so that a stranger's bytes are never parsed. */
export function authenticate(keyRing: KeyRing, limiter: RateLimiter | null) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (!isGuarded(request)) return;
    const header = request.headers['x-api-key'];
    if (header === undefined || header === '') {
      throw new Problem('missing_api_key', 'The x-api-key header is missing. Send your API key in it.');
    }
    const apiKey = String(header);
    const caller = await keyRing.authenticate(apiKey);
    if (!caller) {
      throw new Problem('invalid_api_key', 'The API key is invalid: it is unknown, expired or revoked.');
    }
    request.caller = caller;
    request.presentedKey = apiKey;
    limiter?.take(reply, caller.keyId);
  };
}

/** The whole API asks for a key unless a route says otherwise; pages and probes beside it do not. */
function isGuarded(request: FastifyRequest): boolean {
  const { url, config } = request.routeOptions;
  return url?.startsWith('/v1/') === true && !config.open;
}

export function callerOf(request: FastifyRequest): Caller {
  if (!request.caller) throw new Error('a route that needs the caller must not be open');
  return request.caller;
}
