import { beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#core/time.ts';
import * as reviewStore from '#store/reviews/reviews.ts';
import { startTestApp, type TestApp } from '#test/support/app.ts';
import { signedIn } from '#test/support/dashboard/dashboard.ts';
import { type Platform, platform, runDueJobs } from '#test/support/escrow.ts';
import { assess, NAIRA, stranger, toQuietMoment } from '#test/support/risk/assess.ts';
import { amber, type ReviewBody, type ReviewPage, reviewQueue } from '#test/support/risk/reviews.ts';

let app: TestApp;
let key: string;
let on: Platform;
let at: ReturnType<typeof reviewQueue>;
beforeAll(async () => {
  app = await startTestApp();
  toQuietMoment(app);
  ({ key } = await app.signUp());
  on = platform(app, key);
  at = reviewQueue(app, key);
});

describe('a review', () => {
  it('is opened by any flag but GREEN, with one event, and contains the strongest reasons', async () => {
    const user = { ...amber(), transactionAmount: 5_000_000 * NAIRA };
    const first = (await assess(app, key, user)).body;
    expect(first.flag).toBe('AMBER');
    await assess(app, key, { ...user, simulateVpn: true });
    await assess(app, key, stranger());
    const [review, ...others] = await at.of(user.platformUserId);
    expect(others).toEqual([]);
    expect(review).toMatchObject({ type: 'assessment', subjectId: first.id, flag: 'AMBER', status: 'OPEN' });
    expect(Date.parse(review?.dueAt ?? '') - Date.parse(review?.createdAt ?? '')).toBe(DAY_MS);
    await runDueJobs(app);
    await runDueJobs(app);
    expect((await at.events(review?.id ?? '')).map(({ type }) => type)).toEqual(['review.opened']);

    const { platformUserId } = user;
    const worse = (await assess(app, key, { ...amber(), platformUserId })).body;
    expect(worse.score).toBeGreaterThan(first.score);
    const [same, ...none] = await at.of(user.platformUserId);
    expect(none).toEqual([]);
    expect(same).toMatchObject({ id: review?.id, subjectId: worse.id, score: worse.score });
    await runDueJobs(app);
    expect(await at.events(review?.id ?? '')).toHaveLength(1);
  });

  it('is announced together with others that were opened at the same moment', async () => {
    const { key: own, developerId } = await app.signUp();
    const users = Array.from({ length: 12 }, () => amber());
    await Promise.all(users.map((user) => assess(app, own, user)));
    const jobs = await app.database.owner.query<{ payload: { reviewIds: string[] } }>(
      `SELECT payload FROM jobs WHERE developer_id = $1 AND kind = 'announce-review'`,
      [developerId],
    );
    expect(jobs.length).toBeLessThan(users.length);
    expect(new Set(jobs.flatMap(({ payload }) => payload.reviewIds)).size).toBe(users.length);
    await runDueJobs(app);
    const queue = reviewQueue(app, own);
    for (const { platformUserId } of users) {
      const [review] = await queue.of(platformUserId);
      expect((await queue.events(review?.id ?? '')).map(({ type }) => type)).toEqual(['review.opened']);
    }
  });

  it('is opened according to the account’s policy, and due when that says', async () => {
    const { key: own } = await app.signUp();
    const set = (body: object) => app.call('PUT', '/v1/policies/review', { key: own, body });
    expect((await app.call('GET', '/v1/policies/review', { key: own })).body).toMatchObject({
      opens: ['RED', 'AMBER', 'SCREENING'],
      dueHours: { RED: 4, AMBER: 24, APPEAL: 24, SCREENING: 24, PAYER: 24, FACE: 24 },
      changedAt: null,
    });
    expect((await set({ opens: ['RED'] })).status).toBe(200);
    await assess(app, own, amber());
    expect((await reviewQueue(app, own).queue()).data).toEqual([]);
    await set({ opens: ['AMBER'], dueHours: { AMBER: 2 } });
    await assess(app, own, amber());
    const [review] = (await reviewQueue(app, own).queue()).data;
    expect(Date.parse(review?.dueAt ?? '') - Date.parse(review?.createdAt ?? '')).toBe(2 * 3_600_000);
    expect((await set({ opens: ['GREEN'] })).status).toBe(400);
    expect((await set({ dueHours: { RED: 0 } })).status).toBe(400);
  });

  it('are ordered by due date, page by page', async () => {
    const { key: own } = await app.signUp();
    const users = [amber(), amber(), amber()];
    for (const user of users) {
      await assess(app, own, user);
      app.time.advance(1_000);
    }
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: ReviewPage = await reviewQueue(app, own).queue(
        `limit=1${cursor ? `&cursor=${cursor}` : ''}`,
      );
      seen.push(...page.data.map(({ externalUserId }) => externalUserId));
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen).toEqual(users.map(({ platformUserId }) => platformUserId));
  });

  it('lapses after a month without a decision', async () => {
    const user = amber();
    await assess(app, key, user);
    app.time.advance(31 * DAY_MS);
    await reviewStore.lapse(app.context.db, new Date(app.time.now().getTime() - 30 * DAY_MS), 1_000);
    const [lapsed] = await at.of(user.platformUserId, 'status=LAPSED');
    expect(lapsed).toMatchObject({ status: 'LAPSED', decision: null });
    expect((await at.decide(lapsed?.id ?? '', 'fraud')).status).toBe(409);
  });
});

