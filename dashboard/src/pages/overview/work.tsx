import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { closeException } from '#api/commands.ts';
import { workQuery, workQueuesQuery } from '#api/overview-queries.ts';
import type { WorkQueue, WorkRow } from '#api/types.ts';
import { formatCount, formatMoney } from '#labels/format.ts';
import { dueLabel } from '#labels/reviews.ts';
import { QUEUE_LABELS, type WorkQueueName, workHelp, workLabel } from '#labels/work.ts';
import { useActorNames } from '#shell/actor-names.ts';
import { useMay } from '#shell/may.ts';
import { PersonLink } from '#shell/person-link.tsx';
import { Badge, Dot } from '#ui/badge.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Choice } from '#ui/form/choice.tsx';
import { ClosingDialog } from '#ui/form/closing-dialog.tsx';
import { PagedList } from '#ui/list.tsx';
import { Money } from '#ui/money.tsx';
import { Name } from '#ui/name.tsx';
import { Section } from '#ui/page.tsx';
import { type Column, Narrow } from '#ui/table.tsx';
import { When } from '#ui/time.tsx';

const route = getRouteApi('/members/');

/** What waits for a person: most urgent first, with a tab for each queue that has anything in it. */
export function WorkList() {
  const { queue } = route.useSearch();
  const navigate = route.useNavigate();
  const queues = useQuery(workQueuesQuery).data ?? [];
  const query = useInfiniteQuery(workQuery(queue));
  const [closing, setClosing] = useState<WorkRow | null>(null);
  const columns = useColumns(setClosing);
  const all = queues.reduce((total, { count }) => total + count, 0);
  const tab = (value: WorkQueueName | 'all', label: string, count: number) => ({
    value,
    label: `${label} ${formatCount(count)}`,
  });
  const shown = queues.filter((one) => queue === undefined || one.queue === queue);
  return (
    <Section title="To do">
      {all > 0 && (
        <div className="mb-4 space-y-3">
          <Choice
            label="Queue"
            value={queue ?? 'all'}
            onChange={(value) => void navigate({ search: { queue: value === 'all' ? undefined : value } })}
            options={[
              tab('all', 'All', all),
              ...queues.map((one) => tab(one.queue, QUEUE_LABELS[one.queue].label, one.count)),
            ]}
          />
          <Sums queues={shown} />
        </div>
      )}
      <PagedList
        label="What waits for a person, most urgent first"
        query={query}
        columns={columns}
        rowKey={({ queue: of, id }) => `${of} ${id}`}
        empty={<p className="text-sm text-soft">Nothing waits for you right now.</p>}
      />
      {closing?.subject && (
        <ClosingDialog
          command={closeException}
          read={(note, paidAsOrdered) => ({
            exceptionId: closing.subject ?? '',
            agreementId: closing.agreementId,
            note,
            ...(paidAsOrdered && { paidAsOrdered }),
          })}
          title="Close this exception"
          description="Any debt that it caused then counts as settled. This cannot be undone."
          field={{ label: 'Note', hint: 'What was wrong, and how it was resolved.' }}
          option={
            closing.kind === 'contradiction'
              ? 'The bank paid another amount, and the difference is settled: the payment counts as made with the ordered amount.'
              : undefined
          }
          done="Exception closed"
          onDone={() => setClosing(null)}
        />
      )}
    </Section>
  );
}

/** The sums of the queues that are shown, and how long the oldest item has waited. */
function Sums({ queues }: { queues: readonly WorkQueue[] }) {
  const sums = new Map<string, bigint>();
  for (const { currency, amount } of queues.flatMap((queue) => queue.sums))
    sums.set(currency, (sums.get(currency) ?? 0n) + BigInt(amount));
  const [oldest] = queues.map((queue) => queue.oldest).sort();
  return (
    <p className="figures flex flex-wrap gap-x-6 gap-y-1 text-sm text-soft">
      {[...sums].map(([currency, amount]) => (
        <span key={currency} className="font-medium text-ink">
          {formatMoney(amount.toString(), currency)}
        </span>
      ))}
      {oldest && (
        <span>
          oldest <When at={oldest} />
        </span>
      )}
    </p>
  );
}

