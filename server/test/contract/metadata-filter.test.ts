import { describe, expect, it } from 'vitest';
import { housekeeping } from '#jobs/housekeeping.ts';
import { startTestApp } from '#test/support/app.ts';
import { fundedAgreement, platform, runDueJobs } from '#test/support/escrow.ts';

const app = await startTestApp();
const { key } = await app.signUp();
const on = platform(app, key);

type Page = { data: { id: string }[]; code?: string; details?: { path: string }[] };
const listed = async (path: string, metadata: string, as = key) => {
  const query = `metadata=${encodeURIComponent(metadata)}`;
  return (await app.call<Page>('GET', `/v1${path}?${query}`, { key: as })).body;
};
const idsOf = async (path: string, metadata: string, as = key) =>
  (await listed(path, metadata, as)).data.map(({ id }) => id);

describe('a list filtered by metadata', () => {
  it('has agreements with this pair, and follows changes', async () => {
    const red = (await on.create([10], { metadata: { colour: 'red', size: 7, 'a:b': 'c:d' } })).body.id;
    const blue = (await on.create([10], { metadata: { colour: 'blue' } })).body.id;
    await on.create([10]);
    expect(await idsOf('/escrow/agreements', 'colour:red')).toEqual([red]);
    expect(await idsOf('/escrow/agreements', 'size:7')).toEqual([red]);
    expect(await idsOf('/escrow/agreements', 'colour:re')).toEqual([]);
    expect(await idsOf('/escrow/agreements', 'size:red')).toEqual([]);
    await app.call('PATCH', `/v1/escrow/agreements/${blue}`, {
      key,
      body: { metadata: { colour: 'red', shape: 'a:b' } },
    });
    expect(await idsOf('/escrow/agreements', 'colour:blue')).toEqual([]);
    expect(await idsOf('/escrow/agreements', 'colour:red')).toEqual([blue, red]);
    expect(await idsOf('/escrow/agreements', 'shape:a:b')).toEqual([blue]);
    const other = await app.signUp();
    expect(await idsOf('/escrow/agreements', 'colour:red', other.key)).toEqual([]);
  });

  it('has refunds and assessments', async () => {
    const { id } = await fundedAgreement(on, [100], 100);
    await on.refund(id, { metadata: { why: 'late' } });
    expect(await idsOf(`/escrow/agreements/${id}/refunds`, 'why:late')).toHaveLength(1);
    expect(await idsOf(`/escrow/agreements/${id}/refunds`, 'why:lost')).toEqual([]);
    const assessed = { platformUserId: 'ada', transactionAmount: 5, deviceFingerprint: 'phone' };
    await app.call('POST', '/v1/fraud/assess', { key, body: { ...assessed, metadata: { cart: '17' } } });
    expect(await idsOf('/fraud/assessments', 'cart:17')).toHaveLength(1);
    expect(await idsOf('/fraud/assessments', 'cart:18')).toEqual([]);
    expect(await idsOf('/identity/verifications', 'cart:17')).toEqual([]);
  });

  it.each(['colour', ':red'])('refuses %j', async (metadata) => {
    expect(await listed('/escrow/agreements', metadata)).toMatchObject({
      ...{ code: 'validation_failed', details: [{ path: 'metadata' }] },
    });
  });

  it('finds what an earlier version has written, once it is indexed', async () => {
    const { id } = (await on.create([10], { metadata: { era: 'old' } })).body;
    await app.database.owner.query('DELETE FROM metadata_pairs WHERE subject_id = $1', [id]);
    await app.database.owner.query('UPDATE caller_metadata SET has_pairs = false');
    expect(await idsOf('/escrow/agreements', 'era:old')).toEqual([]);
    await housekeeping.run(app.context, { payload: {} } as never);
    expect(await idsOf('/escrow/agreements', 'era:old')).toEqual([id]);
    await runDueJobs(app);
  });

  it('is empty after the person was erased', async () => {
    const { id } = (await on.create([10], { buyerExternalId: 'eve', metadata: { who: 'eve' } })).body;
    await on.post(id, 'cancel');
    const { body } = await app.call<{ id: string }>('POST', '/v1/privacy/requests', {
      key,
      body: { type: 'erase', externalUserId: 'eve' },
    });
    await app.call('POST', `/v1/privacy/requests/${body.id}/complete`, { key, body: {} });
    expect(await idsOf('/escrow/agreements', 'who:eve')).toEqual([]);
    const pairs = await app.database.owner.query('SELECT 1 FROM metadata_pairs WHERE subject_id = $1', [id]);
    expect(pairs).toEqual([]);
  });
});
