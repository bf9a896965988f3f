import { describe, expect, it } from 'vitest';
import { openGate } from '#vision/gate.ts';

const NEVER = new AbortController().signal;

describe('the gate', () => {
  it('lets so many in, so many wait, and turns the rest away', async () => {
    const gate = openGate(2, 1);
    const first = await gate.enter(NEVER);
    const second = await gate.enter(NEVER);
    const third = gate.enter(NEVER);
    expect(gate.hasRoom()).toBe(false);
    expect(await gate.enter(NEVER)).toBeNull();
    first?.();
    const inside = await third;
    expect(inside).not.toBeNull();
    expect(gate.hasRoom()).toBe(true);
    second?.();
    inside?.();
  });

  it('counts each way out once', async () => {
    const gate = openGate(1, 0);
    const leave = await gate.enter(NEVER);
    leave?.();
    leave?.();
    expect(await gate.enter(NEVER)).not.toBeNull();
    expect(await gate.enter(NEVER)).toBeNull();
  });

  it('forgets who waited too long, and serves the others in order', async () => {
    const gate = openGate(1, 3);
    const leave = await gate.enter(NEVER);
    const impatient = new AbortController();
    const order: string[] = [];
    const gone = gate.enter(impatient.signal);
    const one = gate.enter(NEVER).then((out) => {
      order.push('one');
      out?.();
    });
    const other = gate.enter(NEVER).then((out) => {
      order.push('other');
      out?.();
    });
    impatient.abort();
    expect(await gone).toBeNull();
    leave?.();
    await Promise.all([one, other]);
    expect(order).toEqual(['one', 'other']);
    expect(await gate.enter(NEVER)).not.toBeNull();
  });
});
