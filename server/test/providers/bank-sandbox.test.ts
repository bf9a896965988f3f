import { describe, expect, it } from 'vitest';
import { money } from '#core/escrow/money.ts';
import { sandboxBank } from '#providers/bank-sandbox.ts';
import { nubanCheckDigit } from '#providers/nuban.ts';
import { openSandboxVault } from '#store/escrow/sandbox-vault.ts';
import { startTestApp } from '#test/support/app.ts';

const app = await startTestApp();
const { owner } = app.database;
const { context } = app;

/** Each time by another process, because a process reserves its next serials. */
const issue = (reference: string) =>
  sandboxBank(openSandboxVault(context.db), context.clock, context.newId).issueAccount({
    ...{ reference, accountName: 'Ada', customerEmail: null, currency: 'NGN' },
    ...{ amount: money(1), identity: null },
  });
/** As if this many accounts had been issued before. */
const issued = (count: number) => owner.query('UPDATE sandbox_serial SET given = $1', [count]);

describe('an account of the sandbox', () => {
  it('has the next of the numbers that its process has reserved', async () => {
    const vault = openSandboxVault(context.db);
    const serials = await Promise.all(Array.from({ length: 150 }, () => vault.nextSerial()));
    const [first = 0] = serials;
    expect(serials).toEqual(serials.map((_serial, index) => first + index));
    expect(await openSandboxVault(context.db).nextSerial()).toBeGreaterThan(serials.at(-1) ?? 0);
  });

  it('has an unused bank code, with the check digit of that code', async () => {
    const { bankCode, accountNumber } = await issue('agr_first');
    expect(bankCode).toBe('000');
    expect(accountNumber).toMatch(/^\d{10}$/);
    expect(nubanCheckDigit(bankCode, accountNumber.slice(0, 9))).toBe(Number(accountNumber[9]));
  });

  it('stays the same when it is requested again', async () => {
    expect(await issue('agr_first')).toEqual(await issue('agr_first'));
  });

  it('has a new number, even when a crash rolled back earlier serials', async () => {
    const before = [await issue('agr_before_a'), await issue('agr_before_b')];
    await owner.query('UPDATE sandbox_serial SET given = given - 128');
    const after = [await issue('agr_after_a'), await issue('agr_after_b')];
    const numbers = [...before, ...after].map(({ accountNumber }) => accountNumber);
    expect(new Set(numbers).size).toBe(4);
  });

  it('that was issued under another code keeps it, even before its first use', async () => {
    await owner.query(
      `INSERT INTO sandbox_accounts (reference, bank_code, account_number, account_name)
       VALUES ('agr_old', '035', '9900000011', 'Bola')`,
    );
    expect(await issue('agr_old')).toEqual({
      provider: 'sandbox',
      bankCode: '035',
      accountNumber: '9900000011',
      accountName: 'Bola',
    });
  });

  it('still has ten digits after the ten millionth, and a new number', async () => {
    const serials: string[] = [];
    for (const [count, expected] of [
      [9_999_998, '999999999'],
      [9_999_999, '000000000'],
      [10_000_000, '000000001'],
      [999_999_998, '989999999'],
    ] as const) {
      await issued(count);
      const { accountNumber } = await issue(`agr_after_${count}`);
      expect(accountNumber.slice(0, 9)).toBe(expected);
      serials.push(accountNumber);
    }
    expect(new Set(serials).size).toBe(serials.length);
  });

  it('is refused once all numbers are used', async () => {
    await issued(999_999_999);
    await expect(issue('agr_too_many')).rejects.toThrow('no account numbers left');
  });
});
