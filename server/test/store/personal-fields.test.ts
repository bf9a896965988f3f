import { afterAll, describe, expect, it } from 'vitest';
import { verifyAuditLog } from '#actions/audit/verify-audit-log.ts';
import { verifyBooks } from '#actions/escrow/verify/verify-books.ts';
import { rotateSecrets } from '#app/database.ts';
import { openRootSecret } from '#settings/root-secret.ts';
import { openDb } from '#store/db.ts';
import { encryptClearRows } from '#store/escrow/encrypted/clear-rows.ts';
import * as payoutAccounts from '#store/escrow/payout-accounts.ts';
import { openMac } from '#store/escrow/verify/hmac.ts';
import { migrate } from '#store/migrate.ts';
import * as dataKey from '#store/secrets/data-key.ts';
import { openSecretBox } from '#store/secrets/secret-box.ts';
import { startTestApp } from '#test/support/app.ts';
import { TEST_SECRETS_KEY } from '#test/support/cli.ts';
import { restoreDump } from '#test/support/database/dump.ts';
import { unlock } from '#test/support/database/unlock.ts';
import { fundedAgreement, platform, runDueJobs } from '#test/support/escrow.ts';
import { refusedRefund } from '#test/support/refunds.ts';

const app = await startTestApp();
const { key, developerId } = await app.signUp();
const on = platform(app, key);
const { owner } = app.database;
const mac = openMac(app.secret.derive('seal'));
const locked = openDb(app.database.serviceUrl, { max: 1 });
afterAll(() => locked.close());

/** Two of everything, so that one can replace the other. */
async function paidOut(seller: string): Promise<string> {
  await app.call('PUT', `/v1/escrow/payout-accounts/${seller}`, {
    key,
    body: { bankCode: '058', accountNumber: '0123456789', accountName: `Holder of ${seller}` },
  });
  const names = { buyerName: `Buyer of ${seller}`, sellerExternalId: seller };
  const { body } = await on.create([500], names);
  const assessed = await on.assess(body.id, { account_created_at: '2020-01-31T12:00:00Z' });
  const accountNumber = assessed.body.virtualAccount?.accountNumber;
  const deposit = { accountNumber, amount: 500, senderName: `Sender to ${seller}` };
  await app.call('POST', '/v1/sandbox/deposits', { key, body: deposit });
  for (const party of ['buyer', seller]) await on.confirm(body.id, body.milestones[0]?.id ?? '', party);
  await runDueJobs(app);
  return body.id;
}
const ids = [await paidOut('ada'), await paidOut('eve')] as const;
const { id: refunded, refundId } = await refusedRefund(app, on);
await app.call('POST', `/v1/escrow/agreements/${refunded}/refunds/${refundId}/retry`, {
  key,
  body: { destination: { bankCode: '058', accountNumber: '0123456789', accountName: 'Ada' } },
});
await runDueJobs(app);

const faultsOf = async (db = app.database.service) =>
  (await verifyBooks(db, { mac })).faults.flatMap(({ found }) => found);

/** The findings of verify after a statement, which is then rolled back. */
async function after(sql: string, ...values: readonly unknown[]): Promise<string[]> {
  let said: string[] = [];
  const putBack = new Error('put back');
  await owner
    .transaction(async (tx) => {
      await tx.query(sql, values);
      said = (await verifyBooks(tx, { mac })).faults.flatMap(({ check, found }) =>
        found.map(({ where, what }) => `${check}: ${where}: ${what}`),
      );
      throw putBack;
    })
    .catch((error: unknown) => {
      if (error !== putBack) throw error;
    });
  return said;
}

const moved = (table: string, of: string) =>
  `UPDATE ${table} SET encrypted = (SELECT encrypted FROM ${table} WHERE ${of} = $2 LIMIT 1) WHERE ${of} = $1`;

