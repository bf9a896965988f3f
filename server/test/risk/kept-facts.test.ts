import { beforeAll, describe, expect, it } from 'vitest';
import type { RiskFacts } from '#core/risk/facts.ts';
import { replay } from '#core/risk/replay.ts';
import * as assessments from '#store/risk/assessments.ts';
import { packFacts, unpackFacts } from '#store/risk/kept-facts.ts';
import * as backtests from '#store/risk/policy/backtests.ts';
import { startTestApp, type TestApp } from '#test/support/app.ts';
import { assess, regular, stranger, toQuietMoment } from '#test/support/risk/assess.ts';

let app: TestApp;
let key: string;
let developerId: string;
beforeAll(async () => {
  app = await startTestApp();
  toQuietMoment(app);
  ({ key, developerId } = await app.signUp());
});

async function newest() {
  const all = { cursor: '~', since: new Date(0) };
  for await (const past of backtests.pastOf(app.context.db, developerId, all, 1)) return past;
  return [];
}

/** As it was written when facts first had a column of their own. */
const KEPT =
  '[[1,0.25,2,3,4,5,6,7,true,false,10,11,12,13,14,null,16,false,18,19,20,0.5,0.75],[1,2,3,0.125,5,6,7],' +
  '{"vpn":"address","proxies":["tor"],"travel":null,"device":{"firstSeen":true,"trusted":false,' +
  '"userHasTrusted":true},"velocity":null,"identityVerified":true,"accountAgeMs":5,"highValue":null}]';
const FACTS: RiskFacts = {
  ...{ vpn: 'address', proxies: ['tor'], travel: null, velocity: null, highValue: null },
  device: { firstSeen: true, trusted: false, userHasTrusted: true },
  ...{ identityVerified: true, accountAgeMs: 5 },
  counts: {
    ...{ userPerTenMinutes: 1, userPerHour: 2, userPerDay: 3, userThresholdsPerDay: 0.125 },
    ...{ devicePerHour: 5, deviceUsersPerDay: 6, addressPerHour: 7 },
  },
  patterns: {
    ...{ nearThresholdPerWeek: 1, thresholdsPerWeek: 0.25, payeesPerWeek: 2, paymentsPerWeek: 3 },
    ...{ paymentsBefore: 4, deviceFreshPerDay: 5, deviceNetworksPerDay: 6, deviceUsersPerDay: 7 },
    ...{ deviceIsKiosk: true, deviceIsTrusted: false, addressFreshPerDay: 10, pairSeen: 11, payeeSeen: 12 },
    ...{ payersPerWeek: 13, freshPayersPerWeek: 14, payeeAccountAgeMs: null, paidBack: 16 },
    ...{ payeeSharesDevice: false, troubles: 18, payeeTroubles: 19, sinceLastMs: 20 },
    ...{ usualHourShare: 0.5, usuallyHiddenShare: 0.75 },
  },
};

describe('facts', () => {
  it('are read as they were written years ago', () => {
    expect(unpackFacts(KEPT)).toEqual(FACTS);
    const { counts: _counts, patterns: _patterns, ...bare } = FACTS;
    expect(unpackFacts(packFacts(bare))).toEqual(bare);
    expect(unpackFacts(packFacts(FACTS))).toEqual(FACTS);
  });

  it('that were kept with the rest say the same as those in a column of their own', async () => {
    const bodies = [stranger(), await regular(app, developerId)];
    for (const body of bodies) {
      const { id } = (await assess(app, key, body)).body;
      const [{ kept } = {}] = await app.database.owner.query<{ kept: string }>(
        'SELECT facts AS kept FROM risk_assessments WHERE developer_id = $1 AND id = $2',
        [developerId, id],
      );
      const seen = async () => ({
        one: await assessments.find(app.context.db, developerId, id),
        past: await newest(),
      });
      const now = await seen();
      expect(now.past[0]).toMatchObject({ id, facts: now.one?.detail.facts });
      expect(now.one && replay(now.one)).toBe('same');
      await app.database.owner.query(
        `UPDATE risk_assessments SET facts = NULL, detail = detail || jsonb_build_object('facts', $3::jsonb)
         WHERE developer_id = $1 AND id = $2`,
        [developerId, id, JSON.stringify(unpackFacts(kept ?? ''))],
      );
      const before = await seen();
      expect(before).toEqual({ ...now, past: [expect.objectContaining({ id })] });
      expect(before.past[0]?.facts).toEqual(now.past[0]?.facts);
      expect(before.one && replay(before.one)).toBe('same');
    }
  });
});
