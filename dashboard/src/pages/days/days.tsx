import type { Day } from '@surety/sdk';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { closeDay, dayQuery, daysQuery } from '#api/days.ts';
import { currentTime } from '#labels/current-time.ts';
import { DAY_LINES } from '#labels/days.ts';
import { actorLabel } from '#labels/events.ts';
import { formatDateTime, formatDay, formatMoney, isZero } from '#labels/format.ts';
import { useAuditNames } from '#shell/audit-names.ts';
import { useMay } from '#shell/may.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { TEXT_LINK } from '#ui/class-names.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Input } from '#ui/form/field.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { DownloadIcon } from '#ui/icons.tsx';
import { PagedList } from '#ui/list.tsx';
import { Page, Section } from '#ui/page.tsx';
import { ErrorNote, Loading } from '#ui/states.tsx';
import { type Column, Narrow, ROW_LINK } from '#ui/table.tsx';
import { When } from '#ui/time.tsx';
import { useSay } from '#ui/toast.tsx';
import { Compare } from './compare.tsx';

const route = getRouteApi('/members/days');
const DAY_MS = 86_400_000;

/** The day that is to be closed next, one that is closed, and the list of those. */
export function DaysPage() {
  const { day: asked } = route.useSearch();
  const navigate = route.useNavigate();
  const days = useInfiniteQuery(daysQuery);
  const last = days.data?.pages[0]?.data[0];
  const yesterday = useYesterday(asked === undefined && !days.isPending && !last);
  const day = asked ?? (last ? nextAfter(last) : yesterday);
  return (
    <Page
      title="Close of day"
      lede={
        <>
          What was at the bank, what came and went, and what is there at the end.{' '}
          <a href="/docs/guide/days" className={TEXT_LINK}>
            How it works
          </a>
        </>
      }
      actions={
        <Input
          type="date"
          aria-label="Day"
          className="w-44"
          value={day ?? ''}
          onChange={({ target }) => void navigate({ search: { day: target.value || undefined } })}
        />
      }
    >
      {day ? <OneDay key={day} day={day} /> : <Loading />}
      <Section title="Closed days">
        <PagedList
          label="Closed days, newest first"
          query={days}
          columns={COLUMNS}
          rowKey={(row) => row.day}
          empty={
            <p className="text-sm text-soft">
              None yet. The first day that you close may be any that is over.
            </p>
          }
        />
      </Section>
    </Page>
  );
}

function nextAfter({ day }: Day): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
}

/** Yesterday in the time zone in which days are closed, which an answer about a day states. */
function useYesterday(enabled: boolean): string | undefined {
  const at = new Date(currentTime().getTime() - DAY_MS);
  const { data } = useQuery({ ...dayQuery(at.toISOString().slice(0, 10)), enabled });
  return data && new Intl.DateTimeFormat('en-CA', { timeZone: data.timeZone }).format(at);
}

function OneDay({ day }: { day: string }) {
  const may = useMay();
  const [statement, setStatement] = useState<string>();
  const query = useQuery(dayQuery(day));
  if (query.error) return <ErrorNote error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <Loading />;
  const found = query.data;
  return (
    <div>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-serif text-xl font-medium">{formatDay(`${found.day}T12:00:00Z`)}</span>
          <Badge tone={found.closedAt ? 'good' : 'neutral'}>{found.closedAt ? 'Closed' : 'Open'}</Badge>
          <span className="text-sm text-soft">{`in ${found.timeZone.replaceAll('_', ' ')}`}</span>
        </p>
        <Closing found={found} statement={statement} />
      </div>
      {found.currencies.length === 0 ? (
        <p className="text-soft">No money was at the bank until the end of this day.</p>
      ) : (
        <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
          {found.currencies.map((currency) => (
            <Statement key={currency.currency} {...currency} />
          ))}
        </div>
      )}
      {may('reconciliation.write') && <Compare found={found} onCompared={setStatement} />}
    </div>
  );
}

type Closed = { found: Day; statement: string | undefined };

