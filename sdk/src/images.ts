import { SuretyError } from './errors.ts';
import { invalid } from './options.ts';
import { isBrowser, readFile } from './platform.ts';

/**
 * A JPEG or PNG, or where the call says so a PDF, of at most 10 MB: a file path (not in browsers), bytes, a
 * Blob or File, or a stream.
 */
export type ImageSource =
  | string
  | Uint8Array
  | ArrayBuffer
  | Blob
  | ReadableStream<Uint8Array>
  | AsyncIterable<Uint8Array>;

/** The server's limit. Reading stops there, so that an endless stream does not exhaust the memory. */
const MAX_IMAGE_BYTES = 10 * 1024 * 1024;

/** Reads an image from any source. A stream can be read only once, so its contents are kept for retries. */
export async function toBlob(source: ImageSource, field: string): Promise<Blob> {
  if (source instanceof Blob) return limited(source, source.size, field);
  if (typeof source === 'string') {
    if (isBrowser())
      throw invalid(`${field}: a path cannot be read in a browser. Pass the File that the user chose.`);
    return fromBytes(await readFile(source), field);
  }
  if (source instanceof Uint8Array) return fromBytes(source, field);
  if (source instanceof ArrayBuffer) return fromBytes(new Uint8Array(source), field);
  if (source instanceof ReadableStream) return fromChunks(chunksOf(source), field);
  if (typeof source?.[Symbol.asyncIterator] === 'function') return fromChunks(source, field);
  throw invalid(`${field} must be a path, bytes, a Blob or a stream.`);
}

function fromBytes(bytes: Uint8Array, field: string): Blob {
  const type =
    bytes[0] === 0x89 ? 'image/png' : bytes[0] === 0xff ? 'image/jpeg' : 'application/octet-stream';
  return limited(new Blob([bytes as Uint8Array<ArrayBuffer>], { type }), bytes.byteLength, field);
}

async function fromChunks(chunks: AsyncIterable<Uint8Array>, field: string): Promise<Blob> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.byteLength;
    parts.push(chunk);
    if (size > MAX_IMAGE_BYTES) throw tooLarge(field);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.byteLength;
  }
  return fromBytes(bytes, field);
}

/** Some runtimes cannot iterate a web stream. */
async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function limited(blob: Blob, size: number, field: string): Blob {
  if (size > MAX_IMAGE_BYTES) throw tooLarge(field);
  return blob;
}

function tooLarge(field: string): SuretyError {
  return new SuretyError('payload_too_large', `${field} is larger than 10 MB.`);
}
