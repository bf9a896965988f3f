import type { Approval } from '@surety/sdk';
import { approveRequest, rejectRequest, withdrawRequest } from '#api/approvals.ts';
import { APPROVAL_KINDS } from '#labels/approvals.ts';
import { actorLabel } from '#labels/events.ts';
import { formatMoney } from '#labels/format.ts';
import { useAuditNames } from '#shell/audit-names.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field, Input } from '#ui/form/field.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { Fact, Facts } from '#ui/page.tsx';
import { ErrorNote } from '#ui/states.tsx';
import { useSay } from '#ui/toast.tsx';

export type Deciding = { readonly how: 'approve' | 'reject' | 'withdraw'; readonly approval: Approval };

const HOW = {
  approve: {
    command: approveRequest,
    title: 'Approve',
    description: 'The request is carried out at once, in the name of the person who made it.',
    button: 'Approve and carry out',
    done: 'Approved and carried out',
  },
  reject: {
    command: rejectRequest,
    title: 'Reject',
    description: 'The request is not carried out. The person who made it can read your reason.',
    button: 'Reject',
    done: 'Rejected',
  },
  withdraw: {
    command: withdrawRequest,
    title: 'Withdraw',
    description: 'The request is not carried out, and no one needs to approve it any more.',
    button: 'Withdraw',
    done: 'Withdrawn',
  },
} as const;

export function DecisionDialog({ deciding, onClose }: { deciding: Deciding; onClose: () => void }) {
  const { how, approval } = deciding;
  const { command, title, description, button, done } = HOW[how];
  const say = useSay();
  const form = useForm(
    command,
    ({ reason = '' }) => ({ id: approval.id, reason }),
    () => {
      say(done);
      onClose();
    },
  );
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`${title}: ${APPROVAL_KINDS[approval.type].toLowerCase()}`}
      description={description}
    >
      <Details approval={approval} />
      <form method="post" onSubmit={form.onSubmit} className="mt-4 space-y-4">
        {form.error && <ErrorNote error={form.error} />}
        {how === 'reject' && (
          <Field label="Reason" hint="Your team and your webhooks can see it.">
            <Input name="reason" maxLength={500} required autoFocus />
          </Field>
        )}
        <Button
          type="submit"
          look={how === 'approve' ? 'primary' : 'danger'}
          className="w-full"
          busy={form.busy}
        >
          {button}
        </Button>
      </form>
    </Dialog>
  );
}

function Details({ approval }: { approval: Approval }) {
  const nameOf = useAuditNames();
  const { amount, currency, summary, requestedBy } = approval;
  return (
    <>
      <p className="mb-2 text-sm [overflow-wrap:anywhere]">{summary}</p>
      <Facts>
        {amount !== null && currency !== null && (
          <Fact name="Amount">
            <span className="figures">{formatMoney(amount, currency)}</span>
          </Fact>
        )}
        <Fact name="Requested">{actorLabel(requestedBy, nameOf)}</Fact>
      </Facts>
    </>
  );
}
