import { DAY_MS, HOUR_MS, MINUTE_MS } from '#core/time.ts';
import type { Chance } from '#twins/kernel/chance.ts';
import { Deal } from './deal.ts';

/** How often the clock jumps between two steps, and by how much at most. */
const JUMPS = 0.1;
const LONGEST_JUMP_MS = 3 * HOUR_MS;

type Scenario = (deal: Deal) => void;

const funded: Scenario = (deal) => {
  deal.assess();
  deal.pay(500_000);
};
const paidOut = (deal: Deal, milestone: number) => {
  deal.confirm(milestone);
  deal.sendPayout(milestone);
  deal.receivePayoutStatus(milestone, 'SUCCEEDED');
};

/** The scenarios of a bad month. Each deal has two milestones, 500,000 in total. */
const SCENARIOS: readonly [Scenario, ...Scenario[]] = [
  function allGoesWell(deal) {
    funded(deal);
    paidOut(deal, 0);
    paidOut(deal, 1);
  },
  function paidInPartsAndTooMuch(deal) {
    deal.assess();
    deal.pay(200_000);
    deal.pay(310_000);
    paidOut(deal, 0);
    deal.returnExcess();
    deal.payRefunds();
    paidOut(deal, 1);
  },
  function payoutRefusedAtFirst(deal) {
    funded(deal);
    deal.confirm(0);
    deal.sendPayout(0);
    deal.receivePayoutStatus(0, 'FAILED');
    deal.sendPayout(0);
    deal.receivePayoutStatus(0, 'SUCCEEDED');
    paidOut(deal, 1);
  },
  function payoutTakenBackWhenAllWasPaid(deal) {
    funded(deal);
    paidOut(deal, 0);
    paidOut(deal, 1);
    deal.receivePayoutStatus(1, 'REVERSED');
    deal.sendPayout(1);
    deal.receivePayoutStatus(1, 'SUCCEEDED');
  },
  function halfGoesBack(deal) {
    funded(deal);
    paidOut(deal, 0);
    deal.refund(1);
    deal.payRefunds();
  },
  function disputedAndGoesOn(deal) {
    funded(deal);
    deal.freeze();
    deal.unfreeze();
    paidOut(deal, 0);
  },
  function depositRecalled(deal) {
    funded(deal);
    paidOut(deal, 0);
    deal.recall();
  },
  function neverPaid(deal) {
    deal.assess();
    deal.cancel();
  },
];

/** Plays this many deals, started over a month that ends now. */
export function playMonth(deals: number, chance: Chance): Deal[] {
  const month = 30 * DAY_MS;
  return Array.from({ length: deals }, (_, at) => {
    let now = Date.now() - month + (month * at) / deals;
    const clock = () => {
      now += MINUTE_MS + chance.next() * HOUR_MS;
      if (chance.next() < JUMPS) now += (2 * chance.next() - 1) * LONGEST_JUMP_MS;
      return new Date(Math.round(now));
    };
    const deal = new Deal([200_000, 300_000], chance, clock);
    // Every scenario is used once before any repeats, so that a short run covers them all.
    const scenario = SCENARIOS[at % SCENARIOS.length] ?? SCENARIOS[0];
    scenario(deal);
    return deal;
  });
}
