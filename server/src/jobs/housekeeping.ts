import { expireRequests } from '#actions/approvals/decide.ts';
import { trimAuditLog } from '#actions/audit/trim-audit-log.ts';
import type { Context } from '#actions/context.ts';
import { closeUnneeded } from '#actions/escrow/bank/close-account.ts';
import { expireAgreements } from '#actions/escrow/expire-agreements.ts';
import { takeUpOwedWork } from '#actions/escrow/take-up-owed-work.ts';
import { backfillMacs } from '#actions/escrow/verify/backfill-macs.ts';
import { expireSessions } from '#actions/identity/sessions/expire-sessions.ts';
import { dayOf } from '#core/account/quota.ts';
import { GUARDS_KEPT_MS, NETWORKS_KEPT_MS } from '#core/account/sign-in-guard.ts';
import { KEPT_READABLE_MS } from '#core/mail/outbox.ts';
import { LAPSES_AFTER_MS } from '#core/reviews/review.ts';
import * as invitations from '#store/account/invitations.ts';
import * as keyBudgets from '#store/account/key-budgets.ts';
import * as knownNetworks from '#store/account/known-networks.ts';
import * as requestLog from '#store/account/request-log.ts';
import * as sessions from '#store/account/sessions.ts';
import * as guards from '#store/account/sign-in-guards.ts';
import * as resets from '#store/account/signing-in/password-resets.ts';
import * as signIns from '#store/account/signing-in/sign-ins.ts';
import * as usage from '#store/account/usage.ts';
import * as cells from '#store/connection/cells.ts';
import { sweep } from '#store/escrow/bank/sweep.ts';
import * as events from '#store/events/events.ts';
import * as deliveries from '#store/events/webhook-deliveries.ts';
import * as idempotency from '#store/idempotency.ts';
import * as identityDocuments from '#store/identity/documents.ts';
import * as identityFaces from '#store/identity/forgotten-faces.ts';
import * as identityPictures from '#store/identity/pictures.ts';
import * as identitySessions from '#store/identity/sessions.ts';
import type { NewJob } from '#store/jobs.ts';
import * as jobs from '#store/jobs.ts';
import { sweepMail } from '#store/mail/sweep.ts';
import * as reviews from '#store/reviews/reviews.ts';
import * as riskLists from '#store/risk/lists.ts';
import { sweepAddresses } from '#store/risk/sweep.ts';
import type { JobHandler } from './worker.ts';

const EVERY_MS = 10 * 60_000;
const BATCH_SIZE = 5_000;
const OWED_BATCH_SIZE = 500;
const DAY_MS = 24 * 3_600_000;
/** Dead jobs never owe money; one that was not looked at in three months never will be. */
const DEAD_KEPT_MS = 90 * DAY_MS;

/**
 * Deletes expired data: saved answers, address counts, delivery logs, sessions, the request log, dead jobs,
 * bank messages, mail, audit records and personal data. Also creates missing jobs for owed money, returns
 * money on which nothing has happened for too long, closes accounts that are no longer needed, expires
 * pending approvals, reviews and verification links, and adds MACs that an older version left out. Runs again
 * at once while it finds full batches.
 */
