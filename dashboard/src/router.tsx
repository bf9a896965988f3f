import type { AgreementStatus, Flag, Payout } from '@surety/sdk';
import { createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { onSignedOut } from '#api/client.ts';
import { PAGES } from '#api/environment.ts';
import { sessionQuery } from '#api/queries.ts';
import { queryClient } from '#api/query-client.ts';
import { DISPUTE_LISTS, type DisputeList } from '#labels/disputes.ts';
import { STATUSES } from '#labels/escrow.ts';
import { DIRECTIONS, type Direction } from '#labels/money.ts';
import { PAYOUT_STATUSES } from '#labels/payouts.ts';
import { WORK_QUEUES, type WorkQueueName } from '#labels/work.ts';
import { type ListView, listViewOf, oneOf, optionalText, ownPath, PLAIN_SEARCH } from '#shell/address-bar.ts';
import { logSearchOf } from '#shell/log-search.ts';
import { LostInside, Trouble } from '#shell/lost.tsx';
import { Shell } from '#shell/shell.tsx';
import { Loading } from '#ui/states.tsx';
import { entrance, root } from './entrance.tsx';

const members = createRoute({
  getParentRoute: () => root,
  id: 'members',
  beforeLoad: async ({ context, location }) => {
    const { developer, owesFactor } = await context.queryClient.ensureQueryData(sessionQuery);
    if (!developer) throw redirect({ to: '/sign-in', search: { next: ownPath(location.href) } });
    if (owesFactor && location.pathname !== '/settings/security')
      throw redirect({ to: '/settings/security' });
  },
  component: Shell,
});

const member = <Path extends string>(path: Path) => ({ getParentRoute: () => members, path }) as const;

const overview = createRoute({
  ...member('/'),
  validateSearch: (search): { queue?: WorkQueueName | undefined } => ({
    queue: oneOf(WORK_QUEUES, search['queue']),
  }),
  component: lazyRouteComponent(() => import('#pages/overview/overview.tsx'), 'Overview'),
});

type AgreementsShown = {
  search?: string | undefined;
  status?: AgreementStatus | undefined;
  currency?: string | undefined;
  overpaid?: 'true' | undefined;
} & ListView;

const agreements = createRoute({
  ...member('/agreements'),
  validateSearch: (search): AgreementsShown => ({
    search: optionalText(search['search']),
    status: oneOf(STATUSES, search['status']),
    currency: optionalText(search['currency']),
    overpaid: oneOf(['true'], search['overpaid']),
    ...listViewOf(search),
  }),
  component: lazyRouteComponent(() => import('#pages/escrow/agreements.tsx'), 'Agreements'),
});

const newAgreement = createRoute({
  ...member('/agreements/new'),
  component: lazyRouteComponent(() => import('#pages/escrow/new-agreement.tsx'), 'NewAgreement'),
});

const agreement = createRoute({
  ...member('/agreements/$id'),
  component: lazyRouteComponent(() => import('#pages/escrow/agreement.tsx'), 'AgreementPage'),
});

const person = createRoute({
  ...member('/people/$externalId'),
  component: lazyRouteComponent(() => import('#pages/people/person.tsx'), 'PersonPage'),
});

const moneyPage = createRoute({
  ...member('/money'),
  validateSearch: (
    search,
  ): { show?: Direction | undefined; from?: string | undefined; to?: string | undefined } & ListView => ({
    ...listViewOf(search),
    show: oneOf(DIRECTIONS, search['show']),
    from: optionalText(search['from']),
    to: optionalText(search['to']),
  }),
  component: lazyRouteComponent(() => import('#pages/money/money.tsx'), 'MoneyPage'),
});

const commission = createRoute({
  ...member('/commission'),
  validateSearch: (search): { from?: string | undefined; to?: string | undefined } => ({
    from: optionalText(search['from']),
    to: optionalText(search['to']),
  }),
  component: lazyRouteComponent(() => import('#pages/commission/commission.tsx'), 'CommissionPage'),
});

const privacy = createRoute({
  ...member('/privacy'),
  component: lazyRouteComponent(() => import('#pages/privacy/privacy.tsx'), 'PrivacyPage'),
});

const privacyRequest = createRoute({
  ...member('/privacy/$id'),
  component: lazyRouteComponent(() => import('#pages/privacy/request.tsx'), 'PrivacyRequestPage'),
});

const days = createRoute({
  ...member('/days'),
  validateSearch: (search): { day?: string | undefined } => ({ day: optionalText(search['day']) }),
  component: lazyRouteComponent(() => import('#pages/days/days.tsx'), 'DaysPage'),
});

const disputes = createRoute({
  ...member('/disputes'),
  validateSearch: (search): { show?: DisputeList | undefined } => ({
    show: oneOf(DISPUTE_LISTS, search['show']),
  }),
  component: lazyRouteComponent(() => import('#pages/disputes/disputes.tsx'), 'Disputes'),
});

const dispute = createRoute({
  ...member('/disputes/$id'),
  component: lazyRouteComponent(() => import('#pages/disputes/dispute.tsx'), 'DisputePage'),
});

const payouts = createRoute({
  ...member('/payouts'),
  validateSearch: (search): { status?: Payout['status'] | undefined; seller?: string | undefined } => ({
    status: oneOf(PAYOUT_STATUSES, search['status']),
    seller: optionalText(search['seller']),
  }),
  component: lazyRouteComponent(() => import('#pages/escrow/payouts/payouts.tsx'), 'Payouts'),
});

/** A caller's id may contain any character, so it is in the query and not in the path. */
const payoutAccount = createRoute({
  ...member('/payouts/account'),
  validateSearch: (search): { seller: string } => ({ seller: optionalText(search['seller']) ?? '' }),
  component: lazyRouteComponent(() => import('#pages/escrow/payouts/account.tsx'), 'PayoutAccountPage'),
});

const releasePolicy = createRoute({
  ...member('/payouts/policy'),
  component: lazyRouteComponent(() => import('#pages/escrow/payouts/policy.tsx'), 'ReleasePolicyPage'),
});

const reconciliations = createRoute({
  ...member('/reconciliation'),
  component: lazyRouteComponent(() => import('#pages/escrow/reconciliations.tsx'), 'Reconciliations'),
});

const reconciliation = createRoute({
  ...member('/reconciliation/$id'),
  component: lazyRouteComponent(() => import('#pages/escrow/reconciliation.tsx'), 'ReconciliationPage'),
});

const risk = createRoute({
  ...member('/risk'),
  validateSearch: (search): { flag?: Flag | undefined; user?: string | undefined } => ({
    flag: oneOf(['GREEN', 'AMBER', 'RED'], search['flag']),
    user: optionalText(search['user']),
  }),
  component: lazyRouteComponent(() => import('#pages/risk/assessments.tsx'), 'Risk'),
});

const REVIEWS_SHOWN = ['RED', 'AMBER', 'appeal', 'hold', 'screening', 'payer', 'face'] as const;
type ReviewsShown = (typeof REVIEWS_SHOWN)[number];

const riskPerformance = createRoute({
  ...member('/risk/performance'),
  validateSearch: (search): { days?: '30' | '365' | undefined } => ({
    days: oneOf(['30', '365'], search['days']),
  }),
  component: lazyRouteComponent(() => import('#pages/risk/performance.tsx'), 'Performance'),
});

const riskGreens = createRoute({
  ...member('/risk/greens'),
  validateSearch: (search): { days?: '3' | '7' | undefined } => ({
    days: oneOf(['3', '7'], search['days']),
  }),
  component: lazyRouteComponent(() => import('#pages/risk/greens.tsx'), 'RiskiestGreens'),
});

const reviews = createRoute({
  ...member('/reviews'),
  validateSearch: (
    search,
  ): { status?: 'DECIDED' | 'LAPSED' | undefined; show?: ReviewsShown | undefined } => ({
    status: oneOf(['DECIDED', 'LAPSED'], search['status']),
    show: oneOf(REVIEWS_SHOWN, search['show']),
  }),
  component: lazyRouteComponent(() => import('#pages/reviews/reviews.tsx'), 'Reviews'),
});

const review = createRoute({
  ...member('/reviews/$id'),
  validateSearch: (search): { of?: ReviewsShown | 'all' | undefined } => ({
    of: oneOf([...REVIEWS_SHOWN, 'all'], search['of']),
  }),
  component: lazyRouteComponent(() => import('#pages/reviews/review.tsx'), 'ReviewPage'),
});

const riskRules = createRoute({
  ...member('/risk/rules'),
  component: lazyRouteComponent(() => import('#pages/risk/rules/rules.tsx'), 'RiskRules'),
});

const assessment = createRoute({
  ...member('/risk/$id'),
  component: lazyRouteComponent(() => import('#pages/risk/assessment.tsx'), 'AssessmentPage'),
});

const identity = createRoute({
  ...member('/identity'),
  validateSearch: (search): { verified?: 'true' | 'false' | undefined; user?: string | undefined } => ({
    verified: oneOf(['true', 'false'], search['verified']),
    user: optionalText(search['user']),
  }),
  component: lazyRouteComponent(() => import('#pages/identity/verifications.tsx'), 'Identity'),
});

const previews = createRoute({
  ...member('/previews'),
  component: lazyRouteComponent(() => import('#pages/previews/previews.tsx'), 'Previews'),
});

const identityLinks = createRoute({
  ...member('/identity/links'),
  component: lazyRouteComponent(() => import('#pages/identity/links.tsx'), 'IdentityLinks'),
});

const verification = createRoute({
  ...member('/identity/$id'),
  component: lazyRouteComponent(() => import('#pages/identity/verification.tsx'), 'VerificationPage'),
});

const events = createRoute({
  ...member('/events'),
  component: lazyRouteComponent(() => import('#pages/events/events.tsx'), 'Events'),
});

const webhook = createRoute({
  ...member('/webhooks/$id'),
  component: lazyRouteComponent(() => import('#pages/events/webhook.tsx'), 'WebhookPage'),
});

const apiKeys = createRoute({
  ...member('/settings/api-keys'),
  component: lazyRouteComponent(() => import('#pages/account/api-keys.tsx'), 'ApiKeys'),
});

const apiKey = createRoute({
  ...member('/settings/api-keys/$id'),
  component: lazyRouteComponent(() => import('#pages/account/api-key.tsx'), 'ApiKeyPage'),
});

const people = createRoute({
  ...member('/settings/members'),
  component: lazyRouteComponent(() => import('#pages/account/members.tsx'), 'Members'),
});

const security = createRoute({
  ...member('/settings/security'),
  component: lazyRouteComponent(() => import('#pages/account/security/security.tsx'), 'SecurityPage'),
});

const requests = createRoute({
  ...member('/requests'),
  validateSearch: (search): { failed?: 'true' | undefined; id?: string | undefined } => ({
    failed: oneOf(['true'], search['failed']),
    id: optionalText(search['id']),
  }),
  component: lazyRouteComponent(() => import('#pages/account/requests.tsx'), 'Requests'),
});

const auditLog = createRoute({
  ...member('/audit-log'),
  validateSearch: logSearchOf,
  component: lazyRouteComponent(() => import('#pages/audit/audit-log.tsx'), 'AuditLog'),
});

const mail = createRoute({
  ...member('/mail'),
  component: lazyRouteComponent(() => import('#pages/mail/mail.tsx'), 'MailPage'),
});

const approvals = createRoute({
  ...member('/approvals'),
  validateSearch: (search): { show?: 'all' | undefined } => ({ show: oneOf(['all'], search['show']) }),
  component: lazyRouteComponent(() => import('#pages/approvals/approvals.tsx'), 'Approvals'),
});

/** Inside of the shell, so that the menu leads on from a wrong address. */
const nowhere = createRoute({ ...member('$'), component: LostInside });

const settings = createRoute({
  ...member('/settings'),
  component: lazyRouteComponent(() => import('#pages/account/settings.tsx'), 'Settings'),
});

const escrowPages = [overview, agreements, newAgreement, agreement, payouts, payoutAccount] as const;
const checkPages = [reconciliations, reconciliation, risk, riskRules, assessment, identity] as const;
const peoplePages = [
  moneyPage,
  commission,
  privacy,
  privacyRequest,
  days,
  disputes,
  dispute,
  person,
  identityLinks,
  previews,
  verification,
  reviews,
  review,
  riskPerformance,
  riskGreens,
] as const;
const eventPages = [releasePolicy, events, webhook, apiKeys, apiKey, people] as const;
const accountPages = [security, requests, auditLog, mail, approvals, settings, nowhere] as const;

export const router = createRouter({
  routeTree: root.addChildren([
    ...entrance,
    members.addChildren([...escrowPages, ...checkPages, ...peoplePages, ...eventPages, ...accountPages]),
  ]),
  basepath: PAGES,
  ...PLAIN_SEARCH,
  context: { queryClient },
  defaultPreload: 'intent',
  scrollRestoration: true,
  defaultPendingComponent: Loading,
  defaultErrorComponent: Trouble,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

onSignedOut(() => {
  queryClient.clear();
  void router.navigate({ to: '/sign-in', search: { next: ownPath(router.state.location.href) } });
});
