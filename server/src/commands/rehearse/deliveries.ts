import { signatureHeader } from '#actions/events/send-webhook.ts';
import type { PublicEvent } from '#core/events/event.ts';
import { SECRET_START, signedContent } from '#core/events/webhook.ts';
import { newId } from '#store/ids.ts';
import type { Chance } from '#twins/kernel/chance.ts';

/** The tests of a receiver, and the required response: accept or refuse. */
export const TRIALS = {
  news: { description: 'an event', must: 'take' },
  disorder: { description: 'an event before an older one of its agreement', must: 'take' },
  repeat: { description: 'an event sent twice', must: 'take' },
  lateRepeat: { description: 'an event sent again after everything was over', must: 'take' },
  skewed: { description: 'an event with a clock that is four minutes off', must: 'take' },
  newType: { description: 'an event of an unknown type', must: 'take' },
  rotated: { description: 'an event with two signatures, as during a secret rotation', must: 'take' },
  unsigned: { description: 'a message without a signature', must: 'refuse' },
  forged: { description: 'a message signed with another secret', must: 'refuse' },
  altered: { description: 'a message whose amount was changed after signing', must: 'refuse' },
  rewritten: { description: 'a message whose JSON was reformatted after signing', must: 'refuse' },
  borrowed: { description: 'a message with the signature of another', must: 'refuse' },
  stale: { description: 'a genuine message, signed ten minutes ago', must: 'refuse' },
  early: { description: 'a genuine message, signed ten minutes in the future', must: 'refuse' },
} as const;
export type Trial = keyof typeof TRIALS;

/** Signed when it is sent, because a signature is valid for five minutes. */
export type Delivery = {
  readonly trial: Trial;
  readonly event: PublicEvent;
};
export type Message = { readonly headers: Readonly<Record<string, string>>; readonly body: string };

const DISORDER = 0.25;
const REPEATS = 0.25;
/** How many positions late an event may arrive. */
const FURTHEST = 12;

/**
 * The events of all deals in order of time, then changed as a network, retries and an attacker would. Every
 * event arrives unaltered at least once.
 */
export function deliveriesOf(streams: readonly (readonly PublicEvent[])[], chance: Chance): Delivery[] {
  const inOrder = interleave(streams, chance);
  const placed = inOrder.flatMap((event, at) => {
    const late = chance.next() < DISORDER ? chance.next() * FURTHEST : 0;
    const first = { event, place: at + late, again: false };
    const again = { event, place: at + late + chance.next() * FURTHEST, again: true };
    return chance.next() < REPEATS ? [first, again] : [first];
  });
  placed.sort((one, other) => one.place - other.place);
  const newest = new Map<string, number>();
  const deliveries = placed.flatMap(({ event, again }): Delivery[] => {
    const last = newest.get(event.agreementId ?? '') ?? 0;
    newest.set(event.agreementId ?? '', Math.max(last, event.sequence));
    const plain: Trial = again ? 'repeat' : event.sequence < last ? 'disorder' : 'news';
    const tampering = chance.pick(TAMPERINGS);
    if (tampering === null) return [{ trial: plain, event }];
    if (TRIALS[tampering].must === 'take' && tampering !== 'newType') return [{ trial: tampering, event }];
    return [
      { trial: tampering, event },
      { trial: plain, event },
    ];
  });
  const late = inOrder.filter(() => chance.next() < REPEATS / 2);
  return [...deliveries, ...late.map((event): Delivery => ({ trial: 'lateRepeat', event }))];
}

const TAMPERINGS: readonly [Trial | null, ...(Trial | null)[]] = [
  null,
  ...Array<null>(7).fill(null),
  'skewed',
  'newType',
  'rotated',
  'unsigned',
  'forged',
  'altered',
  'rewritten',
  'borrowed',
  'stale',
  'early',
];

function interleave(streams: readonly (readonly PublicEvent[])[], chance: Chance): PublicEvent[] {
  const left = streams.map((events) => [...events]);
  const all: PublicEvent[] = [];
  for (let open = left; open.length > 0; open = open.filter((events) => events.length > 0)) {
    const stream = open[Math.floor(chance.next() * Math.min(open.length, 6))] ?? [];
    const next = stream.shift();
    if (next) all.push(next);
  }
  return all;
}

const TEN_MINUTES = 600;
const FOUR_MINUTES = 240;
const OTHER_SECRET = `${SECRET_START}${Buffer.alloc(24, 'not the secret').toString('base64')}`;

/** Builds the message, signed like a webhook, or deliberately wrong. */
export function messageOf({ trial, event }: Delivery, secret: string): Message {
  const now = Math.floor(Date.now() / 1000);
  switch (trial) {
    case 'newType':
      return signed(fromTheFuture(event), [secret], now);
    case 'rotated':
      return signed(event, [OTHER_SECRET, secret], now);
    case 'skewed':
      return signed(event, [secret], now - FOUR_MINUTES);
    case 'stale':
      return signed(event, [secret], now - TEN_MINUTES);
    case 'early':
      return signed(event, [secret], now + TEN_MINUTES);
    case 'forged':
      return signed(event, [OTHER_SECRET], now);
    case 'unsigned': {
      const { 'webhook-signature': _signature, ...headers } = signed(event, [secret], now).headers;
      return { headers, body: JSON.stringify(event) };
    }
    case 'altered':
      return { ...signed(event, [secret], now), body: JSON.stringify(inflated(event)) };
    case 'rewritten':
      return { ...signed(event, [secret], now), body: JSON.stringify(event, null, 1) };
    case 'borrowed': {
      const other = signed({ ...event, id: newId('evt') }, [secret], now);
      return { headers: { ...other.headers, 'webhook-id': event.id }, body: JSON.stringify(event) };
    }
    default:
      return signed(event, [secret], now);
  }
}

function fromTheFuture(event: PublicEvent): { id: string; type: string } {
  return { ...event, id: newId('evt'), type: 'agreement.from_the_future' };
}

function inflated(event: PublicEvent): object {
  return { ...event, data: { ...event.data, amount: 9_999_999, totalAmount: 9_999_999 } };
}

function signed(event: { readonly id: string }, secrets: readonly string[], timestamp: number): Message {
  const body = JSON.stringify(event);
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Surety-Webhooks/1',
      'webhook-id': event.id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signatureHeader(secrets, signedContent(event.id, timestamp, body)),
    },
  };
}
