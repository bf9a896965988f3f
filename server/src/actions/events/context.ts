import { Counter, Histogram } from 'prom-client';
import type { Base } from '#actions/base.ts';
import type { WebhookSender } from '#core/events/sender.ts';
import type { Db } from '#store/db.ts';
import { batchedRecord, type DeliveryResult } from '#store/events/webhook-deliveries.ts';

/** Dependencies of webhooks. */
export type WebhookService = {
  readonly sender: WebhookSender;
  readonly record: (result: DeliveryResult) => Promise<void>;
  readonly meter: WebhookMeter;
  /** A hint that events were committed. Without it, they wait for the next poll. */
  readonly wake: () => void;
};

/** Counted where deliveries happen, and exported with the metrics. */
export type WebhookMeter = {
  readonly attempts: Counter<'outcome'>;
  readonly seconds: Histogram<'outcome'>;
};

export type EventsContext = Base & { readonly webhooks: WebhookService };

export function openWebhookService(db: Db, sender: WebhookSender, wake: () => void): WebhookService {
  return {
    sender,
    record: batchedRecord(db),
    wake,
    meter: {
      attempts: new Counter({
        name: 'surety_webhook_attempts_total',
        help: 'Webhook delivery attempts, by outcome.',
        labelNames: ['outcome'],
        registers: [],
      }),
      seconds: new Histogram({
        name: 'surety_webhook_attempt_duration_seconds',
        help: 'Response time of webhook receivers.',
        labelNames: ['outcome'],
        buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 15],
        registers: [],
      }),
    },
  };
}
