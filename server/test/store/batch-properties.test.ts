import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { naturalBatch } from '#store/batch.ts';

const tick = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('naturalBatch, for any timing', () => {
  it('puts all items of one turn in one call, and those that arrive meanwhile in the next', async () => {
    const calls: number[][] = [];
    const double = naturalBatch(async (items: readonly number[]) => {
      calls.push([...items]);
      await tick();
      return items.map((item) => item * 2);
    });
    const first = Promise.all([double(1), double(2), double(3)]);
    await tick();
    const second = Promise.all([double(4), double(5)]);
    expect(await first).toEqual([2, 4, 6]);
    expect(await second).toEqual([8, 10]);
    expect(calls).toEqual([
      [1, 2, 3],
      [4, 5],
    ]);
  });

  it('uses its full concurrency and no more', async () => {
    let [running, most] = [0, 0];
    const work = naturalBatch(
      async (items: readonly number[]) => {
        most = Math.max(most, ++running);
        await tick();
        running -= 1;
        return items;
      },
      { concurrency: 3, maxItems: 1 },
    );
    await Promise.all(Array.from({ length: 20 }, (_, i) => work(i)));
    expect(most).toBe(3);
  });

  it('gives each caller its own result or its own failure, for any timing', async () => {
    const arrivals = fc.array(
      fc.record({
        id: fc.integer(),
        key: fc.constantFrom('a', 'b', 'c', 'd'),
        bad: fc.boolean(),
        wait: fc.nat(3),
      }),
      { maxLength: 60 },
    );
    const options = fc.record({
      maxItems: fc.integer({ min: 1, max: 8 }),
      concurrency: fc.integer({ min: 1, max: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(arrivals, options, fc.boolean(), async (items, { maxItems, concurrency }, keyed) => {
        type Item = (typeof items)[number];
        const succeeded: Item[] = [];
        const run = naturalBatch(
          async (batch: readonly Item[]) => {
            expect(batch.length).toBeGreaterThan(0);
            expect(batch.length).toBeLessThanOrEqual(maxItems);
            if (keyed) expect(new Set(batch.map(({ key }) => key)).size).toBe(batch.length);
            await tick();
            if (batch.some(({ bad }) => bad)) throw new Error('the whole batch rolled back');
            succeeded.push(...batch);
            return batch.map((item) => ({ answerTo: item }));
          },
          keyed ? { maxItems, concurrency, keyOf: (item: Item) => item.key } : { maxItems, concurrency },
        );
        const answers = await Promise.all(
          items.map(async (item) => {
            for (let i = 0; i < item.wait; i++) await tick();
            return run(item).catch(() => 'failed' as const);
          }),
        );
        answers.forEach((answer, index) => {
          const item = items[index];
          if (item?.bad) expect(answer).toBe('failed');
          else expect(answer).toEqual({ answerTo: item });
        });
        // Each good item had its effect exactly once.
        expect(succeeded).toHaveLength(items.filter(({ bad }) => !bad).length);
        expect(new Set(succeeded).size).toBe(succeeded.length);
      }),
      { numRuns: 150 },
    );
  });

  it('keeps the order of items with the same key in one worker', async () => {
    const seen: number[] = [];
    const run = naturalBatch(
      async (items: readonly number[]) => {
        await tick();
        seen.push(...items);
        return items;
      },
      { maxItems: 4, keyOf: (item) => String(item % 3) },
    );
    await Promise.all(Array.from({ length: 30 }, (_, i) => run(i)));
    for (const key of [0, 1, 2]) {
      const ofKey = seen.filter((item) => item % 3 === key);
      expect(ofKey).toEqual([...ofKey].sort((left, right) => left - right));
    }
  });
});
