import { describe, expect, it } from 'vitest';
import { openAdmission } from '#vision/pool/admission.ts';

const LONG_MS = 600_000;

/** An admission, with a new account for every ticket unless one is named. */
function open(settings: Partial<Parameters<typeof openAdmission>[0]> = {}) {
  const limits = { maxInside: 1, maxWaiting: 1, maxBytes: 100, deadlineMs: LONG_MS };
  // A turn costs nothing unless a test sets the time.
  const admission = openAdmission({ ...limits, now: () => 0, ...settings });
  let accounts = 0;
  return { enter: (account = `account ${accounts++}`) => admission.enter(account) };
}

/** Work that reports its start and lasts until the test ends it. */
function work() {
  const begun = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<string>();
  const run = () => {
    begun.resolve();
    return ended.promise;
  };
  return { run, begun: begun.promise, end: () => ended.resolve('done') };
}

describe('the admission', () => {
  it('has as many places as may run and wait, and refuses the rest', () => {
    const admission = open({ maxInside: 2, maxWaiting: 1 });
    const visits = [admission.enter(), admission.enter(), admission.enter()];
    expect(admission.enter()).toBeNull();
    visits[0]?.leave();
    visits[0]?.leave();
    expect(admission.enter()).not.toBeNull();
    expect(admission.enter()).toBeNull();
  });

  it('runs a limited number at a time, in the order of requests', async () => {
    const admission = open({ maxWaiting: 2 });
    const order: string[] = [];
    const first = work();
    const all = ['one', 'two', 'three'].map((name) =>
      admission.enter()?.inTurn(async () => {
        order.push(name);
        if (name === 'one') await first.run();
      }),
    );
    await first.begun;
    expect(order).toEqual(['one']);
    first.end();
    await Promise.all(all);
    expect(order).toEqual(['one', 'two', 'three']);
  });

  it('makes a ticket that needs too much memory wait, also those behind it', async () => {
    const admission = open({ maxWaiting: 3 });
    const [holder, another, more, less] = [
      admission.enter(),
      admission.enter(),
      admission.enter(),
      admission.enter(),
    ];
    expect(await holder?.reserve(50)).toBe(true);
    expect(await another?.reserve(40)).toBe(true);
    const admitted: string[] = [];
    const waits = [
      more?.reserve(50).then(() => admitted.push('more')),
      less?.reserve(20).then(() => admitted.push('less')),
    ];
    expect(less?.reserveBytes(20)).toBe(false);
    expect(admitted).toEqual([]);
    holder?.leave();
    another?.leave();
    await Promise.all(waits);
    expect(admitted).toEqual(['more', 'less']);
  });

  it('admits one at a time that is larger than a share, besides all the others', async () => {
    const admission = open({ maxWaiting: 3 });
    const [huge, next, small] = [admission.enter(), admission.enter(), admission.enter()];
    expect(await huge?.reserve(1_000)).toBe(true);
    const waiting = next?.reserve(51);
    expect(await small?.reserve(50)).toBe(true);
    expect(small?.reserveBytes(50)).toBe(false);
    expect(admission.enter()?.reserveBytes(50)).toBe(true);
    huge?.leave();
    expect(await waiting).toBe(true);
  });

  it('gives the turn to the account with less time used, and idle time is not saved up', async () => {
    let now = 0;
    const admission = open({ maxWaiting: 19, now: () => now });
    const order: string[] = [];
    const first = work();
    const enter = (account: string, ms: number) =>
      admission.enter(account)?.inTurn(async () => {
        order.push(account);
        if (order.length === 1) await first.run();
        now += ms;
      });
    const early = [enter('dear', 50), enter('dear', 50), enter('dear', 50), ...Array(4).fill(0)];
    const all = early.map((ticket) => ticket || enter('cheap', 20));
    await first.begun;
    first.end();
    await Promise.all(all);
    expect(order).toEqual(['dear', 'cheap', 'cheap', 'cheap', 'dear', 'cheap', 'dear']);
    // Both are even again: time used while no other account waited does not count.
    order.splice(0);
    const second = work();
    const holder = admission.enter('third')?.inTurn(second.run);
    const again = ['dear', 'cheap', 'dear', 'cheap'].map((account) => enter(account, 1));
    order.push('third');
    second.end();
    await Promise.all([holder, ...again]);
    expect(order).toEqual(['third', 'dear', 'cheap', 'dear', 'cheap']);
  });

  it('admits one more of another account besides those of one account, ahead of the larger load', async () => {
    const admission = open({ maxBeside: 1, maxWaiting: 3 });
    const order: [account: string, ahead: boolean][] = [];
    const [first, beside] = [work(), work()];
    const enter = (account: string, run: () => Promise<unknown>) =>
      admission.enter(account)?.inTurn((ahead) => {
        order.push([account, ahead]);
        return run();
      });
    const all = [enter('loud', first.run), enter('loud', async () => undefined)];
    await first.begun;
    all.push(enter('quiet', beside.run));
    await beside.begun;
    // No account has both turns, and a third account waits for one of them.
    all.push(enter('third', async () => undefined));
    expect(order).toEqual([
      ['loud', false],
      ['quiet', true],
    ]);
    first.end();
    beside.end();
    await Promise.all(all);
    expect(order.map(([account]) => account)).toEqual(['loud', 'quiet', 'third', 'loud']);
  });

  it('keeps the place and the memory of a ticket that is left during the work until it ends', async () => {
    const admission = open({ maxWaiting: 0 });
    const ticket = admission.enter();
    await ticket?.reserve(50);
    const task = work();
    const result = ticket?.inTurn(task.run);
    await task.begun;
    ticket?.leave();
    expect(admission.enter()).toBeNull();
    task.end();
    expect(await result).toBe('done');
    expect(admission.enter()?.reserveBytes(50)).toBe(true);
  });

  it('drops a ticket that is left while waiting, and serves the others', async () => {
    const admission = open({ maxWaiting: 3, maxBytes: 200 });
    const [holder, other, impatient, patient] = [
      admission.enter(),
      admission.enter(),
      admission.enter(),
      admission.enter(),
    ];
    await holder?.reserve(100);
    await other?.reserve(100);
    const task = work();
    const working = holder?.inTurn(task.run);
    const rooms = [impatient?.reserve(100), patient?.reserve(50)];
    const turns = [impatient?.inTurn(async () => 'impatient'), patient?.inTurn(async () => 'patient')];
    impatient?.leave();
    expect(await rooms[0]).toBe(false);
    expect(await turns[0]).toBeNull();
    task.end();
    await working;
    holder?.leave();
    expect(await rooms[1]).toBe(true);
    expect(await turns[1]).toBe('patient');
  });

  it('drops a ticket that waits past the deadline', async () => {
    const admission = open({ deadlineMs: 1, maxWaiting: 2 });
    const [holder, late] = [admission.enter(), admission.enter()];
    const task = work();
    const working = holder?.inTurn(task.run);
    expect(await late?.inTurn(async () => 'too late')).toBeNull();
    expect(late?.until.aborted).toBe(true);
    expect(await late?.reserve(1)).toBe(false);
    task.end();
    expect(await working).toBe('done');
  });

  it('gives a place back once, and loses none, whatever the order of leaving', async () => {
    const admission = open({ maxInside: 2, maxWaiting: 2 });
    for (let round = 0; round < 50; round++) {
      const visits = Array.from({ length: 4 }, () => admission.enter());
      const waits = visits.map((ticket) => ticket?.reserve(40));
      for (const ticket of visits) ticket?.leave();
      await Promise.all(waits);
    }
    const last = admission.enter();
    expect(await last?.reserve(50)).toBe(true);
    expect(admission.enter()?.reserveBytes(50)).toBe(true);
  });

  it('gives each account a turn before any has another', async () => {
    const admission = open({ maxWaiting: 9 });
    const order: string[] = [];
    const first = work();
    const enter = (account: string) =>
      admission.enter(account)?.inTurn(async () => {
        order.push(account);
        if (order.length === 1) await first.run();
      });
    const all = ['loud', 'loud', 'loud', 'loud', 'quiet', 'quiet', 'third'].map(enter);
    await first.begun;
    first.end();
    await Promise.all(all);
    expect(order).toEqual(['loud', 'quiet', 'third', 'loud', 'quiet', 'loud', 'loud']);
  });

  it('evicts the last ticket of the account with the most for an account with fewer, but none at work', async () => {
    const admission = open({ maxWaiting: 2 });
    const task = work();
    const [inside, waiting, last] = [
      admission.enter('loud'),
      admission.enter('loud'),
      admission.enter('loud'),
    ];
    const working = inside?.inTurn(task.run);
    await task.begun;
    const turned = last?.inTurn(async () => 'never');
    expect(admission.enter('loud')).toBeNull();
    expect(admission.enter('quiet')).not.toBeNull();
    expect(await turned).toBeNull();
    expect([inside, waiting, last].map((ticket) => ticket?.until.aborted)).toEqual([false, false, true]);
    // Two and one is as even as possible.
    expect(admission.enter('quiet')).toBeNull();
    task.end();
    expect(await working).toBe('done');
  });

  it('limits each account to half of the memory', async () => {
    const admission = open({ maxWaiting: 9 });
    const [first, second, quiet] = [
      admission.enter('loud'),
      admission.enter('loud'),
      admission.enter('quiet'),
    ];
    expect(await first?.reserve(40)).toBe(true);
    const waiting = second?.reserve(40);
    expect(await quiet?.reserve(40)).toBe(true);
    first?.leave();
    expect(await waiting).toBe(true);
  });
});
