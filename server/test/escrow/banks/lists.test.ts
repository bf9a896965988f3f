import { describe, expect, it } from 'vitest';
import { watchBanks } from '#actions/escrow/bank/watch-banks.ts';
import { type Bank, BankUnavailable, type ListedDeposit } from '#core/escrow/bank.ts';
import { money } from '#core/escrow/money.ts';
import { HOUR_MS } from '#core/time.ts';
import { startTestApp } from '#test/support/app.ts';
import { runDueJobs } from '#test/support/escrow.ts';

const app = await startTestApp();

/** Banks that report deposits only by their lists. The listed deposits are for unknown accounts. */
function listing(name: string) {
  const listed: ListedDeposit[] = [];
  const trouble = { down: false };
  const bank: Bank = {
    ...app.context.bank,
    name,
    async *listDeposits({ from, to }) {
      if (trouble.down) throw new BankUnavailable(`${name} does not answer`);
      yield* listed.filter(({ at }) => at >= from && at < to);
    },
  };
  const take = (transactionId: string, more: Partial<ListedDeposit> = {}) => {
    listed.push({
      ...{ provider: name, transactionId, accountNumber: '7000000001', amount: money(700), currency: 'NGN' },
      ...{ senderName: null, reversed: false, at: app.time.now(), ...more },
    });
  };
  return { bank, listed, trouble, take };
}

const watching = (...banks: Bank[]) =>
  watchBanks({ ...app.context, banks: new Map(banks.map((bank) => [bank.name, bank])) }, HOUR_MS);

async function onTheBooks(provider: string): Promise<string[]> {
  const rows = await app.database.owner.query<{ id: string }>(
    'SELECT transaction_id AS id FROM provider_transactions WHERE provider = $1 ORDER BY 1',
    [provider],
  );
  return rows.map(({ id }) => id);
}

describe('watching the lists of banks', () => {
  it('finds deposits from any downtime, however long', async () => {
    const { bank, take } = listing('slowbank');
    expect(await watching(bank)).toBe(true);
    app.time.advance(2 * HOUR_MS);
    take('in-the-night');
    app.time.advance(10 * HOUR_MS);
    expect(await watching(bank)).toBe(true);
    expect(await onTheBooks('slowbank')).toEqual(['in-the-night']);
  });

  it('finds a deposit that is listed late, within the overlap of two reads, once', async () => {
    const { bank, take } = listing('latebank');
    await watching(bank);
    take('late', { at: new Date(app.time.now().getTime() - HOUR_MS / 2) });
    take('too-late', { at: new Date(app.time.now().getTime() - 2 * HOUR_MS) });
    for (let look = 0; look < 3; look++) {
      app.time.advance(60_000);
      await watching(bank);
    }
    expect(await onTheBooks('latebank')).toEqual(['late']);
    const opened = await app.database.owner.query(
      `SELECT kind FROM exceptions WHERE details->>'provider' = 'latebank'`,
    );
    expect(opened).toEqual([{ kind: 'unmatched_deposit' }]);
  });

  it('reads the other banks when one is down, reports it, and catches up later', async () => {
    const [down, well] = [listing('downbank'), listing('wellbank')];
    await watching(down.bank, well.bank);
    app.time.advance(HOUR_MS);
    for (const { take } of [down, well]) take('one');
    down.trouble.down = true;
    app.time.advance(5 * HOUR_MS);
    expect(await watching(down.bank, well.bank)).toBe(false);
    expect([await onTheBooks('downbank'), await onTheBooks('wellbank')]).toEqual([[], ['one']]);
    down.trouble.down = false;
    app.time.advance(5 * HOUR_MS);
    expect(await watching(down.bank, well.bank)).toBe(true);
    expect(await onTheBooks('downbank')).toEqual(['one']);
  });

  it('finds a reversed deposit, whether or not the deposit was known', async () => {
    const { bank, listed, take } = listing('recallbank');
    take('known');
    app.time.advance(60_000);
    await watching(bank);
    for (const [index, deposit] of listed.entries()) listed[index] = { ...deposit, reversed: true };
    take('unknown', { reversed: true });
    app.time.advance(60_000);
    for (let look = 0; look < 2; look++) await watching(bank);
    await runDueJobs(app);
    const moved = await app.database.owner.query(
      `SELECT cause, kind FROM platform_transfers WHERE provider = 'recallbank' ORDER BY cause, kind`,
    );
    expect(moved).toEqual([
      { cause: 'known', kind: 'unmatched' },
      { cause: 'known', kind: 'unmatched_reversed' },
      { cause: 'unknown', kind: 'unmatched' },
      { cause: 'unknown', kind: 'unmatched_reversed' },
    ]);
  });
});
