import type { Bank } from '#twins/kernel/banks.ts';
import { BANKS } from '#twins/kernel/banks.ts';
import type { Account, Customer, Deposit, Refund, Transfer } from '#twins/kernel/books.ts';
import { numeral } from '#twins/kernel/json.ts';

export const INTEGRATION = 100_043;
export const DOMAIN = 'test';

/** In test mode there is a bank that does not require customers to be identified. */
export const TEST_BANK: Bank = { code: '001', name: 'Test Bank', slug: 'test-bank' };
const TITAN: Bank = { code: '100039', name: 'Paystack-Titan', slug: 'titan-paystack' };
export const PAYSTACK_BANKS: readonly Bank[] = [...BANKS, TITAN, TEST_BANK];
/** The banks that issue virtual accounts. */
export const ISSUERS = PAYSTACK_BANKS.filter(({ slug }) =>
  /^(?:wema-bank|titan-paystack|test-bank)$/.test(slug),
);

export function bankView(bank: Bank) {
  return { name: bank.name, id: PAYSTACK_BANKS.indexOf(bank) + 1, slug: bank.slug };
}

export function customerView(customer: Customer) {
  return {
    id: customer.id,
    first_name: customer.firstName || null,
    last_name: customer.lastName || null,
    email: customer.email,
    customer_code: customer.code,
    phone: customer.phone || null,
    metadata: null,
    risk_action: 'default',
    international_format_phone: null,
  };
}

export function dedicatedAccountView(account: Account) {
  const { bank, customer, createdAt, closedAt } = account;
  const assigned = closedAt === null;
  return {
    bank: bankView(bank),
    account_name: account.name,
    account_number: account.number,
    assigned,
    currency: 'NGN',
    metadata: null,
    active: assigned,
    id: account.id,
    created_at: createdAt,
    updated_at: closedAt ?? createdAt,
    assignment: {
      integration: INTEGRATION,
      assignee_id: customer.id,
      assignee_type: 'Customer',
      expired: !assigned,
      account_type: 'PAY-WITH-TRANSFER-RECURRING',
      assigned_at: createdAt,
    },
    customer: customerView(customer),
  };
}

/**
 * A transaction as the API, the lists and the webhook show it. One that was refunded in full is `reversed`.
 */
export function transactionView(deposit: Deposit, refundedWhole = false) {
  const { account, amount, fee, paidAt } = deposit;
  const dedicated = account.kind === 'open';
  const status = deposit.recalledAt || refundedWhole ? 'reversed' : 'success';
  return {
    id: deposit.id,
    domain: DOMAIN,
    status,
    reference: deposit.reference,
    amount: numeral(amount),
    message: null,
    gateway_response: 'Approved',
    paid_at: paidAt,
    created_at: paidAt,
    channel: dedicated ? 'dedicated_nuban' : 'bank_transfer',
    currency: 'NGN',
    ip_address: null,
    metadata: '',
    log: null,
    fees: numeral(fee),
    fees_split: null,
    fees_breakdown: null,
    authorization: authorizationView(deposit),
    customer: customerView(account.customer),
    plan: {},
    subaccount: {},
    split: {},
    order_id: null,
    paidAt,
    requested_amount: numeral(amount),
    pos_transaction_data: null,
    source: dedicated
      ? null
      : { type: 'api', source: 'merchant_api', entry_point: 'charge', identifier: null },
  };
}

/** The sender's account is masked, so money can only be returned by a refund. */
function authorizationView({ account, sender, narration, id }: Deposit) {
  const last4 = sender.accountNumber.slice(-4);
  const dedicated = account.kind === 'open';
  return {
    authorization_code: `AUTH_${id}`,
    bin: `${sender.accountNumber.slice(0, 3)}XXX`,
    last4,
    exp_month: '12',
    exp_year: '2030',
    channel: dedicated ? 'dedicated_nuban' : 'bank_transfer',
    card_type: 'transfer',
    bank: sender.bank.name,
    country_code: 'NG',
    brand: 'Managed Account',
    reusable: false,
    signature: null,
    account_name: null,
    sender_bank: sender.bank.name,
    sender_bank_account_number: `XXXXXX${last4}`,
    sender_country: 'NG',
    sender_name: sender.name,
    narration,
    ...(dedicated ? { receiver_bank_account_number: account.number, receiver_bank: account.bank.name } : {}),
  };
}

