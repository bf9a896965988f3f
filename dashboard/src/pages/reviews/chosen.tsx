import type { Review, ReviewDecision } from '@surety/sdk';
import { useState } from 'react';
import { decisionLabel, decisionsOf } from '#labels/reviews.ts';
import { Button } from '#ui/button.tsx';
import type { Column } from '#ui/table.tsx';
import { DecideManyDialog } from './decision-dialog.tsx';

/** As many as one person can have looked at. */
const MOST = 100;

/** The cases of a list that are chosen. They are forgotten when it shows something else. */
export function useChosen(list: string) {
  const [chosen, setChosen] = useState<{ list: string; reviews: readonly Review[] }>({ list, reviews: [] });
  const reviews = chosen.list === list ? chosen.reviews : [];
  const isChosen = ({ id }: Review) => reviews.some((review) => review.id === id);
  return {
    reviews,
    isChosen,
    isFull: reviews.length >= MOST,
    clear: () => setChosen({ list, reviews: [] }),
    toggle: (review: Review) =>
      setChosen({
        list,
        reviews: isChosen(review) ? reviews.filter(({ id }) => id !== review.id) : [...reviews, review],
      }),
  };
}
type Chosen = ReturnType<typeof useChosen>;

/** Faces have to be looked at one by one. */
const canBeChosen = ({ type }: Review) => type !== 'face';

export function chooseColumn(chosen: Chosen): Column<Review> {
  return {
    name: 'Choose',
    tight: true,
    cell: (review) =>
      canBeChosen(review) && (
        <input
          type="checkbox"
          aria-label={`Choose ${review.externalUserId}`}
          checked={chosen.isChosen(review)}
          disabled={chosen.isFull && !chosen.isChosen(review)}
          onChange={() => chosen.toggle(review)}
          // Above the link that covers the row.
          className="relative z-10 block size-6 accent-accent"
        />
      ),
  };
}

/** The decisions that every chosen case may get. A link to verify is asked for one by one. */
function decisionsFor(reviews: readonly Review[]): readonly ReviewDecision[] {
  const [first, ...others] = reviews;
  if (!first) return [];
  return decisionsOf(first).filter(
    (decision) =>
      decision !== 'ask_verification' && others.every((review) => decisionsOf(review).includes(decision)),
  );
}

export function ChosenBar({ chosen }: { chosen: Chosen }) {
  const [deciding, setDeciding] = useState<ReviewDecision | null>(null);
  const { reviews, clear } = chosen;
  const [first] = reviews;
  if (!first) return null;
  const decisions = decisionsFor(reviews);
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2 rounded-xl bg-sunken px-4 py-2.5 text-sm">
      <span className="figures mr-2">{`${reviews.length} chosen`}</span>
      {decisions.map((decision) => (
        <Button key={decision} size="small" onClick={() => setDeciding(decision)}>
          {`${decisionLabel(decision, first).button}…`}
        </Button>
      ))}
      {decisions.length === 0 && <span className="text-soft">They have no decision in common.</span>}
      <Button size="small" look="quiet" onClick={clear}>
        Clear
      </Button>
      {deciding && (
        <DecideManyDialog
          reviews={reviews}
          decision={deciding}
          onClose={(decided) => {
            setDeciding(null);
            if (decided) clear();
          }}
        />
      )}
    </div>
  );
}
