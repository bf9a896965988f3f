import type { ReactNode } from 'react';
import { Choice, type Option } from '#ui/form/choice.tsx';
import { SearchBox } from '#ui/form/search-box.tsx';
import { PagedList, type PagedListProps } from './list.tsx';
import { Empty } from './states.tsx';

type Props<Row, Shown extends string> = Omit<PagedListProps<Row>, 'rowKey' | 'empty'> & {
  /** Restricts the list to one user. */
  user: string | undefined;
  onUser: (user: string | undefined) => void;
  verdict: {
    readonly label: string;
    readonly options: readonly Option<Shown | 'all'>[];
    readonly value: Shown | undefined;
    readonly onChange: (value: Shown | undefined) => void;
  };
  nothingFound: string;
  /** Shown while there is nothing to list at all. */
  first: ReactNode;
};

/** Results about users, searched by user and filtered by verdict. */
export function UserList<Row extends { id: string }, Shown extends string>({
  user,
  onUser,
  verdict,
  nothingFound,
  first,
  ...list
}: Props<Row, Shown>) {
  const narrowed = user !== undefined || verdict.value !== undefined;
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <SearchBox label="Search by user" placeholder="Your id for the user" value={user} onSearch={onUser} />
        <Choice
          label={verdict.label}
          options={verdict.options}
          value={verdict.value ?? 'all'}
          onChange={(value) => verdict.onChange(value === 'all' ? undefined : value)}
        />
      </div>
      <PagedList
        {...list}
        rowKey={(row) => row.id}
        empty={narrowed ? <Empty title="Nothing matches">{nothingFound}</Empty> : first}
      />
    </>
  );
}
