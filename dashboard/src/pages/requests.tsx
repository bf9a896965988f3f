import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { keysQuery, requestQuery, requestsQuery } from '../api/queries.ts';
import type { LoggedRequest } from '../api/types.ts';
import { shortId } from '../format.ts';
import { SNIPPETS } from '../snippets.ts';
import { Badge } from '../ui/badge.tsx';
import { Choice } from '../ui/choice.tsx';
import { CopyId } from '../ui/copy.tsx';
import { PagedList } from '../ui/list.tsx';
import { Page } from '../ui/page.tsx';
import { SearchBox } from '../ui/search-box.tsx';
import { Empty, ErrorNote, Loading } from '../ui/states.tsx';
import { type Column, Table } from '../ui/table.tsx';
import { Ago } from '../ui/time.tsx';
import type { Tone } from '../words.ts';

const route = getRouteApi('/members/requests');

type Shown = 'all' | 'true';
const OPTIONS: readonly { value: Shown; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'true', label: 'Refused or failed' },
];

export function Requests() {
  const { failed, id } = route.useSearch();
  const navigate = route.useNavigate();
  const columns = useColumns();
  return (
    <Page
      title="Request log"
      lede="The last thousand requests of a week, never what was in them. In busy seconds it is a sample, failures first."
    >
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <SearchBox
          label="Search by request id"
          placeholder="req_…, from the x-request-id header or an error"
          value={id}
          onSearch={(value) => void navigate({ search: (old) => ({ ...old, id: value }) })}
        />
        <Choice
          label="Which"
          options={OPTIONS}
          value={failed ?? 'all'}
          onChange={(value) =>
            void navigate({ search: (old) => ({ ...old, failed: value === 'true' ? 'true' : undefined }) })
          }
        />
      </div>
      {id ? <OneRequest id={id} columns={columns} /> : <AllRequests failed={failed} columns={columns} />}
    </Page>
  );
}

type Columns = readonly Column<LoggedRequest>[];

function AllRequests({ failed, columns }: { failed: 'true' | undefined; columns: Columns }) {
  const query = useInfiniteQuery(requestsQuery({ failed }));
  return (
    <PagedList
      label="Requests, newest first"
      query={query}
      columns={columns}
      rowKey={(row) => row.id}
      empty={
        <Empty title={failed ? 'Nothing failed' : 'No requests yet'} snippet={SNIPPETS.anyRequest}>
          Every answer of the API carries an x-request-id. Here it tells you what was asked and what came of
          it.
        </Empty>
      }
    />
  );
}

function OneRequest({ id, columns }: { id: string; columns: Columns }) {
  const query = useQuery(requestQuery(id));
  if (query.isPending) return <Loading />;
  if (query.isError) return <ErrorNote error={query.error} />;
  return <Table label="The request" columns={columns} rows={[query.data]} rowKey={(row) => row.id} />;
}

/** Ids are cut to their ends; the whole path is in the title. */
function shortPath(path: string): string {
  return path.split('/').map(shortId).join('/');
}

function toneOf(status: number): Tone {
  if (status < 400) return 'good';
  return status < 500 ? 'warn' : 'bad';
}

function useColumns(): Columns {
  const { data } = useQuery(keysQuery);
  const keyNames = new Map(data?.data.map((key) => [key.id, key.label ?? `${key.prefix}…`]));
  return [
    {
      name: 'Request',
      cell: (row) => (
        <>
          <span className="font-mono text-[0.8125rem] [overflow-wrap:anywhere]" title={row.path}>
            <b className="font-medium">{row.method}</b> {shortPath(row.path)}
          </span>
          <span className="block text-soft">
            <CopyId id={row.id} label="Copy the request id" />
          </span>
        </>
      ),
    },
    {
      name: 'Answer',
      cell: (row) => (
        <>
          <Badge tone={toneOf(row.status)}>{row.status}</Badge>
          {row.code && <span className="mt-1 block text-xs text-soft">{row.code}</span>}
        </>
      ),
    },
    {
      name: 'By',
      wideOnly: true,
      cell: (row) => (
        <span className="text-soft">
          {row.keyId === null ? 'Dashboard' : (keyNames.get(row.keyId) ?? 'A key')}
        </span>
      ),
    },
    {
      name: 'Took',
      wideOnly: true,
      right: true,
      cell: (row) => <span className="figures text-soft">{`${Math.round(row.durationMs)} ms`}</span>,
    },
    {
      name: 'When',
      right: true,
      cell: (row) => (
        <span className="text-soft">
          <Ago at={row.createdAt} />
        </span>
      ),
    },
  ];
}
