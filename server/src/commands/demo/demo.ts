import { randomBytes } from 'node:crypto';
import { ConnectionError, Surety, SuretyError } from '@surety/sdk';
import { CommandError, UnreachableError } from '#commands/command-error.ts';
import { apiUrlFrom, type Credentials } from '#commands/credentials.ts';
import { progressLine } from '#commands/program/progress.ts';
import { verifyTestPerson } from '#commands/scenarios/identity-scenarios.ts';
import { wholeNumber } from '#commands/whole-number.ts';
import { chanceOf } from '#twins/kernel/chance.ts';
import { buyer, SELLERS, type Seller, TENANT } from './cast.ts';
import { type Deal, ENDINGS, PAID_OUT, RECALLED } from './deals.ts';

export type DemoOptions = Readonly<Partial<Record<'deals' | 'seed' | 'days', string | undefined>>>;

const DEALS = '80';
const MOST_DEALS = 1_000;
/** The days over which the sales of a new account are spread. An existing clock stays, unless asked. */
const DAYS = '30';
const MOST_DAYS = 365;
const DAY_SECONDS = 86_400;
/** How often the clock is moved on the way. */
const MOVES = 10;
const AT_ONCE = 6;
const PURCHASES = 2.5;
const FEWEST_BUYERS = 12;
const CARD_PAYMENTS = 12;
const VERY_HIGH = 1_000_000_000;
/** A test environment has a quarter of the rate limit, so that some requests are answered 429. */
const RETRIES = 8;

/** The pictures of the verified people: two succeed, one holds a screen to the camera. */
const PEOPLE = [
  ['folake-document', 'folake-selfie', 'folake-selfie-again'],
  ['emeka-document', 'emeka-selfie'],
  ['folake-document', 'folake-selfie-screen'],
] as const;

/** `isLast`: played on the last day, so that its state is there to see. */
type Task = { readonly ending: string; readonly play: () => Promise<unknown>; readonly isLast?: boolean };
type Access = { readonly apiUrl: string; readonly apiKey: string; readonly signIn: string | null };

/** Fills a test environment with sales in every state, through the API. */
export async function demo(
  saved: Credentials | null,
  environment: Readonly<Record<string, string | undefined>>,
  options: DemoOptions,
): Promise<number> {
  const count = wholeNumber('--deals', options.deals ?? DEALS, MOST_DEALS);
  const seed = wholeNumber('--seed', options.seed ?? '1', 2 ** 32 - 1);
  const days = wholeNumber('--days', options.days ?? (saved ? '0' : DAYS), MOST_DAYS);
  const startedAt = performance.now();
  const { apiUrl, apiKey, signIn } = saved
    ? { ...saved, signIn: null }
    : await reached(apiUrlFrom(environment), () => signUp(apiUrlFrom(environment)));
  const surety = new Surety({ apiUrl, apiKey, maxRetries: RETRIES });
  await reached(apiUrl, async () => {
    await checkEnvironment(surety);
    await prepare(surety);
  });
  const tasks = [...dealsOf(surety, count, seed), ...others(surety, apiUrl)];
  const failed = await playAll(tasks, days === 0 ? [] : movesOf(surety, days));
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(0);
  console.log(`\nDone in ${seconds} s. Look at ${new URL('/dashboard/test', apiUrl)}${signIn ?? ''}`);
  if (failed === 0) return 0;
  throw new CommandError(`${failed} of the sales stopped on the way; the messages are above.`);
}

/** Without a key, the demo gets an account of its own. */
async function signUp(apiUrl: string): Promise<Access> {
  const email = `demo-${randomBytes(4).toString('hex')}@example.com`;
  const password = randomBytes(12).toString('base64url');
  const { apiKey: liveKey } = await new Surety({ apiUrl }).developer.signup({ email, password });
  const live = new Surety({ apiUrl, apiKey: liveKey });
  const made = await live.developer.apiKeys.create({ environment: 'test', label: 'surety demo' });
  if ('approval' in made) throw new CommandError('A new account needs no approval, but this one does.');
  return {
    apiUrl,
    apiKey: made.apiKey,
    signIn: `\n  E-mail address  ${email}\n  Password        ${password}`,
  };
}

async function checkEnvironment(surety: Surety): Promise<void> {
  const { environment } = await surety.developer.retrieve();
  if (environment === 'test') return;
  throw new CommandError(
    'The demo needs a test key (svc_test_…), because nothing that it makes can be deleted. Without a key it makes an account of its own: `surety logout`.',
  );
}

async function prepare(surety: Surety): Promise<void> {
  for (const { id, account } of SELLERS) if (account) await surety.escrow.payoutAccounts.set(id, account);
  await surety.mail.changeSettings({ senderName: 'Corner Market', color: '#17663f' });
  const reason = 'Three charge-backs in one week.';
  await surety.fraud.lists.add({ on: 'user', type: 'block', value: 'buyer-blocked', reason });
  await surety.fraud.lists.add({ on: 'email_domain', type: 'watch', value: 'throwaway.example', reason });
}

