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
    name: 'Similarity',
    right: true,
    cell: ({ likeness }) => <span className="figures">{likeness.toFixed(2)}</span>,
  },
];

/** Users with a similar face. Software cannot tell apart twins and some strangers. */
export function Faces({ review }: { review: ReviewWithComments }) {
  const { subjectId, externalUserId, faces } = review;
  return (
    <Section title={`Users who look like ${externalUserId}`}>
      <p className="mb-4 text-sm text-soft">
        This may be one person with several users, or twins, relatives or strangers. Check what else they have
        in common before you decide.{' '}
        <Link to="/identity/$id" params={{ id: subjectId }} className={TEXT_LINK}>
          Go to verification
        </Link>
      </p>
      {faces.length === 0 ? (
        <p className="text-soft">The matches are no longer stored.</p>
      ) : (
        <Table
          label="Users with a similar face, most similar first"
          columns={COLUMNS}
          rows={faces}
          rowKey={({ externalUserId }) => externalUserId}
        />
      )}
    </Section>
  );
}
