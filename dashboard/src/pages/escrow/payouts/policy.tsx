import type { ReleasePolicy } from '@surety/sdk';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { setReleasePolicy } from '#api/commands.ts';
import { releasePolicyQuery } from '#api/queries.ts';
import { toMinor } from '#labels/amount.ts';
import { minorDigits } from '#labels/format.ts';
import { type ReleaseRule, ruleLabel } from '#labels/release.ts';
import { useMay } from '#shell/may.ts';
import { useSayDone } from '#shell/say-done.ts';
import { Button } from '#ui/button.tsx';
import { TEXT_LINK } from '#ui/class-names.ts';
import { Input } from '#ui/form/field.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { Page, PendingPage } from '#ui/page.tsx';
import { Empty, ErrorNote } from '#ui/states.tsx';
import { When } from '#ui/time.tsx';

const BACK = { to: '/payouts', label: 'Payouts' } as const;

/** The rules for holding payouts as sentences, and a form to change them for members who may. */
export function ReleasePolicyPage() {
  const query = useQuery(releasePolicyQuery);
  const may = useMay();
  const [editing, setEditing] = useState(false);
  if (!query.data) return <PendingPage title="Release policy" back={BACK} query={query} />;
  const policy = query.data;
  return (
    <Page
      title="Release policy"
      lede="When payouts are held before they are sent. Every rule that applies holds the payout."
      back={BACK}
      actions={
        !editing &&
        may('release_policy.write') && (
          <Button look="primary" onClick={() => setEditing(true)}>
            Change rules…
          </Button>
        )
      }
    >
      {editing ? <Rules policy={policy} onDone={() => setEditing(false)} /> : <Sentences policy={policy} />}
    </Page>
  );
}

function Sentences({ policy }: { policy: ReleasePolicy }) {
  if (policy.rules.length === 0) {
    return (
      <Empty title="No payouts are held">
        Every payout is sent as soon as its milestone is released. See{' '}
        <a href="/docs/guide/release-policy" className={TEXT_LINK}>
          the available rules
        </a>
        .
      </Empty>
    );
  }
  return (
    <div className="max-w-2xl">
      <ol className="divide-y divide-line border-y border-line">
        {policy.rules.map((rule) => (
          <li key={JSON.stringify(rule)} className="py-3">
            {ruleLabel(rule)}
          </li>
        ))}
      </ol>
      {policy.changedAt && (
        <p className="mt-3 text-sm text-soft">
          Changed <When at={policy.changedAt} />
        </p>
      )}
    </div>
  );
}

type Fields = Readonly<Record<string, string>>;
const CURRENCY = 'NGN';

/** Rules for other currencies are kept unchanged: this form edits only one currency. */
function rulesOf(fields: Fields, others: readonly ReleaseRule[]): ReleasePolicy['rules'] {
  const number = (name: string) => Number(fields[name]);
  const all: readonly ReleaseRule[] = [
    {
      rule: 'unverified_seller',
      // An unreadable amount is sent as NaN, so that the server rejects it.
      above: toMinor(fields['above'] ?? '', CURRENCY) ?? Number.NaN,
      currency: CURRENCY,
    },
    { rule: 'new_account', days: number('new_account-days') },
    { rule: 'risky_payment', days: number('risky_payment-days') },
    { rule: 'name_mismatch' },
    {
      rule: 'first_deals',
      deals: number('deals'),
      percent: number('percent'),
      days: number('first_deals-days'),
    },
    { rule: 'risky_seller', score: number('score'), days: number('risky_seller-days') },
  ];
  return [...others, ...all.filter(({ rule }) => fields[rule] === 'on')];
}

