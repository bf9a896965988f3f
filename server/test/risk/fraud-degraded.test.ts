import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '#core/time.ts';
import { COMPILED_FILE } from '#providers/ip/compile.ts';
import { type OpenIpIntel, openIpIntel } from '#providers/ip/intel.ts';
import { packageFolder } from '#providers/ip/sources.ts';
import { startTestApp, type TestApp } from '#test/support/app.ts';
import { sharedIpData } from '#test/support/ip-data.ts';
import { assess, stranger } from '#test/support/risk/assess.ts';

type Check = {
  name: string;
  ok: boolean;
  optional?: boolean;
  detail?: string;
  sources?: { ageDays: number }[];
};

let app: TestApp;
let key: string;
let intel: OpenIpIntel;
let folder: string;
let installed = true;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'surety-ipdata-'));
  await copyFile(await sharedIpData(), join(folder, COMPILED_FILE));
  const findPackage = (name: string) => (installed ? packageFolder(name) : null);
  intel = await openIpIntel({ folder, clock: () => new Date(), findPackage });
  app = await startTestApp({ ipIntel: intel });
  ({ key } = await app.signUp());
});
afterAll(async () => {
  intel.close();
  await rm(folder, { recursive: true });
});

async function ipDataCheck(): Promise<Check | undefined> {
  const { status, body } = await app.call<{ checks: Check[] }>('GET', '/readyz');
  expect(status).toBe(200);
  return body.checks.find(({ name }) => name === 'ip_data');
}
const stored = async (id: string) => (await app.call('GET', `/v1/fraud/assessments/${id}`, { key })).body;
const fromTor = () => assess(app, key, { ...stranger(), ipAddress: '185.220.101.1' });

it('deleting the IP data leaves the other signals, and is reported everywhere', async () => {
  expect(await ipDataCheck()).toMatchObject({ ok: true, sources: [{ ageDays: expect.any(Number) }, {}, {}] });
  app.time.advance(400 * DAY_MS);
  expect(await ipDataCheck()).toMatchObject({
    ok: true,
    detail: expect.stringMatching(/^IP data is old \(asnV4 \d+ days, .*surety ipdata update/),
    sources: [{ stale: true }, { stale: true }, { stale: true }],
  });
  const metrics = await app.http.inject('/metrics');
  expect(metrics.body).toMatch(/surety_ip_data_age_days\{source="country"\} \d{3}/);
  const before = (await fromTor()).body;
  expect(before.score).toBe(58);
  expect(await stored(before.id)).toMatchObject({
    degraded: [],
    ipDataVersion: expect.stringContaining('asn'),
    network: { class: 'tor', asn: 60729 },
  });

  installed = false;
  await rm(join(folder, COMPILED_FILE));
  await intel.refresh();
  const after = await fromTor();
  expect(after).toMatchObject({ status: 200, body: { score: 24 } });
  expect(await stored(after.body.id)).toMatchObject({
    degraded: ['ip_data'],
    ipDataVersion: null,
    network: null,
  });
  expect(await ipDataCheck()).toMatchObject({
    ok: false,
    optional: true,
    detail: expect.stringContaining('not found'),
  });

  const simulated = await assess(app, key, { ...stranger(), ipAddress: '185.220.101.1', simulateVpn: true });
  expect(simulated.body.triggeredSignals).toContain('vpn_detected');
});

it('history that cannot be read leaves the other signals, and the assessment says so', async () => {
  await app.database.owner.query('ALTER FUNCTION read_risk_state RENAME TO read_risk_state_away');
  try {
    const answer = await assess(app, key, { ...stranger(), transactionAmount: 500_000_000 });
    expect(answer).toMatchObject({
      status: 200,
      body: { score: 18, triggeredSignals: ['high_value_transaction'] },
    });
    expect(await stored(answer.body.id)).toMatchObject({ degraded: ['history'] });
  } finally {
    await app.database.owner.query('ALTER FUNCTION read_risk_state_away RENAME TO read_risk_state');
  }
});
