import { expect, it } from 'vitest';
import { chaos } from './chaos.ts';

/** Killing one of these alone has its own tests (process/crash, mail/kill, postgres/kill). */
const KILLED_ALONE = /^kill -9 of (the service|the worker|PostgreSQL)$/;

it('loses nothing acknowledged when more than one process breaks (npm run chaos: all, a hundred rounds)', async () => {
  const { faults, byFault } = await chaos(
    1,
    4,
    () => undefined,
    (name) => !KILLED_ALONE.test(name),
  );
  expect(faults).toEqual([]);
  expect([...byFault.keys()]).toEqual(
    expect.arrayContaining(['kill -9 of everything', 'connections cut', 'clock jumps, and back']),
  );
  for (const tally of byFault.values()) expect(tally.agreements).toBeGreaterThan(0);
}, 600_000);
