import { describe, expect, it } from 'vitest';
import { type BankRequest, BankUnavailable } from '#core/escrow/bank.ts';
import { bankAndTwin, bankAt, listenIn, PAYOUT, paid } from '#test/support/twins/naira-banks.ts';
import { openTwin } from '#test/support/twins/twins.ts';
import type { Received } from '#test/support/webhooks.ts';

const SIGNATURE = { flutterwave: 'verif-hash', monnify: 'monnify-signature' } as const;
/** 1.4 and 1.5 percent of 5,000.50 naira, in whole kobo. */
const FEE = { flutterwave: 7_000, monnify: 7_500 } as const;

function request({ body, headers }: Pick<Received, 'body' | 'headers'>): BankRequest {
  return { body, headers, developerId: null };
}

describe.each(['flutterwave', 'monnify'] as const)('a notification of %s', (name) => {
  it('is a deposit, with all references that a bank can trace it by', async () => {
    const pair = await bankAndTwin(name);
    const { reference, letter, deposit } = await paid(pair);
    const transactionId = name === 'monnify' ? deposit.reference : String(deposit.id);
    expect(pair.bank.isAuthentic(request(letter))).toBe(true);
    expect(await pair.bank.readNotices(request(letter))).toEqual([
      {
        kind: 'deposit',
        deposit: {
          ...{ provider: name, transactionId, accountReference: reference, amount: 500_050, currency: 'NGN' },
          ...{ senderName: 'NGOZI UMEH', senderBank: 'Guaranty Trust Bank', fee: FEE[name] },
          sessionId: deposit.sessionId,
        },
      },
    ]);
  });

  it('is a deposit on a permanent account too, once for each payment', async () => {
    const { bank, twin } = await bankAndTwin(name);
    const request_ = {
      reference: 'agr_open',
      identity: { bvn: '22212345678' },
      customerEmail: 'a@b.example',
    };
    const account = await bank.issueAccount({
      ...{ ...request_, accountName: 'Ada Obi', currency: 'NGN', amount: PAYOUT.amount },
    });
    for (const amount of ['100.00', '250.05']) await twin.payIn(account.accountNumber, amount);
    await twin.advance();
    const notices = await Promise.all(twin.deliveries().map((letter) => bank.readNotices(request(letter))));
    expect(notices.flat()).toMatchObject([
      { deposit: { amount: 10_000, accountReference: 'agr_open' } },
      { deposit: { amount: 25_005, accountReference: 'agr_open' } },
    ]);
    const ids = notices.flat().map((notice) => notice.kind === 'deposit' && notice.deposit.transactionId);
    expect(new Set(ids).size).toBe(2);
  });

  it('is applied with the amount that a re-query finds', async () => {
    const pair = await bankAndTwin(name);
    await pair.twin.faults({ change_amount: { next: 1 } });
    const { letter } = await paid(pair, 700_000);
    expect(letter.body).toMatch(/70000(\.00)?[,}]/);
    expect(await pair.bank.readNotices(request(letter))).toMatchObject([{ deposit: { amount: 700_000 } }]);
  });

  it('is not authentic under a wrong secret, or none', async () => {
    const pair = await bankAndTwin(name);
    await pair.twin.faults({ forge_signature: { next: 1 } });
    await paid(pair);
    const [forged, genuine] = pair.twin.deliveries();
    if (!forged || !genuine) throw new Error('two were expected');
    const { [SIGNATURE[name]]: secret = '', ...unsigned } = genuine.headers;
    const withSecret = (value: string | string[]) =>
      pair.bank.isAuthentic({ ...request(genuine), headers: { ...unsigned, [SIGNATURE[name]]: value } });
    expect(pair.bank.isAuthentic(request(genuine))).toBe(true);
    expect(pair.bank.isAuthentic(request(forged))).toBe(false);
    expect(pair.bank.isAuthentic(request({ ...genuine, headers: unsigned }))).toBe(false);
    expect(['', 'zz', `${secret}00`, secret.slice(0, -2)].map(withSecret)).not.toContain(true);
  });

  it('is ignored when there is no such payment, or when it cannot be parsed', async () => {
    const pair = await bankAndTwin(name);
    const { letter } = await paid(pair);
    const about = (from: string | RegExp, to: string) =>
      pair.bank.readNotices(request({ ...letter, body: letter.body.replaceAll(from, to) }));
    const gone = name === 'monnify' ? /MNFY\|[^"]*/g : /"id":\d+/g;
    expect(await about(gone, name === 'monnify' ? 'MNFY|none' : '"id":1')).toEqual([]);
    expect(await about(/charge\.completed|SUCCESSFUL_TRANSACTION/g, 'something.else')).toEqual([]);
    for (const body of ['', '[]', '{"event":', '{"event":1}', 'null']) {
      expect(await pair.bank.readNotices(request({ ...letter, body }))).toEqual([]);
    }
  });

  it.each([
    ['amount', '5000.5', '5000.505'],
    ['amount', '5000.5', '5e3'],
    ['currency', '"NGN"', '"GHS"'],
  ])('is no deposit when the bank answers with another %s: %s → %s', async (what, from, to) => {
    const twin = await openTwin(name);
    let isLying = false;
    const { url } = await listenIn(twin.url, (answer) => (isLying ? answer.replaceAll(from, to) : answer));
    const pair = { twin, bank: bankAt(name, url) };
    const { letter } = await paid(pair);
    isLying = true;
    const reading = pair.bank.readNotices(request(letter));
    if (what === 'currency') expect(await reading).toEqual([]);
    else await expect(reading).rejects.toThrow(/cannot be read/);
  });

  it('is the current state of a payout, even when the notification is stale', async () => {
    const { bank, twin } = await bankAndTwin(name);
    await twin.faults({ reverse_payout: { next: 1 } });
    await bank.submitPayout(PAYOUT);
    await twin.advance(1);
    const [success] = twin.deliveries();
    if (!success) throw new Error('the twin sent no webhook');
    const notices = await bank.readNotices(request(success));
    expect(notices).toMatchObject([
      { kind: 'transfer', provider: name, reference: PAYOUT.reference, state: { status: 'SUCCEEDED' } },
    ]);
    await twin.advance(10);
    const status = name === 'monnify' ? 'REVERSED' : 'FAILED';
    for (const letter of twin.deliveries()) {
      expect(await bank.readNotices(request(letter))).toMatchObject([{ state: { status } }]);
    }
  });

  it('cannot be applied while the bank cannot be queried', async () => {
    const pair = await bankAndTwin(name);
    const { letter } = await paid(pair);
    await pair.twin.faults({ error: 1 });
    await expect(pair.bank.readNotices(request(letter))).rejects.toThrow(BankUnavailable);
  });
});
