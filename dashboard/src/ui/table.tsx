import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { When } from './time.tsx';

export type Column<Row> = {
  readonly name: string;
  readonly cell: (row: Row) => ReactNode;
  readonly right?: boolean;
  /**
   * Left out where there is no room, or not very much; what matters of it goes into `Narrow` of another
   * column.
   */
  readonly wideOnly?: boolean | 'very';
};

type Props<Row> = {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
};

/** On the link in a row's first cell: the whole row takes one to what it is about. */
export const ROW_LINK = 'group block after:absolute after:inset-0';

export function Table<Row>({ label, columns, rows, rowKey }: Props<Row>) {
  const lastNarrow = columns.findLast((column) => !column.wideOnly);
  const look = (column: Column<Row>) =>
    classNames(
      'px-3 first:pl-0 last:pr-0',
      column.right ? 'text-right' : 'text-left',
      column.wideOnly && `hidden ${column.wideOnly === 'very' ? '@3xl:table-cell' : '@2xl:table-cell'}`,
      column === lastNarrow && '@max-2xl:pr-0',
    );
  return (
    // What there is room for is a matter of the place of the table, and not of the screen.
    <div className="@container">
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr className="border-b border-line">
            {columns.map((column) => (
              <th
                key={column.name}
                scope="col"
                className={classNames(look(column), 'py-2.5 text-xs font-medium text-soft')}
              >
                {column.name}
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
                <td key={column.name} className={classNames(look(column), 'py-2.5 align-middle')}>
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

/** What a phone shows below a cell's first line, in place of a column that it has no room for. */
export function Narrow({ children }: { children: ReactNode }) {
  return <span className="mt-1 block text-xs text-soft @2xl:hidden">{children}</span>;
}

/** The other way round: what only a wide screen has room for. */
export function Wide({ children }: { children: ReactNode }) {
  return <span className="hidden text-xs text-soft @2xl:block">{children}</span>;
}

export function whenColumn<Row extends { createdAt: string }>(
  name: string,
  more: Partial<Column<Row>> = {},
): Column<Row> {
  return {
    name,
    cell: (row) => (
      <span className="text-soft">
        <When at={row.createdAt} />
      </span>
    ),
    ...more,
  };
}
