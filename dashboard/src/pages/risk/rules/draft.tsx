import type { DraftRiskPolicyParams, RiskPolicies, RiskRule } from '@surety/sdk';
import { useState } from 'react';
import { useCommand } from '#api/command.ts';
import { dropDraft, saveDraft } from '#api/risk-rules.ts';
import { formatMoney } from '#labels/format.ts';
import { humanise } from '#labels/humanise.ts';
import { signalLabel } from '#labels/risk.ts';
import { Button } from '#ui/button.tsx';
import { TEXT_LINK } from '#ui/class-names.ts';
import { Field, Input, LongInput, Select } from '#ui/form/field.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { ErrorNote } from '#ui/states.tsx';
import { useSay } from '#ui/toast.tsx';

type Fields = Readonly<Record<string, string>>;

/** Each row keeps its number, so that removing one does not move text into another. */
function policyOf(fields: Fields, rows: readonly number[], names: Names): DraftRiskPolicyParams {
  const said = (name: string) => fields[name]?.trim() ?? '';
  const figures = (prefix: string, of: readonly string[]) =>
    Object.fromEntries(
      of.flatMap((name) => (said(`${prefix}${name}`) ? [[name, Number(said(`${prefix}${name}`))]] : [])),
    );
  return {
    highValue: figures('high-', names.currencies),
    weights: figures('weight-', names.weights),
    rules: rows.map((row) => {
      const effect = said(`effect-${row}`);
      return {
        name: said(`name-${row}`),
        when: said(`when-${row}`),
        reason: said(`reason-${row}`),
        ...(effect === 'points'
          ? { points: Number(said(`points-${row}`)) }
          : { verdict: effect as 'AMBER' | 'RED' }),
      };
    }),
  };
}

type Names = { readonly currencies: readonly string[]; readonly weights: readonly string[] };

/** Starts from the draft, or else from the active policy. */
export function DraftEditor({ policies, onDone }: { policies: RiskPolicies; onDone: () => void }) {
  const { draft, live, usual } = policies;
  const from = draft ?? live ?? { highValue: {}, weights: {}, rules: [], scorecard: null };
  const names = {
    currencies: [...new Set(['NGN', 'USD', ...Object.keys(from.highValue)])],
    weights: Object.keys(usual.weights),
  };
  const say = useSay();
  // The policies may be read again while the form is open, but its text is from this revision.
  const [revision] = useState(policies.draftRevision);
  const [rows, setRows] = useState(from.rules.map((_, index) => index));
  const drop = useCommand(dropDraft, { onDone });
  const form = useForm(
    saveDraft,
    // Parts that this form does not show are kept.
    (fields) => ({ ...policyOf(fields, rows, names), scorecard: from.scorecard, revision }),
    () => {
      say('Draft saved. It has no effect yet');
      onDone();
    },
  );
  const remove = (row: number) => setRows(rows.filter((other) => other !== row));
  const weights: Readonly<Record<string, number | undefined>> = from.weights;
  const highValue: Readonly<Record<string, number | undefined>> = from.highValue;
  return (
    <form method="post" onSubmit={form.onSubmit} className="max-w-3xl space-y-8">
      {form.error && <ErrorNote error={form.error} />}
      <div className="space-y-4">
        {rows.length === 0 && <p className="text-soft">No rules yet.</p>}
        {rows.map((row, index) => (
          <RuleFields
            key={row}
            row={row}
            rule={from.rules[row]}
            errorOf={(field) => form.errorOf(`rules[${index}].${field}`)}
            onRemove={() => remove(row)}
          />
        ))}
        <Button onClick={() => setRows([...rows, Math.max(-1, ...rows, from.rules.length - 1) + 1])}>
          Add rule
        </Button>
        <a href="/docs/guide/rules" className={`ml-4 text-sm ${TEXT_LINK}`}>
          Facts that rules can use
        </a>
      </div>
      <Figures
        title="High-value thresholds, in the smallest currency unit"
        prefix="high-"
        of={from.highValue}
      >
        {names.currencies.map((currency) => ({
          name: currency,
          label: currency,
          value: highValue[currency],
          usual: usual.highValue[currency],
          hint: usual.highValue[currency] && `Default: ${formatMoney(usual.highValue[currency], currency)}`,
          error: form.errorOf(`highValue.${currency}`),
        }))}
      </Figures>
      <Figures title="Maximum points of each signal" prefix="weight-" of={from.weights}>
        {names.weights.map((name) => ({
          name,
          label: signalLabel(name) || humanise(name),
          value: weights[name],
          usual: usual.weights[name],
          error: form.errorOf(`weights.${name}`),
        }))}
      </Figures>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" busy={form.busy}>
          Save draft
        </Button>
        <Button onClick={onDone}>Cancel</Button>
        {draft && (
          <Button busy={drop.isPending} onClick={() => drop.mutate({})}>
            Discard draft
          </Button>
        )}
      </div>
    </form>
  );
}

