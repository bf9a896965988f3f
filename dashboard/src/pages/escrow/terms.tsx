import type { TermsPolicy } from '@surety/sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { setTerms, termsQuery } from '#api/terms.ts';
import { useMay } from '#shell/may.ts';
import { useSayDone } from '#shell/say-done.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field, Input, Select } from '#ui/form/field.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { Fact, Facts } from '#ui/page.tsx';
import { ErrorNote, Loading } from '#ui/states.tsx';

const HOUR = 3_600;
const SILENCE = { release: 'Release the milestone', hold: 'Hold it for a person' } as const;

/** The time limits of new agreements. All members can read them; some can change them. */
export function TermsButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Time limits…</Button>
      {open && <TermsDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function TermsDialog({ onClose }: { onClose: () => void }) {
  const query = useQuery(termsQuery);
  const canChange = useMay()('release_policy.write');
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Time limits"
      description="For new agreements that state none of their own. Agreements that exist keep theirs."
    >
      {query.error && <ErrorNote error={query.error} onRetry={() => void query.refetch()} />}
      {!query.data && !query.error && <Loading />}
      {query.data &&
        (canChange ? <TermsForm terms={query.data} onDone={onClose} /> : <Words {...query.data} />)}
    </Dialog>
  );
}

function Words({ fundWithinSeconds, inspectionSeconds, onSilence }: TermsPolicy) {
  const hours = (seconds: number | null) => (seconds === null ? 'No limit' : `${seconds / HOUR} hours`);
  return (
    <Facts>
      <Fact name="To pay">{hours(fundWithinSeconds)}</Fact>
      <Fact name="To inspect">{inspectionSeconds === null ? 'No window' : hours(inspectionSeconds)}</Fact>
      <Fact name="When the buyer says nothing">{SILENCE[onSilence]}</Fact>
    </Facts>
  );
}

const secondsOrNull = (hours: string | undefined) => (hours ? Math.round(Number(hours) * HOUR) : null);

function TermsForm({ terms, onDone }: { terms: TermsPolicy; onDone: () => void }) {
  const sayDone = useSayDone();
  const form = useForm(
    setTerms,
    (fields) => ({
      fundWithinSeconds: secondsOrNull(fields['fundWithinSeconds']),
      inspectionSeconds: secondsOrNull(fields['inspectionSeconds']),
      onSilence: fields['onSilence'] as TermsPolicy['onSilence'],
      // The form does not show these; left out, they would return to their defaults.
      disputes: terms.disputes,
      fees: terms.fees.map(({ min, max, ...fee }) => ({
        ...fee,
        min: min ?? undefined,
        max: max ?? undefined,
      })),
    }),
    (result) => {
      sayDone(result, 'Time limits saved');
      onDone();
    },
  );
  const hours = (name: 'fundWithinSeconds' | 'inspectionSeconds') => (
    <Input
      name={name}
      type="number"
      min={1}
      max={1_440}
      step="any"
      defaultValue={String((terms[name] ?? 0) / HOUR || '')}
    />
  );
  return (
    <form method="post" onSubmit={form.onSubmit} className="space-y-5">
      {form.error && <ErrorNote error={form.error} />}
      <Field
        label="Hours to pay"
        hint="An agreement that is not paid by then ends. Leave empty for no limit."
        error={form.errorOf('fundWithinSeconds')}
      >
        {hours('fundWithinSeconds')}
      </Field>
      <Field
        label="Hours to inspect"
        hint="From the seller’s confirmation on, once the money is there. Leave empty for no window."
        error={form.errorOf('inspectionSeconds')}
      >
        {hours('inspectionSeconds')}
      </Field>
      <Field label="When the buyer says nothing" error={form.errorOf('onSilence')}>
        <Select name="onSilence" defaultValue={terms.onSilence}>
          {Object.entries(SILENCE).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </Select>
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" busy={form.busy}>
          Save
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  );
}
