import type { ApprovalRule, ApprovalRules } from '@surety/sdk';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { approvalRulesQuery, changeApprovalRules } from '#api/approvals.ts';
import { useCommand } from '#api/command.ts';
import { toMinor } from '#labels/amount.ts';
import { RULES } from '#labels/approvals.ts';
import { formatMoney, toDecimal } from '#labels/format.ts';
import { useMay } from '#shell/may.ts';
import { useSayDone } from '#shell/say-done.ts';
import { Button } from '#ui/button.tsx';
import { AmountInput } from '#ui/form/amount.tsx';
import { Choice, type Option } from '#ui/form/choice.tsx';
import { Input } from '#ui/form/field.tsx';
import { ErrorNote, Loading } from '#ui/states.tsx';

type Kind = keyof ApprovalRules;
const KINDS = Object.keys(RULES) as Kind[];

/** A rule while it is being edited. */
type Draft = { need: ApprovalRule['need']; amount: string; currency: string };
type Drafts = Readonly<Record<Kind, Draft>>;

export function ApprovalRulesForm() {
  const query = useQuery(approvalRulesQuery);
  const may = useMay();
  if (query.isPending) return <Loading />;
  if (query.isError) return <ErrorNote error={query.error} onRetry={() => void query.refetch()} />;
  // The key resets the form when the saved rules change.
  return may('approvals.write') ? (
    <Rules key={query.data.version} rules={query.data.rules} />
  ) : (
    <dl className="max-w-3xl divide-y divide-line text-sm">
      {KINDS.map((kind) => (
        <div key={kind} className="flex flex-wrap justify-between gap-x-6 py-2.5">
          <dt>{RULES[kind].title}</dt>
          <dd className="text-soft">{ruleLabel(query.data.rules[kind])}</dd>
        </div>
      ))}
    </dl>
  );
}

function ruleLabel({ need, amount, currency }: ApprovalRule): string {
  if (need === 'above') return `Above ${formatMoney(amount ?? 0, currency ?? '')}`;
  return need === 'always' ? 'Always' : 'Never';
}

function Rules({ rules }: { rules: ApprovalRules }) {
  const [drafts, setDrafts] = useState(() => draftsOf(rules));
  const sayDone = useSayDone();
  const change = useCommand(changeApprovalRules, {
    onDone: (result) => sayDone(result, 'Rules saved'),
  });
  const wanted = rulesOf(drafts);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (wanted) change.mutate(wanted);
  };
  return (
    <form method="post" onSubmit={submit} className="max-w-3xl">
      <p className="mb-4 text-sm text-soft">
        Stricter rules apply at once. Looser rules have to be approved first.
      </p>
      <div className="divide-y divide-line border-y border-line">
        {KINDS.map((kind) => (
          <RuleRow
            key={kind}
            kind={kind}
            draft={drafts[kind]}
            onChange={(draft) => setDrafts({ ...drafts, [kind]: draft })}
          />
        ))}
      </div>
      {change.error && (
        <div className="mt-4">
          <ErrorNote error={change.error} />
        </div>
      )}
      <Button type="submit" look="primary" className="mt-5" busy={change.isPending}>
        Save rules
      </Button>
    </form>
  );
}

type RowProps = { kind: Kind; draft: Draft; onChange: (draft: Draft) => void };

const NEEDS: readonly Option<Draft['need']>[] = [
  { value: 'off', label: 'Never' },
  { value: 'above', label: 'Above' },
  { value: 'always', label: 'Always' },
];

function RuleRow({ kind, draft, onChange }: RowProps) {
  const { title, help, ofAmount } = RULES[kind];
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 flex-1 basis-56">
        <h3 className="text-sm font-medium">{title}</h3>
        <p className="text-[0.8125rem] text-soft">{help}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {draft.need === 'above' && (
          <span className="grid grid-cols-[8rem_4.5rem] gap-2">
            <AmountInput
              aria-label={`${title}: amount`}
              currency={draft.currency}
              value={draft.amount}
              onChange={(event) => onChange({ ...draft, amount: event.target.value })}
              required
            />
            <Input
              aria-label={`${title}: currency`}
              maxLength={3}
              value={draft.currency}
              onChange={(event) => onChange({ ...draft, currency: event.target.value.toUpperCase() })}
              required
            />
          </span>
        )}
        <Choice
          label={`When ${title.toLowerCase()} need approval`}
          options={ofAmount ? NEEDS : NEEDS.filter(({ value }) => value !== 'above')}
          value={draft.need}
          onChange={(need) => onChange({ ...draft, need })}
        />
      </div>
    </div>
  );
}

const DEFAULT_CURRENCY = 'NGN';

function draftsOf(rules: ApprovalRules): Drafts {
  const draftOf = ({ need, amount, currency = DEFAULT_CURRENCY }: ApprovalRule): Draft => ({
    need,
    amount: amount === undefined ? '' : toDecimal(amount, currency),
    currency,
  });
  return Object.fromEntries(KINDS.map((kind) => [kind, draftOf(rules[kind])])) as unknown as Drafts;
}

/** Null while an amount is not valid. */
function rulesOf(drafts: Drafts): ApprovalRules | null {
  const entries = KINDS.map((kind) => [kind, ruleOf(drafts[kind])] as const);
  if (entries.some(([, rule]) => rule === null)) return null;
  return Object.fromEntries(entries) as unknown as ApprovalRules;
}

function ruleOf({ need, amount, currency }: Draft): ApprovalRule | null {
  if (need !== 'above') return { need };
  const minor = toMinor(amount, currency);
  return minor === null || minor === 0 ? null : { need, amount: minor, currency };
}
