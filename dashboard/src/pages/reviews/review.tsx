import type { ReviewDecision, ReviewWithComments } from '@surety/sdk';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { usePendingDecisions } from '#api/pending-decisions.ts';
import { agreementQuery, assessmentQuery, verificationQuery } from '#api/queries.ts';
import { reviewQuery } from '#api/reviews.ts';
import { actorLabel } from '#labels/events.ts';
import { formatDateTime, formatMoney } from '#labels/format.ts';
import { decisionLabel, decisionsOf, reviewLabel } from '#labels/reviews.ts';
import { Deposits } from '#pages/escrow/agreement-deposits.tsx';
import { Contributions } from '#pages/risk/contributions.tsx';
import { useAuditNames } from '#shell/audit-names.ts';
import { useMay } from '#shell/may.ts';
import { PersonName } from '#shell/person-name.tsx';
import { Button } from '#ui/button.tsx';
import { TEXT_LINK } from '#ui/class-names.ts';
import { Fact, Facts, Page, Panel, PendingPage, Section } from '#ui/page.tsx';
import { When } from '#ui/time.tsx';
import { useKeys } from '#ui/use-keys.ts';
import { Assignee, Comments } from './comments.tsx';
import { DecisionDialog } from './decision-dialog.tsx';
import { Faces } from './faces.tsx';
import { Hits } from './hits.tsx';
import { LinkedUsers } from './linked-users.tsx';
import { Key, QueueBar, useQueue } from './queue.tsx';
import { Ending } from './reviews.tsx';

const route = getRouteApi('/members/reviews/$id');
const BACK = { to: '/reviews', label: 'Reviews' } as const;

export function ReviewPage() {
  const { id } = route.useParams();
  const { of } = route.useSearch();
  const queue = useQueue(id, of);
  const query = useQuery(reviewQuery(id));
  const [deciding, setDeciding] = useState<ReviewDecision | null>(null);
  if (!query.data) return <PendingPage title="Review" query={query} back={BACK} />;
  const review = query.data;
  return (
    <Page
      title={`Review of ${review.externalUserId}`}
      heading={<PersonName id={review.externalUserId} />}
      lede={
        <span className="inline-flex flex-wrap items-center gap-2">
          <span>
            {reviewLabel(review)}, opened <When at={review.createdAt} />
          </span>
          <Ending review={review} />
        </span>
      }
      back={BACK}
    >
      {of && <QueueBar queue={queue} of={of} />}
      <Decide key={id} review={review} onDecide={setDeciding} />
      <div className="grid gap-10 lg:grid-cols-[1fr_19rem]">
        <div className="min-w-0">
          <Subject review={review} />
          <LinkedUsers review={review} />
        </div>
        <aside className="space-y-8">
          <Details review={review} />
          <Comments review={review} />
        </aside>
      </div>
      {deciding && (
        <DecisionDialog
          review={review}
          decision={deciding}
          onDecided={() => of && queue.goOn()}
          onClose={() => setDeciding(null)}
        />
      )}
    </Page>
  );
}

type DecideProps = { review: ReviewWithComments; onDecide: (decision: ReviewDecision) => void };

/** For the decision in favour of the person, the one against, and the link to verify. */
const KEYS = ['l', 'f', 'v'] as const;

/** The possible decisions, or the one that was made. */
function Decide({ review, onDecide }: DecideProps) {
  const may = useMay();
  const nameOf = useAuditNames();
  const { hidden } = usePendingDecisions();
  const isOpen = review.status === 'OPEN' && !hidden.has(review.id) && may('reviews.write');
  const decisions = isOpen ? decisionsOf(review) : [];
  useKeys(
    Object.fromEntries(decisions.map((decision, index) => [KEYS[index] ?? '', () => onDecide(decision)])),
  );
  if (hidden.has(review.id)) {
    return (
      <Panel className="mb-8">
        <p>Decided, and recorded in a few seconds. Until then you can undo it.</p>
      </Panel>
    );
  }
  if (review.decision) {
    return (
      <Panel className="mb-8">
        <p className="font-medium">
          {decisionLabel(review.decision, review).done} {actorLabel(review.decidedBy, nameOf)}
          {review.decidedAt && `, ${formatDateTime(review.decidedAt)}`}
        </p>
        <p className="mt-1 text-sm [overflow-wrap:anywhere] text-soft">{review.reason}</p>
      </Panel>
    );
  }
  if (!isOpen) return null;
  return (
    <div className="mb-8 flex flex-wrap gap-2">
      {decisions.map((decision, index) => {
        const { tone, button } = decisionLabel(decision, review);
        return (
          <Button
            key={decision}
            look={tone === 'good' ? 'primary' : tone === 'bad' ? 'danger' : 'secondary'}
            aria-keyshortcuts={(KEYS[index] ?? '').toUpperCase()}
            onClick={() => onDecide(decision)}
          >
            {button}…
            <Key of={(KEYS[index] ?? '').toUpperCase()} />
          </Button>
        );
      })}
    </div>
  );
}

