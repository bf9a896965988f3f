import type { Context } from '#actions/context.ts';
import { BankUnavailable } from '#core/escrow/bank.ts';
import { Problem } from '#core/problem.ts';
import { HOUR_MS, SECOND_MS } from '#core/time.ts';
import type { Notice } from './bank/bank-scenarios.ts';
import * as commands from './commands/agreements.ts';
import * as amendments from './commands/amendments.ts';
import * as bulk from './commands/bulk.ts';
import type { Command } from './commands/command.ts';
import * as commission from './commands/commission.ts';
import { create } from './commands/creation.ts';
import * as deliveries from './commands/deliveries.ts';
import * as disputes from './commands/disputes.ts';
import * as refunds from './commands/refunds.ts';
import * as release from './commands/release.ts';
import { resolve } from './commands/resolve.ts';
import { violation } from './failure.ts';
import { SimulatedCrash } from './lockstep.ts';
import { KeyExpired, StillRunning } from './once.ts';
import { hear, isBusy, loseJob, runJobs, survive, sweep, watch } from './work.ts';
import type { SimAgreement, World } from './world.ts';

const isDelivered = ({ milestones, paidIn }: SimAgreement) =>
  paidIn > 0 && milestones.some(({ deliveredAt, triedBy }) => deliveredAt !== null && triedBy.size === 1);

const isFunded = ({ paidIn, total, held }: SimAgreement) => paidIn >= total && !held;

const isDisputable: Which = ({ paidIn, held, over, disputed, milestones }) =>
  paidIn > 0 && !held && !over && !disputed && milestones.some(({ triedBy }) => triedBy.size < 2);

/** Shares whose payees may still wait for their money. */
const isShared = ({ milestones }: SimAgreement) =>
  milestones.some(({ shares, triedBy }) => shares.length > 0 && triedBy.size === 2);

type AboutAgreement = (world: World, agreement: SimAgreement) => Command;

/**
 * The actions of this world and their weights; optionally restricted to agreements where the action has an
 * effect.
 */
const WEIGHTS: readonly Weighed[] = [
  [2, { kind: 'create' }],
  [0.5, { kind: 'create many' }],
  [12, { kind: 'command', make: commands.assess, of: ({ account }) => account === null }],
  [14, { kind: 'command', make: commands.confirm }],
  [1, { kind: 'command', make: bulk.confirmMany, of: isFunded }],
  [4, { kind: 'command', make: commands.extend, of: isDelivered }],
  [4, { kind: 'command', make: deliveries.handOver, of: isDisputable }],
  [3, { kind: 'command', make: refunds.refund }],
  [1, { kind: 'command', make: refunds.returnExcess, of: ({ paidIn, total }) => paidIn > total }],
  [1, { kind: 'command', make: refunds.returnUnapplied, of: ({ over }) => over }],
  [2, { kind: 'command', make: refunds.retryRefunds }],
  [1.5, { kind: 'command', make: commands.freeze, of: ({ held }) => !held }],
  [8, { kind: 'command', make: commands.unfreeze, of: ({ held }) => held }],
  [1, { kind: 'command', make: commands.settleRecalls, of: ({ held }) => held }],
  [1, { kind: 'command', make: commands.askBank, of: ({ held }) => held }],
  [0.5, { kind: 'command', make: commands.cancel, of: ({ paidIn }) => paidIn === 0 }],
  [6, { kind: 'command', make: commands.setAccount }],
  [2, { kind: 'command', make: resolve }],
  [8, { kind: 'command', make: commission.cancelOnePayout, of: isShared }],
  [0.5, { kind: 'command', make: commission.setOwnAccount }],
  [0.8, { kind: 'command', make: commission.payOutCommission }],
  [16, { kind: 'command', make: disputes.openDispute, of: isDisputable }],
  [48, { kind: 'command', make: disputes.argue, of: ({ disputed }) => disputed }],
  [0.2, { kind: 'command', make: disputes.changeTerms }],
  [4, { kind: 'command', make: amendments.proposeAmendment }],
  [8, { kind: 'command', make: amendments.answerAmendment, of: ({ proposed }) => proposed }],
  [0.5, { kind: 'command', make: release.changePolicy }],
  [3, { kind: 'command', make: release.liftOne }],
  [0.1, { kind: 'command', make: release.verifySeller }],
  [28, { kind: 'pay in' }],
  [5, { kind: 'recall' }],
  [20, { kind: 'notice' }],
  [24, { kind: 'jobs' }],
  [1, { kind: 'lose a job' }],
  [1, { kind: 'sweep' }],
  [0.3, { kind: 'watch' }],
  [5, { kind: 'time' }],
  [0.4, { kind: 'change the bank' }],
  [0.1, { kind: 'the shop pays' }],
];
/** Actions that go on while the platform is unattended. */
const UNATTENDED: readonly Weighed[] = WEIGHTS.filter(
  ([, activity]) =>
    ['pay in', 'notice', 'jobs', 'sweep', 'time', 'the shop pays'].includes(activity.kind) ||
    // The service pays it out by itself, every day.
    (activity.kind === 'command' && activity.make === commission.payOutCommission),
);
type Weighed = readonly [weight: number, activity: Activity];
type Activity =
  | {
      readonly kind:
        | 'create'
        | 'create many'
        | 'pay in'
        | 'recall'
        | 'notice'
        | 'jobs'
        | 'lose a job'
        | 'sweep'
        | 'watch'
        | 'time'
        | 'change the bank'
        | 'the shop pays';
    }
  | { readonly kind: 'command'; readonly make: AboutAgreement; readonly of?: Which };
