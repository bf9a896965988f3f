import { reconcile } from '#actions/escrow/reconciliation/reconcile.ts';
import * as unmatchedMoney from '#store/escrow/bank/unmatched-money.ts';
import * as breaks from '#store/escrow/reconciliation/breaks.ts';
import { startTestApp } from '#test/support/app.ts';
import { listingBank } from '#test/support/banks/listing-bank.ts';
import { type AgreementBody, fundedAgreement, platform, runDueJobs } from '#test/support/escrow.ts';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** A service whose bank lists what a test chooses, and a day's entries to compare. */
export async function startCompared() {
  const app = await startTestApp();
  const account = await app.signUp();
  const on = platform(app, account.key);
  const lists = listingBank(app.context.bank);
  const context = { ...app.context, bank: lists.bank, banks: new Map([['sandbox', lists.bank]]) };
  const { db } = context;
  const dayOf = (at: Date) => new Date(at.getTime() - (at.getTime() % DAY));
  const today = () => ({ from: dayOf(app.time.now()), to: new Date(dayOf(app.time.now()).getTime() + DAY) });
  return {
    ...{ app, account, on, lists, context, db, today },
    /** Every kind of entry, settled: a deposit, a payout, a refund. */
    async aDay(): Promise<AgreementBody> {
      await on.setPayoutAccount();
      const agreement = await fundedAgreement(on, [300, 200], 500);
      const [first, second] = agreement.milestones;
      for (const party of ['buyer', 'seller']) await on.confirm(agreement.id, first?.id ?? '', party);
      await on.refund(agreement.id, { milestoneIds: [second?.id] });
      await runDueJobs(app);
      return agreement;
    },
    async found(period = today()) {
      const report = await reconcile(context, { provider: 'sandbox', period });
      const all = await breaks.ofReport(db, null, report.id, { limit: 100, before: undefined });
      return { report, all };
    },
    async suspense(): Promise<bigint> {
      return (await unmatchedMoney.totals(db)).find(({ currency }) => currency === 'NGN')?.suspense ?? 0n;
    },
    /** Each test has its own day, and some hours after it, so that all notifications have arrived. */
    anotherDay(): void {
      lists.tellTruth();
      app.time.advance(2 * DAY);
    },
  };
}