function Subject({ review }: { review: ReviewWithComments }) {
  if (review.type === 'appeal') return <Verification review={review} />;
  if (review.type === 'hold') return <Hold review={review} />;
  if (review.type === 'payer') return <Payer review={review} />;
  if (review.type === 'face') return <Faces review={review} />;
  if (review.type !== 'assessment') return <Hits hits={review.hits} />;
  return (
    <>
      <Claim review={review} />
      <Assessment id={review.subjectId} />
    </>
  );
}

function Assessment({ id }: { id: string }) {
  const { data } = useQuery(assessmentQuery(id));
  if (!data) return null;
  return (
    <>
      <p className="mb-4 text-sm text-soft">
        <span className="figures font-medium text-ink">
          {formatMoney(data.transactionAmount, data.currency)}
        </span>
        , {data.endpoint === 'payment' ? 'a payment' : 'a fraud check'}.{' '}
        <Link to="/risk/$id" params={{ id }} className={TEXT_LINK}>
          Full assessment
        </Link>
      </p>
      <Contributions assessment={data} />
    </>
  );
}

/** The words of a person who asked for a human. */
function Claim({ review: { claim } }: { review: ReviewWithComments }) {
  if (claim === null) return null;
  return <p className="mb-6 font-serif text-lg [overflow-wrap:anywhere]">“{claim}”</p>;
}

function Hold({ review }: { review: ReviewWithComments }) {
  return (
    <>
      <Claim review={review} />
      <p className="text-sm">
        <Link to="/agreements/$id" params={{ id: review.subjectId }} className={TEXT_LINK}>
          The agreement that is held
        </Link>
      </p>
    </>
  );
}

function Verification({ review }: { review: ReviewWithComments }) {
  const { data } = useQuery(verificationQuery(review.subjectId));
  return (
    <>
      <Claim review={review} />
      <Section title="Verification result">
        <p>{data?.message}</p>
        <p className="mt-2 text-sm">
          <Link to="/identity/$id" params={{ id: review.subjectId }} className={TEXT_LINK}>
            Full verification
          </Link>
        </p>
      </Section>
    </>
  );
}

/** The payer and the buyer. Only a person can tell if one may pay for the other. */
function Payer({ review: { agreementId } }: { review: ReviewWithComments }) {
  return (
    <Section title="Deposits">
      <p className="mb-4 text-sm text-soft">
        The payer may not be the buyer. It may be a parent, a friend or an employer, or a person whose account
        was taken over. The money stays where it is.
      </p>
      {agreementId && <Buyer agreementId={agreementId} />}
      {agreementId && <Deposits agreementId={agreementId} />}
    </Section>
  );
}

function Buyer({ agreementId }: { agreementId: string }) {
  const { data } = useQuery(agreementQuery(agreementId));
  if (!data?.buyerName) return null;
  return (
    <p className="mb-3 text-sm [overflow-wrap:anywhere]">
      <span className="text-soft">The buyer’s name:</span>{' '}
      <span className="font-medium">{data.buyerName}</span>
    </p>
  );
}

function Details({ review }: { review: ReviewWithComments }) {
  return (
    <Facts title="Details">
      <Fact name="Due">{formatDateTime(review.dueAt)}</Fact>
      <Fact name="Assigned to">
        <Assignee review={review} />
      </Fact>
      {review.agreementId && (
        <Fact name="Agreement">
          <Link to="/agreements/$id" params={{ id: review.agreementId }} className={TEXT_LINK}>
            Open
          </Link>
        </Fact>
      )}
      <Fact name="Assessments">
        <Link to="/risk" search={{ user: review.externalUserId }} className={TEXT_LINK}>
          Of this user
        </Link>
      </Fact>
    </Facts>
  );
}
