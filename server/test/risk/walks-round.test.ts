import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assessRisk } from '#actions/risk/assess-risk.ts';
import type { Flag } from '#core/risk/facts.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#core/time.ts';
import type { OpenIpIntel } from '#providers/ip/intel.ts';
import { NO_ANSWER } from '#store/idempotency.ts';
import { markVerified } from '#store/risk/trust.ts';
import { startTestApp, type TestApp } from '#test/support/app.ts';
import { openSharedIpIntel } from '#test/support/ip-data.ts';

/**
 * Frauds by people who know the default points and stay just beside each of them, twenty payments each.
 * bench/results/experiments.md has their scores.
 */
/** Of a mobile carrier, where many share an address. */
const PHONE = '102.89.1.1';
const RELAY = '172.225.10.6';
const VPN = '146.70.10.1';
const TIMES = 20;

let app: TestApp;
let intel: OpenIpIntel;
let developerId: string;
let count = 0;
beforeAll(async () => {
  intel = await openSharedIpIntel();
  app = await startTestApp({ ipIntel: intel });
  ({ developerId } = await app.signUp());
});
afterAll(() => intel.close());

type Pay = {
  readonly user: string;
  readonly device?: string | undefined;
  /** In high-value thresholds. */
  readonly units?: number;
  readonly seller?: string;
  readonly ageDays?: number;
  readonly address?: string;
};
type Scored = { readonly score: number; readonly flag: Flag };

const name = (kind: string) => `${kind}-${++count}`;

async function pay({
  user,
  device,
  units = 0.02,
  seller,
  ageDays = 0,
  address = PHONE,
}: Pay): Promise<Scored> {
  const at = app.time.now();
  const amount = Math.round(units * 500_000_000);
  const agreementId = seller === undefined ? undefined : `agr_${(++count).toString(16).padStart(32, '0')}`;
  if (agreementId)
    await app.database.owner.query(
      `INSERT INTO agreements (developer_id, id, version, status, buyer_external_id, seller_external_id,
         currency, total_amount, event_count, chain_head, created_at)
       VALUES ($1, $2, 1, 'PENDING', $3, $4, 'NGN', $5, 1, repeat('0', 64), $6)`,
      [developerId, agreementId, user, seller, amount, at],
    );
  const { result } = await assessRisk(
    app.context,
    {
      ...{ developerId, userId: user, deviceFingerprint: device, agreementId, amount, currency: 'NGN' },
      bands: 'fraud',
      facts: { ipAddress: address, accountCreatedAt: new Date(at.getTime() - ageDays * DAY_MS) },
    },
    NO_ANSWER,
  );
  return result;
}

async function seller(accountDays = 45): Promise<string> {
  const payee = name('seller');
  await app.database.owner.query(
    `INSERT INTO payout_accounts (developer_id, external_user_id, version, bank_code, account_number,
       account_name, name_match, usable_from, updated_at)
     VALUES ($1, $2, 1, '035', '0000000000', 'Anybody', 'unknown', $3, $3)`,
    [developerId, payee, new Date(app.time.now().getTime() - accountDays * DAY_MS)],
  );
  return payee;
}

/** A verified customer of two months who pays ₦50,000 now and then. */
async function victim(): Promise<{ user: string; device: string; ageDays: number }> {
  const one = { user: name('victim'), device: name('phone') };
  await markVerified(app.context.db, {
    ...{ developerId, userId: one.user, deviceFingerprint: one.device, at: app.time.now() },
  });
  const shop = await seller(300);
  for (let time = 0; time < 6; time++) {
    await pay({ ...one, ageDays: 60, units: 0.01, seller: shop });
    app.time.advance(DAY_MS);
  }
  return { ...one, ageDays: 66 };
}

async function times(play: (time: number) => Promise<Scored>): Promise<Scored[]> {
  const scored: Scored[] = [];
  for (let time = 0; time < TIMES; time++) scored.push(await play(time));
  return scored;
}

