import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '#core/time.ts';
import { startTestApp } from '#test/support/app.ts';
import {
  ALWAYS,
  type ApprovalBody,
  approve,
  reject,
  setRules,
  team,
  type WaitingBody,
} from '#test/support/dashboard/approvals.ts';
import { PASSWORD, signedIn, type Visitor, visitor } from '#test/support/dashboard/dashboard.ts';
import { invite, type MemberBody, memberWith, tokenOf } from '#test/support/dashboard/members.ts';
import { fundedAgreement, platform } from '#test/support/escrow.ts';

const app = await startTestApp();
const NEWCOMER = { status: 403, body: { code: 'approval_newcomer' } };

/** Invites a member who stays a newcomer. */
async function newcomer(by: Visitor, role: 'admin' | 'finance' | 'risk' | 'support', second?: Visitor) {
  const member = await memberWith({ ...app, database: undefined } as never, by, role, {
    ...(second && { second }),
  });
  return member;
}
const look = (by: Visitor) => by.call<{ data: MemberBody[] }>('GET', '/members');
const changeRole = (by: Visitor, id: string, role: string) =>
  by.call<WaitingBody & MemberBody>('PATCH', `/members/${id}`, { body: { role } });
async function refundBy(by: Visitor, on: ReturnType<typeof platform>): Promise<string> {
  const { id } = await fundedAgreement(on, [100], 100);
  const asked = await by.call<WaitingBody>('POST', `/v1/escrow/agreements/${id}/refunds`, { body: {} });
  expect(asked.status).toBe(202);
  return asked.body.approval.id;
}

describe('while any rule is on', () => {
  it.each(['owner', 'admin', 'finance'] as const)(
    'inviting an %s waits for a second person',
    async (role) => {
      const { owner, finance } = await team(app, { refund: ALWAYS });
      const email = `puppet-${role}@example.com`;
      const asked = await invite(owner, email, role);
      expect(asked).toMatchObject({ status: 202, body: { approval: { type: 'member', status: 'PENDING' } } });
      expect((await look(owner)).body.data.map((member) => member.email)).not.toContain(email);
      const { id } = (asked.body as unknown as WaitingBody).approval;
      expect(await approve(owner, id)).toMatchObject({ status: 403, body: { code: 'approval_own' } });
      expect((await approve(finance, id)).status).toBe(200);
      expect((await look(owner)).body.data).toContainEqual(
        expect.objectContaining({ email, role, state: 'invited' }),
      );
      // The approved invitation can be renewed, for its link; another role is another request.
      expect((await invite(owner, email, role)).status).toBe(201);
    },
  );

  it.each(['risk', 'support', 'developer', 'auditor'] as const)('inviting a %s does not', async (role) => {
    const { owner } = await team(app, { refund: ALWAYS });
    expect((await invite(owner, `helper-${role}@example.com`, role)).status).toBe(201);
  });

  it('promoting a member to a role that decides waits too; the rejected change changes nothing', async () => {
    const { owner, finance } = await team(app, { key: ALWAYS });
    const support = await memberWith(app, owner, 'support');
    const asked = await changeRole(owner, support.id, 'admin');
    expect(asked).toMatchObject({ status: 202, body: { approval: { type: 'member' } } });
    expect((await reject(finance, asked.body.approval.id)).status).toBe(200);
    expect((await support.call('GET', '/members')).status).toBe(403);
    const again = await changeRole(owner, support.id, 'finance');
    expect((await approve(finance, again.body.approval.id)).status).toBe(200);
    expect((await changeRole(owner, support.id, 'admin')).status).toBe(202);
    // Less than before: no second person is needed.
    expect((await changeRole(owner, support.id, 'auditor')).status).toBe(200);
  });

  it('an invitation to a harmless role cannot be raised to one that decides', async () => {
    const { owner } = await team(app, { refund: ALWAYS });
    const email = 'raised@example.com';
    expect((await invite(owner, email, 'support')).status).toBe(201);
    expect((await invite(owner, email, 'admin')).status).toBe(202);
    const [member] = (await look(owner)).body.data.filter((one) => one.email === email);
    expect((await changeRole(owner, member?.id ?? '', 'admin')).status).toBe(202);
  });

  it('a rule of the test environment is enough', async () => {
    const owner = await signedIn(app);
    await memberWith(app, owner, 'finance');
    expect((await setRules(owner, { refund: ALWAYS }, '/test')).status).toBe(200);
    expect((await invite(owner, 'for-test@example.com', 'finance')).status).toBe(202);
  });

  it('the only member who can decide may invite another: nobody could approve it', async () => {
    const { owner, finance } = await team(app, { refund: ALWAYS });
    expect((await owner.call('DELETE', `/members/${finance.id}`)).status).toBe(204);
    expect((await invite(owner, 'second-again@example.com', 'finance')).status).toBe(201);
  });

  it('an approved role is not carried out for a member whose role has changed since', async () => {
    const { owner, finance } = await team(app, { refund: ALWAYS });
    const member = await memberWith(app, owner, 'support');
    const { id } = (await changeRole(owner, member.id, 'admin')).body.approval;
    await changeRole(owner, member.id, 'risk');
    expect(await approve(finance, id)).toMatchObject({ status: 409, body: { code: 'approval_outdated' } });
  });
});

