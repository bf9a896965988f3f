import { Transform } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { identityBusy } from '#core/identity/engine.ts';
import { Problem } from '#core/problem.ts';

const MIB = 1024 * 1024;
/** The most that one link may upload at once: a document, or all frames of a series of movements. */
const OF_ONE_LINK = 6 * MIB;
/** A third of the total, so that an account with many slow links leaves room for others. */
const OF_ONE_ACCOUNT = 32 * MIB;
/** The total for all links, in one process. */
const OF_ALL = 96 * MIB;

/** The slowest upload that is waited for after the first seconds: a poor mobile connection. */
const SLOWEST_BYTES_PER_SECOND = 4_096;
const FIRST_MS = 8_000;
const LOOK_EVERY_MS = 1_000;

export type Sender = { readonly token: string; readonly accountId: string };

type Upload = {
  readonly link: string;
  readonly account: string;
  readonly startedAt: number;
  /** Ends the upload with an answer. */
  readonly giveUp: (problem: Problem) => void;
  bytes: number;
  complete: boolean;
};

/** The uploads whose pictures are in memory, oldest first. */
const uploads = new Map<FastifyRequest, Upload>();
const taken = new Map<string, number>();

/**
 * A picture occupies memory from its first byte until it is stored. Without limits, the holder of a link
 * could start enough uploads to exhaust the memory of the process, which also moves money. Bytes count as
 * they arrive, so that an announced length takes nothing from others; an upload that is too slow is ended,
 * and where there is no room left, the account with the most loses its oldest upload.
 */
export function boundUploads(app: FastifyInstance, senderOf: (request: FastifyRequest) => Sender): void {
  app.addHook('preParsing', async (request, reply, payload) => {
    const { token, accountId } = senderOf(request);
    const counted = Object.assign(
      new Transform({
        transform(chunk: Buffer, _encoding, done) {
          counted.receivedEncodedLength += chunk.length;
          done(admit(upload, chunk.length), chunk);
        },
        flush(done) {
          upload.complete = true;
          done();
        },
      }),
      { receivedEncodedLength: 0 },
    );
    const upload: Upload = {
      link: `link ${token}`,
      account: `account ${accountId}`,
      startedAt: performance.now(),
      giveUp: (problem) => {
        closeAfter(reply);
        counted.destroy(problem);
      },
      bytes: 0,
      complete: false,
    };
    uploads.set(request, upload);
    payload.on('error', (error) => counted.destroy(error));
    return payload.pipe(counted);
  });
  const leave = async (request: FastifyRequest) => letGo(request);
  app.addHook('onResponse', leave);
  app.addHook('onRequestAbort', leave);
  const watch = setInterval(endSlowOnes, LOOK_EVERY_MS).unref();
  app.addHook('onClose', async () => clearInterval(watch));
}

/** The rest of the body is not read, so the connection is of no further use. */
function closeAfter(reply: FastifyReply): void {
  if (!reply.sent) reply.header('connection', 'close');
}

/** Counts bytes that have arrived. Returns the refusal when there is no room for them. */
function admit(upload: Upload, bytes: number): Problem | null {
  if (holds(upload.link) + bytes > OF_ONE_LINK) return identityBusy();
  if (holds(upload.account) + bytes > OF_ONE_ACCOUNT) giveUpOldest(upload.account, upload);
  if (holds('all') + bytes > OF_ALL) giveUpOldest(largestAccount(), upload);
  if (holds(upload.account) + bytes > OF_ONE_ACCOUNT || holds('all') + bytes > OF_ALL) return identityBusy();
  add(upload, bytes);
  return null;
}

const holds = (name: string) => taken.get(name) ?? 0;

function add(upload: Upload, bytes: number): void {
  upload.bytes += bytes;
  for (const name of [upload.link, upload.account, 'all']) {
    const now = holds(name) + bytes;
    if (now > 0) taken.set(name, now);
    else taken.delete(name);
  }
}

function giveUpOldest(account: string, except: Upload): void {
  for (const upload of uploads.values()) {
    if (upload.account !== account || upload === except || upload.complete || upload.bytes === 0) continue;
    add(upload, -upload.bytes);
    upload.giveUp(identityBusy());
    return;
  }
}

function largestAccount(): string {
  const accounts = [...taken].filter(([name]) => name.startsWith('account '));
  return accounts.sort(([, left], [, right]) => right - left)[0]?.[0] ?? '';
}

function endSlowOnes(): void {
  for (const upload of uploads.values()) {
    const elapsedMs = performance.now() - upload.startedAt;
    const expected = (SLOWEST_BYTES_PER_SECOND * elapsedMs) / 1_000;
    if (upload.complete || elapsedMs < FIRST_MS || upload.bytes >= expected) continue;
    upload.giveUp(
      new Problem('request_timed_out', 'The upload is too slow. Try again where the network is better.'),
    );
  }
}

function letGo(request: FastifyRequest): void {
  const upload = uploads.get(request);
  if (!upload) return;
  uploads.delete(request);
  add(upload, -upload.bytes);
}
