import type { Revision } from '#core/revision.ts';
/** How liveness is judged: by frames as they come, or by movements that the server requests. */
export const LIVENESS_LEVELS = ['passive', 'active'] as const;
export type LivenessLevel = (typeof LIVENESS_LEVELS)[number];

/**
 * How to treat a document that another user of the account has used: ignore that, report it, or refuse.
 */
export const SEEN_BEFORE = ['off', 'flag', 'refuse'] as const;
export type SeenBefore = (typeof SEEN_BEFORE)[number];

/** An account's requirements beyond the standard ones. */
export type IdentityRules = {
  /** True to keep the data read from a document, encrypted. Otherwise none of it is kept. */
  readonly keepDocument: boolean;
  /** In days; null to keep it until it is erased on request. */
  readonly keepDocumentDays: number | null;
  /** Days to keep the pictures for people to view; null to keep none. */
  readonly keepPicturesDays: number | null;
  /** Days to keep a face embedding, with which newly verified people are compared; null to keep none. */
  readonly searchFacesDays: number | null;
  /** True to keep the verified name, encrypted, for comparison with names from banks. */
  readonly keepName: boolean;
  /** True to screen verified people against the watch lists, now and whenever a list changes. */
  readonly screenNames: boolean;
  readonly minimumFrames: number;
  readonly livenessLevel: LivenessLevel;
  /** True to fail movements during which the face did not reflect the colours of the screen. */
  readonly requireFlash: boolean;
  readonly documentSeenBefore: SeenBefore;
  /** Days to keep the keyed hash that recognises a document; null to keep it until the person is erased. */
  readonly recogniseDocumentDays: number | null;
  /** In years; younger people are reported as under age. Null for no check. */
  readonly minimumAge: number | null;
};

export type IdentityPolicy = IdentityRules & Revision;

/** The defaults that SPEC.md allows, with nothing kept but a keyed hash of the document's number. */
export const DEFAULT_RULES: IdentityRules = {
  keepDocument: false,
  keepDocumentDays: null,
  keepPicturesDays: null,
  searchFacesDays: null,
  keepName: false,
  screenNames: false,
  minimumFrames: 1,
  livenessLevel: 'passive',
  requireFlash: false,
  documentSeenBefore: 'flag',
  recogniseDocumentDays: null,
  minimumAge: null,
};

/** The personal data kept besides the verdict. */
export type Keeping = Pick<
  IdentityRules,
  'keepDocument' | 'keepName' | 'keepPicturesDays' | 'searchFacesDays'
>;

/** Returns no more than the account wants and the person consented to. */
export function keepingOf(rules: Keeping, agreed: Keeping | undefined): Keeping {
  if (agreed === undefined) return rules;
  return {
    keepDocument: rules.keepDocument && agreed.keepDocument,
    keepName: rules.keepName && agreed.keepName,
    keepPicturesDays: fewer(rules.keepPicturesDays, agreed.keepPicturesDays),
    searchFacesDays: fewer(rules.searchFacesDays, agreed.searchFacesDays),
  };
}

function fewer(wanted: number | null, agreed: number | null): number | null {
  return wanted === null || agreed === null ? null : Math.min(wanted, agreed);
}
