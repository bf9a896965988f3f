import { writeAmount } from '#twins/kernel/amount.ts';
import type { Account, Deposit, Refund, Transfer } from '#twins/kernel/books.ts';
import { numeral } from '#twins/kernel/json.ts';
import type { Page } from '#twins/kernel/paging.ts';
import { CONTRACT_CODE } from './answers.ts';

export const MERCHANT = { code: 'TWIN0000001', name: 'Twin' };
const LAGOS_MS = 3_600_000;
const PER_PAGE = 10;

/** Monnify writes timestamps in several formats, two of them in Lagos time without a time zone. */
export function stamp(at: Date): string {
  return at.toISOString().replace('Z', '+0000');
}

export function plainTime(at: Date): string {
  return new Date(at.getTime() + LAGOS_MS).toISOString().replace('T', ' ').replace('Z', '');
}

export function slashTime(at: Date): string {
  const [date = '', time = ''] = new Date(at.getTime() + LAGOS_MS).toISOString().split(/[T.]/);
  const [hours = '0', ...rest] = time.split(':');
  const half = Number(hours) < 12 ? 'AM' : 'PM';
  return `${date.split('-').reverse().join('/')} ${Number(hours) % 12 || 12}:${rest.join(':')} ${half}`;
}

export function reservedAccountView(accounts: readonly [Account, ...Account[]]) {
  const [first] = accounts;
  const { customer } = first;
  const names = { bvn: customer.identity?.masked ?? null };
  return {
    contractCode: CONTRACT_CODE,
    accountReference: first.reference,
    accountName: first.name,
    currencyCode: 'NGN',
    customerEmail: customer.email,
    customerName: customer.firstName,
    ...names,
    accounts: accounts.map(({ bank, number, name }) => ({
      bankCode: bank.code,
      bankName: bank.name,
      accountNumber: number,
      accountName: name,
    })),
    collectionChannel: 'RESERVED_ACCOUNT',
    reservationReference: first.providerReference,
    reservedAccountType: 'GENERAL',
    status: first.closedAt ? 'INACTIVE' : 'ACTIVE',
    createdOn: plainTime(first.createdAt),
    incomeSplitConfig: [],
    restrictPaymentSource: false,
  };
}

/** The references of a deposit: Monnify's, and the merchant's if the payment was requested. */
export function namesOf({ account, reference }: Deposit) {
  return account.kind === 'exact'
    ? { transactionReference: account.providerReference, paymentReference: account.reference }
    : { transactionReference: reference, paymentReference: reference };
}

function paymentStatus({ recalledAt }: Deposit, isReversed: boolean): string {
  return recalledAt || isReversed ? 'REVERSED' : 'PAID';
}

/** A payment as a webhook shows it. */
export function transactionView(deposit: Deposit, payers: string) {
  const { account, amount, fee, sender, sessionId, paidAt } = deposit;
  const source = { ...payer(deposit), sessionId, accountNumber: sender.accountNumber };
  return {
    ...aboutPayment(deposit),
    paidOn: plainTime(paidAt),
    paymentSourceInformation: payers === 'object' ? source : [source],
    destinationAccountInformation: {
      bankCode: account.bank.code,
      bankName: account.bank.name,
      accountNumber: account.number,
    },
    amountPaid: numeral(amount),
    totalPayable: numeral(amount),
    cardDetails: {},
    settlementAmount: writeAmount(amount - fee, 2),
  };
}

/**
 * A payment as a re-query shows it: amounts in quotes, the sender masked, without the session and the account
 * paid into.
 */
export function statusView(deposit: Deposit, isReversed = false) {
  const { amount, fee, sender, paidAt } = deposit;
  const amountPaid = writeAmount(amount, 2);
  const accountNumber = `******${sender.accountNumber.slice(-4)}`;
  const accountDetails = { ...payer(deposit), amountPaid, accountNumber };
  return {
    ...aboutPayment(deposit, isReversed),
    paidOn: plainTime(paidAt),
    amountPaid,
    totalPayable: amountPaid,
    settlementAmount: writeAmount(amount - fee, 2),
    cardDetails: null,
    accountDetails,
    accountPayments: [accountDetails],
  };
}