export type Recipient = Transfer['destination'] & {
  readonly id: number;
  readonly code: string;
  readonly createdAt: Date;
};

export function recipientView({ id, code, accountName, accountNumber, bank, createdAt }: Recipient) {
  return {
    active: true,
    createdAt,
    currency: 'NGN',
    description: '',
    domain: DOMAIN,
    email: null,
    id,
    integration: INTEGRATION,
    metadata: null,
    name: accountName,
    recipient_code: code,
    type: 'nuban',
    updatedAt: createdAt,
    is_deleted: false,
    details: {
      authorization_code: null,
      account_number: accountNumber,
      account_name: accountName,
      bank_code: bank.code,
      bank_name: bank.name,
    },
  };
}

export function transferView(transfer: Transfer, recipient: unknown) {
  const { amount, createdAt, updatedAt, status, reason } = transfer;
  return {
    amount: numeral(amount),
    createdAt,
    updatedAt,
    currency: 'NGN',
    domain: DOMAIN,
    id: transfer.id,
    failures: status === 'failed' ? { reason } : null,
    integration: INTEGRATION,
    request: transfer.id,
    reason: transfer.narration,
    reference: transfer.reference,
    source: 'balance',
    source_details: null,
    status: status === 'pending' && transfer.needsAttention ? 'otp' : status,
    titan_code: null,
    transfer_code: transfer.code,
    recipient,
    transferred_at: status === 'success' || status === 'reversed' ? updatedAt : null,
    session: { provider: 'nip', id: transfer.sessionId },
    fee_charged: numeral(transfer.fee),
    fees_breakdown: null,
    gateway_response: reason || null,
  };
}

/** As a webhook and `GET /dispute/:id` show it. The twin gives a dispute the id of its transaction. */
export function disputeView(deposit: Deposit) {
  const at = deposit.recalledAt;
  return {
    id: deposit.id,
    refund_amount: numeral(deposit.amount),
    currency: 'NGN',
    status: at ? 'resolved' : 'awaiting-merchant-feedback',
    resolution: at ? 'merchant-accepted' : null,
    domain: DOMAIN,
    transaction: transactionView(deposit),
    // Null in the documented examples.
    transaction_reference: null,
    category: 'fraud',
    dueAt: at ?? deposit.disputedAt,
    resolvedAt: at,
    customer: customerView(deposit.account.customer),
    note: null,
    createdAt: deposit.disputedAt ?? at,
    updatedAt: at ?? deposit.disputedAt,
  };
}

/** A returned refund has no status of its own: it becomes failed. */
export function refundStatus({ status, needsAttention }: Refund): string {
  if (status === 'pending' && needsAttention) return 'needs-attention';
  return { pending: 'pending', success: 'processed', failed: 'failed', reversed: 'failed' }[status];
}

export function refundView(refund: Refund, transaction: unknown) {
  const { amount, createdAt, updatedAt, deposit } = refund;
  const done = refund.status === 'success';
  return {
    transaction,
    integration: INTEGRATION,
    deducted_amount: numeral(done ? amount : 0n),
    channel: null,
    merchant_note: refund.note || `Refund for transaction ${deposit.reference}`,
    customer_note: refund.customerNote || `Refund for transaction ${deposit.reference}`,
    status: refundStatus(refund),
    refunded_by: 'twin@example.com',
    expected_at: updatedAt,
    refunded_at: done ? updatedAt : null,
    currency: 'NGN',
    domain: DOMAIN,
    amount: numeral(amount),
    fully_deducted: done,
    id: refund.id,
    createdAt,
    updatedAt,
  };
}
