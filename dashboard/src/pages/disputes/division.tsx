import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { divisionQuery } from '#api/disputes.ts';
import { toMinor } from '#labels/amount.ts';
import { formatMoney, toDecimal } from '#labels/format.ts';
import { Input } from '#ui/form/field.tsx';

type Of = { readonly id: string; readonly amount: number; readonly currency: string };

const PARTS = { Buyer: 'bg-info-fill', Seller: 'bg-accent', Platform: 'bg-warn-fill' } as const;
const SHARE_FILL = 'bg-edge';

/** What each side would have: the buyer, the seller, payees of shares, and the platform's fees. */
export function DivisionPreview({ dispute, toBuyer }: { dispute: Of; toBuyer: number }) {
  const { data } = useQuery(divisionQuery(dispute.id, toBuyer));
  if (!data) return <div className="h-16" />;
  const parts = [
    { name: 'Buyer', amount: data.buyer, fill: PARTS.Buyer },
    { name: 'Seller', amount: data.seller, fill: PARTS.Seller },
    ...data.shares.map(({ externalUserId, amount }) => ({ name: externalUserId, amount, fill: SHARE_FILL })),
    { name: 'Your fees', amount: data.platform, fill: PARTS.Platform },
  ];
  return (
    <div data-testid="division">
      <div aria-hidden="true" className="flex h-2 gap-0.5">
        {parts
          .filter(({ amount }) => amount > 0)
          .map(({ name, amount, fill }) => (
            <span
              key={name}
              className={`rounded-full ${fill}`}
              style={{ flexGrow: amount, flexBasis: 0, minWidth: 4 }}
            />
          ))}
      </div>
      <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-2">
        {parts.map(({ name, amount, fill }) => (
          <div key={name} className="min-w-0">
            <dt className="flex items-center gap-1.5 text-xs text-soft">
              <span aria-hidden className={`size-2 shrink-0 rounded-full ${fill}`} />
              <bdi dir="auto" className="[overflow-wrap:anywhere]">
                {name}
              </bdi>
            </dt>
            <dd className={`figures text-sm ${amount === 0 ? 'text-soft' : 'font-medium'}`}>
              {formatMoney(amount, dispute.currency)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The amount in the smallest unit; nothing for the buyer is an amount too. */
export function readShare(text: string, { amount, currency }: Of): number | null {
  if (/^\s*0*([.,]0*)?\s*$/.test(text)) return text.trim() === '' ? null : 0;
  const read = toMinor(text, currency);
  return read !== null && read <= amount ? read : null;
}

type SplitProps = { dispute: Of; text: string; onChange: (text: string) => void };

/** Divides a milestone: by sliding, by typing, or by one of the usual parts, with the result beside it. */
export function SplitField({ dispute, text, onChange }: SplitProps) {
  const id = useId();
  const { amount, currency } = dispute;
  const toBuyer = readShare(text, dispute);
  const set = (value: number) => onChange(toDecimal(value, currency));
  return (
    <fieldset className="space-y-3">
      <legend className="sr-only">Division</legend>
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
        <div className="min-w-40 flex-1 space-y-1.5">
          <label htmlFor={id} className="block text-sm font-medium">
            {`To the buyer, ${currency}`}
          </label>
          <Input
            id={id}
            inputMode="decimal"
            className="figures text-right"
            value={text}
            aria-invalid={toBuyer === null}
            aria-describedby={`${id}-note`}
            onChange={(event) => onChange(event.target.value)}
            autoFocus
          />
        </div>
        <div className="flex gap-1.5 pb-1">
          {[0, 50, 100].map((percent) => (
            <button
              key={percent}
              type="button"
              className="touch h-8 rounded-full border border-line px-3 text-[0.8125rem] text-soft hover:border-edge hover:text-ink"
              onClick={() => set(Math.round((amount * percent) / 100))}
            >
              {`${percent} %`}
            </button>
          ))}
        </div>
      </div>
      <input
        type="range"
        aria-label="Part of the buyer"
        className="w-full accent-accent"
        min={0}
        max={amount}
        step={Math.max(1, Math.round(amount / 100))}
        value={toBuyer ?? 0}
        onChange={(event) => set(Number(event.target.value))}
      />
      <p id={`${id}-note`} className={`text-[0.8125rem] ${toBuyer === null ? 'text-bad' : 'text-soft'}`}>
        {toBuyer === null
          ? `Enter an amount of at most ${formatMoney(amount, currency)}.`
          : `${formatMoney(amount - toBuyer, currency)} of ${formatMoney(amount, currency)} is the seller’s, before fees.`}
      </p>
      {toBuyer !== null && <DivisionPreview dispute={dispute} toBuyer={toBuyer} />}
    </fieldset>
  );
}
