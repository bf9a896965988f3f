/** The document types that SPEC names; `other` collects evidence for any other kind of paper. */
export const DOCUMENT_TYPES = ['passport', 'drivers_license', 'national_id', 'voters_card'] as const;
export const DOCUMENT_KINDS = [...DOCUMENT_TYPES, 'other'] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** The measurements of a document: numbers, never its text. */
export type DocumentReading = {
  readonly shortSide: number;
  readonly lines: number;
  readonly characters: number;
  readonly words: Readonly<Record<DocumentKind, number>>;
  readonly mrz: Readonly<Record<DocumentKind, number>>;
  readonly mrzChecksPassed: number;
  /** Rows that look like part of a zone, whether or not they fit together. */
  readonly mrzRows: number;
  /** The spread of the page's colours. */
  readonly colour: number;
  /** The number of lines that run into one edge of the picture. */
  readonly cutLines: number;
  /** How complete the edges of another portrait are that shows on both sides of this one; 0 for none. */
  readonly rim: number;
  /** Height of the portrait's head in pixels; 0 for none. */
  readonly portraitSide: number;
  /** From the portrait's chin to the lower edge of the picture, in heads; null without a portrait. */
  readonly portraitRoom: number | null;
};

/** The measurements of a selfie frame that shows a face. */
export type FrameReading = {
  /** Face height over the frame's short side. */
  readonly faceShare: number;
  /** Size of the second largest face over the largest; 0 when there is no other. */
  readonly companion: number;
  readonly live: number;
  readonly moire: number;
  readonly bezel: number;
  /**
   * Similarity to the document, of the faces and of the photographs; null when the document shows no face.
   */
  readonly cosine: number | null;
  readonly documentLikeness: number | null;
  /** Similarity to the least similar other frame; null with one frame. */
  readonly sameFace: number | null;
};

/** The pose of a head: angles in degrees, and how far eyes and mouth are open relative to their width. */
export type HeadPose = {
  /** Positive when the nose points to the picture's right, which is the person's own left. */
  readonly yaw: number;
  /** Positive when the chin is lowered. */
  readonly pitch: number;
  readonly eyes: number;
  readonly mouth: number;
};

/** One frame of a movement, or of a still face; `size` is the face's share of the frame. */
export type LookReading = HeadPose & {
  readonly size: number;
  /** Similarity to the least similar of the selfie frames. */
  readonly cosine: number;
  /** How far the frame is a scaled copy of a selfie frame; null when its size is the same. */
  readonly copy: number | null;
};

/** The mean colours of the face and of the area beside the head. */
export type FlashReading = {
  readonly face: readonly [red: number, green: number, blue: number];
  readonly around: readonly [red: number, green: number, blue: number];
};

/** The measurements of the requested movements; null where there is not exactly one face. */
export type ChallengeReading = {
  /** The person's pose when looking at the camera: the median of the selfie frames. */
  readonly straight: (HeadPose & { readonly size: number }) | null;
  readonly steps: readonly (readonly (LookReading | null)[])[];
  readonly flashes: readonly (FlashReading | null)[];
  /** Similarity of the background between the two least similar consecutive steps. */
  readonly sameScene: number | null;
};

/** Everything the vision engine measured; the verdict is a function of it. */
export type IdentityReading = {
  readonly documentFace: boolean;
  readonly document: DocumentReading;
  /** One entry per frame; null where no face was found. */
  readonly frames: readonly (FrameReading | null)[];
  /**
   * How far the frames are copies of the first: by face, as a whole and by the eyes; null for a single frame.
   */
  readonly faceStillness: number | null;
  readonly wholeStillness: number | null;
  readonly eyesStillness: number | null;
  /** Similarity of the background between the two least similar consecutive frames. */
  readonly sameScene: number | null;
  /**
   * Similarity of the register's portrait to the least similar selfie frame; null when no face was found on
   * one of them. Only when a register gave a portrait.
   */
  readonly registerFace?: number | null;
  /** Only when movements were requested. */
  readonly challenge?: ChallengeReading;
};
