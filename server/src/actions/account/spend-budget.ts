import type { Budget } from '#core/account/api-key.ts';
import { dayOf, secondsLeftOfDay } from '#core/account/quota.ts';
import { Problem } from '#core/problem.ts';
import * as budgets from '#store/account/key-budgets.ts';
import type { AccountContext } from './context.ts';

/**
 * Takes an amount from the key's daily budget before it is sent. Returns a function that gives it back if
 * nothing was sent; when the outcome is unknown, it stays taken, so that the limit holds.
 */
export function spendingFrom(context: AccountContext, developerId: string, budget: Budget) {
  const { id: budgetId, amount: limit, currency: ofLimit } = budget;
  return async (amount: number, currency: string): Promise<() => Promise<void>> => {
    if (amount === 0) return async () => undefined;
    if (currency !== ofLimit) {
      throw new Problem(
        'key_limit_reached',
        `This key may move only ${ofLimit}, and this is ${currency}. Use another key.`,
      );
    }
    const now = context.clock();
    const key = { developerId, budgetId, day: dayOf(now) };
    if (!(await budgets.take(context.db, key, amount, limit))) {
      const left = limit - (await budgets.spentOn(context.db, key));
      throw new Problem(
        'key_limit_reached',
        `This key may move ${limit} ${ofLimit} a day (UTC), of which ${left} are left, and this is ` +
          `${amount}. ` +
          'Wait for the next day, or use another key.',
        { retryAfterSeconds: secondsLeftOfDay(now) },
      );
    }
    return () => budgets.giveBack(context.db, key, amount);
  };
}
