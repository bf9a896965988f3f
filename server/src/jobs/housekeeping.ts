import { expireRequests } from '#actions/approvals/decide.ts';
import { trimAuditLog } from '#actions/audit/trim-audit-log.ts';
import type { Context } from '#actions/context.ts';
import { closeUnneeded } from '#actions/escrow/bank/close-account.ts';
import { expireAgreements } from '#actions/escrow/expire-agreements.ts';
import { takeUpOwedWork } from '#actions/escrow/take-up-owed-work.ts';
import { backfillMacs } from '#actions/escrow/verify/backfill-macs.ts';
import { expireSessions } from '#actions/identity/sessions/expire-sessions.ts';
import { indexAgain } from '#actions/reviews/screening/screen-person.ts';
import { dayOf } from '#core/account/quota.ts';
import { GUARDS_KEPT_MS, NETWORKS_KEPT_MS } from '#core/account/sign-in-guard.ts';
import { KEPT_READABLE_MS } from '#core/mail/outbox.ts';
import { DATA_CLASSES } from '#core/privacy/classes.ts';
import { SWEEPS_EVERY_MS as EVERY_MS, GRIEVANCES_KEPT_MS } from '#core/privacy/retention.ts';
import { LAPSES_AFTER_MS } from '#core/reviews/review.ts';
import { DAY_MS } from '#core/time.ts';
import * as invitations from '#store/account/invitations.ts';
import * as keyBudgets from '#store/account/key-budgets.ts';
import * as knownNetworks from '#store/account/known-networks.ts';
import * as requestLog from '#store/account/request-log.ts';
import * as sessions from '#store/account/sessions.ts';
import * as guards from '#store/account/sign-in-guards.ts';
import * as resets from '#store/account/signing-in/password-resets.ts';
import * as signIns from '#store/account/signing-in/sign-ins.ts';
import * as usage from '#store/account/usage.ts';
import { indexPairs } from '#store/caller-metadata/caller-metadata.ts';
import * as cells from '#store/connection/cells.ts';
import { sweep } from '#store/escrow/bank/sweep.ts';
import * as evidence from '#store/escrow/evidence.ts';
import * as quotes from '#store/escrow/quotes.ts';
import * as events from '#store/events/events.ts';
import * as deliveries from '#store/events/webhook-deliveries.ts';
import * as idempotency from '#store/idempotency.ts';
import * as identityDocuments from '#store/identity/documents.ts';
import * as identityFaces from '#store/identity/forgotten-faces.ts';
import * as identityPictures from '#store/identity/pictures.ts';
import * as registerCosts from '#store/identity/register-costs.ts';
import * as identitySessions from '#store/identity/sessions.ts';
import type { NewJob } from '#store/jobs.ts';
import * as jobs from '#store/jobs.ts';
import { sweepMail } from '#store/mail/sweep.ts';
import * as shortMessages from '#store/messages/short-messages.ts';
import * as partyLinks from '#store/parties/links.ts';
import * as grievances from '#store/privacy/grievances.ts';
import * as privacyRequests from '#store/privacy/requests.ts';
import * as retention from '#store/privacy/retention.ts';
import * as reviews from '#store/reviews/reviews.ts';
import { sweepAggregates } from '#store/risk/aggregates.ts';
import * as riskLists from '#store/risk/lists.ts';
import { sweepAddresses } from '#store/risk/sweep.ts';
import type { JobHandler } from './worker.ts';

const BATCH_SIZE = 5_000;
const OWED_BATCH_SIZE = 500;
/** Dead jobs never owe money; one that was not looked at in three months never will be. */
const DEAD_KEPT_MS = 90 * DAY_MS;
/** Long enough to compare them with a year of invoices. */
const COSTS_KEPT_MS = 400 * DAY_MS;
/** For this time, the page of an expired link says that it has expired. */
const LINKS_KEPT_MS = 90 * DAY_MS;

type Sweep = {
  readonly name: string;
  /** Rows handled in one run. A full batch means that more may be waiting. */
  readonly batch: number;
  readonly run: (context: Context, now: Date, batch: number) => Promise<number>;
};

/** A sweep that deletes what is older than `ageOf` says. */
function older(
  name: string,
  ageOf: (context: Context) => number,
  run: (db: Context['db'], before: Date, batch: number) => Promise<number>,
): Sweep {
  return {
    name,
    batch: BATCH_SIZE,
    run: (context, now, batch) => run(context.db, new Date(now.getTime() - ageOf(context)), batch),
  };
}

/** A sweep that deletes what has expired by now. */
function expired(name: string, run: (db: Context['db'], now: Date, batch: number) => Promise<number>): Sweep {
  return older(name, () => 0, run);
}

/** A sweep that does overdue work: few rows at a time, since each may move money or send messages. */
function overdue(name: string, run: (context: Context, batch: number) => Promise<number>): Sweep {
  return { name, batch: OWED_BATCH_SIZE, run: (context, _now, batch) => run(context, batch) };
}

