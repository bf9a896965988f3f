import type { Actor } from './actor.ts';
import { type Committed, canonicalJson } from './chain.ts';
import { idOfMember } from './external-id.ts';

/**
 * Every action in the audit log, with its description and the kind of object it affects; `service` actions
 * are visible only to the operator. Money operations are not here: their own history, the events, records who
 * did them.
 */
export const AUDIT_ACTIONS = {
  'key.created': { on: 'key', description: 'An API key was created' },
  'key.rotated': { on: 'key', description: 'An API key was replaced by a new one' },
  'key.revoked': { on: 'key', description: 'An API key was revoked' },
  'member.invited': { on: 'member', description: 'A member was invited' },
  'member.joined': { on: 'member', description: 'A member accepted an invitation' },
  'member.role_changed': { on: 'member', description: 'A member’s role was changed' },
  'member.removed': { on: 'member', description: 'A member was removed' },
  'account.created': { on: 'account', description: 'The account was created' },
  'sign_in.failed': { on: 'member', description: 'A sign-in as a member failed' },
  'session.opened': { on: 'member', description: 'A member signed in' },
  'session.ended': { on: 'member', description: 'A member signed out' },
  'password.changed': { on: 'member', description: 'A member changed their password' },
  'password.reset': { on: 'member', description: 'A member reset their password with a link' },
  'mailbox.proved': {
    on: 'member',
    description:
      'A member first proved that they read their mail; what they signed in with before became void',
  },
  'factor.added': { on: 'member', description: 'A member set up a second factor' },
  'factor.removed': { on: 'member', description: 'A member removed a second factor' },
  'recovery_codes.renewed': { on: 'member', description: 'A member created new recovery codes' },
  'sign_in_policy.changed': { on: 'policy', description: 'The sign-in policy was changed' },
  'webhook.created': { on: 'webhook', description: 'A webhook endpoint was added' },
  'webhook.changed': { on: 'webhook', description: 'A webhook endpoint was changed' },
  'webhook.deleted': { on: 'webhook', description: 'A webhook endpoint was deleted' },
  'webhook.secret_rotated': { on: 'webhook', description: 'A webhook endpoint’s secret was rotated' },
  'webhook.tested': { on: 'webhook', description: 'A test event was sent to a webhook endpoint' },
  'webhook.replayed': { on: 'webhook', description: 'Events were sent to a webhook endpoint again' },
  'mail_settings.changed': { on: 'mail', description: 'The mail settings were changed' },
  'approval_rules.changed': { on: 'approvals', description: 'The approval rules were changed' },
  'release_policy.changed': { on: 'policy', description: 'The release policy was changed' },
  'note.added': { on: 'agreement', description: 'A note was added to an agreement' },
  'link.created': { on: 'link', description: 'A link for the buyer or the seller was created' },
  'link.revoked': { on: 'link', description: 'A link for the buyer or the seller was revoked' },
  'terms_policy.changed': { on: 'policy', description: 'The terms policy was changed' },
  'identity_session.created': {
    on: 'identity_session',
    description: 'An identity verification link was created',
  },
  'identity_session.canceled': {
    on: 'identity_session',
    description: 'An identity verification link was cancelled',
  },
  'identity_pictures.seen': {
    on: 'verification',
    description: 'A person’s pictures were viewed',
  },
  'identity_person.erased': { on: 'person', description: 'A person’s identity data was erased' },
  'person.erased': { on: 'person', description: 'A person was erased' },
  'person.restriction_lifted': { on: 'person', description: 'The restriction of a person’s data was lifted' },
  'privacy_request.opened': { on: 'person', description: 'A person’s privacy request was recorded' },
  'privacy_request.completed': { on: 'person', description: 'A person’s privacy request was completed' },
  'privacy_request.refused': { on: 'person', description: 'A person’s privacy request was refused' },
  'privacy_bundle.seen': { on: 'person', description: 'The bundle of a request for access was downloaded' },
  'person.corrected': { on: 'person', description: 'Data of a person was corrected on their request' },
  'grievance.answered': { on: 'grievance', description: 'A grievance was answered' },
  'breach.recorded': { on: 'breach', description: 'A breach of personal data was recorded' },
  'breach.notice_sent': { on: 'breach', description: 'A letter about a breach was sent' },
  'breach.closed': { on: 'breach', description: 'A breach of personal data was closed' },
  'consent.recorded': { on: 'person', description: 'A person’s consent was recorded' },
  'consent.withdrawn': { on: 'person', description: 'A person withdrew their consent' },
  'identity_policy.changed': { on: 'policy', description: 'The identity policy was changed' },
  'assessment.labelled': { on: 'assessment', description: 'The outcome of an assessment was labelled' },
  'review.seen': {
    on: 'review',
    description: 'A review that shows personal data was viewed',
  },
  'review.assigned': { on: 'review', description: 'A review was assigned' },
  'review.commented': { on: 'review', description: 'A comment was added to a review' },
  'review_policy.changed': {
    on: 'policy',
    description: 'The review policy was changed',
  },
  'appeal.made': {
    on: 'review',
    description: 'A person asked for a human to look at a verification, a RED assessment or a hold',
  },
  'risk_policy.drafted': { on: 'policy', description: 'A draft of the risk policy was saved or discarded' },
  'risk_policy.promoted': {
    on: 'policy',
    description: 'A version of the risk policy entered shadow mode or went live',
  },
  'risk_policy.retired': { on: 'policy', description: 'A version of the risk policy was retired' },
  'risk_list.added': { on: 'risk_list', description: 'An entry was added to a risk list' },
  'risk_list.removed': { on: 'risk_list', description: 'An entry was removed from a risk list' },
  'commission.paid_out': {
    on: 'commission_payout',
    description: 'Commission was sent to the platform’s account',
  },
  'day.closed': { on: 'day', description: 'A day of the books was closed' },
  'break.closed': { on: 'break', description: 'A reconciliation break was closed' },
  'exception.closed': { on: 'exception', description: 'An exception was reviewed and closed' },
  'sign_up.invited': { on: 'service', description: 'A person was invited to sign up' },
  'password.link_made': { on: 'service', description: 'A password link was created for a person' },
  'secrets.rotated': {
    on: 'service',
    description: 'Everything except the books was encrypted with a new key',
  },
  'money.paused': { on: 'service', description: 'All money movements were paused' },
  'money.resumed': { on: 'service', description: 'Money movements were resumed' },
  'jobs.retried': { on: 'service', description: 'Failing jobs were retried' },
} as const satisfies Record<string, { readonly on: string; readonly description: string }>;

