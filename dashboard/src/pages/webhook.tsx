import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { patch, post, remove } from '../api/client.ts';
import { deliveriesQuery, webhookQuery } from '../api/queries.ts';
import type { NewWebhook, Webhook, WebhookDelivery, WebhookTest } from '../api/types.ts';
import { formatDateTime } from '../format.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { PagedList } from '../ui/list.tsx';
import { Page, Section } from '../ui/page.tsx';
import { Secret } from '../ui/secret.tsx';
import { ErrorNote, Loading } from '../ui/states.tsx';
import type { Column } from '../ui/table.tsx';
import { useSay } from '../ui/toast.tsx';
import type { Tone } from '../words.ts';
import { DeliveryCell } from './delivery.tsx';
import { EndpointState } from './events.tsx';

const route = getRouteApi('/members/webhooks/$id');
const BACK = { to: '/events', label: 'Events & webhooks' } as const;

export function WebhookPage() {
  const { id } = route.useParams();
  const query = useQuery(webhookQuery(id));
  if (!query.data) {
    return (
      <Page title="Webhook" back={BACK}>
        {query.isError ? <ErrorNote error={query.error} onRetry={() => void query.refetch()} /> : <Loading />}
      </Page>
    );
  }
  const endpoint = query.data;
  return (
    <Page
      title="Webhook"
      heading={<span className="font-mono text-base break-all sm:text-xl">{endpoint.url}</span>}
      lede={
        <span className="inline-flex flex-wrap items-center gap-3">
          <EndpointState endpoint={endpoint} />
          {describe(endpoint)}
        </span>
      }
      actions={<Actions endpoint={endpoint} />}
      back={BACK}
    >
      <Deliveries endpoint={endpoint} />
    </Page>
  );
}

function describe(endpoint: Webhook): string {
  if (endpoint.disabledReason === 'gone') return 'It answered 410, so nothing is sent to it any more.';
  if (endpoint.disabledReason === 'failing') return 'It took nothing for five days, so it was switched off.';
  if (endpoint.failingSince) return `Nothing has got through since ${formatDateTime(endpoint.failingSince)}.`;
  return endpoint.events.length === 0 ? 'Hears of everything.' : `Hears of ${endpoint.events.join(', ')}.`;
}

function Actions({ endpoint }: { endpoint: Webhook }) {
  const client = useQueryClient();
  const say = useSay();
  const navigate = useNavigate();
  const [secret, setSecret] = useState<string | null>(null);
  const path = `/v1/webhooks/${endpoint.id}`;
  const refresh = () => client.invalidateQueries({ queryKey: ['webhooks'] });
  const onError = (error: Error) => say(error.message, { bad: true });
  const test = useMutation({
    mutationFn: () => post<WebhookTest>(`${path}/test`),
    onSuccess: (answer) =>
      say(
        answer.delivered
          ? `It answered ${answer.status} in ${answer.latencyMs} ms`
          : (answer.error ?? `It answered ${answer.status}`),
        { bad: !answer.delivered },
      ),
    onError,
  });
  const toggle = useMutation({
    mutationFn: () => patch<Webhook>(path, { enabled: !endpoint.enabled }),
    onSuccess: refresh,
    onError,
  });
  const rotate = useMutation({
    mutationFn: () => post<NewWebhook>(`${path}/rotate-secret`),
    onSuccess: (answer) => {
      setSecret(answer.secret);
      return refresh();
    },
    onError,
  });
  const drop = useMutation({
    mutationFn: () => remove(path),
    onSuccess: async () => {
      await navigate({ to: '/events' });
      await refresh();
    },
    onError,
  });
  return (
    <>
      <Button busy={test.isPending} onClick={() => test.mutate()}>
        Send a test
      </Button>
      <Button busy={toggle.isPending} onClick={() => toggle.mutate()}>
        {endpoint.enabled ? 'Switch off' : 'Switch on'}
      </Button>
      <Button busy={rotate.isPending} onClick={() => rotate.mutate()}>
        New secret
      </Button>
      <Button look="danger" busy={drop.isPending} onClick={() => drop.mutate()}>
        Delete
      </Button>
      <Dialog
        open={secret !== null}
        onOpenChange={(open) => !open && setSecret(null)}
        title="The new signing secret"
        description="For a day each delivery carries both signatures, so nothing breaks while you change it."
      >
        {secret !== null && <Secret value={secret} name="signing secret" />}
      </Dialog>
    </>
  );
}

type Shown = WebhookDelivery['status'] | 'ALL';
const OPTIONS: readonly { value: Shown; label: string }[] = [
  { value: 'ALL', label: 'All' },
  { value: 'DELIVERED', label: 'Delivered' },
  { value: 'PENDING', label: 'Waiting' },
  { value: 'FAILED', label: 'Given up' },
];
const TONES: Record<WebhookDelivery['status'], Tone> = { DELIVERED: 'good', PENDING: 'warn', FAILED: 'bad' };

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
            Nothing has been sent yet. Send a test to see what the endpoint answers.
          </p>
        }
      />
    </Section>
  );
}

const columnsFor = (endpoint: Webhook): readonly Column<WebhookDelivery>[] => [
  { name: 'Event', cell: (row) => <DeliveryCell delivery={row} /> },
  {
    name: 'State',
    cell: (row) => (
      <Badge tone={TONES[row.status]}>
        {OPTIONS.find((option) => option.value === row.status)?.label ?? row.status}
      </Badge>
    ),
  },
  { name: 'Actions', right: true, cell: (row) => <Replay endpoint={endpoint} delivery={row} /> },
];

function Replay({ endpoint, delivery }: { endpoint: Webhook; delivery: WebhookDelivery }) {
  const client = useQueryClient();
  const say = useSay();
  const replay = useMutation({
    mutationFn: () => post(`/v1/webhooks/${endpoint.id}/replay`, { eventIds: [delivery.eventId] }),
    onSuccess: () => {
      say('It is sent again');
      return client.invalidateQueries({ queryKey: ['webhooks'] });
    },
    onError: (error) => say(error.message, { bad: true }),
  });
  return (
    <Button size="small" busy={replay.isPending} onClick={() => replay.mutate()}>
      Replay
    </Button>
  );
}
