import type { Refund, RefundPart } from '@surety/sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCommand } from '#api/command.ts';
import { redirectRefund, retryRefund } from '#api/commands.ts';
import { refundQuery } from '#api/queries.ts';
import type { AgreementDetail } from '#api/types.ts';
import { REFUND_LABELS } from '#labels/escrow.ts';
import { formatMoney } from '#labels/format.ts';
import { humanise } from '#labels/humanise.ts';
import { PART_LABELS } from '#labels/payouts.ts';
import { useMay } from '#shell/may.ts';
import { useSayDone } from '#shell/say-done.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { ErrorNote, Loading } from '#ui/states.tsx';
import { When } from '#ui/time.tsx';
import { AccountFields, accountOf } from './payouts/account-fields.tsx';
import { AccountLine } from './payouts/attempts.tsx';

/** Refunds, done or under way. Not shown when there are none. */
export function Refunds({ agreement }: { agreement: AgreementDetail }) {
  if (agreement.refunds.length === 0) return null;
  return (
    <section>
      <h2 className="mb-2 font-serif text-lg font-medium">Refunds</h2>
      <ul className="divide-y divide-line text-sm">
        {agreement.refunds.map((refund) => (
          <RefundRow key={refund.id} agreement={agreement} refund={refund} />
        ))}
      </ul>
    </section>
  );
}

type RowProps = { agreement: AgreementDetail; refund: Refund };

function RefundRow({ agreement, refund }: RowProps) {
  const may = useMay();
  const { label, tone } = REFUND_LABELS[refund.status];
  return (
    <li className="py-2.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="figures font-medium">{formatMoney(refund.amount, agreement.currency)}</span>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <div className="mt-0.5 mb-1.5 flex flex-wrap justify-between gap-x-4 text-xs text-soft">
        <span className="min-w-0 break-words">{refund.reason ?? 'No reason given'}</span>
        <When at={refund.createdAt} />
      </div>
      {refund.amount > 0 && (
        <Disclosure words="Transfers">
          <Parts agreement={agreement} refund={refund} />
        </Disclosure>
      )}
      {refund.status === 'FAILED' && agreement.hold === null && may('money.move') && (
        <Refused agreement={agreement} refund={refund} />
      )}
    </li>
  );
}

function Parts({ agreement, refund }: RowProps) {
  const may = useMay();
  const [naming, setNaming] = useState(false);
  const query = useQuery(refundQuery(agreement.id, refund.id));
  if (query.isPending) return <Loading />;
  if (query.isError) return <ErrorNote error={query.error} onRetry={() => void query.refetch()} />;
  const { parts, partCount } = query.data;
  const more = partCount - parts.length;
  return (
    <ul className="divide-y divide-line border-y border-line">
      {parts.map((part) => (
        <Part key={part.number} part={part} currency={agreement.currency} />
      ))}
      {parts.some((part) => part.waitsForAccount) && agreement.hold === null && may('money.move') && (
        <li className="py-2">
          <Button className="w-full" onClick={() => setNaming(true)}>
            Give the bank the buyer’s account…
          </Button>
        </li>
      )}
      {naming && <RedirectDialog agreement={agreement} refund={refund} onDone={() => setNaming(false)} />}
      {more > 0 && <li className="py-2 text-soft">{`and ${more} more`}</li>}
    </ul>
  );
}

function Part({ part, currency }: { part: RefundPart; currency: string }) {
  const { label, tone } = PART_LABELS[part.status];
  const sent = part.attempts === 1 ? 'Sent once' : `Sent ${part.attempts} times`;
  return (
    <li className="space-y-1 py-2.5">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="figures">{formatMoney(part.amount, currency)}</span>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <p>{part.destination ? <AccountLine account={part.destination} /> : <WayBack part={part} />}</p>
      {part.reason !== null && part.status !== 'SUCCEEDED' && (
        <p className="break-words text-bad">{part.reason}</p>
      )}
      <p className="text-xs text-soft">
        {`${humanise(part.provider)}. ${part.attempts === 0 ? 'Not sent yet' : sent}`}
        {part.settledAt !== null && (
          <>
            , <When at={part.settledAt} />
          </>
        )}
        {part.retryAt !== null && (
          <>
            . Next: <When at={part.retryAt} />
          </>
        )}
      </p>
    </li>
  );
}

function WayBack({ part }: { part: RefundPart }) {
  if (part.transactionId === null) return <>No destination yet: the bank reversed the deposit</>;
  return (
    <>
      Back to the sender of deposit{' '}
      <span className="font-mono text-xs text-soft [overflow-wrap:anywhere]">{part.transactionId}</span>
    </>
  );
}

/** The bank refused the refund. A member retries it, or sends it to another account. */
function Refused({ agreement, refund }: RowProps) {
  const sayDone = useSayDone();
  const [redirecting, setRedirecting] = useState(false);
  const retry = useCommand(retryRefund, {
    onDone: (result) => sayDone(result, 'Refund sent again'),
  });
  return (
    <>
      <p className="mt-2 text-[0.8125rem] text-soft">
        The bank refused this refund. If the cause is fixed, send it again. If the sender’s account is closed,
        send it to another account.
      </p>
      {retry.error && <ErrorNote error={retry.error} />}
      <div className="mt-2 grid gap-2">
        <Button
          busy={retry.isPending}
          onClick={() => retry.mutate({ agreementId: agreement.id, refundId: refund.id })}
        >
          Send again
        </Button>
        <Button onClick={() => setRedirecting(true)}>Send to another account…</Button>
      </div>
      {redirecting && (
        <RedirectDialog agreement={agreement} refund={refund} onDone={() => setRedirecting(false)} />
      )}
    </>
  );
}

function RedirectDialog({ agreement, refund, onDone }: RowProps & { onDone: () => void }) {
  const sayDone = useSayDone();
  const form = useForm(
    redirectRefund,
    (fields) => ({ agreementId: agreement.id, refundId: refund.id, destination: accountOf(fields) }),
    (result) => {
      sayDone(result, 'The refund goes to the new account');
      onDone();
    },
  );
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onDone()}
      title="Send the refund to another account"
      description="The amount that the bank could not return goes to this account. Make sure that it belongs to the buyer: the transfer cannot be undone."
    >
      <form method="post" onSubmit={form.onSubmit} className="space-y-4">
        {form.error && <ErrorNote error={form.error} />}
        <AccountFields errorOf={(path) => form.errorOf(`destination.${path}`)} />
        <Button type="submit" look="primary" className="w-full" busy={form.busy}>
          Send refund
        </Button>
      </form>
    </Dialog>
  );
}
