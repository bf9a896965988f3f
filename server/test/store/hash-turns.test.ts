import { describe, expect, it } from 'vitest';
import { openTurns } from '#store/account/hash-turns.ts';

/** Work that ends when it is told to, in the order in which it was started. */
function bench() {
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => () => {
    started.push(name);
    return new Promise<string>((resolve) => {
      ends.push(() => resolve(name));
    });
  };
  const endAll = async () => {
    await new Promise((resolve) => setImmediate(resolve));
    for (let end = ends.shift(); end; end = ends.shift()) {
      end();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { started, work, endAll };
}

describe('turns at hashing', () => {
  it('go round the places, whatever each of them asks for', async () => {
    const turns = openTurns({ atOnce: 1, maxWaiting: 100, patienceMs: 10_000 });
    const { started, work, endAll } = bench();
    const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map((name) =>
      turns.take(name.slice(0, 1), work(name)),
    );
    await endAll();
    await Promise.all(all);
    expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  });

  it('are lost by the place with the most waiting when too many wait', async () => {
    const turns = openTurns({ atOnce: 1, maxWaiting: 3, patienceMs: 10_000 });
    const { started, work, endAll } = bench();
    const flood = ['a1', 'a2', 'a3', 'a4', 'a5'].map((name) =>
      turns.take('a', work(name)).catch((error: Error & { code?: string }) => error.code),
    );
    const honest = turns.take('b', work('b1'));
    await endAll();
    expect(await honest).toBe('b1');
    expect(await Promise.all(flood)).toEqual(['a1', 'a2', 'a3', 'rate_limited', 'rate_limited']);
    expect(started).toEqual(['a1', 'a2', 'b1', 'a3']);
  });

  it('end in a refusal when they do not come in time, and are free again after a failure', async () => {
    const turns = openTurns({ atOnce: 1, maxWaiting: 3, patienceMs: 20 });
    const { work, endAll } = bench();
    const first = turns.take('a', work('a1'));
    await expect(turns.take('b', work('b1'))).rejects.toMatchObject({ code: 'rate_limited' });
    await endAll();
    await first;
    await expect(turns.take('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await turns.take('b', async () => 'works')).toBe('works');
  });
});
