import { writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { reconcile } from '#actions/escrow/reconciliation/reconcile.ts';
import { HOUR_MS } from '#core/time.ts';
import { circuitBreaker } from '#providers/client/circuit-breaker.ts';
import { seededRandom } from '#test/sim/random.ts';
import { findContradictions } from '#test/support/database/books.ts';
import { CONNECTIONS, type Connected, connect } from '#test/support/twins/connected.ts';
import { FAULTS, type Fault } from '#twins/kernel/faults.ts';
import type { Ambiguities } from '#twins/kernel/readings.ts';
import { AMBIGUITIES } from '#twins/twin.ts';
import { differences, explain, type TwinState, unfinished } from './walk-differences.ts';
import type { WalkResult } from './walk-results.ts';

/** Set by `npm run walk`; otherwise a short walk with each bank. */
const STEPS = Number(process.env['WALK_STEPS'] ?? 60);
const SEED = Number(process.env['WALK_SEED'] ?? 1);
const RESULTS = process.env['WALK_RESULTS'];
const BANKS = (Object.keys(CONNECTIONS) as Connected[]).filter(
  (name) => name === (process.env['WALK_BANK'] ?? name),
);
const BUYER = '0987654321';
/** Which reading of each ambiguous sentence the twin follows. Where there is no second, the last one. */
const INDEXES = { first: 0, second: 1, last: -1 } as const;
type Which = keyof typeof INDEXES;
const WHICH = process.env['WALK_READINGS']
  ? [process.env['WALK_READINGS'] as Which]
  : (['first', 'last'] as const);
const WALKS = BANKS.flatMap((name) => WHICH.map((which) => [name, which] as const));

/** Short, since these waits take real time; the breaker's rest does not. */
const PATIENCE = (now: () => Date) => ({
  ...{ timeoutMs: 1_000, waitsMs: [1, 1], breaker: circuitBreaker(() => now().getTime()) },
});

/** Probability of each fault. */
const CHANCES: Record<Fault, number> = {
  ...{ duplicate: 0.2, delay: 0.1, reorder: 0.2, drop: 0.3, forge_signature: 0.2, forge_body: 0.2 },
  ...{ change_amount: 0.1, timeout: 0.001, error_after: 0.1, error: 0.05, rate_limit: 0.05 },
  ...{
    no_balance: 0.2,
    stall: 0.05,
    wrong_amount: 0.02,
    unreadable_row: 0.02,
    needs_attention: 0.02,
    fail_payout: 0.2,
    fail_refund: 0.2,
  },
  ...{ reverse_payout: 0.2, reverse_refund: 0.2, recall: 0.1, billed_failure: 0 },
};
const NONE = Object.fromEntries(Object.keys(FAULTS).map((fault) => [fault, 0]));

type Deal = { readonly id: string; readonly milestones: readonly { id: string }[]; accounts: string[] };

describe.each(WALKS)('a walk with %s, %s readings', async (name, which) => {
  const random = seededRandom(SEED);
  const { kobo } = CONNECTIONS[name];
  const { app, on, twin, settle, work } = await connect(name, {}, PATIENCE);
  await on.setPayoutAccount('seller');
  const read = Object.entries(AMBIGUITIES[name] as Ambiguities).map(([sentence, { readings }]) => [
    sentence,
    readings.at(INDEXES[which]),
  ]);
  await twin.turn('readings', Object.fromEntries(read));
  const startedAt = app.time.now();
  const deals: Deal[] = [];

  const amounts = () => Array.from({ length: random.int(1, 3) }, () => random.int(200, 9_000) * 100);
  const newest = () => random.pick(deals.slice(-8));
  const facts = (transaction_amount: number) => ({
    ...{ transaction_amount, account_created_at: '2020-01-31T12:00:00Z' },
  });

  /** Each may be refused, as a platform's requests are; none may fail. */
  const ACTIONS: Record<string, () => Promise<{ status: number } | undefined>> = {
    async open() {
      const wanted = amounts();
      const { body } = await on.create(wanted);
      const deal: Deal = { id: body.id, milestones: body.milestones, accounts: [] };
      deals.push(deal);
      return assess(
        deal,
        wanted.reduce((sum, amount) => sum + amount, 0),
      );
    },
    assess: () => assess(newest(), random.int(200, 9_000) * 100),
    async pay() {
      const account = newest().accounts.at(-1);
      const amount = account && payable.get(account);
      if (account && amount) await twin.payIn(account, amount);
      return undefined;
    },
    async confirm() {
      const { id, milestones } = newest();
      const milestone = random.pick(milestones).id;
      await on.confirm(id, milestone, random.pick(['buyer', 'seller']));
      return on.confirm(id, milestone, random.pick(['buyer', 'seller']));
    },
    refund() {
      const { id, milestones } = newest();
      const wanted = random.pick([{ excess: true }, { milestoneIds: [random.pick(milestones).id] }, {}]);
      return on.refund(id, wanted);
    },
    redirect: () => sendFailedRefunds(newest().id),
    freeze: () => on.post(newest().id, 'freeze', { reason: 'the walk' }),
    unfreeze: () => on.post(newest().id, 'unfreeze'),
    async pass() {
      await settle(random.int(4, 120), 2);
      return undefined;
    },
    async work() {
      await work();
      return undefined;
    },
    async trouble() {
      const faults = (Object.keys(FAULTS) as Fault[]).filter(() => random.chance(0.6));
      await twin.faults({ ...NONE, ...Object.fromEntries(faults.map((fault) => [fault, CHANCES[fault]])) });
      return undefined;
    },
  };
  const WEIGHTED = Object.entries({
    ...{ open: 4, assess: 1, pay: 8, confirm: 12, refund: 2, redirect: 1, freeze: 1, unfreeze: 2 },
    ...{ pass: 4, work: 6, trouble: 2 },
  }).flatMap(([action, weight]) => Array<string>(weight).fill(action));

  const payable = new Map<string, number>();

  async function assess(deal: Deal, amount: number) {
    const answer = await on.assess(deal.id, facts(amount));
    const account = answer.body.virtualAccount?.accountNumber;
    if (account && !payable.has(account)) {
      deal.accounts.push(account);
      payable.set(account, amount);
    }
    return answer;
  }

  async function sendFailedRefunds(id: string) {
    const { body } = await app.call<{ data?: { id: string; status: string }[] }>(
      'GET',
      `/v1/escrow/agreements/${id}/refunds?limit=100`,
      { key: on.key },
    );
    // One that is pending may wait for an account; otherwise it is refused.
    const failed = body.data?.find(({ status }) => status !== 'SUCCEEDED');
    if (!failed) return undefined;
    const destination = { bankCode: '058', accountNumber: BUYER };
    return on.post(id, `refunds/${failed.id}/retry`, { destination });
  }

  /** Ends all faults and lets enough time pass. */
  async function calmDown(): Promise<void> {
    await twin.faults(NONE);
    for (let round = 0; round < 12; round++) {
      const { transfers, refunds } = await everything();
      for (const { reference, status } of [...transfers, ...refunds]) {
        if (status === 'pending')
          await twin.turn('settle', { reference, status: 'success' }).catch(() => undefined);
      }
      // What is still on its way at the end was sent within the hour, so that no comparison minds it.
      app.time.advance(HOUR_MS);
      await settle(240);
    }
  }

  const everything = async () =>
    (await (await fetch(`${twin.url}/_twin/state?limit=999999`)).json()) as TwinState;

  /** The service's money at the bank by the bank's own books, in kobo. */
  function atBank({ deposits, transfers, refunds }: TwinState): number {
    const paid = [...transfers, ...refunds].filter(({ status }) => status === 'success');
    // Nothing is booked for a payment of another amount until a person has asked the bank.
    const left = paid.filter(({ amount, ordered }) => amount === ordered);
    const came = deposits.filter(({ recalledAt }) => recalledAt === null);
    return total(came) - total(left);
  }
  const total = (entries: readonly { amount: string }[]) =>
    entries.reduce((sum, { amount }) => sum + kobo(amount), 0);

  /** The same by the service's books: less what the bank reversed or paid twice after the money had left. */
  async function onBooks(): Promise<number> {
    const [row] = await app.database.owner.query<{ kobo: number }>(
      `SELECT (SELECT coalesce(sum(bank - receivable), 0) FROM agreements)::bigint
         + (SELECT coalesce(sum(CASE debit WHEN 'bank' THEN amount ELSE -amount END), 0)
            FROM platform_transfers)::bigint AS kobo`,
    );
    return row?.kobo ?? 0;
  }

  it(`of ${STEPS} steps with every fault loses nothing and pays nothing twice`, {
    timeout: 3_600_000,
  }, async () => {
    // As every start of the service does.
    await app.database.owner.query(
      `INSERT INTO jobs (developer_id, id, kind, payload, run_at, created_at)
       VALUES ('', 'watch-banks', 'watch-banks', '{}', now(), now()) ON CONFLICT DO NOTHING`,
    );
    await ACTIONS['open']?.();
    for (let step = 0; step < STEPS; step++) {
      const action = random.pick(WEIGHTED);
      const answer = await ACTIONS[action]?.();
      if (answer && answer.status >= 500 && answer.status !== 503) {
        throw new Error(`step ${step}, ${action}: answered ${answer.status}`);
      }
    }
    await calmDown();

    const state = await everything();
    const paid = new Map<string, number>();
    for (const { reference, status } of state.transfers) {
      const payout = reference.slice(0, reference.lastIndexOf('_'));
      if (status === 'success') paid.set(payout, (paid.get(payout) ?? 0) + 1);
    }
    const overpaid = await app.database.owner.query<{ payout: string }>(
      `SELECT data->>'reference' AS payout FROM events WHERE type = 'payout.overpaid'`,
    );
    const twice = [...paid].filter(([, times]) => times > 1).map(([payout]) => payout);
    expect(twice.filter((payout) => !overpaid.some((each) => each.payout.startsWith(payout)))).toEqual([]);
    const ours = await onBooks();
    const found = await differences(app, name, state);
    if (ours !== atBank(state) || found.length > 0) {
      const sums = `the books have ${ours}, and the bank has ${atBank(state)}`;
      throw new Error([sums, ...found, await unfinished(app)].join('\n'));
    }
    expect(await findContradictions(app.database.owner)).toEqual([]);

    const period = { from: startedAt, to: new Date(app.time.now().getTime() + HOUR_MS) };
    const report = await reconcile(app.context, { provider: name, period });
    const breaks = await app.database.owner.query<{ type: string; subject: string }>(
      `SELECT type, kind, subject, our_amount, our_state, their_amount, their_state
       FROM reconciliation_breaks`,
    );
    const differing = [...state.transfers, ...state.refunds].filter(
      ({ amount, ordered, status }) => amount !== ordered && status === 'success',
    );
    const contradictions = await app.database.owner.query<{ subject: string }>(
      `SELECT subject FROM exceptions WHERE kind = 'contradiction'`,
    );
    for (const { reference } of differing.filter((each) => state.transfers.includes(each)))
      expect(contradictions).toContainEqual({ subject: reference });
    const others = breaks.filter(({ type }) => type !== 'amount_differs');
    const subjects = others.map(({ subject }) => subject);
    expect(others, (await explain(app, name, await everything(), subjects)).join('\n')).toEqual([]);
    expect(breaks).toHaveLength(differing.length);
    expect(report.listed).toBeGreaterThan(0);
    if (RESULTS) await writeFile(RESULTS, JSON.stringify(resultOf(state, report.matched)));
  });

  function resultOf(state: TwinState, matched: number): WalkResult {
    const { deposits, transfers, refunds, faults } = state;
    const struck = Object.values(faults).map(({ help, struck: times }) => [help, times] as const);
    return {
      ...{
        bank: `${name}, ${which} readings`,
        steps: STEPS,
        seed: SEED,
        agreements: deals.length,
        matched,
        faults: struck,
      },
      ...{ deposits: deposits.length, payouts: transfers.length, refunds: refunds.length },
    };
  }
});
