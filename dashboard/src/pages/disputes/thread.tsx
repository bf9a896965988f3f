import type { SuretyEvent } from '@surety/sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { threadQuery } from '#api/disputes.ts';
import type { DisputeDetail } from '#api/types.ts';
import { OUTCOME_LABELS } from '#labels/disputes.ts';
import { actorLabel, eventLabel, eventTone } from '#labels/events.ts';
import { formatMoney, formatTime } from '#labels/format.ts';
import { useAuditNames } from '#shell/audit-names.ts';
import { Dot } from '#ui/badge.tsx';
import { More } from '#ui/list.tsx';
import { ErrorNote, Loading } from '#ui/states.tsx';

/** What was said and done, oldest first, as it is read. */
export function Thread({ dispute }: { dispute: DisputeDetail }) {
  const query = useInfiniteQuery(threadQuery(dispute.id));
  if (query.isPending) return <Loading />;
  if (query.isError) return <ErrorNote error={query.error} onRetry={() => void query.refetch()} />;
  const events = query.data.pages.flatMap((page) => page.data);
  return (
    <>
      <ol className="relative ml-1 space-y-6 border-l border-line pl-6">
        {events.map((event) => (
          <Entry key={event.id} event={event} dispute={dispute} />
        ))}
      </ol>
      {query.hasNextPage && <More query={query} shown={events.length} />}
    </>
  );
}

function Entry({ event, dispute }: { event: SuretyEvent; dispute: DisputeDetail }) {
  const nameOf = useAuditNames();
  // These fields have the same meaning in every event of a dispute.
  const data: Record<string, unknown> = event.data;
  const { statement, toBuyer, toSeller, code, returnBy, outcome } = data;
  const by = data['by'] ?? data['openedBy'];
  const facts = [
    typeof toBuyer === 'number' && `${formatMoney(toBuyer, dispute.currency)} to the buyer`,
    typeof toSeller === 'number' && `${formatMoney(toSeller, dispute.currency)} to the seller`,
    typeof returnBy === 'string' && `goods back by ${formatTime(returnBy)}`,
    typeof code === 'string' && code,
    typeof outcome === 'string' && OUTCOME_LABELS[outcome as keyof typeof OUTCOME_LABELS],
    actorLabel(event.actor, nameOf),
  ].filter(Boolean);
  return (
    <li className="relative">
      <span className="absolute top-2 -left-[1.78rem] rounded-full ring-4 ring-paper">
        <Dot tone={eventTone(event.type)} />
      </span>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="font-medium">
          {eventLabel(event.type)}
          {typeof by === 'string' && <span className="font-normal text-soft"> {sayer(by)}</span>}
        </p>
        <time dateTime={event.createdAt} className="figures text-[0.8125rem] whitespace-nowrap text-soft">
          {formatTime(event.createdAt)}
        </time>
      </div>
      {typeof statement === 'string' && (
        <p
          dir="auto"
          className="mt-1.5 max-w-prose rounded-xl rounded-tl-sm bg-sunken px-4 py-2.5 whitespace-pre-line [overflow-wrap:anywhere]"
        >
          {statement}
        </p>
      )}
      {facts.length > 0 && (
        <p className="figures mt-1 text-sm text-soft [overflow-wrap:anywhere]">{facts.join(' · ')}</p>
      )}
    </li>
  );
}

function sayer(by: string): string {
  return by === 'silence' ? 'without an answer' : by === 'platform' ? 'by you' : `by the ${by}`;
}
