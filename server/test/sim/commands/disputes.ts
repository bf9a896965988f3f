import { loadAgreement } from '#actions/escrow/change-agreement.ts';
import { changeTermsPolicy } from '#actions/escrow/change-terms-policy.ts';
import { acceptOfferOf, decide, openDisputeAbout, say } from '#actions/escrow/disputes/change-dispute.ts';
import { type Dispute, type DisputeAction, isAllowed, isDisputed } from '#core/escrow/disputes/dispute.ts';
import { costOf } from '#core/escrow/milestone.ts';
import { type Money, money } from '#core/escrow/money.ts';
import type { Party } from '#core/escrow/party.ts';
import { NO_TERMS } from '#core/escrow/terms-policy.ts';
import type { ProblemCode } from '#core/problem.ts';
import { NO_ANSWER } from '#store/idempotency.ts';
import type { SimAgreement, SimMilestone, World } from '#test/sim/world.ts';
import type { Command } from './command.ts';
import { schedule } from './creation.ts';
import { about } from './parts.ts';

const HOUR = 3_600;
/** The other client may have been faster. */
const TOO_LATE: readonly ProblemCode[] = ['dispute_closed', 'dispute_action_refused', 'offer_changed'];
/** What closes a dispute divides the milestone, whose agreement may have ended meanwhile. */
const MOVES_MONEY: readonly ProblemCode[] = [...TOO_LATE, 'agreement_closed', 'commission_paid_out'];

/** Usually about a milestone whose money is there, so that some disputes are opened. */
export function openDispute(world: World, agreement: SimAgreement): Command {
  const { random } = world;
  const sense = random.chance(0.9);
  const order = random.shuffle(agreement.milestones);
  const by = random.pick(['buyer', 'seller'] as const);
  const share = random.pick([null, 0, 1, random.next()]);
  return {
    ...about(agreement, `dispute as ${by}`),
    refusals: [
      'agreement_closed',
      'agreement_frozen',
      'dispute_closed',
      'milestone_disputed',
      'milestone_not_funded',
      'milestone_paid',
      'milestone_refunded',
      'milestone_resolved',
      'payout_under_way',
    ],
    async run(context) {
      const { milestones, balances } = await loadAgreement(context, agreement.key);
      const covered = milestones.filter((each) => {
        return each.settlement === 'OPEN' && !each.dispute && costOf(each) <= balances.escrow;
      });
      const known = order.filter(({ id }) => covered.some((each) => each.id === id));
      const [milestone] = sense && known.length > 0 ? known : order;
      if (!milestone) return;
      const toBuyer = share === null ? undefined : money(Math.round(milestone.amount * share));
      // Without an answer, the claim may be granted.
      const claim = toBuyer ?? (by === 'buyer' ? milestone.amount : 0);
      milestone.decidedFor.add(milestone.amount - claim);
      const what = { milestoneId: milestone.id, reason: 'late', statement: null } as const;
      const input = { ...what, toBuyer, externalUserId: agreement[by] };
      await openDisputeAbout(context, agreement.key, input, NO_ANSWER);
    },
  };
}

type Step = DisputeAction | 'seize';
const STEPS: readonly Step[] = [
  ...(['message', 'offer', 'offer', 'accept_offer', 'accept_offer', 'decline_offer'] as const),
  ...(['withdraw_offer', 'withdraw', 'escalate', 'seize', 'decide', 'decide', 'appeal'] as const),
];

/** A step of a dispute; usually one that is open to its side, so that disputes get anywhere. */
export function argue(world: World, agreement: SimAgreement): Command {
  const { random } = world;
  const steps = random.shuffle(STEPS);
  const by = random.pick(['buyer', 'seller'] as const);
  const sense = random.chance(0.8);
  const share = random.pick([0, 1, random.next()]);
  return {
    ...about(agreement, `argue as ${by}`),
    refusals: [...MOVES_MONEY],
    async run(context) {
      const { milestones } = await loadAgreement(context, agreement.key);
      agreement.disputed = milestones.some(isDisputed);
      for (const { id, dispute } of milestones) {
        const milestone = agreement.milestones.find((one) => one.id === id);
        if (!dispute || !milestone) continue;
        const step = sense ? steps.find((one) => isOpenTo(dispute, one, by)) : steps[0];
        if (step) await take(context, { world, agreement, milestone, dispute, by, share }, step);
      }
    },
  };
}

