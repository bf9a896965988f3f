import { describe, expect, it } from 'vitest';
import { BankUnavailable } from '#core/escrow/bank.ts';
import type { BankQuestion } from '#providers/client/bank-client.ts';
import { monnifyClient } from '#providers/monnify/login.ts';
import { bankAndTwin, bankAt, listenIn, MONNIFY, PAYOUT } from '#test/support/twins/naira-banks.ts';
import { MONNIFY_BASIC } from '#test/support/twins/scenarios.ts';
import { openTwin } from '#test/support/twins/twins.ts';

const LOGIN = 'POST /api/v1/auth/login';

describe("Monnify's token", () => {
  const BALANCE: BankQuestion = {
    ...{ method: 'GET', path: '/api/v2/disbursements/wallet-balance', repeatable: true },
    query: { accountNumber: MONNIFY.sourceAccountNumber },
  };

  async function watched(change?: (answer: string) => string) {
    const twin = await openTwin('monnify');
    const line = await listenIn(twin.url, change);
    let time = 0;
    const client = monnifyClient({ ...MONNIFY, baseUrl: line.url, now: () => time });
    return {
      twin,
      logins: () => line.asked(LOGIN),
      pass: (seconds: number) => {
        time += seconds * 1_000;
      },
      /** The status codes of ten concurrent requests. */
      ten: () => Promise.all(Array.from({ length: 10 }, async () => (await client.ask(BALANCE)).status)),
    };
  }
  const OK = Array(10).fill(200);

  it('is requested once for all waiting requests, and once more when it is refused', async () => {
    const { twin, logins, ten } = await watched();
    expect([await ten(), logins()]).toEqual([OK, 1]);
    await twin.advance(3_600);
    expect([await ten(), logins()]).toEqual([OK, 2]);
  });

  it.each([
    [3_600, 3_540],
    [60, 30],
  ])('that is valid for %i s is renewed after %i, before it expires', async (lives, renewed) => {
    const { logins, pass, ten } = await watched((answer) =>
      answer.replace('"expiresIn":3600', `"expiresIn":${lives}`),
    );
    await ten();
    pass(renewed - 1);
    expect([await ten(), logins()]).toEqual([OK, 1]);
    pass(1);
    expect([await ten(), logins()]).toEqual([OK, 2]);
  });

  it('that is refused means that nothing was executed: requests that move money are also repeated', async () => {
    const { bank, twin } = await bankAndTwin('monnify');
    await bank.balance('NGN');
    await twin.advance(3_600);
    expect(await bank.submitPayout(PAYOUT)).toEqual({ status: 'PENDING' });
    expect((await twin.state()).transfers).toHaveLength(1);
  });

  it('appears in no message, not even if the server quotes it', async () => {
    const twin = await openTwin('monnify');
    const login = await twin.ask('POST', '/api/v1/auth/login', undefined, { authorization: MONNIFY_BASIC });
    const old: string = login.body.responseBody.accessToken;
    await twin.advance(3_600);
    const { url } = await listenIn(twin.url, (answer) =>
      answer.replace(/"accessToken":"[^"]*"/, `"accessToken":"${old}"`),
    );
    const bank = bankAt('monnify', url);
    await bank.balance('NGN').catch(() => {});
    const error: Error = await bank.balance('NGN').then(
      () => new Error('it was accepted'),
      (reason) => reason,
    );
    expect(error).toBeInstanceOf(BankUnavailable);
    expect(error.message).toBe('Monnify refused with 401: invalid_token');
  });
});
