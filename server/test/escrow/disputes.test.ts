import { afterAll, describe, expect, it } from 'vitest';
import { verifyBooks } from '#actions/escrow/verify/verify-books.ts';
import { DAY_MS, HOUR_MS } from '#core/time.ts';
import { startTestApp } from '#test/support/app.ts';
import { ALWAYS, approve, team, type WaitingBody } from '#test/support/dashboard/approvals.ts';
import { memberWith } from '#test/support/dashboard/members.ts';
import { findContradictions } from '#test/support/database/books.ts';
import { disputes } from '#test/support/disputes.ts';
import { fundedAgreement, platform, runDueJobs } from '#test/support/escrow.ts';
import { expectProblem } from '#test/support/requests.ts';
import { HOUR, timeLimits } from '#test/support/time-limits.ts';

const app = await startTestApp();
const { pass, inspected, clockOf } = timeLimits(app);
const on = platform(app, (await app.signUp()).key);
const { open, step, get, thread, opened } = disputes(app, on);
await on.setPayoutAccount();
afterAll(async () => expect(await findContradictions(app.database.owner)).toEqual([]));

const buyer = { externalUserId: 'buyer' };
const seller = { externalUserId: 'seller' };
const fundingOf = async (id: string) => (await on.get(id)).body.funding;
const milestoneOf = ({ milestones }: { milestones: { id: string }[] }, index = 0) =>
  milestones[index]?.id ?? '';

