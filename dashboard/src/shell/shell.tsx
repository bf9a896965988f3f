import { useQuery } from '@tanstack/react-query';
import { Link, Outlet, useRouterState } from '@tanstack/react-router';
import { Dialog as Radix } from 'radix-ui';
import { useEffect, useRef, useState } from 'react';
import { pendingApprovalsQuery } from '#api/approvals.ts';
import { openDisputesQuery } from '#api/disputes.ts';
import { sessionQuery } from '#api/queries.ts';
import { openReviewsQuery } from '#api/reviews.ts';
import { IconButton } from '#ui/button.tsx';
import { CloseIcon, MenuIcon, SignOutIcon } from '#ui/icons.tsx';
import { AccountSwitch } from './account-switch.tsx';
import { EnvironmentSwitch } from './environment-switch.tsx';
import { useLive } from './live.ts';
import { useMay } from './may.ts';
import { NAVIGATION, PLACES } from './places.ts';
import { ProofDialog } from './proof-dialog.tsx';
import { SandboxNote, TestBand } from './sandbox-note.tsx';
import { Wordmark } from './seal.tsx';
import { SearchButton } from './search-button.tsx';
import { SignInAgain } from './sign-in-again.tsx';
import { useSignOut } from './sign-out.ts';
import { ThemeButton } from './theme-button.tsx';
import { UndoBar } from './undo-bar.tsx';

export function Shell() {
  // Without a menu, for a member who may only set up a second factor. The page itself stays mounted when they
  // have: it is showing the recovery codes then.
  const isBare = useQuery(sessionQuery).data?.owesFactor === true;
  const live = useLive(!isBare);
  const main = useFocusOnArrival();
  return (
    <div className={`min-h-dvh print:block ${isBare ? '' : 'lg:grid lg:grid-cols-[15.5rem_1fr]'}`}>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-lg focus:bg-accent focus:px-4 focus:py-2 focus:text-on-accent"
      >
        Skip to content
      </a>
      {isBare ? <BareBar /> : <Menus live={live} />}
      <div className="min-w-0">
        {!isBare && <TestBand />}
        <main
          id="main"
          ref={main}
          tabIndex={-1}
          className="mx-auto w-full max-w-6xl 2xl:max-w-[96rem] print:max-w-none print:p-0 px-4 pt-6 pb-24 outline-none sm:px-8 lg:px-12 lg:pt-12"
        >
          <Outlet />
        </main>
      </div>
      <UndoBar />
      <ProofDialog />
      <SignInAgain />
    </div>
  );
}

function Menus({ live }: { live: boolean }) {
  return (
    <>
      <aside className="print:hidden sticky top-0 hidden h-dvh flex-col border-r border-line px-4 py-6 lg:flex lg:[@media(height<45rem)]:py-4">
        <Link to="/" className="rounded-lg px-2" aria-label="Surety, overview">
          <Wordmark />
        </Link>
        <SandboxNote className="mt-3 px-2" />
        <SearchButton />
        <Navigation />
        <Foot live={live} />
      </aside>
      <MobileBar live={live} />
    </>
  );
}

function BareBar() {
  const { data } = useQuery(sessionQuery);
  const signOut = useSignOut({ everywhere: false });
  return (
    <header className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-2 sm:px-8">
      <Wordmark />
      <span className="ml-auto flex items-center gap-2">
        <AccountSwitch session={data} />
        <ThemeButton />
        <IconButton label="Sign out" onClick={signOut}>
          <SignOutIcon />
        </IconButton>
      </span>
    </header>
  );
}

/** Moves the focus to the new page, so that screen readers start at its top. */
function useFocusOnArrival() {
  const main = useRef<HTMLElement>(null);
  const path = useRouterState({ select: (state) => state.location.pathname });
  const last = useRef(path);
  useEffect(() => {
    if (last.current !== path) main.current?.focus({ preventScroll: true });
    last.current = path;
  }, [path]);
  return main;
}

const SECTIONS = PLACES.map(({ to }) => to);

