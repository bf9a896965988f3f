/** What the caller has put to a thing of ours, to find it again in a system of their own. */
export type Particulars = {
  /** The caller's name for it. No two things of one kind may have the same. */
  readonly reference: string | null;
  readonly metadata: Metadata;
};
export type Metadata = Readonly<Record<string, string>>;

/** The things that may have them. */
export type ParticularKind = 'agreement' | 'assessment' | 'verification' | 'refund';

export const NO_PARTICULARS: Particulars = { reference: null, metadata: {} };

export type NewParticulars = Particulars & { readonly kind: ParticularKind; readonly subjectId: string };

/** Most callers send neither, and nothing is written for them. */
export function saysAnything({ reference, metadata }: Particulars): boolean {
  return reference !== null || Object.keys(metadata).length > 0;
}
