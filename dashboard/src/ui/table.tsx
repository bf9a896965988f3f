import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type Column<Row> = {
  readonly name: string;
  readonly cell: (row: Row) => ReactNode;
  readonly right?: boolean;
  /** Left out where there is no room. */
  readonly wideOnly?: boolean;
};

type Props<Row> = {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
};

export function Table<Row>({ label, columns, rows, rowKey }: Props<Row>) {
  const look = ({ right, wideOnly }: Column<Row>) =>
    classNames(
      'px-3 first:pl-0 last:pr-0',
      right ? 'text-right' : 'text-left',
      wideOnly && 'hidden md:table-cell',
    );
  return (
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
            className="border-b border-line/70 motion-safe:transition-colors hover:bg-sunken/60"
          >
            {columns.map((column) => (
              <td key={column.name} className={classNames(look(column), 'py-3.5 align-middle')}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
