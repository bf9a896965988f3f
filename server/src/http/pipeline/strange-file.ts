import type { FastifyReply } from 'fastify';
import type { EvidenceFile } from '#actions/escrow/disputes/evidence.ts';

/**
 * A file of a stranger is never shown by a browser on our origin: it is downloaded, its type is not guessed,
 * and what opens it anyway runs no script and reaches nothing.
 */
const HEADERS = {
  'cache-control': 'private, no-store',
  'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
} as const;
const EXTENSIONS = { 'image/jpeg': 'jpg', 'application/pdf': 'pdf' } as const;

export function sendStrangeFile(reply: FastifyReply, { id, mediaType, bytes }: EvidenceFile): FastifyReply {
  const name = `${id}.${EXTENSIONS[mediaType]}`;
  return reply
    .headers({ ...HEADERS, 'content-disposition': `attachment; filename="${name}"` })
    .type(mediaType)
    .send(bytes);
}
