import { type CallerMetadata, MAX_METADATA_KEYS, type Metadata } from '#core/caller-metadata.ts';
import { canonicalJson } from '#core/chain.ts';
import { Problem } from '#core/problem.ts';
import type { Agreement } from './agreement.ts';
import type { Decision, Moment } from './decision.ts';
import { Draft } from './draft.ts';
import { type Milestone, milestoneStatus } from './milestone.ts';

/** What can change about an agreement without changing what was agreed. A field left out stays as it is. */
export type AgreementUpdate = {
  readonly reference?: string | null | undefined;
  /** Merged into the metadata; null removes a key. */
  readonly metadata?: Readonly<Record<string, string | null>> | undefined;
  readonly buyerEmail?: string | null | undefined;
  readonly sellerEmail?: string | null | undefined;
  readonly milestones?: readonly { readonly id: string; readonly title: string }[] | undefined;
};

type Described = Agreement & { readonly callerMetadata: CallerMetadata };

/** Writes nothing when everything is as given already. */
export function update(
  agreement: Agreement,
  callerMetadata: CallerMetadata,
  given: AgreementUpdate,
  moment: Moment,
): Decision<Described> {
  const { buyerEmail = agreement.buyerEmail, sellerEmail = agreement.sellerEmail } = given;
  const described: CallerMetadata = {
    reference: given.reference === undefined ? callerMetadata.reference : given.reference,
    metadata: given.metadata ? merged(callerMetadata.metadata, given.metadata) : callerMetadata.metadata,
  };
  const titles = renamed(agreement.milestones, given.milestones ?? []);
  const changed = {
    ...(described.reference !== callerMetadata.reference && { reference: described.reference }),
    ...(canonicalJson(described.metadata) !== canonicalJson(callerMetadata.metadata) && {
      metadata: described.metadata,
    }),
    ...(buyerEmail !== agreement.buyerEmail && { buyerEmail }),
    ...(sellerEmail !== agreement.sellerEmail && { sellerEmail }),
    ...(titles.length > 0 && { milestones: titles.map(({ id, title }) => ({ id, title })) }),
  };
  if (Object.keys(changed).length === 0) return { change: null, result: { ...agreement, callerMetadata } };
  const draft = new Draft(agreement, moment);
  for (const milestone of titles) draft.setMilestone(milestone);
  draft.setContacts({ buyerEmail, sellerEmail });
  draft.emit('agreement.updated', changed);
  draft.replaceCallerMetadata(described);
  const change = draft.done();
  return { change, result: { ...change.after, callerMetadata: described } };
}

function merged(metadata: Metadata, given: NonNullable<AgreementUpdate['metadata']>): Metadata {
  const all = { ...metadata, ...given };
  const kept = Object.fromEntries(
    Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== null),
  );
  if (Object.keys(kept).length > MAX_METADATA_KEYS) {
    throw new Problem(
      'validation_failed',
      `metadata would have ${Object.keys(kept).length} keys. Remove some by sending null for them.`,
      { details: [{ path: 'metadata', message: `may have at most ${MAX_METADATA_KEYS} keys` }] },
    );
  }
  return kept;
}

/** Returns the milestones whose title changes. A party that has confirmed one has confirmed its title. */
function renamed(
  milestones: readonly Milestone[],
  given: NonNullable<AgreementUpdate['milestones']>,
): Milestone[] {
  return given.flatMap(({ id, title }, index) => {
    const milestone = milestones.find((candidate) => candidate.id === id);
    if (!milestone) {
      throw new Problem(
        'validation_failed',
        'This agreement has no such milestone. GET the agreement to see its milestones.',
        { details: [{ path: `milestones[${index}].id`, message: 'is no milestone of this agreement' }] },
      );
    }
    if (milestone.title === title) return [];
    if (milestone.settlement !== 'OPEN' || milestoneStatus(milestone) !== 'PENDING') {
      throw new Problem('milestone_confirmed', undefined, {
        details: [{ path: `milestones[${index}].title`, message: 'can no longer be changed' }],
      });
    }
    return [{ ...milestone, title }];
  });
}
