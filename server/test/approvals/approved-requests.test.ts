import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Rules } from '#core/approvals/rules.ts';
import { startTestApp } from '#test/support/app.ts';
import { ALWAYS, approve, setRules, team, type WaitingBody } from '#test/support/dashboard/approvals.ts';
import { PASSWORD } from '#test/support/dashboard/dashboard.ts';
import { findContradictions } from '#test/support/database/books.ts';
import { type AgreementBody, fundedAgreement, runDueJobs } from '#test/support/escrow.ts';
import { refusedRefund } from '#test/support/refunds.ts';
import { makeKey, type NewKey } from '#test/support/tenants.ts';

const RULES: Rules = {
  refund: { need: 'above', amount: 100, currency: 'NGN' },
  settlement: ALWAYS,
  unfreeze: ALWAYS,
  payout_account: ALWAYS,
  key: { need: 'above', amount: 5_000, currency: 'NGN' },
  policy: { need: 'off' },
  risk_policy: { need: 'off' },
  identity_policy: { need: 'off' },
};

const app = await startTestApp();
const { owner, finance, on } = await team(app, RULES);
beforeAll(() => on.setPayoutAccount());
afterAll(async () => expect(await findContradictions(app.database.owner)).toEqual([]));

const agreementAt = async (id: string) => (await on.get(id)).body;
const milestone = ({ milestones: [first] }: AgreementBody) => first?.id ?? '';

/** The actor and data of the newest event of a type. */
const newest = async (type: string) => {
  const [event] = await app.database.owner.query<{ actor: object; data: object }>(
    'SELECT actor, data FROM events WHERE type = $1 ORDER BY position DESC, id DESC LIMIT 1',
    [type],
  );
  return event;
};

/** After hours have passed. */
async function signInAgain() {
  for (const person of [owner, finance]) {
    await person.call('POST', '/session', { body: { email: person.email, password: PASSWORD } });
  }
}

/** The request, the event of its execution, and the state before and after. */
const REQUESTS = [
  {
    kind: 'refund',
    ask: async () => {
      const { id } = await fundedAgreement(on, [300], 300);
      return { asked: await on.refund(id, { reason: 'gone' }), now: () => agreementAt(id) };
    },
    approval: { amount: 300, currency: 'NGN', summary: 'Refund “Step 1” to buyer. Reason: gone' },
    before: { funding: { refunded: 0 } },
    after: { funding: { refunded: 300 } },
    eventType: 'refund.created',
  },
  {
    kind: 'settlement',
    ask: async () => {
      const agreement = await fundedAgreement(on, [500], 500);
      const body = { toBuyer: 200, toSeller: 300, reason: 'half done' };
      const asked = await on.resolve(agreement.id, milestone(agreement), body);
      return { asked, now: () => agreementAt(agreement.id) };
    },
    approval: {
      amount: 500,
      summary: 'Split the milestone “Step 1”: NGN 2.00 to buyer and NGN 3.00 to seller. Reason: half done',
    },
    before: { funding: { refunded: 0, released: 0 } },
    after: { funding: { refunded: 200, released: 300 } },
    eventType: 'milestone.resolved',
  },
  {
    kind: 'unfreeze',
    ask: async () => {
      const { id } = await fundedAgreement(on, [70], 70);
      await on.post(id, 'freeze', { reason: 'dispute' });
      return { asked: await on.post(id, 'unfreeze'), now: () => agreementAt(id) };
    },
    approval: { amount: 70, summary: 'Lift the hold “dispute” of the agreement between buyer and seller.' },
    before: { status: 'FROZEN' },
    after: { status: 'FUNDED' },
    eventType: 'agreement.unfrozen',
  },
  {
    kind: 'payout_account',
    ask: async () => ({
      asked: await on.setPayoutAccount('seller', '0999999999'),
      now: async () => (await app.call('GET', '/v1/escrow/payout-accounts/seller', { key: on.key })).body,
    }),
    approval: { amount: null, agreementId: null },
    before: { accountNumber: '0123456789', version: 1 },
    after: { accountNumber: '0999999999', version: 2 },
    eventType: 'payout_account.changed',
  },
] as const;

describe.each(REQUESTS)('$kind', ({ kind, ask, approval: wanted, before, after, eventType }) => {
  it('waits for a second person, and is executed in the name of the requester', async () => {
    const { asked, now } = await ask();
    const { approval } = asked.body as unknown as WaitingBody;
    expect([asked.status, approval]).toMatchObject([202, { type: kind, status: 'PENDING', ...wanted }]);
    expect(await now()).toMatchObject(before);

    const approved = await approve(finance, approval.id);
    expect(approved).toMatchObject({
      status: 200,
      body: { status: 'APPROVED', decidedBy: { id: finance.id } },
    });
    expect(await now()).toMatchObject(after);
    expect((await newest(eventType))?.actor).toEqual(approval.requestedBy);
    const { type: requestedByType, id: requestedById } = approval.requestedBy;
    expect(await newest('approval.approved')).toMatchObject({
      actor: { type: 'member', id: finance.id },
      data: { approvalId: approval.id, kind, requestedByType, requestedById },
    });
    await runDueJobs(app);
  });
});