function isOpenTo(dispute: Dispute, step: Step, by: Party): boolean {
  if (step === 'seize') return isAllowed(dispute, 'platform', 'escalate');
  return isAllowed(dispute, step === 'decide' ? 'platform' : by, step);
}

/** A person at the platform decides what is escalated. */
export function decideDisputes(world: World, agreement: SimAgreement): Command {
  const share = world.random.next();
  return {
    ...about(agreement, 'decide every dispute'),
    refusals: [...MOVES_MONEY],
    async run(context) {
      const { milestones } = await loadAgreement(context, agreement.key);
      for (const { id, dispute } of milestones) {
        const milestone = agreement.milestones.find((one) => one.id === id);
        if (!milestone || dispute?.status !== 'ESCALATED') continue;
        await take(context, { world, agreement, milestone, dispute, by: 'buyer', share }, 'decide');
      }
    },
  };
}

type Part = {
  readonly world: World;
  readonly agreement: SimAgreement;
  readonly milestone: SimMilestone;
  readonly dispute: Dispute;
  readonly by: Party;
  /** The buyer's, of what is decided or offered. */
  readonly share: number;
};

async function take(context: Parameters<Command['run']>[0], part: Part, step: Step): Promise<void> {
  const { world, agreement, milestone, dispute, by, share } = part;
  const key = { developerId: agreement.key.developerId, disputeId: dispute.id };
  const externalUserId = agreement[by];
  const statement = 'No.';
  const toBuyer = money(Math.round(milestone.amount * share));
  const offerId = dispute.offer?.id ?? 'off_none';
  world.play(`a dispute: ${step}`);
  switch (step) {
    case 'message':
      return void (await say.message(context, key, { externalUserId, statement })(NO_ANSWER));
    case 'offer': {
      const offer = { externalUserId, toBuyer, returnBy: null, statement };
      return void (await say.offer(context, key, offer)(NO_ANSWER));
    }
    case 'accept_offer': {
      const offered = dispute.offer?.toBuyer ?? toBuyer;
      const shares = divided(milestone, offered);
      return void (await acceptOfferOf(context, key, { externalUserId, offerId, ...shares }, NO_ANSWER));
    }
    case 'decline_offer':
    case 'withdraw_offer':
      return void (await say.endOffer(context, key, { externalUserId, offerId, how: step })(NO_ANSWER));
    case 'escalate':
      return void (await say.escalate(context, key, { externalUserId })(NO_ANSWER));
    case 'seize':
      return void (await say.escalate(context, key, {})(NO_ANSWER));
    case 'decide': {
      const verdict = { ...divided(milestone, toBuyer), code: 'proof', statement };
      return void (await decide(context, key, verdict, NO_ANSWER));
    }
    case 'appeal':
      return void (await say.appeal(context, key, { externalUserId, statement })(NO_ANSWER));
    case 'withdraw':
      return void (await say.withdraw(context, key, { externalUserId })(NO_ANSWER));
  }
}

/** Notes what the seller's side may get from now on. */
function divided({ amount, decidedFor }: SimMilestone, toBuyer: Money) {
  const toSeller = money(amount - toBuyer);
  decidedFor.add(toSeller);
  return { toBuyer, toSeller };
}

/** The fees and limits of what begins from now on; the limits are short enough to end during a walk. */
export function changeTerms(world: World, agreement: SimAgreement): Command {
  const { random } = world;
  const { developerId } = agreement.key;
  const stage = () => random.pick([HOUR, 20 * HOUR, 72 * HOUR]);
  const disputes = {
    answerSeconds: stage(),
    negotiationSeconds: stage(),
    decisionSeconds: stage(),
    appealSeconds: random.pick([0, stage()]),
    onNoAnswer: random.pick(['grant', 'escalate'] as const),
    evidenceDays: 180,
  };
  const fees = random.chance(0.5) ? schedule(random).map((fee) => ({ ...fee, currency: 'NGN' })) : [];
  const { changedAt: _, ...rules } = NO_TERMS;
  return {
    ...about(agreement, `terms of ${developerId}: ${fees.length} fees, ${JSON.stringify(disputes)}`),
    refusals: [],
    run: (context) => changeTermsPolicy(context, developerId, { ...rules, disputes, fees }, NO_ANSWER),
  };
}
