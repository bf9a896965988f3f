/** How liveness is judged: by frames as they come, or by movements that the server has asked for. */
export const LIVENESS_LEVELS = ['passive', 'active'] as const;
export type LivenessLevel = (typeof LIVENESS_LEVELS)[number];

/** What to do about a document that another user of the account has shown before: nothing, say so, refuse. */
export const SEEN_BEFORE = ['off', 'flag', 'refuse'] as const;
export type SeenBefore = (typeof SEEN_BEFORE)[number];

/** What an account wants of a verification beyond what every one must have. */
export type IdentityRules = {
  /** Whether what was read from a document is kept, sealed. Without it nothing of it is. */
  readonly keepDocument: boolean;
  /** For so many days; null: until somebody has it erased. */
  readonly keepDocumentDays: number | null;
  /** For so many days pictures are kept for people to look at. Null: none ever is. */
  readonly keepPicturesDays: number | null;
  /**
   * For so many days the numbers of a face are kept, and whoever is verified meanwhile is held against them.
   * Null: none ever is.
   */
  readonly searchFacesDays: number | null;
  /** Whether the name of who was verified is kept, sealed: what a bank calls them is held against it. */
  readonly keepName: boolean;
  /** Whether who is verified is held against the watch lists, now and whenever one of these changes. */
  readonly screenNames: boolean;
  readonly minimumFrames: number;
  readonly livenessLevel: LivenessLevel;
  readonly documentSeenBefore: SeenBefore;
  /** In years; who is younger is said to be. Null: nobody asks. */
  readonly minimumAge: number | null;
};

export type IdentityPolicy = IdentityRules & {
  /** Null when nobody has ever set one. */
  readonly changedAt: Date | null;
};

/** What SPEC.md allows, and nothing kept. */
export const DEFAULT_RULES: IdentityRules = {
  keepDocument: false,
  keepDocumentDays: null,
  keepPicturesDays: null,
  searchFacesDays: null,
  keepName: false,
  screenNames: false,
  minimumFrames: 1,
  livenessLevel: 'passive',
  documentSeenBefore: 'off',
  minimumAge: null,
};

/** What is kept of a person, beside the verdict. */
export type Keeping = Pick<
  IdentityRules,
  'keepDocument' | 'keepName' | 'keepPicturesDays' | 'searchFacesDays'
>;

/** No more than the account wants, nor than the person was told when they agreed. */
export function keepingOf(rules: Keeping, agreed: Keeping | undefined): Keeping {
  if (agreed === undefined) return rules;
  return {
    keepDocument: rules.keepDocument && agreed.keepDocument,
    keepName: rules.keepName && agreed.keepName,
    keepPicturesDays: fewer(rules.keepPicturesDays, agreed.keepPicturesDays),
    searchFacesDays: fewer(rules.searchFacesDays, agreed.searchFacesDays),
  };
}

function fewer(wanted: number | null, told: number | null): number | null {
  return wanted === null || told === null ? null : Math.min(wanted, told);
}
