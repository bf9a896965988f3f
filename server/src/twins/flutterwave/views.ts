import { writeAmount } from '#twins/kernel/amount.ts';
import type { Account, Deposit, Transfer } from '#twins/kernel/books.ts';
import { numeral } from '#twins/kernel/json.ts';

const ACCOUNT_ID = 118_468;

/** Lagos time, without a time zone. */
function lagosTime(at: Date): string {
  return new Date(at.getTime() + 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
}

export function accountView(account: Account) {
  const { amount, expiresAt, createdAt, bank, name } = account;
  return {
    response_code: '02',
    response_message: 'Transaction in progress',
    flw_ref: account.providerReference,
    order_ref: `URF_${account.id}`,
    account_number: account.number,
    frequency: account.kind === 'exact' ? '1' : 'N/A',
    bank_name: bank.name.toUpperCase(),
    created_at: lagosTime(createdAt),
    expiry_date: expiresAt ? lagosTime(expiresAt) : 'N/A',
    note: `Please make a bank transfer to ${name}`,
    amount: amount === null ? null : writeAmount(amount, 2),
  };
}

/** The webhook and the re-query have the same content, except for the position of the sender. */
export function transactionView(deposit: Deposit) {
  const { account, amount, fee, paidAt, narration, id } = deposit;
  const { customer } = account;
  return {
    id,
    tx_ref: account.reference,
    flw_ref: deposit.reference,
    device_fingerprint: 'N/A',
    amount: numeral(amount),
    currency: 'NGN',
    charged_amount: numeral(amount),
    app_fee: numeral(fee),
    merchant_fee: 0,
    processor_response: 'success',
    auth_model: 'AUTH',
    ip: '52.209.154.143',
    narration,
    status: 'successful',
    payment_type: 'bank_transfer',
    created_at: paidAt,
    account_id: ACCOUNT_ID,
    customer: {
      id: customer.id,
      name: `${customer.firstName} ${customer.lastName}`.trim() || 'Anonymous customer',
      phone_number: customer.phone || 'N/A',
      email: customer.email,
      created_at: customer.createdAt,
    },
  };
}

export function originator({ sender, sessionId }: Deposit) {
  const number = sender.accountNumber;
  return {
    originatoraccountnumber: `${number.slice(0, 3)}*******${number.slice(-2)}`,
    originatorname: sender.name,
    bankname: sender.bank.name,
    originatoramount: 'N/A',
    sessionid: sessionId,
  };
}

/** The answer that accepts a transfer calls it NEW. A transfer that is returned becomes FAILED. */
export function transferStatus({ status }: Transfer): string {
  return { pending: 'PENDING', success: 'SUCCESSFUL', failed: 'FAILED', reversed: 'FAILED' }[status];
}

export function transferView(transfer: Transfer, status = transferStatus(transfer)) {
  const { destination, amount, fee, reason } = transfer;
  const done = status === 'SUCCESSFUL' ? 'Transaction was successful' : '';
  return {
    id: transfer.id,
    account_number: destination.accountNumber,
    bank_code: destination.bank.code,
    full_name: destination.accountName,
    created_at: transfer.createdAt,
    currency: 'NGN',
    debit_currency: 'NGN',
    amount: numeral(amount),
    fee: numeral(fee),
    status,
    reference: transfer.reference,
    meta: null,
    narration: transfer.narration,
    approver: null,
    complete_message: reason ? `DISBURSE FAILED: ${reason}` : done,
    requires_approval: 0,
    is_approved: 1,
    bank_name: destination.bank.name.toUpperCase(),
    session_id: transfer.sessionId,
  };
}
