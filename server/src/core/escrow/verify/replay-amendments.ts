import type { AmendmentStatus } from '#core/escrow/amendments/amendment.ts';
import type { EventData, EventType } from '#core/events/event.ts';

type Reported<Type extends EventType> = Partial<EventData<Type>>;
type Proposed = EventData<'amendment.proposed'>;

/** The last amendment, as its events say. */
export type ReplayedAmendment = Partial<
  Pick<Proposed, 'totalBefore' | 'totalAmount' | 'fundBy' | 'before' | 'after' | 'expiresAt'>
> & {
  readonly id: string | undefined;
  readonly proposedBy: string | undefined;
  status: AmendmentStatus;
  acceptedBy: readonly (string | undefined)[];
};

type Facts = {
  created: Reported<'agreement.created'> | null;
  amendment: ReplayedAmendment | null;
  readonly milestones: ReadonlyMap<string, { overdue: boolean }>;
};

const close =
  (status: AmendmentStatus) =>
  ({ amendment }: Facts): void => {
    if (amendment) amendment.status = status;
  };

/** The effect of each event of an amendment on its agreement. */
export const amendmentSteps = {
  'amendment.proposed': (facts: Facts, reported: Reported<'amendment.proposed'>): void => {
    const { amendmentId: id, by, statement: _words, ...proposal } = reported;
    const acceptedBy = by === 'platform' ? [] : [by];
    facts.amendment = { ...proposal, id, proposedBy: by, status: 'OPEN', acceptedBy };
  },
  'amendment.accepted': ({ amendment }: Facts, { by }: Reported<'amendment.accepted'>): void => {
    if (amendment) amendment.acceptedBy = [...amendment.acceptedBy, by];
  },
  'amendment.declined': close('DECLINED'),
  'amendment.withdrawn': close('WITHDRAWN'),
  'amendment.lapsed': close('LAPSED'),
  'agreement.amended': (facts: Facts, reported: Reported<'agreement.amended'>): void => {
    const { before = [], after = [], totalAmount, fundBy } = reported;
    close('ACCEPTED')(facts);
    if (!facts.created) return;
    const became = new Map(after.map((terms) => [terms.id, terms]));
    for (const { id, deliverBy } of before) {
      const milestone = facts.milestones.get(id);
      if (milestone && became.get(id)?.deliverBy !== deliverBy) milestone.overdue = false;
    }
    const gone = new Set(before.map(({ id }) => id).filter((id) => !became.has(id)));
    const kept = (facts.created.milestones ?? []).filter(({ id }) => !gone.has(id));
    const known = new Set(kept.map(({ id }) => id));
    const { fundBy: former = null, ...created } = facts.created;
    const toFund = fundBy === undefined ? former : fundBy;
    facts.created = {
      ...created,
      ...(totalAmount !== undefined && { totalAmount }),
      ...(toFund !== null && { fundBy: toFund }),
      milestones: [
        ...kept.map((terms) => became.get(terms.id) ?? terms),
        ...after.filter(({ id }) => !known.has(id)),
      ],
    };
  },
} as const;