describe('a dispute', () => {
  it('keeps its milestone’s money, while the other milestones go on', async () => {
    const { agreement, dispute } = await opened({ statement: 'It is blue.', toBuyer: 60 });
    expect(dispute).toMatchObject({
      object: 'dispute',
      ...{ status: 'OPEN', turn: 'seller', onSilence: 'grant_claim', openedBy: 'buyer' },
      claim: { toBuyer: 60, toSeller: 40 },
      allowedActions: {
        buyer: ['message', 'add_evidence', 'offer', 'withdraw'],
        platform: ['message', 'escalate'],
      },
    });
    const confirm = await on.confirm(agreement.id, milestoneOf(agreement), 'buyer');
    expectProblem(confirm, 409, { code: 'milestone_disputed' });
    for (const party of ['buyer', 'seller']) await on.confirm(agreement.id, milestoneOf(agreement, 1), party);
    await runDueJobs(app);
    expect(await fundingOf(agreement.id)).toMatchObject({ held: 100, paidOut: 50 });
    expect((await on.get(agreement.id)).body.status).toBe('IN_PROGRESS');
  });

  it('keeps its money also when it waited for a deposit behind another milestone, which is released', async () => {
    const agreement = await fundedAgreement(on, [200, 100], 100);
    for (const index of [0, 1])
      for (const party of ['buyer', 'seller'])
        await on.confirm(agreement.id, milestoneOf(agreement, index), party);
    const { body: dispute } = await open(agreement, {}, 1);
    await on.deposit(agreement.virtualAccountNo ?? '', 200);
    await runDueJobs(app);
    expect(await fundingOf(agreement.id)).toMatchObject({ held: 100, paidOut: 200 });
    await step(dispute, 'withdraw', buyer);
    await runDueJobs(app);
    expect(await fundingOf(agreement.id)).toMatchObject({ held: 0, paidOut: 300 });
  });

  it('is settled by the offer that the other party accepts, as it was seen', async () => {
    const { agreement, dispute } = await opened();
    const first = await step(dispute, 'offers', { ...seller, toBuyer: 20, statement: 'It fades.' });
    expect(first.body).toMatchObject({
      ...{ status: 'NEGOTIATING', turn: 'buyer', onSilence: 'escalate' },
      offer: { by: 'seller', toBuyer: 20, toSeller: 80 },
    });
    const counter = await step(dispute, 'offers', { ...buyer, toBuyer: 45 });
    const [old, offer] = [first.body.offer?.id ?? '', counter.body.offer?.id ?? ''];
    const accept = (id: string, body: object) => step(dispute, `offers/${id}/accept`, body);
    const terms = { toBuyer: 45, toSeller: 55 };
    for (const [answer, code] of [
      [await accept(old, { ...buyer, toBuyer: 20, toSeller: 80 }), 'offer_changed'],
      [await accept(offer, { ...seller, toBuyer: 44, toSeller: 56 }), 'offer_changed'],
      [await accept(offer, { ...buyer, ...terms }), 'dispute_action_refused'],
    ] as const)
      expectProblem(answer, 409, { code });
    const accepted = await accept(offer, { ...seller, ...terms });
    expect(accepted.body).toMatchObject({ status: 'CLOSED', outcome: 'SETTLED', turn: null, dueAt: null });
    await runDueJobs(app);
    expect(await fundingOf(agreement.id)).toMatchObject({ held: 50, refunded: 45, paidOut: 55 });
    expect((await thread(dispute)).map(({ type, data }) => [type, data['by'], data['statement']])).toEqual([
      ['dispute.opened', undefined, null],
      ['dispute.offer_made', 'seller', 'It fades.'],
      ['dispute.offer_made', 'buyer', null],
      ['dispute.closed', undefined, undefined],
    ]);
  });

  it('is granted when the other party never answers', async () => {
    const { agreement, dispute } = await opened({ toBuyer: 70 });
    await pass(5 * DAY_MS - 1);
    expect(await get(dispute)).toMatchObject({ status: 'OPEN' });
    await pass(1);
    expect(await get(dispute)).toMatchObject({ status: 'CLOSED', outcome: 'DEFAULTED' });
    expect(await fundingOf(agreement.id)).toMatchObject({ refunded: 70, paidOut: 30, held: 50 });
  });

  it('goes to the platform in silence, which decides, and once more after an appeal', async () => {
    const { agreement, dispute } = await opened();
    await step(dispute, 'messages', { ...seller, statement: 'It is what I sold.' });
    // Messages do not extend the time.
    await pass(6 * DAY_MS);
    await step(dispute, 'messages', { ...buyer, statement: 'It is not.' });
    await pass(1 * DAY_MS);
    expect(await get(dispute)).toMatchObject({ status: 'ESCALATED', turn: 'platform', onSilence: 'alert' });
    await pass(7 * DAY_MS);
    expect((await thread(dispute)).at(-1)?.type).toBe('dispute.decision_overdue');
    const wrong = { toBuyer: 1, toSeller: 1, code: 'photos', statement: 'The photos show it.' };
    expectProblem(await step(dispute, 'decide', wrong), 400, { code: 'amount_mismatch' });
    const decided = await step(dispute, 'decide', { ...wrong, toBuyer: 10, toSeller: 90 });
    expect(decided.body).toMatchObject({
      ...{ status: 'DECIDED', turn: 'either', onSilence: 'carry_out' },
      decision: { toBuyer: 10, toSeller: 90, code: 'photos' },
    });
    expect(await fundingOf(agreement.id)).toMatchObject({ refunded: 0, paidOut: 0 });
    await step(dispute, 'appeal', { ...buyer, statement: 'Look again.' });
    const final = await step(dispute, 'decide', { ...wrong, toBuyer: 100, toSeller: 0 });
    expect(final.body).toMatchObject({ status: 'CLOSED', outcome: 'DECIDED', appealed: true });
    await runDueJobs(app);
    expect(await fundingOf(agreement.id)).toMatchObject({ refunded: 100, held: 50 });
  });

  it('is carried out when the time to appeal is over', async () => {
    const { agreement, dispute } = await opened();
    await step(dispute, 'escalate');
    await step(dispute, 'decide', { toBuyer: 0, toSeller: 100, code: 'proof', statement: 'Delivered.' });
    await pass(3 * DAY_MS);
    expect(await get(dispute)).toMatchObject({ status: 'CLOSED', outcome: 'DECIDED' });
    expect(await fundingOf(agreement.id)).toMatchObject({ refunded: 0, paidOut: 100 });
  });

  it('stops its clock during a hold, and keeps the rest', async () => {
    const { agreement, dispute } = await opened();
    await pass(2 * DAY_MS);
    await on.post(agreement.id, 'freeze', { reason: 'fraud?' });
    expect(await get(dispute)).toMatchObject({ status: 'OPEN', dueAt: null });
    await pass(9 * DAY_MS);
    await on.post(agreement.id, 'unfreeze');
    const left = new Date(app.context.clock().getTime() + 3 * DAY_MS).toISOString();
    expect(await get(dispute)).toMatchObject({ status: 'OPEN', dueAt: left });
  });

  it('pauses the inspection window, which goes on when it is withdrawn', async () => {
    const agreement = await inspected(on, { inspectionSeconds: 4 * HOUR });
    await pass(HOUR_MS);
    const { body: dispute } = await open(agreement);
    expect(await clockOf(on, agreement)).toMatchObject({ status: 'PAUSED' });
    await pass(9 * HOUR_MS);
    expect((await step(dispute, 'withdraw', buyer)).body).toMatchObject({ outcome: 'WITHDRAWN' });
    expect(await clockOf(on, agreement)).toMatchObject({ status: 'RUNNING', pausedSeconds: 9 * HOUR });
    await pass(3 * HOUR_MS);
    expect(await fundingOf(agreement.id)).toMatchObject({ paidOut: 100 });
    expectProblem(await open(agreement), 409, { code: 'dispute_closed' });
  });

  it('keeps released money from being paid out, until it is withdrawn', async () => {
    const agreement = await fundedAgreement(on, [100], 100, 'new-seller');
    for (const user of ['buyer', 'new-seller']) await on.confirm(agreement.id, milestoneOf(agreement), user);
    await runDueJobs(app);
    const { body: dispute } = await open(agreement);
    await on.setPayoutAccount('new-seller');
    await runDueJobs(app);
    expect(await fundingOf(agreement.id)).toMatchObject({ released: 100, paidOut: 0 });
    await step(dispute, 'withdraw', buyer);
    await runDueJobs(app);
    expect(await fundingOf(agreement.id)).toMatchObject({ paidOut: 100 });
  });
});

