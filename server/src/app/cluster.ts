import cluster, { type Worker } from 'node:cluster';
import { EventEmitter, once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '#settings/config.ts';
import { openDatabase } from './database.ts';

/** The process that leads several which serve on one port. It opens the database, and does no more. */
export type Leader = { readonly address: string; stop(): Promise<void> };

/** What a member of a crew may say to the others. The leader passes it on and understands nothing of it. */
export type Crew = {
  tell(topic: string, body: unknown): void;
  /** Tells that there is something to do; many hints become one. */
  hint(topic: string): void;
  onTold(topic: string, listener: (body: unknown) => void): void;
  /** Asks every other member; whoever does not answer in time is left out. */
  ask(topic: string): Promise<readonly unknown[]>;
  onAsked(topic: string, answer: () => Promise<unknown>): void;
};

type Letter = { readonly to: number | 'others'; readonly topic: string; readonly body: unknown };
type Delivered = Letter & { readonly from: number };

export class CrewError extends Error {}

/** One that ends sooner than this is not helped by being started at once. */
const SHORT_LIFE_MS = 10_000;
const REST_MS = 1_000;

/** Starts the members and returns when all of them serve. One that ends on its own is replaced. */
export async function leadCrew(config: Config): Promise<Leader> {
  const database = await openDatabase(config);
  const places = Array.from({ length: config.WEB_CONCURRENCY }, (_, place) => place);
  let complete = false;
  let stopping = false;
  cluster.on('message', (from, letter: Letter) => passOn(from, letter));

  /** Answers where it listens, or null when it ended before that. */
  async function fill(place: number): Promise<string | null> {
    const startedAt = performance.now();
    const member = startMember(place);
    const ended = once(member, 'exit');
    void ended.then(async ([code, signal]) => {
      if (!complete || stopping) return;
      console.error(`  Process ${member.process.pid} ended (${signal ?? code}); another takes its place`);
      if (performance.now() - startedAt < SHORT_LIFE_MS) await sleep(REST_MS);
      if (!stopping) await fill(place);
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
  const [address, ...others] = await Promise.all(places.map(fill));
  if (!address || others.includes(null)) {
    await stop();
    throw new CrewError('a process that should serve could not start');
  }
  complete = true;
  return { address, stop };
}

/** The first does what happens after a commit as well, unless none of them should. */
function startMember(place: number): Worker {
  const [, , ...args] = process.argv;
  cluster.setupPrimary({ args: place === 0 ? args : [...args, '--no-jobs'], serialization: 'advanced' });
  return cluster.fork();
}

function passOn(from: Worker, { to, topic, body }: Letter): void {
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

/** This process among the others that its leader has started; null when it serves alone. */
export function joinCrew(size: number): Crew | null {
  if (!cluster.isWorker) return null;
  const told = new EventEmitter();
  process.on('message', (letter: Delivered) => told.emit(letter.topic, letter));
  const write = (letter: Letter) => process.send?.(letter);
  const hinted = new Set<string>();
  let asked = 0;
  return {
    tell: (topic, body) => write({ to: 'others', topic, body }),
    hint(topic) {
      if (hinted.has(topic)) return;
      hinted.add(topic);
      setTimeout(() => {
        hinted.delete(topic);
        write({ to: 'others', topic, body: null });
      }, HINT_MS).unref();
    },
    onTold: (topic, listener) => told.on(topic, ({ body }: Delivered) => listener(body)),
    async ask(topic) {
      const answerTo = `${topic} ${++asked}`;
      const answers: unknown[] = [];
      const all = Promise.withResolvers<void>();
      told.on(answerTo, ({ body }: Delivered) => {
        answers.push(body);
        if (answers.length === size - 1) all.resolve();
      });
      write({ to: 'others', topic, body: answerTo });
      await Promise.race([all.promise, sleep(ANSWER_MS, undefined, { ref: false })]);
      told.removeAllListeners(answerTo);
      return answers;
    },
    onAsked: (topic, answer) =>
      told.on(topic, async ({ from, body }: Delivered) =>
        write({ to: from, topic: String(body), body: await answer() }),
      ),
  };
}
