/** What the caller has put to a thing of ours, to find it again in a system of their own. */
export type CallerMetadata = {
  /** The caller's name for it. No two things of one kind may have the same. */
  readonly reference: string | null;
  readonly metadata: Metadata;
};
export type Metadata = Readonly<Record<string, string>>;

/** The things that may have them. */
export type MetadataSubject = 'agreement' | 'assessment' | 'verification' | 'refund';

export const NO_CALLER_METADATA: CallerMetadata = { reference: null, metadata: {} };

export type NewCallerMetadata = CallerMetadata & {
  readonly kind: MetadataSubject;
  readonly subjectId: string;
};

/** Most callers send neither, and nothing is written for them. */
export function saysAnything({ reference, metadata }: CallerMetadata): boolean {
  return reference !== null || Object.keys(metadata).length > 0;
}
