import type {
  DocumentType,
  IdentityPolicy,
  IdentityReview,
  IdentitySessionStatus,
  IdentityVerification,
  LivenessLevel,
  RejectionReason,
} from '@surety/sdk';
import type { Tone } from './tone.ts';

type RejectionDetail = IdentityVerification['rejectionDetails'][number];

export const REASON_LABELS: Record<RejectionReason, { label: string; help: string }> = {
  face_not_found: { label: 'No face found', help: 'One of the pictures has no usable face.' },
  liveness_failed: { label: 'Liveness failed', help: 'The frames look like a picture of a picture.' },
  match_below_threshold: { label: 'Match below 90', help: 'The faces are not similar enough.' },
  document_unreadable: { label: 'Document unreadable', help: 'The document could not be read.' },
};

export const LINK_STATES: Record<IdentitySessionStatus, { words: string; tone: Tone }> = {
  OPEN: { words: 'Not opened', tone: 'neutral' },
  STARTED: { words: 'In progress', tone: 'warn' },
  DONE: { words: 'Verified', tone: 'good' },
  FAILED: { words: 'Not verified', tone: 'bad' },
  EXPIRED: { words: 'Expired', tone: 'neutral' },
  CANCELLED: { words: 'Cancelled', tone: 'neutral' },
};

const DETAIL_LABELS: Record<RejectionDetail['code'], string> = {
  no_face_on_document: 'The document shows no face.',
  no_face: 'No face was found.',
  unreadable: 'Too little of the document is legible, or its type is unclear.',
  challenge_not_followed: 'The movements did not match the request.',
  type_not_accepted: 'This type of document is not accepted.',
  several_faces: 'There is another face of nearly the same size.',
  face_too_small: 'The face is too far away.',
  not_live: 'It looks like a screen or a print.',
  photo_of_document: 'It is the photo from the document.',
  one_still: 'The frames are copies of a single picture.',
  not_a_document: 'It has neither the lines nor the labels of a document.',
  cut_off: 'Part of the document is outside the picture.',
  photocopy: 'The document has no colours, like a photocopy.',
  specimen: 'The document is a sample.',
  not_issued: 'The document names no state that issued it, or is a card of a company or school.',
  pasted_portrait: 'A strip of another portrait shows on both sides of the portrait.',
  expired: 'The document has expired.',
  wrong_check_digits: 'The check digits of the machine-readable lines are wrong.',
  zone_differs: 'The machine-readable lines differ from the printed text.',
  another_name: 'The name on the document is not the one that you sent.',
  another_birth_date: 'The date of birth on the document is not the one that you sent.',
  used_by_another: 'Another of your users was already verified with this document.',
  number_unread: 'The document number is illegible, so earlier use cannot be checked.',
  too_few_frames: 'Your identity policy requires more selfie frames.',
  flash_not_seen: 'Your identity policy requires that the face reflects the colours of the screen.',
  challenge_needed: 'Your identity policy requires movements; plain frames are not enough.',
  not_one_moment: 'The frames were not taken one after another in one place.',
  another_person: 'The frames do not all show the same person.',
  register_mismatch: 'The document and the national register name different people.',
  register_unread: 'The name on the document is illegible, so the register cannot be compared.',
  register_face: 'The face is not the one in the national register.',
  mismatch: 'The face is not the one on the document.',
  uncertain: 'The face may or may not be the one on the document.',
};

export function detailLabel({ code, frame }: RejectionDetail): string {
  return frame === null ? DETAIL_LABELS[code] : `Frame ${frame}: ${DETAIL_LABELS[code]}`;
}

/** How liveness was checked matters as much as the result. */
export function livenessLabel({
  livenessPassed,
  livenessDetail,
  livenessLevel,
}: IdentityVerification): string {
  const verdict = livenessPassed ? 'Passed' : 'Failed';
  if (livenessDetail === null) return verdict;
  if (livenessLevel === 'active') return `${verdict}, with movements`;
  return `${verdict}, by ${livenessDetail === 'one_frame' ? 'one frame' : 'several frames'}`;
}

const DOCUMENT_LABELS: Record<DocumentType, string> = {
  passport: 'Passport',
  drivers_license: 'Driver’s licence',
  national_id: 'National ID',
  voters_card: 'Voter’s card',
};

/** The reasons in the words of a list. An expired document could be read; it is no longer valid. */
export function reasonLabels({ rejectionReasons, rejectionDetails }: IdentityVerification): string[] {
  const expired = rejectionDetails.some(({ code }) => code === 'expired');
  return rejectionReasons.map((reason) =>
    reason === 'document_unreadable' && expired ? 'Document expired' : REASON_LABELS[reason].label,
  );
}

/** An unreadable document has a type only because the field requires one. */
export function documentLabel(record: IdentityVerification): string {
  const unread = record.rejectionDetails.some(({ code }) => code === 'unreadable');
  return record.rejectionReasons.includes('document_unreadable') && unread
    ? 'No readable document'
    : DOCUMENT_LABELS[record.documentType];
}

export const LIVENESS_LABELS: Record<LivenessLevel, string> = {
  passive: 'Pictures of the face only',
  active: 'Movements that the server asks for',
};

export const FLASH_LABELS: Record<NonNullable<IdentityVerification['flash']>, string> = {
  seen: 'Seen on the face',
  not_seen: 'Not seen on the face',
};

/** Of the worst group that was measured. */
export function strangersLabel(rate: number): string {
  return `Up to 1 in ${Math.round(1 / rate).toLocaleString('en')}`;
}

export const SEEN_LABELS: Record<IdentityPolicy['documentSeenBefore'], string> = {
  off: 'Not checked',
  flag: 'Flag it',
  refuse: 'Refuse it',
};

export const VERDICT_LABELS: Record<IdentityReview['verdict'], string> = {
  verified: 'Verified',
  not_verified: 'Not verified',
};

const REGISTRY_LABELS: Record<NonNullable<IdentityVerification['registry']>, string> = {
  match: 'Same person',
  mismatch: 'Different person',
  not_found: 'Number not found',
  unavailable: 'Could not be checked',
};

/** What the reviewer sees of the lookup. */
export function registerLabel({ registry, registerScore }: IdentityVerification): string | null {
  if (registry === null) return null;
  const face = registerScore === null ? '' : `, face ${registerScore}`;
  return `${REGISTRY_LABELS[registry]}${face}`;
}

export const FIELD_LABELS = {
  surname: 'Surname',
  givenNames: 'Given names',
  name: 'Name',
  number: 'Number',
  birthDate: 'Date of birth',
  expiryDate: 'Date of expiry',
  sex: 'Sex',
  nationality: 'Nationality',
  issuingCountry: 'Issuing country',
} as const;

export function pictureLabel(name: string): string {
  return name === 'document' ? 'Document' : `Selfie frame ${name.replace('face-', '')}`;
}
