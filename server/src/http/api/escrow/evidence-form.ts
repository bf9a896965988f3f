import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { accountOf } from '#core/environment.ts';
import { evidenceBusy } from '#core/escrow/disputes/evidence.ts';
import { Problem } from '#core/problem.ts';
import { MINUTE_MS } from '#core/time.ts';
import type { BodyReader } from '#http/pipeline/endpoint.ts';
import { closeSlowly } from '#http/pipeline/limits/slow-close.ts';
import { boundUploads } from '#http/pipeline/limits/upload-room.ts';
import { type FormFields, MAX_IMAGE_BYTES, readForm } from '#http/pipeline/multipart.ts';

const FIELDS: FormFields = {
  externalUserId: { kind: 'text', max: 1 },
  shared: { kind: 'text', max: 1 },
  file: { kind: 'document', max: 1 },
};
/** The file, and generous space for the other parts. */
const MAX_FORM_BYTES = MAX_IMAGE_BYTES + 64 * 1024;
/** One file of each party at a time. */
const OF_ONE_DISPUTE = {
  maxBytes: 2 * MAX_FORM_BYTES,
  whenFull: 'give_up_oldest',
  busy: evidenceBusy,
} as const;
const PATIENCE_MS = 5 * MINUTE_MS;

/**
 * Reads one file. Its bytes count against the dispute, the account and the process as they arrive, before
 * any work on them: a slow upload holds no place that another one needs.
 */
export const evidenceForm: BodyReader = {
  contentType: 'multipart/form-data',
  install(app) {
    boundUploads(app, ({ params, caller }) => {
      const { id } = params as { readonly id: string };
      const developerId = caller?.developerId ?? '';
      return { ...OF_ONE_DISPUTE, name: `dispute ${developerId} ${id}`, accountId: accountOf(developerId) };
    });
    app.addContentTypeParser(
      'multipart/form-data',
      async (request: FastifyRequest, body: IncomingMessage) => {
        const { headers } = request;
        if (Number(headers['content-length'] ?? 0) > MAX_FORM_BYTES) throw tooLarge();
        const patience = new AbortController();
        const timer = setTimeout(() => patience.abort(tooSlow()), PATIENCE_MS).unref();
        const limits = { take: () => true, until: patience.signal };
        const form = await readForm(body, headers, FIELDS, limits).finally(() => clearTimeout(timer));
        return Object.fromEntries(Object.entries(form).map(([name, [value]]) => [name, value]));
      },
    );
    app.addHook('onSend', closeSlowly);
  },
};

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
