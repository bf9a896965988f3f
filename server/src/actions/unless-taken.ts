import type { CallerMetadata, MetadataSubject } from '#core/caller-metadata.ts';
import { Problem } from '#core/problem.ts';
import * as callerMetadata from '#store/caller-metadata/caller-metadata.ts';
import type { Db } from '#store/db.ts';

type Asked = {
  readonly developerId: string;
  readonly kind: MetadataSubject;
  readonly callerMetadata: CallerMetadata | undefined;
  /** The object itself, if it exists: it may have the reference. */
  readonly subjectId?: string;
};

/**
 * Creates an object with the caller's reference, and refuses a reference that is taken. It is looked up
 * first, since some objects take long to create; with concurrent requests the commit decides.
 */
export async function unlessTaken<Made>(db: Db, asked: Asked, make: () => Promise<Made>): Promise<Made> {
  const { developerId, kind, subjectId, callerMetadata: { reference } = { reference: null } } = asked;
  if (reference === null) return make();
  const refuse = async () => {
    const id = await callerMetadata.findByReference(db, developerId, kind, reference);
    if (id && id !== subjectId) throw referenceTaken(kind, id);
  };
  await refuse();
  try {
    return await make();
  } catch (error) {
    if (callerMetadata.isTaken(error)) await refuse();
    throw error;
  }
}

export function referenceTaken(kind: MetadataSubject, id: string): Problem {
  return new Problem(
    'reference_taken',
    `This reference belongs to the ${kind} ${id}. Retrieve that one, or choose another reference.`,
    { details: [{ path: 'reference', message: `is that of ${id}` }] },
  );
}
