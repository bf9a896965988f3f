import { Transform } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '#core/problem.ts';

const MIB = 1024 * 1024;
/** A third of the total, so that an account with many slow uploads leaves room for others. */
const OF_ONE_ACCOUNT = 32 * MIB;
/** The total in one process. */
const OF_ALL = 96 * MIB;

/** The slowest upload that is waited for after the first seconds: a poor mobile connection. */
const SLOWEST_BYTES_PER_SECOND = 4_096;
const FIRST_MS = 8_000;
const LOOK_EVERY_MS = 1_000;

/** Who uploads what belongs together: pictures through a link, or files to a dispute. */
export type Sender = {
  readonly name: string;
  readonly accountId: string;
  /** The most that this sender may have in memory at once. */
  readonly maxBytes: number;
  /** Refuse the newest upload, or give up the oldest, so that one who holds several shuts out no other. */
  readonly whenFull: 'refuse' | 'give_up_oldest';
  readonly busy: () => Problem;
};

type Upload = Omit<Sender, 'accountId'> & {
  readonly account: string;
  readonly startedAt: number;
  /** Ends the upload with an answer. */
  readonly giveUp: (problem: Problem) => void;
  bytes: number;
  complete: boolean;
};

/** The uploads whose files are in memory, oldest first. */
const uploads = new Map<FastifyRequest, Upload>();
const taken = new Map<string, number>();

/**
 * A file occupies memory from its first byte until it is stored. Without limits, the holder of a link could
 * start enough uploads to exhaust the memory of the process, which also moves money. Bytes count as
 * they arrive, so that an announced length takes nothing from others; an upload that is too slow is ended,
 * and where there is no room left, the account with the most loses its oldest upload.
 */
export function boundUploads(app: FastifyInstance, senderOf: (request: FastifyRequest) => Sender): void {
  app.addHook('preParsing', async (request, reply, payload) => {
    const { accountId, ...sender } = senderOf(request);
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
      ...sender,
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
  const { name, account, maxBytes, whenFull, busy } = upload;
  const isFull = (holder: string, limit: number) => holds(holder) + bytes > limit;
  const makeRoom = (holder: string, limit: number, isOne: (one: Upload) => boolean) => {
    while (isFull(holder, limit) && giveUpOldest(isOne, upload));
  };
  if (whenFull === 'give_up_oldest') makeRoom(name, maxBytes, (one) => one.name === name);
  if (isFull(name, maxBytes)) return busy();
  makeRoom(account, OF_ONE_ACCOUNT, (one) => one.account === account);
  if (isFull('all', OF_ALL)) {
    const largest = largestAccount();
    makeRoom('all', OF_ALL, (one) => one.account === largest);
  }
  if (isFull(account, OF_ONE_ACCOUNT) || isFull('all', OF_ALL)) return busy();
  add(upload, bytes);
  return null;
}

const holds = (name: string) => taken.get(name) ?? 0;

function add(upload: Upload, bytes: number): void {
  upload.bytes += bytes;
  for (const name of [upload.name, upload.account, 'all']) {
    const now = holds(name) + bytes;
    if (now > 0) taken.set(name, now);
    else taken.delete(name);
  }
}

/** Returns false when there is none. */
function giveUpOldest(isOne: (upload: Upload) => boolean, except: Upload): boolean {
  for (const upload of uploads.values()) {
    if (!isOne(upload) || upload === except || upload.complete || upload.bytes === 0) continue;
    add(upload, -upload.bytes);
    upload.giveUp(upload.busy());
    return true;
  }
  return false;
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
