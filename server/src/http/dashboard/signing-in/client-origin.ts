import type { FastifyRequest } from 'fastify';
import type { Whereabouts } from '#actions/account/guard-password.ts';
import { browserName } from '#core/account/browser-name.ts';
import { readDevice } from '#http/dashboard/session-cookie.ts';
import { placeOf } from '#http/pipeline/limits/networks.ts';

export function whereaboutsOf(request: FastifyRequest): Whereabouts {
  return {
    network: placeOf(request.ip).network,
    device: readDevice(request),
    browser: browserName(request.headers['user-agent'] ?? ''),
  };
}
