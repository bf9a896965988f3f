import type { DisputeEvidence } from '@surety/sdk';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useCommand } from '#api/command.ts';
import { addEvidence, evidenceAddress, evidenceQuery, shareEvidence } from '#api/disputes.ts';
import type { DisputeDetail } from '#api/types.ts';
import { type DisputeSide, SIDE_LABELS } from '#labels/disputes.ts';
import { formatBytes } from '#labels/format.ts';
import { useMay } from '#shell/may.ts';
import { useSayDone } from '#shell/say-done.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { CopyId } from '#ui/copy.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field, Input } from '#ui/form/field.tsx';
import { DownloadIcon } from '#ui/icons.tsx';
import { Section } from '#ui/page.tsx';
import { ErrorNote, Loading } from '#ui/states.tsx';
import { When } from '#ui/time.tsx';

type PartySide = Exclude<DisputeSide, 'platform'>;
const KINDS: Readonly<Record<DisputeEvidence['mediaType'], string>> = {
  'image/jpeg': 'Photo',
  'application/pdf': 'PDF',
};

/** The files of both parties. Members who have spoken for a party read only what is shared. */
export function Evidence({ dispute }: { dispute: DisputeDetail }) {
  const query = useQuery(evidenceQuery(dispute.id));
  if (query.data?.length === 0) return null;
  return (
    <Section title="Files">
      {query.isPending && <Loading />}
      {query.isError && <ErrorNote error={query.error} onRetry={() => void query.refetch()} />}
      <ul className="divide-y divide-line">
        {query.data?.map((file) => (
          <EvidenceRow key={file.id} file={file} dispute={dispute} />
        ))}
      </ul>
    </Section>
  );
}

function EvidenceRow({ file, dispute }: { file: DisputeEvidence; dispute: DisputeDetail }) {
  const may = useMay();
  const { id, by, mediaType, bytes, shared, deleted, createdAt, sha256 } = file;
  const mayRead = may('disputes.evidence') && !deleted && (shared || dispute.impartial);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="font-medium">{`${KINDS[mediaType]}, ${formatBytes(bytes)}`}</span>
          <span className="text-soft">{`by the ${by}`}</span>
          {deleted && <Badge tone="neutral">Deleted</Badge>}
          {!shared && <Badge tone="warn">Not shared with the other party</Badge>}
        </p>
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-soft">
          <When at={createdAt} />
          <span className="inline-flex items-center gap-1">
            SHA-256 <CopyId id={sha256} />
          </span>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <ShareButton file={file} dispute={dispute} />
        {mayRead && (
          <a
            href={evidenceAddress(dispute.id, id)}
            download
            className={buttonClass('secondary', 'small')}
            aria-label={`Download ${KINDS[mediaType]} by the ${by}`}
          >
            <DownloadIcon /> Download
          </a>
        )}
      </div>
    </li>
  );
}

/** Sharing is said for the party, so it is offered only to a member who has spoken for it. */
function ShareButton({ file, dispute }: { file: DisputeEvidence; dispute: DisputeDetail }) {
  const may = useMay();
  const sayDone = useSayDone();
  const command = useCommand(shareEvidence, { onDone: (result) => sayDone(result, 'File shared') });
  const isOffered =
    !file.shared &&
    !file.deleted &&
    !dispute.impartial &&
    may('escrow.write') &&
    dispute.allowedActions[file.by].includes('share_evidence');
  if (!isOffered) return null;
  const { id, agreementId } = dispute;
  const input = { id, agreementId, externalUserId: dispute[`${file.by}ExternalId`], evidenceId: file.id };
  return (
    <>
      {command.error && <ErrorNote error={command.error} />}
      <Button size="small" busy={command.isPending} onClick={() => command.mutate(input)}>
        {`Share for ${SIDE_LABELS[file.by]}`}
      </Button>
    </>
  );
}

/** A file that a party has sent to support, added for them. */
export function AddEvidenceDialog({
  dispute,
  side,
  onClose,
}: {
  dispute: DisputeDetail;
  side: PartySide;
  onClose: () => void;
}) {
  const sayDone = useSayDone();
  const [shared, setShared] = useState(true);
  const command = useCommand(addEvidence, {
    onDone: (result) => {
      sayDone(result, 'File added');
      onClose();
    },
  });
  const { id, agreementId } = dispute;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const file = new FormData(event.currentTarget).get('file');
    if (!(file instanceof File)) return;
    command.mutate({ id, agreementId, externalUserId: dispute[`${side}ExternalId`], file, shared });
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Add a file, for ${SIDE_LABELS[side]}`}
      description="A photo loses the place where it was taken."
    >
      <form method="post" onSubmit={onSubmit} className="space-y-4">
        {command.error && <ErrorNote error={command.error} />}
        <Field label="File" hint="JPEG, PNG or PDF, at most 10 MB.">
          <Input
            type="file"
            name="file"
            accept="image/jpeg,image/png,application/pdf"
            required
            className="pt-1.5"
          />
        </Field>
        <label className="flex items-start gap-2.5">
          <input
            type="checkbox"
            className="mt-1 size-4 accent-accent"
            checked={shared}
            onChange={(event) => setShared(event.target.checked)}
          />
          <span>The other party may read it</span>
        </label>
        <Button type="submit" look="primary" className="w-full" busy={command.isPending}>
          Add the file
        </Button>
      </form>
    </Dialog>
  );
}
