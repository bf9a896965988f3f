import { createAgreement, type NewAgreement } from '#actions/escrow/create-agreement.ts';
import { createQuote } from '#actions/escrow/create-quote.ts';
import type { Agreement } from '#core/escrow/agreement.ts';
import { FEE_REFUNDS, type FeeTerms } from '#core/escrow/fee.ts';
import type { Milestone } from '#core/escrow/milestone.ts';
import type { Money } from '#core/escrow/money.ts';
import type { ShareTerms } from '#core/escrow/share.ts';
import type { GivenLimits } from '#core/escrow/terms-policy.ts';
import { HOUR_MS, SECOND_MS } from '#core/time.ts';
import { NO_ANSWER } from '#store/idempotency.ts';
import { violation } from '#test/sim/failure.ts';
import { once } from '#test/sim/once.ts';
import type { Random } from '#test/sim/random.ts';
import type { SimMilestone, SimTerms, World } from '#test/sim/world.ts';
import type { Command } from './command.ts';
import { newKey } from './parts.ts';

const SELLERS = 5;
const PAYEES = 4;
export const DEVELOPERS = ['dev_1', 'dev_2', 'dev_3'];
export const CURRENCIES = ['NGN', 'USD'];

/** Fees that leave the seller some of every milestone, even of a single unit. */
export function schedule(random: Random): FeeTerms[] {
  return Array.from({ length: random.int(1, 3) }, (_, index) => ({
    name: `Fee ${index + 1}`,
    basisPoints: random.pick([0, 1, 333, 1_000]),
    fixed: 0 as Money,
    min: null,
    max: random.pick([null, 9 as Money]),
    buyerBasisPoints: random.pick([0, 5_000, 10_000]),
    refund: random.pick(FEE_REFUNDS),
  }));
}

/** A fee that may leave the seller nothing: such an agreement must be refused. */
const GREEDY: FeeTerms = {
  name: 'Greedy',
  basisPoints: 9_000,
  fixed: 1 as Money,
  min: null,
  max: null,
  buyerBasisPoints: 0,
  refund: 'share',
};

/** Shares that leave the seller some of the milestone, besides the fees. */
export function payees(random: Random, amount: number): ShareTerms[] {
  const first = random.int(1, PAYEES);
  return Array.from({ length: random.int(1, 3) }, (_, index) => ({
    externalUserId: `payee-${((first + index) % PAYEES) + 1}`,
    ...(amount > 20 && random.chance(0.3)
      ? { amount: random.int(1, 4) as Money }
      : { basisPoints: random.pick([1, 333, 1_000, 2_000]) }),
  }));
}

/** Half of the milestones have time limits, short enough to end during a walk. */
function limits(world: World): GivenLimits {
  const { random } = world;
  return {
    deliverBy: random.chance(0.2) ? later(world, random.pick([1, 20, 40])) : undefined,
    inspectionSeconds: random.chance(0.5) ? random.pick([3_600, 7_200, 86_400]) : undefined,
    onSilence: random.chance(0.8) ? 'release' : 'hold',
  };
}

function later(world: World, hours: number): Date {
  return new Date(world.clock().getTime() + hours * HOUR_MS);
}

/** What the answer to a creation tells a client. */
export type Created = ReturnType<typeof viewOf>;

export const viewOf = (agreement: Agreement) => ({
  id: agreement.id,
  milestones: agreement.milestones.map(shownOf),
});

/** What an answer shows of a milestone's terms. */
export function shownOf({ id, amount, fees, shares: parts, limits: time }: Milestone) {
  return {
    id,
    amount,
    releasedAfterMs: time?.onSilence === 'release' ? (time.inspectionSeconds ?? 0) * SECOND_MS || null : null,
    fees: fees.map(({ buyer, seller, refund }) => ({ buyer, seller, refund })),
    shares: parts.map(({ externalUserId, amount: share }) => ({ externalUserId, amount: share })),
  };
}

/** A milestone about which nothing has happened yet. */
export function untouched(): Omit<SimMilestone, keyof SimTerms | 'id'> {
  return {
    ...{ otherTerms: [], triedBy: new Set(), decidedFor: new Set(), deliveredAt: null },
    codes: { shown: new Set(), ended: new Set(), renewed: false, entered: false },
  };
}

/** A creation that a client has in mind. */
export type Plan = {
  readonly name: string;
  readonly input: NewAgreement;
  /** True when the fees are quoted first. */
  readonly isQuoted: boolean;
  readonly remember: (created: Created) => void;
};

