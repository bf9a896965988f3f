import type { WebhookDelivery } from '../api/types.ts';
import { formatDateTime } from '../format.ts';
import { Ago } from '../ui/time.tsx';
import { eventWords } from '../words.ts';

/** One event on its way to one endpoint, and on demand every attempt with what came back. */
export function DeliveryCell({ delivery }: { delivery: WebhookDelivery }) {
  return (
    <details className="group">
      <summary className="cursor-pointer list-none">
        <span className="font-medium">{eventWords(delivery.type)}</span>
        <span className="block text-xs text-soft">
          <Ago at={delivery.createdAt} />
          {`, ${delivery.attempts} attempt${delivery.attempts === 1 ? '' : 's'}`}
          {delivery.nextAttemptAt && (
            <>
              , next <Ago at={delivery.nextAttemptAt} />
            </>
          )}
          <span className="text-accent underline underline-offset-4 group-open:hidden"> Show attempts</span>
        </span>
      </summary>
      <ol className="mt-3 space-y-3 border-l border-line pl-4 text-[0.8125rem]">
        {delivery.log.length === 0 && <li className="text-soft">Not tried yet.</li>}
        {delivery.log.map((attempt) => (
          <li key={attempt.at}>
            <span className="figures">{`${formatDateTime(attempt.at)}, ${attempt.latencyMs} ms: `}</span>
            <span className="font-medium">{attempt.error ?? `answered ${attempt.status}`}</span>
            {attempt.response && (
              <code className="mt-1 block max-h-24 overflow-auto font-mono text-xs break-all text-soft">
                {attempt.response}
              </code>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}
