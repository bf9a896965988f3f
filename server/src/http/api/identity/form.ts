import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { accountOf } from '#core/environment.ts';
import { type IdentityTicket, identityBusy } from '#core/identity/engine.ts';
import { Problem } from '#core/problem.ts';
import type { BodyReader } from '#http/pipeline/endpoint.ts';
import { closeSlowly } from '#http/pipeline/limits/slow-close.ts';
import { type Form, type FormFields, MAX_IMAGE_BYTES, readForm } from '#http/pipeline/multipart.ts';

export const MAX_FRAMES = 10;
/** The most that is kept of a form, whatever length it declares. */
const MAX_FORM_BYTES = (MAX_FRAMES + 2) * MAX_IMAGE_BYTES;

const FORM_FIELDS: FormFields = {
  external_user_id: { kind: 'text', max: 1 },
  document_type: { kind: 'text', max: 1 },
  device_fingerprint: { kind: 'text', max: 1 },
  name: { kind: 'text', max: 1 },
  date_of_birth: { kind: 'text', max: 1 },
  nin: { kind: 'text', max: 1 },
  bvn: { kind: 'text', max: 1 },
  reference: { kind: 'text', max: 1 },
  metadata: { kind: 'text', max: 1 },
  document_image: { kind: 'image', max: 1 },
  selfie_images: { kind: 'image', max: MAX_FRAMES },
};

const tickets = new WeakMap<FastifyRequest, IdentityTicket>();

/** The request's ticket in the queue, taken before its form was read. */
export function ticketOf(request: FastifyRequest): IdentityTicket {
  const ticket = tickets.get(request);
  if (!ticket) throw new Error('a form was sent to a route that does not accept one');
  return ticket;
}

export const verificationForm: BodyReader = {
  contentType: 'multipart/form-data',
  install(app, { identity }) {
    // Taken before the upload, so that a caller that would be refused does not have to send it.
    app.addHook('onRequest', async (request) => {
      tickets.set(request, identity.takeTicket(accountOf(request.caller?.developerId ?? '')));
      // The models load while the pictures arrive.
      identity.prepare();
    });
    app.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, body: IncomingMessage) =>
      shapeForm(await readInTurn(ticketOf(request), request, body)),
    );
    app.addHook('onSend', closeSlowly);
    app.addHook('onResponse', async (request) => tickets.get(request)?.leave());
    app.addHook('onRequestAbort', async (request) => tickets.get(request)?.leave());
  },
};

/**
 * Leaves a form unread until there is memory for it. A form without a Content-Length takes what is free as it
 * arrives.
 */
async function readInTurn(ticket: IdentityTicket, { headers }: FastifyRequest, body: IncomingMessage) {
  const length = Number(headers['content-length']);
  if (!length)
    return readForm(body, headers, FORM_FIELDS, { take: ticket.reserveBytes, until: ticket.until });
  if (!(await ticket.reserve(Math.min(length, MAX_FORM_BYTES)))) throw identityBusy();
  const pace = watchPace(body, length, ticket.deadline);
  const until = AbortSignal.any([ticket.until, pace.lost]);
  return readForm(body, headers, FORM_FIELDS, { take: () => true, until }).finally(pace.stop);
}

const PACE_AFTER_MS = 5_000;
const PACE_EVERY_MS = 1_000;

/**
 * Memory is reserved for a form from its first byte to its last, so it must arrive fast enough to be complete
 * before the deadline. The first seconds are exempt, for clients that start slowly.
 */
function watchPace({ socket }: IncomingMessage, length: number, deadline: number) {
  const slow = new AbortController();
  const [begunAt, before] = [performance.now(), socket.bytesRead];
  const timer = setInterval(() => {
    const elapsed = performance.now() - begunAt;
    const due = length * (elapsed / (deadline - begunAt));
    if (elapsed >= PACE_AFTER_MS && socket.bytesRead - before < due) slow.abort(tooSlow());
  }, PACE_EVERY_MS).unref();
  return { lost: slow.signal, stop: () => clearInterval(timer) };
}

function tooSlow(): Problem {
  return new Problem(
    'request_timed_out',
    'The upload is too slow to finish in time. Use a faster connection, or send smaller pictures.',
  );
}

/** Unwraps the fields that may occur only once; repeatable ones stay lists. */
function shapeForm(form: Form): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(form).map(([name, values]) => [name, FORM_FIELDS[name]?.max === 1 ? values[0] : values]),
  );
}
