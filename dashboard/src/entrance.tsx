import {
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import { sessionQuery } from '#api/queries.ts';
import type { queryClient } from '#api/query-client.ts';
import { PROVIDER_PROBLEMS, type ProviderProblem } from '#labels/sign-in.ts';
import { oneOf, ownPath } from '#shell/address-bar.ts';
import { Lost } from '#shell/lost.tsx';

type Context = { queryClient: typeof queryClient };

export const root = createRootRouteWithContext<Context>()({ component: Outlet, notFoundComponent: Lost });

const guests = createRoute({
  getParentRoute: () => root,
  id: 'guests',
  beforeLoad: async ({ context }) => {
    const { developer } = await context.queryClient.ensureQueryData(sessionQuery);
    if (developer) throw redirect({ to: '/' });
  },
});

const signIn = createRoute({
  getParentRoute: () => guests,
  path: '/sign-in',
  validateSearch: (search): { next?: string | undefined; problem?: ProviderProblem | undefined } => ({
    next: ownPath(search['next']),
    problem: oneOf(Object.keys(PROVIDER_PROBLEMS) as ProviderProblem[], search['problem']),
  }),
  component: lazyRouteComponent(() => import('#pages/account/sign-in.tsx'), 'SignIn'),
});

const signUp = createRoute({
  getParentRoute: () => guests,
  path: '/sign-up',
  component: lazyRouteComponent(() => import('#pages/account/sign-up.tsx'), 'SignUp'),
});

const invitation = createRoute({
  getParentRoute: () => root,
  path: '/invitation',
  component: lazyRouteComponent(() => import('#pages/account/invitation.tsx'), 'Invitation'),
});

const newPassword = createRoute({
  getParentRoute: () => root,
  path: '/new-password',
  component: lazyRouteComponent(() => import('#pages/account/new-password.tsx'), 'NewPassword'),
});

/** The pages before sign-in. */
export const entrance = [guests.addChildren([signIn, signUp]), invitation, newPassword] as const;
