import type { FastifyReply } from 'fastify';
import { beginWithProvider, finishWithProvider } from '#actions/account/signing-in/with-provider.ts';
import { Problem } from '#core/problem.ts';
import type { SessionCaller } from '#http/dashboard/session-auth.ts';
import { admit, readErrand, setErrand } from '#http/dashboard/session-cookie.ts';
import type { Call } from '#http/pipeline/call.ts';
import type { Endpoint } from '#http/pipeline/endpoint.ts';
import { LOGIN_PER_ADDRESS } from '#http/pipeline/rate-limit.ts';
import { clientOriginOf } from './client-origin.ts';

type Visit = Call<SessionCaller | null>;

/** Reached by links in a browser, not by programs, so every outcome redirects to a page. */
function visit(
  path: string,
  operationId: string,
  goesTo: (call: Visit) => Promise<string>,
): Endpoint<SessionCaller | null> {
  const spec = {
    method: 'GET',
    permission: null,
    answers: [],
    problems: [],
    limit: LOGIN_PER_ADDRESS,
  } as const;
  const handle = async (call: Visit): Promise<FastifyReply> => {
    const { reply } = call.wire;
    try {
      return reply.redirect(await goesTo(call), 303);
    } catch (error) {
      if (!(error instanceof Problem) || error.code === 'not_found') throw error;
      const { id: reqId, log } = call.wire.request;
      if (error.cause) log.warn({ reqId, err: error.cause }, 'the sign-in provider is unreachable');
      return reply.redirect(`/dashboard/sign-in?problem=${error.code}`, 303);
    }
  };
  return { ...spec, path, operationId, handle };
}

/** Signing in with the company's identity provider. */
export const providerEndpoints = [
  visit('/session/provider', 'beginWithProvider', async ({ context, wire }) => {
    const { address, kept } = await beginWithProvider(context);
    setErrand(wire, kept);
    return address;
  }),

  visit('/session/provider/callback', 'finishWithProvider', async ({ context, wire }) => {
    const { request } = wire;
    const kept = readErrand(request);
    setErrand(wire, null);
    const query = request.url.includes('?') ? request.url.slice(request.url.indexOf('?')) : '';
    const entered = await finishWithProvider(context, { kept, query, ...clientOriginOf(request) });
    admit(wire, entered, context.clock());
    return entered.half ? '/dashboard/sign-in' : '/dashboard';
  }),
];
