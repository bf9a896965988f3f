import { setTimeout as sleep } from 'node:timers/promises';
import { styleText } from 'node:util';
import type { EventLog, ListEventsParams, SuretyEvent } from '@surety/sdk';
import { signatureHeader } from '#actions/events/send-webhook.ts';
import { environmentOfKey } from '#core/account/api-key.ts';
import { EVENT_TYPE_NAMES, type EventType } from '#core/events/event.ts';
import { SECRET_START, signedContent } from '#core/events/webhook.ts';
import { withClient } from './client.ts';
import { meantBy, UnreachableError, UsageError } from './command-error.ts';
import type { Credentials } from './credentials.ts';

const POLL_MS = 500;
const RECONNECT_MS = 1_500;
const FORWARD_TIMEOUT_MS = 15_000;

/** Without a URL to forward to, events are only shown. */
type ListenOptions = {
  readonly forwardTo: string | undefined;
  readonly events: readonly string[];
  /** Prints one line of JSON for each event to stdout, and nothing else. */
  readonly json?: boolean;
  /** Signs instead of the saved secret. */
  readonly secret?: string | undefined;
};

/**
 * Forwards the account's events to a URL that only this machine can reach, signed like webhooks. Unlike
 * webhooks, each event is sent once: the developer of a receiver wants to see the failure, not the retries.
 */
export async function listen(
  findCredentials: () => Promise<Credentials>,
  { forwardTo, events, json = false, secret: given }: ListenOptions,
  signal: AbortSignal,
): Promise<number> {
  checkedUrl(forwardTo);
  if (given !== undefined) checkSecret(given);
  for (const type of events) checkEventType(type);
  const credentials = await findCredentials();
  const secret = given ?? credentials.webhookSecret;
  let after = await endOfLog(credentials);
  const where =
    forwardTo === undefined
      ? 'are shown here (use --forward-to to forward them)'
      : `are forwarded to ${forwardTo}`;
  const print = json ? console.error : console.log;
  print(`Events of ${credentials.apiUrl} ${where}. Press Ctrl-C to stop.`);
  if (forwardTo !== undefined) print(`Signed with ${secret}`);
  print(`Environment: ${environmentOfKey(credentials.apiKey)}\n`);
  while (!signal.aborted) {
    const page = await readOn(credentials, after);
    for (const event of page.data) {
      if (signal.aborted) break;
      if (events.length > 0 && !events.includes(event.type)) continue;
      const outcome = forwardTo && (await forward(event, forwardTo, secret));
      console.log(json ? JSON.stringify(event) : lineFor(event, outcome ? said(outcome) : ''));
    }
    after = page.resumeAfter ?? after;
    if (page.nextCursor === null) await sleep(POLL_MS, undefined, { signal }).catch(() => undefined);
  }
  return 0;
}

/** Also allows http: a receiver on this machine needs no certificate. */
export function checkedUrl(forwardTo: string | undefined): string | undefined {
  if (forwardTo !== undefined && (!URL.canParse(forwardTo) || !/^https?:/.test(forwardTo))) {
    throw new UsageError('--forward-to must be a URL such as http://localhost:4000/webhooks');
  }
  return forwardTo;
}

function checkSecret(secret: string): void {
  const [, bytes = ''] = secret.split(SECRET_START);
  if (secret.startsWith(SECRET_START) && /^[A-Za-z0-9+/]+={0,2}$/.test(bytes)) return;
  throw new UsageError('--secret must be the secret of a webhook endpoint: whsec_ and base64');
}

export function checkEventType(type: string): asserts type is EventType {
  if (EVENT_TYPE_NAMES.some((name) => name === type)) return;
  const meant = meantBy(type, EVENT_TYPE_NAMES);
  throw new UsageError(`there is no event "${type}"${meant} surety trigger lists all of them.`);
}

/** Waits for a server that restarts; events that happen meanwhile are not missed. */
async function readOn(credentials: Credentials, after: string | undefined): Promise<EventLog> {
  try {
    return await readLog(credentials, { after });
  } catch (error) {
    if (!(error instanceof UnreachableError)) throw error;
    console.error(styleText('yellow', `${error.message} Retrying.`));
    await sleep(RECONNECT_MS);
    return { data: [], nextCursor: null, resumeAfter: after ?? null };
  }
}

function readLog(credentials: Credentials, params: ListEventsParams): Promise<EventLog> {
  return withClient(credentials, (surety) => surety.events.read({ limit: 100, ...params }));
}

/** Filters by a rare type, so that the log is skipped in large steps. */
async function endOfLog(credentials: Credentials): Promise<string | undefined> {
  let after: string | undefined;
  for (;;) {
    const page = await readLog(credentials, { after, type: 'payout.reversed' });
    after = page.resumeAfter ?? after;
    if (page.nextCursor === null) return after;
  }
}

type Outcome = { readonly status: number | null; readonly note: string; readonly ms: number };

export async function forward(event: Pick<SuretyEvent, 'id'>, url: string, secret: string): Promise<Outcome> {
  const body = JSON.stringify(event);
  const timestamp = Math.floor(Date.now() / 1000);
  const startedAt = performance.now();
  const finish = (status: number | null, note: string): Outcome => {
    return { status, note, ms: Math.round(performance.now() - startedAt) };
  };
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Surety-Webhooks/1',
        'webhook-id': event.id,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': signatureHeader([secret], signedContent(event.id, timestamp, body)),
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(FORWARD_TIMEOUT_MS),
    });
    await response.body?.cancel();
    return finish(response.status, response.statusText);
  } catch (error) {
    const { name, cause } = error as Error & { cause?: NodeJS.ErrnoException };
    return finish(
      null,
      name === 'TimeoutError' ? 'no response in 15 s' : (cause?.code ?? 'connection failed'),
    );
  }
}

function lineFor(event: SuretyEvent, outcome: string): string {
  const time = event.createdAt.slice(11, 19);
  const by = event.actor?.id ? `  by ${event.actor.id}` : '';
  return `${time}  ${event.type.padEnd(26)} ${event.agreementId ?? event.id}${outcome}${by}`;
}

export function said({ status, note, ms }: Outcome): string {
  const accepted = status !== null && status >= 200 && status < 300;
  const answer = status === null ? note : `${status} ${note}`.trim();
  return `  ${styleText(accepted ? 'green' : 'red', `${accepted ? '→' : '✗'} ${answer}`)}  ${ms} ms`;
}
