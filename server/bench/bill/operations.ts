import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { GUIDE_FOLDER } from '#http/guide/pages.ts';
import { escrowJobs } from '#jobs/escrow.ts';
import { conclude } from '#jobs/outcome.ts';
import { runJob } from '#jobs/worker.ts';
import * as jobs from '#store/jobs.ts';
import { identityForm } from '#test/support/identity/form.ts';
import type { MeteredService } from './service.ts';

/** An account, and one deal of it on its way through the operations. */
export type Deal = {
  readonly service: MeteredService;
  /** Fees and shares of the agreement. */
  readonly terms: DealTerms;
  readonly keys: Keys;
  readonly number: number;
  id: string;
  milestoneId: string;
  accountNumber: string;
};

export type DealTerms = { readonly fees?: readonly object[]; readonly shares?: readonly object[] };

/** A live key, and a test key: only a test environment verifies people without models. */
type Keys = { readonly live: string; readonly test: string };

const AMOUNT = 1_000_000;
const LISTED = 20;
const SELLER = 'seller';
const buyerOf = ({ number }: Deal) => `buyer-${number}`;
const addressOf = ({ number }: Deal) => `105.112.${Math.floor(number / 250) % 250}.${number % 250}`;

/** The operations in the order of a deal's life. The account uses no optional feature. */
export const OPERATIONS = {
  'create an agreement': async (deal) => {
    const answer = await call<{ id: string; milestones: { id: string }[] }>(
      deal,
      'POST',
      '/escrow/agreements',
      {
        buyerExternalId: buyerOf(deal),
        sellerExternalId: SELLER,
        totalAmount: AMOUNT,
        milestones: [
          { title: 'All of it', amount: AMOUNT, ...(deal.terms.shares && { shares: deal.terms.shares }) },
        ],
        ...(deal.terms.fees && { fees: deal.terms.fees }),
        buyerEmail: `${buyerOf(deal)}@example.com`,
        buyerName: 'Ada Obi',
      },
    );
    deal.id = answer.id;
    deal.milestoneId = answer.milestones[0]?.id ?? '';
  },
  'assess a payment': async (deal) => {
    const path = `/escrow/agreements/${deal.id}/assess`;
    const answer = await call<{ virtualAccount: { accountNumber: string } }>(deal, 'POST', path, {
      external_user_id: buyerOf(deal),
      transaction_amount: AMOUNT,
      device_fingerprint: `device-${deal.number}`,
      ip_address: addressOf(deal),
    });
    deal.accountNumber = answer.virtualAccount.accountNumber;
  },
  deposit: async (deal) => {
    const { accountNumber, number } = deal;
    const reference = `deposit-${number}`;
    await call(deal, 'POST', '/sandbox/deposits', { accountNumber, amount: AMOUNT, reference });
  },
  'first confirmation': (deal) => confirm(deal, buyerOf(deal)),
  'second confirmation': (deal) => confirm(deal, SELLER),
  payout: (deal) => payOut(deal.service),
  retrieve: async (deal) => {
    const { status } = await call<{ status: string }>(deal, 'GET', `/escrow/agreements/${deal.id}`);
    if (status !== 'DISBURSED') throw new Error(`an agreement is ${status} after its payout`);
  },
  list: async (deal) => {
    const path = `/escrow/agreements?status=PENDING&limit=${LISTED}`;
    const { data } = await call<{ data: unknown[] }>(deal, 'GET', path);
    if (data.length !== LISTED) throw new Error(`a page has ${data.length} agreements`);
  },
  'assess fraud': async (deal) => {
    await call(deal, 'POST', '/fraud/assess', {
      platformUserId: `user-${deal.number}`,
      transactionAmount: 5 * AMOUNT,
      deviceFingerprint: `user-device-${deal.number}`,
      ipAddress: addressOf(deal),
    });
  },
  'verify identity': async (deal) => {
    const pictures = { document: picture('document'), selfies: [picture('selfie'), picture('selfie-again')] };
    const { payload, headers } = identityForm({ user: `user-${deal.number}`, ...pictures });
    const init = { method: 'POST', body: payload, headers: { ...headers, 'x-api-key': deal.keys.test } };
    const { status } = await answerOf<{ status: string }>(deal.service, '/identity/verify', init);
    if (status !== 'success') throw new Error(`a verification ended as ${status}`);
  },
} satisfies Record<string, (deal: Deal) => Promise<void>>;

export type OperationName = keyof typeof OPERATIONS;
export const OPERATION_NAMES = Object.keys(OPERATIONS) as OperationName[];

/** The operations that an agreement needs; the others only read, or concern no agreement. */
export const LIFE: readonly OperationName[] = OPERATION_NAMES.slice(0, OPERATION_NAMES.indexOf('payout') + 1);

/** Signs up an account with a seller who can be paid, and fills a page with agreements that stay pending. */
export async function openDeals(
  service: MeteredService,
  terms: DealTerms = {},
): Promise<(number: number) => Deal> {
  const email = `bill-${randomBytes(6).toString('hex')}@example.com`;
  const body = JSON.stringify({ email, password: 'correct horse 1' });
  const headers = { 'content-type': 'application/json' };
  const made = await answerOf<{ apiKey: string }>(service, '/developer/signup', {
    method: 'POST',
    body,
    headers,
  });
  const live = {
    service,
    terms: {},
    number: 0,
    keys: { live: made.apiKey, test: '' },
    id: '',
    milestoneId: '',
    accountNumber: '',
  };
  const test = await call<{ apiKey: string }>(live, 'POST', '/developer/api-keys', { environment: 'test' });
  const account = { bankCode: '058', accountNumber: '0123456789' };
  await call(live, 'PUT', `/escrow/payout-accounts/${SELLER}`, account);
  const keys = { live: made.apiKey, test: test.apiKey };
  const deal = (number: number): Deal => ({ ...live, keys, terms, number });
  for (let number = 0; number < LISTED; number++) await OPERATIONS['create an agreement'](deal(number));
  return (number) => deal(LISTED + number);
}

const confirm = (deal: Deal, user: string): Promise<void> => {
  const path = `/escrow/agreements/${deal.id}/milestones/${deal.milestoneId}/confirm`;
  return call(deal, 'POST', path, { external_user_id: user });
};

const { 'submit-payout': submitPayout } = escrowJobs;
const HANDLERS = { 'submit-payout': submitPayout };

/** The worker's steps for one job: it is claimed, run and concluded. */
async function payOut({ context }: MeteredService): Promise<void> {
  const [job, ...others] = await jobs.claimDue(context.db, {
    kinds: ['submit-payout'],
    claim: 'bill',
    leaseSeconds: 15,
    limit: 16,
    now: context.clock(),
  });
  if (!job || others.length > 0) throw new Error(`${others.length + (job ? 1 : 0)} payouts are due`);
  await conclude(context, job, await runJob(context, HANDLERS, job));
}

const picture = (name: string) => readFileSync(`${GUIDE_FOLDER}images/people/folake-${name}.png`);

function call<Answer>({ service, keys }: Deal, method: string, path: string, body?: object): Promise<Answer> {
  const headers = { 'x-api-key': keys.live, ...(body && { 'content-type': 'application/json' }) };
  return answerOf(service, path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
}

async function answerOf<Answer>(
  { address }: MeteredService,
  path: string,
  init: RequestInit,
): Promise<Answer> {
  const response = await fetch(address + path, init);
  const text = await response.text();
  if (!response.ok) throw new Error(`${init.method} ${path} answered ${response.status}: ${text}`);
  return JSON.parse(text) as Answer;
}
