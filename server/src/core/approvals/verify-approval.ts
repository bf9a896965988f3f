import { CHAIN_START, canonicalJson } from '#core/chain.ts';
import { type ChainedEvent, linkOf } from '#core/events/chain.ts';
import { type Approval, type ApprovalState, dataOf } from './approval.ts';

/**
 * The fields that the MAC covers. The encrypted fields are authenticated and bound to their row, so they need
 * no second MAC.
 */
export type MacApproval = Omit<Approval, 'summary' | 'input' | 'hasMac'>;

/** A stored approval with its own events. */
export type AuditedApproval = MacApproval & {
  readonly mac: string | null;
  /** Why its encrypted fields could not be read. */
  readonly unopened: string | null;
  /** Ordered by sequence number. */
  readonly events: readonly StoredEvent[];
};
export type StoredEvent = Omit<ChainedEvent, 'developerId' | 'streamId'> & { readonly hash: string | null };

type Mac = (text: string) => string;

/**
 * Returns the text that an approval's MAC covers. The format must never change. An attacker with write access
 * to the tables can chain a forged approval, but cannot compute its MAC.
 */
export function approvalMacInput(approval: MacApproval): string {
  return canonicalJson([
    'approval seal 1',
    approval.developerId,
    approval.id,
    approval.kind,
    approval.state,
    approval.agreementId,
    approval.amount,
    approval.currency,
    approval.requestedBy,
    approval.requestedAt.toISOString(),
    approval.expiresAt.toISOString(),
    approval.decidedBy,
    approval.decidedAt?.toISOString() ?? null,
    approval.reason,
    approval.eventHead,
  ]);
}

/** Returns what is wrong with an approval, or null when it matches its events. */
export function approvalFault(
  approval: AuditedApproval,
  sha256: (text: string) => string,
  mac: Mac | null,
): string | null {
  // Approvals from before MACs are only counted. None can be added.
  if (approval.mac === null) return null;
  const fault = historyFault(approval, sha256);
  if (fault) return fault;
  if (mac && mac(approvalMacInput(approval)) !== approval.mac) {
    return 'its MAC does not match: it was written without the secret';
  }
  return approval.unopened;
}

function historyFault(approval: AuditedApproval, sha256: (text: string) => string): string | null {
  const { developerId, id: streamId, events } = approval;
  let head = CHAIN_START;
  for (const [index, event] of events.entries()) {
    head = linkOf(sha256, head, { ...event, developerId, streamId }).hash;
    if (event.sequence !== index + 1 || event.hash !== head)
      return `event ${index + 1} is not chained correctly`;
  }
  if (head !== approval.eventHead) return 'its event_head is not the hash of its last event';
  const recorded = events.map(({ type, actor, createdAt, data }) => ({
    type,
    actor,
    data,
    at: createdAt.toISOString(),
  }));
  return canonicalJson(recorded) === canonicalJson(expectedEvents(approval))
    ? null
    : 'it does not match its events';
}

const ENDINGS: Readonly<Record<Exclude<ApprovalState, 'PENDING'>, string>> = {
  APPROVED: 'approval.approved',
  REJECTED: 'approval.rejected',
  WITHDRAWN: 'approval.withdrawn',
  EXPIRED: 'approval.expired',
};

/** Returns the events that an approval in this state must have. */
function expectedEvents(approval: MacApproval): object[] {
  const { state, requestedBy, requestedAt, expiresAt, decidedBy, decidedAt, reason } = approval;
  const data = dataOf(approval);
  const asked = {
    type: 'approval.requested',
    actor: requestedBy,
    at: requestedAt.toISOString(),
    data: { ...data, expiresAt: expiresAt.toISOString() },
  };
  if (state === 'PENDING') return [asked];
  const asker = { requestedByType: requestedBy.type, requestedById: requestedBy.id };
  const more = state === 'APPROVED' ? asker : state === 'REJECTED' ? { reason } : {};
  const ended = { type: ENDINGS[state], actor: decidedBy, at: decidedAt?.toISOString() ?? null };
  return [asked, { ...ended, data: { ...data, ...more } }];
}
