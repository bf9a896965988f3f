import { beforeEach, describe, expect, it } from 'vitest';
import { startTestApp } from '#test/support/app.ts';
import { newSearcher, type Searcher } from '#test/support/identity/searcher.ts';
import { amber, reviewQueue } from '#test/support/risk/reviews.ts';

const app = await startTestApp();
let on: Searcher;
beforeEach(async () => {
  on = await newSearcher(app);
});

/** A review that names `first`, and then `later` as well. */
async function foundTwice(): Promise<{ id: string; later: () => Promise<void> }> {
  await on.verify('first');
  await on.verify('sought');
  const [review] = await on.waiting('sought');
  return {
    id: review?.id ?? '',
    async later() {
      await on.verify('later');
      await on.decide('later', 'same_person');
      await on.verify('sought');
    },
  };
}

const stateOf = async (id: string) =>
  (await app.call<{ status: string }>('GET', `/v1/reviews/${id}`, { key: on.key })).body.status;
const seen = async (key = on.key) =>
  (await app.call<{ data: object[] }>('GET', '/v1/audit-log?type=review.seen', { key })).body.data;

describe('a decision about a face', () => {
  it('is refused when a match was added that the reviewer was not shown', async () => {
    const { id, later } = await foundTwice();
    const shown = await on.named(id);
    expect(shown).toEqual(['first']);
    await later();
    const decide = (faces?: readonly string[]) =>
      reviewQueue(app, on.key).decide(id, 'other_person', { faces });
    const refused = await decide(shown);
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'review_changed' }]);
    expect(await stateOf(id)).toBe('OPEN');
    expect((await decide(await on.named(id))).status).toBe(200);
    // A closed review has nothing new to show.
    expect((await decide([])).body).toMatchObject({ code: 'review_over' });
  });

  it('applies to matches that were shown and are gone since, and without a list to all', async () => {
    const { id, later } = await foundTwice();
    await later();
    const shown = await on.named(id);
    await on.erase('first');
    const decided = await reviewQueue(app, on.key).decide(id, 'other_person', { faces: shown });
    expect(decided.status).toBe(200);
    await on.verify('another');
    await on.decide('another', 'same_person');
  });

  it('is the only kind that takes such a list', async () => {
    await app.call('POST', '/v1/fraud/assess', { key: on.key, body: amber() });
    const [review] = (await reviewQueue(app, on.key).queue()).data;
    const refused = await reviewQueue(app, on.key).decide(review?.id ?? '', 'let_through', { faces: [] });
    expect(refused.body).toMatchObject({ code: 'validation_failed', details: [{ path: 'faces' }] });
    const long = Array.from({ length: 21 }, (_, n) => `user-${n}`);
    expect((await reviewQueue(app, on.key).decide(review?.id ?? '', 'fraud', { faces: long })).status).toBe(
      400,
    );
  });
});

describe('viewing a review', () => {
  it('of a face is recorded, with the number of matches and no other name', async () => {
    const { id } = await foundTwice();
    expect(await seen()).toEqual([]);
    await on.named(id);
    const [line, ...none] = await seen();
    expect(none).toEqual([]);
    expect(line).toMatchObject({ actor: { type: 'key' }, subject: { type: 'review', id } });
    expect(line).toMatchObject({ after: { kind: 'face', externalUserId: 'sought', faces: 1 } });
    expect(JSON.stringify(line)).not.toContain('first');
  });

  it('that shows only a person’s id is not recorded', async () => {
    await app.call('POST', '/v1/fraud/assess', { key: on.key, body: amber() });
    const [review] = (await reviewQueue(app, on.key).queue()).data;
    expect(await stateOf(review?.id ?? '')).toBe('OPEN');
    expect(await seen()).toEqual([]);
  });
});