describe('work on the review queue', () => {
  it('assigns to a member and stores notes, encrypted', async () => {
    const owner = await signedIn(app);
    await assess(app, owner.key, amber());
    const [review] = (await reviewQueue(app, owner.key).queue()).data;
    const path = `/v1/reviews/${review?.id}`;
    const session = await owner.call<{ member: { id: string } }>('GET', '/session');
    const memberId = session.body.member.id;
    const assign = (body: object) => app.call<ReviewBody>('POST', `${path}/assign`, { key: owner.key, body });
    expect((await assign({ memberId: `mem_${'0'.repeat(32)}` })).status).toBe(400);
    expect((await assign({ memberId })).body.assignee).toBe(memberId);
    expect((await reviewQueue(app, owner.key).queue(`assignee=${memberId}`)).data).toHaveLength(1);
    expect((await assign({ memberId: null })).body.assignee).toBeNull();
    const remark = { text: 'Ada Obi does not pick up.' };
    expect((await app.call('POST', `${path}/comments`, { key: owner.key, body: remark })).status).toBe(201);
    const { body } = await app.call<{ comments: { text: string }[] }>('GET', path, { key: owner.key });
    expect(body.comments).toMatchObject([remark]);
    expect(JSON.stringify(await app.database.owner.query('SELECT * FROM review_comments'))).not.toContain(
      'Obi',
    );
    expect((await owner.call('GET', '/reviews/count')).body).toEqual({ open: 1, overdue: 0 });
    await app.database.owner.query('UPDATE reviews SET due_at = opened_at WHERE id = $1', [review?.id]);
    app.time.advance(1_000);
    expect((await owner.call('GET', '/reviews/count')).body).toEqual({ open: 1, overdue: 1 });
  });

  it('shows users who share a device, a bank account or an agreement', async () => {
    const user = amber();
    const sameDevice = { ...amber(), deviceFingerprint: user.deviceFingerprint };
    await assess(app, key, sameDevice);
    await on.setPayoutAccount(user.platformUserId, '0123456781');
    await on.setPayoutAccount('twin-seller', '0123456781');
    await on.setPayoutAccount('other-seller', '0123456782');
    const { body: deal } = await on.create([100], {
      buyerExternalId: user.platformUserId,
      sellerExternalId: 'the-shop',
    });
    await on.assess(deal.id, { external_user_id: user.platformUserId, transaction_amount: 100 });
    await assess(app, key, user);
    const review = (await at.of(user.platformUserId)).find(({ agreementId }) => agreementId === null);
    const { body } = await app.call<{ data: { tie: string; externalUserId: string; flag: string | null }[] }>(
      'GET',
      `/v1/reviews/${review?.id}/linked-users`,
      { key },
    );
    expect(body.data.map(({ tie, externalUserId }) => `${tie} ${externalUserId}`).sort()).toEqual([
      'bank_account twin-seller',
      'deal the-shop',
      `device ${sameDevice.platformUserId}`,
    ]);
    expect(body.data.find(({ tie }) => tie === 'device')?.flag).toBe('AMBER');
  });

  it('shows users who share any of the devices of a user’s last day', async () => {
    const { platformUserId } = amber();
    const others: string[] = [];
    for (let devices = 0; devices < 12; devices++) {
      const sharing = amber();
      others.push(sharing.platformUserId);
      await assess(app, key, sharing);
      await assess(app, key, { ...sharing, platformUserId });
    }
    const [review] = await at.of(platformUserId);
    const { body } = await app.call<{ data: { externalUserId: string }[] }>(
      'GET',
      `/v1/reviews/${review?.id}/linked-users`,
      { key },
    );
    expect(body.data.map(({ externalUserId }) => externalUserId).sort()).toEqual(others.sort());
  });
});
