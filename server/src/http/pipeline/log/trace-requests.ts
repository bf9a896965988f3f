import type { FastifyInstance } from 'fastify';
import { accountOf } from '#core/environment.ts';
import { endSpan, fromOutside, isCollecting, openSpan, type Span, within } from '#tracing/span.ts';

const spans = new WeakMap<object, Span>();

/**
 * A span for each request, from its first line to the end of its answer. The route stands for the path, which
 * has names of people in it.
 */
export function traceRequests(app: FastifyInstance): void {
  if (!isCollecting()) return;
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, routeOptions } = request;
    const route = routeOptions.url ?? 'no route';
    const header = request.headers['traceparent'];
    const span = openSpan({
      name: `${method} ${route}`,
      kind: 'server',
      begins: true,
      cause: fromOutside(typeof header === 'string' ? header : undefined),
      attributes: { 'http.request.method': method, 'http.route': route, 'surety.request_id': request.id },
    });
    if (!span) return done();
    spans.set(request, span);
    within(span, done);
  });
  // The body has been read in between, on the connection's own account.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) within(span, done);
    else done();
  });
  app.addHook('onResponse', (request, { statusCode }, done) => {
    const span = spans.get(request);
    if (span) {
      const account = request.caller && { 'surety.account': accountOf(request.caller.developerId) };
      span.attributes = { ...span.attributes, 'http.response.status_code': statusCode, ...account };
      if (statusCode >= 500) span.failure = String(statusCode);
      endSpan(span);
    }
    done();
  });
}
