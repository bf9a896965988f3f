import { MINUTE_MS } from '#core/time.ts';
import type { TestApp } from './app.ts';
import { fundedAgreement, type Platform, runDueJobs } from './escrow.ts';

/** The sandbox bank refuses every payout to accounts with this ending. */
const REFUSED_ACCOUNT = '0123450001';

/** A payout to this seller that the bank has refused until no try was left. */
export async function refusedPayout(
  app: TestApp,
  on: Platform,
  amount = 300,
): Promise<{ id: string; milestoneId: string; payoutId: string }> {
  await on.setPayoutAccount('seller', REFUSED_ACCOUNT);
  const { id, milestones } = await fundedAgreement(on, [amount], amount);
  const milestoneId = milestones[0]?.id ?? '';
  for (const user of ['buyer', 'seller']) await on.confirm(id, milestoneId, user);
  await exhaustTries(app);
  return { id, milestoneId, payoutId: `po_${milestoneId.slice(3)}` };
}

/** Lets the bank refuse every payout that is to be sent as often as it is tried. */
export async function exhaustTries(app: TestApp): Promise<void> {
  for (let round = 0; round < 4; round++) {
    await runDueJobs(app);
    app.time.advance(11 * MINUTE_MS);
  }
  await runDueJobs(app);
}
