import type { IdentityPolicy, LivenessLevel } from '@surety/sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { identityPolicyQuery, setIdentityPolicy } from '#api/identity.ts';
import { LIVENESS_LABELS, SEEN_LABELS } from '#labels/identity.ts';
import { useMay } from '#shell/may.ts';
import { useSayDone } from '#shell/say-done.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field, Input, Select } from '#ui/form/field.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { Fact, Facts } from '#ui/page.tsx';
import { ErrorNote, Loading } from '#ui/states.tsx';

/**
 * The requirements for verifications in this environment. All members can read them; some can change them.
 */
export function PolicyButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Requirements…</Button>
      {open && <PolicyDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function PolicyDialog({ onClose }: { onClose: () => void }) {
  const query = useQuery(identityPolicyQuery);
  const canChange = useMay()('identity_policy.write');
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Verification requirements"
      description="They apply to every verification in this environment, starting with the next one."
      wide
    >
      {query.error && <ErrorNote error={query.error} onRetry={() => void query.refetch()} />}
      {!query.data && !query.error && <Loading />}
      {query.data &&
        (canChange ? <PolicyForm policy={query.data} onDone={onClose} /> : <Words {...query.data} />)}
    </Dialog>
  );
}

function Words(policy: IdentityPolicy) {
  const days = (count: number | null, otherwise: string) => (count === null ? otherwise : `${count} days`);
  return (
    <Facts>
      <Fact name="Liveness">{LIVENESS_LABELS[policy.livenessLevel]}</Fact>
      <Fact name="Colours of the screen">
        {policy.requireFlash ? 'Must be seen on the face' : 'Not required'}
      </Fact>
      <Fact name="Minimum selfie frames">{policy.minimumFrames}</Fact>
      <Fact name="Document used before">{SEEN_LABELS[policy.documentSeenBefore]}</Fact>
      <Fact name="Recognise documents">{days(policy.recogniseDocumentDays, 'Until erased')}</Fact>
      <Fact name="Minimum age">{policy.minimumAge ?? 'None'}</Fact>
      <Fact name="Document data">
        {policy.keepDocument ? `Kept, ${days(policy.keepDocumentDays, 'until erased')}` : 'Not kept'}
      </Fact>
      <Fact name="Verified name">{policy.keepName ? 'Kept' : 'Not kept'}</Fact>
      <Fact name="Watch lists">{policy.screenNames ? 'Verified people are screened' : 'Not screened'}</Fact>
      <Fact name="Pictures">{days(policy.keepPicturesDays, 'Not kept')}</Fact>
      <Fact name="Similar faces">{days(policy.searchFacesDays, 'Not searched')}</Fact>
    </Facts>
  );
}

const numberOrNull = (text: string | undefined) => (text ? Number(text) : null);

function PolicyForm({ policy, onDone }: { policy: IdentityPolicy; onDone: () => void }) {
  const sayDone = useSayDone();
  const form = useForm(
    setIdentityPolicy,
    (fields) => ({
      livenessLevel: fields['livenessLevel'] as LivenessLevel,
      minimumFrames: Number(fields['minimumFrames']),
      documentSeenBefore: fields['documentSeenBefore'] as IdentityPolicy['documentSeenBefore'],
      recogniseDocumentDays: numberOrNull(fields['recogniseDocumentDays']),
      minimumAge: numberOrNull(fields['minimumAge']),
      requireFlash: fields['requireFlash'] === 'on',
      keepDocument: fields['keepDocument'] === 'on',
      keepName: fields['keepName'] === 'on',
      screenNames: fields['screenNames'] === 'on',
      keepDocumentDays: numberOrNull(fields['keepDocumentDays']),
      keepPicturesDays: numberOrNull(fields['keepPicturesDays']),
      searchFacesDays: numberOrNull(fields['searchFacesDays']),
    }),
    (result) => {
      sayDone(result, 'Requirements saved');
      onDone();
    },
  );
  const figure = (name: keyof IdentityPolicy, rest: { min: number; max: number; placeholder?: string }) => (
    <Input name={name} type="number" defaultValue={String(policy[name] ?? '')} {...rest} />
  );
  return (
    <form method="post" onSubmit={form.onSubmit} className="space-y-5">
      {form.error && <ErrorNote error={form.error} />}
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Liveness" error={form.errorOf('livenessLevel')}>
          <Select name="livenessLevel" defaultValue={policy.livenessLevel}>
            {Object.entries(LIVENESS_LABELS).map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Minimum selfie frames" error={form.errorOf('minimumFrames')}>
          {figure('minimumFrames', { min: 1, max: 10 })}
        </Field>
        <Field label="Document already used by another user" error={form.errorOf('documentSeenBefore')}>
          <Select name="documentSeenBefore" defaultValue={policy.documentSeenBefore}>
            {Object.entries(SEEN_LABELS).map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Minimum age, in years" hint="Leave empty for none." error={form.errorOf('minimumAge')}>
          {figure('minimumAge', { min: 1, max: 120 })}
        </Field>
      </div>
      <Tick name="requireFlash" isOn={policy.requireFlash}>
        Refuse movements when the colours of the screen are not seen on the face
      </Tick>
      <fieldset className="space-y-4 border-t border-line pt-5">
        <legend className="sr-only">What is kept</legend>
        <Tick name="keepDocument" isOn={policy.keepDocument}>
          Keep the data of documents, encrypted
        </Tick>
        <Tick name="keepName" isOn={policy.keepName}>
          Keep the names of verified people, to compare them with the names of their bank accounts
        </Tick>
        <Tick name="screenNames" isOn={policy.screenNames}>
          Screen verified people against the watch lists
        </Tick>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field
            label="Days to keep document data"
            hint="Leave empty to keep it until the person is erased."
            error={form.errorOf('keepDocumentDays')}
          >
            {figure('keepDocumentDays', { min: 1, max: 3650 })}
          </Field>
          <Field
            label="Days to recognise a document"
            hint="Leave empty to keep the hash of its number until the person is erased."
            error={form.errorOf('recogniseDocumentDays')}
          >
            {figure('recogniseDocumentDays', { min: 1, max: 3650 })}
          </Field>
          <Field
            label="Days to keep pictures, 7 to 30"
            hint="Leave empty to keep none. Every view is recorded."
            error={form.errorOf('keepPicturesDays')}
          >
            {figure('keepPicturesDays', { min: 7, max: 30 })}
          </Field>
          <Field
            label="Days to search for similar faces, 7 to 365"
            hint="Leave empty to turn the search off and destroy its data. Only measurements of faces are kept. Similar faces are sent to review."
            error={form.errorOf('searchFacesDays')}
          >
            {figure('searchFacesDays', { min: 7, max: 365 })}
          </Field>
        </div>
      </fieldset>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" busy={form.busy}>
          Save
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  );
}

function Tick({ name, isOn, children }: { name: string; isOn: boolean; children: string }) {
  return (
    <label className="flex items-center gap-2.5 font-medium">
      <input type="checkbox" name={name} defaultChecked={isOn} className="size-4 accent-accent" />
      {children}
    </label>
  );
}
