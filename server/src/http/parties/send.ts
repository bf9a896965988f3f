import type { FastifyReply, FastifyRequest } from 'fastify';
import { prepare, sendPrepared } from '#http/pipeline/open/prepared.ts';
import { statusOf, toProblem } from '#http/pipeline/problems.ts';
import { policyOf } from './frame.ts';
import { Ended } from './opening.ts';
import { endPage } from './views.ts';

/** It is compressed, because it may cross a slow network: to about 3 kB. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, html: string): Promise<FastifyReply> {
  reply.header('content-security-policy', policyOf(html));
  return sendPrepared(request, reply, prepare(html, 'text/html; charset=utf-8'), 'no-store');
}

export function sendFailure(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (error instanceof Ended) return sendPage(request, reply.status(error.status), endPage(error.page));
  const status = statusOf(toProblem(error).code);
  const isBusy = status === 429 || status === 503;
  if (status >= 500 && !isBusy) reply.log.error({ err: error }, 'a page for a party failed');
  const page = endPage({ label: isBusy ? 'busy' : 'failed', lead: isBusy ? 'busyLead' : 'failedLead' });
  return sendPage(request, reply.status(status), page);
}
