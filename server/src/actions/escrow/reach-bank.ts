import { BankUnavailable } from '#core/escrow/bank.ts';
import { Problem } from '#core/problem.ts';

/** Asks the bank something that a caller is waiting for. If it is down, the caller is told to come again. */
export async function reachBank<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof BankUnavailable) throw new Problem('provider_unavailable');
    throw error;
  }
}
