import { z } from 'zod';
import type { Permission } from '#core/account/permissions.ts';
import type { Revision } from '#core/revision.ts';
import { PAGING_NOTE } from '#http/pipeline/descriptions.ts';
import { type Endpoint, list } from '#http/pipeline/endpoint.ts';
import type { Tag } from '#http/pipeline/openapi.ts';
import type { Cursor, Part } from '#http/pipeline/paging.ts';
import { ActorView, ok, timestamp } from '#http/pipeline/schemas.ts';
import type { Db } from '#store/db.ts';
import { PeriodQuery } from './caller-metadata.ts';

/** Fields of a policy that say which version it is. */
export const RevisionFields = {
  version: z.int().meta({ description: 'Increases with each change. 0 when it was never set' }),
  changedAt: timestamp.nullable().meta({ description: 'Null when it was never set' }),
  changedBy: ActorView.nullable().meta({
    description: 'Null when it was never set, and for a version that an older version of Surety saved',
  }),
};

export function viewRevision({ version, changedAt, changedBy }: Revision) {
  return { version, changedAt: changedAt?.toISOString() ?? null, changedBy };
}

const byVersion: Cursor<{ readonly version: number }> = { shape: /^\d{1,9}$/, of: ({ version }) => version };

type Versions<View extends z.ZodType, Policy> = {
  readonly operationId: string;
  readonly permission: Permission;
  readonly tag: Tag;
  /** As in "the versions of the …". */
  readonly name: string;
  readonly answer: View;
  readonly list: (
    db: Db,
    developerId: string,
    page: Part & { readonly from?: Date | undefined; readonly to?: Date | undefined },
  ) => Promise<Policy[]>;
  readonly view: (policy: Policy) => z.output<View>;
};

/** The history of a policy: every version that was ever in force, as the policy itself is retrieved. */
export function policyVersions<View extends z.ZodType, Policy extends Revision>(
  route: `GET /${string}`,
  { name, answer, list: read, view, ...spec }: Versions<View, Policy>,
): Endpoint {
  return list(route, {
    ...spec,
    summary: `List the versions of the ${name}`,
    description: `Returns every version of the ${name} that was ever set, newest first, with who set it and
      when. ${PAGING_NOTE}`,
    query: PeriodQuery,
    answer: ok('A page of versions', answer),
    cursor: byVersion,
    rows: ({ context, caller, query: { from, to } }, part) =>
      read(context.db, caller.developerId, { ...part, from, to }),
    view,
  });
}
