import type { FastifyRequest } from 'fastify';
import type { ClientOrigin } from '#actions/account/guard-password.ts';
import { browserName } from '#core/account/browser-name.ts';
import { readDevice } from '#http/dashboard/session-cookie.ts';
import { clientNetworkOf } from '#http/pipeline/limits/networks.ts';

export function clientOriginOf(request: FastifyRequest): ClientOrigin {
  return {
    network: clientNetworkOf(request.ip).network,
    device: readDevice(request),
    browser: browserName(request.headers['user-agent'] ?? ''),
  };
}
