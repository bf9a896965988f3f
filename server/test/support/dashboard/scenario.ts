import type { TestApp } from '#test/support/app.ts';
import type { Past } from '#test/support/database/past.ts';
import { type AgreementBody, platform, runDueJobs } from '#test/support/escrow.ts';
import { settleWebhooks } from '#test/support/webhooks.ts';
import type { Verify } from './verdicts.ts';

const NAIRA = 100;

type Parties = { buyerExternalId: string; sellerExternalId: string; buyerName: string };

const PARTIES = {
  ada: { buyerExternalId: 'ada.obi', sellerExternalId: 'studio-lagos', buyerName: 'Ada Obi' },
  kelechi: { buyerExternalId: 'kelechi', sellerExternalId: 'timber-and-co', buyerName: 'Kelechi Eze' },
  zainab: { buyerExternalId: 'zainab', sellerExternalId: 'bello-motors', buyerName: 'Zainab Musa' },
  femi: { buyerExternalId: 'femi', sellerExternalId: 'studio-lagos', buyerName: 'Femi Ade' },
  amara: { buyerExternalId: 'amara', sellerExternalId: 'harvest-direct', buyerName: 'Amara N.' },
} satisfies Record<string, Parties>;

type Telling = { readonly past: Past; readonly verify: Verify };
type Milestones = readonly (readonly [title: string, naira: number])[];
type Opened = AgreementBody & { readonly parties: Parties; readonly account: string };

/** Runs everything that is due: payouts, deliveries and deferred records. */
export async function settleAll(app: TestApp): Promise<void> {
  await runDueJobs(app);
  await settleWebhooks(app);
  await app.context.keyRing.flush();
  await app.context.requestLog.flush();
}

/** The steps that a platform and then its bank take with an agreement. */
function storyteller(app: TestApp, key: string, past: Past) {
  const on = platform(app, key);
  let today = 1;
  const at = async (day: number) => {
    await settleAll(app);
    await passDays(app, key, past, today, Math.floor(day));
    today = Math.floor(day);
    past.goTo(day);
  };
  return {
    on,
    at,
    open: async (parties: Parties, milestones: Milestones): Promise<Opened> => {
      const { body } = await app.call<AgreementBody>('POST', '/v1/escrow/agreements', {
        key,
        body: {
          ...parties,
          totalAmount: milestones.reduce((sum, [, naira]) => sum + naira * NAIRA, 0),
          milestones: milestones.map(([title, naira]) => ({ title, amount: naira * NAIRA })),
        },
      });
      const assessed = await on.assess(body.id, {
        external_user_id: parties.buyerExternalId,
        transaction_amount: 50_000 * NAIRA,
        device_fingerprint: `phone of ${parties.buyerExternalId}`,
      });
      return { ...body, parties, account: assessed.body.virtualAccount?.accountNumber ?? '' };
    },
    pay: ({ account }: Opened, naira: number) => on.deposit(account, naira * NAIRA),
    confirm: async ({ id, milestones, parties }: Opened, index: number, both = true) => {
      const milestone = milestones[index]?.id ?? '';
      await on.confirm(id, milestone, parties.buyerExternalId);
      if (both) await on.confirm(id, milestone, parties.sellerExternalId);
    },
  };
}

