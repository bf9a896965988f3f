import type { Bank, ListedDeposit, ListedTransfer } from '#core/escrow/bank.ts';

/**
 * A bank whose lists a test can change before they are read. Single queries give the same changed results.
 */
export function listingBank(over: Bank) {
  const deposits: ((listed: ListedDeposit) => ListedDeposit | null)[] = [];
  const transfers: ((listed: ListedTransfer) => ListedTransfer | null)[] = [];
  const moreDeposits: ListedDeposit[] = [];
  const moreTransfers: ListedTransfer[] = [];
  const asked: string[] = [];
  const bank: Bank = {
    ...over,
    async *listDeposits(period) {
      for await (const listed of over.listDeposits(period)) {
        const shown = changed(listed, deposits);
        if (shown) yield shown;
      }
      yield* moreDeposits.filter(({ at }) => at >= period.from && at < period.to);
    },
    async *listTransfers(period) {
      for await (const listed of over.listTransfers(period)) {
        const shown = changed(listed, transfers);
        if (shown) yield shown;
      }
      yield* moreTransfers.filter(({ at }) => at >= period.from && at < period.to);
    },
    async findTransfer(reference) {
      asked.push(reference);
      const state = await over.findTransfer(reference);
      if (!state) return null;
      const listed = { reference, state } as ListedTransfer;
      return changed(listed, transfers)?.state ?? null;
    },
  };
  return {
    bank,
    deposits,
    transfers,
    moreDeposits,
    moreTransfers,
    /** References that were queried one by one because the list did not show them. */
    asked,
    tellTruth() {
      for (const changes of [deposits, transfers, moreDeposits, moreTransfers]) changes.length = 0;
    },
  };
}

function changed<Listed>(
  listed: Listed,
  changes: readonly ((listed: Listed) => Listed | null)[],
): Listed | null {
  let shown: Listed | null = listed;
  for (const change of changes) shown = shown && change(shown);
  return shown;
}
