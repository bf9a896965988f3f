import type { IdentityVerification } from '@surety/sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { verificationsQuery } from '#api/queries.ts';
import { documentLabel, reasonLabels } from '#labels/identity.ts';
import { SNIPPETS } from '#labels/snippets.ts';
import { PersonName } from '#shell/person-name.tsx';
import { Badge } from '#ui/badge.tsx';
import { TEXT_LINK } from '#ui/class-names.ts';
import type { Option } from '#ui/form/choice.tsx';
import { Page } from '#ui/page.tsx';
import { Empty } from '#ui/states.tsx';
import { Aside, type Column, Narrow, ROW_LINK, Some, whenColumn } from '#ui/table.tsx';
import { When } from '#ui/time.tsx';
import { UserList } from '#ui/user-list.tsx';
import { PolicyButton } from './policy.tsx';

const route = getRouteApi('/members/identity');

export const VERIFICATION_COLUMNS: readonly Column<IdentityVerification>[] = [
  {
    name: 'User',
    cell: (row) => (
      <Link to="/identity/$id" params={{ id: row.id }} className={ROW_LINK}>
        <span className="font-medium [overflow-wrap:anywhere] group-hover:text-accent">
          <PersonName id={row.externalUserId} />
        </span>
        <Aside>{documentLabel(row)}</Aside>
      </Link>
    ),
  },
  { name: 'Verdict', cell: (row) => <VerdictBadge verified={row.identityVerified} /> },
  {
    name: 'Reasons',
    wideOnly: true,
    cell: (row) => <Some of={reasonLabels(row)} />,
  },
  whenColumn('When', { wideOnly: true }),
  {
    name: 'Match',
    right: true,
    cell: (row) => (
      <>
        <span className="figures font-medium">{row.identityMatchScore}</span>
        <Narrow>
          <When at={row.createdAt} />
        </Narrow>
      </>
    ),
  },
];

export function VerdictBadge({ verified }: { verified: boolean }) {
  return <Badge tone={verified ? 'good' : 'bad'}>{verified ? 'Verified' : 'Not verified'}</Badge>;
}

const VERDICT_OPTIONS: readonly Option<'true' | 'false' | 'all'>[] = [
  { value: 'all', label: 'All' },
  { value: 'true', label: 'Verified' },
  { value: 'false', label: 'Not verified' },
];

export function Identity() {
  const { verified, user } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <Page
      title="Identity"
      actions={<PolicyButton />}
      lede={
        <>
          Identity checks and their results.{' '}
          <Link to="/identity/links" className={TEXT_LINK}>
            Verification links
          </Link>
        </>
      }
    >
      <UserList
        label="Verifications, newest first"
        query={useInfiniteQuery(
          verificationsQuery({
            verified: verified === undefined ? undefined : verified === 'true',
            externalUserId: user,
          }),
        )}
        columns={VERIFICATION_COLUMNS}
        user={user}
        onUser={(value) => void navigate({ search: (old) => ({ ...old, user: value }) })}
        verdict={{
          label: 'Verdict',
          options: VERDICT_OPTIONS,
          value: verified,
          onChange: (value) => void navigate({ search: (old) => ({ ...old, verified: value }) }),
        }}
        nothingFound="No verification matches this verdict and user."
        first={
          <Empty title="No verifications yet" snippet={SNIPPETS.verifyIdentity}>
            Send a picture of a document and one or more pictures of the person’s face.
          </Empty>
        }
      />
    </Page>
  );
}
