import type { Quote } from '@surety/sdk';
import { useState } from 'react';
import { formatMoney } from '#labels/format.ts';
import { Choice, type Option } from '#ui/form/choice.tsx';
import { Panel } from '#ui/page.tsx';
import { ErrorNote } from '#ui/states.tsx';

type Outcome = 'released' | 'refunded' | 'split';
const OUTCOMES: readonly Option<Outcome>[] = [
  { value: 'released', label: 'Released' },
  { value: 'refunded', label: 'Refunded' },
  { value: 'split', label: 'Divided in half' },
];

type Props = { quote: Quote | undefined; error: Error | null; isOld: boolean };

/** What each side would pay and get, for each way in which the agreement may end. */
export function QuotePanel({ quote, error, isOld }: Props) {
  const [outcome, setOutcome] = useState<Outcome>('released');
  if (error) return <ErrorNote error={error} />;
  if (!quote) return null;
  const { currency, milestones } = quote;
  return (
    <Panel>
      <section aria-label="Quote" aria-busy={isOld} className={isOld ? 'opacity-60' : ''}>
        <Choice label="How it ends" options={OUTCOMES} value={outcome} onChange={setOutcome} />
        <dl className="mt-3 divide-y divide-line text-sm">
          {partsOf(quote, outcome).map(({ name, amount }) => (
            <div key={name} className="flex items-baseline justify-between gap-6 py-2">
              <dt className="min-w-0 text-soft [overflow-wrap:anywhere]">{name}</dt>
              <dd className={`figures whitespace-nowrap ${amount === 0 ? 'text-soft' : 'font-medium'}`}>
                {formatMoney(amount, currency)}
              </dd>
            </div>
          ))}
        </dl>
        {milestones.length > 1 && (
          <ol className="mt-3 space-y-1 text-[0.8125rem] text-soft">
            {milestones.map((milestone, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: milestones have no other name
              <li key={index} className="figures">
                {`Milestone ${index + 1}: the seller gets ${formatMoney(milestone[outcome].sellerGets, currency)}, ` +
                  `you ${formatMoney(milestone[outcome].commission, currency)}`}
              </li>
            ))}
          </ol>
        )}
      </section>
    </Panel>
  );
}

/** Sums over all milestones. */
function partsOf({ milestones }: Quote, outcome: Outcome) {
  const all = milestones.map((milestone) => milestone[outcome]);
  const sum = (of: (one: (typeof all)[number]) => number) => all.reduce((total, one) => total + of(one), 0);
  const payees = Map.groupBy(
    all.flatMap(({ shares = [] }) => shares),
    ({ externalUserId }) => externalUserId,
  );
  return [
    { name: 'The buyer pays', amount: sum(({ buyerPays }) => buyerPays) },
    { name: 'The seller gets', amount: sum(({ sellerGets }) => sellerGets) },
    ...[...payees].map(([payee, shares]) => ({
      name: `${payee} gets`,
      amount: shares.reduce((total, { amount }) => total + amount, 0),
    })),
    { name: 'You get', amount: sum(({ commission }) => commission) },
  ];
}
