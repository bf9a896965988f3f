import { CHAIN_START, canonicalJson } from '#core/chain.ts';
import { type ChainedEvent, eventChainInput } from '#core/events/chain.ts';
import { type Approval, type ApprovalState, dataOf } from './approval.ts';

/** What its MAC covers. What is sealed of it opens nowhere else, and needs no second mac. */
export type MacApproval = Omit<Approval, 'summary' | 'input' | 'hasMac'>;

/** An approval with its own history, as they lie in the database. */
export type AuditedApproval = MacApproval & {
  readonly mac: string | null;
  /** Why what is sealed of it could not be read. */
  readonly unopened: string | null;
  /** In order of their sequence. */
  readonly events: readonly StoredEvent[];
};
export type StoredEvent = Omit<ChainedEvent, 'developerId' | 'streamId'> & { readonly hash: string | null };

type Mac = (text: string) => string;

/** Fixed for ever. Whoever can write to the tables can chain an approval; they cannot mac it. */
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

/** What is wrong with it; null when it is as it was asked for, and as it ended if it has. */
export function approvalFault(
  approval: AuditedApproval,
  sha256: (text: string) => string,
  mac: Mac | null,
): string | null {
  // From before this was kept: counted, and never added to.
  if (approval.mac === null) return null;
  const fault = historyFault(approval, sha256);
  if (fault) return fault;
  if (mac && mac(approvalMacInput(approval)) !== approval.mac) {
    return 'its MAC does not match: somebody without the secret has written it';
  }
  return approval.unopened;
}

function historyFault(approval: AuditedApproval, sha256: (text: string) => string): string | null {
  const { developerId, id: streamId, events } = approval;
  let head = CHAIN_START;
  for (const [index, event] of events.entries()) {
    head = sha256(eventChainInput(head, { ...event, developerId, streamId }));
    if (event.sequence !== index + 1 || event.hash !== head) return `event ${index + 1} of it is not chained`;
  }
  if (head !== approval.eventHead) return 'its event_head is not the hash of its last event';
  const recorded = events.map(({ type, actor, createdAt, data }) => ({
    ...{ type, actor, data },
    at: createdAt.toISOString(),
  }));
  return canonicalJson(recorded) === canonicalJson(expectedEvents(approval))
    ? null
    : 'it is not what its events say';
}

const ENDINGS: Readonly<Record<Exclude<ApprovalState, 'PENDING'>, string>> = {
  APPROVED: 'approval.approved',
  REJECTED: 'approval.rejected',
  WITHDRAWN: 'approval.withdrawn',
  EXPIRED: 'approval.expired',
};

/** What its events must say for it to be as it is. */
function expectedEvents(approval: MacApproval): object[] {
  const { state, requestedBy, requestedAt, expiresAt, decidedBy, decidedAt, reason } = approval;
  const data = dataOf(approval);
  const asked = {
    ...{ type: 'approval.requested', actor: requestedBy, at: requestedAt.toISOString() },
    data: { ...data, expiresAt: expiresAt.toISOString() },
  };
  if (state === 'PENDING') return [asked];
  const asker = { requestedByType: requestedBy.type, requestedById: requestedBy.id };
  const more = state === 'APPROVED' ? asker : state === 'REJECTED' ? { reason } : {};
  const ended = { type: ENDINGS[state], actor: decidedBy, at: decidedAt?.toISOString() ?? null };
  return [asked, { ...ended, data: { ...data, ...more } }];
}
