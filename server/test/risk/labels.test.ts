import { beforeAll, describe, expect, it } from 'vitest';
import { shareOf } from '#core/risk/labels/performance.ts';
import { DAY_MS } from '#core/time.ts';
import { startTestApp, type TestApp } from '#test/support/app.ts';
import {
  type AgreementBody,
  fundedAgreement,
  type Platform,
  platform,
  runDueJobs,
} from '#test/support/escrow.ts';
import { assess, stranger } from '#test/support/risk/assess.ts';

type Label = { outcome: string; source: string; reason: string; actor: { type: string } };
type Labelled = { label: Label | null; labels: Label[] };
type Line = {
  name: string;
  type: string;
  bad: number;
  legitimate: number;
  precision: { value: number | null; low: number; high: number; of: number };
  falsePositiveRate: { value: number | null; of: number };
  recall: { value: number | null };
};

let app: TestApp;
let key: string;
let on: Platform;
beforeAll(async () => {
  app = await startTestApp();
  ({ key } = await app.signUp());
  on = platform(app, key);
});

const label = (id: string, body: object, by = key) =>
  app.call<Label>('POST', `/v1/fraud/assessments/${id}/label`, { key: by, body });
const read = async (id: string) =>
  (await app.call<Labelled>('GET', `/v1/fraud/assessments/${id}`, { key })).body;

async function assessmentOf({ id }: AgreementBody): Promise<string> {
  const list = await app.call<{ data: { id: string }[] }>('GET', `/v1/fraud/assessments?agreementId=${id}`, {
    key,
  });
  return list.body.data[0]?.id ?? '';
}

describe('a label', () => {
  it('is kept with all earlier ones, and the last counts', async () => {
    const { id } = (await assess(app, key, stranger())).body;
    expect(await read(id)).toMatchObject({ label: null, labels: [] });
    expect((await label(id, { outcome: 'fraud', reason: 'The card was stolen from Ada Obi.' })).status).toBe(
      201,
    );
    await label(id, { outcome: 'legitimate', reason: 'It was her brother.' });
    const { label: current, labels } = await read(id);
    expect(current).toMatchObject({ outcome: 'legitimate', source: 'api', actor: { type: 'key' } });
    expect(labels.map(({ outcome }) => outcome)).toEqual(['legitimate', 'fraud']);
    const kept = await app.database.owner.query<{ reason: string }>('SELECT reason FROM risk_labels');
    expect(JSON.stringify(kept)).not.toContain('Ada Obi');
    const refused = app.database.service.query("UPDATE risk_labels SET outcome = 'legitimate'");
    await expect(refused).rejects.toThrow('permission denied');
  });

  it.each([
    ['an outcome that is none', { outcome: 'bad', reason: 'so' }, 400],
    ['no reason', { outcome: 'fraud' }, 400],
  ])('is refused with %s', async (_name, body, status) => {
    const { id } = (await assess(app, key, stranger())).body;
    expect((await label(id, body)).status).toBe(status);
    expect((await read(id)).label).toBeNull();
  });

  it('can be set only in its own account', async () => {
    const { id } = (await assess(app, key, stranger())).body;
    const other = await app.signUp();
    expect((await label(id, { outcome: 'fraud', reason: 'so' }, other.key)).status).toBe(404);
  });
});

describe('a payment’s outcome', () => {
  it('labels a payment that a bank reverses, whatever the earlier label, and once', async () => {
    const paid = await fundedAgreement(on, [100], 0);
    const id = await assessmentOf(paid);
    await on.deposit(paid.virtualAccountNo ?? '', 100, 'recalled-1');
    await label(id, { outcome: 'legitimate', reason: 'a regular' });
    for (let times = 0; times < 2; times++) {
      await app.call('POST', '/v1/sandbox/deposits/recalled-1/reverse', { key, body: {} });
      await runDueJobs(app);
    }
    const { labels } = await read(id);
    expect(labels.map(({ outcome, source }) => `${outcome} by ${source}`)).toEqual([
      'recalled by recall',
      'legitimate by api',
    ]);
    expect(labels[0]?.actor.type).toBe('bank');
  });

  it.each([
    ['labels what the platform decided under a hold', true, undefined, 'disputed'],
    ['keeps a reviewer’s label', true, 'fraud', 'fraud'],
    ['says nothing without a hold', false, undefined, undefined],
  ])('%s', async (_name, held, before, after) => {
    const paid = await fundedAgreement(on, [100], 100);
    const id = await assessmentOf(paid);
    if (before) await label(id, { outcome: before, reason: 'seen' });
    if (held) await on.post(paid.id, 'freeze', { reason: 'the buyer complains' });
    const resolution = { toBuyer: 100, toSeller: 0, reason: 'never delivered' };
    expect((await on.resolve(paid.id, paid.milestones[0]?.id ?? '', resolution)).status).toBe(200);
    await runDueJobs(app);
    expect((await read(id)).label?.outcome).toBe(after);
  });
});

describe('performance', () => {
  it('counts the outcomes behind each signal, by the latest label', async () => {
    const { key: own } = await app.signUp();
    const performance = async () =>
      (
        await app.call<{
          labelled: number;
          bad: number;
          legitimate: number;
          disputed: number;
          lines: Line[];
        }>('GET', '/v1/fraud/performance?days=30', { key: own })
      ).body;
    const say = async (outcome: string, body: object) => {
      const { id } = (await assess(app, own, { ...stranger(), ...body })).body;
      await label(id, { outcome: 'disputed', reason: 'at first' }, own);
      app.time.advance(1);
      await label(id, { outcome, reason: 'in the end' }, own);
    };
    expect(await performance()).toMatchObject({ labelled: 0, lines: [] });
    const large = { transactionAmount: 600_000_000 };
    const old = { accountCreatedAt: '2020-01-31T12:00:00Z' };
    await say('fraud', large);
    await say('recalled', large);
    await say('legitimate', large);
    await say('legitimate', old);
    await say('legitimate', old);
    await say('disputed', large);
    await say('fraud', { simulateVpn: true });

    const { lines, ...sums } = await performance();
    expect(sums).toMatchObject({ labelled: 6, bad: 2, legitimate: 3, disputed: 1 });
    const line = (name: string) => lines.find((one) => one.name === name);
    expect(line('high_value_transaction')).toMatchObject({
      ...{ type: 'signal', bad: 2, legitimate: 1, disputed: 1 },
      precision: { value: 0.6667, of: 3 },
      falsePositiveRate: { value: 0.3333, of: 3 },
      recall: { value: 1 },
    });
    expect(line('identity_not_verified')).toMatchObject({
      bad: 2,
      legitimate: 3,
      falsePositiveRate: { value: 1 },
    });
    expect(line('AMBER')).toMatchObject({ type: 'flag', bad: 2, legitimate: 1 });
    expect(line('vpn_detected')).toBeUndefined();
    app.time.advance(31 * DAY_MS);
    expect(await performance()).toMatchObject({ labelled: 0 });
  });

  it.each([
    [0, 0, [0, 1]],
    [0, 10, [0, 0.2775]],
    [5, 10, [0.2366, 0.7634]],
    [10, 10, [0.7225, 1]],
    [90, 1000, [0.0738, 0.1094]],
  ])('says how sure it is of %i of %i', (count, of, [low, high]) => {
    const share = shareOf(count, of);
    expect(share.low).toBeCloseTo(low as number, 3);
    expect(share.high).toBeCloseTo(high as number, 3);
  });
});
