import type { Actor } from '#core/actor.ts';
import type { EventData, EventType } from '#core/events/event.ts';

type DisputeEvent = Extract<EventType, `dispute.${string}`>;
type Reported<Type extends EventType> = Partial<EventData<Type>>;

/** What decides who gets the money of a disputed milestone, and when. */
export type ReplayedDispute = {
  readonly id: string | undefined;
  readonly openedBy: string | undefined;
  readonly claim: number | undefined;
  status: string | undefined;
  turn: string | null;
  dueAt: string | null;
  offer: {
    readonly id: string | undefined;
    readonly by: string | undefined;
    readonly toBuyer: number;
  } | null;
  decidedToBuyer: number | null;
  appealed: boolean;
  /** How often something was said: nothing of the thread is missing. */
  entries: number;
  evidence: readonly {
    readonly id: string | undefined;
    readonly by: string | undefined;
    readonly shared: boolean;
  }[];
  /** Members who spoke for a party. */
  advocates: readonly string[];
  outcome: string | null;
};

/** The milestone of a dispute, as far as its events are concerned. */
type Held = { dispute: ReplayedDispute | null };

/** The effect of each event of a dispute on its milestone, which `of` finds. */
export function disputeSteps<Facts>(of: (facts: Facts, milestoneId: string | undefined) => Held): {
  readonly [Type in DisputeEvent]: (facts: Facts, reported: Reported<Type>, actor: Actor | null) => void;
} {
  return {
    'dispute.opened': (facts, { milestoneId, disputeId, openedBy, toBuyer, ...stand }, actor) => {
      of(facts, milestoneId).dispute = {
        id: disputeId,
        openedBy,
        claim: toBuyer,
        status: stand.status,
        turn: stand.turn ?? null,
        dueAt: stand.dueAt ?? null,
        offer: null,
        decidedToBuyer: null,
        appealed: false,
        entries: 0,
        evidence: [],
        advocates: withAdvocate([], actor),
        outcome: null,
      };
    },
    'dispute.message_added': (facts, { by, ...stand }, actor) =>
      noteSpeech(of(facts, stand.milestoneId), stand, by === 'platform' ? null : actor),
    'dispute.evidence_added': (facts, { evidenceId: id, by, shared = true, ...stand }, actor) =>
      noteSpeech(of(facts, stand.milestoneId), stand, actor, {
        evidence: [...evidenceOf(of(facts, stand.milestoneId)), { id, by, shared }],
      }),
    'dispute.evidence_shared': (facts, { evidenceId, ...stand }, actor) =>
      noteSpeech(of(facts, stand.milestoneId), stand, actor, {
        evidence: evidenceOf(of(facts, stand.milestoneId)).map((one) =>
          one.id === evidenceId ? { ...one, shared: true } : one,
        ),
      }),
    'dispute.offer_made': (facts, { offerId, by, toBuyer = 0, ...stand }, actor) =>
      noteSpeech(of(facts, stand.milestoneId), stand, actor, { offer: { id: offerId, by, toBuyer } }),
    'dispute.offer_declined': (facts, stand, actor) =>
      noteSpeech(of(facts, stand.milestoneId), stand, actor, { offer: null }),
    'dispute.offer_withdrawn': (facts, stand, actor) =>
      noteSpeech(of(facts, stand.milestoneId), stand, actor, { offer: null }),
    'dispute.escalated': (facts, { by, ...stand }, actor) =>
      by === 'buyer' || by === 'seller'
        ? noteSpeech(of(facts, stand.milestoneId), stand, actor)
        : note(of(facts, stand.milestoneId), stand),
    'dispute.decided': (facts, { toBuyer = 0, ...stand }) =>
      note(of(facts, stand.milestoneId), stand, { decidedToBuyer: toBuyer, offer: null }),
    'dispute.appealed': (facts, stand, actor) =>
      noteSpeech(of(facts, stand.milestoneId), stand, actor, { appealed: true }),
    'dispute.decision_overdue': (facts, stand) => note(of(facts, stand.milestoneId), stand),
    'dispute.paused': (facts, stand) => note(of(facts, stand.milestoneId), stand),
    'dispute.resumed': (facts, stand) => note(of(facts, stand.milestoneId), stand),
    'dispute.closed': (facts, { outcome = null, ...stand }) =>
      note(of(facts, stand.milestoneId), stand, { outcome, offer: null }),
  };
}

/** Every event of a dispute says where it stands. */
function note(
  { dispute }: Held,
  { status, turn = null, dueAt = null }: Reported<'dispute.resumed'>,
  became: Partial<ReplayedDispute> = {},
): void {
  if (dispute) Object.assign(dispute, { status, turn, dueAt, ...became });
}

/** A party or the platform has said something. `actor` is the one who spoke for a party. */
function noteSpeech(
  held: Held,
  stand: Reported<'dispute.resumed'>,
  actor: Actor | null,
  became: Partial<ReplayedDispute> = {},
): void {
  const advocates = withAdvocate(held.dispute?.advocates ?? [], actor);
  note(held, stand, { ...became, advocates, entries: 1 + (held.dispute?.entries ?? 0) });
}

function evidenceOf({ dispute }: Held): ReplayedDispute['evidence'] {
  return dispute?.evidence ?? [];
}

function withAdvocate(advocates: readonly string[], actor: Actor | null): readonly string[] {
  return actor?.type === 'member' && actor.id !== null ? [...new Set([...advocates, actor.id])] : advocates;
}
