import type { RiskOutcome, StoredAssessment } from '@surety/sdk';
import { useState } from 'react';
import { labelAssessment } from '#api/reviews.ts';
import { actorLabel } from '#labels/events.ts';
import { OUTCOMES } from '#labels/reviews.ts';
import { useAuditNames } from '#shell/audit-names.ts';
import { useMay } from '#shell/may.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field, Input, Select } from '#ui/form/field.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { ErrorNote } from '#ui/states.tsx';
import { When } from '#ui/time.tsx';
import { useSay } from '#ui/toast.tsx';

/** The labels of an assessment, and the form to add one. */
export function Labels({ assessment }: { assessment: StoredAssessment }) {
  const may = useMay();
  const nameOf = useAuditNames();
  const [saying, setSaying] = useState(false);
  return (
    <section>
      <h2 className="mb-2 font-serif text-lg font-medium">Outcome</h2>
      {assessment.labels.length === 0 && <p className="text-sm text-soft">Not labelled yet.</p>}
      <ul className="divide-y divide-line">
        {assessment.labels.map((label, index) => (
          <li key={label.id} className={`py-2.5 text-sm ${index > 0 ? 'opacity-70' : ''}`}>
            <Badge tone={OUTCOMES[label.outcome].tone}>{OUTCOMES[label.outcome].label}</Badge>
            <p className="mt-1 [overflow-wrap:anywhere]">{label.reason}</p>
            <p className="text-xs text-soft">
              {actorLabel(label.actor, nameOf)}, <When at={label.createdAt} />
            </p>
          </li>
        ))}
      </ul>
      {may('risk.label') && (
        <Button size="small" className="mt-3" onClick={() => setSaying(true)}>
          Label…
        </Button>
      )}
      {saying && <LabelDialog id={assessment.id} onClose={() => setSaying(false)} />}
    </section>
  );
}

function LabelDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const say = useSay();
  const form = useForm(
    labelAssessment,
    ({ outcome, reason = '' }) => ({ id, outcome: outcome as RiskOutcome, reason }),
    () => {
      say('Label saved');
      onClose();
    },
  );
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="How did it turn out?"
      description="The latest label counts. Earlier ones are kept."
    >
      <form method="post" onSubmit={form.onSubmit} className="space-y-4">
        {form.error && <ErrorNote error={form.error} />}
        <Field label="Outcome">
          <Select name="outcome" defaultValue="legitimate">
            {Object.entries(OUTCOMES).map(([outcome, { label }]) => (
              <option key={outcome} value={outcome}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Reason" hint="How you know.">
          <Input name="reason" maxLength={1000} required autoFocus />
        </Field>
        <Button type="submit" look="primary" className="w-full" busy={form.busy}>
          Save label
        </Button>
      </form>
    </Dialog>
  );
}
