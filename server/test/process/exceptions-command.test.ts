import { afterAll, describe, expect, it, vi } from 'vitest';
import { verifyBooks } from '#actions/escrow/audit/verify-books.ts';
import { hearFromBank } from '#actions/escrow/hear-from-bank.ts';
import { createContext } from '#app/app.ts';
import { readConfig } from '#app/config.ts';
import { money } from '#core/escrow/money.ts';
import { openRootSecret } from '#settings/root-secret.ts';
import { openSeal } from '#store/escrow/audit/seal.ts';
import { startTestApp } from '#test/support/app.ts';
import { startCli, TEST_SECRETS_KEY } from '#test/support/cli.ts';
import { createTestDatabase } from '#test/support/database/database.ts';
import { unlock } from '#test/support/database/unlock.ts';
import { fundedAgreement, platform } from '#test/support/escrow.ts';

// Starting a process takes a second when the machine is idle and many when it is not.
vi.setConfig({ testTimeout: 120_000 });

const secret = await openRootSecret(Buffer.from(TEST_SECRETS_KEY, 'hex'), '');
const database = await unlock(await createTestDatabase(), secret);
afterAll(() => database.drop());

async function surety(...args: string[]): Promise<{ code: number | null; output: string }> {
  const cli = startCli(args, { DATABASE_URL: database.serviceUrl });
  const { code } = await cli.exited;
  return { code, output: cli.stdout() + cli.stderr() };
}

const context = createContext(database.service, readConfig({}), { secret });
const app = await startTestApp();
const on = platform(app, (await app.signUp()).key);
const stray = (transactionId: string, amount: number) =>
  ({
    kind: 'deposit',
    deposit: {
      provider: 'sandbox',
      transactionId,
      accountNumber: '7000000001',
      amount: money(amount),
      currency: 'NGN',
      senderName: null,
    },
  }) as const;

describe('surety exceptions', () => {
  it('lists what concerns no agreement, sends it back, closes it; verify says what is left', async () => {
    await hearFromBank(context, [stray('one', 700), stray('two', 50)]);
    const listed = await surety('exceptions', 'list');
    expect(listed.code).toBe(0);
    expect(listed.output).toContain('2 open here, 0 on the front pages of developers.');
    const [two, one] = listed.output.match(/^exc_\w+/gm) ?? [];

    const before = await surety('verify');
    expect(before.output).toContain('NGN: 750 at sandbox belong to no agreement.');
    expect(before.output).toContain("Exceptions that wait for a person: 0 of developers, 2 of nobody's.");
    expect(before.code).toBe(0);

    expect(await surety('exceptions', 'return', one ?? '')).toMatchObject({ code: 0 });
    const closed = await surety('exceptions', 'close', two ?? '', '--note', 'the sender was told');
    expect(closed).toMatchObject({ code: 0, output: expect.stringContaining('is closed') });
    const after = await surety('verify');
    expect(after.output).toContain('NGN: 50 at sandbox belong to no agreement.');
    expect(after.output).not.toContain('Exceptions that wait');
  });

  it('closes what concerns an agreement, whose seal fits afterwards', async () => {
    const { virtualAccountNo } = await fundedAgreement(on, [1_000], 0);
    const { deposit } = stray('told-twice', 50);
    const told = { ...deposit, accountNumber: virtualAccountNo ?? '' };
    const another = { ...told, amount: money(60) };
    await hearFromBank(app.context, [
      { kind: 'deposit', deposit: told },
      { kind: 'deposit', deposit: another },
    ]);
    const [open] = await app.database.owner.query<{ id: string }>('SELECT id FROM exceptions');
    const args = ['exceptions', 'close', open?.id ?? '', '--note', 'the bank meant the first'];
    const cli = startCli(args, { DATABASE_URL: app.database.serviceUrl });
    expect((await cli.exited).code).toBe(0);
    const seal = openSeal(app.secret.derive('seal'));
    expect((await verifyBooks(app.database.service, { seal })).faults).toEqual([]);
  });

  it.each([
    ['without a verb', [], /use one of/],
    ['with a closing that has no note', ['close', 'exc_1'], /use one of/],
    ['with an id that there is not', ['return', 'exc_1'], /there is no exception exc_1/],
  ])('says in words what is wrong %s', async (_what, args, says) => {
    const { code, output } = await surety('exceptions', ...args);
    expect(code).not.toBe(0);
    expect(output).toMatch(says);
  });
});
