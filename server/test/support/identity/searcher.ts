import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { tenantOf } from '#core/environment.ts';
import { GUIDE_FOLDER } from '#http/guide/pages.ts';
import type { TestApp } from '#test/support/app.ts';
import { runDueJobs } from '#test/support/escrow.ts';
import { type ReviewBody, reviewQueue } from '#test/support/risk/reviews.ts';
import { identityForm } from './form.ts';

type Detail = ReviewBody & { faces: { externalUserId: string }[] };
type Who = 'folake' | 'emeka';

const picture = (name: string) => readFileSync(`${GUIDE_FOLDER}images/people/${name}.png`);
const PICTURES = {
  folake: { document: picture('folake-document'), selfies: [picture('folake-selfie')] },
  emeka: { document: picture('emeka-document'), selfies: [picture('emeka-selfie')] },
};

export type Searcher = Awaited<ReturnType<typeof newSearcher>>;

/** An account that searches for faces among its test users, for a week. */
export async function newSearcher(app: TestApp) {
  const { developerId, key: live } = await app.signUp();
  const made = { key: live, body: { environment: 'test' } };
  const { body } = await app.call<{ apiKey: string }>('POST', '/v1/developer/api-keys', made);
  const [key, tenant] = [body.apiKey, tenantOf(developerId, 'test')];
  const { of, decide } = reviewQueue(app, key);

  const searchFor = (searchFacesDays: number | null) =>
    app.call('PUT', '/v1/policies/identity', { key, body: { searchFacesDays } });
  /** Verifies a user and returns the verification; the search stays queued. */
  async function bring(user: string, who: Who = 'folake'): Promise<string> {
    const { payload, headers } = identityForm({ user, ...PICTURES[who] });
    const sent = { key, payload, headers };
    const answer = await app.call<{ data: { id: string } }>('POST', '/v1/identity/verify', sent);
    return answer.body.data.id;
  }
  const waiting = (user: string) => of(user, 'type=face');
  await searchFor(7);
  return {
    key,
    tenant,
    searchFor,
    bring,
    waiting,
    async verify(user: string, who: Who = 'folake'): Promise<string> {
      const id = await bring(user, who);
      await runDueJobs(app);
      return id;
    },
    /** Users that a review names. */
    async named(id = ''): Promise<string[]> {
      const review = await app.call<Detail>('GET', `/v1/reviews/${id}`, { key });
      return review.body.faces.map((one) => one.externalUserId);
    },
    async decide(user: string, decision: string): Promise<void> {
      const [review] = await waiting(user);
      expect((await decide(review?.id ?? '', decision)).status).toBe(200);
    },
    erase: (user: string) => app.call('POST', `/v1/identity/people/${user}/erase`, { key }),
    /** Users that have rows in a table. */
    async kept(table: string): Promise<string[]> {
      const rows = await app.database.owner.query<{ id: string }>(
        `SELECT external_user_id AS id FROM ${table} WHERE developer_id = $1 ORDER BY 1`,
        [tenant],
      );
      return rows.map(({ id }) => id);
    },
  };
}