/** Creates six agreements, each left in a different state, and the events that led there. */
export async function tellMonth(app: TestApp, key: string, { past, verify }: Telling) {
  const { on, at, open, pay, confirm } = storyteller(app, key, past);
  await on.setPayoutAccount('studio-lagos');
  await at(1.35);
  await verify('ada.obi');
  const logo = await open(PARTIES.femi, [['Logo and letterhead', 2_180_000]]);
  await pay(logo, 2_180_000);
  await at(3.45);
  await confirm(logo, 0);
  await at(5.4);
  const seeds = await open(PARTIES.kelechi, [['Teak, forty planks', 1_640_000]]);
  await pay(seeds, 1_640_000);
  await at(8.55);
  await verify('kelechi');
  await on.refund(seeds.id, { reason: 'The seller has no teak this season' });
  await at(11.6);
  const car = await open(PARTIES.zainab, [['Hilux 2019, inspection passed', 6_400_000]]);
  await pay(car, 6_400_000);
  await at(13.4);
  await verify('femi');
  await confirm(car, 0);
  await at(16.5);
  const maize = await open(PARTIES.amara, [['Forty bags of maize', 920_000]]);
  await pay(maize, 920_000);
  await at(18.4);
  await on.post(maize.id, 'freeze', { reason: 'The buyer says that half of the bags are wet' });
  await at(19.65);
  const timber = await open(PARTIES.kelechi, [
    ['Hardwood, first load', 750_000],
    ['Hardwood, second load', 750_000],
  ]);
  await pay(timber, 600_000);
  await at(21.5);
  await confirm(timber, 0);
  await at(23.4);
  await verify('zainab');
  await open(PARTIES.amara, [['Cassava, ten tonnes', 1_350_000]]);
  await at(24.4);
  const website = await open(PARTIES.ada, [
    ['Brand strategy', 450_000],
    ['Website design', 1_200_000],
    ['Website build', 1_850_000],
    ['Launch and handover', 500_000],
  ]);
  await at(24.6);
  await pay(website, 4_000_000);
  await at(26.45);
  await confirm(website, 0);
  await at(27.5);
  await confirm(website, 1);
  await at(28.55);
  await confirm(website, 2, false);
  await at(28.65);
  const disputeId = await dispute(app, key, website);
  return { agreementId: website.id, frozenId: maize.id, disputeId };
}

/** The buyer disputes the last milestone, and the seller makes an offer. */
async function dispute(app: TestApp, key: string, { id, milestones, parties }: Opened): Promise<string> {
  const path = `/v1/escrow/agreements/${id}/milestones/${milestones.at(-1)?.id}/disputes`;
  const { body } = await app.call<{ id: string }>('POST', path, {
    key,
    body: {
      externalUserId: parties.buyerExternalId,
      reason: 'incomplete',
      statement: 'The shop is online, but the handover of the accounts never happened.',
      toBuyer: 300_000 * NAIRA,
    },
  });
  await app.call('POST', `/v1/disputes/${body.id}/offers`, {
    key,
    body: {
      externalUserId: parties.sellerExternalId,
      toBuyer: 100_000 * NAIRA,
      statement: 'We hand over on Friday, and take something off for the wait.',
    },
  });
  return body.id;
}

type Asked = { user: string; amount: number; ipAddress?: string; [fact: string]: unknown };

export async function assess(app: TestApp, key: string, { user, amount, ...facts }: Asked): Promise<string> {
  const { body } = await app.call<{ id: string }>('POST', '/v1/fraud/assess', {
    key,
    body: {
      platformUserId: user,
      transactionAmount: amount * NAIRA,
      deviceFingerprint: `phone of ${user}`,
      ...facts,
    },
  });
  return body.id;
}

const USERS = Object.values(PARTIES).map((parties) => parties.buyerExternalId);

/** Plays these days; each day a few users are assessed, some of them behind a VPN. */
async function passDays(app: TestApp, key: string, past: Past, from: number, until: number): Promise<void> {
  for (let day = from; day < until; day++) {
    for (let index = 0; index < 2 + ((day * 7) % 5); index++) {
      past.goTo(day + 0.3 + index / 12);
      const user = USERS[(day + index) % USERS.length] ?? '';
      const odd = (day * 5 + index * 3) % 23 === 0;
      await assess(app, key, {
        user,
        amount: 12_000 + ((day * 13 + index * 29) % 17) * 5_500,
        ipAddress: '105.112.33.8',
        accountCreatedAt: '2024-02-11T09:00:00Z',
        ...(odd ? { simulateVpn: true } : {}),
      });
    }
  }
}
