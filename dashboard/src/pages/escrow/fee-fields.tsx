import { useId } from 'react';
import type { FeeDraft } from '#labels/fees.ts';
import { percentMistake } from '#labels/percent.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { AmountInput } from '#ui/form/amount.tsx';
import { Input, Select } from '#ui/form/field.tsx';
import { CloseIcon, PlusIcon } from '#ui/icons.tsx';

const MAX_FEES = 5;
const PAYERS = { seller: 'From the seller', buyer: 'From the buyer', both: 'Half from each' } as const;

type Props = {
  currency: string;
  drafts: readonly FeeDraft[];
  onChange: (drafts: readonly FeeDraft[]) => void;
  /** What applies while no fee is stated. */
  hint: string;
  error?: string | undefined;
};

/** The platform's fees for each milestone of a new agreement. */
export function FeeFields({ currency, drafts, onChange, hint, error }: Props) {
  const change = (key: number, part: Partial<FeeDraft>) =>
    onChange(drafts.map((draft) => (draft.key === key ? { ...draft, ...part } : draft)));
  const add = () =>
    onChange([
      ...drafts,
      { key: nextKey(drafts), name: '', percent: '', fixed: '', payer: 'seller' as const },
    ]);
  return (
    <fieldset>
      <legend className="mb-1 font-serif text-xl font-medium">Your fees</legend>
      <p className="mb-3 text-sm text-soft">{drafts.length === 0 ? hint : 'Taken from each milestone.'}</p>
      {error && (
        <p role="alert" className="mb-3 text-[0.8125rem] text-bad">
          {error}
        </p>
      )}
      <ol className="space-y-3">
        {drafts.map((draft, index) => (
          <li
            key={draft.key}
            className="grid grid-cols-2 items-center gap-2 sm:grid-cols-[1fr_6rem_8rem_10rem_auto]"
          >
            <Input
              aria-label={`Name of fee ${index + 1}`}
              placeholder="Commission"
              className="max-sm:col-span-2"
              value={draft.name}
              required
              onChange={(event) => change(draft.key, { name: event.target.value })}
            />
            <PercentInput
              aria-label={`Percentage of fee ${index + 1}`}
              value={draft.percent}
              onChange={(percent) => change(draft.key, { percent })}
            />
            <AmountInput
              currency={currency}
              aria-label={`Fixed amount of fee ${index + 1} in ${currency}`}
              placeholder="+ 0.00"
              value={draft.fixed}
              onChange={(event) => change(draft.key, { fixed: event.target.value })}
            />
            <Select
              aria-label={`Who pays fee ${index + 1}`}
              value={draft.payer}
              onChange={(event) => change(draft.key, { payer: event.target.value as FeeDraft['payer'] })}
            >
              {Object.entries(PAYERS).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
            <IconButton
              label={`Remove fee ${index + 1}`}
              onClick={() => onChange(drafts.filter((other) => other.key !== draft.key))}
            >
              <CloseIcon />
            </IconButton>
          </li>
        ))}
      </ol>
      <Button look="quiet" size="small" className="mt-3" disabled={drafts.length >= MAX_FEES} onClick={add}>
        <PlusIcon /> Add fee
      </Button>
    </fieldset>
  );
}

export function nextKey(drafts: readonly { readonly key: number }[]): number {
  return Math.max(-1, ...drafts.map(({ key }) => key)) + 1;
}

type PercentProps = {
  'aria-label': string;
  value: string;
  onChange: (text: string) => void;
  required?: boolean;
};

/** A percentage with its sign. One that cannot be read is reported and not sent. */
export function PercentInput({ value, onChange, ...rest }: PercentProps) {
  const id = useId();
  const judge = (input: HTMLInputElement | null) =>
    input?.setCustomValidity(percentMistake(input.value) ?? '');
  return (
    <span className="relative block">
      <Input
        {...rest}
        id={id}
        ref={judge}
        inputMode="decimal"
        placeholder="0"
        className="figures pr-8 text-right"
        value={value}
        aria-invalid={percentMistake(value) !== null}
        onChange={(event) => {
          judge(event.currentTarget);
          onChange(event.target.value);
        }}
      />
      <span
        aria-hidden
        className="pointer-events-none absolute inset-y-0 right-3 grid place-items-center text-soft"
      >
        %
      </span>
    </span>
  );
}
