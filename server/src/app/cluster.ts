import cluster, { type Worker } from 'node:cluster';
import { EventEmitter, once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '#settings/config.ts';
import { openDatabase } from './database.ts';
import type { Launched } from './launch.ts';

/** The process that leads several others on one port. It opens the database and starts them, nothing else. */
export type Leader = { readonly address: string; stop(): Promise<void> };

/** Messages between the members of a cluster. The leader forwards them without interpreting them. */
export type Cluster = {
  broadcast(topic: string, body: unknown): void;
  /** Announces that there is work; hints are coalesced. */
  hint(topic: string): void;
  onMessage(topic: string, listener: (body: unknown) => void): void;
  /** Asks every other member; answers that do not arrive in time are left out. */
  request(topic: string): Promise<readonly unknown[]>;
  onAsked(topic: string, answer: () => Promise<unknown>): void;
};

type Message = { readonly to: number | 'others'; readonly topic: string; readonly body: unknown };
type Delivered = Message & { readonly from: number };

export class ClusterError extends Error {}

/** A member that ends sooner than this would fail again if it were restarted at once. */
const SHORT_LIFE_MS = 10_000;
const RESTART_DELAY_MS = 1_000;

/** Starts the members and returns when all of them serve. A member that ends by itself is replaced. */
export async function leadCluster(config: Config, launched: Launched): Promise<Leader> {
  const database = await openDatabase(config, { launched });
  const slots = Array.from({ length: config.WEB_CONCURRENCY }, (_, slot) => slot);
  let complete = false;
  let stopping = false;
  cluster.on('message', (from, message: Message) => passOn(from, message));

  /** Returns the address it listens on, or null when it ended before that. */
  async function fill(slot: number): Promise<string | null> {
    const startedAt = performance.now();
    const member = startMember(slot);
    const ended = once(member, 'exit');
    void ended.then(async ([code, signal]) => {
      if (!complete || stopping) return;
      console.error(`  Process ${member.process.pid} ended (${signal ?? code}); starting another`);
      if (performance.now() - startedAt < SHORT_LIFE_MS) await sleep(RESTART_DELAY_MS);
      if (!stopping) await fill(slot);
    });
    const listening = once(member, 'listening').then(([at]) => addressOf(at, config.HOST));
    return Promise.race([listening, ended.then(() => null)]);
  }

  const stop = async () => {
    stopping = true;
    const members = Object.values(cluster.workers ?? {}).filter((member) => member !== undefined);
    const ends = members.map((member) => once(member, 'exit'));
    for (const member of members) member.process.kill('SIGTERM');
    await Promise.all(ends);
    await database.stop();
  };
  const [address, ...others] = await Promise.all(slots.map(fill));
  if (!address || others.includes(null)) {
    await stop();
    throw new ClusterError('a serving process could not start');
  }
  complete = true;
  return { address, stop };
}

/** The first member also runs background jobs, unless --no-jobs was given. */
function startMember(slot: number): Worker {
  const [, , ...args] = process.argv;
  cluster.setupPrimary({ args: slot === 0 ? args : [...args, '--no-jobs'], serialization: 'advanced' });
  return cluster.fork();
}

function passOn(from: Worker, { to, topic, body }: Message): void {
  for (const member of Object.values(cluster.workers ?? {})) {
    if (!member?.isConnected() || member.id === from.id) continue;
    if (to === 'others' || to === member.id) member.send({ from: from.id, to, topic, body });
  }
}

function addressOf({ port }: { readonly port: number }, host: string): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

const ANSWER_MS = 1_000;
const HINT_MS = 10;

/** Joins the cluster that the leader has started; null when this process serves alone. */
export function joinCluster(size: number): Cluster | null {
  if (!cluster.isWorker) return null;
  const messages = new EventEmitter();
  process.on('message', (message: Delivered) => messages.emit(message.topic, message));
  const write = (message: Message) => process.send?.(message);
  const hinted = new Set<string>();
  let asked = 0;
  return {
    broadcast: (topic, body) => write({ to: 'others', topic, body }),
    hint(topic) {
      if (hinted.has(topic)) return;
      hinted.add(topic);
      setTimeout(() => {
        hinted.delete(topic);
        write({ to: 'others', topic, body: null });
      }, HINT_MS).unref();
    },
    onMessage: (topic, listener) => messages.on(topic, ({ body }: Delivered) => listener(body)),
    async request(topic) {
      const answerTo = `${topic} ${++asked}`;
      const answers: unknown[] = [];
      const all = Promise.withResolvers<void>();
      messages.on(answerTo, ({ body }: Delivered) => {
        answers.push(body);
        if (answers.length === size - 1) all.resolve();
      });
      write({ to: 'others', topic, body: answerTo });
      await Promise.race([all.promise, sleep(ANSWER_MS, undefined, { ref: false })]);
      messages.removeAllListeners(answerTo);
      return answers;
    },
    onAsked: (topic, answer) =>
      messages.on(topic, async ({ from, body }: Delivered) =>
        write({ to: from, topic: String(body), body: await answer() }),
      ),
  };
}
