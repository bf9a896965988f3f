import type { Webhook, WebhookDelivery } from '@surety/sdk';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useCommand } from '#api/command.ts';
import { replayDelivery } from '#api/commands.ts';
import { messageOf } from '#api/errors.ts';
import { deliveriesQuery, webhookQuery } from '#api/queries.ts';
import { formatDateTime } from '#labels/format.ts';
import { WhoChanged } from '#shell/who-changed.tsx';
import { Breakable } from '#ui/breakable.tsx';
import { Button } from '#ui/button.tsx';
import { Choice, type Option } from '#ui/form/choice.tsx';
import { PagedList } from '#ui/list.tsx';
import { Page, PendingPage, Section } from '#ui/page.tsx';
import type { Column } from '#ui/table.tsx';
import { useSay } from '#ui/toast.tsx';
import { DELIVERY_LABELS, DeliveryBadge, DeliveryCell } from './delivery.tsx';
import { EndpointState } from './events.tsx';
import { WebhookActions } from './webhook-actions.tsx';
import { WebhookTests } from './webhook-tests.tsx';

const route = getRouteApi('/members/webhooks/$id');
const BACK = { to: '/events', label: 'Events & webhooks' } as const;

export function WebhookPage() {
  const { id } = route.useParams();
  const query = useQuery(webhookQuery(id));
  if (!query.data) return <PendingPage title="Webhook" query={query} back={BACK} />;
  const endpoint = query.data;
  return (
    <Page
      title="Webhook"
      heading={
        <span className="text-2xl">
          <Breakable text={endpoint.url} />
        </span>
      }
      lede={
        <span className="inline-flex flex-wrap items-center gap-3">
          <EndpointState endpoint={endpoint} />
          {describe(endpoint)}
          <WhoChanged search={{ subject: endpoint.id }} />
        </span>
      }
      actions={<WebhookActions endpoint={endpoint} />}
      back={BACK}
    >
      <Deliveries endpoint={endpoint} />
      <WebhookTests id={endpoint.id} />
    </Page>
  );
}

function describe(endpoint: Webhook): string {
  if (endpoint.disabledReason === 'gone') return 'It answered 410 Gone, so deliveries have stopped.';
  if (endpoint.disabledReason === 'failing')
    return 'No delivery succeeded for five days, so it was turned off.';
  if (endpoint.failingSince)
    return `No delivery has succeeded since ${formatDateTime(endpoint.failingSince)}.`;
  return endpoint.events.length === 0
    ? 'Subscribed to all events.'
    : `Subscribed to ${endpoint.events.join(', ')}.`;
}

type Shown = WebhookDelivery['status'] | 'ALL';
const STATUSES = Object.keys(DELIVERY_LABELS) as WebhookDelivery['status'][];
const OPTIONS: readonly Option<Shown>[] = [
  { value: 'ALL', label: 'All' },
  ...STATUSES.map((value) => ({ value, label: DELIVERY_LABELS[value].label })),
];

const NONE: Record<WebhookDelivery['status'], string> = {
  DELIVERED: 'None was delivered.',
  PENDING: 'None is pending.',
  FAILED: 'None was given up. Failed deliveries that are still retried are under Pending.',
};

function Deliveries({ endpoint }: { endpoint: Webhook }) {
  const [status, setStatus] = useState<Shown>('ALL');
  const query = useInfiniteQuery(deliveriesQuery(endpoint.id, status === 'ALL' ? undefined : status));
  return (
    <Section
      title="Deliveries"
      aside={<Choice label="Status" options={OPTIONS} value={status} onChange={setStatus} />}
    >
      <PagedList
        label="Deliveries, newest event first"
        query={query}
        columns={columnsFor(endpoint)}
        rowKey={(row) => row.eventId}
        empty={
          <p className="text-soft">
            {status === 'ALL'
              ? 'No deliveries yet. Send a test to see how the endpoint responds.'
              : NONE[status]}
          </p>
        }
      />
    </Section>
  );
}

const columnsFor = (endpoint: Webhook): readonly Column<WebhookDelivery>[] => [
  { name: 'Event', cell: (row) => <DeliveryCell delivery={row} endpointId={endpoint.id} /> },
  { name: 'State', wideOnly: true, cell: (row) => <DeliveryBadge delivery={row} /> },
  {
    name: 'Actions',
    right: true,
    cell: (row) => (
      <span className="inline-flex flex-col items-end gap-2">
        <span className="@2xl:hidden">
          <DeliveryBadge delivery={row} />
        </span>
        <Replay endpoint={endpoint} delivery={row} />
      </span>
    ),
  },
];

function Replay({ endpoint, delivery }: { endpoint: Webhook; delivery: WebhookDelivery }) {
  const say = useSay();
  const replay = useCommand(replayDelivery, {
    onDone: () => say('Sent again'),
    onRefused: (error) => say(messageOf(error), { bad: true }),
  });
  return (
    <Button
      size="small"
      busy={replay.isPending}
      onClick={() => replay.mutate({ id: endpoint.id, eventId: delivery.eventId })}
    >
      Resend
    </Button>
  );
}
