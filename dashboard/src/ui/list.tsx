import type { Page as PageOf } from '@surety/sdk';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { ErrorNote, Loading } from './states.tsx';
import { type Column, Table } from './table.tsx';

export type PagedListProps<Row> = {
  label: string;
  query: UseInfiniteQueryResult<InfiniteData<PageOf<Row>>>;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  empty: ReactNode;
  /** Leaves out rows that are about to go. */
  keep?: (row: Row) => boolean;
};

/** A list of any length, one page at a time. The server finds page one thousand as fast as page one. */
export function PagedList<Row>({ label, query, columns, rowKey, empty, keep }: PagedListProps<Row>) {
  if (query.isPending) return <Loading />;
  if (query.isError) return <ErrorNote error={query.error} onRetry={() => void query.refetch()} />;
  const all = query.data.pages.flatMap((page) => page.data);
  const rows = keep ? all.filter(keep) : all;
  if (rows.length === 0 && !query.hasNextPage) return empty;
  return (
    <>
      <Table label={label} columns={columns} rows={rows} rowKey={rowKey} />
      <More query={query} shown={rows.length} />
    </>
  );
}

/** The number of rows shown, and the button for more. */
export function More<Row>({ query, shown }: { query: PagedListProps<Row>['query']; shown: number }) {
  return (
    <div className="flex items-center justify-between gap-4 pt-5 text-sm text-soft">
      <span className="figures">{`${shown} shown`}</span>
      {query.hasNextPage && (
        <Button size="small" busy={query.isFetchingNextPage} onClick={() => void showMore(query)}>
          Show more
        </Button>
      )}
    </div>
  );
}

const TRIES = 5;

/** A refetch in the meantime cancels the request for the next page, so it is retried. */
async function showMore<Row>(query: PagedListProps<Row>['query']): Promise<void> {
  const shown = query.data?.pages.length ?? 0;
  for (let tries = 0; tries < TRIES; tries++) {
    const { data, hasNextPage, isError } = await query.fetchNextPage();
    if (isError || !hasNextPage || (data?.pages.length ?? 0) > shown) return;
  }
}
