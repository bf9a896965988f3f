import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { noticesQuery } from '#api/overview-queries.ts';
import type { Overview as Figures, Notices as Known } from '#api/types.ts';
import { formatCount } from '#labels/format.ts';
import { Badge } from '#ui/badge.tsx';
import { TEXT_LINK } from '#ui/class-names.ts';
import { Section } from '#ui/page.tsx';
import { When } from '#ui/time.tsx';

/** What the operator of the service has to do. Not shown when there is nothing. */
export function Notices() {
  const { data } = useQuery(noticesQuery);
  if (!data) return null;
  return (
    <>
      {data.moneyPausedSince !== null && <Paused since={data.moneyPausedSince} />}
      {data.uncompared.map((bank) => (
        <Uncompared key={bank.provider} {...bank} />
      ))}
    </>
  );
}

/** After a restore, payments are paused until the operator has compared the books with the bank's. */
function Paused({ since }: { since: string }) {
  return (
    <Section title="Payments are paused">
      <p className="text-sm text-soft">
        Payouts and refunds have been paused since <When at={since} />. The operator of this service has to
        compare the books with the bank’s and then run <code className="font-mono">surety jobs resume</code>.
      </p>
    </Section>
  );
}

/** Without the bank's lists or a statement, the books of a day are only our own word. */
function Uncompared({ provider, days }: Known['uncompared'][number]) {
  const [first = '', ...more] = days;
  return (
    <Section
      title={`Not compared with ${provider}: ${formatCount(days.length)} ${days.length === 1 ? 'day' : 'days'}`}
    >
      <p className="text-sm text-soft">
        {`The books of ${first}${more.length > 0 ? ` and ${formatCount(more.length)} later days` : ''} were compared with neither the bank’s lists nor a statement. The operator of this service can do it with `}
        <code className="font-mono">{`surety reconcile --from ${first}`}</code>.
      </p>
    </Section>
  );
}

/** Endpoints that receive nothing. */
export function WebhookNotices({ figures }: { figures: Figures }) {
  const failing = figures.webhooks.filter(
    (endpoint) =>
      endpoint.failingSince !== null || endpoint.failed + endpoint.retrying > 0 || !endpoint.enabled,
  );
  if (failing.length === 0) return null;
  return (
    <ul className="mt-6 divide-y divide-line text-sm">
      {failing.map(({ id, url, enabled, failed, pending }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1.5 py-3">
          <Badge tone={enabled ? 'warn' : 'neutral'}>{enabled ? 'Webhook failing' : 'Webhook off'}</Badge>
          <span>
            <Link to="/webhooks/$id" params={{ id }} className={`${TEXT_LINK} [overflow-wrap:anywhere]`}>
              {url}
            </Link>
            {enabled
              ? ` missed ${formatCount(failed + pending)} events in the last day.`
              : ' receives no events.'}
          </span>
        </li>
      ))}
    </ul>
  );
}
