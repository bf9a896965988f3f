import type { FastifyReply, FastifyRequest } from 'fastify';
import { API_VERSIONS, NEWEST_VERSION, versionOf } from '#core/account/api-version.ts';
import { Problem } from '#core/problem.ts';

const VERSION_HEADER = 'surety-version';

/** Names the version that a request follows, in its answer. Without a key it is the newest. */
export function sayVersion(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  pinned: string | null = NEWEST_VERSION,
): void {
  reply.header(VERSION_HEADER, versionOf(API_VERSIONS, askedIn(headers), pinned) ?? NEWEST_VERSION);
}

/** A client that asks for a version gets that one or a refusal, never another behaviour. */
export function faultOfVersion({ headers }: FastifyRequest): Problem | undefined {
  if (versionOf(API_VERSIONS, askedIn(headers), null) !== undefined) return undefined;
  const message = `must be ${API_VERSIONS.join(' or ')}, or left out`;
  return new Problem('validation_failed', `Surety-Version ${message}.`, {
    details: [{ path: 'Surety-Version', message }],
  });
}

function askedIn(headers: FastifyRequest['headers']): string | undefined {
  const asked = headers[VERSION_HEADER];
  return asked === undefined ? undefined : String(asked);
}