export const housekeeping: JobHandler<'housekeeping'> = {
  retryMs: [60_000, 60_000, EVERY_MS],
  neverDies: true,
  async run(context) {
    const now = context.clock();
    const ago = (ms: number) => new Date(now.getTime() - ms);
    const { kept } = context;
    const takenUp = await takeUpOwedWork(context, OWED_BATCH_SIZE);
    const expired = await expireAgreements(context, OWED_BATCH_SIZE);
    const unneeded = await closeUnneeded(context, OWED_BATCH_SIZE);
    const undecided = await expireRequests(context, OWED_BATCH_SIZE);
    const overdue = await expireSessions(context, OWED_BATCH_SIZE);
    const unseen = await reviews.lapse(context.db, ago(LAPSES_AFTER_MS), BATCH_SIZE);
    const answers = await idempotency.sweep(context.db, now, BATCH_SIZE);
    const addresses = await sweepAddresses(context.db, now, BATCH_SIZE);
    const listed = await riskLists.sweep(context.db, ago(DEAD_KEPT_MS), BATCH_SIZE);
    const delivered = await deliveries.sweep(context.db, ago(kept.webhookLogMs), BATCH_SIZE);
    const ended = await sessions.sweep(context.db, now, BATCH_SIZE);
    const pendingSignIn = await signIns.sweep(context.db, now, BATCH_SIZE);
    const reset = await resets.sweep(context.db, now, BATCH_SIZE);
    const guarded = await guards.sweep(context.db, ago(GUARDS_KEPT_MS), BATCH_SIZE);
    const known = await knownNetworks.sweep(context.db, ago(NETWORKS_KEPT_MS), BATCH_SIZE);
    const invited = await invitations.sweep(context.db, now, BATCH_SIZE);
    const links = await identitySessions.sweepLinks(context.db, now, BATCH_SIZE);
    const pictures = await identityPictures.sweep(context.db, now, BATCH_SIZE);
    const faces = await identityFaces.sweep(context.db, now, BATCH_SIZE);
    const read = await identityDocuments.sweep(context.db, now, BATCH_SIZE);
    const budgets = await keyBudgets.sweep(context.db, dayOf(now), BATCH_SIZE);
    const requests = await requestLog.sweep(context.db, ago(kept.requestLogMs), BATCH_SIZE);
    const usages = await usage.sweep(context.db, now, BATCH_SIZE);
    const dead = await jobs.sweepDead(context.db, ago(DEAD_KEPT_MS), BATCH_SIZE);
    const bankCutoff = ago(kept.bankLogMs);
    const bankMessages = await sweep(context.db, 'bank_messages', bankCutoff, BATCH_SIZE);
    const bankRequests = await sweep(context.db, 'bank_requests', bankCutoff, BATCH_SIZE);
    const mailed = await sweepMail(context.db, mailAges(now, kept.mailLogMs), BATCH_SIZE);
    const assignments = await cells.sweepAssignments(context.db, ago(DAY_MS), BATCH_SIZE);
    const auditRecords = await trimAuditLog(context, BATCH_SIZE);
    const macs = await backfillMacs(context, BATCH_SIZE);
    await events.noteProgress(context.db);
    const swept = [
      answers,
      addresses,
      delivered,
      ended,
      pendingSignIn,
      reset,
      guarded,
      known,
      invited,
      links,
      pictures,
      read,
      budgets,
      requests,
      usages,
      dead,
      bankMessages,
      bankRequests,
      mailed,
      unseen,
      listed,
      assignments,
      faces,
    ];
    const owed = takenUp + expired + unneeded + undecided + overdue;
    const more = macs + auditRecords > 0 || swept.includes(BATCH_SIZE) || owed >= OWED_BATCH_SIZE;
    return { again: new Date(now.getTime() + (more ? 0 : EVERY_MS)) };
  },
};

function mailAges(now: Date, keptMs: number) {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const day = ago(DAY_MS).toISOString().slice(0, 10);
  return { keptSince: ago(keptMs), readableSince: ago(KEPT_READABLE_MS), day };
}

const CHORES = ['housekeeping', 'publish-anchors', 'watch-banks', 'reconcile', 'tell-troubles'] as const;

/** Done by the first cell for all of them: a bank's lists are read once. */
const FOR_ALL: ReadonlySet<string> = new Set(['watch-banks']);

/** One job each per cell, however many processes start. */
export async function scheduleChores(context: Context): Promise<void> {
  const now = context.clock();
  for (const kind of CHORES.filter((each) => context.cell.isFirst || !FOR_ALL.has(each))) {
    await jobs.add(context.db, { id: kind, kind, payload: {}, runAt: now } as NewJob, now);
  }
}
