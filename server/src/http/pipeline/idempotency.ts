import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bytesStored, REFUSAL_BYTES, secondsLeftOfDay } from '#core/account/quota.ts';
import { Problem } from '#core/problem.ts';
import type { Answered, AnswerFor, SavedAnswer } from '#store/idempotency.ts';
import * as idempotency from '#store/idempotency.ts';
import type { Call, Caller } from './call.ts';
import { UploadedFile } from './multipart.ts';
import { problemBody, statusOf, storageFull, toProblem } from './problems.ts';

/** Converts the result of an action to an answer. */
type Showing<Result> = {
  /** The validated body, in the form that fingerprints are made of. */
  readonly asked: unknown;
  readonly status: (result: Result) => number;
  readonly view: (result: Result) => unknown;
  /** The answer contains a secret that is not stored elsewhere, so the saved copy is encrypted. */
  readonly secret: boolean;
  readonly storesForm: boolean;
};

/** A request's claim on its Idempotency-Key, held until the answer is saved. */
type Claim = { readonly key: string; readonly token: string };

/**
 * Runs an action and sends its result. The action gets a function that converts its result to the answer to
 * save, and commits that answer together with its effect. Malformed requests never get here: they had no
 * effect, so nothing needs to be saved.
 */
export async function answerOnce<Result>(
  call: Call<Caller>,
  showing: Showing<Result>,
  run: (answerFor: AnswerFor<Result>) => Promise<Answered<Result>>,
): Promise<FastifyReply> {
  const { request, reply } = call.wire;
  const key = request.headers['idempotency-key'];
  // The request id, so that a retry recognises its own claim when the database's confirmation was lost.
  const claim = typeof key === 'string' ? { key, token: request.id } : null;
  const saved = claim && (await claimKey(call, claim, showing.asked));
  if (saved) {
    const body = saved.encrypted ? decryptAnswer(call.caller.presented, saved.key, saved.body) : saved.body;
    reply.header('idempotent-replayed', 'true').type('application/json; charset=utf-8');
    return reply.status(saved.status).send(body);
  }
  const { result } = claim
    ? await runClaimed(call, claim, () => run((outcome) => toSavedAnswer(call, claim, showing, outcome)))
    : await runWithinMeans(call, () => run(idempotency.NO_ANSWER));
  const stored = bytesStored({ bodyBytes: bodyBytes(request, showing), answerKept: claim !== null });
  call.context.usage.note(call.caller.developerId, stored);
  return reply.status(showing.status(result)).send(showing.view(result));
}

/** Returns the saved answer of an earlier request with this key, or null when this is the first. */
async function claimKey(call: Call<Caller>, { key, token }: Claim, body: unknown) {
  const result = await idempotency.claim(call.context.db, {
    developerId: call.caller.developerId,
    key,
    ...fingerprintsOf(call, body),
    claim: token,
    now: call.context.wallClock(),
  });
  switch (result.outcome) {
    case 'claimed':
      return null;
    case 'other_request':
      throw new Problem('idempotency_key_reused');
    case 'in_flight':
      throw new Problem('idempotency_key_in_flight', undefined, { retryAfterSeconds: 1 });
    case 'answered':
      return { key, ...result };
  }
}

/** Temporary refusals that do not depend on the request: a retry may succeed. */
const PASSING = new Set<string>(['idempotency_key_in_flight', 'quota_exceeded', 'key_limit_reached']);

/**
 * Every write that stores something passes here. The check follows the claim, so that a repeat of a completed
 * request still gets its saved answer.
 */
async function runWithinMeans<Done>(
  { context, caller }: Call<Caller>,
  run: () => Promise<Done>,
): Promise<Done> {
  if (context.usage.isSpent(caller.developerId)) {
    throw new Problem('quota_exceeded', undefined, {
      retryAfterSeconds: secondsLeftOfDay(context.wallClock()),
    });
  }
  if (((await context.storage.room()) ?? Infinity) <= 0) throw storageFull();
  return run();
}