function useColumns(onClose: (row: WorkRow) => void): readonly Column<WorkRow>[] {
  const nameOf = useActorNames();
  return [
    {
      name: 'What',
      cell: (row) => (
        <span className="flex items-baseline gap-2">
          <Dot tone={QUEUE_LABELS[row.queue].tone} />
          <span className="min-w-0">
            <span className="font-medium [overflow-wrap:anywhere]">{workLabel(row)}</span>
            <Help row={row} />
            <Narrow>{row.externalId && <Name name={row.name} id={row.externalId} />}</Narrow>
            <Narrow>
              <Amount row={row} />
            </Narrow>
            <Narrow>
              <Due row={row} />
            </Narrow>
          </span>
        </span>
      ),
    },
    { name: 'Who', wideOnly: true, cell: (row) => <Who row={row} /> },
    {
      name: 'Since',
      wideOnly: 'very',
      cell: (row) => (
        <span className="text-soft">{row.queue !== 'deadlines' && <When at={row.since} />}</span>
      ),
    },
    { name: 'Due', wideOnly: true, cell: (row) => <Due row={row} /> },
    {
      name: 'Owner',
      wideOnly: 'very',
      cell: ({ owner, queue }) => (
        <span className="text-soft">{owner ? nameOf(owner) : queue === 'reviews' ? 'No one yet' : ''}</span>
      ),
    },
    {
      name: 'Amount',
      right: true,
      wideOnly: true,
      cell: (row) => <Amount row={row} />,
    },
    { name: 'Action', right: true, cell: (row) => <Action row={row} onClose={onClose} /> },
  ];
}

function Help({ row }: { row: WorkRow }) {
  const help = workHelp(row);
  return help && <span className="block max-w-md text-xs text-soft">{help}</span>;
}

function Who({ row: { externalId, name } }: { row: WorkRow }) {
  return externalId && <PersonLink quiet name={name} id={externalId} />;
}

function Amount({ row: { amount, currency } }: { row: WorkRow }) {
  return amount !== null && currency !== null && <Money amount={amount} currency={currency} strong />;
}

function Due({ row: { dueAt } }: { row: WorkRow }) {
  if (dueAt === null) return null;
  const { words, tone } = dueLabel(dueAt);
  return <Badge tone={tone}>{words}</Badge>;
}

/** Leads to the page on which the work is done. */
function Action({ row, onClose }: { row: WorkRow; onClose: (row: WorkRow) => void }) {
  const may = useMay();
  const { queue, subject, agreementId, externalId } = row;
  const label = QUEUE_LABELS[queue].action;
  // The name of a link says what it leads to: a page may have many with one text.
  const look = { className: buttonClass('secondary', 'small'), 'aria-label': `${label}: ${workLabel(row)}` };
  const toAgreement = (words: ReactNode = label) =>
    agreementId && (
      <Link to="/agreements/$id" params={{ id: agreementId }} {...look}>
        {words}
      </Link>
    );
  if (queue === 'exceptions')
    return may('exceptions.write') ? (
      <Button size="small" aria-label={look['aria-label']} onClick={() => onClose(row)}>
        {label}
      </Button>
    ) : (
      toAgreement('See')
    );
  if (queue === 'payouts')
    return (
      <Link to="/payouts/account" search={{ seller: externalId ?? '' }} {...look}>
        {label}
      </Link>
    );
  if (queue === 'approvals')
    return (
      <Link to="/approvals" {...look}>
        {label}
      </Link>
    );
  if (subject === null) return toAgreement();
  if (queue === 'reviews')
    return (
      <Link to="/reviews/$id" params={{ id: subject }} {...look}>
        {label}
      </Link>
    );
  if (queue === 'breaks')
    return (
      <Link to="/reconciliation/$id" params={{ id: subject }} {...look}>
        {label}
      </Link>
    );
  if (subject.startsWith('dsp_'))
    return (
      <Link to="/disputes/$id" params={{ id: subject }} {...look}>
        {label}
      </Link>
    );
  return toAgreement();
}
