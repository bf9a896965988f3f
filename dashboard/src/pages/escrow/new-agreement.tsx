import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { createAgreement } from '#api/commands.ts';
import { amountMistake, toMinor } from '#labels/amount.ts';
import { formatMoney } from '#labels/format.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { AmountInput } from '#ui/form/amount.tsx';
import { Field, Input, Select } from '#ui/form/field.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { CloseIcon, PlusIcon } from '#ui/icons.tsx';
import { Page } from '#ui/page.tsx';
import { ErrorNote } from '#ui/states.tsx';

const CURRENCIES = ['NGN', 'USD', 'GHS', 'KES', 'ZAR', 'GBP', 'EUR', 'JPY', 'KWD'];
const MAX_MILESTONES = 100;

type Draft = { readonly key: number; readonly title: string; readonly amount: string };

export function NewAgreement() {
  const navigate = useNavigate();
  const [currency, setCurrency] = useState('NGN');
  const [drafts, setDrafts] = useState<readonly Draft[]>([{ key: 0, title: '', amount: '' }]);
  const amounts = drafts.map((draft) => toMinor(draft.amount, currency));
  const total = amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0);
  const change = (key: number, part: Partial<Draft>) =>
    setDrafts(drafts.map((draft) => (draft.key === key ? { ...draft, ...part } : draft)));
  const form = useForm(
    createAgreement,
    ({ buyerExternalId = '', sellerExternalId = '', buyerName }) => ({
      buyerExternalId,
      sellerExternalId,
      currency,
      totalAmount: total,
      milestones: drafts.map((draft, index) => ({ title: draft.title, amount: amounts[index] ?? 0 })),
      ...(buyerName ? { buyerName } : {}),
    }),
    ({ id }) => navigate({ to: '/agreements/$id', params: { id } }),
  );
  return (
    <Page
      title="New agreement"
      lede="Who pays, who is paid, and for what. Use your own ids for users."
      back={{ to: '/agreements', label: 'Agreements' }}
    >
      <form method="post" onSubmit={form.onSubmit} className="max-w-2xl space-y-8">
        {form.error && <ErrorNote error={form.error} />}
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Buyer’s id" error={form.errorOf('buyerExternalId')}>
            <Input name="buyerExternalId" required />
          </Field>
          <Field label="Seller’s id" error={form.errorOf('sellerExternalId')}>
            <Input name="sellerExternalId" required />
          </Field>
          <Field label="Buyer’s name" hint="Optional. Shown on the account to pay into.">
            <Input name="buyerName" />
          </Field>
          <Field label="Currency">
            <Select value={currency} onChange={(event) => setCurrency(event.target.value)}>
              {CURRENCIES.map((code) => (
                <option key={code}>{code}</option>
              ))}
            </Select>
          </Field>
        </div>
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
                      onClick={() => setDrafts(drafts.filter((other) => other.key !== draft.key))}
                    >
                      <CloseIcon />
                    </IconButton>
                  )}
                </div>
                <p id={`mistake-${draft.key}`} role="status" className="text-right text-[0.8125rem] text-bad">
                  {amountMistake(draft.amount, currency)}
                </p>
              </li>
            ))}
          </ol>
          <Button
            look="quiet"
            size="small"
            className="mt-3 ml-[0.9375rem]"
            disabled={drafts.length >= MAX_MILESTONES}
            onClick={() =>
              setDrafts([
                ...drafts,
                { key: Math.max(...drafts.map((draft) => draft.key)) + 1, title: '', amount: '' },
              ])
            }
          >
            <PlusIcon /> Add milestone
          </Button>
        </fieldset>
        <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-5">
          <p>
            <span className="text-soft">Total </span>
            <span className="figures font-serif text-2xl font-medium">{formatMoney(total, currency)}</span>
          </p>
          <Button type="submit" look="primary" busy={form.busy}>
            Create agreement
          </Button>
        </div>
      </form>
    </Page>
  );
}