function Navigation({ onNavigate }: { onNavigate?: () => void }) {
  const may = useMay();
  return (
    <>
      <EnvironmentSwitch sections={SECTIONS} />
      <nav
        aria-label="Main"
        // Long menus scroll on low screens; what is below them stays in reach.
        className="-mx-1 mt-6 min-h-0 flex-1 space-y-5 overflow-y-auto overscroll-contain px-1 pb-3"
      >
        {NAVIGATION.map((group) => (
          <ul key={group[0].to} className="space-y-0.5">
            {group
              .filter(({ needs }) => may(needs))
              .map(({ to, label, icon: Icon }) => (
                <li key={to}>
                  <Link
                    to={to}
                    {...(onNavigate ? { onClick: onNavigate } : {})}
                    activeOptions={{ exact: to === '/' || to === '/settings' }}
                    className="flex items-center gap-3 rounded-lg px-2.5 py-2 text-sm text-soft lg:py-1.5 motion-safe:transition-colors hover:bg-sunken hover:text-ink aria-[current=page]:bg-accent-tint aria-[current=page]:font-medium aria-[current=page]:text-accent"
                  >
                    <Icon />
                    {label}
                    {to === '/approvals' && <WaitingApprovals />}
                    {to === '/disputes' && <WaitingDisputes />}
                    {to === '/reviews' && <WaitingReviews />}
                  </Link>
                </li>
              ))}
          </ul>
        ))}
      </nav>
    </>
  );
}

function WaitingApprovals() {
  return <Waiting pending={useQuery(pendingApprovalsQuery).data?.pending ?? 0} />;
}

function WaitingDisputes() {
  return <Waiting pending={useQuery(openDisputesQuery).data?.decide ?? 0} />;
}

function WaitingReviews() {
  return <Waiting pending={useQuery(openReviewsQuery).data?.open ?? 0} />;
}

function Waiting({ pending }: { pending: number }) {
  if (pending === 0) return null;
  return (
    <span className="figures ml-auto rounded-full bg-warn-tint px-2 py-0.5 text-xs font-medium text-warn">
      {pending}
      <span className="sr-only"> waiting</span>
    </span>
  );
}

function Foot({ live }: { live: boolean }) {
  const { data } = useQuery(sessionQuery);
  const signOut = useSignOut({ everywhere: false });
  return (
    <div className="shrink-0 space-y-2 border-t border-line px-2 pt-4">
      <AccountSwitch session={data} />
      <p className="truncate text-sm" title={data?.member?.email}>
        {data?.member?.email}
      </p>
      <div className="flex items-center gap-3 text-xs text-soft">
        <LiveDot live={live} />
        <span className="-mr-2 ml-auto flex">
          <ThemeButton />
          <IconButton label="Sign out" onClick={signOut}>
            <SignOutIcon />
          </IconButton>
        </span>
      </div>
    </div>
  );
}

function LiveDot({ live }: { live: boolean }) {
  return (
    <span className="inline-flex items-center gap-2" data-live={live}>
      <span aria-hidden className={`size-1.5 rounded-full ${live ? 'bg-good' : 'bg-edge'}`} />
      {live ? 'Up to date' : 'Connecting'}
    </span>
  );
}

function MobileBar({ live }: { live: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <header className="print:hidden sticky top-0 z-30 flex h-14 items-center justify-between border-b border-line bg-paper px-4 lg:hidden">
      <Link to="/" aria-label="Surety, overview">
        <Wordmark />
      </Link>
      <SandboxNote className="mr-2 ml-auto pl-4 text-right" />
      <span className="ml-auto">
        <SearchButton compact />
      </span>
      <Radix.Root open={open} onOpenChange={setOpen}>
        <Radix.Trigger
          aria-label="Menu"
          className="-mr-2.5 grid size-10 place-items-center rounded-lg text-soft hover:bg-sunken hover:text-ink"
        >
          <MenuIcon />
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Overlay className="fixed inset-0 z-40 bg-[rgb(10_16_13/0.45)]" />
          <Radix.Content
            aria-describedby={undefined}
            className="fixed inset-y-0 right-0 z-50 flex w-[min(20rem,85vw)] flex-col border-l border-line bg-paper px-4 py-5 shadow-float outline-none"
          >
            <div className="flex items-center justify-between px-2">
              <Radix.Title className="text-sm font-medium text-soft">Menu</Radix.Title>
              <Radix.Close
                aria-label="Close menu"
                className="grid size-9 place-items-center rounded-lg text-soft"
              >
                <CloseIcon />
              </Radix.Close>
            </div>
            <Navigation onNavigate={() => setOpen(false)} />
            <Foot live={live} />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </header>
  );
}
