import { amountMistake } from '#labels/amount.ts';
import type { ShareDraft } from '#labels/fees.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { AmountInput } from '#ui/form/amount.tsx';
import { Input } from '#ui/form/field.tsx';
import { CloseIcon, PlusIcon } from '#ui/icons.tsx';
import { nextKey, PercentInput } from './fee-fields.tsx';

const MAX_MILESTONES = 100;
const MAX_SHARES = 10;

export type MilestoneDraft = {
  readonly key: number;
  readonly title: string;
  readonly amount: string;
  readonly shares: readonly ShareDraft[];
};
export const EMPTY_MILESTONE: MilestoneDraft = { key: 0, title: '', amount: '', shares: [] };

type Props = {
  currency: string;
  drafts: readonly MilestoneDraft[];
  onChange: (drafts: readonly MilestoneDraft[]) => void;
};

export function MilestoneFields({ currency, drafts, onChange }: Props) {
  const change = (key: number, part: Partial<MilestoneDraft>) =>
    onChange(drafts.map((draft) => (draft.key === key ? { ...draft, ...part } : draft)));
  return (
    <fieldset>
      <legend className="mb-3 font-serif text-xl font-medium">Milestones</legend>
      <ol className="space-y-3">
        {drafts.map((draft, index) => (
          <li key={draft.key}>
            <div className="flex items-center gap-2">
              <span className="figures w-5 shrink-0 text-sm text-soft">{index + 1}</span>
              <Input
                aria-label={`Title of milestone ${index + 1}`}
                placeholder="What is delivered"
                value={draft.title}
                required
                onChange={(event) => change(draft.key, { title: event.target.value })}
              />
              <AmountInput
                currency={currency}
                aria-label={`Amount of milestone ${index + 1} in ${currency}`}
                placeholder="0.00"
                className="!w-36 shrink-0"
                value={draft.amount}
                required
                aria-invalid={amountMistake(draft.amount, currency) !== null}
                aria-describedby={`mistake-${draft.key}`}
                onChange={(event) => change(draft.key, { amount: event.target.value })}
              />
              {drafts.length > 1 && (
                <IconButton
                  label={`Remove milestone ${index + 1}`}
                  onClick={() => onChange(drafts.filter((other) => other.key !== draft.key))}
                >
                  <CloseIcon />
                </IconButton>
              )}
            </div>
            <p id={`mistake-${draft.key}`} role="status" className="text-right text-[0.8125rem] text-bad">
              {amountMistake(draft.amount, currency)}
            </p>
            <Shares
              of={index + 1}
              drafts={draft.shares}
              onChange={(shares) => change(draft.key, { shares })}
            />
          </li>
        ))}
      </ol>
      <Button
        look="quiet"
        size="small"
        className="mt-3 ml-[0.9375rem]"
        disabled={drafts.length >= MAX_MILESTONES}
        onClick={() => onChange([...drafts, { ...EMPTY_MILESTONE, key: nextKey(drafts) }])}
      >
        <PlusIcon /> Add milestone
      </Button>
    </fieldset>
  );
}

type SharesProps = {
  of: number;
  drafts: readonly ShareDraft[];
  onChange: (drafts: readonly ShareDraft[]) => void;
};

/** The other payees of a milestone. */
function Shares({ of: milestone, drafts, onChange }: SharesProps) {
  const change = (key: number, part: Partial<ShareDraft>) =>
    onChange(drafts.map((draft) => (draft.key === key ? { ...draft, ...part } : draft)));
  return (
    <div className="ml-7">
      {drafts.map((draft, index) => (
        <div key={draft.key} className="mt-2 flex items-center gap-2">
          <Input
            aria-label={`Payee ${index + 1} of milestone ${milestone}`}
            placeholder="Payee’s id"
            value={draft.payee}
            required
            onChange={(event) => change(draft.key, { payee: event.target.value })}
          />
          <span className="w-28 shrink-0">
            <PercentInput
              aria-label={`Percentage of payee ${index + 1} of milestone ${milestone}`}
              value={draft.percent}
              required
              onChange={(percent) => change(draft.key, { percent })}
            />
          </span>
          <IconButton
            label={`Remove payee ${index + 1} of milestone ${milestone}`}
            onClick={() => onChange(drafts.filter((other) => other.key !== draft.key))}
          >
            <CloseIcon />
          </IconButton>
        </div>
      ))}
      <Button
        look="quiet"
        size="small"
        className="mt-1 -ml-2"
        disabled={drafts.length >= MAX_SHARES}
        onClick={() => onChange([...drafts, { key: nextKey(drafts), payee: '', percent: '' }])}
      >
        <PlusIcon /> Share with another payee
      </Button>
    </div>
  );
}
