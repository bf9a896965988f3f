import { Agent, request } from 'node:http';
import type {
  IdentityEngine,
  IdentityImages,
  IdentityOutcome,
  IdentityTicket,
} from '#core/identity/engine.ts';
import { identityBusy } from '#core/identity/engine.ts';
import type { Clock } from '#core/time.ts';
import { openAdmission, type Ticket } from '#vision/pool/admission.ts';
import { INTRODUCTION, MEASURE, outcomeOf, PATH, type SealedMessages } from './sealed-messages.ts';

/** Another process that measures, and its number of slots. */
export type RemoteWorker = { readonly address: string; readonly slots: number };

export type RemoteSettings = {
  readonly messages: SealedMessages;
  readonly clock: Clock;
  /** Returns the workers available now. */
  readonly find: () => Promise<readonly RemoteWorker[]>;
  readonly maxWaiting: number;
  readonly deadlineMs: number;
};

const LOOK_EVERY_MS = 2_000;
/** The limits for requests sent to other processes at once, and for the memory their pictures use here. */
const MAX_SENT = 32;
const MAX_BYTES = 100 * 1024 * 1024;

/**
 * An engine without models or worker processes of its own: measurements run on other processes. If one is
 * full or dies, the next is asked, because a measurement changes nothing. When none is left, the caller is
 * told to retry.
 */
export function openRemoteEngine(settings: RemoteSettings): IdentityEngine {
  const { maxWaiting, deadlineMs } = settings;
  const admission = openAdmission({ maxInside: MAX_SENT, maxWaiting, maxBytes: MAX_BYTES, deadlineMs });
  const post = openPost(settings);
  const ended = { measured: 0, too_late: 0, died: 0, no_place: 0 };
  let msWorked = 0;
  let workers: readonly RemoteWorker[] | null = null;
  const sent = new Map<string, number>();

  // While the database does not answer, the last known workers are kept.
  const look = async () => {
    workers = await settings.find().catch(() => workers);
  };
  const looking = setInterval(look, LOOK_EVERY_MS).unref();

  /** Returns the workers with the lowest load first. */
  const inOrder = () =>
    [...(workers ?? [])]
      .map((worker) => ({ worker, load: ((sent.get(worker.address) ?? 0) + Math.random()) / worker.slots }))
      .sort((left, right) => left.load - right.load)
      .map(({ worker }) => worker.address);

  async function sendTo(address: string, message: Parcel): Promise<IdentityOutcome | null> {
    sent.set(address, (sent.get(address) ?? 0) + 1);
    try {
      return await post.send(address, message);
    } finally {
      const left = (sent.get(address) ?? 1) - 1;
      if (left > 0) sent.set(address, left);
      else sent.delete(address);
    }
  }

  async function measure(ticket: Ticket, account: string, images: IdentityImages): Promise<IdentityOutcome> {
    const outcome = await ticket.inTurn(async () => {
      const begunAt = performance.now();
      try {
        for (const address of inOrder()) {
          if (ticket.until.aborted) return null;
          const answer = await sendTo(address, { account, images, ticket });
          if (answer) return answer;
        }
        return 'died' as const;
      } finally {
        msWorked += performance.now() - begunAt;
      }
    });
    ended[outcome === null ? 'too_late' : outcome === 'died' ? 'died' : 'measured'] += 1;
    if (outcome === null || outcome === 'died') throw identityBusy();
    return outcome;
  }

  function takeTicket(account: string): IdentityTicket {
    const ticket = workers?.length === 0 ? null : admission.enter(account);
    if (!ticket) {
      ended.no_place += 1;
      throw identityBusy();
    }
    return { ...ticket, measure: (images) => measure(ticket, account, images) };
  }

  return {
    start: look,
    // The other processes keep theirs loaded.
    prepare: () => undefined,
    state: () => (workers === null ? 'starting' : workers.length === 0 ? 'absent' : 'ready'),
    load: () => ({ ...admission.load(), ended: { ...ended }, secondsWorked: msWorked / 1_000 }),
    takeTicket,
    async close() {
      clearInterval(looking);
      post.close();
    },
  };
}

type Parcel = { readonly account: string; readonly images: IdentityImages; readonly ticket: Ticket };

/**
 * Sends a message to another process. Null when that process is full, gone, or not part of this installation.
 */
function openPost({ messages, clock }: RemoteSettings) {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 4 });
  const send = (address: string, { account, images, ticket }: Parcel) =>
    new Promise<IdentityOutcome | null>((resolve) => {
      const parts = messages.encrypt(MEASURE, { images });
      const expected = outcomeOf(Buffer.concat(parts.slice(0, 1)));
      const call = request(new URL(PATH, address), {
        method: 'POST',
        agent,
        signal: ticket.until,
        headers: {
          'content-type': 'application/octet-stream',
          'content-length': parts.reduce((sum, part) => sum + part.length, 0),
          [INTRODUCTION]: messages.introduce(account, clock()),
        },
      });
      const failed = () => resolve(null);
      call.on('error', failed);
      call.on('response', async (answer) => {
        answer.on('error', failed);
        const chunks: Buffer[] = [];
        try {
          for await (const chunk of answer) chunks.push(chunk as Buffer);
          if (answer.statusCode !== 200) return failed();
          resolve(messages.open(expected, Buffer.concat(chunks)) as IdentityOutcome);
        } catch {
          failed();
        }
      });
      for (const part of parts) call.write(part);
      call.end();
    });
  return { send, close: () => agent.destroy() };
}
