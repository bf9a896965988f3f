import type { ReviewWithComments } from '@surety/sdk';
import { Link } from '@tanstack/react-router';
import { TEXT_LINK } from '#ui/class-names.ts';
import { Section } from '#ui/page.tsx';
import { type Column, Table } from '#ui/table.tsx';

type Alike = ReviewWithComments['faces'][number];

const COLUMNS: readonly Column<Alike>[] = [
  {
    name: 'Other user',
    cell: ({ externalUserId }) => (
      <Link to="/identity" search={{ user: externalUserId }} className={TEXT_LINK}>
        <span className="break-all">{externalUserId}</span>
      </Link>
    ),
  },
  {
    name: 'Likeness',
    right: true,
    cell: ({ likeness }) => <span className="figures">{likeness.toFixed(2)}</span>,
  },
];

/** Whom somebody looks like. Software cannot tell twins apart, and some strangers. */
export function Faces({ review }: { review: ReviewWithComments }) {
  const { subjectId, externalUserId, faces } = review;
  return (
    <Section title={`Who looks like ${externalUserId}`}>
      <p className="mb-4 text-sm text-soft">
        It may be one person with several users, and it may be twins, relatives or strangers. Look at what
        else they have in common before you decide.{' '}
        <Link to="/identity/$id" params={{ id: subjectId }} className={TEXT_LINK}>
          The verification
        </Link>
      </p>
      {faces.length === 0 ? (
        <p className="text-soft">What was found is not kept any more.</p>
      ) : (
        <Table
          label="Users with a face like this one, the likest first"
          columns={COLUMNS}
          rows={faces}
          rowKey={({ externalUserId }) => externalUserId}
        />
      )}
    </Section>
  );
}
