import { setTimeout as sleep } from 'node:timers/promises';
import type { Client, Ledger } from '#test/process/money-traffic.ts';

type Event = { readonly id: string; readonly type: string; readonly agreementId?: string };
type Page = {
  readonly data: Event[];
  readonly nextCursor: string | null;
  readonly resumeAfter: string | null;
};

/** A client that follows an account's event log from one response to the next. */
export type LogReader = {
  /** Reads until told to stop, through every fault. */
  follow(client: () => Client, stopped: () => boolean): Promise<void>;
  /** Checks that everything acknowledged is in the log once, and was there when the log was followed. */
  look(client: Client): Promise<void>;
};

const PAUSE_MS = 250;
const PATIENCE_MS = 60_000;

export function openLogReader({ promised, faults }: Ledger): LogReader {
  const read: Event[] = [];
  let after: string | null = null;

  /** False when the service did not answer. */
  async function readOn(client: Client): Promise<boolean> {
    for (;;) {
      const page = await pageAfter(client, after);
      if (!page) return false;
      read.push(...page.data);
      after = page.resumeAfter;
      if (page.nextCursor === null) return true;
    }
  }
  const missing = () => {
    const made = new Set(read.filter(isCreation).map(({ agreementId }) => agreementId));
    return [...promised.values()].filter(({ agreementId }) => !made.has(agreementId));
  };
  return {
    async follow(client, stopped) {
      while (!stopped()) {
        await readOn(client());
        await sleep(PAUSE_MS);
      }
    },
    async look(client) {
      const deadline = performance.now() + PATIENCE_MS;
      while (!(await readOn(client)) || missing().length > 0) {
        if (performance.now() > deadline) break;
        await sleep(PAUSE_MS);
      }
      for (const { agreementId } of missing()) faults.push(`${agreementId}: its event was never read`);
      const whole = await readWhole(client, read.at(-1)?.id);
      const ids = (events: readonly Event[]) => events.map(({ id }) => id).join();
      if (ids(whole) !== ids(read)) {
        faults.push(`the log has ${whole.length} events, but the follower read ${read.length}`);
      }
      if (new Set(whole.map(({ id }) => id)).size !== whole.length) faults.push('the log has an event twice');
    },
  };
}

const isCreation = ({ type }: Event) => type === 'agreement.created';

async function pageAfter(client: Client, after: string | null): Promise<Page | null> {
  const from = after === null ? '' : `&after=${after}`;
  const answer = await client.call('GET', `/v1/events?limit=100${from}`).catch(() => null);
  return answer?.status === 200 ? (answer.body as Page) : null;
}

/** Reads from the beginning up to the followed position; less if the service stops answering. */
async function readWhole(client: Client, last: string | undefined): Promise<Event[]> {
  const events: Event[] = [];
  let page: Page | null = await pageAfter(client, null);
  while (page) {
    events.push(...page.data);
    page = page.nextCursor === null ? null : await pageAfter(client, page.nextCursor);
  }
  const end = events.findIndex(({ id }) => id === last);
  return events.slice(0, end + 1);
}
