import { describe, expect, it } from 'vitest';
import { SCENARIOS } from '#test/support/twins/scenarios.ts';
import { FAULTS, type Fault } from '#twins/kernel/faults.ts';
import { TWINS, type TwinName } from '#twins/twin.ts';

const NAMES = Object.keys(TWINS) as TwinName[];
const REFERENCE = 'surety-payout-0001';
const seen = new Set<string>();

/** A fault that applies at the next opportunity. */
const next = (fault: Fault, only = '') => {
  seen.add(fault);
  return { [fault]: { next: 1, only } };
};

describe.each(NAMES)('the %s twin with faults', (name) => {
  const scenario = SCENARIOS[name];

  async function paidIn(fault: Fault | null) {
    const twin = await scenario.open();
    const number = await scenario.account(twin);
    if (fault) await twin.faults(next(fault));
    const { deposit } = (await twin.payIn(number, scenario.amount)).body;
    await twin.advance();
    return { twin, number, deposit };
  }

  it('works correctly without faults: one webhook, genuine, that a re-query confirms', async () => {
    const { twin } = await paidIn(null);
    expect(twin.deliveries().map(scenario.isGenuine)).toEqual([true]);
    const [notice] = twin.webhooks();
    expect(scenario.notifiedAmount(notice)).toBe(Number(scenario.amount));
    expect(await scenario.queriedAmount(twin, notice)).toBe(Number(scenario.amount));
  });

  it('sends a webhook twice, byte for byte', async () => {
    const { twin } = await paidIn('duplicate');
    const [first, second, ...more] = twin.deliveries();
    expect([second?.body, more]).toEqual([first?.body, []]);
    expect(second?.headers).toEqual(expect.objectContaining({ 'content-type': 'application/json' }));
  });

  it('sends a webhook late', async () => {
    const { twin } = await paidIn('delay');
    expect(twin.deliveries()).toEqual([]);
    await twin.advance(30);
    expect(twin.deliveries()).toHaveLength(1);
  });

  it('sends a webhook after the following one, or by itself when there is none', async () => {
    const { twin, number } = await paidIn('reorder');
    expect(twin.deliveries()).toEqual([]);
    await twin.payIn(number, '777');
    await twin.advance();
    expect(twin.webhooks().map(scenario.notifiedAmount)).toEqual([777, Number(scenario.amount)]);
    await twin.faults(next('reorder'));
    await twin.payIn(number, '778');
    await twin.advance(10);
    expect(twin.webhooks().map(scenario.notifiedAmount)).toEqual([777, Number(scenario.amount), 778]);
  });

  it('never sends a webhook, though a query finds the money', async () => {
    const { twin, deposit } = await paidIn('drop');
    await twin.advance(86_400);
    expect(twin.deliveries()).toEqual([]);
    const { deposits, webhooks } = await twin.state();
    expect(deposits[0].reference).toBe(deposit.reference);
    expect(webhooks[0]).toMatchObject({ fault: 'drop', attempts: [] });
  });

  it('sends a forged webhook about more money before the genuine one', async () => {
    const { twin } = await paidIn('forge_signature');
    expect(twin.deliveries().map(scenario.isGenuine)).toEqual([false, true]);
    expect(twin.webhooks().map(scenario.notifiedAmount)).toEqual([
      10 * Number(scenario.amount),
      Number(scenario.amount),
    ]);
  });

  it('sends a webhook whose body was rewritten after it was signed', async () => {
    const { twin } = await paidIn('forge_body');
    const [anew, genuine] = twin.deliveries();
    expect(anew?.body).not.toBe(genuine?.body);
    expect(JSON.parse(anew?.body ?? '')).toEqual(JSON.parse(genuine?.body ?? ''));
    // A shared secret is not a signature and does not show it: that is why Flutterwave has to be queried
    // again.
    expect(twin.deliveries().map(scenario.isGenuine)).toEqual([name === 'flutterwave', true]);
  });

  it('signs a webhook about more money than a re-query finds', async () => {
    const { twin } = await paidIn('change_amount');
    expect(twin.deliveries().map(scenario.isGenuine)).toEqual([true]);
    const [notice] = twin.webhooks();
    expect(scenario.notifiedAmount(notice)).toBe(10 * Number(scenario.amount));
    expect(await scenario.queriedAmount(twin, notice)).toBe(Number(scenario.amount));
  });

  it('executes a payout and never answers', async () => {
    const twin = await scenario.open();
    await twin.faults(next('timeout', scenario.payoutPath));
    const outcome = await Promise.race([
      scenario.payout(twin, REFERENCE).then(
        () => 'answered',
        () => 'broken off',
      ),
      new Promise((resolve) => setTimeout(() => resolve('silence'), 1_500)),
    ]);
    expect(outcome).toBe('silence');
    await twin.advance(1);
    expect(await scenario.payoutStatus(twin, REFERENCE)).toBe(scenario.words.success);
  });

  it.each([
    ['error_after', 502, true],
    ['error', 500, false],
    ['rate_limit', 429, false],
  ] as const)('%s answers a payout with %i; carried out: %s', async (fault, status, carriedOut) => {
    const twin = await scenario.open();
    await twin.faults(next(fault, scenario.payoutPath));
    const said = await scenario.payout(twin, REFERENCE);
    expect(said.status).toBe(status);
    expect((await scenario.payoutStatus(twin, REFERENCE)) !== null).toBe(carriedOut);
    if (fault === 'rate_limit') expect(said.headers.get('retry-after')).toBe('1');
    expect((await scenario.payout(twin, 'surety-payout-0002')).status).toBeLessThan(500);
  });

  it('runs out of balance, with the provider’s own error', async () => {
    const twin = await scenario.open();
    await twin.faults(next('no_balance'));
    const said = await scenario.payout(twin, REFERENCE);
    await twin.advance(1);
    const words = [JSON.stringify(said.body), await scenario.payoutStatus(twin, REFERENCE)];
    expect(words.join(' ')).toContain(scenario.shortOf);
    const before = (await twin.state()).balance;
    await twin.turn('balance', { amount: '1' });
    expect((await twin.state()).balance).not.toBe(before);
  });

  it.each([
    ['fail_payout', 'failed'],
    ['reverse_payout', 'reversed'],
  ] as const)('%s: a payout ends as %s', async (fault, ending) => {
    const twin = await scenario.open();
    await twin.faults(next(fault));
    await scenario.payout(twin, REFERENCE);
    await twin.advance(1);
    const first = await scenario.payoutStatus(twin, REFERENCE);
    expect(first).toBe(ending === 'failed' ? scenario.words.failed : scenario.words.success);
    await twin.advance(10);
    expect(await scenario.payoutStatus(twin, REFERENCE)).toBe(scenario.words[ending]);
  });

  it('unreadable_row: the first row of a list has no values', async () => {
    const twin = await scenario.open();
    await scenario.payout(twin, REFERENCE);
    // Monnify refuses the same payout within two minutes.
    await twin.advance(180);
    await scenario.payout(twin, `${REFERENCE}-2`);
    await twin.faults(next('unreadable_row'));
    const path = { 'POST /transfer': '/transfer', 'POST /v3/transfers': '/v3/transfers' };
    const list = (path as Record<string, string>)[scenario.payoutPath];
    const { text } = await twin.ask('GET', list ?? '/api/v2/disbursements/search-transactions');
    expect(text).toContain('"reference":null');
    expect(text).toContain(`"reference":"${REFERENCE}"`);
  });

  it('needs_attention: a payout waits until it is settled by hand', async () => {
    const twin = await scenario.open();
    await twin.faults(next('needs_attention'));
    await scenario.payout(twin, REFERENCE);
    await twin.advance(600);
    expect(Object.values(scenario.words)).not.toContain(await scenario.payoutStatus(twin, REFERENCE));
  });

  it('wrong_amount: a payout is paid with a hundred times its amount', async () => {
    const twin = await scenario.open();
    await twin.faults(next('wrong_amount'));
    await scenario.payout(twin, REFERENCE);
    await twin.advance(1);
    const [paid] = (await twin.state()).transfers;
    expect(Number(paid.amount)).toBe(100 * Number(paid.ordered));
  });

  it('leaves a payout pending until it is settled, and then only once', async () => {
    const twin = await scenario.open();
    await twin.faults(next('stall'));
    await scenario.payout(twin, REFERENCE);
    await twin.advance(600);
    expect(Object.values(scenario.words)).not.toContain(await scenario.payoutStatus(twin, REFERENCE));
    await twin.turn('settle', { reference: REFERENCE, status: 'success' });
    expect(await scenario.payoutStatus(twin, REFERENCE)).toBe(scenario.words.success);
    const again = await twin.post('/_twin/settle', { reference: REFERENCE, status: 'failed' });
    expect(again.status).toBe(409);
    await twin.turn('settle', { reference: REFERENCE, status: 'reversed' });
    expect(await scenario.payoutStatus(twin, REFERENCE)).toBe(scenario.words.reversed);
  });

  it('recalls a deposit: the money is gone from the balance', async () => {
    const { twin } = await paidIn('recall');
    const before = Number((await twin.state()).balance);
    await twin.advance(5);
    const { balance, deposits } = await twin.state();
    expect(Number(balance)).toBe(before - Number(scenario.amount));
    expect(deposits[0].recalledAt).not.toBeNull();
  });

  const { refund } = scenario;
  if (!refund) return;
  it('does not recall a deposit that is refunded in full', async () => {
    const { twin, deposit } = await paidIn('recall');
    await refund(twin, deposit);
    await twin.advance(5);
    expect((await twin.state()).deposits[0].recalledAt).toBeNull();
    await expect(twin.turn('recall', { reference: deposit.reference })).rejects.toThrow(/refunded in full/);
  });

  it.each([
    ['fail_refund', ['pending', 'failed']],
    ['reverse_refund', ['pending', 'success', 'reversed']],
  ] as const)('%s: a refund goes through %j', async (fault, statuses) => {
    const { twin, deposit } = await paidIn(null);
    await twin.faults(next(fault));
    await refund(twin, deposit);
    const walk: string[] = [];
    for (const seconds of [0, 1, 5]) {
      await twin.advance(seconds);
      const { status } = (await twin.state()).refunds[0];
      if (walk.at(-1) !== status) walk.push(status);
    }
    expect(walk).toEqual(statuses);
    expect(twin.deliveries().every(scenario.isGenuine)).toBe(true);
  });
});

describe('faults', () => {
  it('are all tested above, but for those of the national register', () => {
    seen.add('billed_failure');
    expect([...seen].sort()).toEqual(Object.keys(FAULTS).sort());
  });

  it('occur with their probability, and identically for the same seed', async () => {
    const deliveries = async (seed: number) => {
      const twin = await SCENARIOS.monnify.open({ seed, faults: { drop: { chance: 0.3 } } });
      const number = await SCENARIOS.monnify.account(twin);
      for (let count = 0; count < 60; count++) await twin.payIn(number, '100');
      await twin.advance();
      const { webhooks, faults } = await twin.state();
      return {
        fates: webhooks.map((letter: { fault: string | null }) => letter.fault),
        struck: faults.drop.struck,
      };
    };
    const [first, again, other] = [await deliveries(7), await deliveries(7), await deliveries(8)];
    expect(again).toEqual(first);
    expect(other.fates).not.toEqual(first.fates);
    expect(first.struck).toBeGreaterThan(8);
    expect(first.struck).toBeLessThan(30);
  });
});
