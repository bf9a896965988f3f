import type { DocumentFaultCode } from './document/faults.ts';
import type { FrameFaultCode } from './frames.ts';

export const REJECTION_REASONS = [
  'face_not_found',
  'document_unreadable',
  'liveness_failed',
  'match_below_threshold',
] as const;
export type RejectionReason = (typeof REJECTION_REASONS)[number];

/** What lies behind a reason. `frame` is the selfie frame that it is about, counted from 1. */
export type RejectionDetail = {
  readonly reason: RejectionReason;
  readonly code: DetailCode;
  readonly frame: number | null;
};

/** Every way to fail: the reason of the four that it counts as, and what the person reads. */
export const FINDINGS = {
  no_face_on_document: [
    'face_not_found',
    'We could not find a face on the document. Photograph the whole page, upright, in even light.',
  ],
  no_face: [
    'face_not_found',
    'We could not find a face in the selfie. Look at the camera, with your whole face in the picture.',
  ],
  unreadable: [
    'document_unreadable',
    'We could not read the document. Photograph the side with your photo, flat, sharp, and filling the picture.',
  ],
  type_not_accepted: [
    'document_unreadable',
    'This kind of document is not accepted here. Use one of those that you were asked for.',
  ],
  not_a_document: [
    'document_unreadable',
    'The picture does not look like an identity document. Photograph the document itself, the side with your photo.',
  ],
  cut_off: [
    'document_unreadable',
    'A part of the document is missing. Photograph all of it, with every line of print in the picture.',
  ],
  photocopy: [
    'document_unreadable',
    'The document looks like a photocopy. Photograph the document itself, in colour.',
  ],
  pasted_portrait: [
    'document_unreadable',
    'There seems to be another photo under the one on the document. Use the document as it was issued.',
  ],
  expired: ['document_unreadable', 'The document has expired. Use one that is still valid.'],
  wrong_check_digits: [
    'document_unreadable',
    'The lines at the foot of the document do not add up. Use a genuine document, or photograph it again.',
  ],
  zone_differs: [
    'document_unreadable',
    'The lines at the foot of the document say something else than the rest of it.',
  ],
  another_name: ['document_unreadable', 'The document has another name on it than the one that was given.'],
  another_birth_date: [
    'document_unreadable',
    'The document has another date of birth on it than the one that was given.',
  ],
  used_by_another: ['document_unreadable', 'Somebody else has been verified with this document.'],
  number_unread: [
    'document_unreadable',
    'We could not read the number of the document. Photograph it with every digit in sight, flat and sharp.',
  ],
  face_too_small: ['liveness_failed', 'Your face is too small in the selfie. Hold the camera closer.'],
  several_faces: ['liveness_failed', 'There is more than one face in the selfie. Take it alone.'],
  not_live: [
    'liveness_failed',
    'The selfie looks like a photo of a screen or a print. Take it live, facing the camera.',
  ],
  photo_of_document: [
    'liveness_failed',
    'The selfie is the same photo as the one on the document. Take a new one with the camera.',
  ],
  one_still: [
    'liveness_failed',
    'The selfie frames are one and the same picture. Take them at least a second apart, moving a little.',
  ],
  not_one_moment: [
    'liveness_failed',
    'The selfie frames were not taken one after another. Take all of them now, in one place.',
  ],
  too_few_frames: [
    'liveness_failed',
    'One look is not enough here. Take several selfie frames, at least a second apart.',
  ],
  challenge_not_followed: [
    'liveness_failed',
    'The movements were not those that were asked for. Follow the words on the screen, one after another.',
  ],
  challenge_needed: [
    'liveness_failed',
    'Selfie frames alone are not enough here. Use the verification link, and do what it asks for.',
  ],
  another_person: [
    'match_below_threshold',
    'The selfie frames show more than one person. Take all of them of the person on the document.',
  ],
  mismatch: ['match_below_threshold', 'The person in the selfie does not match the photo on the document.'],
  uncertain: [
    'match_below_threshold',
    'The selfie resembles the photo on the document, but not clearly enough. Take both again in even light.',
  ],
} as const satisfies Record<string, readonly [RejectionReason, string]> &
  Record<FrameFaultCode | DocumentFaultCode, unknown>;
export type DetailCode = keyof typeof FINDINGS;
export const DETAIL_CODES = Object.keys(FINDINGS) as [DetailCode, ...DetailCode[]];
