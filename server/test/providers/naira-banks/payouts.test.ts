import { describe, expect, it } from 'vitest';
import { BankUnavailable } from '#core/escrow/bank.ts';
import { money } from '#core/escrow/money.ts';
import {
  bankAndTwin,
  bankAt,
  EXACT,
  listenIn,
  PAYOUT,
  PAYOUT_CALL,
} from '#test/support/twins/naira-banks.ts';
import { openTwin } from '#test/support/twins/twins.ts';

const { reference } = PAYOUT;
const SESSION = expect.stringMatching(/^\d{30}$/);
const PAID = {
  flutterwave: { status: 'SUCCEEDED', amount: PAYOUT.amount, fee: 1_075, sessionId: SESSION },
  monnify: { status: 'SUCCEEDED', amount: PAYOUT.amount, fee: 1_000, sessionId: SESSION },
} as const;
const LOOK = {
  flutterwave: 'GET /v3/transfers',
  monnify: 'GET /api/v2/disbursements/single/summary',
} as const;

describe.each(['flutterwave', 'monnify'] as const)('a payout through %s', (name) => {
  it('is pending, and then paid, with its fee and session id', async () => {
    const { bank, twin } = await bankAndTwin(name);
    expect(await bank.findTransfer(reference)).toBeNull();
    expect(await bank.submitPayout(PAYOUT)).toEqual({ status: 'PENDING' });
    expect(await bank.findTransfer(reference)).toEqual({ status: 'PENDING' });
    await twin.advance(1);
    expect(await bank.findTransfer(reference)).toEqual(PAID[name]);
    // The same reference again is the same payout, whatever the other fields are.
    const other = { ...PAYOUT, amount: money(100_000) };
    expect([await bank.submitPayout(PAYOUT), await bank.submitPayout(other)]).toEqual([
      ...[PAID[name], PAID[name]],
    ]);
    const { transfers } = await twin.state();
    expect(transfers).toMatchObject([{ reference, amount: '2500.75', accountNumber: '0123456789' }]);
  });

  it('rounds a fraction of a kobo in its fee up', async () => {
    const { bank, twin } = await bankAndTwin(name);
    await bank.submitPayout({ ...PAYOUT, amount: money(4_000_000) });
    await twin.advance(1);
    // Flutterwave charges 26.875 naira.
    expect((await bank.findTransfer(reference))?.fee).toBe(name === 'flutterwave' ? 2_688 : 2_000);
  });

  it.each([
    ['0123450001', 'FAILED', 'FAILED', /Rejected by destination/],
    // Flutterwave has no status for a returned payout: it fails, late.
    ['0123450003', 'FAILED', 'REVERSED', /Returned by destination/],
  ])('to %s comes to its end, with the reason', async (accountNumber, flutterwave, monnify, reason) => {
    const { bank, twin } = await bankAndTwin(name);
    await bank.submitPayout({ ...PAYOUT, destination: { ...PAYOUT.destination, accountNumber } });
    await twin.advance(10);
    const status = { flutterwave, monnify }[name];
    expect(await bank.findTransfer(reference)).toMatchObject({
      ...{ status, reason: expect.stringMatching(reason) },
    });
  });

  it.each(['0123450404', '12'])('to the unknown account %s fails', async (accountNumber) => {
    const { bank, twin } = await bankAndTwin(name);
    const destination = { ...PAYOUT.destination, accountNumber };
    const sent = await bank.submitPayout({ ...PAYOUT, destination });
    await twin.advance(1);
    const state = sent.status === 'PENDING' ? await bank.findTransfer(reference) : sent;
    expect(state).toMatchObject({ status: 'FAILED', reason: expect.stringMatching(/account|Rejected/) });
  });

  it.each(['timeout', 'error_after', 'error', 'rate_limit'])(
    'survives %s and is paid once',
    async (fault) => {
      const { bank, twin } = await bankAndTwin(name);
      await twin.faults({ [fault]: { next: 1, only: PAYOUT_CALL[name] } });
      expect(await bank.submitPayout(PAYOUT)).toEqual({ status: 'PENDING' });
      await twin.advance(1);
      const { transfers, faults } = await twin.state();
      expect([transfers.length, faults[fault].struck]).toEqual([1, 1]);
      expect(await bank.findTransfer(reference)).toEqual(PAID[name]);
    },
  );

  it('is found by its reference when there was no response, and not paid again', async () => {
    const { bank, twin } = await bankAndTwin(name);
    await twin.faults({ error_after: { next: 1, only: PAYOUT_CALL[name] } });
    await twin.faults({ error: { next: 3, only: LOOK[name] } });
    await expect(bank.submitPayout(PAYOUT)).rejects.toThrow(BankUnavailable);
    await twin.faults({ error: 0 });
    expect(await bank.findTransfer(reference)).toEqual({ status: 'PENDING' });
    expect((await twin.state()).transfers).toHaveLength(1);
  });

  it('waits for balance under the same reference', async () => {
    const { bank, twin } = await bankAndTwin(name);
    await twin.turn('balance', { amount: '2500.74' });
    await expect(bank.submitPayout(PAYOUT)).rejects.toThrow(BankUnavailable);
    expect([await bank.findTransfer(reference), (await twin.state()).transfers]).toEqual([null, []]);
    await twin.turn('balance', { amount: '100000' });
    expect(await bank.submitPayout(PAYOUT)).toEqual({ status: 'PENDING' });
  });

  it('does not fail for reasons other than its destination', async () => {
    const twin = await openTwin(name);
    const { url } = await listenIn(twin.url);
    await twin.turn('balance', { amount: '100000' });
    await expect(bankAt(name, url).submitPayout({ ...PAYOUT, currency: 'XYZ' })).rejects.toThrow(
      BankUnavailable,
    );
    expect((await twin.state()).transfers).toEqual([]);
  });

  it('has no assumed status when the response cannot be parsed', async () => {
    const twin = await openTwin(name);
    // Three decimals are no amount that the service could have requested.
    const { url } = await listenIn(twin.url, (answer) => answer.replaceAll('2500.75', '2500.755'));
    const bank = bankAt(name, url);
    await bank.submitPayout(PAYOUT).catch(() => {});
    await expect(bank.findTransfer(reference)).rejects.toThrow(/cannot be read/);
    expect((await twin.state()).transfers).toHaveLength(1);
  });

  it('is pending under an unknown status', async () => {
    const twin = await openTwin(name);
    const { url } = await listenIn(twin.url, (answer) =>
      answer.replaceAll(/"(NEW|PENDING)"/g, '"ELSEWHERE"'),
    );
    const bank = bankAt(name, url);
    expect(await bank.submitPayout(PAYOUT)).toEqual({ status: 'PENDING' });
    expect(await bank.findTransfer(reference)).toEqual({ status: 'PENDING' });
  });
});

describe.each(['flutterwave', 'monnify'] as const)('a key that %s does not accept', (name) => {
  it('makes the bank unavailable, and appears in no message', async () => {
    const { bank } = await bankAndTwin(name, 'somebody_elses_secret');
    const period = { from: new Date(0), to: new Date() };
    const calls = [
      () => bank.issueAccount(EXACT),
      () => bank.submitPayout(PAYOUT),
      () => bank.findTransfer(reference),
      () => bank.resolveAccount({ bankCode: '058', accountNumber: '0123456789' }),
      () => bank.balance('NGN'),
      () => bank.listDeposits(period)[Symbol.asyncIterator]().next(),
    ];
    for (const call of calls) {
      const error: Error = await call().then(
        () => new Error('it was accepted'),
        (reason) => reason,
      );
      expect(error).toBeInstanceOf(BankUnavailable);
      expect(`${error.message} ${error.stack} ${error.cause}`).not.toContain('somebody_elses');
    }
  });
});
