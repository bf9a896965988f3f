import type { ReactNode } from 'react';
import { Choice, type Option } from '#ui/form/choice.tsx';
import { SearchBox } from '#ui/form/search-box.tsx';
import { PagedList, type PagedListProps } from './list.tsx';
import { Empty } from './states.tsx';

type Props<Row, Shown extends string> = Omit<PagedListProps<Row>, 'rowKey' | 'empty'> & {
  /** One user alone, or everybody. */
  user: string | undefined;
  onUser: (user: string | undefined) => void;
  verdict: {
    readonly label: string;
    readonly options: readonly Option<Shown | 'all'>[];
    readonly value: Shown | undefined;
    readonly onChange: (value: Shown | undefined) => void;
  };
  nothingFound: string;
  /** While there is nothing to list at all. */
  first: ReactNode;
};

/** What was decided about users, searched by user and narrowed by verdict. */
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
        <SearchBox
          label="Search by user"
          placeholder="A user’s id, as you sent it"
          value={user}
          onSearch={onUser}
        />
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
