import {
  type Bank,
  type BankNotice,
  type BankRequest,
  type BankTransferState,
  BankUnavailable,
  type IncomingDeposit,
  type ListedTransfer,
  type PayoutOrder,
  type Period,
  type SandboxTransfer,
  type SandboxVault,
} from '#core/escrow/bank.ts';
import { CURRENCIES } from '#core/escrow/currency.ts';
import { money, ZERO } from '#core/escrow/money.ts';
import type { Clock, NewId } from '#core/time.ts';
import { nubanCheckDigit } from './nuban.ts';

const NAME = 'sandbox';

/**
 * Not a real bank code: the Central Bank's codes begin at 001. A person who takes such an account for a real
 * one learns of it from their own bank before any money leaves.
 */
const BANK_CODE = '000';
const BANKS = [
  { code: BANK_CODE, name: 'Sandbox' },
  { code: '011', name: 'First Bank of Nigeria' },
  { code: '033', name: 'United Bank for Africa' },
  { code: '044', name: 'Access Bank' },
  { code: '058', name: 'Guaranty Trust Bank' },
];
const SERIALS = 1_000_000_000;
/** The first serial is 990000001. After 999999999 they continue with 000000000, until all are used. */
const FIRST_SERIAL = 990_000_000;
const SETTLE_MS = 2_000;
const REVERSE_MS = 2_000;

type Ending = { readonly outcome: SandboxTransfer['outcome']; readonly afterMs: number };
const PAID_AT_ONCE: Ending = { outcome: 'SUCCEEDED', afterMs: 0 };
const REFUSED_AT_ONCE: Ending = { outcome: 'FAILED', afterMs: 0 };

/**
 * How a payout ends, by the last four digits of the destination account. All others are paid at once. The
 * docs list these, so that anyone can rehearse failures.
 */
const ENDINGS: Record<string, Ending> = {
  '0001': REFUSED_AT_ONCE,
  '0002': { outcome: 'SUCCEEDED', afterMs: SETTLE_MS },
  '0003': { outcome: 'REVERSED', afterMs: REVERSE_MS },
};

/** A deposit whose reference ends in this cannot be refunded. */
const REFUSED_REFUND = 'refund-refused';

/** Accounts that the name enquiry does not know, and accounts at a bank that is down. */
const UNKNOWN_ENDING = '0404';
const DOWN_ENDING = '0503';

/** A bank that moves no real money but keeps real books, with the same states and delays as a real one. */
export function sandboxBank(vault: SandboxVault, clock: Clock, newId: NewId): Bank {
  async function transfer(
    kind: SandboxTransfer['kind'],
    { reference, amount, currency }: Pick<PayoutOrder, 'reference' | 'amount' | 'currency'>,
    { outcome, afterMs }: Ending,
  ): Promise<BankTransferState> {
    const at = clock();
    const settlesAt = new Date(at.getTime() + afterMs);
    const notifyAt = outcome === 'REVERSED' ? settlesAt : null;
    const order = { kind, reference, amount, currency, outcome, at, settlesAt, notifyAt };
    return stateOf(await vault.saveTransfer(order), clock());
  }

  async function find(reference: string): Promise<BankTransferState | null> {
    const known = await vault.findTransfer(reference);
    return known && stateOf(known, clock());
  }

  async function* listTransfers(period: Period): AsyncIterable<ListedTransfer> {
    for await (const each of vault.listTransfers(period)) {
      const { outcome, settlesAt, notifyAt, ...transfer } = each;
      yield { provider: NAME, ...transfer, state: stateOf({ outcome, settlesAt }, clock()) };
    }
  }

  return {
    name: NAME,
    can: {
      openAccounts: 'always',
      exactAccounts: false,
      leastExact: ZERO,
      // Its numbers are permanent, and money for an ended agreement is booked as late money.
      closesAccounts: false,
      refunds: true,
      recalls: false,
      currencies: [...CURRENCIES.keys()],
    },
    async issueAccount({ reference, accountName }) {
      // A crash of the database may take back serials whose accounts were already saved: then ask for
      // another.
      for (;;) {
        const accountNumber = accountNumberOf(await vault.nextSerial());
        const asked = { bankCode: BANK_CODE, accountNumber, accountName };
        const account = await vault.saveAccount(reference, asked);
        if (account) return { provider: NAME, ...account };
      }
    },
    closeAccount: async () => undefined,
    async resolveAccount({ accountNumber }) {
      refuseWhenDown(accountNumber);
      return accountNumber.endsWith(UNKNOWN_ENDING) ? null : `SANDBOX HOLDER ${accountNumber.slice(-4)}`;
    },
    async submitPayout(order) {
      const { accountNumber } = order.destination;
      refuseWhenDown(accountNumber);
      return transfer('payout', order, ENDINGS[accountNumber.slice(-4)] ?? PAID_AT_ONCE);
    },
    submitRefund: (order) =>
      transfer(
        'refund',
        order,
        order.transactionId.endsWith(REFUSED_REFUND) ? REFUSED_AT_ONCE : PAID_AT_ONCE,
      ),
    findTransfer: find,
    // Requests of the sandbox come with an API key; anything else is not authentic.
    isAuthentic: ({ developerId }) => developerId !== null,
    readNotices: async (request) => [readNotice(request, newId)],
    listDeposits: (period) => vault.listDeposits(period),
    listTransfers,
    listBanks: async () => BANKS,
    balance: (currency) => vault.balance(currency),
  };
}

