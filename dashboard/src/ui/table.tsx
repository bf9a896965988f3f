import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { When } from './time.tsx';

export type Column<Row> = {
  readonly name: string;
  readonly cell: (row: Row) => ReactNode;
  readonly right?: boolean;
  /**
   * Hidden in narrow tables (`true`) or in all but very wide ones (`'very'`). Its essentials go into `Narrow`
   * of another column.
   */
  readonly wideOnly?: boolean | 'very';
  /** As narrow as its content, without a heading to see: for a checkbox. */
  readonly tight?: boolean;
  /** Makes the column sortable. Null comes last. */
  readonly value?: (row: Row) => string | number | null;
};

type Props<Row> = {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Rows are less high, for people who compare many. */
  dense?: boolean;
  /** What a column's heading contains, if not its name alone. */
  heading?: (column: Column<Row>) => ReactNode;
  sorted?: (column: Column<Row>) => 'ascending' | 'descending' | undefined;
};

/** Touch-sized rows in narrow tables, forty pixels in wider ones. */
const ROW_HEIGHT = 'h-11 py-2.5 align-middle @lg:h-10 @lg:py-1.25 [tr:has(details[open])_&]:align-top';

/** For the link in a row's first cell: makes the whole row clickable. */
export const ROW_LINK = 'group block after:absolute after:inset-0';

const DENSE = 'py-0.5 align-middle text-[0.8125rem] [tr:has(details[open])_&]:align-top';

export function Table<Row>({ label, columns, rows, rowKey, dense, heading, sorted }: Props<Row>) {
  const lastNarrow = columns.findLast((column) => !column.wideOnly);
  const look = (column: Column<Row>) =>
    classNames(
      'px-3 first:pl-0 last:pr-0',
      column.right ? 'text-right' : 'text-left',
      column.tight && 'w-px',
      column.wideOnly && `hidden ${column.wideOnly === 'very' ? '@3xl:table-cell' : '@2xl:table-cell'}`,
      column === lastNarrow && '@max-2xl:pr-0',
    );
  return (
    // Columns depend on the width of the table's container, not of the screen.
    <div className="@container">
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr className="border-b border-line">
            {columns.map((column) => (
              <th
                key={column.name}
                scope="col"
                aria-sort={sorted?.(column)}
                className={classNames(look(column), 'py-2.5 text-xs font-medium text-soft')}
              >
                {column.tight ? (
                  <span className="sr-only">{column.name}</span>
                ) : (
                  (heading?.(column) ?? column.name)
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              className="relative border-b border-line/70 last:border-0 motion-safe:transition-colors hover:bg-sunken/60"
            >
              {columns.map((column) => (
                <td key={column.name} className={classNames(look(column), dense ? DENSE : ROW_HEIGHT)}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type NarrowProps = { until?: 'very'; children: ReactNode };

/** A second line within a cell on narrow screens, in place of a hidden column. */
export function Narrow({ until, children }: NarrowProps) {
  const gone = until === 'very' ? '@2xl:mt-0 @3xl:hidden' : '@2xl:hidden';
  return <span className={`mt-1 block text-xs text-soft ${gone}`}>{children}</span>;
}

/** Secondary text: below the main text, or beside it in wide tables. */
export function Aside({ wideOnly, children }: { wideOnly?: boolean; children: ReactNode }) {
  const below = wideOnly ? 'hidden @2xl:block' : 'block';
  return (
    <>
      {/* A space, for screen readers and copied text. */}{' '}
      <span className={`${below} text-xs text-soft @4xl:ml-1.5 @4xl:inline`}>{children}</span>
    </>
  );
}

const SOME = 2;

/** The first few values and the number of further ones. The tooltip lists all. */
export function Some({ of: all }: { of: readonly string[] }) {
  const more = all.length - SOME;
  return (
    <span className="text-[0.8125rem] text-soft" title={more > 0 ? all.join(', ') : undefined}>
      {all.slice(0, SOME).join(', ') || 'None'}
      {more > 0 && (
        <span className="figures whitespace-nowrap">
          {' '}
          <span aria-hidden>{`+${more}`}</span>
          <span className="sr-only">{`and ${more} more`}</span>
        </span>
      )}
    </span>
  );
}

/** `below` is shown under the date on narrow screens. */
export function whenColumn<Row extends { createdAt: string }>(
  name: string,
  { below, ...more }: Partial<Column<Row>> & { below?: (row: Row) => ReactNode } = {},
): Column<Row> {
  return {
    name,
    cell: (row) => {
      const under = below?.(row);
      return (
        <>
          <span className="text-soft">
            <When at={row.createdAt} />
          </span>
          {under && <Narrow>{under}</Narrow>}
        </>
      );
    },
    ...more,
  };
}
