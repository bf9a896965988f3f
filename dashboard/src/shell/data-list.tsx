import { useEffect, useMemo, useState } from 'react';
import { type Amount, addUp, formatCount, formatMoney } from '#labels/format.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { DownloadIcon } from '#ui/icons.tsx';
import { More, type PagedListProps } from '#ui/list.tsx';
import { ErrorNote, Loading } from '#ui/states.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { useKeys } from '#ui/use-keys.ts';
import type { ListView } from './address-bar.ts';

/** Rows that are loaded to sort a list. The address of a shorter period shows the others. */
const MOST_SORTED = 1_000;
const MOST_CHOSEN = 100;

type Money = { readonly amount: Amount; readonly currency: string };

type Props<Row> = Omit<PagedListProps<Row>, 'keep'> & {
  view: ListView;
  onView: (change: ListView) => void;
  moneyOf: (row: Row) => Money;
  /** The file with the rows that have these keys. */
  csvOf: (keys: string) => string;
  /** The name of a row, for its checkbox. */
  nameOf: (row: Row) => string;
  /** What can be done with all chosen rows at once. */
  actionsOf?: (rows: readonly Row[], clear: () => void) => React.ReactNode;
};

/** A list to work with: sorted, with chosen columns and density, and sums and a file of chosen rows. */
export function DataList<Row>({ view, onView, moneyOf, csvOf, nameOf, actionsOf, ...list }: Props<Row>) {
  const { query, columns, rowKey } = list;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const loaded = useMemo(() => query.data?.pages.flatMap((page) => page.data) ?? [], [query.data]);
  const column = columns.find(({ name, value }) => value && name === view.sort?.replace(/^-/, ''));
  useAllRows(query, column !== undefined && loaded.length < MOST_SORTED);
  useRowKeys();
  const rows = useMemo(
    () => (column ? sortedBy(column, loaded, view.sort?.startsWith('-') ?? false) : loaded),
    [loaded, column, view.sort],
  );
  if (query.isPending) return <Loading />;
  if (query.isError) return <ErrorNote error={query.error} onRetry={() => void query.refetch()} />;
  if (rows.length === 0 && !query.hasNextPage) return list.empty;
  const hidden = new Set(view.hide?.split(',') ?? []);
  const picked = rows.filter((row) => chosen.has(rowKey(row)));
  const toggle = (key: string) => {
    const next = new Set(chosen);
    if (!next.delete(key)) next.add(key);
    setChosen(next);
  };
  const checkbox: Column<Row> = {
    name: 'Choose',
    tight: true,
    cell: (row) => (
      <input
        type="checkbox"
        aria-label={`Choose ${nameOf(row)}`}
        checked={chosen.has(rowKey(row))}
        disabled={picked.length >= MOST_CHOSEN && !chosen.has(rowKey(row))}
        onChange={() => toggle(rowKey(row))}
        // Above the link that covers the row.
        className="relative z-10 block size-6 accent-accent @2xl:size-4"
      />
    ),
  };
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
        <Chosen rows={picked} of={rows} moneyOf={moneyOf}>
          {actionsOf?.(picked, () => setChosen(new Set()))}
          <a
            href={csvOf(picked.map(rowKey).join(','))}
            download
            className={buttonClass('secondary', 'small')}
          >
            <DownloadIcon /> CSV of these
          </a>
          <Button size="small" look="quiet" onClick={() => setChosen(new Set())}>
            Clear
          </Button>
        </Chosen>
        <Look columns={columns} hidden={hidden} view={view} onView={onView} />
      </div>
      <Table
        {...list}
        rows={rows}
        columns={[checkbox, ...columns.filter(({ name }) => !hidden.has(name))]}
        dense={view.dense !== undefined}
        sorted={(one) =>
          one === column ? (view.sort?.startsWith('-') ? 'descending' : 'ascending') : undefined
        }
        heading={(one) => <Heading column={one} sort={view.sort} onSort={(sort) => onView({ sort })} />}
      />
      {column && query.hasNextPage && rows.length >= MOST_SORTED && (
        <p className="pt-4 text-sm text-soft">
          {`Sorted among the newest ${formatCount(rows.length)}. A shorter period shows the others.`}
        </p>
      )}
      <More query={query} shown={rows.length} />
    </>
  );
}

