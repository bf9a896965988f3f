import type { FastifyInstance } from 'fastify';
import { accountOf } from '#core/environment.ts';
import { endSpan, fromOutside, isCollecting, openSpan, type Span, within } from '#tracing/span.ts';

const spans = new WeakMap<object, Span>();

/**
 * Opens a span for each request, from its first line to the end of its answer. It is named by the route,
 * because the path may identify people.
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
  // Reading the body leaves the span's async context; enter it again.
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
