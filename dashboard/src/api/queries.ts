import type {
  AgreementStatus,
  Flag,
  Page,
  PageParams,
  Payout,
  RefundParams,
  SearchResult,
  SuretyEvent,
  WebhookDelivery,
} from '@surety/sdk';
import { infiniteQueryOptions, type QueryKey, queryOptions } from '@tanstack/react-query';
import type { Direction } from '#labels/money.ts';
import { get, isShowing, post, showAccount, signOutsSoFar, surety } from './client.ts';
import { IN_TEST } from './environment.ts';
import { keys } from './keys.ts';
import { signInQuestion } from './question.ts';
import type {
  ActorName,
  AgreementDetail,
  AgreementRow,
  Invitation,
  KeyActivity,
  ListedMember,
  LoggedRequest,
  MoneyRow,
  MoneySums,
  Person,
  RefundPreview,
  RiskUser,
  Session,
  SignedWebhook,
  WebhookTests,
} from './types.ts';

/** All queries of the pages. keys.ts says what makes them stale. */
const PAGE = 25;
const FULL_PAGE = 100;
export const POLLED_MS = 15_000;

export function paged<Item>(
  queryKey: QueryKey,
  load: (page: PageParams) => Promise<Page<Item>>,
  more: { refetchInterval?: number } = {},
) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam }) => load({ limit: PAGE, cursor: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    ...more,
  });
}

export const sessionQuery = queryOptions({
  queryKey: keys.session,
  queryFn: async () => {
    const askedAfter = signOutsSoFar();
    let session = await get<Session>('/session');
    if (!session.developer && isShowing() && (await signInQuestion.ask()))
      session = await get<Session>('/session');
    showAccount(session.developer?.id ?? null, askedAfter);
    return session;
  },
  staleTime: 60_000,
});

/** True when this environment uses the sandbox bank. */
export const isSandbox = (session: Session | undefined) => IN_TEST || session?.sandbox === true;

/** This environment's account, as its API keys see it. */
export const developerQuery = queryOptions({
  queryKey: keys.developer,
  queryFn: () => surety.developer.retrieve(),
  staleTime: 60_000,
});

type AgreementFilter = {
  search?: string | undefined;
  status?: AgreementStatus | undefined;
  currency?: string | undefined;
  buyer?: string | undefined;
  seller?: string | undefined;
  overpaid?: 'true' | undefined;
};

/** With names, and a search by an id of any kind: only the dashboard has both. */
export const agreementsQuery = (filter: AgreementFilter) =>
  paged<AgreementRow>([...keys.agreements, filter], (page) => get('/agreements', { ...filter, ...page }));

export const personQuery = (externalId: string) =>
  queryOptions({
    queryKey: [...keys.agreements, 'person', externalId],
    queryFn: () => get<Person>(`/people/${encodeURIComponent(externalId)}`),
  });

/** Everything that a person may look for. Each keystroke asks, so answers are kept for a moment. */
export const searchQuery = (q: string) =>
  queryOptions({
    queryKey: ['search', q],
    queryFn: () => surety.search.find({ q }),
    staleTime: 5_000,
    placeholderData: (previous: readonly SearchResult[] | undefined) => previous,
  });

export const agreementQuery = (id: string) =>
  queryOptions({
    queryKey: [...keys.agreement(id), 'detail'],
    queryFn: () => get<AgreementDetail>(`/agreements/${id}`),
  });

export const ledgerQuery = (id: string) =>
  queryOptions({
    queryKey: [...keys.agreement(id), 'ledger'],
    queryFn: () => surety.escrow.agreements.ledger(id, { limit: FULL_PAGE }),
  });

export const timelineQuery = (id: string) =>
  paged([...keys.agreement(id), 'events'], (page) =>
    surety.escrow.agreements.events(id, { ...page, limit: FULL_PAGE, order: 'newest' }).page(),
  );

/** The entries that a refund would post, computed as the refund itself will be, without writing them. */
export const refundPreviewQuery = (id: string, params: RefundParams) =>
  queryOptions({
    queryKey: [...keys.agreement(id), 'refund-preview', params],
    queryFn: () => post<RefundPreview>(`/agreements/${id}/refund-preview`, params),
    retry: false,
  });

export const agreementPayoutsQuery = (id: string) =>
  queryOptions({
    queryKey: [...keys.agreement(id), 'payouts'],
    queryFn: () => surety.payouts.ofAgreement(id).toArray(),
  });

export const refundQuery = (id: string, refundId: string) =>
  queryOptions({
    queryKey: [...keys.agreement(id), 'refunds', refundId],
    queryFn: () => surety.escrow.agreements.retrieveRefund(id, refundId),
  });

type Period = { from?: string | undefined; to?: string | undefined };

export const moneyQuery = (direction: Direction, period: Period) =>
  paged<MoneyRow>([...keys.payouts, 'money', direction, period], (page) =>
    get(`/money/${direction}`, { ...period, ...page }),
  );

export const moneySumsQuery = (direction: Direction, period: Period) =>
  queryOptions({
    queryKey: [...keys.payouts, 'money', direction, period, 'sums'],
    queryFn: () => get<MoneySums>(`/money/${direction}/sums`, period),
  });

type PayoutFilter = { status?: Payout['status'] | undefined; seller?: string | undefined };

export const payoutsQuery = ({ status, seller }: PayoutFilter) =>
  paged([...keys.payouts, { status, seller }], (page) =>
    surety.payouts.list({ status, sellerExternalId: seller, ...page }).page(),
  );

