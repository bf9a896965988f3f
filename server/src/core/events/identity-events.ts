import { CALLER_METADATA } from './fields.ts';

const VERIFICATION = {
  id: 'text',
  externalUserId: 'text',
  identityVerified: 'flag',
  identityMatchScore: 'integer',
  livenessPassed: 'flag',
  documentType: { oneOf: ['passport', 'drivers_license', 'national_id', 'voters_card'] },
  documentTypeConfidence: 'share',
  documentSeenBefore: { added: 'flag' },
  underAge: { added: 'flag' },
  rejectionReasons: {
    someOf: ['face_not_found', 'document_unreadable', 'liveness_failed', 'match_below_threshold'],
  },
  ...CALLER_METADATA,
} as const;
const SESSION = {
  id: 'text',
  externalUserId: 'text',
  livenessLevel: { oneOf: ['passive', 'active'] },
  attempts: 'integer',
} as const;

/** Events of identity verifications and verification sessions. */
export const IDENTITY_EVENTS = {
  'identity.verified': { description: 'A person’s identity was verified', data: VERIFICATION },
  'identity.failed': { description: 'A person’s identity could not be verified', data: VERIFICATION },
  'identity.reviewed': {
    description: 'A person reviewed a verification, and that decision now counts',
    data: {
      id: 'text',
      externalUserId: 'text',
      identityVerified: 'flag',
      previouslyVerified: 'flag',
    },
  },
  'identity.session.completed': {
    description: 'A person finished their verification session: verified, or out of attempts',
    data: {
      ...SESSION,
      state: { oneOf: ['DONE', 'FAILED'] },
      verificationId: 'text',
      identityVerified: 'flag',
    },
  },
  'identity.session.expired': {
    description: 'A person’s verification session expired before they finished',
    data: { ...SESSION, state: { oneOf: ['EXPIRED'] } },
  },
} as const;
