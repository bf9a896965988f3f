import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { CommandError, UsageError } from '#commands/command-error.ts';
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
/** The timeout that Surety itself uses. */
const TIMEOUT_MS = 15_000;
/** The service retries over three days; here retries take a second, so that a restart is not a failure. */
const RETRY_MS = [50, 250, 1_000];
/** After this many deliveries that never succeeded, the rest is tried only once. */
const PATIENCE = 5;
const PROGRESS_MS = 2_000;
/** Characters of a response in the report. */
const MOST_QUOTED = 100;

/**
 * Tests a webhook receiver with a simulated month of trouble, and reports which rules of docs/webhooks.md its
 * responses broke. No service is needed and no money moves: the deals are invented, but their events are
 * real.
 */
export async function rehearse(flags: RehearseFlags): Promise<number> {
  const url = receiverOf(flags.against);
  const { secret = '' } = flags;
  if (!secret.startsWith(SECRET_START)) {
    const fresh = `${SECRET_START}${randomBytes(24).toString('base64')}`;
    throw new UsageError(
      `Name the secret that your receiver verifies with: --secret whsec_… A new one is ${fresh}`,
    );
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
  let reportedAt = performance.now();
  for (const [at, delivery] of deliveries.entries()) {
    const verdict = await put(delivery, url, secret, report.givenUp() < PATIENCE ? RETRY_MS : []);
    if (at === 0 && !verdict.answered)
      throw new CommandError(`No webhook receiver responds at ${url}: ${verdict.said}.`);
    report.note(delivery.trial, verdict, delivery);
    if (performance.now() - reportedAt > PROGRESS_MS) {
      console.log(`  ${at + 1} of ${deliveries.length} sent`);
      reportedAt = performance.now();
    }
  }
  if (flags.state !== undefined) await compareStates(deals, flags.state, report);
  return report.print(flags.state !== undefined);
}

function receiverOf(text: string | undefined): string {
  if (text !== undefined && URL.canParse(text) && /^https?:/.test(text)) return text;
  throw new UsageError('Name the URL of your receiver: --against http://localhost:4000/webhooks');
}

/** Retries when there is no response or a 5xx; any other response counts. */
async function put(
  delivery: Delivery,
  url: string,
  secret: string,
  waitsMs: readonly number[],
): Promise<Verdict> {
  const wanted = TRIALS[delivery.trial].must === 'take' ? 2 : 4;
  for (let tries = 1; ; tries++) {
    const { status, said } = await send(delivery, url, secret);
    const answered = status !== null;
    const waitMs = waitsMs[tries - 1];
    if ((answered && status < 500) || waitMs === undefined) {
      return { kept: answered && Math.floor(status / 100) === wanted, answered, said, tries };
    }
    await sleep(waitMs);
  }
}

type Sent = { readonly status: number | null; readonly said: string };

async function send(delivery: Delivery, url: string, secret: string): Promise<Sent> {
  const { headers, body } = messageOf(delivery, secret);
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
    const { status } = response;
    if (status >= 400) return { status, said: `answered ${status}${beginningOf(await response.text())}` };
    await response.body?.cancel();
    return { status, said: `answered ${status}` };
  } catch (error) {
    const { name, cause } = error as Error & { cause?: NodeJS.ErrnoException };
    const said = name === 'TimeoutError' ? 'no response within 15 s' : (cause?.code ?? 'connection failed');
    return { status: null, said };
  }
}

/** The receiver’s own words on one line: they mostly say why it failed. */
function beginningOf(text: string): string {
  const line = text
    .slice(0, MOST_QUOTED)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return line === '' ? '' : `: ${line}`;
}

/** Compares the receiver's state with the deals. Only fields that it reports are compared. */
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
