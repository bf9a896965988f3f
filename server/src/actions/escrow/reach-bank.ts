import { BankUnavailable } from '#core/escrow/bank.ts';
import { Problem } from '#core/problem.ts';

/** Asks the bank on behalf of a waiting caller, who is told to retry if it is down. */
export async function reachBank<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof BankUnavailable) throw new Problem('provider_unavailable');
    throw error;
  }
}
