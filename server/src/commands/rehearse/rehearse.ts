import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { CommandError } from '#commands/command-error.ts';
import { wholeNumber } from '#commands/whole-number.ts';
import { SECRET_START } from '#core/events/webhook.ts';
import { chanceOf } from '#twins/kernel/chance.ts';
import type { Deal, Facts } from './deal.ts';
import { type Delivery, deliveriesOf, messageOf, TRIALS } from './deliveries.ts';
import { openReport, type Report, type Verdict } from './report.ts';
import { playMonth } from './scenarios.ts';

export type RehearseFlags = {
  readonly against?: string | undefined;
  readonly secret?: string | undefined;
  readonly seed?: string | undefined;
  readonly deals?: string | undefined;
  readonly state?: string | undefined;
};

const MOST_DEALS = 10_000;
/** As long as Surety itself waits. */
const TIMEOUT_MS = 15_000;
/** What the service does over three days is done here in a second, so that a restart is no failure. */
const RETRY_MS = [50, 250, 1_000];
/** After so many that were never taken, the next ones are tried once: it is not going to change its mind. */
const PATIENCE = 5;
const PROGRESS_MS = 2_000;

/**
 * Drives a receiver of webhooks through a bad month and says which of the rules in docs/webhooks.md its
 * answers broke. No service is needed, and no money moves: the deals are made up, their events are not.
 */
export async function rehearse(flags: RehearseFlags): Promise<number> {
  const url = receiverOf(flags.against);
  const { secret = '' } = flags;
  if (!secret.startsWith(SECRET_START)) {
    const fresh = `${SECRET_START}${randomBytes(24).toString('base64')}`;
    throw new CommandError(`Say what your receiver checks with: --secret whsec_… A new one is ${fresh}`);
  }
  const seed = wholeNumber('--seed', flags.seed ?? '1', 2 ** 32 - 1);
  const deals = playMonth(
    wholeNumber('--deals', flags.deals ?? '40', MOST_DEALS),
    chanceOf(seed, 'scenarios'),
  );
  const streams = deals.map(({ events }) => events);
  const deliveries = deliveriesOf(streams, chanceOf(seed, 'deliveries'));
  console.log(`${deals.length} deals, ${deliveries.length} messages to ${url}, seed ${seed}.\n`);

  const report = openReport();
  let told = performance.now();
  for (const [at, delivery] of deliveries.entries()) {
    const verdict = await put(delivery, url, secret, report.givenUp() < PATIENCE ? RETRY_MS : []);
    if (at === 0 && !verdict.answered)
      throw new CommandError(`Nobody takes webhooks at ${url}: ${verdict.said}.`);
    report.note(delivery.trial, verdict, delivery);
    if (performance.now() - told > PROGRESS_MS) {
      console.log(`  ${at + 1} of ${deliveries.length} sent`);
      told = performance.now();
    }
  }
  if (flags.state !== undefined) await compareStates(deals, flags.state, report);
  return report.print(flags.state !== undefined);
}

function receiverOf(text: string | undefined): string {
  if (text !== undefined && URL.canParse(text) && /^https?:/.test(text)) return text;
  throw new CommandError('Say where your receiver is: --against http://localhost:4000/webhooks');
}

/** Sends again what got no answer, or one that speaks of trouble; any other answer counts. */
async function put(
  delivery: Delivery,
  url: string,
  secret: string,
  waitsMs: readonly number[],
): Promise<Verdict> {
  const wanted = TRIALS[delivery.trial].must === 'take' ? 2 : 4;
  for (let tries = 1; ; tries++) {
    const status = await send(delivery, url, secret);
    const answered = typeof status === 'number';
    const said = answered ? `answered ${status}` : status;
    const waitMs = waitsMs[tries - 1];
    if ((answered && status < 500) || waitMs === undefined) {
      return { kept: answered && Math.floor(status / 100) === wanted, answered, said, tries };
    }
    await sleep(waitMs);
  }
}

async function send(delivery: Delivery, url: string, secret: string): Promise<number | string> {
  const { headers, body } = messageOf(delivery, secret);
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
    await response.body?.cancel();
    return response.status;
  } catch (error) {
    const { name, cause } = error as Error & { cause?: NodeJS.ErrnoException };
    return name === 'TimeoutError' ? 'did not answer within 15 s' : (cause?.code ?? 'connection failed');
  }
}

/** What the receiver has made of it all, where it can be asked. Only what it names is compared. */
async function compareStates(deals: readonly Deal[], template: string, report: Report): Promise<void> {
  for (const deal of deals) {
    const facts = deal.facts();
    const url = template.replace('{id}', encodeURIComponent(deal.id));
    const known = await readState(url);
    for (const name of Object.keys(facts) as (keyof Facts)[]) {
      if (known !== null && !(name in known)) continue;
      const kept = known !== null && known[name] === facts[name];
      const said = known === null ? 'no JSON object there' : `${name} is ${known[name]}, not ${facts[name]}`;
      report.noteState(kept, `${deal.id}: ${said}`);
    }
  }
}

async function readState(url: string): Promise<Readonly<Record<string, unknown>> | null> {
  try {
    const answer: unknown = await (await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })).json();
    return typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
