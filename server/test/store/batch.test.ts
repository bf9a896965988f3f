import { describe, expect, it } from 'vitest';
import { naturalBatch } from '#store/batch.ts';

describe('naturalBatch', () => {
  it('puts all waiting items in the next call, and gives each caller its own result', async () => {
    const sizes: number[] = [];
    const double = naturalBatch(async (items: readonly number[]) => {
      sizes.push(items.length);
      return items.map((item) => item * 2);
    });
    const results = await Promise.all([1, 2, 3].map(double));
    expect(results).toEqual([2, 4, 6]);
    expect(sizes).toEqual([3]);
  });

  it('never lets two items with the same key share a call', async () => {
    const calls: string[][] = [];
    const run = naturalBatch(
      async (items: readonly string[]) => {
        calls.push([...items]);
        return items;
      },
      { keyOf: (item) => item.slice(0, 1) },
    );
    await Promise.all(['a1', 'b1', 'a2', 'a3'].map(run));
    expect(calls).toEqual([['a1', 'b1'], ['a2'], ['a3']]);
  });

  it('fails only the faulty item', async () => {
    const run = naturalBatch(async (items: readonly number[]) => {
      if (items.includes(2)) throw new Error('two is bad');
      return items;
    });
    const results = await Promise.allSettled([1, 2, 3].map(run));
    expect(results.map((result) => result.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('does not send a batch again when the connection broke: it may have been written', async () => {
    let calls = 0;
    const run = naturalBatch(async () => {
      calls += 1;
      throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
    });
    const results = await Promise.allSettled([1, 2, 3].map(run));
    expect(results.map((result) => result.status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(calls).toBe(1);
  });
});
