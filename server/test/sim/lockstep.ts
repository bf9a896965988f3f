import { AsyncResource } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Violation } from './failure.ts';
import type { Random } from './random.ts';

/**
 * The seed decides which client continues. Every client runs the real code and stops wherever that code
 * reaches outside: a query, a commit, the bank. When all have stopped, some continue together:
 *
 * - first reads, in parallel: nothing is being written meanwhile, so their order cannot matter;
 * - then commits, one process after the other, each process's own in one call as natural batching does it;
 * - then writes to rows that no other client touches, in parallel again;
 * - then other writes and the bank, one by one.
 *
 * So processes really do lose races to each other, at points that the seed chose, and the same seed replays
 * the same history. This cannot show two statements inside the database at the same moment; `free` can, where
 * no client waits for another and nothing can be replayed.
 */
export type Scheduling = 'lockstep' | 'free';

export type SimNode = { readonly name: string };
export type Reach = 'read' | 'commit' | 'own' | 'write';

type Parked = {
  readonly node: SimNode;
  readonly reach: Reach;
  readonly run: () => Promise<unknown>;
  resolve(value: unknown): void;
  reject(error: unknown): void;
};

/** The process died here. It is unknown whether its last request was executed, as in reality. */
export class SimulatedCrash extends Error {}

const GOES_ON = 0.8;
const PROCESS_CRASH = 0.001;
const AT_ONCE = 64;

export type Lockstep = {
  park<Result>(node: SimNode, reach: Reach, run: () => Promise<Result>): Promise<Result>;
  /** Runs the clients to completion. `afterRound` sees the database while nothing is being written. */
  drive(clients: readonly Promise<void>[], afterRound: () => Promise<void>): Promise<void>;
};

export function lockstep(random: Random, scheduling: Scheduling, crashes: () => boolean): Lockstep {
  let parked: Parked[] = [];

  function letGo(): Parked[] {
    const going = parked.filter(() => random.chance(GOES_ON));
    if (going.length === 0 && parked.length > 0) going.push(random.pick(parked));
    const gone = new Set(going);
    parked = parked.filter((waiting) => !gone.has(waiting));
    return random.shuffle(going);
  }

  /** A process that dies takes all its waiting requests with it; some had reached the database, some not. */
  function strikeDown(going: Parked[]): Parked[] {
    const [victim] = going;
    if (!victim || !random.chance(PROCESS_CRASH) || !crashes()) return going;
    const inside = [...going, ...parked].filter(({ node }) => node === victim.node);
    parked = parked.filter(({ node }) => node !== victim.node);
    const died = inside.map((waiting) => {
      const reached = random.chance(0.5);
      return {
        ...waiting,
        run: () => (reached ? waiting.run() : Promise.resolve()).then(die, dieUnlessBroken),
      };
    });
    return [...going.filter(({ node }) => node !== victim.node), ...died];
  }

  async function round(): Promise<void> {
    const going = strikeDown(letGo());
    const outcomes = new Map<Parked, PromiseSettledResult<unknown>>();
    const together = async (group: readonly Parked[]) => {
      // In parts, because waiting for a connection times out after some seconds of real time.
      for (let start = 0; start < group.length; start += AT_ONCE) {
        const part = group.slice(start, start + AT_ONCE);
        const settled = await Promise.allSettled(part.map((waiting) => waiting.run()));
        part.forEach((waiting, index) => {
          outcomes.set(waiting, settled[index] as PromiseSettledResult<unknown>);
        });
      }
    };
    await together(going.filter(({ reach }) => reach === 'read'));
    const commits = going.filter(({ reach }) => reach === 'commit');
    for (const node of new Set(commits.map((waiting) => waiting.node))) {
      await together(commits.filter((waiting) => waiting.node === node));
    }
    await together(going.filter(({ reach }) => reach === 'own'));
    for (const write of going.filter(({ reach }) => reach === 'write')) await together([write]);
    for (const [waiting, outcome] of outcomes) {
      if (outcome.status === 'fulfilled') waiting.resolve(outcome.value);
      else waiting.reject(outcome.reason);
    }
  }

  return {
    park<Result>(node: SimNode, reach: Reach, run: () => Promise<Result>) {
      if (scheduling === 'free') return nextTurn().then(run);
      return new Promise<Result>((resolve, reject) => {
        const asWhoAsked = AsyncResource.bind(run);
        parked.push({ node, reach, run: asWhoAsked, resolve: resolve as (value: unknown) => void, reject });
      });
    },
    async drive(clients, afterRound) {
      let running = true;
      let failure: { error: unknown } | null = null;
      const all = Promise.all(clients)
        .catch((error: unknown) => {
          failure = { error };
        })
        .finally(() => {
          running = false;
        });
      while (running) {
        // Everything that a client does between two stops is promises; they have settled when the next turn
        // of the event loop begins.
        await nextTurn();
        if (parked.length > 0) await round();
        await afterRound();
      }
      await all;
      parked = [];
      if (failure) throw (failure as { error: unknown }).error;
    },
  };
}

function die(): never {
  throw new SimulatedCrash('the process died');
}

/** A crash hides errors, but not a guarantee that was broken on the way. */
function dieUnlessBroken(error: unknown): never {
  throw error instanceof Violation ? error : new SimulatedCrash('the process died');
}
