import type { RiskPolicies, RiskPolicyVersion } from '@surety/sdk';

type Card = NonNullable<RiskPolicyVersion['scorecard']>;
export type CardFacts = RiskPolicies['scorecardFacts'];

type Condition = Pick<Card[number], 'fact'> & { readonly at: number | null };

function placeOf(facts: CardFacts, { fact, at }: Condition): string {
  if (at === null) return 'unknown';
  return `${facts[fact]?.worse === 'less' ? 'below' : 'from'} ${at}`;
}

/** The account's own points. Of each line, the worst row that applies counts. */
export function Scorecard({ card, facts }: { card: Card; facts: CardFacts }) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full max-w-2xl text-sm">
        <caption className="pb-2 text-left text-soft">
          Scorecard, used instead of the points of signals and patterns
        </caption>
        <thead className="text-left text-xs text-soft">
          <tr>
            <th scope="col" className="py-1.5 pr-4 font-medium">
              Fact
            </th>
            <th scope="col" className="py-1.5 pr-4 font-medium">
              Value
            </th>
            <th scope="col" className="py-1.5 pr-4 text-right font-medium">
              Points
            </th>
            <th scope="col" className="hidden py-1.5 text-right font-medium sm:table-cell">
              In 9 of 10 samples
            </th>
          </tr>
        </thead>
        {card.map(({ fact, combinedWith: condition, rows }) => (
          <tbody key={`${fact} ${condition?.fact} ${condition?.at}`} className="border-t border-line/70">
            {rows.map(({ at, points, low, high }, index) => (
              <tr key={at ?? 'unknown'}>
                {index === 0 && (
                  <th
                    scope="rowgroup"
                    rowSpan={rows.length}
                    className="py-1.5 pr-4 text-left align-top font-normal"
                  >
                    {facts[fact]?.description ?? fact}
                    {condition && (
                      <span className="block text-soft">
                        with: {facts[condition.fact]?.description ?? condition.fact},{' '}
                        {placeOf(facts, condition)}
                      </span>
                    )}
                  </th>
                )}
                <td className="figures py-1.5 pr-4 whitespace-nowrap text-soft">
                  {placeOf(facts, { fact, at })}
                </td>
                <td className="figures py-1.5 pr-4 text-right font-medium">{points}</td>
                <td className="figures hidden py-1.5 text-right text-soft sm:table-cell">
                  {low === undefined || high === undefined ? '' : `${low} to ${high}`}
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