function Rules({ policy, onDone }: { policy: ReleasePolicy; onDone: () => void }) {
  const sayDone = useSayDone();
  const isOther = (rule: ReleaseRule) => rule.rule === 'unverified_seller' && rule.currency !== CURRENCY;
  const others = policy.rules.filter(isOther);
  const known = <Name extends ReleaseRule['rule']>(name: Name) =>
    policy.rules.find((rule) => rule.rule === name && !isOther(rule)) as
      | Extract<ReleaseRule, { rule: Name }>
      | undefined;
  const form = useForm(
    setReleasePolicy,
    (fields) => ({ rules: rulesOf(fields, others) }),
    (result) => {
      sayDone(result, 'Rules saved');
      onDone();
    },
  );
  const above = known('unverified_seller')?.above;
  const deals = known('first_deals');
  const seller = known('risky_seller');
  return (
    <form method="post" onSubmit={form.onSubmit} className="max-w-2xl space-y-6">
      {form.error && <ErrorNote error={form.error} />}
      <div className="divide-y divide-line border-y border-line">
        <Rule name="unverified_seller" title="Unverified sellers" on={above !== undefined}>
          A payout above {CURRENCY}{' '}
          <Small
            name="above"
            label="Amount"
            className="w-32"
            value={above === undefined ? '500000' : String(above / 10 ** minorDigits(CURRENCY))}
          />{' '}
          waits until the seller’s identity is verified.
        </Rule>
        <Rule name="new_account" title="New payout accounts" on={known('new_account') !== undefined}>
          An account receives nothing for{' '}
          <Small name="new_account-days" label="Days" value={known('new_account')?.days ?? 3} /> days after it
          becomes usable.
        </Rule>
        <Rule name="risky_payment" title="Risky payments" on={known('risky_payment') !== undefined}>
          Money from a payment that was not assessed GREEN waits{' '}
          <Small name="risky_payment-days" label="Days" value={known('risky_payment')?.days ?? 2} /> days
          after its release.
        </Rule>
        <Rule name="name_mismatch" title="Name mismatch" on={known('name_mismatch') !== undefined}>
          <span className="leading-normal">
            A payout to an account in another name waits for a person to review it.
          </span>
        </Rule>
        <Rule name="first_deals" title="Reserve on first deals" on={deals !== undefined}>
          Until a seller has completed <Small name="deals" label="Deals" value={deals?.deals ?? 3} /> deals,
          the last milestones that make up{' '}
          <Small name="percent" label="Percent" value={deals?.percent ?? 20} /> % of an agreement wait{' '}
          <Small name="first_deals-days" label="Days" value={deals?.days ?? 14} /> days after their release.
        </Rule>
        <Rule name="risky_seller" title="Risky sellers" on={seller !== undefined}>
          While a seller has a score of <Small name="score" label="Score" value={seller?.score ?? 60} /> or
          more, money waits <Small name="risky_seller-days" label="Days" value={seller?.days ?? 7} /> days
          after its release.
        </Rule>
      </div>
      {others.map((rule) => (
        <p key={JSON.stringify(rule)} className="text-sm text-soft">
          Unchanged: {ruleLabel(rule)}
        </p>
      ))}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" busy={form.busy}>
          Save rules
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  );
}

type RuleProps = { name: ReleaseRule['rule']; title: string; on: boolean; children: ReactNode };

function Rule({ name, title, on, children }: RuleProps) {
  return (
    <fieldset className="py-4">
      <label className="flex items-center gap-2.5 font-medium">
        <input type="checkbox" name={name} defaultChecked={on} className="size-4 accent-accent" />
        {title}
      </label>
      <div className="mt-1.5 ml-6.5 text-sm leading-12 text-soft">{children}</div>
    </fieldset>
  );
}

type SmallProps = { name: string; label: string; value: string | number; className?: string };

/** A number within a sentence. */
function Small({ name, label, value, className = 'w-16' }: SmallProps) {
  return (
    <span className={`inline-block ${className}`}>
      <Input name={name} aria-label={label} defaultValue={value} inputMode="decimal" className="h-8" />
    </span>
  );
}
