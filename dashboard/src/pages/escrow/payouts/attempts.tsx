import type { Payout, PayoutAttempt } from '@surety/sdk';
import { humanise } from '#labels/humanise.ts';
import { ATTEMPT_LABELS, NAME_LABELS } from '#labels/payouts.ts';
import { Badge } from '#ui/badge.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { When } from '#ui/time.tsx';

type Account = { readonly bankCode: string; readonly accountNumber: string; readonly accountName: string };

export function AccountLine({ account }: { account: Account }) {
  return (
    <span className="[overflow-wrap:anywhere]">
      <span className="figures font-mono text-[0.8125rem] whitespace-nowrap">
        {`${account.bankCode} ${account.accountNumber}`}
      </span>{' '}
      <span className="text-soft">{account.accountName}</span>
    </span>
  );
}

/** The account, and how its name compares with the bank's if there are two to compare. */
export function Destination({ to }: { to: PayoutAttempt['destination'] | undefined }) {
  if (!to) return <span className="text-soft">Not sent yet</span>;
  const { label, tone } = NAME_LABELS[to.nameMatch];
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
      <AccountLine account={to} />
      {to.nameMatch !== 'unknown' && <Badge tone={tone}>{label}</Badge>}
    </span>
  );
}

/** Every submission to a bank, latest first, because the latest one counts. */
export function Attempts({ payout }: { payout: Payout }) {
  const { attempts } = payout;
  if (attempts.length === 0) return null;
  return (
    <Disclosure words={attempts.length === 1 ? '1 attempt' : `${attempts.length} attempts`}>
      <ol className="divide-y divide-line border-y border-line">
        {attempts.toReversed().map((attempt) => (
          <Attempt key={attempt.reference} attempt={attempt} />
        ))}
      </ol>
    </Disclosure>
  );
}

function Attempt({ attempt }: { attempt: PayoutAttempt }) {
  const { label, tone } = ATTEMPT_LABELS[attempt.status];
  return (
    <li className="space-y-1 py-2.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={tone}>{label}</Badge>
        <span className="text-soft">
          {humanise(attempt.provider)}, <When at={attempt.submittedAt} />
        </span>
      </div>
      {attempt.reason !== null && <p className="break-words text-bad">{attempt.reason}</p>}
      <p>
        {attempt.destination ? (
          <Destination to={attempt.destination} />
        ) : (
          <span className="text-soft">Destination not recorded</span>
        )}
      </p>
      <p className="font-mono text-xs text-soft [overflow-wrap:anywhere]">{attempt.reference}</p>
      {attempt.sessionId !== null && (
        <p className="text-xs text-soft">
          Interbank session: <span className="font-mono [overflow-wrap:anywhere]">{attempt.sessionId}</span>
        </p>
      )}
    </li>
  );
}
