import { afterAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#core/time.ts';
import { housekeeping } from '#jobs/housekeeping.ts';
import { startTestApp } from '#test/support/app.ts';
import {
  ALWAYS,
  type ApprovalBody,
  approve,
  reject,
  team,
  type WaitingBody,
  withdraw,
} from '#test/support/dashboard/approvals.ts';
import { PASSWORD, signedIn, type Visitor } from '#test/support/dashboard/dashboard.ts';
import { memberWith } from '#test/support/dashboard/members.ts';
import { findContradictions } from '#test/support/database/books.ts';
import { fundedAgreement } from '#test/support/escrow.ts';
import { makeKey } from '#test/support/tenants.ts';

const app = await startTestApp();
const { owner, finance, on } = await team(app, { refund: ALWAYS });
const admin = await memberWith(app, owner, 'admin', { second: finance });
afterAll(async () => expect(await findContradictions(app.database.owner)).toEqual([]));

const CHORE = {
  developerId: '',
  id: 'housekeeping',
  kind: 'housekeeping',
  payload: {},
  attempts: 1,
  claim: 'x',
} as const;
const refundPath = (id: string) => `/v1/escrow/agreements/${id}/refunds`;

/** A pending refund, requested by the key or by a member. */
async function waiting(by: Visitor | null = null) {
  const { id: agreementId } = await fundedAgreement(on, [100], 100);
  const asked = by
    ? await by.call<WaitingBody>('POST', refundPath(agreementId), { body: {} })
    : await app.call<WaitingBody>('POST', refundPath(agreementId), { key: on.key, body: {} });
  if (asked.status !== 202) throw new Error(JSON.stringify(asked.body));
  return { ...asked.body.approval, agreementId };
}
const look = async (id: string) =>
  (await app.call<ApprovalBody>('GET', `/v1/approvals/${id}`, { key: on.key })).body;
const refunded = async (agreementId: string) => (await on.get(agreementId)).body.funding?.['refunded'];
const withKey = (id: string, key = on.key) =>
  app.call('POST', `/v1/approvals/${id}/withdraw`, { key, body: {} });

describe('who decides', () => {
  it.each([
    ['a member approves what another asked for', finance, admin, 200, undefined],
    ['members cannot approve their own', finance, finance, 403, 'approval_own'],
    ['members cannot approve requests of their key', null, owner, 403, 'approval_own'],
  ])('%s', async (_what, asker, decider, status, code) => {
    const { id, agreementId } = await waiting(asker);
    expect(await approve(decider, id)).toMatchObject({ status, ...(code && { body: { code } }) });
    expect(await refunded(agreementId)).toBe(status === 200 ? 100 : 0);
    if (status !== 200) expect(await reject(decider, id)).toMatchObject({ status, body: { code } });
  });

  it('the creator of the key that created the requesting key is not a second person either', async () => {
    const { apiKey } = (await makeKey(app, on.key, { label: 'grandchild' })).body;
    const { id: agreementId } = await fundedAgreement(on, [100], 100);
    const asked = await app.call<WaitingBody>('POST', refundPath(agreementId), { key: apiKey, body: {} });
    const { id } = asked.body.approval;
    expect(await approve(owner, id)).toMatchObject({ status: 403, body: { code: 'approval_own' } });
    expect((await approve(admin, id)).status).toBe(200);
  });

  it('a requester who was removed or lost the permission cannot decide any more', async () => {
    const gone = await memberWith(app, owner, 'finance', { second: finance });
    const demoted = await memberWith(app, owner, 'finance', { second: finance });
    const requests = [await waiting(gone), await waiting(demoted)];
    await owner.call('DELETE', `/members/${gone.id}`);
    await owner.call('PATCH', `/members/${demoted.id}`, { body: { role: 'auditor' } });
    for (const { id, agreementId } of requests) {
      expect(await approve(admin, id)).toMatchObject({ status: 409, body: { code: 'approval_asker_gone' } });
      expect(await refunded(agreementId)).toBe(0);
      expect((await reject(admin, id)).status).toBe(200);
    }
  });
});

describe('the end of a request', () => {
  it('is a rejection with a reason that the requester can read', async () => {
    const { id, agreementId } = await waiting(finance);
    expect(await reject(admin, id, 'the goods were sent')).toMatchObject({
      status: 200,
      body: { status: 'REJECTED', reason: 'the goods were sent', decidedBy: { id: admin.id } },
    });
    expect(await approve(admin, id)).toMatchObject({ status: 409, body: { code: 'approval_settled' } });
    expect([await refunded(agreementId), (await look(id)).status]).toEqual([0, 'REJECTED']);
  });

  it('is a withdrawal by the member who made it, and by no other', async () => {
    const { id } = await waiting(finance);
    for (const other of [admin, owner]) {
      expect(await withdraw(other, id)).toMatchObject({ status: 403, body: { code: 'approval_of_another' } });
    }
    expect(await withKey(id)).toMatchObject({ status: 403, body: { code: 'approval_of_another' } });
    expect(await withdraw(finance, id)).toMatchObject({ status: 200, body: { status: 'WITHDRAWN' } });
    expect(await approve(admin, id)).toMatchObject({ status: 409, body: { code: 'approval_settled' } });
  });

  it('is a withdrawal by any key that could have made it, if a key did', async () => {
    const { id } = await waiting();
    const made = async (scope: string) => (await makeKey(app, on.key, { scopes: [scope] })).body.apiKey;
    expect(await withKey(id, await made('read'))).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect(await withKey(id, await made('payouts'))).toMatchObject({ status: 200 });
  });

  it('comes after 72 hours: at once for decisions, and for all when housekeeping runs', async () => {
    const { id, agreementId } = await waiting(finance);
    app.time.advance(72 * HOUR_MS);
    for (const person of [owner, finance, admin]) {
      await person.call('POST', '/session', { body: { email: person.email, password: PASSWORD } });
    }
    expect((await look(id)).status).toBe('PENDING');
    const late = [await approve(admin, id), await reject(admin, id), await withdraw(finance, id)];
    expect(late).toMatchObject(Array(3).fill({ status: 409, body: { code: 'approval_settled' } }));
    await housekeeping.run(app.context, CHORE);
    expect(await look(id)).toMatchObject({ status: 'EXPIRED', decidedBy: { type: 'system' } });
    expect(await refunded(agreementId)).toBe(0);
  });

  it('waits where execution is refused, until it succeeds', async () => {
    const { id, agreementId } = await waiting(finance);
    await on.post(agreementId, 'freeze', { reason: 'dispute' });
    expect(await approve(admin, id)).toMatchObject({ status: 409, body: { code: 'agreement_frozen' } });
    expect((await look(id)).status).toBe('PENDING');
    await on.post(agreementId, 'unfreeze');
    expect((await approve(admin, id)).status).toBe(200);
    expect(await refunded(agreementId)).toBe(100);
  });

  it('is not an execution with another amount than was approved', async () => {
    const { id: agreementId, virtualAccountNo } = await fundedAgreement(on, [100], 40);
    const asked = await finance.call<WaitingBody>('POST', refundPath(agreementId), { body: {} });
    expect(asked.body.approval.amount).toBe(40);
    await on.deposit(virtualAccountNo ?? '', 60);
    const { id } = asked.body.approval;
    expect(await approve(admin, id)).toMatchObject({ status: 409, body: { code: 'approval_outdated' } });
    expect([await refunded(agreementId), (await look(id)).status]).toEqual([0, 'PENDING']);
  });
});

describe('asking', () => {
  it('is shared by identical requests; another part is a second request', async () => {
    const { id: agreementId, milestones } = await fundedAgreement(on, [60, 40], 100);
    const ask = (body: object) => on.refund(agreementId, body);
    const both = [await ask({ reason: 'late' }), await ask({ reason: 'late' })];
    const ids = both.map(({ body }) => (body as unknown as WaitingBody).approval.id);
    expect([...both.map(({ status }) => status), new Set(ids).size]).toEqual([202, 202, 1]);
    const part = await ask({ milestoneIds: [milestones[0]?.id] });
    expect((part.body as unknown as WaitingBody).approval.id).not.toBe(ids[0]);
    const { body } = await app.call<{ data: ApprovalBody[] }>(
      'GET',
      `/v1/approvals?agreementId=${agreementId}&status=PENDING&type=refund`,
      { key: on.key },
    );
    expect(body.data.map(({ amount }) => amount)).toEqual([60, 100]);
    await withKey(ids[0] ?? '');
    expect((await ask({ reason: 'late' })).body).not.toMatchObject({ approval: { id: ids[0] } });
  });

  it('is repeated under its Idempotency-Key, and so is the decision', async () => {
    const { id: agreementId } = await fundedAgreement(on, [100], 100);
    const headers = { 'idempotency-key': `ask-${agreementId}` };
    const ask = () =>
      app.call<WaitingBody>('POST', refundPath(agreementId), { key: on.key, body: {}, headers });
    const [first, again] = [await ask(), await ask()];
    expect([first.status, again.status, again.headers['idempotent-replayed']]).toEqual([202, 202, 'true']);
    expect(again.body).toEqual(first.body);
    const path = `/approvals/${first.body.approval.id}/approve`;
    const decide = () =>
      admin.call('POST', path, { body: {}, headers: { 'idempotency-key': `yes-${agreementId}` } });
    const decided = [await decide(), await decide()];
    expect(decided.map(({ status }) => status)).toEqual([200, 200]);
    expect(decided[1]?.body).toEqual(decided[0]?.body);
    expect(await refunded(agreementId)).toBe(100);
  });

  it('comes before any approval if the request could not be executed anyway', async () => {
    const { id } = await fundedAgreement(on, [100], 100);
    await on.post(id, 'freeze', { reason: 'dispute' });
    expect(await on.refund(id)).toMatchObject({ status: 409, body: { code: 'agreement_frozen' } });
  });
});

it('is visible only in its own account', async () => {
  const { id } = await waiting();
  const stranger = await signedIn(app);
  for (const answer of [
    await stranger.call('GET', `/v1/approvals/${id}`),
    await withdraw(stranger, id),
    await approve(stranger, id),
    await reject(stranger, id),
  ]) {
    expect(answer.status).toBe(404);
  }
  expect((await stranger.call<{ data: [] }>('GET', '/v1/approvals')).body.data).toEqual([]);
});