/** Pictures that are analysed and not stored do not count. */
function bodyBytes(
  { headers, body }: FastifyRequest,
  { storesForm }: { readonly storesForm: boolean },
): number {
  if (storesForm) {
    const files = Object.values(body ?? {}).filter((value) => value instanceof UploadedFile);
    return files.reduce((total, { bytes }) => total + bytes.length, 0);
  }
  if (!headers['content-type']?.startsWith('application/json')) return 0;
  return Number(headers['content-length'] ?? JSON.stringify(body ?? null).length);
}

async function runClaimed<Done>(call: Call<Caller>, claim: Claim, run: () => Promise<Done>): Promise<Done> {
  try {
    return await runWithinMeans(call, run);
  } catch (error) {
    try {
      await settleClaim(call, claim, toProblem(error));
    } catch (claimError) {
      // The claim expires by itself; the caller still gets the real answer.
      const { id: reqId, log } = call.wire.request;
      log.warn({ reqId, err: claimError }, 'could not settle an idempotency claim');
    }
    throw error;
  }
}

/** A refusal is saved like any answer. A failure on our side is not, so that a retry can succeed. */
async function settleClaim({ context, caller, wire }: Call<Caller>, { key, token }: Claim, problem: Problem) {
  const status = statusOf(problem.code);
  if (status >= 500 || PASSING.has(problem.code)) {
    return idempotency.giveUp(context.db, caller.developerId, key, token);
  }
  context.usage.note(caller.developerId, REFUSAL_BYTES);
  const body = JSON.stringify(problemBody(problem, wire.request.id));
  return idempotency.writeAnswer(context.db, caller.developerId, {
    key,
    claim: token,
    status,
    body,
    encrypted: false,
  });
}

function toSavedAnswer<Result>(
  { caller }: Call<Caller>,
  { key, token }: Claim,
  { status, view, secret }: Showing<Result>,
  result: Result,
): SavedAnswer {
  const body = JSON.stringify(view(result));
  return {
    key,
    claim: token,
    status: status(result),
    body: secret ? encryptAnswer(caller.presented, key, body) : body,
    encrypted: secret,
  };
}

/**
 * Fingerprints that tell whether a repeat is the same request. They are keyed, because a body may be easy to
 * guess (such as an eleven-digit number) and must not be recoverable from the database alone.
 */
function fingerprintsOf({ context, wire: { request } }: Call<Caller>, body: unknown) {
  const asked = [`${request.method} ${request.url}`, JSON.stringify(body ?? null)] as const;
  const [fingerprint, ...older] = context.box.digests('idempotency', ...asked);
  // The format of version 0.1, so that a request repeated across the upgrade still gets its first answer.
  const plain = createHash('sha256').update(asked.join('\n')).digest();
  return { fingerprint, formerFingerprints: [...older, plain] };
}

/**
 * An answer that contains a secret (a new API key) is kept for a day, so that it can be requested again if it
 * was lost. It is encrypted with the caller's API key, of which the database has only a hash: a stolen
 * database does not reveal it.
 */
function encryptAnswer(apiKey: string, idempotencyKey: string, plain: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', encryptionKey(apiKey, idempotencyKey), nonce);
  const encrypted = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64');
}

function decryptAnswer(apiKey: string, idempotencyKey: string, encrypted: string): string {
  const bytes = Buffer.from(encrypted, 'base64');
  const decipher = createDecipheriv(
    'aes-256-gcm',
    encryptionKey(apiKey, idempotencyKey),
    bytes.subarray(0, 12),
  );
  decipher.setAuthTag(bytes.subarray(12, 28));
  try {
    return decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    throw new Problem('idempotency_answer_sealed');
  }
}

function encryptionKey(apiKey: string, idempotencyKey: string): Buffer {
  return Buffer.from(hkdfSync('sha256', apiKey, idempotencyKey, 'surety saved answer', 32));
}
