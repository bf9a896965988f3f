import type { FastifyRequest } from 'fastify';
import { Problem } from '#core/problem.ts';

export const VERSION_HEADER = 'surety-version';
/** The dated versions of the API's behaviour, newest last. A change that breaks a client needs a new one. */
const API_VERSIONS = ['2026-12-01'] as const;
export const API_VERSION = API_VERSIONS[0];

/** A client that asks for a version gets that one or a refusal, never another behaviour. */
export function faultOfVersion({ headers }: FastifyRequest): Problem | undefined {
  const asked = headers[VERSION_HEADER];
  if (asked === undefined || API_VERSIONS.some((version) => version === asked)) return undefined;
  const message = `must be ${API_VERSIONS.join(' or ')}, or left out`;
  return new Problem('validation_failed', `Surety-Version ${message}.`, {
    details: [{ path: 'Surety-Version', message }],
  });
}
