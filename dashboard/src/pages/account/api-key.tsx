import type { ApiKey, SuretyEvent } from '@surety/sdk';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { keyActivityQuery } from '#api/queries.ts';
import type { KeyActivity, LoggedRequest } from '#api/types.ts';
import { actorLabel, eventLabel, eventTone } from '#labels/events.ts';
import { formatDateTime, formatMoney, shortId } from '#labels/format.ts';
import { useAuditNames } from '#shell/audit-names.ts';
import { useMay } from '#shell/may.ts';
import { WhoChanged } from '#shell/who-changed.tsx';
import { Badge, Dot } from '#ui/badge.tsx';
import { Breakable } from '#ui/breakable.tsx';
import { Button } from '#ui/button.tsx';
import { TEXT_LINK } from '#ui/class-names.ts';
import { CopyId } from '#ui/copy.tsx';
import { Fact, Facts, Page, PendingPage, Section } from '#ui/page.tsx';
import { type Column, ROW_LINK, Table, whenColumn } from '#ui/table.tsx';
import { When } from '#ui/time.tsx';
import { RevokeDialog } from './api-key-dialogs.tsx';
import { KeyState } from './key-state.tsx';
import { toneOf } from './requests.tsx';

const route = getRouteApi('/members/settings/api-keys/$id');
const BACK = { to: '/settings/api-keys', label: 'API keys' } as const;

/** For a key that may have leaked: what it may do, what was done with it, and how to revoke it. */
export function ApiKeyPage() {
  const { id } = route.useParams();
  const query = useQuery(keyActivityQuery(id));
  const may = useMay();
  const [revoking, setRevoking] = useState(false);
  if (!query.data) return <PendingPage title="API key" back={BACK} query={query} />;
  const { key, requests, events } = query.data;
  return (
    <Page
      title={key.label ?? key.prefix}
      back={BACK}
      lede={<span className="font-mono text-sm">{`${key.prefix}…`}</span>}
      actions={
        key.active &&
        may('keys.write') && (
          <Button look="danger" onClick={() => setRevoking(true)}>
            Revoke
          </Button>
        )
      }
    >
      <div className="max-w-2xl">
        <KeyFacts activity={query.data} />
      </div>
      <Section title="Events it caused">
        {events.length === 0 ? (
          <p className="text-soft">None among the last 20,000 events of this environment.</p>
        ) : (
          <Table label="Events, newest first" columns={EVENTS} rows={events} rowKey={(row) => row.id} />
        )}
      </Section>
      <Section title="Requests it made">
        {requests.length === 0 ? (
          <p className="text-soft">None in the request log, which goes back one week.</p>
        ) : (
          <Table label="Requests, newest first" columns={REQUESTS} rows={requests} rowKey={(row) => row.id} />
        )}
      </Section>
      {revoking && <RevokeDialog apiKey={key} onClose={() => setRevoking(false)} />}
    </Page>
  );
}

function KeyFacts({ activity }: { activity: KeyActivity }) {
  const { key, createdBy, spentToday, requests } = activity;
  const nameOf = useAuditNames();
  // The key's last use is recorded with a delay; the request log is more recent.
  const lastUsedAt = requests[0]?.createdAt ?? key.lastUsedAt;
  return (
    <Facts>
      <Fact name="State">
        <KeyState apiKey={key} />
      </Fact>
      <Fact name="Id">
        <CopyId id={key.id} />
      </Fact>
      <Fact name="May do">{key.scopes ? key.scopes.join(', ') : 'Everything'}</Fact>
      <Fact name="From">{key.networks ? key.networks.join(', ') : 'Anywhere'}</Fact>
      <Fact name="A day">
        <Limit apiKey={key} spentToday={spentToday} />
      </Fact>
      <Fact name="Created">
        {`${formatDateTime(key.createdAt)}, ${actorLabel(createdBy, nameOf) ?? 'by the service'}`}{' '}
        <WhoChanged search={{ subject: key.id }} />
      </Fact>
      <Fact name="Expires">{key.expiresAt ? formatDateTime(key.expiresAt) : 'Only when revoked'}</Fact>
      <Fact name="Last used">{lastUsedAt ? <When at={lastUsedAt} /> : 'Never'}</Fact>
    </Facts>
  );
}

function Limit({ apiKey, spentToday }: { apiKey: ApiKey; spentToday: number | null }) {
  const { dailyLimit } = apiKey;
  if (!dailyLimit) return 'Any amount';
  const { amount, currency } = dailyLimit;
  const spent = formatMoney(spentToday ?? 0, currency);
  return <span className="figures">{`${formatMoney(amount, currency)}, ${spent} used today`}</span>;
}

const EVENTS: readonly Column<SuretyEvent>[] = [
  {
    name: 'Event',
    cell: (row) => (
      <span className="flex items-baseline gap-2.5 font-medium">
        <Dot tone={eventTone(row.type)} />
        {eventLabel(row.type)}
      </span>
    ),
  },
  {
    name: 'Agreement',
    cell: (row) =>
      row.agreementId && (
        <Link
          to="/agreements/$id"
          params={{ id: row.agreementId }}
          className={`font-mono text-[0.8125rem] ${TEXT_LINK}`}
        >
          {shortId(row.agreementId)}
        </Link>
      ),
  },
  whenColumn('When', { right: true }),
];

const REQUESTS: readonly Column<LoggedRequest>[] = [
  {
    name: 'Request',
    cell: (row) => (
      <Link to="/requests" search={{ id: row.id }} className={ROW_LINK}>
        <span className="font-mono text-[0.8125rem] group-hover:text-accent" title={row.path}>
          <b className="font-medium">{row.method}</b>{' '}
          <Breakable text={row.path.split('/').map(shortId).join('/')} />
        </span>
      </Link>
    ),
  },
  { name: 'Response', cell: (row) => <Badge tone={toneOf(row.status)}>{row.status}</Badge> },
  whenColumn('When', { wideOnly: true, right: true }),
];
