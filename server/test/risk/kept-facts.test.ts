import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { RiskFacts } from '#core/risk/facts.ts';
import { replay } from '#core/risk/replay.ts';
import * as assessments from '#store/risk/assessments.ts';
import { packFacts, unpackFacts } from '#store/risk/facts/kept-facts.ts';
import * as backtests from '#store/risk/policy/backtests.ts';
import { startTestApp, type TestApp } from '#test/support/app.ts';
import { anyKeptFacts } from '#test/support/risk/any.ts';
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

/** Stored rows have this form: any change must still read them. */
const KEPT =
  '+1,0.25,2,3,4,5,6,7,1,0,10,11,12,13,14,,16,0,18,19,20,0.5,0.75;+1,2,3,0.125,5,6,7;+1,5,1,5,;-;' +
  '{"proxies":["tor"]}';
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
    // Counted by later versions only.
    ...{ accountFrauds: null, deviceFrauds: null, sellerFrauds: null, sellerDisputes: null },
    ...{ newcomerThresholdsPerDay: null, tinyPerHour: null, sellerScore: null },
  },
};

/** Integers and fractions, small and large, near the limits of precision. */
const anyNumber = fc.oneof(
  fc.nat(12),
  fc.nat(),
  fc.maxSafeInteger(),
  fc.double({ noDefaultInfinity: true, noNaN: true }),
  fc.double({ min: 0, max: 1, noNaN: true }),
  fc.tuple(fc.maxSafeNat(), fc.nat(22)).map(([digits, decimals]) => digits / 10 ** decimals),
  fc.constantFrom(999_999_999, 1_000_000_000, 2 ** 31, 2 ** 53, 2 ** 53 + 2, 0.1 + 0.2, 5e-324),
);

describe('facts', () => {
  it('are read in the form of earlier versions', () => {
    expect(unpackFacts(KEPT)).toEqual(FACTS);
    const { counts: _counts, patterns: _patterns, ...bare } = FACTS;
    expect(unpackFacts(packFacts(bare))).toEqual(bare);
    expect(unpackFacts(packFacts(FACTS))).toEqual(FACTS);
  });

  it('are read as they were written, wherever they are stored', () => {
    const any = fc.tuple(
      anyKeptFacts,
      fc.record({ network: fc.constantFrom('relay', 'of a later version'), accountAgeMs: anyNumber }),
      fc.record({ amount: anyNumber, currency: fc.string({ unit: 'binary' }), usual: anyNumber }),
    );
    fc.assert(
      fc.property(any, ([kept, some, paid]) => {
        const payment = { ...kept.payment, ...paid };
        for (const facts of [kept, { ...kept, ...some }, { ...kept, payment }] as RiskFacts[]) {
          const asJson = JSON.parse(JSON.stringify(facts));
          expect(unpackFacts(packFacts(facts))).toEqual(asJson);
        }
      }),
    );
  });

  it('have exact numbers', () => {
    const counts = fc.array(anyNumber, { minLength: 7, maxLength: 7 });
    fc.assert(
      fc.property(counts, (numbers) => {
        const named = Object.fromEntries(
          Object.keys(FACTS.counts ?? {}).map((name, n) => [name, numbers[n]]),
        );
        const facts = { ...FACTS, counts: named as RiskFacts['counts'] } as RiskFacts;
        expect(unpackFacts(packFacts(facts)).counts).toStrictEqual(JSON.parse(JSON.stringify(named)));
      }),
      { numRuns: 2_000 },
    );
  });

  it('that are truncated are refused', () => {
    const whole = packFacts(FACTS);
    for (const end of [1, 20, whole.indexOf(';'), whole.indexOf(';') + 2, whole.lastIndexOf(';') - 1])
      expect(() => unpackFacts(whole.slice(0, end))).toThrow('malformed facts');
  });

  it('in the detail equal those in their own column', async () => {
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
        `UPDATE risk_assessments SET facts = NULL, verdict = NULL, detail = $3 WHERE developer_id = $1 AND id = $2`,
        [developerId, id, JSON.stringify({ ...now.one?.detail, facts: unpackFacts(kept ?? '') })],
      );
      const before = await seen();
      expect(before).toEqual({ ...now, past: [expect.objectContaining({ id })] });
      expect(before.past[0]?.facts).toEqual(now.past[0]?.facts);
      expect(before.one && replay(before.one)).toBe('same');
    }
  });
});
