import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#actions/context.ts';
import { Problem } from '#core/problem.ts';
import type { Answered, AnswerFor, SavedAnswer } from '#store/idempotency.ts';
import * as idempotency from '#store/idempotency.ts';
import { callerOf } from './auth.ts';
import { problemBody, statusOf } from './problems.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The claim this request holds on its Idempotency-Key, until its answer is saved. */
    claim: { readonly key: string; readonly token: string } | null;
  }
  interface FastifyContextConfig {
    /** The answer holds a secret that we do not keep, so what is saved of it is encrypted. */
    secretAnswer?: boolean;
  }
}

/** Runs after validation: what was refused as malformed had no effect and needs no memory. */
export function claimKey(context: Context) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const key = request.headers['idempotency-key'];
    const repeatable = request.method === 'POST' || request.method === 'PUT';
    if (typeof key !== 'string' || !repeatable || !request.caller) return undefined;

    const token = randomBytes(12).toString('hex');
    const result = await idempotency.claim(context.db, {
      developerId: callerOf(request).developerId,
      key,
      fingerprint: fingerprintOf(request),
      claim: token,
      now: context.clock(),
    });
    switch (result.outcome) {
      case 'claimed':
        request.claim = { key, token };
        return undefined;
      case 'other_request':
        throw new Problem('idempotency_key_reused');
      case 'in_flight':
        throw new Problem('idempotency_key_in_flight', undefined, { retryAfterSeconds: 1 });
      case 'answered': {
        const body = result.sealed ? unseal(request.presentedKey, key, result.body) : result.body;
        return reply
          .status(result.status)
          .header('idempotent-replayed', 'true')
          .type('application/json; charset=utf-8')
          .send(body);
      }
    }
  };
}

/**
 * Runs an action and sends its result. The action gets a function that turns its result into the answer to
 * save, and commits that answer together with its effect.
 */
export async function answerOnce<Result, View>(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number | ((result: Result) => number),
  view: (result: Result) => View,
  run: (answerFor: AnswerFor<Result>) => Promise<Answered<Result>>,
): Promise<View> {
  const statusFor = typeof status === 'number' ? () => status : status;
  const { result } = await run((outcome) =>
    request.claim ? toSavedAnswer(request, request.claim, statusFor(outcome), view(outcome)) : null,
  );
  request.claim = null;
  reply.status(statusFor(result));
  return view(result);
}

/** A refusal is an answer too and is kept; a failure on our side is not, so that the next try can succeed. */
export async function settleClaim(
  context: Context,
  request: FastifyRequest,
  problem: Problem,
): Promise<void> {
  const { claim } = request;
  if (!claim) return;
  request.claim = null;
  const { developerId } = callerOf(request);
  if (statusOf(problem.code) >= 500 || problem.code === 'idempotency_key_in_flight') {
    await idempotency.giveUp(context.db, developerId, claim.key, claim.token);
    return;
  }
  await idempotency.writeAnswer(context.db, developerId, {
    key: claim.key,
    claim: claim.token,
    status: statusOf(problem.code),
    body: JSON.stringify(problemBody(problem, request.id)),
    sealed: false,
  });
}

function toSavedAnswer(
  request: FastifyRequest,
  claim: NonNullable<FastifyRequest['claim']>,
  status: number,
  view: unknown,
): SavedAnswer {
  const body = JSON.stringify(view);
  const sealed = request.routeOptions.config.secretAnswer === true;
  return {
    key: claim.key,
    claim: claim.token,
    status,
    body: sealed ? seal(request.presentedKey, claim.key, body) : body,
    sealed,
  };
}

function fingerprintOf(request: FastifyRequest): Buffer {
  return createHash('sha256')
    .update(`${request.method} ${request.url}\n`)
    .update(JSON.stringify(request.body ?? null))
    .digest();
}

/**
 * An answer with a secret in it (a new API key) is kept for a day so that a lost answer can be asked for again.
 * It is encrypted with the API key of the one who asked, of which the database has only a hash: whoever steals
 * the database cannot read it.
 */
function seal(apiKey: string, idempotencyKey: string, plain: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', sealingKey(apiKey, idempotencyKey), nonce);
  const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
}

function unseal(apiKey: string, idempotencyKey: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', sealingKey(apiKey, idempotencyKey), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  try {
    return decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    throw new Problem('idempotency_answer_sealed');
  }
}

function sealingKey(apiKey: string, idempotencyKey: string): Buffer {
  return Buffer.from(hkdfSync('sha256', apiKey, idempotencyKey, 'surety saved answer', 32));
}
