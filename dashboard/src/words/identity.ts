import type { DocumentType, IdentityVerification, RejectionReason } from '@surety/sdk';

export const REASON_WORDS: Record<RejectionReason, { label: string; help: string }> = {
  face_not_found: { label: 'No face found', help: 'One of the pictures shows no face that can be used.' },
  liveness_failed: { label: 'Liveness failed', help: 'The frames look like a picture of a picture.' },
  match_below_threshold: { label: 'Match below 90', help: 'The faces are not alike enough.' },
  document_unreadable: { label: 'Document unreadable', help: 'The document could not be read.' },
};

const DOCUMENT_WORDS: Record<DocumentType, string> = {
  passport: 'Passport',
  drivers_license: 'Driver’s licence',
  national_id: 'National ID',
  voters_card: 'Voter’s card',
};

/** A document that could not be read has a type only because the field must hold one. */
export function documentWords(record: IdentityVerification): string {
  return record.rejectionReasons.includes('document_unreadable')
    ? 'No readable document'
    : DOCUMENT_WORDS[record.documentType];
}
