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

/** Who is who, and how those fared who were sent a link. */
export const IDENTITY_EVENTS = {
  'identity.verified': { description: 'A person’s identity was verified', data: VERIFICATION },
  'identity.failed': { description: 'A person’s identity could not be verified', data: VERIFICATION },
  'identity.reviewed': {
    description: 'Somebody has looked at a verification, and their word counts from now on',
    data: {
      id: 'text',
      externalUserId: 'text',
      identityVerified: 'flag',
      previouslyVerified: 'flag',
    },
  },
  'identity.session.completed': {
    description: 'A person is through with the link that they were sent: verified, or out of attempts',
    data: {
      ...SESSION,
      state: { oneOf: ['DONE', 'FAILED'] },
      verificationId: 'text',
      identityVerified: 'flag',
    },
  },
  'identity.session.expired': {
    description: 'The link for a person ran out before they were through',
    data: { ...SESSION, state: { oneOf: ['EXPIRED'] } },
  },
} as const;
