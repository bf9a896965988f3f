import { type Bank, type BankNotice, BankUnavailable, type ListedDeposit } from '#core/escrow/bank.ts';
import * as watches from '#store/escrow/bank/watches.ts';
import type { EscrowContext } from './escrow-desk.ts';
import { hearFromBank } from './hear-from-bank.ts';

const BITE = 200;

/**
 * Reads what the banks list, since a webhook may be lost: what is on nobody's books is heard of as if it had
 * been told. Each look reaches back over the one before it, and over the time in which nobody looked, so that
 * what a bank lists late is seen as well. True when every bank could be read to the end.
 */
export async function watchBanks(context: EscrowContext, lookBackMs: number): Promise<boolean> {
  let all = true;
  for (const bank of context.banks.values()) {
    // Whoever plays the bank in the sandbox has said everything already.
    if (bank.name === 'sandbox') continue;
    try {
      await watch(context, bank, lookBackMs);
    } catch (error) {
      if (!(error instanceof BankUnavailable)) throw error;
      all = false;
    }
  }
  return all;
}

async function watch(context: EscrowContext, bank: Bank, lookBackMs: number): Promise<void> {
  const to = context.clock();
  const last = (await watches.lookedUntil(context.db, bank.name)) ?? to;
  const from = new Date(Math.min(last.getTime(), to.getTime()) - lookBackMs);
  let bite: ListedDeposit[] = [];
  for await (const deposit of bank.listDeposits({ from, to })) {
    bite.push(deposit);
    if (bite.length < BITE) continue;
    await hearWhatIsNew(context, bank.name, bite);
    bite = [];
  }
  await hearWhatIsNew(context, bank.name, bite);
  await watches.note(context.db, bank.name, to);
}

async function hearWhatIsNew(
  context: EscrowContext,
  provider: string,
  listed: readonly ListedDeposit[],
): Promise<void> {
  const ids = listed.map(({ transactionId }) => transactionId);
  const known = await watches.standingOf(context.db, provider, ids);
  const reversedOf = new Map(known.map(({ transactionId, reversed }) => [transactionId, reversed]));
  await hearFromBank(
    context,
    listed.flatMap(({ at: _at, reversed, ...deposit }): BankNotice[] => {
      const { transactionId } = deposit;
      const isGone = reversed && reversedOf.get(transactionId) !== true;
      const reason = 'the bank lists it as taken back';
      return [
        ...(reversedOf.has(transactionId) ? [] : [{ kind: 'deposit', deposit } as const]),
        ...(isGone ? [{ kind: 'deposit_reversed', provider, transactionId, reason } as const] : []),
      ];
    }),
  );
}
