import { describe, expect, it } from 'vitest';
import { RULED_KINDS } from '#core/approvals/kinds.ts';
import type { Rules } from '#core/approvals/rules.ts';
import { DAY_MS } from '#core/time.ts';
import { type Answer, startTestApp } from '#test/support/app.ts';
import {
  ALWAYS,
  approve,
  setRules,
  team,
  type WaitingBody,
  withdraw,
} from '#test/support/dashboard/approvals.ts';
import { PASSWORD, signedIn, type Visitor, visitor } from '#test/support/dashboard/dashboard.ts';
import { invite, type MemberBody, tokenOf } from '#test/support/dashboard/members.ts';
import { fundedAgreement, type Platform, platform, runDueJobs } from '#test/support/escrow.ts';
import { makeKey, type NewKey } from '#test/support/tenants.ts';

/**
 * An owner tries to move money, or to loosen what keeps them from it, without their second person, who does
 * nothing all the while. Each way is followed by the same look at what became true.
 */
const app = await startTestApp();
const EVERYTHING = Object.fromEntries(RULED_KINDS.map((kind) => [kind, ALWAYS])) as unknown as Rules;
const MINE = '6666666666';
/** Events of which each needs a second person under these rules. */
const MOVED = /^(refund\.|milestone\.(resolved|released)|payout\.|agreement\.(unfrozen|refunded)|excess\.)/;

async function account() {
  const { owner, finance, on } = await team(app, {});
  const watch = platform(app, (await makeKey(app, on.key, {})).body.apiKey);
  await on.setPayoutAccount();
  await setRules(owner, EVERYTHING);
  const agreement = await fundedAgreement(on, [100], 100);
  const waiting = (answer: Answer<unknown>) => {
    expect(answer.status).toBe(202);
    return (answer.body as WaitingBody).approval.id;
  };
  const refunds = `/v1/escrow/agreements/${agreement.id}/refunds`;
  return {
    ...{ owner, finance, on, watch, waiting, refunds },
    id: agreement.id,
    milestoneId: agreement.milestones[0]?.id ?? '',
    ask: async () => waiting(await owner.call<WaitingBody>('POST', refunds, { body: {} })),
    askWith: async (key: string) => waiting(await app.call<WaitingBody>('POST', refunds, { key, body: {} })),
    members: async () => (await owner.call<{ data: MemberBody[] }>('GET', '/members')).body.data,
  };
}
const frozen = (on: Platform, id: string) => on.post(id, 'freeze', { reason: 'a dispute' });
type Account = Awaited<ReturnType<typeof account>>;

async function again(email: string): Promise<Visitor> {
  const other = visitor(app);
  await other.call('POST', '/session', { body: { email, password: PASSWORD } });
  return other;
}

async function accepted(path: string | null | undefined, name: string): Promise<Visitor> {
  const puppet = visitor(app);
  const body = { token: tokenOf({ path: path ?? null }), name, password: PASSWORD };
  await puppet.call('POST', '/invitation/accept', { body });
  return puppet;
}