export type AuditAction = keyof typeof AUDIT_ACTIONS;

/** The client address and the request ID. */
export type Origin = { readonly address: string; readonly requestId: string };

export type Facts = Readonly<Record<string, unknown>>;

export type AuditRecord = {
  readonly developerId: string;
  /** Without gaps, from 1. */
  readonly sequence: number;
  readonly id: string;
  readonly kind: AuditAction;
  readonly actor: Actor;
  /** The id of the affected object. */
  readonly subject: string | null;
  /** Null when there was no request, for example for a command. */
  readonly origin: Origin | null;
  /** Only the changed fields; null when the object did not exist before or does not exist any more. */
  readonly before: Facts | null;
  readonly after: Facts | null;
  readonly createdAt: Date;
  /** Present when personal fields are stored apart from the rest. */
  readonly committed?: Committed | undefined;
};

/** A field of a record that is about a person. */
export type PersonalFact = { readonly person: string; readonly value: unknown };

/** Fields of `before` and `after` that hold personal data, and who they are about. */
const ABOUT: Readonly<Record<string, (record: AuditRecord) => string | null>> = {
  email: memberIn,
  name: memberIn,
  reason: personIn,
};

function memberIn({ kind, subject, after }: AuditRecord): string | null {
  const member = kind === 'account.created' ? after?.['memberId'] : subject;
  const isMember = kind === 'account.created' || AUDIT_ACTIONS[kind]?.on === 'member';
  return isMember && typeof member === 'string' ? idOfMember(member) : null;
}

/** The order of an erasure must stay readable. */
function personIn({ kind, subject }: AuditRecord): string | null {
  return AUDIT_ACTIONS[kind]?.on === 'person' && kind !== 'person.erased' ? subject : null;
}

/** A member and a person act from an address of their own, a key from a server's. */
function addressOwner(record: AuditRecord): string | null {
  const { actor, after } = record;
  if (actor.type === 'person') {
    const person = after?.['externalUserId'];
    return typeof person === 'string' ? person : null;
  }
  if (actor.type === 'member' && actor.id !== null) return idOfMember(actor.id);
  return actor.type === 'system' ? memberIn(record) : null;
}

