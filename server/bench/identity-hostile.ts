import { setTimeout as sleep } from 'node:timers/promises';
import { randomFrom } from '#bench/lib/forgeries.ts';
import { hostilePictures, type Make } from '#bench/lib/hostile-pictures.ts';
import { memoryMb } from '#bench/lib/memory.ts';
import { HEAD, openRows, ready, signUp } from '#bench/lib/neighbour.ts';
import type { Report } from '#bench/lib/report.ts';
import { openWorkbench } from '#bench/lib/server.ts';
import { drawDocument } from '#test/support/identity/documents.ts';
import { identityForm } from '#test/support/identity/form.ts';
import { portrait, selfie } from '#test/support/identity/people.ts';

const AT_ONCE = 20;
/**
 * Number of parts of the attack. After each there is a pause, in which the other account has the service to
 * itself.
 */
const PARTS = 20;
const QUIET_VERIFICATIONS = 2;
const DEADLINE_SECONDS = 25;
const DEAR_ONES_RARE = 1.5;
const PATH = '/v1/identity/verify';

/** One account verifies a person again and again, while another sends thousands of hostile pictures. */
export async function benchIdentityHostile(
  { pictures }: { readonly pictures: number },
  report: Report,
): Promise<void> {
  report.progress('identity-hostile: drawing');
  const passport = await drawDocument('passport', await portrait('anna'));
  const live = await selfie('annaAgain');
  const kinds = await hostilePictures(passport, live);
  const good = identityForm({ document: passport, selfies: [live] });
  const bench = await openWorkbench();
  try {
    const settings = { RATE_LIMIT: 'off', IDENTITY_DEADLINE: `${DEADLINE_SECONDS}s` };
    const { port, processId } = await bench.serve(await bench.database(), ['--no-jobs'], settings);
    await ready(port);
    const [quiet, loud] = [await signUp(port), await signUp(port)];
    const send = async (apiKey: string, { payload, headers }: typeof good) => {
      const startedAt = performance.now();
      const answer = await fetch(`http://127.0.0.1:${port}${PATH}`, {
        method: 'POST',
        headers: { ...headers, 'x-api-key': apiKey },
        body: new Uint8Array(payload),
      });
      await answer.arrayBuffer();
      return { status: answer.status, ms: performance.now() - startedAt };
    };
    // Until it succeeds: a 503 is retried.
    const verify = async () => {
      const startedAt = performance.now();
      for (;;) {
        const { status } = await send(quiet.apiKey, good);
        if (status === 200) return performance.now() - startedAt;
        if (status !== 503) throw new Error(`the verifying account got ${status}`);
        await sleep(2_000);
      }
    };
    await verify();

    const attack = openAttack(kinds, (form) => send(loud.apiKey, form));
    const alone: number[] = [];
    const meanwhile: number[] = [];
    const memory: number[] = [];
    for (let part = 1; part <= PARTS; part++) {
      for (let i = 0; i < QUIET_VERIFICATIONS; i++) alone.push(await verify());
      const until = (pictures * part) / PARTS;
      const over = attack.go(until);
      while (attack.sent() < until) {
        meanwhile.push(await verify());
        memory.push(await memoryMb(processId, 'VmRSS'));
        await sleep(200);
      }
      await over;
      report.progress(`identity-hostile: ${attack.sent()} of ${pictures} pictures`);
    }
    for (let i = 0; i < QUIET_VERIFICATIONS; i++) alone.push(await verify());
    const answers = [...attack.statuses].map(([status, times]) => `${times} × ${status}`).join(', ');
    const rows = openRows();
    rows.add(`no load, in the pauses of the ${PARTS} parts`, alone, '');
    rows.add(
      `${pictures.toLocaleString('en')} hostile pictures, ${AT_ONCE} forms at once`,
      meanwhile,
      answers,
    );
    report.table('Effect on one account of another that sends hostile pictures', HEAD, rows.rows);
    report.table(
      'The longest time of a form with such a picture, including its wait ' +
        `(the deadline is ${DEADLINE_SECONDS} s)`,
      ['a picture', 'seconds'],
      [...attack.slowest].map(([name, ms]) => [name, (ms / 1_000).toFixed(1)]),
    );
    tellMemory(memory, report);
  } finally {
    await bench.stop();
  }
}

type Form = ReturnType<typeof identityForm>;

/** Sends two pictures per form, a document and a selfie, and records the response and its time. */
function openAttack(
  kinds: readonly [string, Make][],
  send: (form: Form) => Promise<{ status: number; ms: number }>,
) {
  const random = randomFrom(1);
  const slowest = new Map(kinds.map(([name]) => [name, 0]));
  const statuses = new Map<number, number>();
  let sent = 0;
  const bombard = async (until: number) => {
    while (sent < until) {
      // The expensive ones come first in the list and are drawn rarely: each takes a second, and the run must
      // end.
      const any = () => Math.floor(random() ** DEAR_ONES_RARE * kinds.length);
      const pair = [any(), any()].map((at) => kinds[kinds.length - 1 - at] as (typeof kinds)[number]);
      sent += pair.length;
      const [document, face] = pair.map(([, make]) => make(random)) as [Buffer, Buffer];
      const { status, ms } = await send(identityForm({ document, selfies: [face] }));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      for (const [name] of pair) slowest.set(name, Math.max(slowest.get(name) ?? 0, ms));
    }
  };
  /** Ends when this many pictures have been sent in total and the last one was answered. */
  const go = (until: number) => Promise.all(Array.from({ length: AT_ONCE }, () => bombard(until)));
  return { go, sent: () => sent, slowest, statuses };
}

function tellMemory(memory: readonly number[], report: Report): void {
  const part = (from: number, to: number) =>
    memory.slice(Math.floor(memory.length * from), Math.ceil(memory.length * to)).toSorted((a, b) => a - b);
  const thirds = [part(0, 1 / 3), part(1 / 3, 2 / 3), part(2 / 3, 1)];
  report.table(
    'Memory of the service and its workers, in each third of the attack',
    ['', 'first', 'second', 'last'],
    [
      ['median MB', ...thirds.map((third) => String(third[third.length >> 1] ?? 0))],
      ['peak MB', ...thirds.map((third) => String(third.at(-1) ?? 0))],
    ],
  );
}
