import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '#core/problem.ts';
import { MINUTE_MS } from '#core/time.ts';
import { closeSlowly } from './limits/slow-close.ts';
import { boundUploads, type Sender } from './limits/upload-room.ts';
import { type FormFields, MAX_IMAGE_BYTES, readForm } from './multipart.ts';

/** A file, and generous space for the other parts. */
export const MAX_DOCUMENT_FORM_BYTES = MAX_IMAGE_BYTES + 64 * 1024;
const PATIENCE_MS = 5 * MINUTE_MS;

/**
 * Reads forms with one file. Its bytes count against the sender, the account and the process as they arrive,
 * before any work on them: a slow upload holds no place that another one needs.
 */
export function acceptDocumentForms(
  app: FastifyInstance,
  fields: FormFields,
  senderOf: (request: FastifyRequest) => Sender,
): void {
  boundUploads(app, senderOf);
  app.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, body: IncomingMessage) => {
    const { headers } = request;
    if (Number(headers['content-length'] ?? 0) > MAX_DOCUMENT_FORM_BYTES) throw tooLarge();
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(tooSlow()), PATIENCE_MS).unref();
    const limits = { take: () => true, until: patience.signal };
    const form = await readForm(body, headers, fields, limits).finally(() => clearTimeout(timer));
    return Object.fromEntries(Object.entries(form).map(([name, [value]]) => [name, value]));
  });
  app.addHook('onSend', closeSlowly);
}

function tooLarge(): Problem {
  const message = 'may be at most 10 MB';
  return new Problem('payload_too_large', `file ${message}.`, { details: [{ path: 'file', message }] });
}

function tooSlow(): Problem {
  return new Problem(
    'request_timed_out',
    'The upload is too slow. Use a faster connection, or a smaller file.',
  );
}