describe('for 72 hours, a member and whom they invited or promoted count as one person', () => {
  it('in both directions, and as keys', async () => {
    const { owner, finance, on } = await team(app, { refund: ALWAYS });
    const puppet = await newcomer(owner, 'admin', finance);
    const ofOwner = await refundBy(owner, on);
    const ofPuppet = await refundBy(puppet, on);
    expect(await approve(puppet, ofOwner)).toMatchObject(NEWCOMER);
    expect(await reject(puppet, ofOwner)).toMatchObject(NEWCOMER);
    expect(await approve(owner, ofPuppet)).toMatchObject(NEWCOMER);
    const { id } = await fundedAgreement(on, [100], 100);
    const byKey = await on.refund(id);
    const { approval } = byKey.body as unknown as { approval: ApprovalBody };
    expect(await approve(puppet, approval.id)).toMatchObject(NEWCOMER);
    for (const request of [ofOwner, ofPuppet]) expect((await approve(finance, request)).status).toBe(200);
  });

  it('also after a promotion', async () => {
    const { owner, finance, on } = await team(app, { refund: ALWAYS });
    const member = await memberWith(app, owner, 'support');
    const { approval } = (await changeRole(owner, member.id, 'finance')).body;
    await approve(finance, approval.id);
    expect(await approve(member, await refundBy(owner, on))).toMatchObject(NEWCOMER);
  });

  it('also over a chain of puppets, and between two puppets', async () => {
    const { owner, finance, on } = await team(app, { refund: ALWAYS });
    const first = await newcomer(owner, 'admin', finance);
    const asked = await invite(first, 'second-puppet@example.com', 'admin');
    const { id } = (asked.body as unknown as WaitingBody).approval;
    expect(await approve(owner, id)).toMatchObject(NEWCOMER);
    expect((await approve(finance, id)).status).toBe(200);
    const renewed = await invite(first, 'second-puppet@example.com', 'admin');
    const second = visitor(app);
    await second.call('POST', '/invitation/accept', {
      body: { token: tokenOf(renewed.body), name: 'Second', password: PASSWORD },
    });
    expect(await approve(second, await refundBy(owner, on))).toMatchObject(NEWCOMER);
    expect(await approve(second, await refundBy(first, on))).toMatchObject(NEWCOMER);
  });

  it('and are two people afterwards', async () => {
    const owner = await signedIn(app);
    const invited = await newcomer(owner, 'finance');
    await setRules(owner, { refund: ALWAYS });
    const on = platform(app, owner.key);
    expect(await approve(invited, await refundBy(owner, on))).toMatchObject(NEWCOMER);
    app.time.advance(72 * HOUR_MS);
    for (const { call, email } of [owner, invited]) {
      await call('POST', '/session', { body: { email, password: PASSWORD } });
    }
    expect((await approve(invited, await refundBy(owner, on))).status).toBe(200);
  });
});
