import { describe, expect, it } from 'vitest';
import { verifyBooks } from '#actions/escrow/verify/verify-books.ts';
import { startTestApp } from '#test/support/app.ts';
import { fundedAgreement, platform, runDueJobs } from '#test/support/escrow.ts';

const app = await startTestApp();
const { service, owner } = app.database;

/** A seller with two versions of an account, and an agreement that was released to the second. */
async function released() {
  const { key, developerId } = await app.signUp();
  const on = platform(app, key);
  await on.setPayoutAccount('seller', '1111111111');
  await on.setPayoutAccount('seller', '2222222222');
  const { id, milestones } = await fundedAgreement(on, [100], 100);
  for (const user of ['buyer', 'seller']) await on.confirm(id, milestones[0]?.id ?? '', user);
  return { key, developerId, on, id };
}

/** Version 1 with everything that it had, its MAC included. */
const SET_BACK = `UPDATE payout_accounts p SET version = v.version, bank_code = v.bank_code,
    encrypted = v.encrypted, name_match = v.name_match, usable_from = v.usable_from, updated_at = v.created_at
  FROM payout_account_versions v WHERE p.developer_id = $1 AND v.developer_id = $1 AND v.version = 1`;

describe('an older version of a payout account that was made current in the database', () => {
  it('gets no payout: the newest version does', async () => {
    const { developerId, on, id } = await released();
    await service.query(SET_BACK, [developerId]);
    await runDueJobs(app);
    const [submitted] = (await on.events(id)).filter(({ type }) => type === 'payout.submitted');
    expect(submitted?.data).toMatchObject({ accountNumber: '2222222222' });
  });

  it('is found by verify, and the API does not show or change it', async () => {
    const { key, developerId, on } = await released();
    await service.query(SET_BACK, [developerId]);
    const { faults } = await verifyBooks(service, { mac: app.context.mac });
    const found = faults.find(({ check }) => check === 'accounts')?.found ?? [];
    expect(found.at(-1)).toMatchObject({
      where: `payout account of seller (${developerId})`,
      what: 'it is version 1, but its newest version is 2',
    });
    const shown = await app.call('GET', '/v1/escrow/payout-accounts/seller', { key });
    expect(shown).toMatchObject({ status: 403, body: { code: 'altered_record' } });
    const changed = await on.setPayoutAccount('seller', '3333333333');
    expect(changed).toMatchObject({ status: 403, body: { code: 'altered_record' } });
  });

  it('cannot be deleted by the service’s role', async () => {
    await expect(service.query('DELETE FROM payout_accounts')).rejects.toThrow('permission denied');
  });
});

describe('a version of a payout account that was added without the secret', () => {
  it.each([
    ['without a MAC', 'NULL'],
    ['with a forged MAC', `repeat('0', 64)`],
    ['with the MAC of an earlier version', 'mac'],
  ])('gets no payout, and its job raises an alarm at once: %s', async (_name, mac) => {
    const { developerId, on, id } = await released();
    await service.query(
      `INSERT INTO payout_account_versions (developer_id, external_user_id, version, bank_code, account_number,
         account_name, name_match, usable_from, created_at, mac)
       SELECT developer_id, external_user_id, 3, bank_code, '9999999999', 'MALLORY', 'match', usable_from,
         created_at, ${mac} FROM payout_account_versions WHERE developer_id = $1 AND version = 2`,
      [developerId],
    );
    await runDueJobs(app, 'is put back');
    expect((await on.events(id)).filter(({ type }) => type === 'payout.submitted')).toEqual([]);
    const alarms = await owner.query<{ error: string }>(
      `SELECT last_error AS error FROM jobs WHERE developer_id = $1 AND alarmed_at IS NOT NULL`,
      [developerId],
    );
    expect(alarms).toEqual([
      {
        error: expect.stringMatching(/^Version 3 of the payout account of seller was not set through Surety/),
      },
    ]);
  });
});
