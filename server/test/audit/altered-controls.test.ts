import { describe, expect, it } from 'vitest';
import { adoptSecrets } from '#app/database.ts';
import { startTestApp } from '#test/support/app.ts';
import { ALWAYS, team } from '#test/support/dashboard/approvals.ts';
import { signedIn } from '#test/support/dashboard/dashboard.ts';
import { memberWith } from '#test/support/dashboard/members.ts';
import { fundedAgreement, platform, runDueJobs } from '#test/support/escrow.ts';
import { makeKey } from '#test/support/tenants.ts';

const app = await startTestApp();
const { service, owner } = app.database;

const NAME_RULE = { rules: [{ rule: 'name_mismatch' }] };
const ALTERED = { status: 403, body: { code: 'altered_record' } };

describe('rows of an older version', () => {
  it('get their MACs at the first start, once', async () => {
    const older = await startTestApp();
    const { key, developerId } = await older.signUp();
    const { owner: theirs, service: db } = older.database;
    const macs = () =>
      theirs.query('SELECT mac FROM members UNION ALL SELECT mac FROM api_keys ORDER BY mac');
    const made = await macs();
    const forget = `UPDATE members SET mac = NULL; UPDATE api_keys SET mac = NULL`;
    for (const sql of [...forget.split('; '), 'DELETE FROM control_backfill']) await theirs.query(sql);
    await adoptSecrets(db, older.context.box);
    expect(await macs()).toEqual(made);
    expect((await older.call('GET', '/v1/developer/api-keys', { key })).status).toBe(200);

    await db.query('UPDATE api_keys SET mac = NULL WHERE developer_id = $1', [developerId]);
    await adoptSecrets(db, older.context.box);
    older.time.advance(5_000);
    expect(await older.call('GET', '/v1/developer/api-keys', { key })).toMatchObject(ALTERED);
  });
});

describe('a row that was changed in the database is not relied on:', () => {
  it('an approval rule', async () => {
    const { finance, on } = await team(app, { refund: ALWAYS });
    const { id } = await fundedAgreement(on, [100], 100);
    const [{ dev } = { dev: '' }] = await owner.query<{ dev: string }>(
      `UPDATE approval_rules SET need = 'off' WHERE developer_id = (SELECT developer_id FROM agreements WHERE id = $1)
         AND kind = 'refund' RETURNING developer_id AS dev`,
      [id],
    );
    expect(dev).not.toBe('');
    expect(await finance.call('POST', `/v1/escrow/agreements/${id}/refunds`, { body: {} })).toMatchObject(
      ALTERED,
    );
    expect(await on.refund(id)).toMatchObject(ALTERED);
    expect((await on.get(id)).body.status).toBe('FUNDED');
  });

  it('a release policy: the payout waits, with an alarm', async () => {
    const { key, developerId } = await app.signUp();
    const on = platform(app, key);
    await app.call('PUT', '/v1/policies/release', { key, body: NAME_RULE });
    await on.setPayoutAccount();
    const { id, milestones } = await fundedAgreement(on, [100], 100);
    for (const user of ['buyer', 'seller']) await on.confirm(id, milestones[0]?.id ?? '', user);
    await service.query(`UPDATE policies SET rules = '[]' WHERE developer_id = $1`, [developerId]);
    await runDueJobs(app, 'is put back');
    expect((await on.get(id)).body.status).toBe('COMPLETED');
    const alarms = await owner.query(
      'SELECT last_error AS error FROM jobs WHERE developer_id = $1 AND alarmed_at IS NOT NULL',
      [developerId],
    );
    expect(alarms).toEqual([{ error: expect.stringMatching(/^The policy release does not match its MAC/) }]);
    expect(await app.call('GET', '/v1/policies/release', { key })).toMatchObject(ALTERED);
  });

  it('a risk policy: nothing is assessed', async () => {
    const { key, developerId } = await app.signUp();
    await app.call('PUT', '/v1/policies/risk/draft', { key, body: { rules: [] } });
    await app.call('POST', '/v1/policies/risk/promote', { key, body: { from: 'draft', to: 'shadow' } });
    await service.query(`UPDATE risk_policies SET state = 'live' WHERE developer_id = $1`, [developerId]);
    app.context.risk.compiledPolicy.forget(developerId);
    const on = platform(app, key);
    const { body } = await on.create([100]);
    expect(await on.assess(body.id)).toMatchObject(ALTERED);
  });

  it('a member’s role', async () => {
    const person = await signedIn(app);
    const viewer = await memberWith(app, person, 'auditor');
    expect((await viewer.call('GET', '/members')).status).toBe(200);
    await service.query(`UPDATE members SET role = 'owner' WHERE id = $1`, [viewer.id]);
    expect(await viewer.call('GET', '/members')).toMatchObject(ALTERED);
    expect((await person.call('DELETE', `/members/${viewer.id}`)).status).toBe(204);
  });

  it('a session that was given to another member', async () => {
    const person = await signedIn(app);
    const viewer = await memberWith(app, person, 'auditor');
    await service.query(
      `UPDATE sessions s SET member_id = m.id, person_id = m.person_id FROM members m
       WHERE s.member_id = $1 AND m.developer_id = s.developer_id AND m.role = 'owner'`,
      [viewer.id],
    );
    expect((await viewer.call('GET', '/members')).status).toBe(401);
  });

  it('a key that was revoked, or that has another’s hash', async () => {
    const { key, developerId } = await app.signUp();
    const { body: other } = await makeKey(app, key, {});
    await app.call('DELETE', `/v1/developer/api-keys/${other.id}`, { key });
    await service.query(
      `WITH k AS (UPDATE api_keys SET revoked_at = NULL WHERE id = $1 RETURNING developer_id, id, hash)
       INSERT INTO api_key_hashes (hash, developer_id, key_id) SELECT hash, developer_id, id FROM k`,
      [other.id],
    );
    const asked = await app.call('GET', '/v1/developer/api-keys', { key: other.apiKey });
    expect(asked).toMatchObject(ALTERED);
    const rotated = await app.call('POST', `/v1/developer/api-keys/${other.id}/rotate`, { key, body: {} });
    expect(rotated).toMatchObject(ALTERED);
    expect((await app.call('DELETE', `/v1/developer/api-keys/${other.id}`, { key })).status).toBe(204);
    expect(developerId).toMatch(/^dev_/);
  });
});
