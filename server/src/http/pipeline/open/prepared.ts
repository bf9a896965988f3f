import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * A static response: built once, compressed once, off the event loop, with an ETag so that clients that have
 * it already get nothing. Anyone may request it, so it must cost almost nothing.
 */
export type Prepared = {
  readonly type: string;
  readonly body: Buffer;
  readonly tag: string;
  /** The body in an encoding. Null when compression would save nothing. */
  encoded(encoding: Encoding): Promise<Buffer | null>;
};

type Encoding = keyof typeof ENCODERS;

/** High enough for a small result, low enough that four megabytes take only a moment of one thread. */
const BROTLI_QUALITY = 6;
const ENCODERS = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
};
const COMPRESSIBLE = /^text\/|json|javascript|svg/;
const MIN_COMPRESSED = 1_024;

export function prepare(body: string | Buffer, type: string): Prepared {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  const worthIt = COMPRESSIBLE.test(type) && bytes.length >= MIN_COMPRESSED;
  const made = new Map<Encoding, Promise<Buffer>>();
  return {
    type,
    body: bytes,
    // Weak, because it identifies the body and not one encoding of it (RFC 9110, 8.8.3.3).
    tag: `W/"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`,
    async encoded(encoding) {
      if (!worthIt) return null;
      const encoded = made.get(encoding) ?? ENCODERS[encoding](bytes);
      made.set(encoding, encoded);
      return encoded;
    },
  };
}

export async function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  prepared: Prepared,
  cacheControl: string,
  vary = 'accept-encoding',
): Promise<FastifyReply> {
  reply.headers({ 'cache-control': cacheControl, etag: prepared.tag, vary });
  if (isKnown(request.headers['if-none-match'], prepared.tag)) return reply.status(304).send();
  reply.type(prepared.type);
  const encoding = bestEncoding(request.headers['accept-encoding']);
  const encoded = encoding && (await prepared.encoded(encoding));
  if (encoded) reply.header('content-encoding', encoding);
  return sendInChunks(reply, encoded ?? prepared.body);
}

const CHUNK_BYTES = 65_536;

/** A body of megabytes sent in one piece is copied at once for each request, which blocks the event loop. */
function sendInChunks(reply: FastifyReply, body: Buffer): FastifyReply {
  if (body.length <= CHUNK_BYTES) return reply.send(body);
  function* batches() {
    for (let at = 0; at < body.length; at += CHUNK_BYTES) yield body.subarray(at, at + CHUNK_BYTES);
  }
  return reply.header('content-length', body.length).send(Readable.from(batches(), { highWaterMark: 1 }));
}

function isKnown(header: string | undefined, tag: string): boolean {
  const bare = (text: string) => text.trim().replace(/^W\//, '');
  return header?.split(',').some((known) => known.trim() === '*' || bare(known) === bare(tag)) ?? false;
}

/** Returns the first of our encodings that the client accepts. */
function bestEncoding(accepted: string | undefined): Encoding | null {
  const read = (encoding: string) =>
    accepted?.split(',').some((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      return name === encoding && !parameters.some((text) => /^q=0(\.0*)?$/.test(text));
    }) ?? false;
  return (Object.keys(ENCODERS) as Encoding[]).find(read) ?? null;
}

/** Memoises an async function: all callers share one result. A failure is not kept. */
export function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let making: Promise<Made> | null = null;
  return () => {
    making ??= make().catch((error: unknown) => {
      making = null;
      throw error;
    });
    return making;
  };
}
