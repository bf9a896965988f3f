import type { WebhookDelivery } from '@surety/sdk';
import { currentTime } from '#labels/current-time.ts';
import { eventLabel } from '#labels/events.ts';
import { formatDateTime } from '#labels/format.ts';
import type { Tone } from '#labels/tone.ts';
import { Badge } from '#ui/badge.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { When } from '#ui/time.tsx';
import { RequestOf } from './request.tsx';

export const DELIVERY_LABELS: Record<WebhookDelivery['status'], { label: string; tone: Tone }> = {
  DELIVERED: { label: 'Delivered', tone: 'good' },
  PENDING: { label: 'Pending', tone: 'warn' },
  FAILED: { label: 'Gave up', tone: 'bad' },
};

/** It has failed, and is tried again: that it waits is not the news. */
const RETRYING = { label: 'Failed, retrying', tone: 'bad' } as const;

export function DeliveryBadge({ delivery }: { delivery: WebhookDelivery }) {
  const refused = delivery.status === 'PENDING' && delivery.attempts > 0;
  const { label, tone } = refused ? RETRYING : DELIVERY_LABELS[delivery.status];
  return <Badge tone={tone}>{label}</Badge>;
}

/** The delivery of one event to one endpoint, with each attempt and its response on demand. */
export function DeliveryCell({ delivery, endpointId }: { delivery: WebhookDelivery; endpointId: string }) {
  const attempts = delivery.attempts === 1 ? '1 attempt' : `${delivery.attempts} attempts`;
  return (
    <Disclosure
      title={<span className="font-medium">{eventLabel(delivery.type)}</span>}
      words={
        <>
          <When at={delivery.createdAt} />, {attempts}
          {delivery.nextAttemptAt && <Next at={delivery.nextAttemptAt} />}
        </>
      }
    >
      <Attempts delivery={delivery} />
      <RequestOf endpointId={endpointId} eventId={delivery.eventId} />
    </Disclosure>
  );
}

function Next({ at }: { at: string }) {
  if (Date.parse(at) <= currentTime().getTime()) return ', next one due now';
  return (
    <>
      , next <When at={at} />
    </>
  );
}

function Attempts({ delivery }: { delivery: WebhookDelivery }) {
  if (delivery.log.length === 0) return <p className="text-soft">No attempts yet.</p>;
  return (
    <ol className="space-y-3">
      {delivery.log.map((attempt) => (
        <li key={attempt.at} className="border-l-2 border-line pl-3">
          <p className="font-medium">{attempt.error ?? `Response ${attempt.status}`}</p>
          <p className="figures text-xs text-soft">
            {`${formatDateTime(attempt.at)}, after ${attempt.latencyMs} ms`}
          </p>
          {attempt.response && (
            <code className="mt-1 block max-h-24 overflow-auto rounded bg-sunken px-2 py-1 font-mono text-xs [overflow-wrap:anywhere]">
              {attempt.response}
            </code>
          )}
        </li>
      ))}
    </ol>
  );
}