type Which = (agreement: SimAgreement) => boolean;

const LEAPS: readonly [times: number, ms: number][] = [
  [8, 2 * SECOND_MS],
  [8, 10 * SECOND_MS],
  [4, 70 * SECOND_MS],
  [4, 600 * SECOND_MS],
  [2, 2 * HOUR_MS],
  [1, 25 * HOUR_MS],
];
const LEAPS_MS = LEAPS.flatMap(([times, ms]) => Array<number>(times).fill(ms));
const LOOK_BACKS_MS = [2 * HOUR_MS, 30 * HOUR_MS];
/** Few enough that clients collide on them; old agreements are still used occasionally. */
const HOT = 30;
const LOOKS = 8;

/** One client: runs actions until the steps of this run are used up. */
export async function client(world: World, nodes: readonly Context[], lastStep: () => number): Promise<void> {
  while (world.steps < lastStep()) {
    world.advance(world.random.int(1, 10));
    await perform(world, nodes, choose(world));
  }
}

function choose(world: World): Activity {
  const weights = world.unattended ? UNATTENDED : WEIGHTS;
  const total = weights.reduce((sum, [weight]) => sum + weight, 0);
  let left = world.random.next() * total;
  for (const [weight, activity] of weights) {
    left -= weight;
    if (left < 0) return activity;
  }
  return { kind: 'time' };
}

async function perform(world: World, nodes: readonly Context[], activity: Activity): Promise<void> {
  const { random } = world;
  const again = world.unattended ? undefined : world.takeRetry();
  if (again) return send(world, nodes, again);
  switch (activity.kind) {
    case 'create':
      return send(world, nodes, create(world));
    case 'create many':
      return send(world, nodes, bulk.createMany(world));
    case 'command': {
      const subject = subjectOf(world, activity.make, activity.of);
      return subject && send(world, nodes, activity.make(world, subject));
    }
    case 'pay in':
      return payIn(world);
    case 'recall': {
      // Often while a hold keeps a payout back.
      const isConfirmed: Which = ({ milestones, held }) =>
        held && milestones.some(({ triedBy }) => triedBy.size === 2);
      const agreement = someAgreement(world, random.chance(0.5) ? isConfirmed : ({ paidIn }) => paidIn > 0);
      world.steps += 1;
      return agreement?.account ? world.bank.recall(agreement.account) : undefined;
    }
    case 'notice': {
      const notice = world.bank.notices.take(world.unattended ? isPlain : undefined);
      return notice && deliver(world, nodes, notice);
    }
    case 'jobs':
      if (!world.jobsMayBeDue) return;
      return survive(() => runJobs(world, random.pick(nodes)));
    case 'lose a job':
      return survive(() => loseJob(world, random.pick(nodes)));
    case 'sweep':
      return survive(() => sweep(world, random.pick(nodes)));
    case 'the shop pays':
      world.steps += 1;
      return world.banks.shopPays(world.bank.shopPays(random.int(1, 1_000)));
    case 'watch':
      return survive(() => watch(world, random.pick(nodes), random.pick(LOOK_BACKS_MS)));
    case 'change the bank':
      // The old bank's payments must be known first, or the new one would pay them again.
      if (world.unreconciled.size > 0) return;
      world.banks.change();
      world.play('another bank is set');
      return world.note(`from now on ${world.banks.current} is the bank`);
    case 'time':
      world.steps += 1;
      return world.advance(random.pick(LEAPS_MS));
  }
}

/** Sends a command, and retries when no response came: perhaps to another process, perhaps never. */
export async function send(world: World, nodes: readonly Context[], command: Command): Promise<void> {
  for (let tries = 1; ; tries++) {
    world.steps += 1;
    const outcome = await attempt(world, world.random.pick(nodes), command);
    world.note(`${command.about} ${command.name} → ${outcome}`);
    world.count(`${command.name.split(' ', 1)[0]} → ${outcome.split(' ', 1)[0]}`);
    learn(world.find(command.about), command, outcome);
    if (outcome !== 'crash' || (world.faults && (tries === 3 || world.random.chance(0.2)))) return;
  }
}