const WAYS: readonly (readonly [name: string, attempt: (at: Account) => Promise<unknown>])[] = [
  ['approves their own request', async ({ owner, ask }) => approve(owner, await ask())],
  [
    'requests with a key and approves at the dashboard',
    async ({ owner, on, askWith }) => approve(owner, await askWith(on.key)),
  ],
  [
    'approves with a key',
    async ({ on, ask }) =>
      app.call('POST', `/v1/approvals/${await ask()}/approve`, { key: on.key, body: {} }),
  ],
  [
    'approves from a second session',
    async ({ owner, ask }) => approve(await again(owner.email), await ask()),
  ],
  [
    'approves through the test environment',
    async ({ owner, ask }) => owner.call('POST', `/test/approvals/${await ask()}/approve`, { body: {} }),
  ],
  [
    'names another person in headers',
    async ({ owner, ask, finance }) => {
      const headers = { 'x-member-id': finance.id, 'x-actor': finance.id, 'x-forwarded-user': finance.email };
      return owner.call('POST', `/approvals/${await ask()}/approve`, { body: {}, headers });
    },
  ],
  [
    'names another person in the body',
    async ({ owner, ask, finance }) =>
      owner.call('POST', `/approvals/${await ask()}/approve`, {
        body: { memberId: finance.id, decidedBy: finance.id },
      }),
  ],
  ['has the owner of another account approve', async ({ ask }) => approve(await signedIn(app), await ask())],
  [
    'withdraws the request and approves it',
    async ({ owner, ask }) => {
      const id = await ask();
      await withdraw(owner, id);
      return approve(owner, id);
    },
  ],
  [
    'approves when the request has expired',
    async ({ owner, ask }) => {
      const id = await ask();
      app.time.advance(60 * DAY_MS);
      await runDueJobs(app);
      return approve(await again(owner.email), id);
    },
  ],
  [
    'requests the same again and again',
    async ({ ask }) => {
      for (let times = 0; times < 5; times++) await ask();
    },
  ],
  [
    'repeats an Idempotency-Key with another body',
    async ({ on, refunds, milestoneId }) => {
      const headers = { 'idempotency-key': `again-${milestoneId}` };
      await app.call('POST', refunds, { key: on.key, body: {}, headers });
      return app.call('POST', refunds, { key: on.key, body: { milestoneIds: [milestoneId] }, headers });
    },
  ],
  [
    'creates a key, and approves that',
    async ({ owner, on, waiting }) => approve(owner, waiting(await makeKey(app, on.key, {}))),
  ],
  [
    'rotates the key before the request',
    async ({ owner, askWith }) => {
      const { body } = await owner.call<{ data: NewKey[] }>('GET', '/v1/developer/api-keys');
      // The newest is the one that watches.
      const rotated = await owner.call<NewKey>(
        'POST',
        `/v1/developer/api-keys/${body.data.at(-1)?.id}/rotate`,
        { body: {} },
      );
      return approve(owner, await askWith(rotated.body.apiKey ?? ''));
    },
  ],
  ['turns all rules off', ({ owner }) => setRules(owner, {})],
  [
    'turns the rules off, and approves that',
    async ({ owner, waiting }) => approve(owner, waiting(await setRules(owner, {}))),
  ],
  [
    'raises a limit beyond every amount',
    ({ owner }) =>
      setRules(owner, { ...EVERYTHING, refund: { need: 'above', amount: 1e15, currency: 'NGN' } }),
  ],
  [
    'sets a limit in another currency',
    ({ owner }) =>
      setRules(owner, { ...EVERYTHING, refund: { need: 'above', amount: 1e15, currency: 'KES' } }),
  ],
  ['turns the rules of the test environment off', ({ owner }) => setRules(owner, {}, '/test')],
  [
    'invites a puppet who may approve',
    async ({ owner, ask }) => {
      const { body } = await invite(owner, `puppet-${performance.now()}@example.com`, 'admin');
      return approve(await accepted(body.path, 'Puppet'), await ask());
    },
  ],
  [
    'invites a puppet who may not, and has them approve',
    async ({ owner, ask }) => {
      const { body } = await invite(owner, `puppet-${performance.now()}@example.com`, 'risk');
      return approve(await accepted(body.path, 'Puppet'), await ask());
    },
  ],
  [
    'invites a puppet and promotes them',
    async ({ owner, ask }) => {
      const { body } = await invite(owner, `puppet-${performance.now()}@example.com`, 'support');
      const puppet = await accepted(body.path, 'Puppet');
      await owner.call('PATCH', `/members/${body.member.id}`, { body: { role: 'finance' } });
      return approve(puppet, await ask());
    },
  ],
  [
    'invites the second person again for their link',
    async ({ owner, finance, ask }) => {
      const { body } = await invite(owner, finance.email, 'finance');
      return approve(await accepted(body.path, 'Puppet'), await ask());
    },
  ],
  [
    'removes the second person, and approves alone',
    async ({ owner, finance, ask }) => {
      await owner.call('DELETE', `/members/${finance.id}`);
      return approve(owner, await ask());
    },
  ],
  [
    'removes the second person and invites them anew',
    async ({ owner, finance, ask }) => {
      await owner.call('DELETE', `/members/${finance.id}`);
      const { body } = await invite(owner, finance.email, 'finance');
      return approve(await accepted(body.path, 'Puppet'), await ask());
    },
  ],
  [
    'makes themselves finance',
    async ({ owner, members, ask }) => {
      const self = (await members()).find(({ email }) => email === owner.email);
      await owner.call('PATCH', `/members/${self?.id}`, { body: { role: 'finance' } });
      return approve(owner, await ask());
    },
  ],
  ['lifts the hold instead', ({ on, id }) => frozen(on, id).then(() => on.post(id, 'unfreeze'))],
  [
    'resolves the milestone instead',
    ({ on, id, milestoneId }) => on.resolve(id, milestoneId, { toBuyer: 0, toSeller: 100, reason: 'mine' }),
  ],
  [
    'resolves it to the buyer instead',
    ({ on, id, milestoneId }) => on.resolve(id, milestoneId, { toBuyer: 100, toSeller: 0, reason: 'mine' }),
  ],
  [
    'confirms for both parties while it is frozen',
    async ({ on, id, milestoneId }) => {
      await frozen(on, id);
      for (const user of ['buyer', 'seller']) await on.confirm(id, milestoneId, user);
    },
  ],
  ['cancels the agreement', ({ on, id }) => on.post(id, 'cancel')],
  ['asks for the excess', ({ on, id }) => on.refund(id, { excess: true })],
  ['changes the seller’s account with a key', ({ on }) => on.setPayoutAccount('seller', MINE)],
  [
    'changes the seller’s account at the dashboard',
    async ({ owner, waiting }) => {
      const body = { bankCode: '058', accountNumber: MINE };
      return approve(owner, waiting(await owner.call('PUT', '/v1/escrow/payout-accounts/seller', { body })));
    },
  ],
];

describe('an owner who is alone moves no money and keeps every rule', () => {
  it.each(WAYS)('who %s', async (_name, attempt) => {
    const at = await account();
    await attempt(at);
    await runDueJobs(app);
    const events = (await at.watch.events(at.id)).map(({ type }) => type);
    expect(events.filter((type) => MOVED.test(type))).toEqual([]);
    expect((await at.watch.ledger(at.id)).body.balances).toMatchObject({
      bank: 100,
      seller: 0,
      refund_payable: 0,
    });
    const paidTo = await app.call('GET', '/v1/escrow/payout-accounts/seller', { key: at.watch.key });
    expect(paidTo.body['accountNumber']).not.toBe(MINE);
    const { body } = await app.call('GET', '/v1/policies/approval', { key: at.watch.key });
    expect(body).toMatchObject({ rules: EVERYTHING });
  });
});
