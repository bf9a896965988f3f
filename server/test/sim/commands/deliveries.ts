import type { Context } from '#actions/context.ts';
import { loadAgreement } from '#actions/escrow/change-agreement.ts';
import {
  deliverByCode,
  deliveryCodes,
  type OfDelivery,
  renewDeliveryCode,
} from '#actions/parties/deliver-by-code.ts';
import { violation } from '#test/sim/failure.ts';
import type { SimAgreement, SimMilestone, World } from '#test/sim/world.ts';
import type { Command } from './command.ts';
import { about } from './parts.ts';

const RIDERS = 3;
const STEPS = ['enter', 'enter', 'enter an old one', 'enter an old one', 'guess', 'guess', 'renew'] as const;

/** The buyer asks for another code, or a rider enters one: one that works, one that has ended, or a guess. */
export function handOver(world: World, agreement: SimAgreement): Command {
  const { random } = world;
  const open = agreement.milestones.filter(({ triedBy }) => triedBy.size < 2);
  const milestone = random.pick(open.length > 0 ? open : agreement.milestones);
  const step = random.pick(STEPS);
  const ahead = random.int(0, 3);
  const rider = `rider-${random.int(1, RIDERS)}`;
  return {
    ...about(agreement, `${step} a delivery code of ${milestone.id} as ${rider}`),
    refusals: ['agreement_closed'],
    async run(context) {
      const asked = await ofDelivery(context, agreement, milestone, rider);
      if (!asked) return;
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

/** The milestone as it is now, unless an amendment has dropped it. */
async function ofDelivery(
  context: Context,
  { key }: SimAgreement,
  { id }: SimMilestone,
  linkId: string,
): Promise<OfDelivery | undefined> {
  const agreement = await loadAgreement(context, key);
  const milestone = agreement.milestones.find((one) => one.id === id);
  return milestone && { link: { ...key, id: linkId }, agreement, milestone };
}

function wrong({ codes: { shown } }: SimMilestone): string {
  const guesses = Array.from({ length: shown.size + 1 }, (_, number) => String(number).padStart(6, '0'));
  return guesses.find((code) => !shown.has(code)) ?? '';
}