function stateOf(
  { outcome, settlesAt }: Pick<SandboxTransfer, 'outcome' | 'settlesAt'>,
  now: Date,
): BankTransferState {
  const settled = now >= settlesAt;
  switch (outcome) {
    case 'SUCCEEDED':
      return { status: settled ? 'SUCCEEDED' : 'PENDING' };
    case 'FAILED':
      return settled
        ? { status: 'FAILED', reason: 'sandbox: this account takes no money' }
        : { status: 'PENDING' };
    case 'REVERSED':
      // It looks paid at first; the reversal comes later, as in real life.
      return settled
        ? { status: 'REVERSED', reason: 'sandbox: this account sends payouts back' }
        : { status: 'SUCCEEDED' };
  }
}

function accountNumberOf(count: number): string {
  if (count >= SERIALS) throw new RangeError('the sandbox bank has no account numbers left');
  const serial = String((FIRST_SERIAL + count) % SERIALS).padStart(9, '0');
  return `${serial}${nubanCheckDigit(BANK_CODE, serial)}`;
}

/**
 * A deposit sent by a developer who plays the bank. A real bank names every transaction; here an id is
 * generated.
 */
type SandboxDeposit = {
  readonly accountNumber: string;
  readonly amount: number;
  readonly reference?: string;
  readonly senderName?: string;
  readonly currency?: string;
};
type SandboxReversal = { readonly reverse: string; readonly amount?: number; readonly reason?: string };

function readNotice({ body, developerId }: BankRequest, newId: NewId): BankNotice {
  const notice = JSON.parse(body) as SandboxDeposit | SandboxReversal;
  const provider = NAME;
  // Callers choose references, so each developer has a namespace of its own.
  const transactionOf = (reference: string) => `${developerId}/${reference}`;
  if ('reverse' in notice) {
    const { reverse, amount, reason = null } = notice;
    const howMuch = amount === undefined ? {} : { amount: money(amount) };
    return { kind: 'deposit_reversed', provider, transactionId: transactionOf(reverse), ...howMuch, reason };
  }
  const { accountNumber, amount, reference = newId('sbx'), senderName = null, currency } = notice;
  const deposit: IncomingDeposit = {
    provider,
    transactionId: transactionOf(reference),
    accountNumber,
    amount: money(amount),
    senderName,
    ...(currency === undefined ? {} : { currency }),
  };
  return { kind: 'deposit', deposit };
}

function refuseWhenDown(accountNumber: string): void {
  if (accountNumber.endsWith(DOWN_ENDING)) throw new BankUnavailable('sandbox: this bank is down');
}
