import type { Fields } from './fields.ts';

const IDENTITY = {
  id: 'text',
  externalUserId: 'text',
  identityVerified: 'flag',
  identityMatchScore: 'integer',
  livenessPassed: 'flag',
  documentType: { oneOf: ['passport', 'drivers_license', 'national_id', 'voters_card'] },
  documentTypeConfidence: 'share',
  rejectionReasons: {
    someOf: ['face_not_found', 'document_unreadable', 'liveness_failed', 'match_below_threshold'],
  },
} as const;

/** What comes of holding a face against a document. */
export const IDENTITY_EVENTS = {
  'identity.verified': { says: 'A person’s identity was verified', data: IDENTITY },
  'identity.failed': { says: 'A person’s identity could not be verified', data: IDENTITY },
} as const satisfies Record<string, { readonly says: string; readonly data: Fields }>;