type RuleProps = {
  row: number;
  rule: RiskRule | undefined;
  errorOf: (field: string) => string | undefined;
  onRemove: () => void;
};

function RuleFields({ row, rule, errorOf, onRemove }: RuleProps) {
  const [effect, setEffect] = useState<string>(rule?.verdict ?? 'points');
  return (
    <fieldset className="space-y-4 rounded-2xl border border-line p-5">
      <legend className="sr-only">Rule {row + 1}</legend>
      <Field label="Name" error={errorOf('name')}>
        <Input name={`name-${row}`} defaultValue={rule?.name} required maxLength={60} />
      </Field>
      <Field label="When" error={errorOf('when')} hint="For example newDevice && amountInThresholds > 0.5">
        <LongInput
          name={`when-${row}`}
          defaultValue={rule?.when}
          required
          maxLength={500}
          spellCheck={false}
          className="font-mono text-[0.8125rem]"
        />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Then" error={errorOf('verdict')}>
          <Select
            name={`effect-${row}`}
            value={effect}
            onChange={(event) => setEffect(event.currentTarget.value)}
          >
            <option value="points">Points</option>
            <option value="AMBER">At least amber</option>
            <option value="RED">Red</option>
          </Select>
        </Field>
        {effect === 'points' && (
          <Field label="Points, −50 to 50" error={errorOf('points')}>
            <Input
              name={`points-${row}`}
              type="number"
              min={-50}
              max={50}
              defaultValue={rule?.points ?? 10}
            />
          </Field>
        )}
      </div>
      <Field label="Reason" error={errorOf('reason')}>
        <Input name={`reason-${row}`} defaultValue={rule?.reason} required maxLength={200} />
      </Field>
      <Button size="small" onClick={onRemove}>
        Remove rule
      </Button>
    </fieldset>
  );
}

type Figure = {
  readonly name: string;
  readonly label: string;
  readonly value: number | undefined;
  readonly usual: number | undefined;
  readonly hint?: string | 0 | undefined;
  readonly error: string | undefined;
};

type FiguresProps = { title: string; prefix: string; of: object; children: readonly Figure[] };

/** Collapsed until a value differs from the default, because most accounts change none. */
function Figures({ title, prefix, of, children }: FiguresProps) {
  const own = Object.keys(of).length;
  return (
    <details open={own > 0 || children.some(({ error }) => error)}>
      <summary className="mb-3 cursor-pointer font-serif text-lg font-medium">{title}</summary>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        {children.map(({ name, label, value, usual, hint, error }) => (
          <Field key={name} label={label} hint={hint || undefined} error={error}>
            <Input
              name={`${prefix}${name}`}
              type="number"
              defaultValue={value}
              placeholder={usual === undefined ? 'none' : `${usual} (default)`}
            />
          </Field>
        ))}
      </div>
    </details>
  );
}
