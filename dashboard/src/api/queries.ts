import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { get } from './client.ts';
import type {
  Agreement,
  AgreementDetail,
  AgreementLedger,
  AgreementStatus,
  ApiKey,
  Flag,
  IdentityResult,
  IdentityVerification,
  ListedAssessment,
  LoggedRequest,
  Overview,
  PageOf,
  RiskUser,
  Session,
  StoredAssessment,
  SuretyEvent,
  Webhook,
  WebhookDelivery,
} from './types.ts';

/** Every question that the pages ask, with its key. live.ts forgets answers by the first word of the key. */
const PAGE = 25;
const FULL_PAGE = 100;
const POLLED_MS = 15_000;

type Query = Record<string, string | undefined>;

function paged<Item>(
  key: readonly unknown[],
  path: string,
  query: Query,
  more: { refetchInterval?: number } = {},
) {
  return infiniteQueryOptions({
    queryKey: [...key, query],
    queryFn: ({ pageParam }) => get<PageOf<Item>>(path, { ...query, limit: PAGE, cursor: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    ...more,
  });
}

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: () => get<Session>('/session'),
  staleTime: 60_000,
});

export const overviewQuery = queryOptions({
  queryKey: ['overview'],
  queryFn: () => get<Overview>('/overview'),
});

export const agreementsQuery = (filter: {
  search?: string | undefined;
  status?: AgreementStatus | undefined;
}) => paged<Agreement>(['agreements'], filter.search ? '/agreements' : '/v1/escrow/agreements', filter);

export const agreementQuery = (id: string) =>
  queryOptions({
    queryKey: ['agreement', id, 'detail'],
    queryFn: () => get<AgreementDetail>(`/agreements/${id}`),
  });

export const ledgerQuery = (id: string) =>
  queryOptions({
    queryKey: ['agreement', id, 'ledger'],
    queryFn: () => get<AgreementLedger>(`/v1/escrow/agreements/${id}/ledger`, { limit: FULL_PAGE }),
  });

export const timelineQuery = (id: string) =>
  queryOptions({
    queryKey: ['agreement', id, 'events'],
    queryFn: () => get<PageOf<SuretyEvent>>(`/v1/escrow/agreements/${id}/events`, { limit: FULL_PAGE }),
  });

export const assessmentsQuery = (filter: {
  flag?: Flag | undefined;
  platformUserId?: string | undefined;
  agreementId?: string | undefined;
}) => paged<ListedAssessment>(['risk'], '/v1/fraud/assessments', filter, { refetchInterval: POLLED_MS });

export const assessmentQuery = (id: string) =>
  queryOptions({
    queryKey: ['risk', id],
    queryFn: () => get<StoredAssessment>(`/v1/fraud/assessments/${id}`),
  });

export const riskUserQuery = (userId: string) =>
  queryOptions({
    queryKey: ['risk', 'user', userId],
    queryFn: () => get<RiskUser>(`/risk/users/${encodeURIComponent(userId)}`),
  });

export const verificationsQuery = (filter: {
  verified?: 'true' | 'false' | undefined;
  externalUserId?: string | undefined;
}) => paged<IdentityVerification>(['identity'], '/v1/identity/verifications', filter);

export const verificationQuery = (id: string) =>
  queryOptions({
    queryKey: ['identity', id],
    queryFn: () => get<IdentityResult>(`/v1/identity/verifications/${id}`),
  });

export const keysQuery = queryOptions({
  queryKey: ['keys'],
  queryFn: () => get<{ data: ApiKey[] }>('/v1/developer/api-keys'),
});

export const requestsQuery = (filter: { failed?: 'true' | undefined }) =>
  paged<LoggedRequest>(['requests'], '/requests', filter, { refetchInterval: POLLED_MS });

export const requestQuery = (id: string) =>
  queryOptions({
    queryKey: ['requests', id],
    queryFn: () => get<LoggedRequest>(`/requests/${id}`),
  });

export const eventsQuery = paged<SuretyEvent>(['events'], '/events', {});

export const webhooksQuery = queryOptions({
  queryKey: ['webhooks'],
  queryFn: () => get<{ data: Webhook[] }>('/v1/webhooks'),
});

export const webhookQuery = (id: string) =>
  queryOptions({
    queryKey: ['webhooks', id],
    queryFn: () => get<Webhook>(`/v1/webhooks/${id}`),
  });

export const deliveriesQuery = (id: string, status: WebhookDelivery['status'] | undefined) =>
  paged<WebhookDelivery>(['webhooks', id, 'deliveries'], `/v1/webhooks/${id}/deliveries`, { status });
