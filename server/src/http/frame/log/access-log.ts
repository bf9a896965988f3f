import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#actions/context.ts';
import { loggablePath } from './loggable-path.ts';

/** One line for each answer. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        path: loggablePath(request.url),
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
  const path = loggablePath(request.url);
  context.requestLog.note({
    developerId: caller.developerId,
    id: request.id,
    keyId: caller.keyId,
    memberId: caller.actor.type === 'member' ? caller.actor.id : null,
    method: request.method,
    path: path.startsWith(under) ? path.slice(under.length) : path,
    status: reply.statusCode,
    code: request.problemCode,
    durationMs: milliseconds(reply),
    createdAt: context.clock(),
  });
}

function milliseconds(reply: FastifyReply): number {
  return Math.round(reply.elapsedTime * 10) / 10;
}
