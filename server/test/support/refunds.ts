import { HOUR_MS } from '#core/time.ts';
import type { TestApp } from './app.ts';
import { fundedAgreement, type Platform, runDueJobs } from './escrow.ts';

export type RefundBody = { id: string; status: string; amount: number; milestoneIds: string[] };
export type PartBody = { number: number; amount: number; status: string; transactionId: string | null };
export type RefundWithParts = RefundBody & { partCount: number; parts: PartBody[] };

export function refundsOf(app: TestApp, { key }: Platform) {
  const path = (id: string) => `/v1/escrow/agreements/${id}/refunds`;
  return {
    list: (id: string, query = '') =>
      app.call<{ data: RefundBody[]; nextCursor: string | null }>('GET', `${path(id)}${query}`, { key }),
    get: (id: string, refundId: string) =>
      app.call<RefundWithParts>('GET', `${path(id)}/${refundId}`, { key }),
    parts: (id: string, refundId: string, query = '') =>
      app.call<{ data: PartBody[]; nextCursor: string | null }>(
        'GET',
        `${path(id)}/${refundId}/parts${query}`,
        { key },
      ),
    retry: (id: string, refundId: string, headers: Record<string, string> = {}) =>
      app.call<RefundBody>('POST', `${path(id)}/${refundId}/retry`, { key, headers }),
  };
}

/** A refund that the sandbox's bank has refused on every attempt, until the service gave up. */
export async function refusedRefund(
  app: TestApp,
  on: Platform,
  what: 'everything' | 'a part' = 'everything',
): Promise<{ id: string; refundId: string }> {
  const { id, milestones, virtualAccountNo } = await fundedAgreement(on, [100, 200], 0);
  await on.deposit(virtualAccountNo ?? '', 300, `${id}-refund-refused`);
  const { body } = await on.refund(id, what === 'a part' ? { milestoneIds: [milestones[0]?.id] } : {});
  for (let round = 0; round < 6; round++) {
    await runDueJobs(app);
    app.time.advance(HOUR_MS);
  }
  return { id, refundId: String(body['id']) };
}

type Part = { transaction_id: string; amount: number; status: string };

/** The deposits to which a refund sends money back, by the references of the test. */
export async function refundParts(
  app: TestApp,
  refundId: unknown,
): Promise<[reference: string, amount: number, status: string][]> {
  const parts = await app.database.owner.query<Part>(
    'SELECT transaction_id, amount, status FROM refund_parts WHERE refund_id = $1 ORDER BY position',
    [refundId],
  );
  return parts.map(({ transaction_id, amount, status }) => [
    transaction_id?.split('/')[1] ?? '',
    amount,
    status,
  ]);
}
