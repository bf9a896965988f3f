import type { StoredAssessment } from '@surety/sdk';
import { TEXT_LINK } from '#ui/class-names.ts';
import { Section } from '#ui/page.tsx';

type Known = NonNullable<StoredAssessment['facts']>;

/** The facts behind the score, named as in rules, so that a rule can be written from what is seen here. */
export function RiskFacts({ assessment: { facts } }: { assessment: StoredAssessment }) {
  if (!facts) return null;
  const [some, none] = [true, false].map((isSome) =>
    Object.entries(facts).filter(([, value]) => isSome === (value !== 0 && value !== false)),
  );
  return (
    <Section title="Facts">
      <p className="mb-2 text-sm text-soft">
        Named as in{' '}
        <a href="/docs/guide/rules" className={TEXT_LINK}>
          rules
        </a>
        . Facts that were unknown are left out.
      </p>
      <FactList facts={some} />
      {none && none.length > 0 && (
        <details className="mt-3">
          <summary className="cursor-pointer text-sm text-soft">{`${none.length} that are 0 or no`}</summary>
          <FactList facts={none} />
        </details>
      )}
    </Section>
  );
}

function FactList({ facts = [] }: { facts: readonly (readonly [string, Known[string]])[] | undefined }) {
  return (
    <dl className="grid gap-x-8 text-sm sm:grid-cols-2">
      {facts.map(([name, value]) => (
        <div
          key={name}
          className="flex items-baseline justify-between gap-4 border-b border-line py-1.5 last:border-0"
        >
          <dt className="min-w-0 font-mono text-[0.8125rem] break-all text-soft">{name}</dt>
          <dd className="figures text-right break-words">{shown(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

const FIGURES = new Intl.NumberFormat('en', { maximumFractionDigits: 3 });

function shown(value: Known[string]): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return value;
  return Number.isInteger(value) ? value.toLocaleString('en') : FIGURES.format(value);
}