const WAYS: Readonly<Record<string, () => Promise<Scored[]>>> = {
  async 'a collecting account of 45 days'() {
    const drop = await seller(45);
    return times(() => pay({ user: name('mule'), device: name('phone'), seller: drop }));
  },
  async 'a collecting account of half a year'() {
    const drop = await seller(200);
    return times(() => pay({ user: name('mule'), device: name('phone'), seller: drop }));
  },
  async 'accounts that wait for four days'() {
    const drop = await seller(45);
    return times(() => pay({ user: name('mule'), device: name('phone'), seller: drop, ageDays: 4 }));
  },
  async 'accounts that wait for a month'() {
    const drop = await seller(45);
    return times(() => pay({ user: name('mule'), device: name('phone'), seller: drop, ageDays: 31 }));
  },
  async 'sums of 69 % of the threshold'() {
    const user = { user: name('smurf'), device: name('phone'), ageDays: 40, seller: await seller(100) };
    return times(() => pay({ ...user, units: 0.69 }));
  },
  async 'sums of 39 % of the threshold'() {
    const user = { user: name('smurf'), device: name('phone'), ageDays: 40, seller: await seller(100) };
    return times(() => pay({ ...user, units: 0.39 }));
  },
  async 'a stolen account without a fingerprint'() {
    const { user, ageDays } = await victim();
    const drop = await seller(60);
    return times(() => pay({ user, ageDays, units: 0.05, seller: drop }));
  },
  async 'a stolen account behind a relay'() {
    const { user, ageDays } = await victim();
    const [drop, device] = [await seller(60), name('phone')];
    return times(() => pay({ user, device, ageDays, units: 0.05, seller: drop, address: RELAY }));
  },
  async 'a stolen account, by the usual amounts'() {
    const { user, ageDays } = await victim();
    const [drop, device] = [await seller(60), name('phone')];
    return times(() => pay({ user, device, ageDays, units: 0.01, seller: drop }));
  },
  async 'a stolen account whose new device earns trust first'() {
    const { user, ageDays } = await victim();
    const [drop, device] = [await seller(60), name('phone')];
    for (let time = 0; time < 4; time++) {
      await pay({ user, device, ageDays, units: 0.0025, seller: drop });
      app.time.advance(12 * HOUR_MS);
    }
    return times(() => pay({ user, device, ageDays, units: 0.05, seller: drop }));
  },
  async 'a made-up kiosk'() {
    const device = name('tablet');
    for (let user = 0; user < 12; user++) {
      await pay({ user: name('fake'), device, units: 0.001, seller: await seller(60), ageDays: 10 });
      app.time.advance(DAY_MS);
    }
    const drop = await seller(60);
    return times(() => pay({ user: name('fake'), device, seller: drop }));
  },
  async 'three accounts on each device'() {
    const drop = await seller(60);
    let device = '';
    return times((time) => {
      if (time % 3 === 0) device = name('phone');
      return pay({ user: name('mule'), device, seller: drop });
    });
  },
  async 'a seller for each three payments'() {
    let drop = '';
    return times(async (time) => {
      if (time % 3 === 0) drop = await seller(45);
      return pay({ user: name('mule'), device: name('phone'), seller: drop });
    });
  },
  async 'cards tried out just above the tiny amounts'() {
    const shop = await seller(300);
    return times(() => pay({ user: name('card'), device: name('browser'), units: 0.0006, seller: shop }));
  },
  async 'cards tried out by one browser, eight minutes apart'() {
    const [shop, device] = [await seller(300), name('browser')];
    return times(() => {
      app.time.advance(8 * MINUTE_MS);
      return pay({ user: name('card'), device, units: 0.0004, seller: shop });
    });
  },
  async 'cards spent at many shops by one account'() {
    const one = { user: name('card'), device: name('phone'), ageDays: 40 };
    return times(async () => {
      app.time.advance(10 * MINUTE_MS);
      return pay({ ...one, seller: await seller(400) });
    });
  },
  async 'an account created years ago, they say'() {
    const drop = await seller(60);
    return times(() => pay({ user: name('mule'), device: name('phone'), seller: drop, ageDays: 900 }));
  },
  async 'a habit of a VPN'() {
    const one = { user: name('smurf'), device: name('phone'), ageDays: 30, address: VPN };
    for (let time = 0; time < 5; time++) await pay({ ...one, units: 0.001, seller: await seller(60) });
    const drop = await seller(60);
    return times(() => pay({ ...one, units: 0.2, seller: drop }));
  },
  async 'a bust-out of a verified regular'() {
    const one = await victim();
    const drop = await seller(100);
    return times(() => pay({ ...one, units: 0.3, seller: drop }));
  },
  async 'a pair that pays each other'() {
    const [one, other] = [await seller(200), await seller(200)];
    const devices = [name('phone'), name('phone')];
    return times((time) => {
      app.time.advance(6 * HOUR_MS);
      const [user, payee] = time % 2 ? [one, other] : [other, one];
      return pay({ user, device: devices[time % 2], ageDays: 200, units: 0.35, seller: payee });
    });
  },
  async 'a seller without a payout account yet'() {
    const drop = name('seller');
    return times(() => pay({ user: name('mule'), device: name('phone'), seller: drop }));
  },
};

/** Well into the first day of a later week, because counts of a day or week that ends would fade. */
function toStartOfWeek(): void {
  const week = 7 * DAY_MS;
  const now = app.time.now().getTime();
  app.time.advance((Math.floor(now / week) + 5) * week + DAY_MS / 2 + 5 * MINUTE_MS - now);
}

/** The points see a few newcomers at a few sellers in this, as on any platform: only labels help. */
const NOT_FOUND = ['a seller for each three payments'];

describe('of twenty payments of a fraud beside the points, some are not GREEN', () => {
  it.each(Object.entries(WAYS))('%s', async (way, play) => {
    toStartOfWeek();
    const scored = await play();
    const greens = scored.filter(({ flag }) => flag === 'GREEN').length;
    if (NOT_FOUND.includes(way)) expect(greens).toBe(TIMES);
    else expect(greens).toBeLessThan(TIMES);
  });
});