function aboutPayment(deposit: Deposit, isReversed = false) {
  const { account } = deposit;
  return {
    product: {
      type: account.kind === 'exact' ? 'WEB_SDK' : 'RESERVED_ACCOUNT',
      reference: account.reference,
    },
    ...namesOf(deposit),
    paymentDescription: account.description || account.name,
    metaData: {},
    paymentMethod: 'ACCOUNT_TRANSFER',
    currency: 'NGN',
    paymentStatus: paymentStatus(deposit, isReversed),
    customer: { name: account.customer.firstName, email: account.customer.email },
  };
}

function payer({ sender, amount }: Deposit) {
  return { bankCode: sender.bank.code, amountPaid: numeral(amount), accountName: sender.name };
}

export function transactionRow(deposit: Deposit, isReversed = false) {
  const { account, amount, fee, paidAt } = deposit;
  const { code: merchantCode, name: merchantName } = MERCHANT;
  return {
    customerDTO: { email: account.customer.email, name: account.customer.firstName, merchantCode },
    providerAmount: 0,
    paymentMethod: 'ACCOUNT_TRANSFER',
    createdOn: stamp(paidAt),
    amount: numeral(amount, 2),
    flagged: false,
    providerCode: account.bank.code,
    fee: numeral(fee, 2),
    currencyCode: 'NGN',
    completedOn: stamp(paidAt),
    paymentDescription: account.name,
    paymentStatus: paymentStatus(deposit, isReversed),
    ...namesOf(deposit),
    merchantCode,
    merchantName,
    payableAmount: numeral(amount, 2),
    amountPaid: numeral(amount, 2),
    completed: true,
  };
}

export function transferStatus({ status }: Transfer): string {
  return { pending: 'PENDING', success: 'SUCCESS', failed: 'FAILED', reversed: 'REVERSED' }[status];
}

export function transferSummary(transfer: Transfer) {
  const { destination, amount, fee, narration, reference, createdAt } = transfer;
  return {
    amount: numeral(amount, 2),
    reference,
    narration,
    currency: 'NGN',
    fee: numeral(fee, 2),
    twoFaEnabled: false,
    status: transferStatus(transfer),
    transactionDescription: describe(transfer),
    transactionReference: transfer.code,
    createdOn: stamp(createdAt),
    sessionId: transfer.sessionId,
    destinationAccountNumber: destination.accountNumber,
    destinationBankCode: destination.bank.code,
    destinationAccountName: destination.accountName,
    destinationBankName: destination.bank.name,
  };
}

export function describe({ status, reason }: Transfer): string {
  if (status === 'pending') return 'Transaction processing in progress';
  return reason || 'Approved or completed successfully';
}

/** A returned refund has no status of its own: it becomes FAILED. */
export function refundStatus({ status }: Refund): string {
  return { pending: 'IN_PROGRESS', success: 'COMPLETED', failed: 'FAILED', reversed: 'FAILED' }[status];
}

export function refundView(refund: Refund) {
  const { deposit, amount, reason, createdAt, updatedAt } = refund;
  const status = refundStatus(refund);
  const comment = status === 'COMPLETED' ? 'Refund completed' : 'Transaction refund is in progress.';
  return {
    refundReference: refund.reference,
    transactionReference: namesOf(deposit).transactionReference,
    refundReason: refund.note,
    customerNote: refund.customerNote,
    refundAmount: numeral(amount, 2),
    refundType: amount === deposit.amount ? 'FULL_REFUND' : 'PARTIAL_REFUND',
    refundStatus: status,
    refundStrategy: 'MERCHANT_WALLET',
    comment: reason || comment,
    createdOn: slashTime(createdAt),
    completedOn: status === 'IN_PROGRESS' ? '' : slashTime(updatedAt),
  };
}

/** A page as in Spring, where the first page is number 0. */
export function pageView<Item>(page: Page<Item>, view: (item: Item) => unknown) {
  const number = page.page - 1;
  return {
    content: page.items.map(view),
    totalElements: page.total,
    totalPages: page.pages,
    size: page.size,
    number,
    first: number === 0,
    last: page.page >= page.pages,
    numberOfElements: page.items.length,
    empty: page.items.length === 0,
  };
}

export function askedOf(query: URLSearchParams) {
  const page = query.get('page') ?? query.get('pageNo');
  const size = query.get('size') ?? query.get('pageSize');
  return { page, size, fallbackSize: PER_PAGE, firstPage: 0 as const };
}

/** Milliseconds since 1970, or a written timestamp. */
export function momentOf(text: string | null): string | null {
  return text && /^\d{1,15}$/.test(text) ? new Date(Number(text)).toISOString() : text;
}
