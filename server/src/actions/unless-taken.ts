import type { CallerMetadata, MetadataSubject } from '#core/caller-metadata.ts';
import { Problem } from '#core/problem.ts';
import * as callerMetadata from '#store/caller-metadata/caller-metadata.ts';
import type { Db } from '#store/db.ts';

type Asked = {
  readonly developerId: string;
  readonly kind: MetadataSubject;
  readonly callerMetadata: CallerMetadata | undefined;
};

/**
 * Makes a thing with the reference that its caller gave, and refuses one that another thing has. That is
 * looked up first, since some things take long to make; of two at the same moment the commit tells.
 */
export async function unlessTaken<Made>(db: Db, asked: Asked, make: () => Promise<Made>): Promise<Made> {
  const { developerId, kind, callerMetadata: { reference } = { reference: null } } = asked;
  if (reference === null) return make();
  const refuse = async () => {
    const id = await callerMetadata.findByReference(db, developerId, kind, reference);
    if (id) throw taken(kind, id);
  };
  await refuse();
  try {
    return await make();
  } catch (error) {
    if (callerMetadata.isTaken(error)) await refuse();
    throw error;
  }
}

function taken(kind: MetadataSubject, id: string): Problem {
  return new Problem(
    'reference_taken',
    `This reference belongs to the ${kind} ${id}. Look at that one, or choose another reference.`,
    { details: [{ path: 'reference', message: `is that of ${id}` }] },
  );
}