/** In this order: work that money waits for comes first. */
const SWEEPS: readonly Sweep[] = [
  overdue('owed work', takeUpOwedWork),
  overdue('expired agreements', expireAgreements),
  overdue('unneeded virtual accounts', closeUnneeded),
  overdue('undecided approvals', expireRequests),
  overdue('expired identity sessions', expireSessions),
  overdue('entries of watch lists', indexAgain),
  overdue('metadata without an index', ({ db }, batch) => indexPairs(db, batch)),
  older('lapsed reviews', () => LAPSES_AFTER_MS, reviews.lapse),
  expired('saved answers', idempotency.sweep),
  expired('address counts', sweepAddresses),
  expired('events of aggregates', sweepAggregates),
  expired('privacy bundles', privacyRequests.sweep),
  older('answered grievances', () => GRIEVANCES_KEPT_MS, grievances.sweep),
  older('expired list entries', () => DEAD_KEPT_MS, riskLists.sweep),
  older('webhook deliveries', ({ kept }) => kept.webhookLogMs, deliveries.sweep),
  expired('sessions', sessions.sweep),
  expired('pending sign-ins', signIns.sweep),
  expired('password resets', resets.sweep),
  older('sign-in attempt counts', () => GUARDS_KEPT_MS, guards.sweep),
  older('known networks', () => NETWORKS_KEPT_MS, knownNetworks.sweep),
  expired('invitations', invitations.sweep),
  expired('identity session links', identitySessions.sweepLinks),
  older('party links', () => LINKS_KEPT_MS, partyLinks.sweepTokens),
  expired('identity pictures', identityPictures.sweep),
  expired('faces', identityFaces.sweep),
  expired('identity documents', identityDocuments.sweep),
  expired('document hashes', identityDocuments.sweepIndexes),
  expired('key budgets', (db, now, batch) => keyBudgets.sweep(db, dayOf(now), batch)),
  older('costs of lookups in registers', () => COSTS_KEPT_MS, registerCosts.sweep),
  expired('quotes', quotes.sweep),
  older('files that no dispute names', () => DAY_MS, evidence.sweepUnnamed),
  older('request log', ({ kept }) => kept.requestLogMs, requestLog.sweep),
  expired('usage counts', usage.sweep),
  older('dead jobs', () => DEAD_KEPT_MS, jobs.sweepDead),
  older(
    'bank messages',
    ({ kept }) => kept.bankLogMs,
    (db, before, batch) => sweep(db, 'bank_messages', before, batch),
  ),
  older(
    'bank requests',
    ({ kept }) => kept.bankLogMs,
    (db, before, batch) => sweep(db, 'bank_requests', before, batch),
  ),
  {
    name: 'mail',
    batch: BATCH_SIZE,
    run: ({ db, kept }, now, batch) => sweepMail(db, mailAges(now, kept.mailLogMs), batch),
  },
  {
    name: 'short messages',
    batch: BATCH_SIZE,
    run: ({ db, kept }, now, batch) => shortMessages.sweep(db, mailAges(now, kept.mailLogMs), batch),
  },
  older('cell assignments', () => DAY_MS, cells.sweepAssignments),
  // These answer how much they did, and are due again at once while there was anything.
  { name: 'audit log', batch: 1, run: (context) => trimAuditLog(context, BATCH_SIZE) },
  { name: 'missing MACs', batch: 1, run: (context) => backfillMacs(context, BATCH_SIZE) },
];

/** The sweeps that end the storage of personal data. */
const RETENTION: ReadonlySet<string> = new Set(DATA_CLASSES.flatMap(({ sweeps = [] }) => sweeps));

/**
 * Runs every sweep. One that fails does not stop the others: the job then fails with the names of those that
 * did, and is tried again. It runs again at once while a sweep found a full batch.
 */
export const housekeeping: JobHandler<'housekeeping'> = {
  retryMs: [60_000, 60_000, EVERY_MS],
  neverDies: true,
  async run(context) {
    const now = context.clock();
    const failures: string[] = [];
    const runs: { name: string; deleted: number }[] = [];
    let more = false;
    for (const { name, batch, run } of SWEEPS) {
      try {
        const deleted = await run(context, now, batch);
        if (RETENTION.has(name)) runs.push({ name, deleted });
        if (deleted >= batch) more = true;
      } catch (error) {
        failures.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    await retention.note(context.db, runs, now);
    await events.noteProgress(context.db);
    if (failures.length > 0) throw new Error(`sweeps failed: ${failures.join('; ')}`);
    return { again: new Date(now.getTime() + (more ? 0 : EVERY_MS)) };
  },
};

function mailAges(now: Date, keptMs: number) {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const day = ago(DAY_MS).toISOString().slice(0, 10);
  return { keptSince: ago(keptMs), readableSince: ago(KEPT_READABLE_MS), day };
}

const CHORES = [
  'housekeeping',
  'publish-anchors',
  'watch-banks',
  'reconcile',
  'pay-commission',
  'notify-troubles',
] as const;

/** Done by the first cell for all of them: a bank's lists are read once. */
const FOR_ALL: ReadonlySet<string> = new Set(['watch-banks']);

/** One job each per cell, however many processes start. */
export async function scheduleChores(context: Context): Promise<void> {
  const now = context.clock();
  for (const kind of CHORES.filter((each) => context.cell.isFirst || !FOR_ALL.has(each))) {
    await jobs.add(context.db, { id: kind, kind, payload: {}, runAt: now } as NewJob, now);
  }
}
