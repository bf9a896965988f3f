import type { ClosedPrivacyRequest, PrivacyRequest } from '@surety/sdk';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useCommand } from '#api/command.ts';
import { messageOf } from '#api/errors.ts';
import { completeRequest, downloadBundle, privacyRequestQuery, refuseRequest } from '#api/privacy.ts';
import { actorLabel } from '#labels/events.ts';
import { formatDateTime } from '#labels/format.ts';
import { className, REQUEST_TYPES, requestLabel } from '#labels/privacy.ts';
import { useAuditNames } from '#shell/audit-names.ts';
import { useMay } from '#shell/may.ts';
import { PersonLink } from '#shell/person-link.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ClosingDialog } from '#ui/form/closing-dialog.tsx';
import { Field, Input, LongInput } from '#ui/form/field.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { DownloadIcon } from '#ui/icons.tsx';
import { Fact, Facts, Page, PendingPage, Section } from '#ui/page.tsx';
import { ErrorNote } from '#ui/states.tsx';
import { useSay } from '#ui/toast.tsx';

const route = getRouteApi('/members/privacy/$id');

/** A person's request from its first day to what is left of their data. */
export function PrivacyRequestPage() {
  const { id } = route.useParams();
  const may = useMay();
  const nameOf = useAuditNames();
  const query = useQuery(privacyRequestQuery(id));
  const [asking, setAsking] = useState<'complete' | 'refuse' | null>(null);
  const [closed, setClosed] = useState<ClosedPrivacyRequest | null>(null);
  if (!query.data) return <PendingPage title="Request" query={query} />;
  const request = query.data;
  const { externalUserId, type, status, note, answer, erasureId } = request;
  const { label, tone } = requestLabel(request);
  const isOpen = status === 'OPEN';
  return (
    <Page
      title={REQUEST_TYPES[type].label}
      heading={REQUEST_TYPES[type].label}
      lede={
        <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
          <PersonLink id={externalUserId} />
          <Badge tone={tone}>{label}</Badge>
        </span>
      }
      back={{ to: '/privacy', label: 'Privacy' }}
      actions={
        isOpen &&
        may('privacy.write') && (
          <>
            <Button onClick={() => setAsking('refuse')}>Refuse…</Button>
            <Button look={type === 'erase' ? 'danger' : 'primary'} onClick={() => setAsking('complete')}>
              {`${REQUEST_TYPES[type].button}…`}
            </Button>
          </>
        )
      }
    >
      <Facts>
        <Fact name="Recorded">
          {`${formatDateTime(request.createdAt)}, ${actorLabel(request.createdBy, nameOf) ?? ''}`}
        </Fact>
        {note && <Fact name="In their words">{note}</Fact>}
        <Fact name="Answer due">{formatDateTime(request.dueAt)}</Fact>
        {request.closedAt && (
          <Fact name={label}>
            {`${formatDateTime(request.closedAt)}, ${actorLabel(request.closedBy, nameOf) ?? ''}`}
          </Fact>
        )}
        {answer && <Fact name="Answer">{answer}</Fact>}
        {erasureId && (
          <Fact name="Erasure">
            <span className="font-mono text-xs [overflow-wrap:anywhere]">{erasureId}</span>
          </Fact>
        )}
      </Facts>
      {request.bundleExpiresAt && <Bundle request={request} />}
      {closed && closed.kept.length > 0 && <Kept closed={closed} />}
      {!isOpen && may('audit.read') && (
        <Section title="Proof">
          <p className="mb-4 max-w-prose text-soft">
            {erasureId
              ? 'The order is chained in the audit log, and the history still verifies without the erased data: surety verify counts it apart.'
              : 'What was done, by whom and when, is chained in the audit log.'}
          </p>
          <Link to="/audit-log" search={{ subject: externalUserId }} className={buttonClass()}>
            Audit log of this person
          </Link>
        </Section>
      )}
      {asking === 'complete' && (
        <CompleteDialog request={request} onDone={setClosed} onClose={() => setAsking(null)} />
      )}
      {asking === 'refuse' && (
        <ClosingDialog
          command={refuseRequest}
          read={(reason) => ({ id, answer: reason })}
          title="Refuse the request"
          description="The person has a right to know why."
          field={{ label: 'Reason', hint: 'Stored encrypted.' }}
          done="Refused"
          onDone={() => setAsking(null)}
        />
      )}
    </Page>
  );
}