describe('an encrypted field', () => {
  it('leaves clean books', async () => {
    expect(await faultsOf()).toEqual([]);
  });

  it.each<[what: string, sql: string, values: readonly unknown[], says: RegExp]>([
    [
      'who the buyer is',
      moved('agreements', 'id'),
      ids,
      /^encrypted: agreement \w+: \["agreements".* was changed or belongs elsewhere$/,
    ],
    [
      'who sent a deposit',
      moved('deposits', 'agreement_id'),
      ids,
      /^encrypted: agreement \w+, deposit sandbox:/,
    ],
    [
      'where a payout went',
      moved('payout_attempts', 'agreement_id'),
      ids,
      /^encrypted: agreement \w+, payout po_\w+: \["payout_attempts"/,
    ],
    [
      'where a payout goes',
      moved('payout_accounts', 'external_user_id'),
      ['ada', 'eve'],
      /^accounts: payout account of ada .*: \["payout_accounts",.* was changed or belongs elsewhere$/,
    ],
    [
      'what an event tells',
      `UPDATE events e SET data = o.data FROM events o WHERE e.type = 'deposit.received' AND o.type = e.type
         AND e.stream_id = $1 AND o.stream_id = $2`,
      ids,
      /^encrypted: agreement \w+, event \d+: \["events"/,
    ],
    [
      'where a refund goes',
      `UPDATE refund_parts SET encrypted = overlay(encrypted placing 'AAAA' from length(encrypted) - 8)
       WHERE refund_id = $1`,
      [refundId],
      /^encrypted: agreement \w+, refund rf_\w+, part 1: \["refund_parts"/,
    ],
  ])('that says %s and was moved or changed is named', async (_what, sql, values, says) => {
    expect(await after(sql, ...values)).toContainEqual(expect.stringMatching(says));
  });

  it('that was moved sends no money anywhere, and raises an alarm', async () => {
    const { id, milestones } = await fundedAgreement(on, [50], 50);
    await on.setPayoutAccount('seller');
    const [own] = await owner.query<{ encrypted: string }>(
      `SELECT encrypted FROM payout_account_versions WHERE external_user_id = 'seller'`,
    );
    await owner.query(moved('payout_account_versions', 'external_user_id'), ['seller', 'eve']);
    const [before] = await owner.query('SELECT count(*) AS n FROM sandbox_transfers');
    for (const party of ['buyer', 'seller']) await on.confirm(id, milestones[0]?.id ?? '', party);
    await runDueJobs(app, 'is put back');
    const jobs = await owner.query<{ error: string }>(
      `SELECT last_error AS error FROM jobs WHERE kind = 'submit-payout' AND payload->>'agreementId' = $1`,
      [id],
    );
    expect(jobs).toEqual([{ error: expect.stringMatching(/"payout_accounts".* was changed or belongs/) }]);
    expect(await owner.query('SELECT count(*) AS n FROM sandbox_transfers')).toEqual([before]);

    // Put back, it can be decrypted, and the money arrives.
    await owner.query(`UPDATE payout_account_versions SET encrypted = $1 WHERE external_user_id = 'seller'`, [
      own?.encrypted,
    ]);
    app.time.advance(3_600_000);
    await runDueJobs(app);
    expect((await on.get(id)).body.funding).toMatchObject({ paidOut: 50 });
  });

  it('is not written without a key', async () => {
    const account = {
      ...{ version: 1, bankCode: '058', accountNumber: '0123456789', accountName: 'Ada', nameGiven: null },
      ...{ nameAtBank: null, nameMatch: 'unknown' as const, usableFrom: new Date(), updatedAt: new Date() },
    };
    const saved = payoutAccounts.save(
      locked,
      { developerId, externalUserId: 'nobody' },
      account,
      undefined as never,
      mac,
    );
    await expect(saved).rejects.toThrow('no secret was given: set SECRETS_KEY or DATA_DIR');
  });
});

describe('verify without the secret', () => {
  it('skips what it cannot decrypt, and finds the other faults', async () => {
    expect(locked.personal.locked).toBe(true);
    expect(await faultsOf(locked)).toEqual([]);
    await owner.query('UPDATE deposits SET amount = amount + 1 WHERE agreement_id = $1', [ids[0]]);
    expect((await faultsOf(locked)).map(({ check }) => check)).toContain('deposits');
    await owner.query('UPDATE deposits SET amount = amount - 1 WHERE agreement_id = $1', [ids[0]]);
  });
});

describe('surety secrets rotate', () => {
  it('re-encrypts the key of personal fields: they open with the new secret, and not without it', async () => {
    const before = Buffer.from(TEST_SECRETS_KEY, 'hex');
    const after = await openRootSecret(Buffer.alloc(32, 9), '', [before]);
    await rotateSecrets(app.database.service, openSecretBox(after));
    const [row] = await owner.query<{ by: string }>('SELECT encrypted_by AS by FROM data_key');
    expect(row).toEqual({ by: after.id });

    const anew = await dataKey.open(locked, openSecretBox(after));
    const seen = await payoutAccounts.find({ ...locked, personal: anew }, developerId, 'ada');
    expect(seen).toMatchObject({ accountNumber: '0123456789', accountName: 'Holder of ada' });
    expect(await faultsOf({ ...app.database.service, personal: anew })).toEqual([]);
    await expect(dataKey.open(locked, openSecretBox(app.secret))).rejects.toThrow(
      new RegExp(`encrypted with the secret ${after.id}, which is not available`),
    );
  });
});

describe('a database from before encryption', () => {
  it('is read as it is; a rotation encrypts what may be rewritten, and the books stay clean', async () => {
    const dumped = await restoreDump('0.1.0');
    await migrate(dumped.ownerUrl, dumped.serviceUrl);
    const database = await unlock(dumped, app.secret);
    try {
      const clear = (table: string) =>
        database.owner.query(`SELECT 1 FROM ${table} WHERE account_name IS NOT NULL`);
      const [account] = await database.owner.query<{ developer_id: string }>(
        `SELECT developer_id FROM payout_accounts WHERE external_user_id = 'seller'`,
      );
      const seller = () => payoutAccounts.find(database.service, account?.developer_id ?? '', 'seller');
      const before = await seller();
      expect(before).toMatchObject({ accountNumber: '0123456789', accountName: 'SANDBOX HOLDER 6789' });
      const faults = await faultsOf(database.service);

      expect(await rotateSecrets(database.service, openSecretBox(app.secret))).toBeGreaterThan(20);
      for (const table of ['agreements', 'payout_accounts', 'virtual_accounts', 'sandbox_accounts']) {
        expect(await clear(table)).toEqual([]);
      }
      // History stays as it was written.
      expect(await clear('payout_account_versions')).not.toEqual([]);
      expect(await seller()).toEqual(before);
      expect(await faultsOf(database.service)).toEqual(faults);
      expect(await rotateSecrets(database.service, openSecretBox(app.secret))).toBe(0);
    } finally {
      await dumped.drop();
    }
  });
});

describe('settings that say who somebody is', () => {
  const NAME = 'The Canary Shop';
  const BACK = 'https://canary.example/back?order=7';
  const stored = () =>
    owner.query<{ row: Record<string, string | null> }>(
      `SELECT to_jsonb(s) AS row FROM mail_settings s WHERE developer_id = $1
       UNION ALL SELECT to_jsonb(s) FROM identity_sessions s WHERE developer_id = $1`,
      [developerId],
    );

  it('are not readable in the tables, neither new ones nor those of an older version', async () => {
    await app.call('PATCH', '/v1/mail/settings', { key, body: { senderName: NAME } });
    const made = await app.call<{ id: string }>('POST', '/v1/identity/sessions', {
      key,
      body: { externalUserId: 'ada', returnUrl: BACK },
    });
    const shown = async () => [
      (await app.call<{ senderName: string }>('GET', '/v1/mail/settings', { key })).body.senderName,
      (await app.call<{ returnUrl: string }>('GET', `/v1/identity/sessions/${made.body.id}`, { key })).body
        .returnUrl,
    ];
    expect(JSON.stringify(await stored())).not.toMatch(/canary/i);
    expect(await shown()).toEqual([NAME, BACK]);
    await owner.query('UPDATE mail_settings SET encrypted = NULL, sender_name = $1', [NAME]);
    await owner.query('UPDATE identity_sessions SET encrypted = NULL, return_url = $1', [BACK]);
    expect(await shown()).toEqual([NAME, BACK]);
    await encryptClearRows(app.context.db, 100);
    expect(JSON.stringify(await stored())).not.toMatch(/canary/i);
    expect(await shown()).toEqual([NAME, BACK]);
    await app.call('PATCH', '/v1/mail/settings', { key, body: { senderName: null } });
    expect((await shown())[0]).toBeNull();
    const found: string[] = [];
    await verifyAuditLog(app.context.db, app.context.mac, (where, what) => found.push(`${where}: ${what}`));
    expect(found).toEqual([]);
  });
});
