import { expect, it } from 'vitest';
import { ALWAYS, reject, setRules, team, type WaitingBody } from '#test/support/dashboard/approvals.ts';
import { memberWith } from '#test/support/dashboard/members.ts';
import { fundedAgreement, runDueJobs } from '#test/support/escrow.ts';
import { openMailServer, queueMails, startMailApp } from '#test/support/mail.ts';

const server = await openMailServer();
const app = await startMailApp(server.url);
const { owner, finance, on } = await team(app, {});
const admin = await memberWith(app, owner, 'admin');
await memberWith(app, owner, 'support');
await setRules(owner, { refund: ALWAYS });

async function refundAsked() {
  const { id } = await fundedAgreement(on, [1_250_000], 1_250_000);
  const asked = await finance.call<WaitingBody>('POST', `/v1/escrow/agreements/${id}/refunds`, { body: {} });
  return { id, approval: asked.body.approval };
}

it('notifies those who may approve, and not the requester', async () => {
  const { id, approval } = await refundAsked();
  await queueMails(app);
  await runDueJobs(app);
  expect(server.received.map(({ to }) => to).sort()).toEqual([owner.email, admin.email].sort());
  const [mail] = server.received;
  expect(mail?.headers['subject']).toBe('Approval needed to refund a buyer');
  for (const fact of ['Amount: ₦12,500.00', `Agreement: ${id}`, `Approval: ${approval.id}`]) {
    expect(mail?.text).toContain(fact);
  }
});

it('does not ask for approvals that were decided before the mail went out', async () => {
  const before = server.received.length;
  const { approval } = await refundAsked();
  await queueMails(app);
  await reject(owner, approval.id);
  await runDueJobs(app);
  expect(server.received).toHaveLength(before);
});
