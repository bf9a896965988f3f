import type { Amendment } from '@surety/sdk';
import { useState } from 'react';
import { useCommand } from '#api/command.ts';
import { answerAmendment } from '#api/commands.ts';
import type { AgreementDetail } from '#api/types.ts';
import {
  AMENDMENT_ACTIONS,
  AMENDMENT_STATES,
  type AmendmentAction,
  type AmendmentSide,
} from '#labels/amendments.ts';
import { SIDE_LABELS } from '#labels/disputes.ts';
import { formatDateTime, formatMoney } from '#labels/format.ts';
import { useMay } from '#shell/may.ts';
import { useSayDone } from '#shell/say-done.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { ErrorNote } from '#ui/states.tsx';
import { When } from '#ui/time.tsx';

type Props = { agreement: AgreementDetail };

/** The last amendment of the agreement: in full while it is open, on demand later. */
export function AmendmentPanel({ agreement }: Props) {
  const { amendment } = agreement;
  if (!amendment) return null;
  const { label, tone } = AMENDMENT_STATES[amendment.status];
  const by = `Proposed by ${SIDE_LABELS[amendment.proposedBy]}`;
  if (amendment.status !== 'OPEN') {
    return (
      <section aria-label="Last amendment" className="mb-8 text-sm">
        <Disclosure
          words={
            <span className="inline-flex flex-wrap items-center gap-2">
              Last amendment <Badge tone={tone}>{label}</Badge>
              {amendment.closedAt && <When at={amendment.closedAt} />}
            </span>
          }
        >
          <p className="mb-2 text-soft">{by}</p>
          <Changes amendment={amendment} currency={agreement.currency} />
        </Disclosure>
      </section>
    );
  }
  return (
    <section
      aria-label="Open amendment"
      className="mb-8 rounded-2xl border border-line bg-surface p-5 text-sm shadow-lift"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="font-serif text-lg font-medium">Amendment</h2>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <p className="mt-1 text-soft">
        {`${by}. Without an answer it lapses on ${formatDateTime(amendment.expiresAt)}.`}
      </p>
      <Changes amendment={amendment} currency={agreement.currency} />
      <p className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-[0.8125rem]">
        {(['buyer', 'seller'] as const).map((party) => (
          <Accepted key={party} party={party} amendment={amendment} />
        ))}
      </p>
      <Answers agreement={agreement} amendment={amendment} />
    </section>
  );
}

function Accepted({ party, amendment }: { party: 'buyer' | 'seller'; amendment: Amendment }) {
  const who = party === 'buyer' ? 'Buyer' : 'Seller';
  const done = amendment.acceptedBy.includes(party);
  const words = amendment.proposedBy === party ? `${who} proposed it` : `${who} accepted`;
  return (
    <span className={`inline-flex items-center gap-1 ${done ? 'text-good' : 'text-soft'}`}>
      {done && <CheckIcon />}
      {done ? words : `${who} has not accepted`}
    </span>
  );
}

type Terms = NonNullable<Amendment['milestones'][number]['before']>;

/** Each milestone before and after, and the total. */
function Changes({ amendment, currency }: { amendment: Amendment; currency: string }) {
  const { milestones, totalBefore, totalAmount, fundBy } = amendment;
  return (
    <ul className="mt-3 divide-y divide-line border-y border-line">
      {milestones.map(({ before, after }) => {
        const shown = after ?? before;
        if (!shown) return null;
        return (
          <li key={shown.id} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-2.5">
            <span className="min-w-0 flex-1 basis-40">
              <bdi dir="auto" className={`[overflow-wrap:anywhere] ${after ? '' : 'line-through'}`}>
                {shown.title}
              </bdi>
              {!before && <span className="text-soft"> – new</span>}
              {!after && <span className="text-soft"> – dropped</span>}
              {before && after && <Differences before={before} after={after} />}
              {!before && after && <Limits terms={after} />}
            </span>
            <Amounts before={before?.amount} after={after?.amount} currency={currency} />
          </li>
        );
      })}
      {fundBy !== undefined && (
        <li className="flex flex-wrap justify-between gap-x-6 py-2.5">
          <span>To be paid</span>
          <span>{fundBy === null ? 'at any time' : `before ${formatDateTime(fundBy)}`}</span>
        </li>
      )}
      <li className="flex flex-wrap justify-between gap-x-6 py-2.5 font-medium">
        <span>Total</span>
        <Amounts before={totalBefore} after={totalAmount} currency={currency} />
      </li>
    </ul>
  );
}

