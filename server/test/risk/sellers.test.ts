import { beforeAll, describe, expect, it } from 'vitest';
import { replay } from '#core/risk/replay.ts';
import { DAY_MS, MINUTE_MS } from '#core/time.ts';
import { newId } from '#store/ids.ts';
import * as assessments from '#store/risk/assessments.ts';
import * as sellers from '#store/risk/sellers.ts';
import { startTestApp, type TestApp } from '#test/support/app.ts';
import { platform } from '#test/support/escrow.ts';
import {
  assess,
  type FraudBody,
  NAIRA,
  regular,
  stranger,
  toQuietMoment,
} from '#test/support/risk/assess.ts';

let app: TestApp;
let key: string;
let developerId: string;
beforeAll(async () => {
  app = await startTestApp();
  toQuietMoment(app);
  ({ key, developerId } = await app.signUp());
});

async function pay(seller: string, buyer: FraudBody, naira: number) {
  const parties = { buyerExternalId: String(buyer['platformUserId']), sellerExternalId: seller };
  const { id: agreementId } = (await platform(app, key).create([1_000], parties)).body;
  const body = { ...buyer, agreementId, transactionAmount: naira * NAIRA };
  return (await assess(app, key, body)).body;
}

async function factsOf(id: string) {
  const kept = await assessments.find(app.context.db, developerId, id);
  expect(kept && replay(kept)).toBe('same');
  return kept?.detail.facts?.patterns;
}
const scoreOf = (seller: string) => sellers.scoreOf(app.context.db, developerId, seller, app.time.now());

describe('a seller', () => {
  it('is suspect when newcomers bring much money in a day, and no longer the day after next', async () => {
    const seller = newId('seller');
    await platform(app, key).setPayoutAccount(seller, '0123456789');
    const scores = [];
    for (let payment = 0; payment < 5; payment++) {
      const { id } = await pay(seller, stranger(), 800_000);
      const facts = await factsOf(id);
      expect(facts?.newcomerThresholdsPerDay).toBeCloseTo(0.16 * (payment + 1));
      scores.push(facts?.sellerScore);
    }
    expect(scores).toEqual([30, 40, 45, 53, 58]);
    expect(await scoreOf(seller)).toBe(scores.at(-1));
    const { contributions } = await pay(seller, await regular(app, developerId), 1_000);
    expect(contributions.map(({ signal }) => signal)).toContain('suspect_seller');
    app.time.advance(3 * DAY_MS);
    expect(await scoreOf(seller)).toBe(20 + 14);
  });

  it('is not suspect for the money of regulars', async () => {
    const [seller, buyer] = [newId('seller'), await regular(app, developerId)];
    for (let payment = 0; payment < 2; payment++) await pay(newId('other'), buyer, 5_000);
    const { id } = await pay(seller, buyer, 4_000_000);
    expect(await factsOf(id)).toMatchObject({ newcomerThresholdsPerDay: 0 });
  });

  it('whom nobody has paid has no score', async () => {
    expect(await scoreOf(newId('seller'))).toBe(0);
  });

  it('at whom cards are tried out is noticed at the fourth new account', async () => {
    const seller = newId('seller');
    const points = [];
    for (let card = 0; card < 6; card++) {
      const { contributions } = await pay(seller, stranger(), 200);
      points.push(contributions.find(({ signal }) => signal === 'card_testing')?.points ?? 0);
      app.time.advance(MINUTE_MS);
    }
    expect(points).toEqual([0, 0, 0, 20, 20, 30]);
    const { contributions } = await pay(seller, await regular(app, developerId), 200);
    expect(contributions.map(({ signal }) => signal)).not.toContain('card_testing');
  });
});
