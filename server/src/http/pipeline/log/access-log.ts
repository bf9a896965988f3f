import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#actions/context.ts';
import { loggablePath } from './loggable-path.ts';

/** Polled every few seconds by machines; logged at debug level while they succeed. */
const PROBES = new Set(['/healthz', '/readyz', '/metrics']);

/** Logs one line for each answer. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const isProbe = PROBES.has(request.routeOptions.url ?? '') && reply.statusCode === 200;
    const level = isProbe ? 'debug' : 'info';
    if (!isLogged(app.log, level)) return done();
    app.log[level](
      {
        reqId: request.id,
        method: request.method,
        path: loggablePath(request.url),
        status: reply.statusCode,
        code: request.problemCode ?? undefined,
        ms: milliseconds(reply),
        developerId: request.caller?.developerId,
      },
      'answered',
    );
    done();
  });
}

/** Adds a request to its account's request log, with its path relative to `under`. */
export function noteRequest(first: Context, request: FastifyRequest, reply: FastifyReply, under = ''): void {
  const { caller } = request;
  if (!caller) return;
  const context = request.cell ?? first;
  if (!context.requestLog.wants(caller.developerId, reply.statusCode)) return;
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

/** The interface of Fastify's logger lacks this method of pino. */
function isLogged(log: FastifyBaseLogger, level: string): boolean {
  return (log as { isLevelEnabled?: (level: string) => boolean }).isLevelEnabled?.(level) ?? true;
}

function milliseconds(reply: FastifyReply): number {
  return Math.round(reply.elapsedTime * 10) / 10;
}
