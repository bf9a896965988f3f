import { expect, it } from 'vitest';
import { startTestApp } from '#test/support/app.ts';
import { disputes } from '#test/support/disputes.ts';
import { platform } from '#test/support/escrow.ts';
import { evidence, pdf } from '#test/support/evidence.ts';

const ROUNDS = Number(process.env['EVIDENCE_RACES'] ?? 15);

const app = await startTestApp();
const other = await app.startNode();
const on = platform(app, (await app.signUp()).key);
const { step, opened, thread, get } = disputes(app, on);
const [here, there] = [evidence(app, on.key), evidence(other, on.key)];

const rowsOf = ({ id }: { id: string }) =>
  app.database.owner.query<{ id: string }>('SELECT id FROM dispute_evidence WHERE dispute_id = $1', [id]);

it('a file against the end of its dispute, from two processes: either the dispute has it, or no trace is left', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { dispute } = await opened();
    const [added, withdrawn] = await Promise.all([
      there.add(dispute, pdf('late?')),
      step(dispute, 'withdraw', { externalUserId: 'buyer' }),
    ]);
    expect([added.status, withdrawn.status]).toEqual([added.status === 201 ? 201 : 409, 200]);
    const named = (await thread(dispute)).filter(({ type }) => type === 'dispute.evidence_added');
    const count = added.status === 201 ? 1 : 0;
    expect([named.length, (await rowsOf(dispute)).length]).toEqual([count, count]);
    expect((await get(dispute)).status).toBe('CLOSED');
  }
});

it('the last of twenty places, from two processes, is given once', async () => {
  const { dispute } = await opened();
  for (let nth = 0; nth < 19; nth++) await here.add(dispute, pdf(String(nth)));
  const last = await Promise.all([here, there, here, there].map(({ add }) => add(dispute, pdf('last'))));
  expect(last.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  expect([(await here.list(dispute)).length, (await rowsOf(dispute)).length]).toEqual([20, 20]);
});
