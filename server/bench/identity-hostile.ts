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
const QUIET_VERIFICATIONS = 20;
const DEADLINE_SECONDS = 25;
const DEAR_ONES_RARE = 1.5;
const PATH = '/v1/identity/verify';

/** One account verifies somebody again and again, while another sends thousands of hostile pictures. */
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
    // Until it is answered: whoever is told to come back later does.
    const verify = async () => {
      const startedAt = performance.now();
      for (;;) {
        const { status } = await send(quiet.apiKey, good);
        if (status === 200) return performance.now() - startedAt;
        if (status !== 503) throw new Error(`the one who verifies was answered ${status}`);
        await sleep(2_000);
      }
    };
    await verify();

    const rows = openRows();
    const before: number[] = [];
    while (before.length < QUIET_VERIFICATIONS) before.push(await verify());
    rows.add('nobody', before, '');

    const attack = openAttack(kinds, pictures, (form) => send(loud.apiKey, form));
    const meanwhile: number[] = [];
    const memory: number[] = [];
    while (attack.sent() < pictures) {
      report.progress(`identity-hostile: ${attack.sent()} of ${pictures} pictures`);
      meanwhile.push(await verify());
      memory.push(await memoryMb(processId, 'VmRSS'));
      await sleep(200);
    }
    await attack.over;
    const answers = [...attack.statuses].map(([status, times]) => `${times} × ${status}`).join(', ');
    rows.add(
      `${pictures.toLocaleString('en')} hostile pictures, ${AT_ONCE} forms at once`,
      meanwhile,
      answers,
    );
    const after: number[] = [];
    while (after.length < QUIET_VERIFICATIONS) after.push(await verify());
    rows.add('nobody, again', after, '');

    report.table('What one account notices of another that sends hostile pictures', HEAD, rows.rows);
    report.table(
      'The longest that a form with such a picture took, waiting for its turn included ' +
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

/** Sends two in a form, a document and a selfie, and remembers what it was told and how long it took. */
function openAttack(
  kinds: readonly [string, Make][],
  pictures: number,
  send: (form: Form) => Promise<{ status: number; ms: number }>,
) {
  const random = randomFrom(1);
  const slowest = new Map(kinds.map(([name]) => [name, 0]));
  const statuses = new Map<number, number>();
  let sent = 0;
  const bombard = async () => {
    while (sent < pictures) {
      // The dear ones come first in the list, and now and then: each takes a second, and there is an end.
      const any = () => Math.floor(random() ** DEAR_ONES_RARE * kinds.length);
      const pair = [any(), any()].map((at) => kinds[kinds.length - 1 - at] as (typeof kinds)[number]);
      sent += pair.length;
      const [document, face] = pair.map(([, make]) => make(random)) as [Buffer, Buffer];
      const { status, ms } = await send(identityForm({ document, selfies: [face] }));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      for (const [name] of pair) slowest.set(name, Math.max(slowest.get(name) ?? 0, ms));
    }
  };
  const over = Promise.all(Array.from({ length: AT_ONCE }, bombard));
  return { over, sent: () => sent, slowest, statuses };
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
      ['most MB', ...thirds.map((third) => String(third.at(-1) ?? 0))],
    ],
  );
}
