import type { Review, ReviewLinkedUser } from '@surety/sdk';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { linkedUsersQuery } from '#api/reviews.ts';
import { OUTCOMES, TIES } from '#labels/reviews.ts';
import { Badge, FlagBadge } from '#ui/badge.tsx';
import { TEXT_LINK } from '#ui/class-names.ts';
import { Section } from '#ui/page.tsx';

/** Users who have something in common with this one, as a diagram and as a list. */
export function LinkedUsers({ review }: { review: Review }) {
  const { data } = useQuery(linkedUsersQuery(review.id));
  if (!data) return null;
  return (
    <Section title="Linked users">
      {data.length === 0 ? (
        <p className="text-soft">No other user shares a device, network, bank account or deal with them.</p>
      ) : (
        <>
          {/* Hidden on narrow screens, where its text would be too small to read. */}
          <div className="@container">
            <Picture userId={review.externalUserId} users={data} />
          </div>
          <ul className="divide-y divide-line border-t border-line">
            {data.map((one) => (
              <li
                key={`${one.tie} ${one.through} ${one.externalUserId}`}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5 text-sm"
              >
                <span className="min-w-0">
                  <Name user={one} />
                  <span className="block text-xs text-soft">
                    {TIES[one.tie]} <span className="font-mono">{one.tie === 'deal' ? '' : one.through}</span>
                  </span>
                </span>
                <span className="inline-flex items-center gap-2">
                  {one.outcome && (
                    <Badge tone={OUTCOMES[one.outcome].tone}>{OUTCOMES[one.outcome].label}</Badge>
                  )}
                  {one.flag && <FlagBadge flag={one.flag} />}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}

function Name({ user: { assessmentId, externalUserId } }: { user: ReviewLinkedUser }) {
  if (assessmentId === null) return <span className="font-medium break-all">{externalUserId}</span>;
  return (
    <Link to="/risk/$id" params={{ id: assessmentId }} className={`${TEXT_LINK} break-all`}>
      {externalUserId}
    </Link>
  );
}

const WIDTH = 640;
const ROW = 30;
const COLUMN = { user: 8, thing: 250, other: 440 };
const FLAG_FILLS = { GREEN: 'fill-good-fill', AMBER: 'fill-warn-fill', RED: 'fill-bad-fill' } as const;
const SHORT = 22;

/**
 * From the user through what is shared to the linked users. The list below has the same information as text.
 */
function Picture({ userId, users }: { userId: string; users: readonly ReviewLinkedUser[] }) {
  const things = [...new Set(users.map(thingOf))];
  const height = Math.max(users.length, things.length, 1) * ROW + 8;
  const rowOf = (index: number, of: number) => ((index + 0.5) * height) / of;
  const thingAt = (thing: string) => rowOf(things.indexOf(thing), things.length);
  const middle = height / 2;
  return (
    <svg
      role="img"
      aria-label={`${userId} and ${users.length} linked users`}
      viewBox={`0 0 ${WIDTH} ${height}`}
      className="mb-4 hidden w-full text-xs @lg:block"
    >
      {things.map((thing) => (
        <g key={thing}>
          <Tie from={[COLUMN.user + 150, middle]} to={[COLUMN.thing - 10, thingAt(thing)]} />
          <circle cx={COLUMN.thing} cy={thingAt(thing)} r="4" className="fill-edge" />
          <text x={COLUMN.thing + 10} y={thingAt(thing) + 4} className="fill-soft">
            {labelOf(users.find((one) => thingOf(one) === thing))}
          </text>
        </g>
      ))}
      {users.map((one, index) => (
        <g key={`${thingOf(one)} ${one.externalUserId}`}>
          <Tie
            from={[COLUMN.thing + 125, thingAt(thingOf(one))]}
            to={[COLUMN.other - 8, rowOf(index, users.length)]}
          />
          <circle
            cx={COLUMN.other}
            cy={rowOf(index, users.length)}
            r="5"
            className={one.flag ? FLAG_FILLS[one.flag] : 'fill-edge'}
          />
          <text x={COLUMN.other + 12} y={rowOf(index, users.length) + 4} className="fill-ink">
            {shortened(one.externalUserId)}
          </text>
        </g>
      ))}
      <text x={COLUMN.user} y={middle + 4} className="fill-ink font-medium">
        {shortened(userId)}
      </text>
    </svg>
  );
}

type Point = readonly [x: number, y: number];

function Tie({ from: [x1, y1], to: [x2, y2] }: { from: Point; to: Point }) {
  const half = (x1 + x2) / 2;
  return (
    <path d={`M${x1} ${y1}C${half} ${y1} ${half} ${y2} ${x2} ${y2}`} className="fill-none stroke-edge/60" />
  );
}

function thingOf({ tie, through }: ReviewLinkedUser): string {
  return `${tie} ${through}`;
}

function labelOf(user: ReviewLinkedUser | undefined): string {
  return user ? TIES[user.tie] : '';
}

function shortened(text: string): string {
  return text.length <= SHORT ? text : `${text.slice(0, SHORT - 1)}…`;
}
