import { Link } from '@tanstack/react-router';
import { useCommand } from '#api/command.ts';
import { confirmMilestone, extendInspection } from '#api/commands.ts';
import { messageOf } from '#api/errors.ts';
import type { AgreementDetail } from '#api/types.ts';
import { SETTLEMENT_LABELS } from '#labels/escrow.ts';
import { DisputeButton, isDisputed } from '#pages/disputes/open-dialog.tsx';
import { useMay } from '#shell/may.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { TEXT_LINK } from '#ui/class-names.ts';
import { CheckIcon } from '#ui/icons.tsx';
import { Money } from '#ui/money.tsx';
import { When } from '#ui/time.tsx';
import { useSay } from '#ui/toast.tsx';
import { ResolveButton } from './resolve-dialog.tsx';

type Row = AgreementDetail['milestones'][number];

export function Milestones({ agreement, sandbox }: { agreement: AgreementDetail; sandbox: boolean }) {
  const may = useMay();
  return (
    <ol className="divide-y divide-line">
      {agreement.milestones.map((milestone, index) => {
        const { label, tone } = SETTLEMENT_LABELS[milestone.settlement];
        return (
          <li key={milestone.id} className="grid grid-cols-[1.75rem_1fr_auto] gap-x-2 gap-y-2 py-4">
            <span className="figures font-serif text-lg text-soft">{index + 1}</span>
            <div className="min-w-0">
              <p className="font-medium break-words">{milestone.title}</p>
              <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-[0.8125rem] text-soft">
                <Confirmed who="Buyer" done={milestone.buyerConfirmed} />
                <Confirmed who="Seller" done={milestone.sellerConfirmed} />
              </p>
              <Limits milestone={milestone} />
              <Fees fees={milestone.fees} currency={agreement.currency} />
              <Shares shares={milestone.shares} currency={agreement.currency} />
              {sandbox && may('escrow.write') && (
                <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
                  <ConfirmButtons agreement={agreement} milestone={milestone} />
                  <ExtendButton agreement={agreement} milestone={milestone} />
                </div>
              )}
            </div>
            <div className="flex flex-col items-end gap-1.5">
              <Money amount={milestone.amount} currency={agreement.currency} strong />
              <Badge tone={tone}>{label}</Badge>
              <div className="flex flex-wrap justify-end gap-1.5 empty:hidden">
                <DisputeButton agreement={agreement} milestone={milestone} />
                {may('money.move') && !isDisputed(milestone) && (
                  <ResolveButton agreement={agreement} milestone={milestone} />
                )}
              </div>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

/** When the seller has to deliver, and how much time the buyer has left. */
function Limits({
  milestone: { deliverBy, sellerConfirmed, settlement, clock, onSilence },
}: {
  milestone: Row;
}) {
  if (settlement !== 'OPEN') return null;
  return (
    <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-[0.8125rem] text-soft empty:hidden">
      {deliverBy && !sellerConfirmed && (
        <span>
          To be delivered <When at={deliverBy} />
        </span>
      )}
      {clock?.status === 'PAUSED' && <span>Inspection paused</span>}
      {clock?.status === 'RUNNING' && clock.endsAt && (
        <span>
          Inspection ends <When at={clock.endsAt} />, then {onSilence === 'hold' ? 'held' : 'released'}
        </span>
      )}
      {clock?.status === 'ENDED' && <span>Inspection ended without an answer</span>}
    </p>
  );
}

/** Your fees for the milestone, and who pays them. */
function Fees({ fees = [], currency }: { fees: Row['fees']; currency: string }) {
  const parts = fees.flatMap(({ name, buyer, seller }, index) => [
    { key: `${index} buyer`, text: `${name} from the buyer`, amount: buyer },
    { key: `${index} seller`, text: `${name} from the seller`, amount: seller },
  ]);
  if (parts.length === 0) return null;
  return (
    <ul aria-label="Your fees" className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-[0.8125rem] text-soft">
      {parts
        .filter(({ amount }) => amount > 0)
        .map(({ key, text, amount }) => (
          <li key={key}>
            {text}: <Money amount={amount} currency={currency} />
          </li>
        ))}
    </ul>
  );
}

/** What other payees than the seller get. */
function Shares({ shares = [], currency }: { shares: Row['shares']; currency: string }) {
  if (shares.length === 0) return null;
  return (
    <ul aria-label="Shares" className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-[0.8125rem] text-soft">
      {shares.map(({ externalUserId, amount }) => (
        <li key={externalUserId}>
          <Link to="/payouts/account" search={{ seller: externalUserId }} className={TEXT_LINK}>
            {externalUserId}
          </Link>{' '}
          gets <Money amount={amount} currency={currency} />
        </li>
      ))}
    </ul>
  );
}

function Confirmed({ who, done }: { who: string; done: boolean }) {
  return (
    <span className={`inline-flex items-center gap-1 ${done ? 'text-good' : ''}`}>
      {done && <CheckIcon />}
      {done ? `${who} confirmed` : `${who} has not confirmed`}
    </span>
  );
}

/**
 * In the sandbox one person plays both sides. With a real bank, only the platform knows who has confirmed.
 */
function ConfirmButtons({ agreement, milestone }: { agreement: AgreementDetail; milestone: Row }) {
  const say = useSay();
  const confirm = useCommand(confirmMilestone, {
    onDone: ({ message }) => say(message),
    onRefused: (error) => say(messageOf(error), { bad: true }),
  });
  const open = milestone.settlement === 'OPEN' && agreement.hold === null && !isDisputed(milestone);
  if (!open) return null;
  const of = { agreementId: agreement.id, milestoneId: milestone.id };
  const sides = [
    { who: 'buyer', id: agreement.buyerExternalId, done: milestone.buyerConfirmed },
    { who: 'seller', id: agreement.sellerExternalId, done: milestone.sellerConfirmed },
  ];
  return (
    <>
      {sides
        .filter(({ done }) => !done)
        .map(({ who, id }) => (
          <Button
            key={who}
            size="small"
            busy={confirm.isPending}
            onClick={() => confirm.mutate({ ...of, userId: id })}
          >
            {`Confirm as ${who}`}
          </Button>
        ))}
    </>
  );
}

const DAY = 86_400;

/** The seller gives the buyer up to a day more, as long as the limit of all extensions allows it. */
function ExtendButton({ agreement, milestone }: { agreement: AgreementDetail; milestone: Row }) {
  const say = useSay();
  const extend = useCommand(extendInspection, {
    onDone: () => say('Inspection extended'),
    onRefused: (error) => say(messageOf(error), { bad: true }),
  });
  const { clock, inspectionSeconds = 0 } = milestone;
  const seconds = Math.min(DAY, inspectionSeconds - (clock?.extendedSeconds ?? 0));
  if (clock?.status !== 'RUNNING' || seconds < 60) return null;
  const of = { agreementId: agreement.id, milestoneId: milestone.id };
  return (
    <Button
      size="small"
      busy={extend.isPending}
      onClick={() => extend.mutate({ ...of, seconds, party: 'seller' })}
    >
      Extend inspection as seller
    </Button>
  );
}
