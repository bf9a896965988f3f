import { expect, it } from 'vitest';
import type { JobPayloads } from '#core/jobs.ts';
import { startTestApp } from '#test/support/app.ts';
import { fundedAgreement, platform, runDueJobs } from '#test/support/escrow.ts';

const app = await startTestApp();
const { key } = await app.signUp();
const on = platform(app, key);

async function waiting(): Promise<Partial<JobPayloads>> {
  const rows = await app.database.service.query<{ kind: string; payload: object }>(
    'SELECT kind, payload FROM jobs',
  );
  return Object.fromEntries(rows.map(({ kind, payload }) => [kind, payload]));
}

/** During an upgrade the jobs of a running installation wait in its database. */
it('jobs have the kind and payload that released versions know', async () => {
  const { id, milestones, virtualAccountNo } = await fundedAgreement(on, [100], 0);
  await on.deposit(virtualAccountNo ?? '', 150);
  const milestoneId = milestones[0]?.id ?? '';
  await on.confirm(id, milestoneId, 'buyer');
  await on.confirm(id, milestoneId, 'seller');
  await on.refund(id, { excess: true });
  await on.setPayoutAccount('seller', '0123450003');
  const { body } = await app.call('POST', '/v1/webhooks', { key, body: { url: 'https://example.com/' } });
  const range = { from: '2030-01-01T00:00:00.000Z', to: '2030-01-02T00:00:00.000Z' };
  await app.call('POST', `/v1/webhooks/${String(body['id'])}/replay`, { key, body: range });
  expect(await waiting()).toEqual({
    'submit-payout': { agreementId: id, milestoneId, attempts: 0 },
    'return-excess': { agreementId: id },
    'pay-refunds': { agreementId: id },
    'resume-payouts': { externalUserId: 'seller' },
    'replay-webhook': { endpointId: body['id'], ...range },
  });
  await runDueJobs(app);
  // The account returns the payout later, and until then it looks paid.
  expect(await waiting()).toMatchObject({
    'sandbox-notice': { reference: `po_${milestoneId.slice('ms_'.length)}_1` },
  });
});