/** Each ending as often as its share says, at least once, in random order. */
function dealsOf(surety: Surety, count: number, seed: number): Task[] {
  const chance = chanceOf(seed, 'demo');
  const run = randomBytes(3).toString('hex');
  const pick = <Thing>(things: readonly Thing[]) =>
    things[Math.floor(chance.next() * things.length)] as Thing;
  const tasks: Task[] = [];
  // Two or three purchases each: more in one minute look like a stolen account.
  const buyers = Math.max(FEWEST_BUYERS, Math.ceil(count / PURCHASES));
  const add = (ending: string, play: (deal: Deal) => Promise<unknown>, seller: Seller, isLast = false) => {
    const [title, price] = pick(seller.offers);
    const regular = buyer(tasks.length % buyers);
    const reference = `demo-${run}-${String(tasks.length + 1).padStart(3, '0')}`;
    tasks.push({
      ending,
      isLast,
      play: () =>
        play({ surety, reference, buyer: price > VERY_HIGH ? TENANT : regular, seller, title, price }),
    });
  };
  const reliable = SELLERS.filter(({ account, offers }) => account && offers.length > 1);
  const total = Object.values(ENDINGS).reduce((sum, { share }) => sum + share, 0);
  for (const [ending, { share, play }] of Object.entries(ENDINGS)) {
    const times = Math.max(1, Math.round((count * share) / total));
    for (let time = 0; time < times; time++) add(ending, play, pick(reliable), time === 0);
  }
  for (const seller of SELLERS) {
    if (!seller.account) add('no payout account', PAID_OUT, seller);
    else if (!reliable.includes(seller)) add(seller.ending ?? 'disbursed', PAID_OUT, seller);
  }
  add('recalled by the bank', RECALLED, pick(reliable));
  return tasks
    .map((task) => ({ task, at: chance.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ task }) => task);
}

/** What is not a sale: payments of other channels, and people who were verified. */
function others(surety: Surety, apiUrl: string): Task[] {
  const payments = Array.from({ length: CARD_PAYMENTS }, (_each, index) => ({
    ending: 'card payment, scored',
    play: async () => {
      const isStolen = index % 4 === 0;
      const assessment = await surety.fraud.assess({
        platformUserId: isStolen ? `card-thief-${index}` : buyer(index).id,
        transactionAmount: 150_000 * (index + 1),
        deviceFingerprint: isStolen ? 'emulator' : `phone-of-${buyer(index).id}`,
        simulateVpn: isStolen,
        simulateImpossibleTravel: index === 4,
      });
      const outcome = isStolen ? ('fraud' as const) : ('legitimate' as const);
      await surety.fraud.label(assessment.id, { outcome, reason: 'Known a week later.' });
    },
  }));
  const people = PEOPLE.map((pictures, index) => ({
    ending: 'identity checked',
    play: () => verifyTestPerson(surety, apiUrl, buyer(index).id, pictures),
  }));
  return [...payments, ...people];
}

/** Moves the clock of the test environment by a part of the days each. */
function movesOf(surety: Surety, days: number): (() => Promise<void>)[] {
  const advanceSeconds = Math.floor((days * DAY_SECONDS) / MOVES);
  return Array.from({ length: MOVES }, () => async () => {
    const { now } = await surety.sandbox.clock();
    const to = new Date(Date.parse(now) + advanceSeconds * 1_000).toISOString();
    for (let reached = false; !reached; ) ({ reached } = await surety.sandbox.moveClock({ to }));
  });
}

/** Plays the tasks in as many parts as there are moves, and then those of the last day. */
async function playAll(all: readonly Task[], moves: readonly (() => Promise<void>)[]): Promise<number> {
  const done = new Map<string, number>();
  const progress = progressLine(process.stderr, undefined, 'playing');
  let failed = 0;
  let played = 0;
  const next = async (queue: Iterable<Task>) => {
    for (const { ending, play } of queue) {
      try {
        await play();
        done.set(ending, (done.get(ending) ?? 0) + 1);
      } catch (error) {
        if (!(error instanceof SuretyError || error instanceof CommandError)) throw error;
        failed += 1;
        console.error(`${ending}: ${error.message}`);
      }
      played += 1;
      progress.show({ stage: 'sales', done: played, total: all.length });
    }
  };
  const playPart = async (part: readonly Task[]) => {
    const queue = part.values();
    await Promise.all(Array.from({ length: AT_ONCE }, () => next(queue)));
  };
  const earlier = all.filter(({ isLast }) => !isLast);
  for (const [index, move] of moves.entries()) {
    await playPart(earlier.filter((_each, at) => at % moves.length === index));
    await move();
  }
  await playPart(moves.length > 0 ? all.filter(({ isLast }) => isLast) : all);
  progress.clear();
  for (const [ending, times] of [...done].sort(([, a], [, b]) => b - a)) {
    console.log(`${String(times).padStart(5)}  ${ending}`);
  }
  return failed;
}

async function reached<Answer>(apiUrl: string, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ConnectionError) {
      throw new UnreachableError(`No Surety server responds at ${apiUrl}. Is it running?`);
    }
    throw error instanceof SuretyError ? new CommandError(`${error.message} (${error.code})`) : error;
  }
}
