import type { DocumentContent, IdentityVerification, ReviewVerificationParams } from '@surety/sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCommand } from '#api/command.ts';
import { documentQuery, erasePerson, lookAtPictures, reviewVerification } from '#api/identity.ts';
import { formatDateTime } from '#labels/format.ts';
import { FIELD_LABELS, pictureLabel, VERDICT_LABELS } from '#labels/identity.ts';
import { useMay } from '#shell/may.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field, Input, Select } from '#ui/form/field.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { Fact, Facts, Section } from '#ui/page.tsx';
import { ErrorNote } from '#ui/states.tsx';
import { useSay } from '#ui/toast.tsx';
import { MakeDialog } from './links.tsx';
import { VerdictBadge } from './verifications.tsx';

type Props = { record: IdentityVerification };

/** The document's data, if the account keeps it and the member may see it. */
export function DocumentFields({ record: { id } }: Props) {
  const may = useMay();
  const { data } = useQuery({ ...documentQuery(id), enabled: may('identity.documents') });
  if (!data) return null;
  const names = Object.keys(FIELD_LABELS) as (keyof typeof FIELD_LABELS & keyof DocumentContent)[];
  return (
    <Section title="Document details">
      <Facts>
        {names.map((name) => {
          const read = data[name];
          return read === null ? null : (
            <Fact key={name} name={FIELD_LABELS[name]}>
              <span className="figures">{read.value}</span>{' '}
              <span className="text-soft">{`${Math.round(read.confidence * 100)} %`}</span>
            </Fact>
          );
        })}
        {data.checkDigits && <Fact name="Check digits">{data.checkDigits}</Fact>}
      </Facts>
    </Section>
  );
}

/** Pictures are fetched on request and dropped when the page closes. */
export function Pictures({ record: { id, picturesKeptUntil } }: Props) {
  const looking = useCommand(lookAtPictures);
  const may = useMay();
  if (picturesKeptUntil === null || !may('identity.pictures')) return null;
  return (
    <Section title="Pictures">
      {looking.error && <ErrorNote error={looking.error} />}
      {looking.data ? (
        <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3">
          {looking.data.pictures.map(({ name, contentType, base64 }) => (
            <li key={name} className={name === 'document' ? 'col-span-full' : ''}>
              <img
                src={`data:${contentType};base64,${base64}`}
                alt={pictureLabel(name)}
                className="max-h-96 w-full rounded-lg border border-line bg-sunken object-contain"
              />
              <p className="mt-1 text-xs text-soft">{pictureLabel(name)}</p>
            </li>
          ))}
        </ul>
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button busy={looking.isPending} onClick={() => looking.mutate({ id })}>
            View pictures
          </Button>
          <p className="text-sm text-soft">
            Viewing is recorded in the audit log. Pictures are kept until {formatDateTime(picturesKeptUntil)}.
          </p>
        </div>
      )}
    </Section>
  );
}

/** The decision by a person, and the actions of a reviewer. */
export function Review({ record }: Props) {
  const may = useMay();
  const [open, setOpen] = useState<'review' | 'link' | 'erase' | null>(null);
  const { review, externalUserId } = record;
  const close = () => setOpen(null);
  const can = {
    review: may('identity.review'),
    link: may('identity.write'),
    erase: may('identity_policy.write'),
  };
  if (!review && !can.review && !can.link && !can.erase) return null;
  return (
    <Section title="Manual review">
      {review && (
        <div className="mb-4">
          <VerdictBadge verified={review.verdict === 'verified'} />
          <p className="mt-2 break-words">{review.reason}</p>
          <p className="text-sm text-soft">{formatDateTime(review.reviewedAt)}</p>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        {can.review && <Button onClick={() => setOpen('review')}>Decide…</Button>}
        {can.link && <Button onClick={() => setOpen('link')}>Ask to try again…</Button>}
        {can.erase && <Button onClick={() => setOpen('erase')}>Erase data…</Button>}
      </div>
      {open === 'review' && <ReviewDialog record={record} onDone={close} />}
      {open === 'link' && <MakeDialog user={externalUserId} onClose={close} />}
      {open === 'erase' && <EraseDialog userId={externalUserId} onDone={close} />}
    </Section>
  );
}

function ReviewDialog({ record, onDone }: Props & { onDone: () => void }) {
  const say = useSay();
  const form = useForm(
    reviewVerification,
    ({ verdict, reason = '' }) => ({
      id: record.id,
      verdict: verdict as ReviewVerificationParams['verdict'],
      reason,
    }),
    () => {
      say('Decision saved');
      onDone();
    },
  );
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onDone()}
      title="Decide manually"
      description="Your decision overrides the software’s, which stays on record."
    >
      <form method="post" onSubmit={form.onSubmit} className="space-y-4">
        {form.error && <ErrorNote error={form.error} />}
        <Field label="Verdict" error={form.errorOf('verdict')}>
          <Select name="verdict" defaultValue={record.identityVerified ? 'not_verified' : 'verified'}>
            {Object.entries(VERDICT_LABELS).map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Reason" hint="What you checked, and what it showed." error={form.errorOf('reason')}>
          <Input name="reason" maxLength={1000} required autoFocus />
        </Field>
        <Button type="submit" look="primary" className="w-full" busy={form.busy}>
          Decide
        </Button>
      </form>
    </Dialog>
  );
}

function EraseDialog({ userId, onDone }: { userId: string; onDone: () => void }) {
  const say = useSay();
  const erasing = useCommand(erasePerson, {
    onDone: () => {
      say('Data erased');
      onDone();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onDone()}
      title="Erase this person’s data"
      description={`This deletes the pictures of ${userId} and their encryption key, the data from documents, and active links. Verdicts stay. It cannot be undone.`}
    >
      {erasing.error && <ErrorNote error={erasing.error} />}
      <Button
        look="danger"
        className="w-full"
        busy={erasing.isPending}
        onClick={() => erasing.mutate({ userId })}
      >
        Erase
      </Button>
    </Dialog>
  );
}
