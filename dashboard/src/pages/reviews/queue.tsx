import type { Flag, Review, ReviewType } from '@surety/sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { usePendingDecisions } from '#api/pending-decisions.ts';
import { reviewsQuery } from '#api/reviews.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { useKeys } from '#ui/use-keys.ts';

/** What a queue shows. */
export type Shown = Exclude<Flag, 'GREEN'> | Exclude<ReviewType, 'assessment'> | 'all';

export function filterOf(show: Shown) {
  if (show === 'all') return {};
  return show === 'RED' || show === 'AMBER' ? { flag: show } : { type: show };
}

/** Fetched before the person gets there. */
const AHEAD = 3;

type Queue = {
  readonly before: Review | undefined;
  readonly after: Review | undefined;
  /** From 1; 0 when the case is not in the queue any more. */
  readonly place: number;
  readonly words: string;
  /** Shows the case after this one, or the list when there is none. */
  readonly goOn: () => void;
};

/** The open cases around this one, as the list shows them. Cases with a decision are left out. */
export function useQueue(id: string, of: Shown | undefined): Queue {
  const { hidden } = usePendingDecisions();
  const navigate = useNavigate();
  const query = useInfiniteQuery({
    ...reviewsQuery({ status: 'OPEN', ...filterOf(of ?? 'all') }),
    enabled: of !== undefined,
  });
  const all = query.data?.pages.flatMap((page) => page.data) ?? [];
  const open = all.filter((review) => review.id === id || !hidden.has(review.id));
  const at = open.findIndex((review) => review.id === id);
  const { hasNextPage, isFetching, fetchNextPage } = query;
  useEffect(() => {
    if (hasNextPage && !isFetching && at >= open.length - AHEAD) void fetchNextPage();
  });
  const after = open[at + 1];
  const goOn = () => {
    const next = after ?? open.find((review) => review.id !== id);
    if (next) void navigate({ to: '/reviews/$id', params: { id: next.id }, search: { of } });
    else void navigate({ to: '/reviews', search: of === 'all' ? {} : { show: of } });
  };
  const words = `${at + 1} of ${open.length}${hasNextPage ? '+' : ''}`;
  return { before: at > 0 ? open[at - 1] : undefined, after, place: at + 1, words, goOn };
}

/** Leads from case to case, with J and K as well. */
export function QueueBar({ queue, of }: { queue: Queue; of: Shown }) {
  const { before, after, place, words } = queue;
  const navigate = useNavigate();
  const show = (review: Review | undefined) =>
    review && (() => void navigate({ to: '/reviews/$id', params: { id: review.id }, search: { of } }));
  useKeys({ j: show(after), k: show(before) });
  if (place === 0) return null;
  return (
    <nav aria-label="Queue" className="mb-6 flex flex-wrap items-center gap-2 text-sm">
      <Step review={before} of={of} label="Previous" shortcut="K" />
      <Step review={after} of={of} label="Next" shortcut="J" />
      <span className="figures ml-1 text-soft">{words}</span>
    </nav>
  );
}

type StepProps = { review: Review | undefined; of: Shown; label: string; shortcut: string };

function Step({ review, of, label, shortcut }: StepProps) {
  const inside = (
    <>
      {label} <Key of={shortcut} />
    </>
  );
  if (!review)
    return (
      <Button size="small" disabled>
        {inside}
      </Button>
    );
  return (
    <Link
      to="/reviews/$id"
      params={{ id: review.id }}
      search={{ of }}
      className={buttonClass('secondary', 'small')}
      aria-keyshortcuts={shortcut}
    >
      {inside}
    </Link>
  );
}

/** A key beside the name of what it does. Phones have none. */
export function Key({ of }: { of: string }) {
  return (
    <kbd
      aria-hidden
      className="ml-1 hidden rounded border border-current/30 px-1 font-sans text-[0.6875rem] opacity-70 lg:inline"
    >
      {of}
    </kbd>
  );
}
