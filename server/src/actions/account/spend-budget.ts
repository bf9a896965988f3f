import type { Budget } from '#core/account/api-key.ts';
import { dayOf, secondsLeftOfDay } from '#core/account/quota.ts';
import { Problem } from '#core/problem.ts';
import * as budgets from '#store/account/key-budgets.ts';
import type { AccountContext } from './context.ts';

/**
 * Takes what a key is about to send from its budget of the day, before it is sent. Gives back a way to undo
 * that for what then did not happen; what nobody knows the end of stays taken, so that a limit is one.
 */
export function spendingFrom(context: AccountContext, developerId: string, budget: Budget) {
  const { id: budgetId, amount: limit, currency: ofLimit } = budget;
  return async (amount: number, currency: string): Promise<() => Promise<void>> => {
    if (amount === 0) return async () => undefined;
    if (currency !== ofLimit) {
      throw new Problem('key_limit_reached', `This key moves ${ofLimit} alone, and this is ${currency}.`);
    }
    const now = context.clock();
    const key = { developerId, budgetId, day: dayOf(now) };
    if (!(await budgets.take(context.db, key, amount, limit))) {
      const left = limit - (await budgets.spentOn(context.db, key));
      throw new Problem(
        'key_limit_reached',
        `This key may move ${limit} ${ofLimit} a day (UTC), of which ${left} are left, and this is ${amount}. ` +
          'Wait for the next day, or use another key.',
        { retryAfterSeconds: secondsLeftOfDay(now) },
      );
    }
    return () => budgets.giveBack(context.db, key, amount);
  };
}