it('a payout that the release policy holds also waits for a second person', async () => {
  await app.call('PUT', '/v1/policies/release', {
    key: on.key,
    body: { rules: [{ rule: 'name_mismatch' }] },
  });
  const account = { bankCode: '058', accountNumber: '0333333333', accountName: 'Nobody at all' };
  await app.call('PUT', '/v1/escrow/payout-accounts/odd', { key: on.key, body: account });
  const { body: agreement } = await on.create([500], { sellerExternalId: 'odd' });
  const { id } = agreement;
  const assessed = await on.assess(id, { account_created_at: '2020-01-31T12:00:00Z' });
  await on.deposit(assessed.body.virtualAccount?.accountNumber ?? '', 500);
  for (const party of ['buyer', 'odd']) await on.confirm(id, milestone(agreement), party);
  await runDueJobs(app);
  const held = async () =>
    (
      await app.call<{ data: { id: string }[] }>('GET', `/v1/holds?status=OPEN&agreementId=${id}`, {
        key: on.key,
      })
    ).body.data;
  const [hold] = await held();
  const lift = { key: on.key, body: { note: 'called the seller' } };
  const asked = await app.call<WaitingBody>('POST', `/v1/holds/${hold?.id}/lift`, lift);
  expect(asked).toMatchObject({ status: 202, body: { approval: { type: 'unfreeze', amount: 500 } } });
  expect(await held()).toHaveLength(1);
  expect((await approve(finance, asked.body.approval.id)).status).toBe(200);
  expect(await held()).toEqual([]);
  await runDueJobs(app);
  expect((await agreementAt(id)).status).toBe('DISBURSED');
});

describe('requests without a matching rule', () => {
  it('are executed at once: a refund below the amount, a seller’s first account, a hold', async () => {
    const { id } = await fundedAgreement(on, [100], 100);
    expect((await on.setPayoutAccount('newcomer')).status).toBe(200);
    expect((await on.post(id, 'freeze', { reason: 'wait' })).status).toBe(200);
    const other = await fundedAgreement(on, [100], 100);
    expect((await on.refund(other.id)).status).toBe(201);
    await runDueJobs(app);
  });

  it('do not include a seller’s first account for which money waits', async () => {
    const { id, milestones } = await fundedAgreement(on, [100], 100, 'awaited');
    for (const user of ['buyer', 'awaited']) await on.confirm(id, milestones[0]?.id ?? '', user);
    await runDueJobs(app);
    const asked = await on.setPayoutAccount('awaited');
    expect(asked).toMatchObject({ status: 202, body: { approval: { type: 'payout_account' } } });
    expect((await agreementAt(id)).status).toBe('COMPLETED');
  });

  it('include money that the service returns by itself', async () => {
    const { id } = await fundedAgreement(on, [100], 900);
    app.time.advance(25 * 3_600_000);
    await runDueJobs(app);
    expect((await agreementAt(id)).funding).toMatchObject({ excess: 0, refunded: 800 });
    await signInAgain();
  });
});

describe('a key', () => {
  const opens = async (apiKey: string) =>
    (await app.call('GET', '/v1/developer', { key: apiKey })).status === 200;
  const bounded = (amount: number) => ({ dailyLimit: { amount, currency: 'NGN' } });

  it.each([
    ['that moves no more than the rule says', bounded(5_000)],
    ['that moves nothing', { scopes: ['read', 'fraud'] }],
  ])('%s works at once', async (_what, body) => {
    const made = await makeKey(app, on.key, body);
    expect([made.status, await opens(made.body.apiKey)]).toEqual([201, true]);
  });

  it.each([
    ['that moves more', bounded(5_001)],
    ['whose limit is in another currency', { dailyLimit: { amount: 1, currency: 'USD' } }],
    ['without a limit', { scopes: ['payouts'] }],
  ])(
    '%s opens nothing until it is approved, and only the requester has seen its secret',
    async (_what, body) => {
      const made = await makeKey(app, on.key, body);
      const { approval, key } = made.body as unknown as WaitingBody & { key: NewKey };
      expect([made.status, approval.type]).toEqual([202, 'key']);
      expect(approval.summary).toContain(key.prefix);
      expect(await opens(key.apiKey)).toBe(false);
      const approved = await approve(finance, approval.id);
      expect(JSON.stringify(approved.body)).not.toContain(key.apiKey);
      expect([approved.status, await opens(key.apiKey)]).toEqual([200, true]);
    },
  );
});

it('a refused refund waits before it is sent to another account', async () => {
  const { id, refundId } = await refusedRefund(app, on, 'a part');
  await signInAgain();
  expect((await setRules(owner, { ...RULES, refund: ALWAYS })).status).toBe(200);
  const destination = { bankCode: '058', accountNumber: '0222222222', accountName: 'Ada Obi' };
  const path = `/v1/escrow/agreements/${id}/refunds/${refundId}/retry`;
  const asked = await app.call<WaitingBody>('POST', path, { key: on.key, body: { destination } });
  expect(asked).toMatchObject({ status: 202, body: { approval: { type: 'refund', amount: 100 } } });
  expect(asked.body.approval.summary).toContain(
    'to account 0222222222 at bank 058. The account holder at the bank is SANDBOX HOLDER 2222. ' +
      'Compared with the name given: mismatch; the buyer’s name: unknown; the sender’s name: unknown.',
  );
  expect((await approve(finance, asked.body.approval.id)).status).toBe(200);
  await runDueJobs(app);
  const redirected = (await on.events(id)).find(({ type }) => type === 'refund.redirected');
  expect(redirected?.data).toMatchObject({ accountNumber: '0222222222' });
  // The name and the number are stored encrypted, as everywhere.
  const stored = await app.database.owner.query('SELECT approvals::text AS row FROM approvals');
  expect(JSON.stringify(stored)).not.toMatch(/0222222222|Ada Obi/);
});
