import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { overviewQuery, workQueuesQuery } from '#api/overview-queries.ts';
import type { Overview as Figures } from '#api/types.ts';
import { type Amount, addUp, formatCount, formatMoney, formatMoneyShort, isZero } from '#labels/format.ts';
import { SNIPPETS } from '#labels/snippets.ts';
import { buttonClass } from '#ui/button.tsx';
import { DayChart, type Series } from '#ui/chart/day-chart.tsx';
import { Choice } from '#ui/form/choice.tsx';
import { Page, Section } from '#ui/page.tsx';
import { Empty, ErrorNote, Loading } from '#ui/states.tsx';
import { MailNote } from './mail-note.tsx';
import { Mentioned } from './mentions.tsx';
import { Notices, WebhookNotices } from './notices.tsx';
import { WorkList } from './work.tsx';

export function Overview() {
  const query = useQuery(overviewQuery);
  return (
    <Page title="Today" lede="Where the money is, what waits for you, and how the last 30 days went.">
      {query.isPending && <Loading />}
      {query.isError && <ErrorNote error={query.error} onRetry={() => void query.refetch()} />}
      {query.data && <Body figures={query.data} />}
      {query.data && <MailNote />}
    </Page>
  );
}

function Body({ figures }: { figures: Figures }) {
  const currencies = useMemo(
    () => [
      ...new Set([...figures.money.map((row) => row.currency), ...figures.daily.map((row) => row.currency)]),
    ],
    [figures],
  );
  const [chosen, setChosen] = useState<string | null>(null);
  const currency = chosen ?? currencies[0];
  // An account may only verify people, and has cases to decide without any money.
  const waits = (useQuery(workQueuesQuery).data ?? []).length > 0;
  if (currency === undefined && figures.flags.length === 0 && !waits) return <FirstSteps />;
  const shown = currency ?? 'NGN';
  return (
    <>
      {currencies.length > 1 && (
        <div className="mb-6">
          <Choice
            label="Currency"
            options={currencies.map((value) => ({ value, label: value }))}
            value={shown}
            onChange={setChosen}
          />
        </div>
      )}
      <Standing figures={figures} currency={shown} />
      <Notices />
      <Mentioned />
      <WorkList />
      <WebhookNotices figures={figures} />
      <div className="grid gap-x-12 lg:grid-cols-2">
        <MoneySection figures={figures} currency={shown} />
        <FlagSection figures={figures} />
      </div>
    </>
  );
}

const share = (part: number, whole: number) =>
  whole === 0 ? 'None' : `${formatCount(part)} of ${formatCount(whole)}`;

function webhooksDelivered({ webhooks }: Figures): string {
  const delivered = webhooks.reduce((sum, endpoint) => sum + endpoint.delivered, 0);
  const others = webhooks.reduce((sum, endpoint) => sum + endpoint.pending + endpoint.failed, 0);
  return share(delivered, delivered + others);
}

type Figure = { readonly name: string; readonly value: string; readonly warn?: boolean };