/** `isOnce` is true when a second agreement for this buyer would be a wrong repeat. */
export function planAgreement(world: World, developerId: string, isOnce: boolean): Plan {
  const { random } = world;
  const amounts = Array.from({ length: random.int(1, 3) }, () => random.int(1, 500) as Money);
  const buyerId = world.newId('buyer');
  const seller = `seller-${random.int(1, SELLERS)}`;
  const total = amounts.reduce((sum, amount) => sum + amount, 0) as Money;
  const stated = random.chance(0.5) ? schedule(random) : [];
  const isGreedy = random.chance(0.04);
  // Without fees of its own, an agreement has those of the terms policy at that moment.
  const isByPolicy = !isGreedy && stated.length === 0 && random.chance(0.6);
  const fees = isByPolicy ? undefined : [...stated, ...(isGreedy ? [GREEDY] : [])];
  const isShared = random.chance(0.4);
  const buyer = isOnce ? `once-${buyerId}` : buyerId;
  const input = {
    developerId,
    buyerExternalId: buyer,
    sellerExternalId: seller,
    buyerEmail: null,
    buyerName: isOnce ? `Name of ${buyerId}` : null,
    sellerEmail: null,
    sellerName: null,
    currency: random.pick(['NGN', 'NGN', 'USD']),
    totalAmount: total,
    milestones: amounts.map((amount, index) => ({
      title: `Step ${index + 1}`,
      amount,
      shares: isShared && random.chance(0.8) ? payees(random, amount) : [],
      ...limits(world),
    })),
    fees,
    fundBy: random.chance(0.2) ? later(world, random.pick([1, 20, 40])) : undefined,
  };
  return {
    name: `${amounts.join('+')}${fees?.length ? ` with ${fees.length} fees` : ''}${isShared ? ' and shares' : ''}`,
    input,
    isQuoted: random.chance(0.15),
    remember({ id, milestones }) {
      for (const { id: milestoneId, amount, fees: lines, shares: parts } of milestones) {
        const others = [...lines.map((line) => line.seller), ...parts.map((part) => part.amount)];
        const left = others.reduce((rest, other) => rest - other, amount as number);
        if (left <= 0) violation(id, `the seller gets ${left} of ${milestoneId}, which is ${amount}`);
      }
      const buyerFees = milestones.flatMap(({ fees: lines }) => lines.map((line) => line.buyer));
      world.remember({
        key: { developerId, agreementId: id },
        buyer,
        seller,
        total: buyerFees.reduce((sum, fee) => sum + fee, total as number),
        milestones: milestones.map((milestone) => ({ ...milestone, ...untouched() })),
        payees: new Set<string>(),
        proposed: false,
        amended: false,
        account: null,
        paidIn: 0,
        disputed: false,
        held: false,
        over: false,
        acknowledged: [],
      });
    },
  };
}

export function create(world: World): Command {
  const { random } = world;
  const developerId = random.pick(DEVELOPERS);
  const key = random.chance(0.5) ? newKey(world) : null;
  const { name, input, isQuoted, remember } = planAgreement(world, developerId, key !== null);
  return {
    name: `create ${name}${isQuoted ? ', quoted' : ''}`,
    about: input.buyerExternalId,
    // A limit may pass before the request arrives, and a greedy fee leaves the seller nothing.
    refusals: ['validation_failed', 'quote_expired'],
    async run(context) {
      const quoted = isQuoted ? await quote(context, input) : null;
      const given = quoted ? { ...bare(input), quoteId: quoted.id } : input;
      const created = key
        ? await once(context, developerId, key, viewOf, (answerFor) =>
            createAgreement(context, given, answerFor),
          )
        : viewOf((await createAgreement(context, given, NO_ANSWER)).result);
      // With a key, the answer may be that to an earlier try, whose quote was made under other terms.
      if (quoted && !key) chargesWhatWasQuoted(quoted.lines, created);
      remember(created);
    },
  };
}

/** Fees and shares come from the quote alone. */
function bare({ fees: _fees, milestones, ...input }: NewAgreement): NewAgreement {
  return { ...input, milestones: milestones.map(({ shares: _shares, ...milestone }) => milestone) };
}

async function quote(context: Parameters<Command['run']>[0], input: NewAgreement) {
  const { developerId, currency, milestones, fees } = input;
  const { result } = await createQuote(context, { developerId, currency, milestones, fees }, NO_ANSWER);
  const lines = result.milestones.map((milestone) => [
    milestone.fees.map(({ buyer, seller }) => [buyer, seller]),
    (milestone.shares ?? []).map(({ externalUserId, amount }) => [externalUserId, amount]),
  ]);
  return { id: result.id, lines: JSON.stringify(lines) };
}

function chargesWhatWasQuoted(quoted: string, { id, milestones }: Created): void {
  const lines = milestones.map(({ fees, shares }) => [
    fees.map(({ buyer, seller }) => [buyer, seller]),
    shares.map(({ externalUserId, amount }) => [externalUserId, amount]),
  ]);
  const charged = JSON.stringify(lines);
  if (charged !== quoted) violation(id, `${quoted} was quoted, and ${charged} is charged`);
}
