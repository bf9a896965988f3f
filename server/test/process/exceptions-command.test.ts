import { describe, expect, it } from 'vitest';
import { receiveNotification } from '#actions/escrow/receive-notification.ts';
import { money } from '#core/escrow/money.ts';
import { startTestApp } from '#test/support/app.ts';
import { fundedAgreement, platform } from '#test/support/escrow.ts';
import { runCommand } from '#test/support/process/command.ts';

const app = await startTestApp();

const { settings, cell } = app.database;
const surety = (...args: string[]) => runCommand(args, { ...settings, ...(cell && { CELL: cell }) });

const unmatched = (transactionId: string, amount: number) =>
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
  it('lists unmatched deposits, sends one back, closes it; verify reports the rest', async () => {
    await receiveNotification(app.context, [unmatched('one', 700), unmatched('two', 50)]);
    const listed = await surety('exceptions', 'list');
    expect(listed.code).toBe(0);
    expect(listed.output).toContain('2 open here, 0 on the dashboards of developers.');
    const [two, one] = listed.output.match(/^exc_\w+/gm) ?? [];

    const before = await surety('verify');
    expect(before.output).toContain('NGN 7.50 at sandbox belong to no agreement.');
    expect(before.output).toContain('Open exceptions: 0 of developers, 2 unowned.');
    expect(before.code).toBe(0);

    expect(await surety('exceptions', 'return', one ?? '')).toMatchObject({ code: 0 });
    const closed = await surety('exceptions', 'close', two ?? '', '--note', 'the sender was told');
    expect(closed).toMatchObject({ code: 0, output: expect.stringContaining('is closed') });
    const after = await surety('verify');
    expect(after.output).toContain('NGN 0.50 at sandbox belong to no agreement.');
    expect(after.output).not.toContain('Open exceptions');
    expect(after.output).toMatch(/, 2 audit records and \d+ anchors in /);
    expect(after.code).toBe(0);
    const audit = await surety('audit', 'list');
    expect(audit.output).toMatch(new RegExp(`exception.closed  ${two}  note the sender was told, `));
    expect(audit.output.match(/exception.closed/g)).toHaveLength(2);
  });

  it('closes one of a developer’s with the secret that verify uses', async () => {
    const on = platform(app, (await app.signUp()).key);
    const { virtualAccountNo } = await fundedAgreement(on, [100], 0);
    await on.deposit(virtualAccountNo ?? '', 60, 'told-twice');
    await on.deposit(virtualAccountNo ?? '', 40, 'told-twice');
    const [exception] = await app.database.owner.query<{ id: string }>(
      `SELECT id FROM exceptions WHERE developer_id <> ''`,
    );
    const closed = await surety('exceptions', 'close', exception?.id ?? '', '--note', 'the bank was asked');
    expect(closed).toMatchObject({ code: 0, output: expect.stringContaining('is closed') });
    const { data } = (
      await app.call<{ data: object[] }>('GET', '/v1/audit-log?type=exception.closed', { key: on.key })
    ).body;
    expect(data).toMatchObject([{ actor: { type: 'operator', id: null }, subject: { id: exception?.id } }]);
    const { code, output } = await surety('verify');
    expect(output).toContain('Every MAC was checked');
    expect(output).toContain('No faults found.');
    expect(code).toBe(0);
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
