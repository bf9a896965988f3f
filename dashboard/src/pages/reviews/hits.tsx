import type { WatchListHit } from '@surety/sdk';
import { LIKENESSES } from '#labels/reviews.ts';
import { Badge } from '#ui/badge.tsx';

/** Why the user may be a listed person: word by word, and what else is known. */
export function Hits({ hits }: { hits: readonly WatchListHit[] }) {
  if (hits.length === 0) return <p className="text-soft">The entry is no longer on its list.</p>;
  return (
    <ul className="divide-y divide-line border-t border-line">
      {hits.map((hit) => (
        <li key={hit.id} className="py-4">
          <p className="flex flex-wrap items-center justify-between gap-2">
            <span className="font-medium [overflow-wrap:anywhere]">{hit.listedName}</span>
            <span className="figures text-sm">{`${hit.score} of 100 similar`}</span>
          </p>
          <p className="text-xs text-soft">
            {`${hit.source.toUpperCase()} ${hit.entryId}${hit.programme ? `, ${hit.programme}` : ''}`}
          </p>
          <p className="mt-2 flex flex-wrap gap-1.5">
            {hit.parts.map((part, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a name may hold the same word twice
              <Badge key={place} tone={LIKENESSES[part.likeness].tone}>
                {`${part.given}${part.listed && part.listed !== part.given ? ` / ${part.listed}` : ''}: ${LIKENESSES[part.likeness].label}`}
              </Badge>
            ))}
          </p>
          <p className="mt-2 text-sm text-soft">{`Date of birth ${hit.birthDate}, country ${hit.country}.`}</p>
        </li>
      ))}
    </ul>
  );
}
