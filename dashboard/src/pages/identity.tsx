import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { verificationsQuery } from '../api/queries.ts';
import type { IdentityVerification } from '../api/types.ts';
import { SNIPPETS } from '../snippets.ts';
import { Badge } from '../ui/badge.tsx';
import { Choice } from '../ui/choice.tsx';
import { PagedList } from '../ui/list.tsx';
import { Page } from '../ui/page.tsx';
import { SearchBox } from '../ui/search-box.tsx';
import { Empty } from '../ui/states.tsx';
import type { Column } from '../ui/table.tsx';
import { Ago } from '../ui/time.tsx';
import { DOCUMENT_WORDS, REASON_WORDS } from '../words.ts';

const route = getRouteApi('/members/identity');

export const VERIFICATION_COLUMNS: readonly Column<IdentityVerification>[] = [
  {
    name: 'User',
    cell: (row) => (
      <Link to="/identity/$id" params={{ id: row.id }} className="group block">
        <span className="font-medium break-all group-hover:text-accent">{row.externalUserId}</span>
        <span className="block text-xs text-soft">{DOCUMENT_WORDS[row.documentType]}</span>
      </Link>
    ),
  },
  {
    name: 'Verdict',
    cell: (row) => (
      <Badge tone={row.identityVerified ? 'good' : 'bad'}>
        {row.identityVerified ? 'Verified' : 'Not verified'}
      </Badge>
    ),
  },
  {
    name: 'Reasons',
    wideOnly: true,
    cell: (row) => (
      <span className="text-[0.8125rem] text-soft">
        {row.rejectionReasons.map((reason) => REASON_WORDS[reason].label).join(', ')}
      </span>
    ),
  },
  {
    name: 'When',
    wideOnly: true,
    cell: (row) => (
      <span className="text-soft">
        <Ago at={row.createdAt} />
      </span>
    ),
  },
  {
    name: 'Match',
    right: true,
    cell: (row) => <span className="figures font-medium">{row.identityMatchScore}</span>,
  },
];

type Shown = 'all' | 'true' | 'false';
const OPTIONS: readonly { value: Shown; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'true', label: 'Verified' },
  { value: 'false', label: 'Not verified' },
];

export function Identity() {
  const { verified, user } = route.useSearch();
  const navigate = route.useNavigate();
  const query = useInfiniteQuery(verificationsQuery({ verified, externalUserId: user }));
  return (
    <Page title="Identity" lede="Verdicts and the numbers behind them. Pictures are never kept.">
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <SearchBox
          label="Search by user"
          placeholder="A user’s id, as you sent it"
          value={user}
          onSearch={(value) => void navigate({ search: (old) => ({ ...old, user: value }) })}
        />
        <Choice
          label="Verdict"
          options={OPTIONS}
          value={verified ?? 'all'}
          onChange={(value) =>
            void navigate({ search: (old) => ({ ...old, verified: value === 'all' ? undefined : value }) })
          }
        />
      </div>
      <PagedList
        label="Verifications, newest first"
        query={query}
        columns={VERIFICATION_COLUMNS}
        rowKey={(row) => row.id}
        empty={
          verified || user ? (
            <Empty title="Nothing matches">No verification has this verdict and this user.</Empty>
          ) : (
            <Empty title="Nobody has been verified yet" snippet={SNIPPETS.verifyIdentity}>
              Send a picture of a document and one or more frames of the person’s face.
            </Empty>
          )
        }
      />
    </Page>
  );
}
