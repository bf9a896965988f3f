import type { CreateAgreementParams, CreateQuoteParams } from '@surety/sdk';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { createAgreement } from '#api/commands.ts';
import { quoteQuery } from '#api/quotes.ts';
import { termsQuery } from '#api/terms.ts';
import { toMinor } from '#labels/amount.ts';
import { type FeeDraft, feesOf, sharesOf } from '#labels/fees.ts';
import { formatMoney } from '#labels/format.ts';
import { Button } from '#ui/button.tsx';
import { Field, Input, Select } from '#ui/form/field.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { useSettled } from '#ui/form/use-settled.ts';
import { Page } from '#ui/page.tsx';
import { ErrorNote } from '#ui/states.tsx';
import { FeeFields } from './fee-fields.tsx';
import { EMPTY_MILESTONE, type MilestoneDraft, MilestoneFields } from './milestone-fields.tsx';
import { QuotePanel } from './quote-panel.tsx';

const CURRENCIES = ['NGN', 'USD', 'GHS', 'KES', 'ZAR', 'GBP', 'EUR', 'JPY', 'KWD'];
/** A quote is asked for when no key was pressed for this long. */
const SETTLED_MS = 500;

export function NewAgreement() {
  const navigate = useNavigate();
  const [currency, setCurrency] = useState('NGN');
  const [drafts, setDrafts] = useState<readonly MilestoneDraft[]>([EMPTY_MILESTONE]);
  const [feeDrafts, setFeeDrafts] = useState<readonly FeeDraft[]>([]);
  const { terms, hint } = useTerms(currency, drafts, feeDrafts);
  const quote = useQuote(terms);
  const form = useForm(
    createAgreement,
    ({ buyerExternalId = '', sellerExternalId = '', buyerName }) => ({
      buyerExternalId,
      sellerExternalId,
      ...agreementOf(currency, drafts, feeDrafts, quote.current?.id),
      ...(buyerName ? { buyerName } : {}),
    }),
    ({ id }) => navigate({ to: '/agreements/$id', params: { id } }),
  );
  const total = totalOf(drafts, currency);
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
        <MilestoneFields currency={currency} drafts={drafts} onChange={setDrafts} />
        <FeeFields
          currency={currency}
          drafts={feeDrafts}
          onChange={setFeeDrafts}
          hint={hint}
          error={form.errorOf('fees')}
        />
        <QuotePanel quote={quote.shown} error={quote.error} isOld={!quote.current} />
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

function totalOf(drafts: readonly MilestoneDraft[], currency: string): number {
  return drafts.reduce((sum, { amount }) => sum + (toMinor(amount, currency) ?? 0), 0);
}

/** With the quote that was shown, the agreement has exactly its fees and shares. */
function agreementOf(
  currency: string,
  drafts: readonly MilestoneDraft[],
  feeDrafts: readonly FeeDraft[],
  quoteId: string | undefined,
): Pick<CreateAgreementParams, 'currency' | 'totalAmount' | 'milestones' | 'fees' | 'quoteId'> {
  const plain = drafts.map(({ title, amount }) => ({ title, amount: toMinor(amount, currency) ?? 0 }));
  const basics = { currency, totalAmount: totalOf(drafts, currency) };
  if (quoteId) return { ...basics, milestones: plain, quoteId };
  const fees = feesOf(feeDrafts, currency);
  return {
    ...basics,
    milestones: plain.map((milestone, index) => {
      const shares = sharesOf(drafts[index]?.shares ?? []);
      return shares?.length ? { ...milestone, shares } : milestone;
    }),
    ...(fees?.length ? { fees } : {}),
  };
}

/** What is to be quoted. Null while it is incomplete, and when there are neither fees nor shares. */
function useTerms(
  currency: string,
  drafts: readonly MilestoneDraft[],
  feeDrafts: readonly FeeDraft[],
): { terms: CreateQuoteParams | null; hint: string } {
  const { data: policy } = useQuery(termsQuery);
  const usual = (policy?.fees ?? []).filter((fee) => fee.currency === currency);
  const fees = feesOf(feeDrafts, currency);
  const milestones = drafts.map(({ amount, shares }) => ({
    amount: toMinor(amount, currency) ?? 0,
    shares: sharesOf(shares),
  }));
  const isComplete = fees !== null && milestones.every(({ amount, shares }) => amount > 0 && shares !== null);
  const isShared = milestones.some(({ shares }) => shares?.length);
  const names = usual.map(({ name }) => name).join(', ');
  const hint = names === '' ? 'None, unless you add one.' : `Those of your terms policy apply: ${names}.`;
  if (!isComplete || (usual.length === 0 && fees.length === 0 && !isShared)) return { terms: null, hint };
  const terms: CreateQuoteParams = {
    currency,
    milestones: milestones.map(({ amount, shares }) => (shares?.length ? { amount, shares } : { amount })),
    ...(fees.length > 0 ? { fees } : {}),
  };
  return { terms, hint };
}

/** The quote to show, and the one that is for what the form says now. */
function useQuote(terms: CreateQuoteParams | null) {
  const settled = useSettled(terms, SETTLED_MS);
  const { data, error, isPlaceholderData } = useQuery(quoteQuery(settled));
  const isCurrent = settled !== null && JSON.stringify(settled) === JSON.stringify(terms);
  const isShown = terms !== null && settled !== null;
  return {
    shown: isShown ? data : undefined,
    current: isCurrent && !isPlaceholderData ? data : undefined,
    error: isShown && isCurrent ? error : null,
  };
}
