import { describe, expect, it } from 'vitest';
import { RULED_KINDS } from '#core/approvals/kinds.ts';
import type { Rules } from '#core/approvals/rules.ts';
import { DAY_MS } from '#core/time.ts';
import { amendments } from '#test/support/amendments.ts';
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
import { disputes } from '#test/support/disputes.ts';
import {
  type AgreementBody,
  fundedAgreement,
  type Platform,
  platform,
  runDueJobs,
} from '#test/support/escrow.ts';
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
    ...{ owner, finance, on, watch, waiting, refunds, agreement },
    id: agreement.id,
    milestoneId: agreement.milestones[0]?.id ?? '',
    ask: async () => waiting(await owner.call<WaitingBody>('POST', refunds, { body: {} })),
    askWith: async (key: string) => waiting(await app.call<WaitingBody>('POST', refunds, { key, body: {} })),
    members: async () => (await owner.call<{ data: MemberBody[] }>('GET', '/members')).body.data,
  };
}
const frozen = (on: Platform, id: string) => on.post(id, 'freeze', { reason: 'a dispute' });
type Account = Awaited<ReturnType<typeof account>>;

/** A form on the page of a link, as a party without script sends it. */
async function pressed(
  { id, on }: Account,
  party: 'buyer' | 'seller',
  purpose: string,
  form: Record<string, string>,
) {
  const made = await on.post(id, 'links', { party, purposes: [purpose] });
  expect(made.status).toBe(201);
  const page = purpose === 'amend' ? 'amendment' : 'dispute';
  const url = `${new URL(String(made.body['url'])).pathname}/${page}`;
  return (path = '') =>
    app.http.inject({
      method: 'POST',
      url: `${url}${path}`,
      payload: new URLSearchParams(form).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
}

async function disputed(at: Account, body: object = {}) {
  const desk = disputes(app, at.on);
  const opened = await desk.open(at.agreement, body);
  expect(opened.status).toBe(201);
  return { ...desk, dispute: opened.body };
}
const sixDays = async () => {
  app.time.advance(6 * DAY_MS);
  await runDueJobs(app);
};

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

const LESS = ({ milestones }: AgreementBody) => [
  { type: 'change', milestoneId: milestones[0]?.id, amount: 1 },
];

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
    'opens a dispute for the buyer, and is silent for the seller',
    async (at) => {
      await disputed(at);
      await sixDays();
    },
  ],
  [
    'makes an offer for one party, and accepts it for the other',
    async (at) => {
      const { dispute, step } = await disputed(at);
      const { body } = await step(dispute, 'offers', { externalUserId: 'seller', toBuyer: 60 });
      const as = { externalUserId: 'buyer', toBuyer: 60, toSeller: 40 };
      expect((await step(dispute, `offers/${body.offer?.id}/accept`, as)).status).toBe(202);
    },
  ],
  [
    'makes an offer with a key, and accepts it with the link of the other party',
    async (at) => {
      const { dispute, step } = await disputed(at);
      const { body } = await step(dispute, 'offers', { externalUserId: 'seller', toBuyer: 60 });
      const offer = body.offer?.id ?? '';
      const form = { step: 'accept', offer, toBuyer: '60', toSeller: '40' };
      const press = await pressed(at, 'buyer', 'dispute', form);
      expect((await press(`/${at.milestoneId}`)).statusCode).toBeLessThan(500);
    },
  ],
  [
    'decides a dispute at the dashboard that they opened with a key, and approves that',
    async (at) => {
      const { dispute, step } = await disputed(at);
      await step(dispute, 'escalate');
      const body = { toBuyer: 0, toSeller: 100, code: 'mine', statement: 'Mine.' };
      const asked = await at.owner.call('POST', `/v1/disputes/${dispute.id}/decide`, { body });
      return approve(at.owner, at.waiting(asked));
    },
  ],
  [
    'lowers the total for both parties, so that the rest goes back',
    async ({ on, id, agreement }) => {
      const { propose, accept } = amendments(app, on, id);
      const { body } = await propose(LESS(agreement));
      expect((await accept(body, 'buyer')).status).toBe(202);
    },
  ],
  [
    'lowers the total with the links of both parties',
    async (at) => {
      const { body } = await amendments(app, at.on, at.id).send({ operations: LESS(at.agreement) });
      for (const party of ['buyer', 'seller'] as const) {
        const press = await pressed(at, party, 'amend', { step: 'accept', amendment: body.id });
        expect((await press()).statusCode).toBeLessThan(500);
      }
    },
  ],
  [
    'adds a milestone that is not paid, with a time to pay that is soon over',
    async ({ on, id }) => {
      const { propose, accept } = amendments(app, on, id);
      const fundBy = new Date(app.time.now().getTime() + 120_000).toISOString();
      const { body } = await propose([{ type: 'add', title: 'More', amount: 5 }], { fundBy });
      expect((await accept(body, 'buyer')).status).toBe(202);
      await sixDays();
    },
  ],
  [
    'erases the seller, and sets a first account',
    async ({ on, owner }) => {
      const body = { externalUserId: 'seller', type: 'erase' };
      const asked = await owner.call<{ id: string }>('POST', '/v1/privacy/requests', { body });
      await owner.call('POST', `/v1/privacy/requests/${asked.body.id}/complete`, { body: {} });
      await owner.call('POST', '/v1/identity/people/seller/erase', { body: {} });
      return on.setPayoutAccount('seller', MINE);
    },
  ],
  [
    'rotates a key that waits for approval',
    async ({ on, owner }) => {
      const asked = await makeKey(app, on.key, {});
      const { id, apiKey } = (asked.body as unknown as { key: NewKey }).key;
      const rotated = await owner.call<NewKey>('POST', `/v1/developer/api-keys/${id}/rotate`, { body: {} });
      for (const key of [apiKey, rotated.body.apiKey]) {
        expect((await app.call('GET', '/v1/developer', { key: key ?? '' })).status).toBe(401);
      }
    },
  ],
  [
    'invites an approver through the test environment, without rules there',
    async ({ owner, ask }) => {
      for (const path of ['/test/members', '/test/v1/members', '/v1/members']) {
        const body = { email: `puppet-${performance.now()}@example.com`, role: 'admin' };
        expect((await owner.call('POST', path, { body })).status).toBe(404);
      }
      return approve(owner, await ask());
    },
  ],
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
