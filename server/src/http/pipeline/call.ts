import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#actions/context.ts';
import type { Budget } from '#core/account/api-key.ts';
import type { Rights } from '#core/account/permissions.ts';
import type { Actor } from '#core/actor.ts';
import type { RateLimits } from './rate-limit.ts';

/** The authenticated caller: a program with an API key, or a person signed in to the dashboard (no key). */
export type Caller = {
  readonly developerId: string;
  readonly keyId: string | null;
  /** The actor recorded in the audit log and on every object that this caller changes. */
  readonly actor: Actor;
  /** The caller's permissions, from the key's scopes or the member's role. */
  readonly rights: Rights;
  /** The key's daily spending limit. Null when it has none. */
  readonly budget: Budget | null;
  /** When the person last proved their identity. Null for callers that are not asked to prove it again. */
  readonly provenAt: Date | null;
  /** True when the person may only set up a second factor, because their account requires one. */
  readonly owesFactor?: boolean;
  /** How far the tenant's time is ahead of the service's: only a test environment's can be. */
  readonly aheadMs: number;
  /** The key or session token as sent. Kept only to encrypt a saved answer that contains a secret. */
  readonly presented: string;
};

/** Authenticates the request before any of its body is read, and throws when it may not proceed. */
export type Guard<By extends Caller | null> = (
  request: FastifyRequest,
  reply: FastifyReply,
) => By | Promise<By>;

/** An authenticated request whose parts have been validated by the endpoint's schemas. */
export type Call<By, Params = unknown, Query = unknown, Body = unknown> = {
  readonly context: Context;
  readonly caller: By;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** For the few endpoints that need something no schema describes, such as a cookie or a stream. */
  readonly wire: Wire;
};

export type Wire = {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly limits: RateLimits;
};
