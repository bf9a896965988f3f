import { afterAll, describe, expect, it } from 'vitest';
import { receiveNotification } from '#actions/escrow/receive-notification.ts';
import { money } from '#core/escrow/money.ts';
import { startTestApp } from '#test/support/app.ts';
import { findContradictions } from '#test/support/database/books.ts';
import { fundedAgreement, platform } from '#test/support/escrow.ts';

const app = await startTestApp();
const { key, developerId } = await app.signUp();
const on = platform(app, key);
const nodes = [app, await app.startNode()];
afterAll(async () => expect(await findContradictions(app.database.owner)).toEqual([]));

const ROUNDS = 15;

describe('one transaction, reported with different facts', () => {
  it(`at the same moment, to one account, ${ROUNDS} rounds: one is posted, the others are refused`, async () => {
    const { id, virtualAccountNo: accountNumber } = await fundedAgreement(on, [100_000], 0);
    let deposited = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const reference = `race-${round}`;
      const answers = await Promise.all(
        [1, 2, 3, 4].map((amount, index) =>
          nodes[index % nodes.length]?.call<{ amount: number }>('POST', '/v1/sandbox/deposits', {
            key,
            body: { accountNumber, amount, reference },
          }),
        ),
      );
      expect(answers.map((answer) => answer?.status).sort()).toEqual([201, 409, 409, 409]);
      deposited += answers.find((answer) => answer?.status === 201)?.body.amount ?? 0;
    }
    expect((await on.get(id)).body.funding).toMatchObject({ deposited });
  });

  it(`at the same moment, to two accounts, ${ROUNDS} rounds: one agreement gets it`, async () => {
    const one = await fundedAgreement(on, [100_000], 0);
    const other = await fundedAgreement(on, [100_000], 0);
    for (let round = 0; round < ROUNDS; round++) {
      const answers = await Promise.all(
        [one, other].map(({ virtualAccountNo: accountNumber }, index) =>
          nodes[index]?.call('POST', '/v1/sandbox/deposits', {
            key,
            body: { accountNumber, amount: 10, reference: `astray-${round}` },
          }),
        ),
      );
      expect(answers.map((answer) => answer?.status).sort()).toEqual([201, 409]);
    }
    const [first, second] = [await on.get(one.id), await on.get(other.id)];
    const sum = (first.body.funding?.['deposited'] ?? 0) + (second.body.funding?.['deposited'] ?? 0);
    expect(sum).toBe(10 * ROUNDS);
  });

  it('by the bank itself is recorded in both versions, and does not block its other notifications', async () => {
    const { id, virtualAccountNo } = await fundedAgreement(on, [1_000], 0);
    const accountNumber = virtualAccountNo ?? '';
    const facts = (name: string, amount: number) => ({
      provider: 'sandbox',
      transactionId: `${developerId}/${name}`,
      accountNumber,
      amount: money(amount),
    });
    const notice = (name: string, amount: number) =>
      ({ kind: 'deposit', deposit: { ...facts(name, amount), senderName: 'Ada' } }) as const;
    await receiveNotification(app.context, [
      notice('tx-1', 30),
      notice('tx-1', 30),
      notice('tx-1', 40),
      notice('tx-2', 5),
    ]);
    expect((await on.get(id)).body.funding).toMatchObject({ deposited: 35 });
    const { body } = await app.call<{ data: object[] }>('GET', '/v1/exceptions?status=OPEN&limit=1', { key });
    expect(body.data).toMatchObject([
      {
        type: 'deposit_conflict',
        agreementId: id,
        subject: `sandbox:${developerId}/tx-1`,
        details: { knownAmount: 30, reportedAmount: 40, knownAccountNumber: accountNumber },
      },
    ]);
  });

  it('is reported to the caller who simulates the bank, and is also an exception, once', async () => {
    const { id, virtualAccountNo } = await fundedAgreement(on, [1_000], 0);
    const accountNumber = virtualAccountNo ?? '';
    for (const [amount, status] of [
      [5, 201],
      [6, 409],
      [7, 409],
    ]) {
      expect((await on.deposit(accountNumber, amount ?? 0, 'played')).status).toBe(status);
    }
    const { body } = await app.call<{ data: { agreementId: string }[] }>('GET', '/v1/exceptions', { key });
    expect(body.data.filter(({ agreementId }) => agreementId === id)).toHaveLength(1);
  });
});
