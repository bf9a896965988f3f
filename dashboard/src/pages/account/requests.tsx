import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { apiKeysQuery, requestQuery, requestsQuery } from '#api/queries.ts';
import type { LoggedRequest } from '#api/types.ts';
import { formatDateTime, formatDuration, shortId } from '#labels/format.ts';
import { SNIPPETS } from '#labels/snippets.ts';
import type { Tone } from '#labels/tone.ts';
import { useActorNames } from '#shell/actor-names.ts';
import { Badge } from '#ui/badge.tsx';
import { Breakable } from '#ui/breakable.tsx';
import { TEXT_LINK } from '#ui/class-names.ts';
import { CopyId } from '#ui/copy.tsx';
import { Choice, type Option } from '#ui/form/choice.tsx';
import { SearchBox } from '#ui/form/search-box.tsx';
import { PagedList } from '#ui/list.tsx';
import { Fact, Facts, Page } from '#ui/page.tsx';
import { Empty, ErrorNote, Loading } from '#ui/states.tsx';
import { Aside, type Column, Narrow, ROW_LINK, whenColumn } from '#ui/table.tsx';
import { When } from '#ui/time.tsx';

const route = getRouteApi('/members/requests');

type Shown = 'all' | 'true';
const OPTIONS: readonly Option<Shown>[] = [
  { value: 'all', label: 'All' },
  { value: 'true', label: 'Failed' },
];

export function Requests() {
  const { failed, id } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <Page
      title="Request log"
      lede="Requests of the last week and their results, without their contents. At busy times only a sample is kept, failures first."
    >
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <SearchBox
          label="Search by request id"
          placeholder="A request id: req_…"
          value={id}
          onSearch={(value) => void navigate({ search: (old) => ({ ...old, id: value }) })}
        />
        {id === undefined && (
          <Choice
            label="Show"
            options={OPTIONS}
            value={failed ?? 'all'}
            onChange={(value) => void navigate({ search: { failed: value === 'true' ? 'true' : undefined } })}
          />
        )}
      </div>
      {id ? <OneRequest id={id} /> : <AllRequests failed={failed} />}
    </Page>
  );
}

function AllRequests({ failed }: { failed: 'true' | undefined }) {
  const columns = useColumns();
  const query = useInfiniteQuery(requestsQuery({ failed }));
  return (
    <PagedList
      label="Requests, newest first"
      query={query}
      columns={columns}
      rowKey={(row) => row.id}
      empty={
        <Empty title={failed ? 'No failed requests' : 'No requests yet'} snippet={SNIPPETS.anyRequest}>
          Every API response has an x-request-id header. Search for it here to see what the request was and
          how it ended.
        </Empty>
      }
    />
  );
}

/** One request. Bodies are never stored. */
function OneRequest({ id }: { id: string }) {
  const query = useQuery(requestQuery(id));
  const nameOf = useCallerNames();
  if (query.isPending) return <Loading />;
  if (query.isError) return <ErrorNote error={query.error} />;
  const request = query.data;
  return (
    <section className="max-w-2xl">
      <h2 className="mt-8 mb-4 flex flex-wrap items-center gap-3 font-mono text-[0.9375rem]">
        <span className="[overflow-wrap:anywhere]">
          <b className="font-medium">{request.method}</b> <Breakable text={request.path} />
        </span>
        <Badge tone={toneOf(request.status)}>{request.status}</Badge>
      </h2>
      <Facts>
        <Fact name="Request id">
          <CopyId id={request.id} label="Copy request id" />
        </Fact>
        {request.code && (
          <Fact name="Error">
            <a href="/docs/guide/errors" className={TEXT_LINK}>
              {request.code}
            </a>
          </Fact>
        )}
        <Fact name="By">{nameOf(request)}</Fact>
        <Fact name="Duration">
          <span className="figures">{formatDuration(request.durationMs)}</span>
        </Fact>
        <Fact name="When">
          <span className="figures">{formatDateTime(request.createdAt)}</span>
        </Fact>
      </Facts>
    </section>
  );
}

/** Other segments, such as `payout-accounts` or a caller's own id, are words that people read. */
const GENERATED_ID = /^[a-z]+_[0-9a-f]{24,}$/;

/** Shortens the ids in a path. The tooltip has the full path. */
function shortPath(path: string): string {
  return path
    .split('/')
    .map((part) => (GENERATED_ID.test(part) ? shortId(part) : part))
    .join('/');
}

export function toneOf(status: number): Tone {
  if (status < 400) return 'good';
  return status < 500 ? 'warn' : 'bad';
}

/** Returns the name of the key, or of the member for requests from the dashboard. */
function useCallerNames(): (request: LoggedRequest) => string {
  const memberName = useActorNames();
  const { data } = useQuery(apiKeysQuery);
  const names = new Map(data?.map((key) => [key.id, key.label ?? `${key.prefix}…`]));
  return ({ keyId, memberId }) => {
    if (keyId !== null) return names.get(keyId) ?? 'A key';
    return memberId === null ? 'Dashboard' : memberName(memberId);
  };
}

function useColumns(): readonly Column<LoggedRequest>[] {
  const nameOf = useCallerNames();
  return [
    {
      name: 'Request',
      cell: (row) => (
        <Link to="/requests" search={{ id: row.id }} className={ROW_LINK}>
          <span className="font-mono text-[0.8125rem] group-hover:text-accent" title={row.path}>
            <b className="font-medium">{row.method}</b> <Breakable text={shortPath(row.path)} />
          </span>
        </Link>
      ),
    },
    {
      name: 'Response',
      cell: (row) => (
        <>
          <Badge tone={toneOf(row.status)}>{row.status}</Badge>
          {row.code && <Aside>{row.code}</Aside>}
          <Narrow>
            <When at={row.createdAt} />
          </Narrow>
        </>
      ),
    },
    {
      name: 'By',
      wideOnly: true,
      cell: (row) => <span className="whitespace-nowrap text-soft">{nameOf(row)}</span>,
    },
    {
      name: 'Duration',
      wideOnly: true,
      right: true,
      cell: (row) => (
        <span className="figures whitespace-nowrap text-soft">{formatDuration(row.durationMs)}</span>
      ),
    },
    whenColumn('When', { wideOnly: true, right: true }),
  ];
}
