import type { TestApp } from '#test/support/app.ts';
import type { Platform } from '#test/support/escrow.ts';
import { assess, NAIRA, stranger } from './assess.ts';

export type ReviewBody = {
  id: string;
  type: string;
  subjectId: string;
  externalUserId: string;
  agreementId: string | null;
  flag: string | null;
  score: number | null;
  status: string;
  assignee: string | null;
  dueAt: string;
  createdAt: string;
  decision: string | null;
  reason: string | null;
};
export type ReviewPage = { data: ReviewBody[]; nextCursor: string | null };

/** AMBER every time: an unknown user with ₦50m. */
export const amber = () => ({ ...stranger(), transactionAmount: 50_000_000 * NAIRA });

/** The review queue, through the API. */
export function reviewQueue(app: TestApp, key: string) {
  const queue = async (query = '') =>
    (await app.call<ReviewPage>('GET', `/v1/reviews?${query}`, { key })).body;
  return {
    queue,
    of: async (userId: string, query = '') => (await queue(`externalUserId=${userId}&${query}`)).data,
    decide: (id: string, decision: string, more: object = {}) =>
      app.call<ReviewBody & { verification: { url: string } | null }>('POST', `/v1/reviews/${id}/decide`, {
        key,
        body: { decision, reason: 'spoke to Ada Obi', ...more },
      }),
    labelOf: async (id: string) => {
      const path = `/v1/fraud/assessments/${id}`;
      const answer = await app.call<{ label: { outcome: string; source: string } | null }>('GET', path, {
        key,
      });
      return answer.body.label;
    },
    events: (reviewId: string) =>
      app.database.owner.query<{ type: string; data: Record<string, unknown> }>(
        'SELECT type, data FROM events WHERE stream_id = $1 ORDER BY sequence',
        [reviewId],
      ),
  };
}

const LARGE = 600_000_000;

/** Sends enough events of one user at once that the next is RED. */
export async function hurry(app: TestApp, key: string, platformUserId: string): Promise<void> {
  for (let times = 0; times < 9; times++) await assess(app, key, { ...stranger(), platformUserId });
}

/** An unknown buyer who pays so much, so often, that the payment is RED. */
export async function redPayment(app: TestApp, on: Platform, platformUserId = stranger().platformUserId) {
  const { deviceFingerprint } = stranger();
  const { body } = await on.create([LARGE], { buyerExternalId: platformUserId });
  await hurry(app, on.key, platformUserId);
  const pay = (device = deviceFingerprint) =>
    on.assess(body.id, {
      external_user_id: platformUserId,
      transaction_amount: LARGE,
      device_fingerprint: device,
    });
  return { userId: platformUserId, agreementId: body.id, pay };
}
