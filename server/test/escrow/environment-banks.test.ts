import { describe, expect, it, vi } from 'vitest';
import { BankUnavailable } from '#core/escrow/bank.ts';
import { startTestApp } from '#test/support/app.ts';
import { wordyBank } from '#test/support/banks/wordy-bank.ts';
import { platform, runDueJobs } from '#test/support/escrow.ts';
import { expectProblem } from '#test/support/requests.ts';
import { bothKeys } from '#test/support/tenants.ts';

describe('with another bank than the sandbox', async () => {
  const own = await startTestApp();
  const other = wordyBank(own.context.bank, 'other-bank');
  other.willSay('SUCCEEDED', 'SUCCEEDED');
  Object.assign(own.context, { bank: { ...other.bank, issueAccount: issueElsewhere } });
  const { live, test } = await bothKeys(own);

  async function issueElsewhere({ accountName }: { accountName: string }) {
    return { provider: 'other-bank', accountNumber: '1234567890', bankCode: '999', accountName };
  }

  async function assessed(key: string) {
    const on = platform(own, key);
    const agreement = (await on.create([100])).body;
    type Assessed = { virtualAccount: { accountNumber: string; bankCode: string; accountName: string } };
    return {
      on,
      agreement,
      account: ((await on.assess(agreement.id)).body as unknown as Assessed).virtualAccount,
    };
  }

  it('a test environment still uses the sandbox, from the account to the payout', async () => {
    const { on, agreement, account } = await assessed(test);
    expect(account).toMatchObject({ bankCode: '000', accountName: 'Surety Test Escrow - buyer' });
    expect((await on.deposit(account.accountNumber, 100)).status).toBe(201);
    await on.setPayoutAccount();
    for (const user of ['buyer', 'seller'])
      await on.confirm(agreement.id, agreement.milestones[0]?.id ?? '', user);
    await runDueJobs(own);
    expect((await on.get(agreement.id)).body.status).toBe('DISBURSED');
    const sent = (await on.events(agreement.id)).find(({ type }) => type === 'payout.submitted');
    expect(sent?.data['provider']).toBe('sandbox');
    expect(other.orders).toEqual([]);
  });

  it('a test environment issues no account while the sandbox is down: no real bank takes over', async () => {
    const second = vi.fn(issueElsewhere);
    Object.assign(own.context, { fallbackBank: { ...other.bank, name: 'second', issueAccount: second } });
    const sandbox = own.context.banks.get('sandbox') ?? other.bank;
    const down = vi.spyOn(sandbox, 'issueAccount').mockRejectedValue(new BankUnavailable('down'));
    const on = platform(own, test);
    const { id } = (await on.create([100])).body;
    expectProblem(await on.assess(id), 503, { code: 'provider_unavailable' });
    expect(second).not.toHaveBeenCalled();
    down.mockRestore();
    Object.assign(own.context, { fallbackBank: null });
  });

  it('a live environment uses that bank, and cannot simulate deposits', async () => {
    const { on, account } = await assessed(live);
    expect(account).toMatchObject({ bankCode: '999', accountName: 'Surety Escrow - buyer' });
    const paid = await on.deposit(account.accountNumber, 100);
    expectProblem(paid as never, 404, { code: 'not_found', says: /svc_test_/ });
    expect((await own.call('GET', '/v1/sandbox', { key: live })).status).toBe(404);
    expect((await own.call('GET', '/v1/sandbox', { key: test })).body).toEqual({
      object: 'sandbox',
      environment: 'test',
    });
    const reversed = await own.call('POST', '/v1/sandbox/deposits/any/reverse', { key: live, body: {} });
    expectProblem(reversed, 404, { code: 'not_found', says: /svc_test_/ });
  });
});
