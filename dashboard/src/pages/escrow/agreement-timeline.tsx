import type { SuretyEvent } from '@surety/sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { timelineQuery } from '#api/queries.ts';
import type { AgreementDetail } from '#api/types.ts';
import { actorLabel, eventLabel, eventTone } from '#labels/events.ts';
import { formatMoney, formatTime } from '#labels/format.ts';
import { flagLabel } from '#labels/risk.ts';
import { useAuditNames } from '#shell/audit-names.ts';
import { Dot } from '#ui/badge.tsx';
import { More } from '#ui/list.tsx';
import { ErrorNote, Loading } from '#ui/states.tsx';

/** The events of the agreement. Newest first, because that is what people look for. */
export function Timeline({ agreement }: { agreement: AgreementDetail }) {
  const query = useInfiniteQuery(timelineQuery(agreement.id));
  if (query.isPending) return <Loading />;
  if (query.isError) return <ErrorNote error={query.error} onRetry={() => void query.refetch()} />;
  const events = query.data.pages.flatMap((page) => page.data);
  return (
    <>
      <ol className="relative ml-1 space-y-5 border-l border-line pl-6">
        {events.map((event) => (
          <li key={event.id} className="relative">
            <span className="absolute top-2 -left-[1.78rem] rounded-full ring-4 ring-paper">
              <Dot tone={eventTone(event.type)} />
            </span>
            <div className="flex items-baseline justify-between gap-x-4">
              <p className="font-medium">{eventLabel(event.type)}</p>
              <time
                dateTime={event.createdAt}
                className="figures shrink-0 text-[0.8125rem] whitespace-nowrap text-soft"
              >
                {formatTime(event.createdAt)}
              </time>
            </div>
            <Detail event={event} agreement={agreement} />
          </li>
        ))}
      </ol>
      <More query={query} shown={events.length} />
    </>
  );
}

const PAYERS: Readonly<Record<string, string>> = { mismatch: ', which is not the buyer’s name' };

function Detail({ event, agreement }: { event: SuretyEvent; agreement: AgreementDetail }) {
  const nameOf = useAuditNames();
  // These fields have the same meaning in every type of event.
  const data: Record<string, unknown> = event.data;
  const { amount, by, flag, score, reason, milestoneId, accountNumber, sessionId } = data;
  const { senderName, senderMatch } = data;
  const title = agreement.milestones.find((milestone) => milestone.id === milestoneId)?.title;
  const parts = [
    title,
    typeof by === 'string' ? `by the ${by}` : undefined,
    typeof amount === 'number' ? formatMoney(amount, agreement.currency) : undefined,
    typeof flag === 'string' ? `${flagLabel(flag)}, score ${String(score)}` : undefined,
    typeof accountNumber === 'string' && event.type === 'virtual_account.issued' ? accountNumber : undefined,
    typeof senderName === 'string' ? `from ${senderName}${PAYERS[String(senderMatch)] ?? ''}` : undefined,
    typeof sessionId === 'string' ? `interbank session ${sessionId}` : undefined,
    typeof reason === 'string' ? reason : undefined,
    actorLabel(event.actor, nameOf),
  ].filter((part) => part !== undefined);
  return (
    parts.length > 0 && (
      <p className="figures text-sm text-soft [overflow-wrap:anywhere]">{parts.join(' · ')}</p>
    )
  );
}
