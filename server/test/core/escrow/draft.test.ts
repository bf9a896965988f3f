import { expect, it } from 'vitest';
import { Draft } from '#core/escrow/draft.ts';
import { momentAt } from '#test/support/moment.ts';
import { World } from './one-agreement.ts';

const moment = momentAt(new Date(0));

it('writes an event and a job with all columns that their tables require', () => {
  const draft = new Draft(new World([100]).agreement, moment);
  draft.emit('payout.succeeded', { milestoneId: 'ms_1', amount: 100, reference: 'po_1_1', payoutId: 'po_1' });
  draft.enqueue('submit-payout', { milestoneId: 'ms_1', attempts: 0 });
  const { events, jobs, after } = draft.done();
  expect(events[0]).toMatchObject({ type: 'payout.succeeded', data: { reference: 'po_1_1' } });
  expect(jobs[0]?.payload).toEqual({ agreementId: after.id, milestoneId: 'ms_1', attempts: 0 });
});

/** Never called: `npm run typecheck` proves that each line is an error. */
void whatDoesNotCompile;
function whatDoesNotCompile(draft: Draft): void {
  // @ts-expect-error a field is missing
  draft.emit('payout.submitted', { milestoneId: 'ms_1', amount: 100 });
  // @ts-expect-error a field too many
  draft.emit('agreement.frozen', { reason: 'dispute', by: 'somebody' });
  // @ts-expect-error a field of an event that has none
  draft.emit('agreement.unfrozen', { reason: 'settled' });
  // @ts-expect-error a value that is not allowed there
  draft.emit('milestone.confirmed', { milestoneId: 'ms_1', by: 'bank' });
  // @ts-expect-error a type of event that does not exist
  draft.emit('agreement.lost', {});
  // @ts-expect-error a payload without a field that the handler reads
  draft.enqueue('submit-payout', { milestoneId: 'ms_1' });
  // @ts-expect-error a field that no handler reads
  draft.enqueue('pay-refunds', { refundId: 'rf_1' });
  // @ts-expect-error a job that is not about an agreement
  draft.enqueue('resume-payouts', { externalUserId: 'seller' });
  // @ts-expect-error a chore of the service itself
  draft.enqueue('housekeeping', {});
}
