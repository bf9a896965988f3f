import { useQuery } from '@tanstack/react-query';
import { alarmsQuery } from '#api/overview-queries.ts';
import type { Alarms as Alarmed } from '#api/types.ts';
import { formatCount, formatMoney } from '#labels/format.ts';
import { AgreementLink } from '#shell/agreement-link.tsx';
import { Badge } from '#ui/badge.tsx';
import { Section } from '#ui/page.tsx';
import { When } from '#ui/time.tsx';

const OWED: Readonly<Record<string, string>> = {
  'submit-payout': 'Payout to the seller',
  'pay-refunds': 'Refund to the buyer',
  'return-excess': 'Excess for the buyer',
  'resume-payouts': 'Payouts to a new account',
};

/** Money that is owed but cannot be sent. Not shown when there is none. */
export function Alarms() {
  const { data } = useQuery(alarmsQuery);
  if (!data || data.count === 0) return null;
  const more = data.count - data.oldest.length;
  return (
    <Section title="Stuck payments">
      <p className="mb-2 text-sm text-soft">
        No money is lost, and each payment is retried automatically. The operator of this service sees the
        reason with <code className="font-mono">surety jobs list --alarms</code>, and can retry now with{' '}
        <code className="font-mono">surety jobs retry --all</code>.
      </p>
      <ul className="divide-y divide-line text-sm">
        {data.oldest.map((alarm) => (
          <Alarm key={alarm.id} alarm={alarm} />
        ))}
        {more > 0 && <li className="py-3 text-soft">{`and ${formatCount(more)} more`}</li>}
      </ul>
    </Section>
  );
}

function Alarm({ alarm }: { alarm: Alarmed['oldest'][number] }) {
  const { kind, agreementId, amount, currency, since, nextTryAt } = alarm;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1.5 py-3">
      <Badge tone="bad">{OWED[kind] ?? kind}</Badge>
      <span>
        {amount !== null && currency !== null && `${formatMoney(amount, currency)}: `}
        alarm raised <When at={since} />, next try <When at={nextTryAt} />.{' '}
        {agreementId !== null && <AgreementLink id={agreementId} />}
      </span>
    </li>
  );
}
