import type { DocumentFaultCode } from './document/faults.ts';
import type { FrameFaultCode } from './frames.ts';

export const REJECTION_REASONS = [
  'face_not_found',
  'document_unreadable',
  'liveness_failed',
  'match_below_threshold',
] as const;
export type RejectionReason = (typeof REJECTION_REASONS)[number];

/** The detail behind a reason. `frame` is the selfie frame concerned, counted from 1. */
export type RejectionDetail = {
  readonly reason: RejectionReason;
  readonly code: DetailCode;
  readonly frame: number | null;
};

/** Every way to fail: its rejection reason and the message for the person. */
export const FINDINGS = {
  no_face_on_document: [
    'face_not_found',
    'We could not find a face on the document. Photograph the whole page, upright, in even light.',
  ],
  no_face: [
    'face_not_found',
    'We could not find a face in the selfie. Look at the camera with your whole face in the picture.',
  ],
  unreadable: [
    'document_unreadable',
    'We could not read the document. Photograph the side with your photo, flat and sharp, so that it fills the picture.',
  ],
  type_not_accepted: [
    'document_unreadable',
    'This kind of document is not accepted here. Use one of the accepted kinds.',
  ],
  not_a_document: [
    'document_unreadable',
    'The picture does not look like an identity document. Photograph the document itself, the side with your photo.',
  ],
  cut_off: [
    'document_unreadable',
    'Part of the document is missing. Photograph all of it, with every line of print in the picture.',
  ],
  specimen: ['document_unreadable', 'The document is a sample. Use your own document.'],
  not_issued: [
    'document_unreadable',
    'The document does not name a state that issued it. Use a document of a state, with its title in the picture.',
  ],
  photocopy: [
    'document_unreadable',
    'The document looks like a photocopy. Photograph the original in colour.',
  ],
  pasted_portrait: [
    'document_unreadable',
    'There seems to be another photo under the one on the document. Use the document as it was issued.',
  ],
  expired: ['document_unreadable', 'The document has expired. Use one that is still valid.'],
  wrong_check_digits: [
    'document_unreadable',
    'The check digits in the lines at the bottom of the document are wrong. Use a genuine document, or photograph it again.',
  ],
  zone_differs: [
    'document_unreadable',
    'The lines at the bottom of the document do not agree with the rest of it. Use a genuine document, or photograph it again.',
  ],
  another_name: [
    'document_unreadable',
    'The name on the document is not the one that was given. Use your own document, or correct the name.',
  ],
  another_birth_date: [
    'document_unreadable',
    'The date of birth on the document is not the one that was given. Use your own document, or correct the date.',
  ],
  used_by_another: [
    'document_unreadable',
    'Another person has already been verified with this document. Use your own document.',
  ],
  number_unread: [
    'document_unreadable',
    'We could not read the document’s number. Photograph the document flat and sharp, with every digit visible.',
  ],
  register_mismatch: [
    'document_unreadable',
    'The document and the national register do not name the same person. Use your own document and number.',
  ],
  register_unread: [
    'document_unreadable',
    'We could not read the name on the document to compare it with the national register. Photograph it flat and sharp.',
  ],
  face_too_small: ['liveness_failed', 'Your face is too small in the selfie. Hold the camera closer.'],
  several_faces: [
    'liveness_failed',
    'There is more than one face in the selfie. Take one of yourself alone.',
  ],
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
    'The selfie frames are all the same picture. Take them at least a second apart, moving a little.',
  ],
  not_one_moment: [
    'liveness_failed',
    'The selfie frames were not taken one after another. Take all of them now, in one place.',
  ],
  too_few_frames: [
    'liveness_failed',
    'One selfie frame is not enough here. Take several, at least a second apart.',
  ],
  challenge_not_followed: [
    'liveness_failed',
    'The movements were not the ones requested. Follow the instructions on the screen, one after another.',
  ],
  flash_not_seen: [
    'liveness_failed',
    'We could not see the colours of the screen on your face. Try again in a darker room, close to the screen.',
  ],
  challenge_needed: [
    'liveness_failed',
    'Selfie frames alone are not enough here. Use the verification link and follow its instructions.',
  ],
  another_person: [
    'match_below_threshold',
    'The selfie frames show different people. All of them must show the person on the document.',
  ],
  register_face: [
    'match_below_threshold',
    'The person in the selfie is not the one on the photo of the national register.',
  ],
  mismatch: [
    'match_below_threshold',
    'The person in the selfie does not match the photo on the document. Take a selfie of the person on the document.',
  ],
  uncertain: [
    'match_below_threshold',
    'The selfie resembles the photo on the document, but not clearly enough. Take both again in even light.',
  ],
} as const satisfies Record<string, readonly [RejectionReason, string]> &
  Record<FrameFaultCode | DocumentFaultCode, unknown>;
export type DetailCode = keyof typeof FINDINGS;
export const DETAIL_CODES = Object.keys(FINDINGS) as [DetailCode, ...DetailCode[]];
