import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { address, withQuery } from '#api/client.ts';
import { banksQuery, moneyQuery, moneySumsQuery } from '#api/queries.ts';
import type { MoneyRow } from '#api/types.ts';
import { formatCount, formatMoney } from '#labels/format.ts';
import { type Direction, MONEY_STATES } from '#labels/money.ts';
import { DataList } from '#shell/data-list.tsx';
import { PersonLink } from '#shell/person-link.tsx';
import { Badge } from '#ui/badge.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Choice, type Option } from '#ui/form/choice.tsx';
import { DayInput } from '#ui/form/day-input.tsx';
import { DownloadIcon } from '#ui/icons.tsx';
import { Money } from '#ui/money.tsx';
import { Page } from '#ui/page.tsx';
import { Aside, type Column, Narrow, ROW_LINK } from '#ui/table.tsx';
import { When } from '#ui/time.tsx';
import { RetryChosen } from './retry-chosen.tsx';

const route = getRouteApi('/members/money');

const OPTIONS: readonly Option<Direction>[] = [
  { value: 'in', label: 'In' },
  { value: 'out', label: 'Out' },
  { value: 'back', label: 'Back' },
];
const LEDES: Record<Direction, string> = {
  in: 'Deposits from buyers, with their sender and the bank’s reference.',
  out: 'Payouts to sellers, with their destination and state at the bank.',
  back: 'Refunds to buyers, one row for each transfer.',
};

export function MoneyPage() {
  const { show = 'in', from, to, ...view } = route.useSearch();
  const period = { from, to };
  const navigate = route.useNavigate();
  const query = useInfiniteQuery(moneyQuery(show, period));
  return (
    <Page
      title="Money"
      lede={LEDES[show]}
      actions={
        <a href={address(withQuery(`/money/${show}/list.csv`, period))} download className={buttonClass()}>
          <DownloadIcon /> Export CSV
        </a>
      }
    >
      <div className="mb-6 flex flex-wrap items-end gap-x-6 gap-y-3">
        <Choice
          label="Direction"
          options={OPTIONS}
          value={show}
          onChange={(value) => void navigate({ search: (old) => ({ ...old, show: value }) })}
        />
        <DayInput
          label="From"
          value={period.from}
          onChange={(from) => void navigate({ search: (old) => ({ ...old, from }) })}
        />
        <DayInput
          label="Before"
          value={period.to}
          onChange={(to) => void navigate({ search: (old) => ({ ...old, to }) })}
        />
      </div>
      <Sums show={show} period={period} />
      <DataList
        key={show}
        label={`${LEDES[show]} Newest first`}
        query={query}
        columns={COLUMNS}
        rowKey={(row) => row.id}
        view={view}
        onView={(change) => void navigate({ search: (old) => ({ ...old, ...change }), replace: true })}
        moneyOf={(row) => row}
        csvOf={(ids) => address(withQuery(`/money/${show}/list.csv`, { ...period, ids }))}
        nameOf={({ name, externalId }) => name ?? externalId}
        actionsOf={(rows, clear) => <RetryChosen rows={rows} onDone={clear} />}
        empty={<p className="text-soft">Nothing in this period.</p>}
      />
    </Page>
  );
}

type Period = { from?: string | undefined; to?: string | undefined };

/** The totals of the whole period, however many rows are shown. */
function Sums({ show, period }: { show: Direction; period: Period }) {
  const { data } = useQuery(moneySumsQuery(show, period));
  const when = period.from || period.to ? 'in this period' : 'in the last 30 days';
  if (!data || data.data.length === 0) return null;
  return (
    <dl className="mb-6 flex flex-wrap gap-x-10 gap-y-3 border-y border-line py-4">
      {data.data.map(({ currency, count, amount }) => (
        <div key={currency}>
          <dt className="text-[0.8125rem] text-soft">
            {`${formatCount(count)} transfer${count === 1 ? '' : 's'} in ${currency}, ${when}`}
          </dt>
          <dd className="figures text-lg font-medium">{formatMoney(amount, currency)}</dd>
        </div>
      ))}
    </dl>
  );
}

function State({ row }: { row: MoneyRow }) {
  const { label, tone } = MONEY_STATES[row.state] ?? { label: row.state, tone: 'neutral' as const };
  return (
    <>
      <Badge tone={tone}>{label}</Badge>
      {row.reason && <span className="mt-1 block max-w-56 text-xs break-words text-bad">{row.reason}</span>}
    </>
  );
}

function Account({ row: { party, bank, accountNumber } }: { row: MoneyRow }) {
  const { data: banks } = useQuery(banksQuery);
  const name = banks?.find(({ code }) => code === bank)?.name ?? bank;
  const at = [name, accountNumber].filter(Boolean).join(' ');
  return (
    <>
      {party && <bdi dir="auto">{party}</bdi>}
      {at && (
        <Aside>
          <span className="figures">{at}</span>
        </Aside>
      )}
      {!party && !at && <span className="text-soft">Not known</span>}
    </>
  );
}

const COLUMNS: readonly Column<MoneyRow>[] = [
  {
    name: 'Who',
    value: ({ name, externalId }) => name ?? externalId,
    cell: (row) => (
      <span className="block min-w-28">
        <PersonLink quiet name={row.name} id={row.externalId} />
        <Narrow>
          <State row={row} />
        </Narrow>
      </span>
    ),
  },
  { name: 'Account', wideOnly: true, value: ({ party }) => party, cell: (row) => <Account row={row} /> },
  {
    name: 'Bank reference',
    value: ({ reference }) => reference,
    wideOnly: 'very',
    cell: (row) => (
      <span className="block min-w-32 font-mono text-xs text-soft [overflow-wrap:anywhere] @5xl:whitespace-nowrap">
        {row.reference?.split('/').at(-1)}
        {row.sessionId && <span className="block">{row.sessionId}</span>}
      </span>
    ),
  },
  { name: 'State', wideOnly: true, value: ({ state }) => state, cell: (row) => <State row={row} /> },
  {
    name: 'When',
    value: ({ at }) => at,
    wideOnly: true,
    cell: (row) => (
      <span className="text-soft">
        <When at={row.at} />
      </span>
    ),
  },
  {
    name: 'Amount',
    value: ({ amount }) => amount,
    right: true,
    cell: (row) => (
      <Link to="/agreements/$id" params={{ id: row.agreementId }} className={ROW_LINK}>
        <Money amount={row.amount} currency={row.currency} strong />
        <Narrow>
          <When at={row.at} />
        </Narrow>
      </Link>
    ),
  },
];
