/** The caller's own reference and metadata for an object. */
export type CallerMetadata = {
  /** The caller's own name for the object, unique per kind of object. */
  readonly reference: string | null;
  readonly metadata: Metadata;
};
export type Metadata = Readonly<Record<string, string>>;

/** The kinds of objects that can have them. */
export type MetadataSubject = 'agreement' | 'assessment' | 'verification' | 'refund';

export const MAX_METADATA_KEYS = 20;

export const NO_CALLER_METADATA: CallerMetadata = { reference: null, metadata: {} };

export type NewCallerMetadata = CallerMetadata & {
  readonly kind: MetadataSubject;
  readonly subjectId: string;
  /** Set when an object that exists gets other values. */
  readonly replaces?: true;
};

/** False for most callers, who send neither: nothing is written for them. */
export function saysAnything({ reference, metadata }: CallerMetadata): boolean {
  return reference !== null || Object.keys(metadata).length > 0;
}
