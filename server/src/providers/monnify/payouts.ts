import {
  type BankTransferState,
  BankUnavailable,
  type ListedTransfer,
  type OnUnreadable,
  type PayoutOrder,
  type Period,
} from '#core/escrow/bank.ts';
import { type Money, money } from '#core/escrow/money.ts';
import type { BankClient } from '#providers/client/bank-client.ts';
import { nairaNumber } from '#providers/client/naira-wire.ts';
import { rowsOf } from '#providers/client/rows.ts';
import { CURRENCY, resolveAccount } from './accounts.ts';
import { isWithin, PER_PAGE } from './lists.ts';
import { disbursement, given, page, payoutState, read, receipt, unavailable, wallet } from './wire.ts';

const PATH = '/api/v2/disbursements';
/** In characters. The narration is the milestone's title, which may be shorter. */
const SHORTEST_NARRATION = 3;
/** Twenty naira, for deposits and payouts. */
export const LEAST = money(2_000);

export async function findPayout(client: BankClient, reference: string): Promise<BankTransferState | null> {
  const path = `${PATH}/single/summary`;
  const answer = await client.ask({ method: 'GET', path, query: { reference }, repeatable: true });
  const result = read(answer, disbursement);
  if ('data' in result) return stateOf(result.data);
  // A 404 can be trusted: if Monnify does know the reference, it refuses to pay it again.
  if (result.refused.status === 404) return null;
  throw unavailable(result.refused);
}

function stateOf(result: ReturnType<typeof disbursement.parse>): BankTransferState {
  return payoutState({ ...result, reason: result.transactionDescription });
}

/**
 * Monnify accepts each of our references once: a repeat is refused, and the first payout is looked up. Only a
 * fault of the payout itself makes it fail. An empty wallet, the same amount to the same account within two
 * minutes, and problems between Monnify and us are temporary, and the reference stays valid.
 */
export async function submitPayout(
  client: BankClient,
  sourceAccountNumber: string,
  order: PayoutOrder,
): Promise<BankTransferState> {
  const { reference, amount, currency, narration, destination } = order;
  if (amount < LEAST) return { status: 'FAILED', reason: 'Monnify sends no less than 20 naira' };
  const body = {
    amount: nairaNumber(amount),
    reference,
    narration: narration.length < SHORTEST_NARRATION ? `Escrow ${narration}` : narration,
    currency,
    sourceAccountNumber,
    async: true,
    destinationBankCode: destination.bankCode,
    destinationAccountNumber: destination.accountNumber,
    destinationAccountName: destination.accountName,
  };
  const path = `${PATH}/single`;
  const result = read(await client.ask({ method: 'POST', path, body, repeatable: true }), receipt);
  if ('data' in result) {
    const { status, amount: paid, totalFee: fee, comment: reason } = result.data;
    return payoutState({ status, amount: paid, fee, reason, sessionId: null });
  }
  const { status, message } = result.refused;
  if (status === 400 || status === 422) {
    const known = await findPayout(client, reference);
    if (known) return known;
    if ((await resolveAccount(client, destination)) === null) return { status: 'FAILED', reason: message };
  }
  throw new BankUnavailable(`Monnify cannot send the payout now: ${message}`);
}

export async function* listPayouts(
  client: BankClient,
  sourceAccountNumber: string,
  period: Period,
  unreadable?: OnUnreadable,
): AsyncGenerator<ListedTransfer> {
  const path = `${PATH}/search-transactions`;
  const { from, to } = period;
  const wanted = { startDate: String(from.getTime()), endDate: String(to.getTime()), sourceAccountNumber };
  const pageAt = async (index: number) => {
    const query = { ...wanted, pageNo: String(index), pageSize: PER_PAGE };
    return given(await client.ask({ method: 'GET', path, query, repeatable: true }), page);
  };
  const how = { bank: 'Monnify', provider: 'monnify', list: path, row: disbursement, unreadable };
  for await (const row of rowsOf({ ...how, idOf: (each) => each.reference }, pageAt)) {
    if (!isWithin(row.createdOn, period)) continue;
    const { reference, amount, currency, createdOn: at, destinationAccountNumber: recipient } = row;
    const found = {
      provider: 'monnify',
      kind: 'payout',
      reference,
      amount,
      currency,
      at,
      recipient,
    } as const;
    yield { ...found, state: stateOf(row) };
  }
}

export async function balance(client: BankClient, accountNumber: string, currency: string): Promise<Money> {
  if (currency !== CURRENCY) throw new BankUnavailable(`Monnify holds ${CURRENCY} only`);
  const path = `${PATH}/wallet-balance`;
  const answer = await client.ask({ method: 'GET', path, query: { accountNumber }, repeatable: true });
  return given(answer, wallet).availableBalance;
}
