import type { SuretyEvent } from '@surety/sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { timelineQuery } from '#api/queries.ts';
import type { AgreementDetail } from '#api/types.ts';
import { currentTime } from '#labels/current-time.ts';
import { SETTLEMENT_LABELS } from '#labels/escrow.ts';
import { actorLabel, eventLabel, eventTone } from '#labels/events.ts';
import { formatMoney, formatTime } from '#labels/format.ts';
import { flagLabel } from '#labels/risk.ts';
import { forTheCustomer, waitsFor } from '#labels/waiting.ts';
import { useAuditNames } from '#shell/audit-names.ts';
import { Badge, Dot } from '#ui/badge.tsx';
import { CopyText } from '#ui/copy.tsx';
import { Choice, type Option } from '#ui/form/choice.tsx';
import { More } from '#ui/list.tsx';
import { Money } from '#ui/money.tsx';
import { ErrorNote, Loading } from '#ui/states.tsx';

type Order = 'milestone' | 'time';
const ORDERS: readonly Option<Order>[] = [
  { value: 'milestone', label: 'By milestone' },
  { value: 'time', label: 'By time' },
];

/** The events of the agreement. Newest first, because that is what people look for. */
export function Timeline({ agreement }: { agreement: AgreementDetail }) {
  const [order, setOrder] = useState<Order>('milestone');
  const query = useInfiniteQuery(timelineQuery(agreement.id));
  if (query.isPending) return <Loading />;
  if (query.isError) return <ErrorNote error={query.error} onRetry={() => void query.refetch()} />;
  const events = query.data.pages.flatMap((page) => page.data);
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <Choice label="Order" options={ORDERS} value={order} onChange={setOrder} />
        <CopyText
          text={forTheCustomer(agreement, events, { now: currentTime(), more: query.hasNextPage })}
          label="Copy for the customer"
        />
      </div>
      {order === 'time' ? (
        <Events events={events} agreement={agreement} />
      ) : (
        <ByMilestone events={events} agreement={agreement} />
      )}
      <More query={query} shown={events.length} />
    </>
  );
}

type EventsProps = { events: readonly SuretyEvent[]; agreement: AgreementDetail };

const milestoneOf = ({ data }: SuretyEvent): unknown =>
  'milestoneId' in data ? data.milestoneId : undefined;

/** Each milestone with what it waits for and its own events, then the events of the whole agreement. */
function ByMilestone({ events, agreement }: EventsProps) {
  const { milestones, currency } = agreement;
  const ids = new Set<unknown>(milestones.map(({ id }) => id));
  return (
    <div className="space-y-8">
      {milestones.map((milestone) => {
        const waits = waitsFor(agreement, milestone);
        const { label, tone } = SETTLEMENT_LABELS[milestone.settlement];
        return (
          <section key={milestone.id}>
            <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
              <h3 className="font-serif text-lg font-medium [overflow-wrap:anywhere]">{milestone.title}</h3>
              <Money amount={milestone.amount} currency={currency} strong />
            </div>
            <p className="mb-4 text-sm">
              {waits === null ? <Badge tone={tone}>{label}</Badge> : <Badge tone="warn">{waits}</Badge>}
            </p>
            <Events
              events={events.filter((event) => milestoneOf(event) === milestone.id)}
              agreement={agreement}
              within={milestone.title}
            />
          </section>
        );
      })}
      <section>
        <h3 className="mb-3 font-serif text-lg font-medium">The whole agreement</h3>
        <Events events={events.filter((event) => !ids.has(milestoneOf(event)))} agreement={agreement} />
      </section>
    </div>
  );
}

/** `within` is the heading above them, which is not repeated. */
function Events({ events, agreement, within }: EventsProps & { within?: string | undefined }) {
  if (events.length === 0) return <p className="text-sm text-soft">No events yet.</p>;
  return (
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
          <Detail event={event} agreement={agreement} within={within} />
        </li>
      ))}
    </ol>
  );
}

const PAYERS: Readonly<Record<string, string>> = { mismatch: ', which is not the buyer’s name' };

type DetailProps = { event: SuretyEvent; agreement: AgreementDetail; within: string | undefined };

function Detail({ event, agreement, within }: DetailProps) {
  const nameOf = useAuditNames();
  // These fields have the same meaning in every type of event.
  const data: Record<string, unknown> = event.data;
  const { amount, by, flag, score, reason, milestoneId, accountNumber, sessionId } = data;
  const { senderName, senderMatch } = data;
  const title = agreement.milestones.find((milestone) => milestone.id === milestoneId)?.title;
  const parts = [
    title === within ? undefined : title,
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