type DialogProps = {
  request: PrivacyRequest;
  onDone: (closed: ClosedPrivacyRequest) => void;
  onClose: () => void;
};

function CompleteDialog({ request: { id, type, externalUserId }, onDone, onClose }: DialogProps) {
  const say = useSay();
  const { button, does } = REQUEST_TYPES[type];
  const form = useForm(
    completeRequest,
    ({ answer = '', field = '', was = '', is = '' }) => ({
      id,
      ...(answer && { answer }),
      ...(type === 'correct' && { corrected: [{ field, was: was || null, is }] }),
    }),
    (closed) => {
      say('Done');
      onDone(closed);
      onClose();
    },
  );
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`${button}: ${externalUserId}`}
      description={does}
    >
      <form method="post" onSubmit={form.onSubmit} className="space-y-4">
        {form.error && <ErrorNote error={form.error} />}
        {type === 'correct' && (
          <>
            <Field label="Field" hint="Such as name or mail address.">
              <Input name="field" maxLength={100} required autoFocus />
            </Field>
            <Field label="It was" hint="Leave empty when nothing was stored.">
              <Input name="was" maxLength={2000} />
            </Field>
            <Field label="It is">
              <Input name="is" maxLength={2000} required />
            </Field>
          </>
        )}
        <Field label="Answer to the person" hint="Stored encrypted.">
          <LongInput name="answer" maxLength={2000} />
        </Field>
        <Button
          type="submit"
          look={type === 'erase' ? 'danger' : 'primary'}
          className="w-full"
          busy={form.busy}
        >
          {button}
        </Button>
      </form>
    </Dialog>
  );
}

/** Each download is recorded, so nothing is fetched before somebody asks. */
function Bundle({ request: { id, bundleExpiresAt } }: { request: PrivacyRequest }) {
  const say = useSay();
  const may = useMay();
  const fetching = useCommand(downloadBundle, {
    onRefused: (error) => say(messageOf(error), { bad: true }),
  });
  const { pdf, ...bundle } = fetching.data ?? {};
  return (
    <Section title="Bundle">
      <p className="mb-4 text-soft">
        {`Available until ${formatDateTime(bundleExpiresAt ?? '')}. Each download is in the audit log.`}
      </p>
      {pdf ? (
        <span className="flex flex-wrap gap-3">
          <a download={`${id}.pdf`} href={`data:application/pdf;base64,${pdf}`} className={buttonClass()}>
            <DownloadIcon /> PDF
          </a>
          <a
            download={`${id}.json`}
            href={`data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(bundle, null, 2))}`}
            className={buttonClass()}
          >
            <DownloadIcon /> JSON
          </a>
        </span>
      ) : (
        may('privacy.write') && (
          <Button busy={fetching.isPending} onClick={() => fetching.mutate({ id })}>
            Download…
          </Button>
        )
      )}
    </Section>
  );
}

function Kept({ closed: { kept } }: { closed: ClosedPrivacyRequest }) {
  return (
    <Section title="What stays">
      <dl className="divide-y divide-line text-sm">
        {kept.map(({ class: name, why, until }) => (
          <div key={name} className="py-2.5">
            <dt className="font-medium">
              {className(name)}
              {until && (
                <span className="ml-2 font-normal text-soft">{`until ${formatDateTime(until)}`}</span>
              )}
            </dt>
            <dd className="text-soft">{why}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
