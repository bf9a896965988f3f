import type { SuretyEvent, Webhook } from '@surety/sdk';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { eventsQuery, webhooksQuery } from '#api/queries.ts';
import { eventLabel, eventTone } from '#labels/events.ts';
import { SNIPPETS } from '#labels/snippets.ts';
import { useActorNames } from '#shell/actor-names.ts';
import { AgreementLink } from '#shell/agreement-link.tsx';
import { useMay } from '#shell/may.ts';
import { Badge, Dot } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { CopyId } from '#ui/copy.tsx';
import { Disclosure, Json } from '#ui/disclosure.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { PagedList } from '#ui/list.tsx';
import { Page, Section } from '#ui/page.tsx';
import { Empty, ErrorNote, Loading } from '#ui/states.tsx';
import { Aside, type Column, ROW_LINK, Table, whenColumn } from '#ui/table.tsx';
import { AddWebhookDialog } from './add-webhook-dialog.tsx';

export function Events() {
  const [adding, setAdding] = useState(false);
  const may = useMay();
  return (
    <Page
      title="Events & webhooks"
      lede="Every event is recorded once and sent to each endpoint that subscribes to it."
      actions={
        may('webhooks.write') && (
          <Button look="primary" onClick={() => setAdding(true)}>
            <PlusIcon /> Add an endpoint
          </Button>
        )
      }
    >
      <Endpoints />
      <Section title="Events">
        <EventLog />
      </Section>
      {adding && <AddWebhookDialog onClose={() => setAdding(false)} />}
    </Page>
  );
}

const ENDPOINT_COLUMNS: readonly Column<Webhook>[] = [
  {
    name: 'Endpoint',
    cell: (row) => (
      <Link to="/webhooks/$id" params={{ id: row.id }} className={ROW_LINK}>
        <span className="font-medium [overflow-wrap:anywhere] group-hover:text-accent">
          {bareUrl(row.url)}
        </span>
        {row.description && <Aside>{row.description}</Aside>}
      </Link>
    ),
  },
  { name: 'State', cell: (row) => <EndpointState endpoint={row} /> },
  {
    name: 'Subscribed to',
    wideOnly: true,
    cell: (row) => (
      <span className="text-soft">
        {row.events.length === 0
          ? 'All events'
          : `${row.events.length} event type${row.events.length === 1 ? '' : 's'}`}
      </span>
    ),
  },
  whenColumn('Created', { wideOnly: true, right: true }),
];

/** All endpoints use https, so the scheme is left out. */
function bareUrl(url: string): string {
  return url.replace(/^https:\/\//, '');
}

export function EndpointState({ endpoint }: { endpoint: Webhook }) {
  if (!endpoint.enabled) return <Badge>Off</Badge>;
  return endpoint.failingSince ? <Badge tone="bad">Failing</Badge> : <Badge tone="good">On</Badge>;
}

function Endpoints() {
  const query = useQuery(webhooksQuery);
  if (query.isPending) return <Loading />;
  if (query.isError) return <ErrorNote error={query.error} onRetry={() => void query.refetch()} />;
  if (query.data.length === 0) {
    return (
      <Empty title="No endpoints yet" snippet={SNIPPETS.createWebhook}>
        Your server is told of a deposit or a release the moment it happens. Each delivery is signed, so it
        knows that it came from us.
      </Empty>
    );
  }
  return (
    <Table label="Webhook endpoints" columns={ENDPOINT_COLUMNS} rows={query.data} rowKey={(row) => row.id} />
  );
}

const eventColumns = (nameOf: (id: string) => string): readonly Column<SuretyEvent>[] => [
  {
    name: 'Event',
    cell: (row) => (
      <Disclosure
        title={
          <span className="flex items-baseline gap-2.5">
            <Dot tone={eventTone(row.type)} />
            <span>
              <span className="font-medium">{eventLabel(row.type)}</span>
              <Aside wideOnly>
                <span className="font-mono">{row.type}</span>
              </Aside>
            </span>
          </span>
        }
        words={
          <>
            <span className="ml-[1.125rem] @2xl:hidden">{byLabel(row, nameOf)} · </span>
            <span className="@2xl:sr-only">Data</span>
          </>
        }
      >
        <Json value={row.data} />
      </Disclosure>
    ),
  },
  { name: 'About', wideOnly: true, cell: (row) => <About event={row} /> },
  {
    name: 'By',
    wideOnly: true,
    cell: (row) => <span className="text-soft">{byLabel(row, nameOf)}</span>,
  },
  {
    name: 'Id',
    wideOnly: 'very',
    cell: (row) => (
      <span className="text-soft">
        <CopyId id={row.id} label="Copy event id" />
      </span>
    ),
  },
  whenColumn('When', { right: true, below: (row) => <About event={row} /> }),
];

/** Short enough for a column. The id of a key is on the agreement's page. */
function byLabel({ actor }: SuretyEvent, nameOf: (id: string) => string): string {
  if (actor === null) return 'Not recorded';
  if (actor.type === 'member') return nameOf(actor.id ?? '');
  return BY[actor.type];
}
const BY = {
  key: 'A key',
  session: 'Dashboard',
  operator: 'Operator',
  bank: 'The bank',
  person: 'The person',
  system: 'Surety',
};

function About({ event }: { event: SuretyEvent }) {
  if (!event.agreementId) {
    const data: Record<string, unknown> = event.data;
    const who = data['externalUserId'] ?? data['platformUserId'] ?? 'The account';
    return <span className="text-soft">{String(who)}</span>;
  }
  return <AgreementLink id={event.agreementId} />;
}

function EventLog() {
  const query = useInfiniteQuery(eventsQuery);
  const nameOf = useActorNames();
  return (
    <PagedList
      label="Events, newest first"
      query={query}
      columns={eventColumns(nameOf)}
      rowKey={(row) => row.id}
      empty={<p className="text-soft">No events yet.</p>}
    />
  );
}
