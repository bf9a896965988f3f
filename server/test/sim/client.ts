import type { Context } from '#actions/context.ts';
import { BankUnavailable } from '#core/escrow/bank.ts';
import { Problem } from '#core/problem.ts';
import type { Notice } from './bank/bank-stories.ts';
import type { Command } from './command.ts';
import * as commands from './commands.ts';
import { violation } from './failure.ts';
import { SimulatedCrash } from './lockstep.ts';
import { KeyExpired, StillRunning } from './once.ts';
import { resolve } from './resolve.ts';
import { hear, isBusy, loseJob, runJobs, survive, sweep } from './work.ts';
import type { SimAgreement, World } from './world.ts';

type AboutAgreement = (world: World, agreement: SimAgreement) => Command;

/** What happens in this world, and how often. */
const WEIGHTS: readonly [weight: number, activity: Activity][] = [
  [4, { kind: 'create' }],
  [6, { kind: 'command', make: commands.assess }],
  [24, { kind: 'command', make: commands.confirm }],
  [4, { kind: 'command', make: commands.refund }],
  [2, { kind: 'command', make: commands.returnExcess }],
  [2, { kind: 'command', make: commands.returnUnapplied }],
  [1, { kind: 'command', make: commands.retryRefunds }],
  [2, { kind: 'command', make: commands.freeze }],
  [4, { kind: 'command', make: commands.unfreeze }],
  [1, { kind: 'command', make: commands.cancel }],
  [3, { kind: 'command', make: commands.setAccount }],
  [2, { kind: 'command', make: resolve }],
  [10, { kind: 'pay in' }],
  [18, { kind: 'notice' }],
  [18, { kind: 'jobs' }],
  [1, { kind: 'lose a job' }],
  [1, { kind: 'sweep' }],
  [4, { kind: 'time' }],
  [0.4, { kind: 'change the bank' }],
];
type Activity =
  | {
      readonly kind:
        | 'create'
        | 'pay in'
        | 'notice'
        | 'jobs'
        | 'lose a job'
        | 'sweep'
        | 'time'
        | 'change the bank';
    }
  | { readonly kind: 'command'; readonly make: AboutAgreement };

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const LEAPS: readonly [times: number, ms: number][] = [
  [8, 2 * SECOND],
  [8, 10 * SECOND],
  [4, 70 * SECOND],
  [4, 600 * SECOND],
  [2, 2 * HOUR],
  [1, 25 * HOUR],
];
const LEAPS_MS = LEAPS.flatMap(([times, ms]) => Array<number>(times).fill(ms));
/** Few enough that clients meet on them; old ones still get a visit now and then. */
const HOT = 24;
const WARM = 250;

/** One client: does one thing after the other until the steps of this run are used up. */
export async function client(world: World, nodes: readonly Context[], lastStep: number): Promise<void> {
  while (world.steps < lastStep) {
    world.advance(world.random.int(1, 10));
    await act(world, nodes, choose(world));
  }
}

function choose(world: World): Activity {
  const total = WEIGHTS.reduce((sum, [weight]) => sum + weight, 0);
  let left = world.random.next() * total;
  for (const [weight, activity] of WEIGHTS) {
    left -= weight;
    if (left < 0) return activity;
  }
  return { kind: 'time' };
}

async function act(world: World, nodes: readonly Context[], activity: Activity): Promise<void> {
  const { random } = world;
  const again = world.takeRetry();
  if (again) return send(world, nodes, again);
  switch (activity.kind) {
    case 'create':
      return send(world, nodes, commands.create(world));
    case 'command':
      if (world.agreements.length === 0) return;
      return send(world, nodes, activity.make(world, subjectOf(world, activity.make)));
    case 'pay in':
      return payIn(world);
    case 'notice': {
      const notice = world.bank.takeNotice();
      return notice && deliver(world, nodes, notice);
    }
    case 'jobs':
      if (!world.jobsMayBeDue) return;
      return survive(() => runJobs(world, random.pick(nodes)));
    case 'lose a job':
      return survive(() => loseJob(world, random.pick(nodes)));
    case 'sweep':
      return survive(() => sweep(world, random.pick(nodes)));
    case 'change the bank':
      world.banks.change();
      return world.note(`from now on ${world.banks.current} is the bank`);
    case 'time':
      world.steps += 1;
      return world.advance(random.pick(LEAPS_MS));
  }
}

/** Sends a command, and sends it again when no answer came: perhaps to another process, perhaps never. */
export async function send(world: World, nodes: readonly Context[], command: Command): Promise<void> {
  for (let tries = 1; ; tries++) {
    world.steps += 1;
    const outcome = await attempt(world, world.random.pick(nodes), command);
    world.note(`${command.about} ${command.name} → ${outcome}`);
    world.count(`${command.name.split(' ', 1)[0]} → ${outcome.split(' ', 1)[0]}`);
    if (outcome !== 'crash' || (world.faults && (tries === 3 || world.random.chance(0.2)))) return;
  }
}

async function attempt(world: World, context: Context, command: Command): Promise<string> {
  try {
    await command.run(context);
    return 'done';
  } catch (error) {
    if (error instanceof SimulatedCrash) return 'crash';
    if (error instanceof StillRunning) {
      world.retryLater(command);
      return 'still running';
    }
    if (error instanceof KeyExpired) return 'key expired';
    if (isBusy(error)) return 'too busy';
    if (!(error instanceof Problem)) throw error;
    if (!command.refusals.some((code) => code === error.code)) {
      violation(command.about, `${command.name} was refused with ${error.code}: ${error.message}`);
    }
    return error.code;
  }
}

function payIn(world: World): void {
  const { random, bank } = world;
  const agreement = world.agreements.length > 0 ? someAgreement(world) : null;
  if (!agreement?.account) return;
  const { total, milestones } = agreement;
  const some = random.pick(milestones).amount;
  const amount = random.pick([total, total, Math.ceil(total / 2), some, random.int(1, total), total + 7, 1]);
  world.steps += 1;
  bank.payIn(agreement.account, amount);
  world.note(`${agreement.key.agreementId} a customer pays in ${amount}`);
}

/** Without our word that we got it, the bank tells us again. */
export async function deliver(world: World, nodes: readonly Context[], notice: Notice): Promise<void> {
  world.steps += 1;
  try {
    world.note(`heard of ${await hear(world, world.random.pick(nodes), notice)}`);
    if (notice.news.about === 'deposit' && notice.news.garbled)
      world.conflicts.add(notice.news.transactionId);
    world.bank.wasHeard(notice);
  } catch (error) {
    world.note(`heard of ${JSON.stringify(notice)} → ${String(error)}`);
    if (!(error instanceof SimulatedCrash || error instanceof BankUnavailable || isBusy(error))) throw error;
    world.bank.tellAgain(notice);
  }
}

/** Holds and other accounts come when they hurt most: while a bank is being asked. */
function subjectOf(world: World, make: AboutAgreement): SimAgreement {
  const hurts = make === commands.freeze || make === commands.setAccount;
  const delicate = hurts && world.random.chance(0.5);
  return (delicate && world.find(world.holds.askedAbout)) || someAgreement(world);
}

function someAgreement(world: World): SimAgreement {
  const { random, agreements } = world;
  const reach = random.chance(0.3) ? HOT : random.chance(0.95) ? WARM : agreements.length;
  return agreements[agreements.length - random.int(1, Math.min(reach, agreements.length))] as SimAgreement;
}