it('is never granted by silence if its key may not move money', async () => {
  const { body: made } = await app.call<{ apiKey: string }>('POST', '/v1/developer/api-keys', {
    key: on.key,
    body: { scopes: ['escrow'] },
  });
  const agreement = await fundedAgreement(on, [100], 100);
  const { body: dispute } = await disputes(app, platform(app, made.apiKey)).open(agreement);
  expect(dispute).toMatchObject({ status: 'OPEN', onSilence: 'escalate' });
});

describe('what is refused', () => {
  it('while a milestone is disputed', async () => {
    const { agreement } = await opened({}, [150]);
    const id = milestoneOf(agreement);
    for (const answer of [
      await on.refund(agreement.id),
      await on.refund(agreement.id, { milestoneIds: [id] }),
      await on.resolve(agreement.id, id, { toBuyer: 150, toSeller: 0, reason: 'no' }),
      await open(agreement),
    ])
      expectProblem(answer, 409, { code: 'milestone_disputed' });
  });

  it('to open one', async () => {
    const unpaid = (await on.create([100])).body;
    expectProblem(await open(unpaid), 409, { code: 'milestone_not_funded' });
    const { agreement, dispute } = await opened();
    await step(dispute, 'withdraw', buyer);
    expectProblem(await open(agreement), 409, { code: 'dispute_closed' });
    const other = await fundedAgreement(on, [100], 100);
    expectProblem(await open(other, { externalUserId: 'thief' }), 403, { code: 'not_a_party' });
    expectProblem(await open(other, { toBuyer: 101 }), 400, { code: 'amount_mismatch' });
    const path = 'statement';
    expectProblem(await open(other, { reason: 'other' }), 400, { code: 'validation_failed', path });
    await on.post(other.id, 'freeze', { reason: 'fraud?' });
    expectProblem(await open(other), 409, { code: 'agreement_frozen' });
  });

  it('to the side that may not do it, with what it may', async () => {
    const { dispute } = await opened();
    for (const [path, body] of [
      ['escalate', buyer],
      ['withdraw', seller],
      ['decide', { toBuyer: 0, toSeller: 100, code: 'x', statement: 'x' }],
      ['appeal', { ...buyer, statement: 'x' }],
    ] as const)
      expectProblem(await step(dispute, path, body), 409, { code: 'dispute_action_refused' });
    expectProblem(await step(dispute, 'messages', { externalUserId: 'thief', statement: 'x' }), 403, {
      code: 'not_a_party',
    });
    const unknown = { id: `dsp_${'0'.repeat(32)}` };
    expectProblem(await step(unknown, 'escalate', buyer), 404, { code: 'not_found' });
  });
});

it('one side cannot fill, so that the other could neither answer nor appeal', async () => {
  const { dispute } = await opened();
  const say = (by: object, text: string) => step(dispute, 'messages', { ...by, statement: text });
  for (let nth = 0; nth < 100; nth++) expect((await say(buyer, String(nth))).status).toBe(200);
  expectProblem(await say(buyer, 'one more'), 409, { code: 'dispute_action_refused' });
  expect((await get(dispute)).allowedActions.seller).toEqual(expect.arrayContaining(['message', 'offer']));
  expect((await say(seller, 'It is fine.')).status).toBe(200);
  expect((await say({}, 'We look at it.')).status).toBe(200);
  await step(dispute, 'escalate');
  await step(dispute, 'decide', { toBuyer: 0, toSeller: 100, code: 'fine', statement: 'It is fine.' });
  expect((await step(dispute, 'appeal', { ...buyer, statement: 'It is not.' })).status).toBe(200);
});

