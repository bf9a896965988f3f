import { createHmac } from 'node:crypto';
import type { Happening, Refund, Rejection, Transfer } from '#twins/kernel/books.ts';
import { numeral } from '#twins/kernel/json.ts';
import type { Notice, Protocol } from '#twins/kernel/protocol.ts';
import type { World } from '#twins/kernel/world.ts';
import { CONTRACT_CODE, complaint } from './answers.ts';
import { disbursementRoutes, WALLET } from './disbursements.ts';
import { openLogin } from './login.ts';
import { newTransactionReference, paymentRoutes } from './payments.ts';
import { refundRoutes } from './refunds.ts';
import { reservedAccountRoutes } from './reserved-accounts.ts';
import { verificationRoutes } from './verification.ts';
import { describe, plainTime, refundStatus, slashTime, transactionView, transferStatus } from './views.ts';

const API_KEY = 'MK_TEST_TWIN';
const SECRET_KEY = 'TWINTWINTWINTWINTWINTWINTWINTWIN';

/** Simulates Monnify as documented at developers.monnify.com. Amounts are naira with two decimals. */
export function monnify(world: World): Protocol {
  const login = openLogin(world, API_KEY, SECRET_KEY);
  return {
    name: 'monnify',
    title: 'Monnify',
    unit: { name: 'naira', decimals: 2 },
    credentials: {
      apiKey: API_KEY,
      secretKey: SECRET_KEY,
      contractCode: CONTRACT_CODE,
      sourceAccountNumber: WALLET,
    },
    base: '',
    routes: [
      login.route,
      ...reservedAccountRoutes(world),
      ...paymentRoutes(world),
      ...disbursementRoutes(world),
      ...refundRoutes(world),
      ...verificationRoutes(world),
    ],
    complaints: {
      notFound: complaint(404, 'Resource not found'),
      badBody: complaint(400, 'The request could not be completed due to malformed syntax.'),
      tooMany: complaint(429, 'Too many requests'),
      broken: complaint(500, 'There was an error processing the request, Please try again later...'),
    },
    // 1.5 percent, at most 2,000 naira, in whole kobo.
    intake: {
      price: { permille: 15n, atMost: 2_000_000n, step: 10n },
      newReference: ({ kind, providerReference }) =>
        kind === 'exact' ? providerReference : newTransactionReference(world),
    },
    // No retries are documented: a missed webhook has to be made up for by asking.
    webhooks: { timeoutMs: 30_000, retriesMs: [] },
    authorize: login.authorize,
    notices: (happening) => {
      const result = noticeOf(happening, world.readings.get('payers'));
      return result ? [result] : [];
    },
    sign: (body, secret = SECRET_KEY) => ({
      'monnify-signature': createHmac('sha512', secret).update(body).digest('hex'),
    }),
  };
}

/** A recall has no event: a query returns the transaction as REVERSED. */
function noticeOf(happening: Happening, payers: string): Notice | null {
  const notice = (event: string, eventData: unknown): Notice => ({
    event,
    body: { eventType: event, eventData },
  });
  switch (happening.kind) {
    case 'deposit':
      return notice('SUCCESSFUL_TRANSACTION', transactionView(happening.deposit, payers));
    case 'rejection':
      return happening.rejection.account.kind === 'exact'
        ? notice('REJECTED_PAYMENT', rejectedView(happening.rejection))
        : null;
    case 'transfer': {
      const { transfer } = happening;
      const words = { success: 'SUCCESSFUL', failed: 'FAILED', reversed: 'REVERSED', pending: 'PENDING' };
      return notice(`${words[transfer.status]}_DISBURSEMENT`, disbursementView(transfer));
    }
    case 'refund': {
      const { refund } = happening;
      if (refund.status === 'pending') return null;
      return notice(
        refund.status === 'success' ? 'SUCCESSFUL_REFUND' : 'FAILED_REFUND',
        refundNotice(refund),
      );
    }
    default:
      return null;
  }
}

function disbursementView(transfer: Transfer) {
  const { destination, amount, fee, status, sessionId } = transfer;
  return {
    amount: numeral(amount),
    transactionReference: transfer.code,
    fee: numeral(fee),
    transactionDescription: describe(transfer),
    destinationAccountNumber: destination.accountNumber,
    sessionId: status === 'failed' ? '' : sessionId,
    createdOn: slashTime(transfer.createdAt),
    destinationAccountName: destination.accountName,
    reference: transfer.reference,
    destinationBankCode: destination.bank.code,
    completedOn: slashTime(transfer.updatedAt),
    narration: transfer.narration,
    currency: 'NGN',
    destinationBankName: destination.bank.name,
    status: transferStatus(transfer),
  };
}

function refundNotice(refund: Refund) {
  const { deposit } = refund;
  return {
    merchantReason: refund.note,
    transactionReference: deposit.reference,
    completedOn: slashTime(refund.updatedAt),
    refundStatus: refundStatus(refund),
    customerNote: refund.customerNote,
    createdOn: slashTime(refund.createdAt),
    refundReference: refund.reference,
    refundAmount: numeral(refund.amount),
  };
}

function rejectedView({ account, amount, sender, sessionId, reason, paidAt }: Rejection) {
  const expected = numeral(account.amount ?? 0n);
  return {
    metaData: '{}',
    product: { reference: account.reference, type: 'WEB_SDK' },
    amount: expected,
    paymentSourceInformation: {
      bankCode: sender.bank.code,
      amountPaid: numeral(amount),
      accountName: sender.name,
      sessionId,
      accountNumber: sender.accountNumber,
    },
    transactionReference: account.providerReference,
    created_on: plainTime(paidAt),
    paymentReference: account.reference,
    paymentRejectionInformation: {
      bankCode: account.bank.code,
      destinationAccountNumber: account.number,
      bankName: account.bank.name,
      rejectionReason: reason,
      expectedAmount: expected,
    },
    paymentDescription: account.description,
    customer: { name: account.customer.firstName, email: account.customer.email },
  };
}
