import { beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#core/time.ts';
import { startTestApp, type TestApp } from '#test/support/app.ts';
import { type Platform, platform, runDueJobs } from '#test/support/escrow.ts';
import { assess, toQuietMoment } from '#test/support/risk/assess.ts';
import { amber, hurry, redPayment, reviewQueue } from '#test/support/risk/reviews.ts';

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

describe('a decision', () => {
  it('overrides a RED: the buyer can pay, with that device, and the score still adds up', async () => {
    const { userId, agreementId, pay } = await redPayment(app, on);
    const red = (await pay()).body;
    expect(red).toMatchObject({ flag: 'RED' });
    expect(red.virtualAccount).toBeUndefined();
    const review = (await at.of(userId)).find((one) => one.agreementId === agreementId);
    expect(review).toMatchObject({ flag: 'RED', agreementId });
    const decided = await at.decide(review?.id ?? '', 'let_through');
    expect(decided).toMatchObject({ status: 200, body: { status: 'DECIDED', decision: 'let_through' } });
    expect(await at.labelOf(review?.subjectId ?? '')).toMatchObject({
      outcome: 'legitimate',
      source: 'review',
    });

    expect((await pay('another device')).body.flag).toBe('RED');
    const paid = (await pay()).body;
    expect(paid).toMatchObject({ flag: 'AMBER', score: 70 });
    expect(paid.virtualAccount?.accountNumber).toMatch(/^\d{10}$/);
    const list = await app.call<{ data: { id: string }[] }>(
      'GET',
      `/v1/fraud/assessments?agreementId=${agreementId}`,
      { key },
    );
    const last = await app.call<{ contributions: { signal: string; points: number }[] }>(
      'GET',
      `/v1/fraud/assessments/${list.body.data[0]?.id}`,
      { key },
    );
    const { contributions } = last.body;
    expect(contributions.at(-1)).toMatchObject({ signal: 'review' });
    expect(contributions.reduce((sum, { points }) => sum + points, 0)).toBe(70);

    app.time.advance(4 * DAY_MS);
    await hurry(app, key, userId);
    expect((await pay()).body.flag).toBe('RED');
  });

  it('sets a label, writes an event, and is made once for two concurrent requests', async () => {
    const user = amber();
    await assess(app, key, user);
    const [review] = await at.of(user.platformUserId);
    const id = review?.id ?? '';
    const answers = await Promise.all([
      at.decide(id, 'fraud'),
      at.decide(id, 'let_through'),
      at.decide(id, 'fraud'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const won = answers.find(({ status }) => status === 200)?.body;
    expect(await at.labelOf(review?.subjectId ?? '')).toMatchObject({
      outcome: won?.decision === 'fraud' ? 'fraud' : 'legitimate',
    });
    await runDueJobs(app);
    const events = await at.events(id);
    expect(events.map(({ type }) => type)).toContain('review.decided');
    expect(events.at(-1)?.data).toMatchObject({
      decision: won?.decision,
      externalUserId: user.platformUserId,
    });
    const kept = await app.database.owner.query('SELECT reason FROM reviews WHERE id = $1', [id]);
    expect(JSON.stringify(kept)).not.toContain('Ada Obi');
    // The next assessment opens another review.
    await assess(app, key, user);
    expect(await at.of(user.platformUserId)).toHaveLength(1);
  });

  it('asks the person to verify themselves, by a link that is shown once', async () => {
    const user = amber();
    await assess(app, key, user);
    const [review] = await at.of(user.platformUserId);
    const { body } = await at.decide(review?.id ?? '', 'ask_verification');
    expect(body.verification?.url).toContain('/verify#');
    expect(await at.labelOf(review?.subjectId ?? '')).toBeNull();
    const sessions = await app.call<{ data: unknown[] }>(
      'GET',
      `/v1/identity/sessions?externalUserId=${user.platformUserId}`,
      { key },
    );
    expect(sessions.body.data).toHaveLength(1);
  });

  it('blocks the user until a day, in the same commit', async () => {
    const user = amber();
    await assess(app, key, user);
    const [review] = await at.of(user.platformUserId);
    const blockUntil = new Date(app.time.now().getTime() + 2 * DAY_MS).toISOString();
    expect((await at.decide(review?.id ?? '', 'fraud', { blockUntil })).status).toBe(200);
    const small = { ...user, transactionAmount: 100 };
    expect((await assess(app, key, small)).body.flag).toBe('RED');
    app.time.advance(15 * DAY_MS);
    expect((await assess(app, key, small)).body.flag).not.toBe('RED');
  });

  const ahead = '2999-01-01T00:00:00Z';
  it.each<readonly [what: string, decision: string, more: object]>([
    ['one that is none', 'burn', {}],
    ['one of another kind of review', 'accept', {}],
    ['a block until yesterday', 'fraud', { blockUntil: '2020-01-01T00:00:00Z' }],
    ['a block of a user who is let through', 'let_through', { blockUntil: ahead }],
  ])('is refused: %s', async (_what, decision, more) => {
    const user = amber();
    await assess(app, key, user);
    const [review] = await at.of(user.platformUserId);
    expect((await at.decide(review?.id ?? '', decision, more)).status).toBe(400);
  });

  it('is only for its own account', async () => {
    const user = amber();
    await assess(app, key, user);
    const [review] = await at.of(user.platformUserId);
    const other = await app.signUp();
    expect((await reviewQueue(app, other.key).decide(review?.id ?? '', 'fraud')).status).toBe(404);
  });
});