it('is listed by status and agreement, and not to another account', async () => {
  const { agreement, dispute } = await opened();
  const list = (key: string, query: string) =>
    app.call<{ data: { id: string }[] }>('GET', `/v1/disputes?${query}`, { key });
  const found = await list(on.key, `agreementId=${agreement.id}&status=OPEN`);
  expect(found.body.data.map(({ id }) => id)).toEqual([dispute.id]);
  expect((await list(on.key, `agreementId=${agreement.id}&status=CLOSED`)).body.data).toEqual([]);
  const { key } = await app.signUp();
  expect((await list(key, '')).body.data).toEqual([]);
  expectProblem(await app.call('GET', `/v1/disputes/${dispute.id}`, { key }), 404, { code: 'not_found' });
});

it('that was forged in the database is found by verify', async () => {
  const { agreement, dispute } = await opened();
  const { owner } = app.database;
  const forge = (path: string, value: unknown) =>
    owner.query(`UPDATE milestones SET dispute = jsonb_set(dispute, $2, $3) WHERE id = $1`, [
      milestoneOf(agreement),
      `{${path}}`,
      JSON.stringify(value),
    ]);
  const faults = async () => (await verifyBooks(owner, { now: app.context.clock() })).faults;
  for (const [path, value, before] of [
    ['claim', 1, 100],
    ['turn', 'buyer', 'seller'],
    ['dueAt', '2020-01-01T00:00:00.000Z', dispute.dueAt],
    ['status', 'ESCALATED', 'OPEN'],
    ['advocates', ['mem_a'], []],
  ] as const) {
    await forge(path, value);
    expect(await faults(), path).not.toEqual([]);
    await forge(path, before);
    expect(await faults(), path).toEqual([]);
  }
});

describe('where settlements need a second person', () => {
  /** Members sign in here: the tests above have let weeks pass. */
  async function ruled() {
    const { owner, finance, on: theirs } = await team(app, { settlement: ALWAYS });
    const admin = await memberWith(app, owner, 'admin', { second: finance });
    await theirs.setPayoutAccount();
    return { finance, admin, theirs, of: disputes(app, theirs) };
  }

  it('accepting an offer waits for one, because one person could speak for both parties', async () => {
    const { finance, theirs, of } = await ruled();
    const { agreement, dispute } = await of.opened();
    const { body } = await of.step(dispute, 'offers', { ...seller, toBuyer: 100 });
    const accepted = await of.step(dispute, `offers/${body.offer?.id}/accept`, {
      ...buyer,
      ...{ toBuyer: 100, toSeller: 0 },
    });
    expect(accepted.status).toBe(202);
    expect((await of.get(dispute)).status).toBe('NEGOTIATING');
    const approved = await approve(finance, (accepted.body as unknown as WaitingBody).approval.id);
    expect([approved.status, approved.body]).toEqual([200, approved.body]);
    await runDueJobs(app);
    expect(await of.get(dispute)).toMatchObject({ status: 'CLOSED', outcome: 'SETTLED' });
    expect((await theirs.get(agreement.id)).body.funding).toMatchObject({ refunded: 100 });
  });

  it('the one who approves a decision has not spoken for a party either', async () => {
    const { admin, of } = await ruled();
    const { dispute } = await of.opened();
    const path = `/v1/disputes/${dispute.id}`;
    const spoken = await admin.call('POST', `${path}/messages`, {
      body: { ...seller, statement: 'It is fine.' },
    });
    expect(spoken.status).toBe(200);
    await of.step(dispute, 'escalate');
    const verdict = { toBuyer: 1, toSeller: 99, code: 'proof', statement: 'Read.' };
    const asked = await of.step(dispute, 'decide', verdict);
    expect(asked.status).toBe(202);
    const approved = await approve(admin, (asked.body as unknown as WaitingBody).approval.id);
    expectProblem(approved, 403, { code: 'not_impartial' });
    expect((await of.get(dispute)).status).toBe('ESCALATED');
  });

  it('silence does not grant a claim: the platform decides', async () => {
    const { of } = await ruled();
    const { dispute } = await of.opened();
    await pass(5 * DAY_MS);
    expect(await of.get(dispute)).toMatchObject({ status: 'ESCALATED', turn: 'platform' });
  });
});

it('is not decided by a member who spoke for a party', async () => {
  const { owner: chief, finance, on: theirs } = await team(app, {});
  const of = disputes(app, theirs);
  const { dispute } = await of.opened();
  const path = `/v1/disputes/${dispute.id}`;
  const verdict = { toBuyer: 1, toSeller: 99, code: 'proof', statement: 'Read.' };
  await chief.call('POST', `${path}/messages`, { body: { ...seller, statement: 'It is fine.' } });
  await of.step(dispute, 'escalate');
  expectProblem(await chief.call('POST', `${path}/decide`, { body: verdict }), 403, {
    code: 'not_impartial',
  });
  expect((await finance.call<object>('POST', `${path}/decide`, { body: verdict })).body).toMatchObject({
    status: 'DECIDED',
  });
});
