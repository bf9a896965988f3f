import type { Payout } from '@surety/sdk';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useCommand } from '#api/command.ts';
import { retryPayout } from '#api/commands.ts';
import { agreementPayoutsQuery } from '#api/queries.ts';
import type { AgreementDetail } from '#api/types.ts';
import { needsAnotherAccount, payoutLabel } from '#labels/payouts.ts';
import { HELD_LABELS } from '#labels/release.ts';
import { useMay } from '#shell/may.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { TEXT_LINK } from '#ui/class-names.ts';
import { Money } from '#ui/money.tsx';
import { ErrorNote, Loading } from '#ui/states.tsx';
import { When } from '#ui/time.tsx';
import { useSay } from '#ui/toast.tsx';
import { Attempts, Destination } from './payouts/attempts.tsx';
import { Holds } from './payouts/holds.tsx';

/** The payout of each released milestone, and its state at the bank. */
export function AgreementPayouts({ agreement }: { agreement: AgreementDetail }) {
  const query = useQuery(agreementPayoutsQuery(agreement.id));
  if (query.isPending) return <Loading />;
  if (query.isError) return <ErrorNote error={query.error} onRetry={() => void query.refetch()} />;
  const payouts = query.data.toReversed();
  if (payouts.length === 0) {
    return <p className="py-4 text-sm text-soft">Nothing has been released to the seller yet.</p>;
  }
  return (
    <ol className="divide-y divide-line">
      {payouts.map((payout) => (
        <Row key={payout.id} payout={payout} agreement={agreement} />
      ))}
    </ol>
  );
}

/** True when another payee than the seller is paid. */
function isShare({ payeeExternalId, sellerExternalId }: Payout): boolean {
  return payeeExternalId !== sellerExternalId;
}

function payeeWord(payout: Payout): string {
  return isShare(payout) ? 'payee' : 'seller';
}

/** To the same account, once the cause is mended. */
function Retry({ payout: { id: payoutId, agreementId } }: { payout: Payout }) {
  const may = useMay();
  const say = useSay();
  const retry = useCommand(retryPayout, { onDone: () => say('The payout is sent again') });
  if (!may('money.move')) return null;
  return (
    <>
      <Button size="small" busy={retry.isPending} onClick={() => retry.mutate({ agreementId, payoutId })}>
        Retry
      </Button>
      {retry.error && <ErrorNote error={retry.error} />}
    </>
  );
}

function Row({ payout, agreement }: { payout: Payout; agreement: AgreementDetail }) {
  const { label, tone } = payout.holds.length > 0 ? HELD_LABELS : payoutLabel(payout);
  const milestone = agreement.milestones.find(({ id }) => id === payout.milestoneId);
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 py-4">
      <div className="min-w-0">
        <p className="font-medium break-words">
          {milestone?.title ?? payout.milestoneId}
          {isShare(payout) && <span className="text-soft"> to {payout.payeeExternalId}</span>}
        </p>
        <p className="mt-1 text-[0.8125rem]">
          {payout.status === 'AWAITING_DETAILS' ? (
            <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <Link to="/payouts/account" search={{ seller: payout.payeeExternalId }} className={TEXT_LINK}>
                {`${needsAnotherAccount(payout) ? 'Change' : 'Set'} the ${payeeWord(payout)}’s bank account`}
              </Link>
              {needsAnotherAccount(payout) && agreement.hold === null && <Retry payout={payout} />}
            </span>
          ) : (
            <Destination to={payout.attempts.at(-1)?.destination} />
          )}
        </p>
      </div>
      <div className="flex flex-col items-end gap-1.5">
        <Money amount={payout.amount} currency={payout.currency} strong />
        <Badge tone={tone}>{label}</Badge>
        <span className="text-xs text-soft">
          <When at={payout.createdAt} />
        </span>
      </div>
      <div className="col-span-2 space-y-3">
        <Holds payout={payout} />
        <Attempts payout={payout} />
      </div>
    </li>
  );
}
