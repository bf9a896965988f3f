import { JOB_HANDLERS } from '#app/app.ts';
import type { JobKind } from '#core/jobs.ts';
import { conclude, putBack } from '#jobs/outcome.ts';
import { handlerOf, runJob } from '#jobs/worker.ts';
import * as jobs from '#store/jobs.ts';
import type { TestApp } from './app.ts';

export type MilestoneBody = { id: string; title: string; amount: number; status: string };
export type AgreementBody = {
  id: string;
  developerId: string;
  status: string;
  virtualAccountNo: string | null;
  totalAmount: number;
  milestones: MilestoneBody[];
  funding?: Record<string, number>;
};

/**
 * A platform that makes requests with its key. Every step returns the raw response, so that tests can inspect
 * it.
 */
export function platform(app: TestApp, key: string) {
  const agreements = '/v1/escrow/agreements';
  return {
    key,
    create: (amounts: number[], more: object = {}) =>
      app.call<AgreementBody>('POST', agreements, {
        key,
        body: {
          buyerExternalId: 'buyer',
          sellerExternalId: 'seller',
          totalAmount: amounts.reduce((sum, amount) => sum + amount, 0),
          milestones: amounts.map((amount, index) => ({ title: `Step ${index + 1}`, amount })),
          ...more,
        },
      }),
    get: (id: string) => app.call<AgreementBody>('GET', `${agreements}/${id}?expand=funding`, { key }),
    assess: (id: string, more: object = {}) =>
      app.call<{
        flag: string;
        score: number;
        triggeredSignals?: string[];
        virtualAccount?: { accountNumber: string };
      }>('POST', `${agreements}/${id}/assess`, {
        key,
        body: { external_user_id: 'buyer', transaction_amount: 1000, ...more },
      }),
    confirm: (id: string, milestoneId: string, user: string, headers: Record<string, string> = {}) =>
      app.call<{ message: string; milestone: MilestoneBody }>(
        'POST',
        `${agreements}/${id}/milestones/${milestoneId}/confirm`,
        { key, body: { external_user_id: user }, headers },
      ),
    deposit: (accountNumber: string, amount: number, reference?: string) =>
      app.call('POST', '/v1/sandbox/deposits', {
        key,
        body: { accountNumber, amount, ...(reference ? { reference } : {}) },
      }),
    refund: (id: string, body: object = {}) => app.call('POST', `${agreements}/${id}/refunds`, { key, body }),
    resolve: (id: string, milestoneId: string, body: object) =>
      app.call<AgreementBody>('POST', `${agreements}/${id}/milestones/${milestoneId}/resolve`, { key, body }),
    post: (id: string, verb: string, body: object = {}) =>
      app.call('POST', `${agreements}/${id}/${verb}`, { key, body }),
    setPayoutAccount: (user = 'seller', accountNumber = '0123456789') =>
      app.call('PUT', `/v1/escrow/payout-accounts/${user}`, {
        key,
        body: { bankCode: '058', accountNumber },
      }),
    ledger: (id: string) =>
      app.call<{
        balances: Record<string, number>;
        entries: { kind: string; amount: number; cause: string }[];
      }>('GET', `${agreements}/${id}/ledger?limit=100`, { key }),
    events: async (id: string) => {
      const answer = await app.call<{
        data: { type: string; sequence: number; data: Record<string, unknown> }[];
      }>('GET', `${agreements}/${id}/events?limit=100`, { key });
      return answer.body.data;
    },
  };
}
export type Platform = ReturnType<typeof platform>;

/** Creates an agreement with a virtual account and pays into it. */
export async function fundedAgreement(
  on: Platform,
  amounts: number[],
  funded: number,
  seller = 'seller',
  more: object = {},
): Promise<AgreementBody> {
  const { body } = await on.create(amounts, { sellerExternalId: seller, ...more });
  // One buyer pays for a whole file of tests, often enough to look suspicious; an old account keeps the score
  // below RED.
  const assessed = await on.assess(body.id, { account_created_at: '2020-01-31T12:00:00Z' });
  const account = assessed.body.virtualAccount?.accountNumber;
  if (!account) throw new Error(`no account: ${JSON.stringify(assessed.body)}`);
  if (funded > 0) await on.deposit(account, funded);
  return { ...body, virtualAccountNo: account };
}

/**
 * Runs the real handlers on all due jobs until none is left: the worker without its waiting. A failing job
 * fails the test, unless `failing` allows it to be retried.
 */
export async function runDueJobs(
  app: Pick<TestApp, 'context'>,
  failing: 'fails' | 'is put back' = 'fails',
  rounds = 50,
): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    const due = await jobs.claimDue(app.context.db, {
      kinds: Object.keys(JOB_HANDLERS) as JobKind[],
      claim: `test-${round}`,
      leaseSeconds: 60,
      limit: 100,
      now: app.context.clock(),
    });
    if (due.length === 0) return;
    for (const job of due) {
      try {
        await conclude(app.context, job, await runJob(app.context, JOB_HANDLERS, job));
      } catch (error) {
        if (failing === 'fails') throw error;
        await putBack(app.context, handlerOf(JOB_HANDLERS, job.kind), job, error, 0);
      }
    }
  }
}
