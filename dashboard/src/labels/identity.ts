import type {
  DocumentType,
  IdentityPolicy,
  IdentityReview,
  IdentitySessionState,
  IdentityVerification,
  LivenessLevel,
  RejectionReason,
} from '@surety/sdk';
import type { Tone } from './tone.ts';

type RejectionDetail = IdentityVerification['rejectionDetails'][number];

export const REASON_LABELS: Record<RejectionReason, { label: string; help: string }> = {
  face_not_found: { label: 'No face found', help: 'One of the pictures shows no face that can be used.' },
  liveness_failed: { label: 'Liveness failed', help: 'The frames look like a picture of a picture.' },
  match_below_threshold: { label: 'Match below 90', help: 'The faces are not alike enough.' },
  document_unreadable: { label: 'Document unreadable', help: 'The document could not be read.' },
};

export const LINK_STATES: Record<IdentitySessionState, { words: string; tone: Tone }> = {
  OPEN: { words: 'Not opened', tone: 'neutral' },
  STARTED: { words: 'On the way', tone: 'warn' },
  DONE: { words: 'Verified', tone: 'good' },
  FAILED: { words: 'Not verified', tone: 'bad' },
  EXPIRED: { words: 'Ran out', tone: 'neutral' },
  CANCELED: { words: 'Taken back', tone: 'neutral' },
};

const DETAIL_LABELS: Record<RejectionDetail['code'], string> = {
  no_face_on_document: 'The document shows no face.',
  no_face: 'No face can be found.',
  unreadable: 'Too little of the document can be read, or nothing says what it is.',
  challenge_not_followed: 'The movements were not those that were asked for.',
  type_not_accepted: 'This kind of document was not asked for.',
  several_faces: 'There is another face, nearly as large.',
  face_too_small: 'The face is too far away.',
  not_live: 'It looks like a screen or a print.',
  photo_of_document: 'It is the photo of the document.',
  one_still: 'The frames are copies of one picture.',
  not_a_document: 'The page has neither the lines nor the labels of a document.',
  cut_off: 'A part of the document is not in the picture.',
  photocopy: 'The document is without colours, as a photocopy is.',
  pasted_portrait: 'On both sides of its portrait a strip of another one shows.',
  expired: 'The document has expired.',
  wrong_check_digits: 'The check digits of the machine-readable lines are wrong.',
  zone_differs: 'The machine-readable lines say something else than the print.',
  another_name: 'The document names somebody else than you said.',
  another_birth_date: 'The document has another date of birth than you said.',
  used_by_another: 'Another of your users was verified with this document.',
  number_unread: 'The number of the document cannot be read, so nobody can say whether it was used before.',
  too_few_frames: 'Your identity policy asks for more selfie frames.',
  challenge_needed: 'Your identity policy asks for movements; plain frames are not enough.',
  not_one_moment: 'The frames were not taken in one place, one after another.',
  another_person: 'Not all frames show one person.',
  mismatch: 'It is somebody else than on the document.',
  uncertain: 'It may be the person on the document, and may not.',
};

export function detailLabel({ code, frame }: RejectionDetail): string {
  return frame === null ? DETAIL_LABELS[code] : `Frame ${frame}: ${DETAIL_LABELS[code]}`;
}

/** What liveness was judged by matters as much as the verdict. */
export function livenessLabel({
  livenessPassed,
  livenessDetail,
  livenessLevel,
}: IdentityVerification): string {
  const verdict = livenessPassed ? 'Passed' : 'Not passed';
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

/** A document that could not be read has a type only because the field must hold one. */
export function documentLabel(record: IdentityVerification): string {
  return record.rejectionReasons.includes('document_unreadable')
    ? 'No readable document'
    : DOCUMENT_LABELS[record.documentType];
}

export const LIVENESS_LABELS: Record<LivenessLevel, string> = {
  passive: 'Pictures of the face alone',
  active: 'Movements that the server asks for',
};

export const SEEN_LABELS: Record<IdentityPolicy['documentSeenBefore'], string> = {
  off: 'Nobody looks',
  flag: 'Say so',
  refuse: 'Refuse it',
};

export const VERDICT_LABELS: Record<IdentityReview['verdict'], string> = {
  verified: 'Verified',
  not_verified: 'Not verified',
};

export const REGISTRY_LABELS: Record<NonNullable<IdentityVerification['registry']>, string> = {
  match: 'The same person',
  mismatch: 'Somebody else',
  not_found: 'No such number',
  unavailable: 'Could not be compared',
};

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
  return name === 'document' ? 'The document' : `Selfie frame ${name.replace('face-', '')}`;
}
