import type { Context } from '#actions/context.ts';
import { loadAgreement } from '#actions/escrow/change-agreement.ts';
import {
  deliverByCode,
  deliveryCodes,
  type OfDelivery,
  renewDeliveryCode,
} from '#actions/parties/deliver-by-code.ts';
import type { Agreement } from '#core/escrow/agreement.ts';
import { costOf } from '#core/escrow/milestone.ts';
import { violation } from '#test/sim/failure.ts';
import type { SimAgreement, SimMilestone, World } from '#test/sim/world.ts';
import type { Command } from './command.ts';
import { about } from './parts.ts';

const RIDERS = 3;
const STEPS = ['enter', 'enter', 'enter an old one', 'enter an old one', 'guess', 'guess', 'renew'] as const;

/** The buyer asks for another code, or a rider enters one: one that works, one that has ended, or a guess. */
export function handOver(world: World, agreement: SimAgreement): Command {
  const { random } = world;
  const order = random.shuffle(agreement.milestones);
  const step = random.pick(STEPS);
  const ahead = random.int(0, 3);
  const rider = `rider-${random.int(1, RIDERS)}`;
  return {
    ...about(agreement, `${step} a delivery code as ${rider}`),
    refusals: ['agreement_closed'],
    async run(context) {
      const shownNow = await loadAgreement(context, agreement.key);
      const milestone = order.find(({ id }) => isCovered(shownNow, id)) ?? order[0];
      const asked = milestone && ofDelivery(shownNow, agreement, milestone, rider);
      if (!milestone || !asked) return;
      const { codes } = milestone;
      const shown = await deliveryCodes(context, asked);
      for (const code of shown) codes.shown.add(code);
      if (step === 'renew' || (step === 'enter an old one' && codes.ended.size === 0)) {
        // When the answer is lost, the codes may still work.
        codes.renewed = true;
        await renewDeliveryCode(context, asked);
        for (const code of shown) codes.ended.add(code);
        world.play('a delivery code: renewed');
      }
      if (step === 'renew') return;
      const old = [...codes.ended][ahead];
      const code = { enter: shown[ahead], 'enter an old one': old, guess: wrong(milestone) }[step];
      if (code !== undefined) await enter(context, { world, milestone, asked }, code);
    },
  };
}

type Entry = { readonly world: World; readonly milestone: SimMilestone; readonly asked: OfDelivery };

async function enter(context: Context, { world, milestone, asked }: Entry, code: string): Promise<void> {
  const { codes } = milestone;
  const { shown, ended } = codes;
  const mayWork = shown.has(code) && !ended.has(code);
  if (mayWork) {
    codes.entered = true;
    milestone.triedBy.add('buyer');
    milestone.triedBy.add('seller');
  }
  const entered = await deliverByCode(context, asked, { code, typedAt: null });
  const how = 'refused' in entered ? entered.refused : 'released';
  world.play(`a delivery code: ${how}`);
  // Another client may have asked for a new code meanwhile.
  if (how === 'wrong_code' && mayWork && !codes.renewed)
    violation(asked.agreement.id, `a delivery code of ${milestone.id} works, and was refused`);
}

/** Usually one that a code can release. */
function isCovered({ milestones, balances }: Agreement, id: string): boolean {
  const milestone = milestones.find((one) => one.id === id);
  return milestone?.settlement === 'OPEN' && !milestone.dispute && costOf(milestone) <= balances.escrow;
}

/** The milestone as it is now, unless an amendment has dropped it. */
function ofDelivery(
  agreement: Agreement,
  { key }: SimAgreement,
  { id }: SimMilestone,
  linkId: string,
): OfDelivery | undefined {
  const milestone = agreement.milestones.find((one) => one.id === id);
  return milestone && { link: { ...key, id: linkId }, agreement, milestone };
}

function wrong({ codes: { shown } }: SimMilestone): string {
  const guesses = Array.from({ length: shown.size + 1 }, (_, number) => String(number).padStart(6, '0'));
  return guesses.find((code) => !shown.has(code)) ?? '';
}
