import { accept, end, propose } from '#actions/escrow/amendments/change-amendment.ts';
import { loadAgreement } from '#actions/escrow/change-agreement.ts';
import type { Agreement } from '#core/escrow/agreement.ts';
import { newMilestone } from '#core/escrow/amendments/agreed-terms.ts';
import {
  type Amendment,
  type AmendmentAction,
  isAllowed,
  isOpen,
} from '#core/escrow/amendments/amendment.ts';
import type { Operation } from '#core/escrow/amendments/propose.ts';
import type { Milestone } from '#core/escrow/milestone.ts';
import { money } from '#core/escrow/money.ts';
import { HOUR_MS } from '#core/time.ts';
import { NO_ANSWER } from '#store/idempotency.ts';
import type { SimAgreement, SimMilestone, SimTerms, World } from '#test/sim/world.ts';
import type { Command } from './command.ts';
import { payees, shownOf, untouched } from './creation.ts';
import { about } from './parts.ts';

const SIDES = ['buyer', 'seller', 'platform'] as const;
const KINDS = ['change', 'change', 'change', 'add', 'drop', 'pay later'] as const;

export function proposeAmendment(world: World, agreement: SimAgreement): Command {
  const { random } = world;
  const by = random.pick(SIDES);
  const kind = random.pick(KINDS);
  const { id: milestoneId, shares } = random.pick(agreement.milestones);
  const amount = money(random.int(1, 500));
  const later = (hours: readonly number[]) =>
    new Date(world.clock().getTime() + random.pick(hours) * HOUR_MS);
  const terms = {
    amount,
    ...(shares.length > 0 && { shares: payees(random, amount) }),
    ...(random.chance(0.3) && { inspectionSeconds: random.pick([3_600, 7_200, null]) }),
    ...(random.chance(0.2) && { deliverBy: random.chance(0.3) ? null : later([1, 20, 200]) }),
  };
  const operations: Operation[] = {
    change: [{ type: 'change' as const, milestoneId, ...terms }],
    add: [{ type: 'add' as const, title: 'New', ...terms }],
    drop: [{ type: 'drop' as const, milestoneId }],
    'pay later': [],
  }[kind];
  const proposal = {
    operations,
    statement: null,
    ...(kind === 'pay later' || random.chance(0.1) ? { fundBy: later([1, 20, 200]) } : {}),
    ...(by !== 'platform' && { externalUserId: agreement[by] }),
  };
  return {
    ...about(agreement, `propose as ${by}: ${kind} ${milestoneId} ${amount}`),
    refusals: [
      'agreement_frozen',
      'agreement_closed',
      'milestone_not_amendable',
      'amendment_open',
      // It would change nothing, drop the last milestone, or be due in the past.
      'validation_failed',
    ],
    async run(context) {
      await propose(context, agreement.key, proposal, NO_ANSWER);
      agreement.proposed = true;
    },
  };
}

const STEPS: readonly AmendmentAction[] = ['accept', 'accept', 'accept', 'decline', 'withdraw'];

/** Usually an answer that its side may give, so that amendments come into force. */
export function answerAmendment(world: World, agreement: SimAgreement): Command {
  const { random } = world;
  const how = random.pick(STEPS);
  const sides = random.shuffle(SIDES);
  const sense = random.chance(0.9);
  return {
    ...about(agreement, `answer the amendment: ${how}`),
    refusals: ['agreement_frozen', 'amendment_closed', 'amendment_action_refused'],
    async run(context) {
      const seen = await loadAgreement(context, agreement.key);
      const { amendment } = seen;
      if (agreement.proposed && amendment?.status === 'LAPSED') world.play('an amendment: lapsed');
      agreement.proposed = isOpen(amendment);
      if (!isOpen(amendment)) return;
      const by = sense ? sides.find((side) => isAllowed(amendment, side, how)) : sides[0];
      if (by === undefined || (by === 'platform' && how !== 'withdraw')) return;
      const key = { ...agreement.key, amendmentId: amendment.id };
      const said = by === 'platform' ? {} : { externalUserId: agreement[by] };
      if (how === 'accept') {
        if (!said.externalUserId) return;
        mayBeInForce(world, agreement, amendment);
        await accept(context, key, { externalUserId: said.externalUserId }, NO_ANSWER);
      } else await end(context, key, { ...said, how }, NO_ANSWER);
      world.play(`an amendment: ${how}`);
      learn(world, agreement, await loadAgreement(context, agreement.key));
    },
  };
}

/** From now on the new terms may be in force, whether or not an answer arrives. */
function mayBeInForce(world: World, agreement: SimAgreement, { milestones }: Amendment): void {
  agreement.amended = true;
  for (const { after } of milestones) {
    if (after) noteTerms(world, agreement, newMilestone(after));
  }
}

function noteTerms(world: World, agreement: SimAgreement, shown: Milestone): SimMilestone {
  const { id, ...terms } = shownOf(shown);
  const known = world.findMilestone(id);
  const milestone = known ?? { id, ...terms, ...untouched() };
  if (known) keepTerms(known, terms);
  world.rememberMilestone(agreement, milestone);
  return milestone;
}

function keepTerms({ otherTerms }: SimMilestone, terms: SimTerms): void {
  const text = JSON.stringify(terms);
  if (!otherTerms.some((one) => JSON.stringify(one) === text)) otherTerms.push(terms);
}

/** Takes over what an answer shows: what was agreed before may still be in another client's mind. */
function learn(world: World, agreement: SimAgreement, { milestones, totalAmount }: Agreement): void {
  agreement.total = milestones.reduce((sum, { fees }) => {
    return sum + fees.reduce((own, { buyer }) => own + buyer, 0);
  }, totalAmount as number);
  agreement.milestones = milestones.map((shown) => {
    const { id, ...terms } = shownOf(shown);
    const known = world.findMilestone(id) ?? noteTerms(world, agreement, shown);
    const { amount, fees, shares, releasedAfterMs } = known;
    keepTerms(known, { amount, fees, shares, releasedAfterMs });
    Object.assign(known, terms);
    world.rememberMilestone(agreement, known);
    return known;
  });
}
