import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#actions/context.ts';

const MAX_PATH = 300;
const SECRETS = /(svc_live_[0-9a-f]{8}|whsec_)[0-9A-Za-z+/=_-]*/g;

/** One line for each answer. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        path: loggablePath(request),
        status: reply.statusCode,
        ms: milliseconds(reply),
        developerId: request.caller?.developerId,
      },
      'answered',
    );
    done();
  });
}

/** Remembers a request for the account that made it, by its path beyond `under`. */
export function noteRequest(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  under = '',
): void {
  const { caller } = request;
  if (!caller) return;
  const path = loggablePath(request);
  context.requestLog.note({
    developerId: caller.developerId,
    id: request.id,
    keyId: caller.keyId,
    method: request.method,
    path: path.startsWith(under) ? path.slice(under.length) : path,
    status: reply.statusCode,
    code: request.problemCode,
    durationMs: milliseconds(reply),
    createdAt: context.clock(),
  });
}

/** The path as it may be written down: without its query, and without a key that was put there by mistake. */
function loggablePath({ url }: FastifyRequest): string {
  const queryAt = url.indexOf('?');
  return (queryAt < 0 ? url : url.slice(0, queryAt)).replace(SECRETS, '$1…').slice(0, MAX_PATH);
}

function milliseconds(reply: FastifyReply): number {
  return Math.round(reply.elapsedTime * 10) / 10;
}