export const releasePolicyQuery = queryOptions({
  queryKey: keys.releasePolicy,
  queryFn: () => surety.payouts.policy(),
});

/** Without the list, people can still enter the code by hand. */
export const banksQuery = queryOptions({
  queryKey: [...keys.payoutAccounts, 'banks'],
  queryFn: async () => (await surety.escrow.payoutAccounts.banks()).data,
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});

/** Newest first: payouts go to the newest account. Empty if the seller has none. */
export const payoutAccountsQuery = (seller: string) =>
  paged([...keys.payoutAccounts, seller], (page) =>
    surety.escrow.payoutAccounts.versions(seller, page).page(),
  );

export const reconciliationsQuery = paged(keys.reconciliations, (page) =>
  surety.reconciliations.list(page).page(),
);

export const reconciliationQuery = (id: string) =>
  queryOptions({
    queryKey: [...keys.reconciliations, id],
    queryFn: () => surety.reconciliations.retrieve(id),
  });

export const breaksQuery = (id: string) =>
  paged([...keys.reconciliations, id, 'breaks'], (page) => surety.reconciliations.breaks(id, page).page());

type AssessmentFilter = { flag?: Flag | undefined; platformUserId?: string | undefined };

export const assessmentsQuery = (filter: AssessmentFilter) =>
  paged([...keys.risk, filter], (page) => surety.fraud.list({ ...filter, ...page }).page(), {
    refetchInterval: POLLED_MS,
  });

/** Not polled: rows must not move while somebody works through them. */
export const greensQuery = (days: number) =>
  paged([...keys.risk, 'greens', days], (page) => surety.fraud.riskiestGreens({ days, ...page }).page());

export const assessmentQuery = (id: string) =>
  queryOptions({ queryKey: [...keys.risk, id], queryFn: () => surety.fraud.retrieve(id) });

export const riskUserQuery = (userId: string) =>
  queryOptions({
    queryKey: [...keys.risk, 'user', userId],
    queryFn: () => get<RiskUser>(`/risk/users/${encodeURIComponent(userId)}`),
  });

type VerificationFilter = { verified?: boolean | undefined; externalUserId?: string | undefined };

export const verificationsQuery = (filter: VerificationFilter) =>
  paged([...keys.identity, filter], (page) => surety.identity.list({ ...filter, ...page }).page());

export const verificationQuery = (id: string) =>
  queryOptions({ queryKey: [...keys.identity, id], queryFn: () => surety.identity.retrieve(id) });

export const apiKeysQuery = queryOptions({
  queryKey: keys.apiKeys,
  queryFn: () => surety.developer.apiKeys.list(),
});

export const keyActivityQuery = (id: string) =>
  queryOptions({
    queryKey: [...keys.apiKeys, id],
    queryFn: () => get<KeyActivity>(`/api-keys/${id}/activity`),
  });

export const membersQuery = queryOptions({
  queryKey: keys.members,
  queryFn: async () => (await get<{ data: ListedMember[] }>('/members')).data,
});

/** The names of the members in the history. */
export const actorNamesQuery = queryOptions({
  queryKey: [...keys.members, 'names'],
  queryFn: async () => (await get<{ data: ActorName[] }>('/members/names')).data,
  staleTime: 60_000,
});

/** The invitation behind a link. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitation'],
    queryFn: () => post<Invitation>('/invitation', { token }),
    retry: false,
  });

export const requestsQuery = (filter: { failed?: 'true' | undefined }) =>
  paged<LoggedRequest>([...keys.requests, filter], (page) => get('/requests', { ...filter, ...page }), {
    refetchInterval: POLLED_MS,
  });

export const requestQuery = (id: string) =>
  queryOptions({
    queryKey: [...keys.requests, id],
    queryFn: () => get<LoggedRequest>(`/requests/${id}`),
  });

/** Newest first. The public API lists oldest first, for programs that continue from a cursor. */
export const eventsQuery = paged<SuretyEvent>(keys.events, (page) => get('/events', page));

export const webhooksQuery = queryOptions({
  queryKey: keys.webhooks,
  queryFn: () => surety.webhooks.list(),
  refetchInterval: POLLED_MS,
});

export const webhookQuery = (id: string) =>
  queryOptions({
    queryKey: keys.webhook(id),
    queryFn: () => surety.webhooks.retrieve(id),
    // No event tells that an endpoint has begun to fail.
    refetchInterval: POLLED_MS,
  });

/** Below the endpoint's key, so refreshed with it. */
export const webhookTestsQuery = (id: string) =>
  queryOptions({
    queryKey: [...keys.webhook(id), 'tests'],
    queryFn: () => get<WebhookTests>(`/webhooks/${id}/tests`),
  });

/** Events never change. */
export const eventQuery = (id: string) =>
  queryOptions({
    queryKey: ['event', id],
    queryFn: () => get<SuretyEvent>(`/events/${id}`),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Its signature is from the moment at which it was asked for. */
export const webhookRequestQuery = (id: string, eventId: string) =>
  queryOptions({
    queryKey: ['webhook-request', id, eventId],
    queryFn: () => get<SignedWebhook>(`/webhooks/${id}/requests/${eventId}`),
    gcTime: 0,
  });

export const deliveriesQuery = (id: string, status: WebhookDelivery['status'] | undefined) =>
  paged([...keys.webhook(id), 'deliveries', { status }], (page) =>
    surety.webhooks.deliveries(id, { status, ...page }).page(),
  );