/** Returns the personal fields of a record: `address`, `before.email` and so on. */
export function personalFacts(record: AuditRecord): Map<string, PersonalFact> {
  const found = new Map<string, PersonalFact>();
  const { origin } = record;
  const owner = origin?.address ? addressOwner(record) : null;
  if (origin && owner) found.set('address', { person: owner, value: origin.address });
  for (const part of ['before', 'after'] as const) {
    for (const [field, value] of Object.entries(record[part] ?? {})) {
      const person = value === null || value === '' ? null : (ABOUT[field]?.(record) ?? null);
      if (person !== null) found.set(`${part}.${field}`, { person, value });
    }
  }
  return found;
}

/** The parts of a record that its hash covers beside its place, its kind and its actor. */
export type ClearFacts = {
  readonly address: string | null;
  readonly before: Facts | null;
  readonly after: Facts | null;
};

/** Returns what is left of a record without these fields. */
export function clearFacts(
  { origin, before, after }: AuditRecord,
  personal: ReadonlyMap<string, unknown>,
): ClearFacts {
  const left = (part: 'before' | 'after', facts: Facts | null) =>
    facts &&
    orNone(Object.fromEntries(Object.entries(facts).filter(([field]) => !personal.has(`${part}.${field}`))));
  return {
    address: personal.has('address') ? null : (origin?.address ?? null),
    before: left('before', before),
    after: left('after', after),
  };
}

/**
 * Returns the text that a record's hash covers in version 2: a commitment stands in the place of each
 * personal field, so the hash can be computed when a person was erased. The format must never change.
 */
export function committedAuditChainInput(previousHash: string, record: AuditRecord): string {
  const { developerId, sequence, id, kind, actor, subject, origin, createdAt } = record;
  const { clear, commitments } = record.committed ?? {
    clear: clearFacts(record, new Map()),
    commitments: {},
  };
  return canonicalJson([
    'audit 2',
    previousHash,
    developerId,
    sequence,
    id,
    kind,
    subject,
    [actor.type, actor.id],
    origin?.requestId ?? null,
    clear,
    commitments,
    createdAt.toISOString(),
  ]);
}

/**
 * Returns the hash that a record should have, and the version of its input. The inputs of the two versions
 * differ in their first element, so a hash fits one of them at most.
 */
export function auditLinkOf(
  sha256: (text: string) => string,
  previousHash: string,
  record: AuditRecord & { readonly hash: string },
): { readonly hash: string; readonly version: 1 | 2 } {
  const hash = sha256(committedAuditChainInput(previousHash, record));
  if (record.committed || hash === record.hash) return { hash, version: 2 };
  return { hash: sha256(auditChainInput(previousHash, record)), version: 1 };
}

/**
 * Returns the text that a record's hash covers in version 1, with personal data in plain text. The format
 * must never change. Nothing is written in this version any more.
 */
function auditChainInput(previousHash: string, record: AuditRecord): string {
  const { developerId, sequence, id, kind, actor, subject, origin, before, after, createdAt } = record;
  return canonicalJson([
    'act 1',
    previousHash,
    developerId,
    sequence,
    id,
    kind,
    subject,
    actor.type,
    actor.id,
    origin?.address ?? null,
    origin?.requestId ?? null,
    before,
    after,
    createdAt.toISOString(),
  ]);
}

/** The head of an audit chain, and the position up to which old records were deleted. */
export type AuditHead = {
  readonly sequence: number;
  readonly hash: string;
  readonly cutSequence: number;
  readonly cutHash: string;
};

/**
 * Returns the text that the head's MAC covers. An attacker with write access to the tables can chain records,
 * but cannot compute the MAC.
 */
export function auditHeadMacInput(developerId: string, head: AuditHead): string {
  const { sequence, hash, cutSequence, cutHash } = head;
  return JSON.stringify(['acts seal 1', developerId, sequence, hash, cutSequence, cutHash]);
}

/** Returns the facts as they read after storage: dates as text, nothing undefined. */
export function plainFacts(facts: object | undefined): Facts | null {
  return facts === undefined ? null : JSON.parse(JSON.stringify(facts));
}

/** Returns the differing fields, or null when there are none. */
export function changedFacts(before: Facts, after: Facts): { before: Facts; after: Facts } | null {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = names.filter((name) => canonicalJson(before[name]) !== canonicalJson(after[name]));
  if (changed.length === 0) return null;
  const only = (facts: Facts) =>
    Object.fromEntries(Object.entries(facts).filter(([name]) => changed.includes(name)));
  return { before: only(before), after: only(after) };
}

/** Empty facts are stored as null and must be chained as null. */
export function orNone(facts: Facts | null): Facts | null {
  return facts && Object.keys(facts).length > 0 ? facts : null;
}