/** The main figure, and those that explain it. */
function Standing({ figures, currency }: { figures: Figures; currency: string }) {
  const row = figures.money.find((money) => money.currency === currency);
  const released = sumOf(figures, currency, 'milestone.released');
  const { verified, failed } = figures.verifications;
  /** Money that does not move by itself is no part of the money on its way. */
  const stopped = (name: string, amount: Amount = 0): Figure[] =>
    isZero(amount) ? [] : [{ name, value: formatMoney(amount, currency), warn: true }];
  const rest: Figure[] = [
    { name: 'Released, 30 days', value: formatMoney(released, currency) },
    { name: 'On its way to sellers', value: formatMoney(row?.toSellers ?? 0, currency) },
    ...stopped('For sellers, not sent', row?.sellersWait),
    { name: 'People verified, 30 days', value: share(verified, verified + failed) },
    { name: 'Waiting for a deposit', value: formatMoney(row?.queued ?? 0, currency) },
    { name: 'On its way back to buyers', value: formatMoney(row?.toBuyers ?? 0, currency) },
    ...stopped('Refunds refused or held', row?.buyersWait),
    { name: 'Webhooks, 24 hours', value: webhooksDelivered(figures) },
  ];
  return (
    <div className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_minmax(0,1.7fr)] xl:items-center">
      <div className="min-w-0">
        <p className="text-sm text-soft">Held in escrow</p>
        <p className="figures mt-1 font-serif text-[clamp(1.75rem,4.2vw,2.5rem)] leading-none font-medium tracking-tight [overflow-wrap:anywhere]">
          {formatMoney(row?.held ?? 0, currency)}
        </p>
        <p className="mt-3 text-sm text-soft">
          {`in ${formatCount(row?.agreements ?? 0)} open agreement${row?.agreements === 1 ? '' : 's'}`}
        </p>
      </div>
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,11rem),1fr))] gap-x-6 gap-y-5 border-line max-xl:border-t max-xl:pt-6 xl:border-l xl:pl-8">
        {rest.map((figure) => (
          <div key={figure.name} className="min-w-0">
            <dt className="text-[0.8125rem] text-soft">{figure.name}</dt>
            <dd
              className={`figures mt-0.5 text-lg font-medium [overflow-wrap:anywhere] ${figure.warn ? 'text-warn' : ''}`}
            >
              {figure.value}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function MoneySection({ figures, currency }: { figures: Figures; currency: string }) {
  const series = useMemo<Series[]>(
    () => [
      { label: 'Deposited', color: 'info', values: byDay(figures, currency, 'deposit.received') },
      { label: 'Released', color: 'accent', values: byDay(figures, currency, 'milestone.released') },
    ],
    [figures, currency],
  );
  const format = useMemo(() => (value: number) => formatMoneyShort(value, currency), [currency]);
  return (
    <Section beside title="Money" aside={<span className="text-sm text-soft">{currency}, by day</span>}>
      <DayChart
        label="Money deposited and released, by day"
        days={figures.days}
        series={series}
        format={format}
        nothing="No money was deposited or released in these 30 days."
      />
    </Section>
  );
}

function FlagSection({ figures }: { figures: Figures }) {
  const series = useMemo<Series[]>(() => {
    const of = (flag: string) =>
      figures.days.map(
        (day) => figures.flags.find((entry) => entry.day === day && entry.flag === flag)?.count ?? 0,
      );
    return [
      { label: 'Green', color: 'good', values: of('GREEN') },
      { label: 'Amber', color: 'warn', values: of('AMBER') },
      { label: 'Red', color: 'bad', values: of('RED') },
    ];
  }, [figures]);
  return (
    <Section beside title="Risk flags" aside={<span className="text-sm text-soft">Assessments, by day</span>}>
      <DayChart
        label="Assessments by flag and day"
        days={figures.days}
        series={series}
        format={formatCount}
        nothing="No assessments in these 30 days."
        stacked
      />
    </Section>
  );
}

function FirstSteps() {
  return (
    <Empty
      title="Nothing has happened yet"
      snippet={SNIPPETS.createAgreement}
      action={
        <Link to="/agreements/new" className={buttonClass('primary')}>
          Create an agreement
        </Link>
      }
    >
      Create your first agreement here, or from your program with an API key. This page then fills in by
      itself.
    </Empty>
  );
}

function amountsOf(figures: Figures, currency: string, type: string) {
  return figures.daily.filter((entry) => entry.currency === currency && entry.type === type);
}

/** Bars do not need to be exact to the last kobo. */
function byDay(figures: Figures, currency: string, type: string): number[] {
  const found = new Map(amountsOf(figures, currency, type).map((entry) => [entry.day, Number(entry.amount)]));
  return figures.days.map((day) => found.get(day) ?? 0);
}

function sumOf(figures: Figures, currency: string, type: string): string {
  return addUp(amountsOf(figures, currency, type).map((entry) => entry.amount));
}
