import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { membersQuery } from '#api/queries.ts';
import type { ListedMember, Member } from '#api/types.ts';
import { formatDateTime } from '#labels/format.ts';
import { roleLabel } from '#labels/members.ts';
import { useMay } from '#shell/may.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { TEXT_LINK } from '#ui/class-names.ts';
import { PlusIcon } from '#ui/icons.tsx';
import { Page } from '#ui/page.tsx';
import { ErrorNote, Loading } from '#ui/states.tsx';
import { Aside, type Column, Narrow, Table } from '#ui/table.tsx';
import { When } from '#ui/time.tsx';
import { InviteDialog, RemoveDialog, RoleDialog } from './member-dialogs.tsx';

type Asking =
  | { readonly what: 'invite'; readonly member?: Member }
  | { readonly what: 'role' | 'remove'; readonly member: Member };

export function Members() {
  const query = useQuery(membersQuery);
  const may = useMay();
  const [asking, setAsking] = useState<Asking | null>(null);
  const close = () => setAsking(null);
  return (
    <Page
      title="Members"
      lede={
        <>
          The people who work in this account, in both environments.{' '}
          <a href="/docs/guide/permissions" className={TEXT_LINK}>
            What each role may do
          </a>
        </>
      }
      actions={
        may('members.write') && (
          <Button look="primary" onClick={() => setAsking({ what: 'invite' })}>
            <PlusIcon /> Invite a member
          </Button>
        )
      }
    >
      {query.isPending && <Loading />}
      {query.isError && <ErrorNote error={query.error} onRetry={() => void query.refetch()} />}
      {query.data && (
        <Table
          label="Members, current ones first"
          columns={columnsFor(may('members.write') ? setAsking : null)}
          rows={query.data}
          rowKey={(member) => member.id}
        />
      )}
      {asking?.what === 'invite' && (
        <InviteDialog {...(asking.member && { again: asking.member })} onClose={close} />
      )}
      {asking?.what === 'role' && <RoleDialog member={asking.member} onClose={close} />}
      {asking?.what === 'remove' && <RemoveDialog member={asking.member} onClose={close} />}
    </Page>
  );
}

function columnsFor(ask: ((asking: Asking) => void) | null): readonly Column<ListedMember>[] {
  const columns: Column<ListedMember>[] = [
    {
      name: 'Member',
      cell: (member) => (
        <>
          <span className="font-medium [overflow-wrap:anywhere]">{member.name}</span>
          <Aside>
            <span className="[overflow-wrap:anywhere]">{member.email}</span>
          </Aside>
          <Narrow>
            <span className="mr-2">{roleLabel(member.role)}</span>
            <MemberState member={member} />
          </Narrow>
        </>
      ),
    },
    { name: 'Role', wideOnly: true, cell: (member) => roleLabel(member.role) },
    { name: 'State', wideOnly: true, cell: (member) => <MemberState member={member} /> },
    {
      name: 'Second factor',
      wideOnly: 'very',
      cell: ({ state, secondFactor }) =>
        state === 'active' && (
          <Badge tone={secondFactor ? 'good' : 'warn'}>{secondFactor ? 'On' : 'Off'}</Badge>
        ),
    },
    {
      name: 'Last sign-in',
      wideOnly: 'very',
      cell: ({ lastSignIn }) => (
        <span className="text-soft">{lastSignIn ? <When at={lastSignIn} /> : 'Not known'}</span>
      ),
    },
    {
      name: 'Joined',
      wideOnly: true,
      cell: (member) => (
        <span className="text-soft">{member.joinedAt ? <When at={member.joinedAt} /> : 'Not yet'}</span>
      ),
    },
  ];
  return ask ? [...columns, actionsColumn(ask)] : columns;
}

function actionsColumn(ask: (asking: Asking) => void): Column<ListedMember> {
  return {
    name: 'Actions',
    right: true,
    cell: (member) => (
      <span className="inline-flex flex-wrap justify-end gap-x-1.5 gap-y-3.5 @2xl:flex-nowrap">
        {member.state === 'active' && (
          <Button
            size="small"
            aria-label={`Change the role of ${member.name}`}
            onClick={() => ask({ what: 'role', member })}
          >
            Role
          </Button>
        )}
        {member.state !== 'active' && (
          <Button
            size="small"
            aria-label={`Invite ${member.name} again`}
            onClick={() => ask({ what: 'invite', member })}
          >
            {member.state === 'invited' ? 'New link' : 'Invite'}
          </Button>
        )}
        {member.state !== 'removed' && (
          <Button
            size="small"
            look="danger"
            aria-label={`Remove ${member.name}`}
            onClick={() => ask({ what: 'remove', member })}
          >
            Remove
          </Button>
        )}
      </span>
    ),
  };
}

function MemberState({ member }: { member: Member }) {
  if (member.state === 'active') return <Badge tone="good">Active</Badge>;
  if (member.state === 'removed') return <Badge>Removed</Badge>;
  if (member.invitedUntil === null) return <Badge>Link expired</Badge>;
  return (
    <span title={`The link works until ${formatDateTime(member.invitedUntil)}`}>
      <Badge tone="warn">Invited</Badge>
    </span>
  );
}
