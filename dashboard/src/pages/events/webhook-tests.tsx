import { useInfiniteQuery } from '@tanstack/react-query';
import { auditLogQuery } from '#api/audit-queries.ts';
import { actorLabel } from '#labels/events.ts';
import { useActorNames } from '#shell/actor-names.ts';
import { useMay } from '#shell/may.ts';
import { Dot } from '#ui/badge.tsx';
import { Section } from '#ui/page.tsx';
import { When } from '#ui/time.tsx';

const SHOWN = 5;

/** The latest tests. They are not deliveries, because no event happened. */
export function WebhookTests({ id }: { id: string }) {
  const may = useMay();
  return may('audit.read') ? <Tests id={id} /> : null;
}

function Tests({ id }: { id: string }) {
  const nameOf = useActorNames();
  const { data } = useInfiniteQuery(auditLogQuery({ type: 'webhook.tested', subject: id }));
  const tests = data?.pages[0]?.data.slice(0, SHOWN) ?? [];
  if (tests.length === 0) return null;
  return (
    <Section title="Tests">
      <ul className="divide-y divide-line text-sm">
        {tests.map(({ id: actId, after, actor, createdAt }) => (
          <li key={actId} className="flex flex-wrap items-baseline gap-x-2.5 py-2.5">
            <Dot tone={wentWell(after) ? 'good' : 'bad'} />
            <span>{outcomeLabel(after)}</span>
            <span className="ml-auto text-soft">
              <When at={createdAt} /> {actorLabel(actor, nameOf)}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

type Outcome = Readonly<Record<string, unknown>> | null;

function wentWell(outcome: Outcome): boolean {
  const status = Number(outcome?.['status']);
  return outcome?.['error'] === null && status >= 200 && status < 300;
}

/** Older tests were recorded without a result. */
function outcomeLabel(outcome: Outcome): string {
  if (outcome?.['latencyMs'] === undefined) return 'Test sent';
  const said = outcome['error'] ?? `Response ${outcome['status']}`;
  return `${said}, after ${outcome['latencyMs']} ms`;
}