/** How a client learns that a milestone was amended since it last looked. */
const OUT_OF_DATE: readonly string[] = ['not_found', 'validation_failed', 'amount_mismatch'];

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
    const stale = world.find(command.about)?.amended === true && OUT_OF_DATE.includes(error.code);
    if (!stale && !command.refusals.some((code) => code === error.code)) {
      violation(command.about, `${command.name} was refused with ${error.code}: ${error.message}`);
    }
    return error.code;
  }
}

/** Records what a client knows after this response. */
function learn(agreement: SimAgreement | undefined, { name }: Command, outcome: string): void {
  if (!agreement) return;
  if (outcome === 'agreement_closed') agreement.over = true;
  if (outcome === 'agreement_frozen' || (name === 'freeze' && outcome === 'done')) agreement.held = true;
  if (name.startsWith('dispute ') && ['done', 'milestone_disputed'].includes(outcome))
    agreement.disputed = true;
  if (name === 'unfreeze' && outcome !== 'crash') agreement.held = false;
}

/** Mostly into agreements that wait for money. */
function payIn(world: World): void {
  const { random, bank } = world;
  const short: Which = ({ account, paidIn, total }) => account !== null && paidIn < total;
  const agreement = someAgreement(world, random.chance(0.8) ? short : ({ account }) => account !== null);
  if (!agreement?.account) return;
  const { total, milestones } = agreement;
  const some = random.pick(milestones).amount;
  const amount = random.pick([total, total, Math.ceil(total / 2), some, random.int(1, total), total + 7, 1]);
  world.steps += 1;
  agreement.paidIn += amount;
  bank.payIn(agreement.account, amount);
  world.note(`${agreement.key.agreementId} a customer pays in ${amount}`);
}

/** True for a notification that needs no decision. */
function isPlain({ news }: Notice): boolean {
  return news.about === 'transfer' || (news.about === 'deposit' && !news.garbled);
}

/** Without an acknowledgement the bank sends the notification again. */
export async function deliver(world: World, nodes: readonly Context[], notice: Notice): Promise<void> {
  world.steps += 1;
  try {
    world.note(`received ${await hear(world, world.random.pick(nodes), notice)}`);
    if (notice.news.about === 'deposit' && notice.news.garbled)
      world.conflicts.add(notice.news.transactionId);
    world.bank.wasHeard(notice);
  } catch (error) {
    world.note(`received ${JSON.stringify(notice)} → ${String(error)}`);
    if (!(error instanceof SimulatedCrash || error instanceof BankUnavailable || isBusy(error))) throw error;
    world.bank.notices.tellAgain(notice);
  }
}

const DELICATE: ReadonlySet<AboutAgreement> = new Set([
  commands.freeze,
  commands.unfreeze,
  commands.setAccount,
  resolve,
  refunds.refund,
  release.liftOne,
  commission.cancelOnePayout,
]);

const WAITING: ReadonlyMap<AboutAgreement, Which> = new Map<AboutAgreement, Which>([
  [disputes.openDispute, isDisputable],
  [disputes.argue, ({ disputed }) => disputed],
  [amendments.answerAmendment, ({ proposed }) => proposed],
]);

/**
 * Holds, decisions and account changes are timed for the worst moment: while a bank is being asked, or has
 * the payment.
 */
function subjectOf(world: World, make: AboutAgreement, of?: Which): SimAgreement | undefined {
  const { random, holds, bank } = world;
  // These are few, and most disputes and amendments end only when somebody says something.
  const waits = WAITING.get(make);
  const waiting = waits ? world.agreements.filter(waits) : [];
  if (waiting.length > 0) {
    const one = random.pick(waiting);
    return mayBeTouched(world, one) ? one : undefined;
  }
  if (!DELICATE.has(make) || !random.chance(0.6)) return someAgreement(world, of);
  const id = random.chance(0.4) ? holds.askedAbout : bank.orders.delicate(random);
  const agreement = world.find(id);
  return agreement && mayBeTouched(world, agreement) ? agreement : someAgreement(world, of);
}

/** A recent open agreement where the action has an effect; sometimes any. */
function someAgreement(world: World, of: Which = () => true): SimAgreement | undefined {
  const { random, agreements } = world;
  const sense = random.chance(0.9);
  for (let looks = 0; looks < LOOKS && agreements.length > 0; looks++) {
    const reach = Math.min(random.chance(0.95) ? HOT : agreements.length, agreements.length);
    const agreement = agreements[agreements.length - random.int(1, reach)] as SimAgreement;
    if (!mayBeTouched(world, agreement)) continue;
    if (!sense || (of(agreement) && !(agreement.over && random.chance(0.8)))) return agreement;
  }
  return undefined;
}

function mayBeTouched({ unreconciled }: World, { key }: SimAgreement): boolean {
  return !unreconciled.has(key.agreementId);
}
