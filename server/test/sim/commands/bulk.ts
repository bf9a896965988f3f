import {
  type ConfirmationOf,
  confirmMilestones,
  createAgreements,
  type Outcomes,
} from '#actions/escrow/bulk.ts';
import type { Problem, ProblemCode } from '#core/problem.ts';
import { violation } from '#test/sim/failure.ts';
import { once } from '#test/sim/once.ts';
import type { SimAgreement, SimMilestone, World } from '#test/sim/world.ts';
import type { Command } from './command.ts';
import { type Created, DEVELOPERS, planAgreement, viewOf } from './creation.ts';
import { about, newKey } from './parts.ts';

const MOST_ITEMS = 4;
const RECENT = 30;

type Outcome<View> = { readonly view: View } | { readonly problem: Problem['code'] };

/** What a client reads of the answer to a bulk call: each item's view, or the code of its problem. */
function viewEach<Result, View>(view: (result: Result) => View) {
  return (outcomes: Outcomes<Result>): Outcome<View>[] =>
    outcomes.map((one) => ('result' in one ? { view: view(one.result) } : { problem: one.problem.code }));
}

/** Several creations in one call, each with an outcome of its own, all of them once. */
export function createMany(world: World): Command {
  const { random } = world;
  const developerId = random.pick(DEVELOPERS);
  const plans = Array.from({ length: random.int(2, MOST_ITEMS) }, () =>
    planAgreement(world, developerId, true),
  );
  const key = newKey(world);
  return {
    name: `bulk create ${plans.map(({ name }) => name).join('; ')}`,
    about: plans[0]?.input.buyerExternalId ?? '',
    refusals: [],
    async run(context) {
      const items = plans.map(({ input }) => input);
      const outcomes = await once(context, developerId, key, viewEach(viewOf), (answerFor) =>
        createAgreements(context, developerId, items, answerFor),
      );
      world.play('a bulk call');
      if (outcomes.length !== plans.length)
        violation('', `a bulk call of ${plans.length} items answered with ${outcomes.length}`);
      for (const [index, outcome] of outcomes.entries())
        refuseOtherThan(outcome, ['validation_failed'], (created: Created) =>
          plans[index]?.remember(created),
        );
    },
  };
}

type Item = {
  readonly agreement: SimAgreement;
  readonly milestone: SimMilestone;
  readonly party: 'buyer' | 'seller';
};

/** Several confirmations in one call, often of one agreement. */
export function confirmMany(world: World, agreement: SimAgreement): Command {
  const { random } = world;
  const { developerId } = agreement.key;
  const others = world.agreements
    .slice(-RECENT)
    .filter(({ key }) => key.developerId === developerId && !world.unreconciled.has(key.agreementId));
  const items = Array.from({ length: random.int(2, MOST_ITEMS) }, (): Item => {
    const of = random.chance(0.5) ? agreement : random.pick([agreement, ...others]);
    const party = random.pick(['buyer', 'seller'] as const);
    return { agreement: of, milestone: random.pick(of.milestones), party };
  });
  const confirmations: ConfirmationOf[] = items.map(({ agreement: of, milestone, party }) => ({
    agreementId: of.key.agreementId,
    milestoneId: milestone.id,
    externalUserId: of[party],
  }));
  const key = newKey(world);
  return {
    ...about(
      agreement,
      `bulk confirm ${items.map(({ milestone, party }) => `${milestone.id} as ${party}`).join(', ')}`,
    ),
    refusals: [],
    async run(context) {
      for (const { milestone, party } of items) {
        milestone.triedBy.add(party);
        if (party === 'seller') milestone.deliveredAt ??= world.clock().getTime();
      }
      const outcomes = await once(
        context,
        developerId,
        key,
        viewEach(() => null),
        (answerFor) => confirmMilestones(context, developerId, confirmations, answerFor),
      );
      world.play('a bulk call');
      for (const [index, { agreement: of, milestone, party }] of items.entries()) {
        refuseOtherThan(
          outcomes[index] ?? { problem: 'not_found' },
          [
            ...([
              'agreement_frozen',
              'milestone_disputed',
              'milestone_refunded',
              'milestone_resolved',
            ] as const),
            // An amendment has dropped it since the client looked.
            ...(of.amended ? (['not_found'] as const) : []),
          ],
          () => of.acknowledged.push({ milestoneId: milestone.id, party }),
        );
      }
    },
  };
}

function refuseOtherThan<View>(
  outcome: Outcome<View>,
  refusals: readonly ProblemCode[],
  done: (view: View) => void,
): void {
  if ('view' in outcome) done(outcome.view);
  else if (!refusals.some((code) => code === outcome.problem))
    violation('', `an item of a bulk call was refused with ${outcome.problem}`);
}