function Amounts({
  before,
  after,
  currency,
}: {
  before: number | undefined;
  after: number | undefined;
  currency: string;
}) {
  const isSame = before === after;
  return (
    <span className="figures flex flex-wrap justify-end gap-x-2">
      {before !== undefined && !isSame && <del className="text-soft">{formatMoney(before, currency)}</del>}
      {after !== undefined && <span className="font-medium">{formatMoney(after, currency)}</span>}
    </span>
  );
}

/** What changes besides the amount. */
function Differences({ before, after }: { before: Terms; after: Terms }) {
  const hasNewTimes = timesOf(before).join() !== timesOf(after).join();
  return (
    <>
      {before.title !== after.title && (
        <del className="block text-[0.8125rem] text-soft [overflow-wrap:anywhere]">{before.title}</del>
      )}
      {hasNewTimes && <Limits terms={after} none />}
    </>
  );
}

function Limits({ terms, none = false }: { terms: Terms; none?: boolean }) {
  const times = timesOf(terms);
  if (times.length === 0 && !none) return null;
  return (
    <span className="block text-[0.8125rem] text-soft">{times.join('; ') || 'No time limits any more'}</span>
  );
}

function timesOf({ deliverBy, inspectionSeconds, onSilence }: Terms): string[] {
  const hours = Math.round((inspectionSeconds ?? 0) / 360) / 10;
  return [
    ...(deliverBy ? [`To be delivered before ${formatDateTime(deliverBy)}`] : []),
    ...(inspectionSeconds
      ? [`Inspection of ${hours} h, then ${onSilence === 'hold' ? 'held' : 'released'}`]
      : []),
  ];
}

const ACTIONS: readonly AmendmentAction[] = ['accept', 'decline', 'withdraw'];
type Asked = { readonly side: AmendmentSide; readonly action: AmendmentAction };

/** Members pass on what a party says; accepting for one decides who gets what. */
function Answers({ agreement, amendment }: Props & { amendment: Amendment }) {
  const may = useMay();
  const [asked, setAsked] = useState<Asked | null>(null);
  const mayTake = (action: AmendmentAction) =>
    action === 'accept' ? may('money.move') && agreement.hold === null : may('escrow.write');
  const open = (['platform', 'buyer', 'seller'] as const).flatMap((side) =>
    ACTIONS.filter((action) => amendment.allowedActions[side].includes(action) && mayTake(action)).map(
      (action) => ({ side, action }),
    ),
  );
  return (
    <div className="mt-4 flex flex-wrap gap-2 empty:hidden">
      {open.map(({ side, action }) => (
        <Button key={`${side} ${action}`} size="small" onClick={() => setAsked({ side, action })}>
          {`${titleOf({ side, action })}…`}
        </Button>
      ))}
      {asked && (
        <AnswerDialog
          agreement={agreement}
          amendmentId={amendment.id}
          asked={asked}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}

function titleOf({ side, action }: Asked): string {
  const { button } = AMENDMENT_ACTIONS[action];
  return side === 'platform' ? button : `${button} for ${SIDE_LABELS[side]}`;
}

function AnswerDialog({
  agreement,
  amendmentId,
  asked,
  onClose,
}: Props & { amendmentId: string; asked: Asked; onClose: () => void }) {
  const { side, action } = asked;
  const { means, done } = AMENDMENT_ACTIONS[action];
  const sayDone = useSayDone();
  const answer = useCommand(answerAmendment, {
    onDone: (result) => {
      sayDone(result, done);
      onClose();
    },
  });
  const externalUserId = side === 'platform' ? undefined : agreement[`${side}ExternalId`];
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={titleOf(asked)} description={means}>
      {answer.error && <ErrorNote error={answer.error} />}
      <Button
        look={action === 'accept' ? 'primary' : 'danger'}
        className="mt-3 w-full"
        busy={answer.isPending}
        onClick={() => answer.mutate({ agreementId: agreement.id, amendmentId, action, externalUserId })}
      >
        {titleOf(asked)}
      </Button>
    </Dialog>
  );
}
