import type { Happening } from './books.ts';
import type { Faults } from './faults.ts';
import type { Notice, Protocol } from './protocol.ts';
import type { Scheduler } from './scheduler.ts';

export type Attempt = { readonly at: Date; readonly status: number | null; readonly note: string };

/** A webhook with its content and its attempts. */
export type Delivery = {
  readonly id: number;
  readonly event: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly createdAt: Date;
  /** The fault that was applied to it. */
  readonly fault: 'forge_signature' | 'forge_body' | 'change_amount' | 'drop' | 'delay' | 'reorder' | null;
  readonly attempts: Attempt[];
};

export type WebhookSender = {
  send(happening: Happening): void;
  resend(delivery: Delivery): void;
  readonly deliveries: readonly Delivery[];
  url: string | null;
};

type Surroundings = {
  readonly protocol: Protocol;
  readonly scheduler: Scheduler;
  readonly faults: Faults;
  readonly url: string | null;
};

const LATE_MS = 30_000;
/** A webhook held back for reordering does not wait longer than this. */
const HELD_AT_MOST_MS = 10_000;
/** Maximum number of webhooks in the log. */
const MAX_DELIVERIES = 5_000;
const WRONG_SECRET = 'somebody-who-does-not-know-the-secret';
const LIE = 10n;

export function openWebhookSender({ protocol, scheduler, faults, url }: Surroundings): WebhookSender {
  const deliveries: Delivery[] = [];
  const held: Delivery[] = [];
  let count = 0;
  // Webhooks are sent one after the other; only a requested fault changes the order.
  let queue: Promise<void> = Promise.resolve();

  function write(notice: Notice, fault: Delivery['fault'], secret?: string): Delivery {
    const body = JSON.stringify(notice.body);
    const sent = fault === 'forge_body' ? JSON.stringify(JSON.parse(body), null, 2) : body;
    const headers = { 'content-type': 'application/json', ...protocol.sign(body, secret) };
    const delivery = { id: ++count, event: notice.event, body: sent, headers, fault, attempts: [] };
    const dated: Delivery = { ...delivery, createdAt: scheduler.now() };
    deliveries.push(dated);
    if (deliveries.length > MAX_DELIVERIES) deliveries.shift();
    return dated;
  }

  function send(delivery: Delivery): void {
    scheduler.later(0, () => {
      queue = queue.then(() => attempt(delivery, 0));
      return queue;
    });
  }

  async function attempt(delivery: Delivery, before: number): Promise<void> {
    if (webhookSender.url === null) return;
    const outcome = await deliver(webhookSender.url, delivery, protocol.webhooks.timeoutMs);
    delivery.attempts.push({ at: scheduler.now(), ...outcome });
    const accepted = outcome.status !== null && outcome.status >= 200 && outcome.status < 300;
    const waitMs = protocol.webhooks.retriesMs[before];
    const forged = delivery.fault === 'forge_signature' || delivery.fault === 'forge_body';
    if (!accepted && !forged && waitMs !== undefined)
      scheduler.later(waitMs, () => attempt(delivery, before + 1));
  }

  function post(notice: Notice): void {
    if (faults.strikes('forge_body')) send(write(notice, 'forge_body'));
    const fault = (['drop', 'delay', 'reorder'] as const).find((each) => faults.strikes(each)) ?? null;
    const delivery = write(notice, fault);
    if (fault === 'delay') scheduler.later(LATE_MS, () => send(delivery));
    if (fault === 'reorder') hold(delivery);
    if (fault) return;
    send(delivery);
    if (faults.strikes('duplicate')) send(delivery);
    for (const waiting of held.splice(0)) send(waiting);
  }

  function hold(delivery: Delivery): void {
    held.push(delivery);
    scheduler.later(HELD_AT_MOST_MS, () => {
      const at = held.indexOf(delivery);
      if (at < 0) return;
      held.splice(at, 1);
      send(delivery);
    });
  }

  const webhookSender: WebhookSender = {
    deliveries,
    url,
    resend: send,
    send(happening) {
      const lie = lieAbout(happening);
      if (lie && faults.strikes('forge_signature')) {
        for (const notice of protocol.notices(lie)) send(write(notice, 'forge_signature', WRONG_SECRET));
      }
      if (lie && happening.kind === 'deposit' && faults.strikes('change_amount')) {
        for (const notice of protocol.notices(lie)) send(write(notice, 'change_amount'));
        return;
      }
      for (const notice of protocol.notices(happening)) post(notice);
    },
  };
  return webhookSender;
}

/** The same event with ten times the amount. */
function lieAbout(happening: Happening): Happening | null {
  switch (happening.kind) {
    case 'deposit': {
      const { deposit } = happening;
      return { kind: 'deposit', deposit: { ...deposit, amount: deposit.amount * LIE } };
    }
    case 'transfer': {
      const { transfer } = happening;
      return { kind: 'transfer', transfer: { ...transfer, amount: transfer.amount * LIE } };
    }
    case 'refund': {
      const { refund } = happening;
      return { kind: 'refund', refund: { ...refund, amount: refund.amount * LIE } };
    }
    default:
      return null;
  }
}

async function deliver(
  url: string,
  { body, headers }: Delivery,
  timeoutMs: number,
): Promise<{ status: number | null; note: string }> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
    await response.body?.cancel();
    return { status: response.status, note: response.statusText };
  } catch (error) {
    const { name, cause } = error as Error & { cause?: NodeJS.ErrnoException };
    return { status: null, note: name === 'TimeoutError' ? 'no answer in time' : (cause?.code ?? 'failed') };
  }
}
