import type { VirtualAccount } from '@surety/sdk';
import { useCommand } from '#api/command.ts';
import { assessPayment, payIn, setPayoutAccount } from '#api/commands.ts';
import type { AgreementDetail } from '#api/types.ts';
import { toMinor } from '#labels/amount.ts';
import { formatMoney, toDecimal } from '#labels/format.ts';
import { flagLabel } from '#labels/risk.ts';
import { Button } from '#ui/button.tsx';
import { AmountInput } from '#ui/form/amount.tsx';
import { Field, Input } from '#ui/form/field.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { Panel } from '#ui/page.tsx';
import { ErrorNote } from '#ui/states.tsx';
import { useSay } from '#ui/toast.tsx';
import { isOver } from './is-over.ts';

/** Lets one person play the buyer and the buyer's bank: assess the payment, then pay. */
export function SandboxPanel({ agreement }: { agreement: AgreementDetail }) {
  if (isOver(agreement)) return null;
  return (
    <Panel>
      <h2 className="font-serif text-lg font-medium">Sandbox</h2>
      <p className="mt-1 mb-4 text-sm text-soft">
        No real money moves here. Play the buyer, the seller and the bank.
      </p>
      <div className="space-y-5">
        {agreement.virtualAccount ? (
          <Fund agreement={agreement} account={agreement.virtualAccount} />
        ) : (
          <Assess agreement={agreement} />
        )}
        {!agreement.sellerAccountKnown && <SellerAccount agreement={agreement} />}
      </div>
    </Panel>
  );
}

function Assess({ agreement }: { agreement: AgreementDetail }) {
  const say = useSay();
  const assess = useCommand(assessPayment, {
    onDone: ({ flag, score, virtualAccount }) =>
      say(
        virtualAccount
          ? `${flagLabel(flag)}, score ${score}: account ${virtualAccount.accountNumber} was issued`
          : `${flagLabel(flag)}, score ${score}: no account was issued`,
        { bad: !virtualAccount },
      ),
  });
  return (
    <div className="space-y-3">
      <p className="text-sm">Once the payment is assessed, the buyer gets an account to pay into.</p>
      {assess.error && <ErrorNote error={assess.error} />}
      <Button
        look="primary"
        className="w-full"
        busy={assess.isPending}
        onClick={() =>
          assess.mutate({
            agreementId: agreement.id,
            externalUserId: agreement.buyerExternalId,
            transactionAmount: agreement.totalAmount,
            deviceFingerprint: `sandbox ${agreement.buyerExternalId}`,
          })
        }
      >
        Assess payment
      </Button>
    </div>
  );
}

function Fund({
  agreement,
  account,
}: {
  agreement: AgreementDetail;
  account: Pick<VirtualAccount, 'accountNumber' | 'accountName'>;
}) {
  const { currency, funding } = agreement;
  const say = useSay();
  const form = useForm(
    payIn,
    ({ amount = '' }) => ({
      agreementId: agreement.id,
      deposit: {
        accountNumber: account.accountNumber,
        amount: toMinor(amount, currency) ?? 0,
        senderName: agreement.buyerName ?? agreement.buyerExternalId,
      },
    }),
    (deposit) => say(`${formatMoney(deposit.amount, currency)} arrived`),
  );
  const due = funding.outstanding > 0;
  return (
    <form method="post" onSubmit={form.onSubmit} className="space-y-3">
      {form.error && <ErrorNote error={form.error} />}
      <Field
        label={`Amount to pay in, ${currency}`}
        hint={due ? undefined : 'Nothing is due. Anything paid in now is excess.'}
      >
        <AmountInput
          key={funding.outstanding}
          name="amount"
          currency={currency}
          placeholder={toDecimal(0, currency)}
          defaultValue={due ? toDecimal(funding.outstanding, currency) : ''}
          required
        />
      </Field>
      <Button type="submit" look={due ? 'primary' : 'secondary'} className="w-full" busy={form.busy}>
        Pay as the buyer
      </Button>
    </form>
  );
}

function SellerAccount({ agreement }: { agreement: AgreementDetail }) {
  const say = useSay();
  const form = useForm(
    setPayoutAccount,
    ({ bankCode = '', accountNumber = '' }) => ({
      sellerId: agreement.sellerExternalId,
      account: { bankCode, accountNumber },
    }),
    () => say('Seller’s account set'),
  );
  return (
    <form method="post" onSubmit={form.onSubmit} className="space-y-3 border-t border-line pt-4">
      <p className="text-sm">Bank account of {agreement.sellerExternalId}:</p>
      {form.error && <ErrorNote error={form.error} />}
      <div className="grid grid-cols-[5rem_1fr] gap-2">
        <Field label="Bank code">
          <Input name="bankCode" className="figures" defaultValue="058" pattern="\d{3,6}" required />
        </Field>
        <Field label="Account number">
          <Input
            name="accountNumber"
            className="figures"
            defaultValue="0123456789"
            pattern="\d{10}"
            required
          />
        </Field>
      </div>
      <Button type="submit" className="w-full" busy={form.busy}>
        Set account
      </Button>
    </form>
  );
}
