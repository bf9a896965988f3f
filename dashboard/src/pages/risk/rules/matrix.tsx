import type { Flag, RiskFlagMatrix } from '@surety/sdk';
import { FlagBadge } from '#ui/badge.tsx';

const FLAGS: readonly Flag[] = ['GREEN', 'AMBER', 'RED'];

/** How many assessments would change from which flag to which. Unchanged ones are dimmed. */
export function Matrix({ flags, would }: { flags: RiskFlagMatrix; would: string }) {
  return (
    <table className="text-sm">
      <caption className="sr-only">Number of assessments by flag before and after</caption>
      <thead>
        <tr>
          <th scope="col" className="py-1.5 pr-6 text-left text-xs font-medium text-soft">
            Was
          </th>
          {FLAGS.map((flag) => (
            <th key={flag} scope="col" className="px-3 py-1.5 text-right text-xs font-medium text-soft">
              <span className="sr-only">{would} </span>
              <FlagBadge flag={flag} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {FLAGS.map((was) => (
          <tr key={was} className="border-t border-line/70">
            <th scope="row" className="py-2 pr-6 text-left">
              <FlagBadge flag={was} />
            </th>
            {FLAGS.map((is) => (
              <td
                key={is}
                className={`figures px-3 py-2 text-right ${was === is || flags[was][is] === 0 ? 'text-soft' : 'font-medium'}`}
              >
                {flags[was][is].toLocaleString('en')}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
