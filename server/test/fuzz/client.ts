import { connect } from 'node:net';
import type { FuzzRequest } from './requests.ts';

export type FuzzAnswer = {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Buffer;
};

/** No legitimate response takes this long. */
const HANG_MS = 30_000;
/**
 * The service rightly waits for an announced body that never comes. After this the client ends the request.
 */
const OVER_MS = 1_500;

export function bytesOf({ method, path, headers, body }: FuzzRequest): Buffer {
  const head = [`${method} ${path} HTTP/1.1`, ...headers.map(([name, value]) => `${name}: ${value}`), '', ''];
  return Buffer.concat([Buffer.from(head.join('\r\n'), 'latin1'), body]);
}

/**
 * Sends bytes on a new connection and reads the response: `hang` when it does not end, null when it ends
 * without a response. A stream of events never ends, and is closed once it has begun.
 */
export function ask(port: number, request: FuzzRequest): Promise<FuzzAnswer | 'hang' | null> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(bytesOf(request)));
    let hung = false;
    const over = request.plain ? undefined : setTimeout(() => socket.end(), OVER_MS);
    const timer = setTimeout(() => {
      hung = true;
      socket.destroy();
    }, HANG_MS);
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      if (chunk.includes('event: ready')) socket.destroy();
    });
    // A refusal during the write resets the connection; the bytes read so far are the response.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(timer);
      clearTimeout(over);
      resolve(hung ? 'hang' : parse(Buffer.concat(chunks), request.method));
    });
  });
}

/** Parses the first response: leftover bytes of a request may have been answered as another one. */
function parse(bytes: Buffer, method: string): FuzzAnswer | null {
  const headEnd = bytes.indexOf('\r\n\r\n');
  if (headEnd < 0) return null;
  const [first = '', ...lines] = bytes.subarray(0, headEnd).toString('latin1').split('\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1]);
  const rest = bytes.subarray(headEnd + 4);
  if (status < 200) return parse(rest, method);
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
    }),
  );
  if (method === 'HEAD') return { status, headers, body: Buffer.alloc(0) };
  const length = Number(headers.get('content-length') ?? 0);
  const chunked = headers.get('transfer-encoding') === 'chunked';
  return { status, headers, body: chunked ? unchunk(rest) : rest.subarray(0, length) };
}

function unchunk(bytes: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const lineEnd = bytes.indexOf('\r\n', at);
    const size = Number.parseInt(bytes.subarray(at, lineEnd).toString('latin1'), 16);
    if (lineEnd < 0 || !(size > 0)) break;
    parts.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = lineEnd + 2 + size + 2;
  }
  return Buffer.concat(parts);
}
