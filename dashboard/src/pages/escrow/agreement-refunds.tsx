import type { Refund } from '@surety/sdk';
import { useCommand } from '#api/command.ts';
import { retryRefund } from '#api/commands.ts';
import type { AgreementDetail } from '#api/types.ts';
import { useMay } from '#frame/may.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorNote } from '#ui/states.tsx';
import { When } from '#ui/time.tsx';
import { useSay } from '#ui/toast.tsx';
import { REFUND_WORDS } from '#words/escrow.ts';
import { formatMoney } from '#words/format.ts';

/** What went back, or is on its way back. Nothing where nothing did. */
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

function RefundRow({ agreement, refund }: { agreement: AgreementDetail; refund: Refund }) {
  const say = useSay();
  const retry = useCommand(retryRefund, { onDone: () => say('The refund is on its way again') });
  const may = useMay();
  const { label, tone } = REFUND_WORDS[refund.status];
  return (
    <li className="py-2.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="figures font-medium">{formatMoney(refund.amount, agreement.currency)}</span>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <div className="mt-0.5 flex flex-wrap justify-between gap-x-4 text-xs text-soft">
        <span className="min-w-0 break-words">{refund.reason ?? 'No reason given'}</span>
        <When at={refund.createdAt} />
      </div>
      {refund.status === 'FAILED' && agreement.hold === null && may('money.move') && (
        <>
          <p className="mt-2 text-[0.8125rem] text-soft">
            The bank refused it. The timeline says why; when that is mended, send it again.
          </p>
          {retry.error && <ErrorNote error={retry.error} />}
          <Button
            className="mt-2 w-full"
            busy={retry.isPending}
            onClick={() => retry.mutate({ agreementId: agreement.id, refundId: refund.id })}
          >
            Send it again
          </Button>
        </>
      )}
    </li>
  );
}
