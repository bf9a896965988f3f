import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Caller, Guard } from '#http/pipeline/call.ts';
import { once } from '#http/pipeline/open/prepared.ts';
import { PAGES_PER_ADDRESS, type RateLimits } from '#http/pipeline/rate-limit.ts';
import { ownVersion } from '#store/version.ts';
import { type ApiCall, queryOf } from './api-call.ts';

const PATH = '/mcp';
const BODY_BYTES = 262_144;
/** Asks for answers with personal data. */
const PERSONAL_HEADER = 'surety-personal-data';

/**
 * MCP over streamable HTTP, without sessions: every request carries the API key, and every tool calls `/v1`
 * with it inside this process.
 */
export function mcpRoute(guard: Guard<Caller>, limits: RateLimits): FastifyPluginAsync {
  return async (app) => {
    // Most services are never asked for MCP, so its packages are loaded by the first request.
    const load = once(async () => ({
      ...(await import('@modelcontextprotocol/server')),
      ...(await import('./mcp-server.ts')),
      version: await ownVersion(),
    }));
    // Before any of the body is read.
    app.addHook('onRequest', async (request, reply) => {
      await limits.takeFrom(PAGES_PER_ADDRESS, reply, request.ip);
      await authenticate(guard, request, reply);
    });
    app.route({
      method: ['GET', 'POST', 'DELETE'],
      url: PATH,
      schema: { hide: true },
      bodyLimit: BODY_BYTES,
      handler: async (request, reply) => {
        const { presented: apiKey } = request.caller as Caller;
        const { createMcpHandler, mcpServer, version } = await load();
        const call = callInside(app, request, apiKey);
        const showPersonal = request.headers[PERSONAL_HEADER] === 'show';
        const now = () => Math.floor(Date.now() / 1000);
        const handler = createMcpHandler(() => mcpServer({ call, apiKey, version, showPersonal, now }), {
          keepAliveMs: 0,
          // There is nothing to subscribe to, and a stream would stay open.
          maxSubscriptions: 0,
        });
        return send(reply, await handler.fetch(webRequest(request), { parsedBody: request.body }));
      },
    });
  };
}

/** MCP clients send the key as a bearer token; the header of the API works as well. */
async function authenticate(
  guard: Guard<Caller>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const bearer = /^Bearer ([\x21-\x7e]{1,200})$/i.exec(request.headers.authorization ?? '')?.[1];
  if (bearer !== undefined) request.headers['x-api-key'] ??= bearer;
  try {
    request.caller = await guard(request, reply);
  } catch (error) {
    reply.header('www-authenticate', 'Bearer realm="surety"');
    throw error;
  }
}

function callInside(app: FastifyInstance, request: FastifyRequest, apiKey: string): ApiCall {
  return async ({ method, path, query, body, idempotencyKey }) => {
    const answer = await app.inject({
      method,
      url: `/v1${path}${queryOf(query)}`,
      // The networks of the key and the rate limits apply to the caller's own address.
      remoteAddress: request.ip,
      headers: {
        'x-api-key': apiKey,
        'user-agent': 'surety-mcp',
        ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { payload: JSON.stringify(body) } : {}),
    });
    return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
  };
}

/** The body is passed separately, because it has been parsed. */
function webRequest({ method, headers }: FastifyRequest): Request {
  const names = [
    'accept',
    'content-type',
    'mcp-protocol-version',
    'mcp-method',
    'mcp-name',
    'mcp-session-id',
  ];
  const given = names.flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value] as [string, string]] : [];
  });
  return new Request(`http://surety.invalid${PATH}`, { method, headers: given });
}

async function send(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  reply.status(response.status);
  for (const [name, value] of response.headers) reply.header(name, value);
  return reply.send(response.body === null ? '' : await response.text());
}
