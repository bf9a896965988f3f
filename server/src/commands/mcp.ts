import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { type ApiCall, queryOf } from '#http/mcp/api-call.ts';
import { mcpServer } from '#http/mcp/mcp-server.ts';
import { ownVersion } from '#store/version.ts';
import type { Credentials } from './credentials.ts';

const TIMEOUT_MS = 60_000;

/**
 * MCP over standard input and output, for agents on this machine. It calls a running service with the saved
 * key, like every other client.
 */
export async function serveMcp(
  { apiUrl, apiKey }: Pick<Credentials, 'apiUrl' | 'apiKey'>,
  { showPersonal }: { readonly showPersonal: boolean },
  stop: AbortSignal,
): Promise<number> {
  const version = await ownVersion();
  const now = () => Math.floor(Date.now() / 1000);
  const call = callOver(apiUrl, apiKey);
  const handle = serveStdio(() => mcpServer({ call, apiKey, version, showPersonal, now }));
  await new Promise<void>((resolve) => {
    process.stdin.once('close', resolve);
    stop.addEventListener('abort', () => resolve(), { once: true });
  });
  await handle.close();
  return 0;
}

function callOver(apiUrl: string, apiKey: string): ApiCall {
  return async ({ method, path, query, body, idempotencyKey }) => {
    try {
      const response = await fetch(`${apiUrl}${path}${queryOf(query)}`, {
        method,
        headers: {
          'x-api-key': apiKey,
          'user-agent': 'surety-mcp',
          ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        body: body ? JSON.stringify(body) : null,
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const text = await response.text();
      return { status: response.status, body: text === '' ? null : JSON.parse(text) };
    } catch {
      const message = `No Surety server responds at ${apiUrl}. A change may have happened: look before you repeat it.`;
      return { status: 503, body: { code: 'connection_failed', message } };
    }
  };
}
