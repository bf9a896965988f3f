/** The document types that SPEC names; `other` is what a paper of another kind counts towards. */
export const DOCUMENT_TYPES = ['passport', 'drivers_license', 'national_id', 'voters_card'] as const;
export const DOCUMENT_KINDS = [...DOCUMENT_TYPES, 'other'] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** What was read from the document: numbers that speak for its kind, never its text. */
export type DocumentReading = {
  readonly shortSide: number;
  readonly lines: number;
  readonly characters: number;
  readonly words: Readonly<Record<DocumentKind, number>>;
  readonly mrz: Readonly<Record<DocumentKind, number>>;
  readonly mrzChecksPassed: number;
  /** Rows that look like part of a zone, whether or not they make sense together. */
  readonly mrzRows: number;
  /** How far the colours of the page lie apart. */
  readonly colour: number;
  /** How many lines run into one side of the picture. */
  readonly cutLines: number;
  /** How complete the edges of another portrait are that shows on both sides of this one; 0 for none. */
  readonly rim: number;
};

/** What was measured on one selfie frame that shows a face. */
export type FrameReading = {
  /** Face height over the frame's short side. */
  readonly faceShare: number;
  /** Size of the second largest face over the largest; 0 when there is no other. */
  readonly companion: number;
  readonly live: number;
  readonly moire: number;
  readonly bezel: number;
  /** How alike the faces are, and how alike the photographs; null when the document shows no face. */
  readonly cosine: number | null;
  readonly documentLikeness: number | null;
  /** How alike the face is to that of the frame where it is least so; null with one frame. */
  readonly sameFace: number | null;
};

/** How a head is held: angles in degrees, and how far eyes and mouth are open for their width. */
export type HeadPose = {
  /** Positive where the nose points to the picture's right, which is the person's own left. */
  readonly yaw: number;
  /** Positive where the chin is lowered. */
  readonly pitch: number;
  readonly eyes: number;
  readonly mouth: number;
};

/** One look at a movement, or at somebody who makes none; `size` is the face's over the frame's. */
export type LookReading = HeadPose & {
  readonly size: number;
  /** How alike the face is to the frames that it is compared with, where it is least so. */
  readonly cosine: number;
  /** How far it is a copy of one of those, drawn larger or smaller; null where its size is the same. */
  readonly copy: number | null;
};

/** The mean colours of the face, and of what is beside the head. */
export type FlashReading = {
  readonly face: readonly [red: number, green: number, blue: number];
  readonly around: readonly [red: number, green: number, blue: number];
};

/** What was measured of movements that the server asked for; null where there is not one face. */
export type ChallengeReading = {
  /** How the person holds their head when they look at the camera: the median of the selfie frames. */
  readonly straight: (HeadPose & { readonly size: number }) | null;
  readonly steps: readonly (readonly (LookReading | null)[])[];
  readonly flashes: readonly (FlashReading | null)[];
  /** How alike what is behind the person is from one step to the next, where it is least so. */
  readonly sameScene: number | null;
};

/** All that the vision engine measured; the verdict is a function of it. */
export type IdentityReading = {
  readonly documentFace: boolean;
  readonly document: DocumentReading;
  /** One entry for each frame sent; null where no face was found. */
  readonly frames: readonly (FrameReading | null)[];
  /** How far the frames are copies of the first, by the face, as a whole, and by the eyes; null for one. */
  readonly faceStillness: number | null;
  readonly wholeStillness: number | null;
  readonly eyesStillness: number | null;
  /** How alike what is behind the person is, between the two neighbours where it is least so. */
  readonly sameScene: number | null;
  /** Only where movements were asked for. */
  readonly challenge?: ChallengeReading;
};
