import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SCENARIOS } from '#test/support/twins/scenarios.ts';
import { openTwin } from '#test/support/twins/twins.ts';
import { SWITCHES } from '#twins/kernel/control-api.ts';
import { FAULTS } from '#twins/kernel/faults.ts';
import { TWINS, type TwinName } from '#twins/twin.ts';

const NAMES = Object.keys(TWINS) as TwinName[];
const GUIDE = readFileSync(new URL('../../../docs/twins.md', import.meta.url), 'utf8');

describe('the control API', () => {
  it.each([
    ['pay-in', { accountNumber: '0000000000', amount: '100' }, 404, /issued no account/],
    ['settle', { reference: 'none', status: 'success' }, 404, /no payout or refund/],
    ['settle', { reference: 'none', status: 'paid' }, 400, /success, failed or reversed/],
    ['recall', { reference: 'none' }, 404, /no deposit/],
    ['resend', { id: '1' }, 404, /no webhook/],
    ['faults', { drop: 1.5 }, 400, /probability from 0 to 1/],
    ['faults', { drop: { next: -1 } }, 400, /probability from 0 to 1/],
    ['faults', { lose: 1 }, 400, /no fault "lose"/],
    ['balance', { amount: '1.5' }, 400, /in kobo/],
    ['advance', { seconds: -1 }, 400, /seconds/],
    ['advance', { seconds: 'soon' }, 400, /seconds/],
    ['webhook-url', { url: 'ftp://example.com' }, 400, /http/],
    ['nothing', {}, 404, /no such endpoint/],
  ])('answers %s %j with %i', async (path, body, status, message) => {
    const twin = await openTwin('paystack');
    const said = await twin.post(`/_twin/${path}`, body);
    expect([said.status, said.body.error]).toEqual([status, expect.stringMatching(message)]);
  });

  it.each([
    ['0', /above zero/],
    ['1.5', /kobo/],
    ['-1', /kobo/],
    ['1e3', /kobo/],
  ])('takes no %s as an amount of kobo', async (amount, message) => {
    const twin = await openTwin('paystack');
    const said = await twin.payIn(await SCENARIOS.paystack.account(twin), amount);
    expect([said.status, said.body.error]).toEqual([400, expect.stringMatching(message)]);
  });

  it('accepts no instruction that a foreign page could send', async () => {
    const twin = await openTwin('paystack');
    const said = await twin.ask('POST', '/_twin/balance', '{"amount":"1"}', { 'content-type': 'text/plain' });
    expect(said.status).toBe(415);
    expect(said.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('sends webhooks elsewhere, nowhere, and again', async () => {
    const twin = await openTwin('paystack');
    const number = await SCENARIOS.paystack.account(twin);
    await twin.turn('webhook-url', { url: '' });
    await twin.payIn(number, '100');
    await twin.advance();
    expect(twin.deliveries()).toEqual([]);
    await twin.turn('webhook-url', { url: twin.receiver.url });
    const { webhooks } = await twin.state();
    await twin.turn('resend', { id: webhooks[0].id });
    await twin.advance();
    expect(twin.webhooks()).toEqual([JSON.parse(webhooks[0].body)]);
  });

  it('returns the requested part of the books', async () => {
    const twin = await openTwin('paystack');
    const number = await SCENARIOS.paystack.account(twin);
    for (const amount of ['100', '200', '300']) await twin.payIn(number, amount);
    const shown = async (limit: string) =>
      (await twin.get(`/_twin/state?limit=${limit}`)).body.deposits.length;
    expect([await shown('2'), await shown('0'), await shown('-1'), await shown('x')]).toEqual([2, 0, 3, 3]);
    expect((await twin.state()).totals.deposits).toBe(3);
  });

  it('is documented in the guide, switch by switch and fault by fault', () => {
    for (const { path } of SWITCHES) expect(GUIDE).toContain(path);
    for (const [name, help] of Object.entries(FAULTS)) expect(GUIDE).toContain(`| \`${name}\` | ${help} |`);
  });
});

describe('webhooks that are not accepted', () => {
  it.each([
    ['paystack', 4 + 72, 72 * 3_600],
    ['flutterwave', 3, 2 * 3_600],
    ['monnify', 0, 24 * 3_600],
  ] as const)('are tried again by %s: %i times', async (name, retries, seconds) => {
    const scenario = SCENARIOS[name];
    const twin = await scenario.open();
    twin.receiver.answerWith(503);
    await twin.payIn(await scenario.account(twin), scenario.amount);
    await twin.advance(seconds + 3_600);
    expect(twin.deliveries()).toHaveLength(1 + retries);
    expect(new Set(twin.deliveries().map(({ body }) => body)).size).toBe(1);
  });

  it('are retried after three minutes, until they are accepted', async () => {
    const twin = await openTwin('paystack');
    twin.receiver.answerWith(500);
    await twin.payIn(await SCENARIOS.paystack.account(twin), '100');
    await twin.advance(179);
    expect(twin.deliveries()).toHaveLength(1);
    twin.receiver.answerWith(200);
    await twin.advance(1);
    await twin.advance(86_400);
    expect(twin.deliveries()).toHaveLength(2);
    const [{ attempts }] = (await twin.state()).webhooks;
    expect(attempts.map(({ status }: { status: number }) => status)).toEqual([500, 200]);
  });
});

describe('a seed', () => {
  const CHANCES = { duplicate: 0.3, drop: 0.2, forge_signature: 0.2, fail_payout: 0.3, reverse_payout: 0.3 };

  /** The complete state and output of the twin after a day. */
  async function day(name: TwinName, seed: number): Promise<string> {
    const scenario = SCENARIOS[name];
    const twin = await scenario.open({ seed });
    await twin.faults(CHANCES);
    const number = await scenario.account(twin);
    for (let count = 1; count <= 12; count++) {
      await twin.payIn(number, String(count * 100));
      await scenario.payout(twin, `surety-payout-${String(count).padStart(4, '0')}`);
      await twin.advance(150);
    }
    const said = twin.deliveries().map(({ body, headers: { host: _host, ...headers } }) => [body, headers]);
    return JSON.stringify([{ ...(await twin.state()), webhookUrl: null }, said]);
  }

  it.each(NAMES)(
    'gives the %s twin exactly the same scenario, and another seed another one',
    async (name) => {
      const [first, again, other] = [await day(name, 7), await day(name, 7), await day(name, 8)];
      // Long texts: that they differ is enough to know.
      expect([again === first, other === first]).toEqual([true, false]);
    },
  );
});

describe.each(NAMES)('the books of the %s twin', (name) => {
  it('add up after many faults: the balance is what came in less what went out', async () => {
    const scenario = SCENARIOS[name];
    const twin = await scenario.open({ seed: 3 });
    const opening = Number((await twin.state()).balance);
    await twin.faults({
      fail_payout: 0.3,
      reverse_payout: 0.3,
      recall: 0.3,
      fail_refund: 0.3,
      reverse_refund: 0.3,
    });
    const number = await scenario.account(twin);
    for (let count = 1; count <= 20; count++) {
      const { deposit } = (await twin.payIn(number, scenario.amount)).body;
      await scenario.payout(twin, `surety-payout-${String(count).padStart(4, '0')}`);
      if (count % 3 === 0) await scenario.refund?.(twin, deposit);
      await twin.advance(125);
    }
    type Row = { amount: string; fee: string; status: string; recalledAt: string | null };
    const { deposits, transfers, refunds, balance } = await twin.state();
    const sum = (rows: Row[], of: (row: Row) => number) => rows.reduce((total, row) => total + of(row), 0);
    const stays = ({ status }: Row) => status === 'success';
    const came = sum(deposits, (row) => (row.recalledAt ? 0 : Number(row.amount)) - Number(row.fee));
    const paid = sum(transfers, (row) => (stays(row) ? Number(row.amount) : 0));
    const fees = sum(transfers, (row) => (row.status === 'failed' ? 0 : Number(row.fee)));
    const back = sum(refunds, (row) => (stays(row) ? Number(row.amount) : 0));
    expect(transfers.map((row: Row) => row.status)).toEqual(
      expect.arrayContaining(['failed', 'reversed', 'success']),
    );
    expect(Number(balance)).toBeCloseTo(opening + came - paid - fees - back, 2);
  });
});
