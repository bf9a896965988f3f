import type { Ambiguities } from '#twins/kernel/readings.ts';

/**
 * Sources: the reference manual at paystack.com/docs/api, and the OpenAPI at github.com/PaystackOSS/openapi.
 */
export const AMBIGUITIES = {
  refund_filter: {
    help: 'GET /refund?transaction=: not in the OpenAPI; the id of a transaction in the manual.',
    readings: ['ignored', 'reference', 'id'],
  },
  refund_row: {
    help: 'GET /refund: the list has created_at and an id of the transaction, one refund has createdAt.',
    readings: ['list', 'single'],
  },
  page_size: {
    help: 'GET /transaction and /transfer: the page size is perPage in the manual, per_page in the OpenAPI.',
    readings: ['perPage', 'per_page'],
  },
  page_meta: {
    help: 'GET /transaction: the example has no count of pages; others have one.',
    readings: ['pages', 'cursor'],
  },
  transfer_status: {
    help: 'GET /transfer: the status filter has the default pending in the OpenAPI, and none in the manual.',
    readings: ['all', 'pending'],
  },
  refusal_code: {
    help: 'A refusal has a `code` in newer examples, and only a message in older ones.',
    readings: ['given', 'missing'],
  },
  list_until: {
    help: 'Lists: `to` is a date-time in the OpenAPI; examples give a day, whose first moment may be meant.',
    readings: ['moment', 'start of day'],
  },
  transfer_row: {
    help: 'GET /transfer: newer examples have the reference of each transfer, the older one has its code only.',
    readings: ['reference', 'code'],
  },
  refunded_status: {
    help: 'A transaction is reversed when it “was refunded”; no source says whether each full refund counts.',
    readings: ['reversed', 'success'],
  },
} as const satisfies Ambiguities;