/** Loads further pages while a sorted list needs them: otherwise its first row may be on a later page. */
function useAllRows<Row>(query: PagedListProps<Row>['query'], wanted: boolean): void {
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  useEffect(() => {
    if (wanted && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [wanted, hasNextPage, isFetching, isError, fetchNextPage]);
}

/** J and K move between rows, Enter opens one, X chooses it. */
function useRowKeys(): void {
  const move = (step: number) => () => {
    const rows = [...document.querySelectorAll<HTMLElement>('main tbody tr')];
    const at = rows.findIndex((row) => row.contains(document.activeElement));
    rows[at === -1 ? 0 : at + step]?.querySelector<HTMLElement>('a')?.focus();
  };
  useKeys({
    j: move(1),
    k: move(-1),
    x: () => {
      const row = document.activeElement?.closest('tr');
      row?.querySelector<HTMLInputElement>('input[type=checkbox]')?.click();
    },
  });
}

function sortedBy<Row>({ value }: Column<Row>, rows: readonly Row[], descending: boolean): readonly Row[] {
  const sign = descending ? -1 : 1;
  return rows
    .map((row) => ({ row, key: value?.(row) ?? null }))
    .sort((one, other) => {
      if (one.key === null || other.key === null)
        return Number(one.key === null) - Number(other.key === null);
      if (typeof one.key === 'number' && typeof other.key === 'number') return sign * (one.key - other.key);
      return sign * String(one.key).localeCompare(String(other.key));
    })
    .map(({ row }) => row);
}

type HeadingProps<Row> = {
  column: Column<Row>;
  sort: string | undefined;
  onSort: (sort: string | undefined) => void;
};

/** The first press puts the smallest first, the second the largest, the third ends it. */
function Heading<Row>({ column: { name, value }, sort, onSort }: HeadingProps<Row>) {
  if (!value) return name;
  const next = sort === name ? `-${name}` : sort === `-${name}` ? undefined : name;
  return (
    <button type="button" className="touch rounded-sm hover:text-ink" onClick={() => onSort(next)}>
      {name}
      <span aria-hidden="true" className="ml-1 inline-block w-2">
        {sort === name ? '↑' : sort === `-${name}` ? '↓' : ''}
      </span>
    </button>
  );
}

type ChosenProps<Row> = {
  rows: readonly Row[];
  of: readonly Row[];
  moneyOf: (row: Row) => Money;
  children: React.ReactNode;
};

/** How many rows are chosen, or else shown, with their sum in each currency. */
function Chosen<Row>({ rows, of, moneyOf, children }: ChosenProps<Row>) {
  const counted = rows.length > 0 ? rows : of;
  const amounts = Map.groupBy(counted.map(moneyOf), ({ currency }) => currency);
  const sums = [...amounts].map(([currency, all]) =>
    formatMoney(addUp(all.map(({ amount }) => amount)), currency),
  );
  return (
    <>
      <p className="figures text-sm" role="status">
        <span className="text-soft">
          {rows.length > 0 ? `${rows.length} chosen: ` : 'Sum of these rows: '}
        </span>
        <span className="font-medium">{sums.join(' · ')}</span>
      </p>
      {rows.length > 0 && children}
    </>
  );
}

type LookProps<Row> = Pick<Props<Row>, 'columns' | 'view' | 'onView'> & { hidden: ReadonlySet<string> };

/** Which columns are shown, and how close the rows are. The first column says what a row is, so it stays. */
function Look<Row>({ columns, hidden, view, onView }: LookProps<Row>) {
  const names = columns.slice(1).map(({ name }) => name);
  const show = (name: string, shown: boolean) => {
    const left = names.filter((one) => (one === name ? !shown : hidden.has(one)));
    onView({ hide: left.length > 0 ? left.join(',') : undefined });
  };
  return (
    <details className="relative ml-auto">
      <summary
        className={`${buttonClass('quiet', 'small')} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}
      >
        Columns
      </summary>
      <fieldset className="absolute right-0 z-20 mt-1 w-52 space-y-1 rounded-xl border border-line bg-surface p-3 text-sm shadow-float">
        <legend className="sr-only">Columns</legend>
        {names.map((name) => (
          <Check
            key={name}
            label={name}
            checked={!hidden.has(name)}
            onChange={(shown) => show(name, shown)}
          />
        ))}
        <span className="block border-t border-line pt-1">
          <Check
            label="Close rows"
            checked={view.dense !== undefined}
            onChange={(dense) => onView({ dense: dense ? 'true' : undefined })}
          />
        </span>
      </fieldset>
    </details>
  );
}

function Check(props: { label: string; checked: boolean; onChange: (checked: boolean) => void }) {
  return (
    <label className="flex min-h-8 cursor-pointer items-center gap-2.5">
      <input
        type="checkbox"
        checked={props.checked}
        onChange={({ target }) => props.onChange(target.checked)}
        className="size-4 accent-accent"
      />
      {props.label}
    </label>
  );
}