/** Closes the day, or says who has, with the signed note. */
function Closing({ found, statement }: Closed) {
  const may = useMay();
  const nameOf = useAuditNames();
  const [asking, setAsking] = useState(false);
  if (found.closedAt && found.note) {
    return (
      <span className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-soft">
        {`${actorLabel(found.closedBy, nameOf) ?? ''}, ${formatDateTime(found.closedAt)}`}
        <a
          download={`${found.day}.txt`}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(found.note)}`}
          className={buttonClass('secondary', 'small')}
        >
          <DownloadIcon /> Signed note
        </a>
      </span>
    );
  }
  if (Date.parse(found.to) > currentTime().getTime())
    return <span className="text-sm text-soft">Not over yet</span>;
  if (!may('reconciliation.write')) return null;
  return (
    <>
      <Button look="primary" onClick={() => setAsking(true)}>
        Close this day…
      </Button>
      {asking && <CloseDialog found={found} statement={statement} onClose={() => setAsking(false)} />}
    </>
  );
}

function CloseDialog({ found, statement, onClose }: Closed & { onClose: () => void }) {
  const say = useSay();
  const form = useForm(
    closeDay,
    () => ({ day: found.day, timeZone: found.timeZone, statement }),
    () => {
      say('Day closed');
      onClose();
    },
  );
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Close ${formatDay(`${found.day}T12:00:00Z`)}`}
      description={`It is signed${statement === undefined ? '' : ' with the result of the comparison'} and can never change. What is booked later falls on the next day.`}
    >
      <form method="post" onSubmit={form.onSubmit} className="space-y-4">
        {form.error && <ErrorNote error={form.error} />}
        <Button type="submit" look="primary" className="w-full" busy={form.busy} autoFocus>
          Close the day
        </Button>
      </form>
    </Dialog>
  );
}

function Statement({ currency, opening, closing, late, bank, ...lines }: Day['currencies'][number]) {
  return (
    <dl className="text-sm">
      <Line name="Opening" amount={opening} currency={currency} strong />
      {DAY_LINES.map(({ line, label }) => (
        <Line key={line} name={label} amount={lines[line]} currency={currency} />
      ))}
      <Line name="Closing" amount={closing} currency={currency} strong />
      {late !== 0 && (
        <Line name="Of this, booked late for the day before" amount={late} currency={currency} />
      )}
      {bank && (
        <>
          <Line
            name={`Balance at ${bank.provider} when it was closed`}
            amount={bank.balance}
            currency={currency}
          />
          <Line name="Not on these books" amount={bank.difference} currency={currency} />
        </>
      )}
    </dl>
  );
}

type LineProps = { name: string; amount: number; currency: string; strong?: boolean };

function Line({ name, amount, currency, strong = false }: LineProps) {
  return (
    <div
      className={`flex items-baseline justify-between gap-6 border-b border-line py-2 ${strong ? 'font-medium' : ''}`}
    >
      <dt className={strong ? '' : 'text-soft'}>{name}</dt>
      <dd className={`figures whitespace-nowrap ${!strong && isZero(amount) ? 'text-soft' : ''}`}>
        {formatMoney(amount, currency)}
      </dd>
    </div>
  );
}

const COLUMNS: readonly Column<Day>[] = [
  {
    name: 'Day',
    cell: (row) => (
      <Link to="/days" search={{ day: row.day }} className={ROW_LINK}>
        <span className="font-medium group-hover:text-accent">{formatDay(`${row.day}T12:00:00Z`)}</span>
      </Link>
    ),
  },
  {
    name: 'Closing',
    right: true,
    cell: ({ currencies, closedAt }) => (
      <>
        <span className="figures font-medium">
          {currencies.map(({ currency, closing }) => formatMoney(closing, currency)).join(', ') || 'No money'}
        </span>
        <Narrow>{closedAt && <When at={closedAt} />}</Narrow>
      </>
    ),
  },
  {
    name: 'Closed',
    right: true,
    wideOnly: true,
    cell: ({ closedAt }) => <span className="text-soft">{closedAt && <When at={closedAt} />}</span>,
  },
];
