import type { PageParams } from '../pages.ts';

export type DocumentType = 'passport' | 'drivers_license' | 'national_id' | 'voters_card';

export type RejectionReason =
  | 'face_not_found'
  | 'document_unreadable'
  | 'liveness_failed'
  | 'match_below_threshold';

/**
 * A JPEG or PNG of at most 10 MB: the path of a file (not in browsers), its bytes, a Blob or File, or a stream
 * of either kind.
 */
export type ImageSource =
  | string
  | Uint8Array
  | ArrayBuffer
  | Blob
  | ReadableStream<Uint8Array>
  | AsyncIterable<Uint8Array>;

export type VerifyIdentityParams = {
  /** Your own id of the end user. */
  external_user_id: string;
  /** The side of the document with the photo. */
  document_image: ImageSource;
  /** 1 to 10 frames. Several, taken at least 0.6 s apart, say more about liveness than one. */
  selfie_images: ImageSource | readonly ImageSource[];
  /** Becomes a trusted device of the user when the verification succeeds. */
  device_fingerprint?: string | undefined;
  /** States the type, when you know it; otherwise it is read from the document. */
  document_type?: DocumentType | undefined;
};

export type IdentityVerification = {
  id: string;
  externalUserId: string;
  /** True only if the match score is 90 or above and liveness passed. */
  identityVerified: boolean;
  /** 0 to 99. */
  identityMatchScore: number;
  livenessPassed: boolean;
  documentType: DocumentType;
  /** 0 to 1. */
  documentTypeConfidence: number;
  /** Empty when it passed. */
  rejectionReasons: RejectionReason[];
  createdAt: string;
};

export type IdentityResult = {
  status: 'success' | 'failed';
  /** For the end user: what to do better, when it failed. */
  message: string;
  data: IdentityVerification;
};

export type ListVerificationsParams = PageParams & {
  externalUserId?: string | undefined;
  /** Only those that passed, or only those that did not. */
  verified?: boolean | undefined;
};
