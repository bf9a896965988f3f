import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#actions/context.ts';
import type { Budget } from '#core/account/api-key.ts';
import type { Rights } from '#core/account/permissions.ts';
import type { Actor } from '#core/actor.ts';
import type { RateLimits } from './rate-limit.ts';

/** Who asks: a program with a key, or a person who is signed in to the dashboard and has none. */
export type Caller = {
  readonly developerId: string;
  readonly keyId: string | null;
  /** The name under which all that comes of it is recorded. */
  readonly actor: Actor;
  /** What they may do, whichever way they came. */
  readonly rights: Rights;
  /** What a key may spend in a day, if that has a limit. */
  readonly budget: Budget | null;
  /** When a person last showed who they are; null for whoever cannot, or need not, be asked again. */
  readonly provenAt: Date | null;
  /** The key or session token as sent, kept only to seal an answer that holds a secret. */
  readonly presented: string;
};

/** Finds out who asks, before a byte of the body is read, and refuses whoever may not come in. */
export type Guard<By extends Caller | null> = (request: FastifyRequest, reply: FastifyReply) => Promise<By>;

/** A request that its guard let in and its schemas found in order. */
export type Call<By, Params = unknown, Query = unknown, Body = unknown> = {
  readonly context: Context;
  readonly caller: By;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** For the few that deal in what no schema describes, such as a cookie or a stream. */
  readonly wire: Wire;
};

export type Wire = {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly limits: RateLimits;
};
