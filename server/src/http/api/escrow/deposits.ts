import { z } from 'zod';
import { comparePayer, NAME_MATCHES } from '#core/name-match.ts';
import { PAGING_NOTE } from '#http/pipeline/descriptions.ts';
import { list } from '#http/pipeline/endpoint.ts';
import { type Cursor, PageQuery } from '#http/pipeline/paging.ts';
import { ok, text } from '#http/pipeline/schemas.ts';
import { agreementReferenceFilter, periodFilters } from '#http/pipeline/shape/caller-metadata.ts';
import * as deposits from '#store/escrow/deposits.ts';
import { DepositView, viewDeposit } from './deposit-views.ts';

const ListQuery = PageQuery.extend({
  status: z.enum(deposits.DEPOSIT_STATUSES).optional(),
  agreementId: text('agreementId', { max: 100 }).optional(),
  ...agreementReferenceFilter,
  ...periodFilters,
});

const ListedDepositView = DepositView.omit({
  senderMatch: true,
  identitySenderMatch: true,
  paidByAnother: true,
})
  .extend({
    agreementId: z.string(),
    buyerExternalId: z.string(),
    accountNumber: z.string().meta({ description: 'The virtual account that it was paid into' }),
    currency: z.string(),
    status: z.enum(deposits.DEPOSIT_STATUSES).meta({
      description: 'LATE: it arrived after the agreement had ended. REVERSED: its bank took some of it back',
    }),
    fee: z.int().nonnegative().meta({ description: 'What your bank charged for receiving it' }),
    sessionId: z
      .string()
      .nullable()
      .meta({ description: 'The session id of the transfer between the banks' }),
    senderMatch: z.enum(NAME_MATCHES).meta({
      description: 'How the sender’s name compares with buyerName. `unknown` when either name is missing',
    }),
  })
  .meta({ id: 'ListedDeposit' });

const byTime: Cursor<deposits.ListedDeposit> = {
  shape: /^(\d{13}) ([0-9a-f]{32})$/,
  of: ({ receivedAt, key }) => `${receivedAt.getTime()} ${key}`,
};

export const depositEndpoints = [
  list('GET /deposits', {
    operationId: 'listDeposits',
    permission: 'escrow.read',
    tag: 'Payouts',
    summary: 'List deposits',
    description: `Returns the money that came in for all agreements, newest first, for your bookkeeping. Filter by
      status, agreement, the agreement's reference and date. Money on an account that is not ours, or in
      another currency, belongs to no agreement and is an exception. ${PAGING_NOTE}`,
    query: ListQuery,
    answer: ok('A page of deposits', ListedDepositView),
    cursor: byTime,
    rows: ({ context, caller, query }, { limit, before }) => {
      const [, at, key = ''] = byTime.shape.exec(before ?? '') ?? [];
      const after = at === undefined ? undefined : { at: new Date(Number(at)), key };
      return deposits.list(context.db, caller.developerId, query, { limit, after });
    },
    view: (deposit) => {
      const payer = comparePayer({ given: deposit.buyerName, verified: null }, deposit.senderName);
      const {
        identitySenderMatch: _unknown,
        paidByAnother: _guess,
        ...shown
      } = viewDeposit({ ...deposit, ...payer });
      const {
        agreementId,
        buyerExternalId,
        accountNumber,
        currency,
        status,
        fee = 0,
        sessionId = null,
      } = deposit;
      return { ...shown, agreementId, buyerExternalId, accountNumber, currency, status, fee, sessionId };
    },
  }),
];
