import { useQuery } from '@tanstack/react-query';
import { webhookTestsQuery } from '#api/queries.ts';
import type { WebhookTests as Found } from '#api/types.ts';
import { actorLabel } from '#labels/events.ts';
import { useAuditNames } from '#shell/audit-names.ts';
import { Dot } from '#ui/badge.tsx';
import { Section } from '#ui/page.tsx';
import { When } from '#ui/time.tsx';

/** The latest tests. They are not deliveries, because no event happened. */
export function WebhookTests({ id }: { id: string }) {
  const nameOf = useAuditNames();
  const tests = useQuery(webhookTestsQuery(id)).data?.data ?? [];
  if (tests.length === 0) return null;
  return (
    <Section title="Tests">
      <ul className="divide-y divide-line text-sm">
        {tests.map((test) => (
          <li key={test.id} className="flex flex-wrap items-baseline gap-x-2.5 py-2.5">
            <Dot tone={wentWell(test) ? 'good' : 'bad'} />
            <span>{outcomeLabel(test)}</span>
            <span className="ml-auto text-soft">
              <When at={test.createdAt} /> {actorLabel(test.actor, nameOf)}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

type Test = Found['data'][number];

function wentWell({ status, error }: Test): boolean {
  return error === null && status !== null && status >= 200 && status < 300;
}

/** Older tests were recorded without a result. */
function outcomeLabel({ status, error, latencyMs }: Test): string {
  if (latencyMs === null) return 'Test sent';
  return `${error ?? `Response ${status}`}, after ${latencyMs} ms`;
}
