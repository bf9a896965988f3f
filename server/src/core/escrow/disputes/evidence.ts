import type { Agreement } from '#core/escrow/agreement.ts';
import type { Decided, Decision, Moment } from '#core/escrow/decision.ts';
import { Problem } from '#core/problem.ts';
import { type Dispute, MAX_EVIDENCE } from './dispute.ts';
import { afterSpeech, type Speech } from './speak.ts';
import { standOf } from './stand.ts';
import { disputedMilestone, requireAllowed, step } from './step.ts';

/** The types of files that are kept. Every picture is kept as a JPEG of our own making. */
export const EVIDENCE_TYPES = ['image/jpeg', 'application/pdf'] as const;
export type EvidenceType = (typeof EVIDENCE_TYPES)[number];

/** What the history says about a file. The file itself is stored apart, and deleted after some time. */
export type EvidenceFacts = {
  readonly mediaType: EvidenceType;
  readonly bytes: number;
  /** Of the file as the party sent it. */
  readonly sha256: string;
  /** Of the file as it is kept. */
  readonly fileSha256: string;
  /** False while the other party may not read it. */
  readonly shared: boolean;
};

/** Encodes pictures anew, so that nothing of the file remains except what it shows. */
export type PictureRedrawer = {
  /**
   * Evidence becomes a JPEG, a logo a small JPEG or PNG. Throws Problem `service_unavailable` when too many
   * wait or it takes too long.
   */
  redraw(account: string, purpose: PicturePurpose, bytes: Uint8Array): Promise<Redrawn>;
  close(): Promise<void>;
};
export type PicturePurpose = 'evidence' | 'logo';
export type Redrawn = { readonly picture: Uint8Array } | { readonly fault: PictureFault };
/** Not a picture that can be read, or one that is too expensive to decode. */
export type PictureFault = 'damaged' | 'too_many_pixels' | 'too_narrow' | 'too_heavy';

const RETRY_AFTER_SECONDS = 2;

/** Too many uploads, or too many pictures to encode. */
export function evidenceBusy(): Problem {
  return new Problem(
    'service_unavailable',
    'Too many files arrive at the moment. Send the same file again.',
    {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    },
  );
}

export function addEvidence(
  agreement: Agreement,
  input: Speech & EvidenceFacts & { readonly evidenceId: string },
  moment: Moment,
): Decided<Agreement> {
  const milestone = disputedMilestone(agreement, input.disputeId);
  const { dispute } = milestone;
  requireRoom(dispute, input);
  const { by, advocate: _advocate, disputeId: _disputeId, ...facts } = input;
  const { evidenceId: id, shared } = facts;
  const became = {
    ...afterSpeech(dispute, input, moment.now),
    evidence: [...dispute.evidence, { id, by, shared }],
  };
  return step(agreement, milestone, became, moment, (draft, after) =>
    draft.emit('dispute.evidence_added', { ...standOf(after), by, ...facts }),
  );
}

/** Refuses a file before it is worked on, and once more when it is added. */
export function requireRoom(dispute: Dispute, { by }: Pick<Speech, 'by'>): void {
  if (dispute.status !== 'CLOSED' && evidenceOf(dispute, by).length >= MAX_EVIDENCE)
    throw new Problem('too_much_evidence');
  requireAllowed(dispute, by, 'add_evidence');
}

const evidenceOf = ({ evidence }: Dispute, by: Speech['by']) => evidence.filter((one) => one.by === by);

/** Lets the other party read a file. That cannot be undone. */
export function shareEvidence(
  agreement: Agreement,
  input: Speech & { readonly evidenceId: string },
  moment: Moment,
): Decision<Agreement> {
  const milestone = disputedMilestone(agreement, input.disputeId);
  const { dispute } = milestone;
  const { by, evidenceId } = input;
  const own = evidenceOf(dispute, by).find(({ id }) => id === evidenceId);
  if (!own) throw new Problem('not_found', `The ${by} has added no evidence with this id.`);
  if (own.shared) return { change: null, result: agreement };
  requireAllowed(dispute, by, 'share_evidence');
  const evidence = dispute.evidence.map((one) => (one === own ? { ...own, shared: true } : one));
  const became = { ...afterSpeech(dispute, input, moment.now), evidence };
  return step(agreement, milestone, became, moment, (draft, after) =>
    draft.emit('dispute.evidence_shared', { ...standOf(after), by, evidenceId }),
  );
}
