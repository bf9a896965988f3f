import type { Actor } from './actor.ts';
import { canonicalJson } from './chain.ts';

/**
 * Every act that the log of acts (the audit log) keeps: what was done, for its reader, and to what kind of
 * thing; `service` is for whoever runs it alone. What happens to money is not here: it has a history of its
 * own, the events, which name who did it.
 */
export const AUDIT_ACTIONS = {
  'key.created': { on: 'key', description: 'An API key was made' },
  'key.rotated': { on: 'key', description: 'An API key was replaced by a new one' },
  'key.revoked': { on: 'key', description: 'An API key was revoked' },
  'member.invited': { on: 'member', description: 'Somebody was invited' },
  'member.joined': { on: 'member', description: 'Somebody took up an invitation' },
  'member.role_changed': { on: 'member', description: 'A member got another role' },
  'member.removed': { on: 'member', description: 'A member was removed' },
  'account.created': { on: 'account', description: 'The account was made' },
  'sign_in.failed': { on: 'member', description: 'Somebody tried to sign in as a member, and could not' },
  'session.opened': { on: 'member', description: 'A member signed in' },
  'session.ended': { on: 'member', description: 'A member signed out' },
  'password.changed': { on: 'member', description: 'A member chose another password' },
  'password.reset': { on: 'member', description: 'A member chose a new password by a link' },
  'factor.added': { on: 'member', description: 'A member set up a second factor' },
  'factor.removed': { on: 'member', description: 'A member turned a second factor off' },
  'recovery_codes.renewed': { on: 'member', description: 'A member made new recovery codes' },
  'webhook.created': { on: 'webhook', description: 'A webhook endpoint was added' },
  'webhook.changed': { on: 'webhook', description: 'A webhook endpoint was changed' },
  'webhook.deleted': { on: 'webhook', description: 'A webhook endpoint was deleted' },
  'webhook.secret_rotated': { on: 'webhook', description: 'A webhook endpoint got a new secret' },
  'webhook.tested': { on: 'webhook', description: 'A made-up event was sent to a webhook endpoint' },
  'webhook.replayed': { on: 'webhook', description: 'Events were sent to a webhook endpoint again' },
  'mail_settings.changed': { on: 'mail', description: 'It was said who is told by mail' },
  'approval_rules.changed': { on: 'approvals', description: 'It was said what needs a second person' },
  'release_policy.changed': { on: 'policy', description: 'The release policy was changed' },
  'identity_session.created': {
    on: 'identity_session',
    description: 'A link for somebody to verify themselves was made',
  },
  'identity_session.canceled': {
    on: 'identity_session',
    description: 'A link for somebody to verify themselves was taken back',
  },
  'identity_pictures.seen': {
    on: 'verification',
    description: 'Somebody looked at the pictures of a person',
  },
  'identity_person.erased': { on: 'person', description: 'What was kept of a person was erased' },
  'identity_policy.changed': { on: 'policy', description: 'It was said what a verification must have' },
  'assessment.labelled': { on: 'assessment', description: 'It was said how an assessment turned out' },
  'review.seen': {
    on: 'review',
    description: 'Somebody looked at a review that shows what is known of a person',
  },
  'review.assigned': { on: 'review', description: 'It was said who looks at a review' },
  'review.commented': { on: 'review', description: 'Somebody wrote a remark about a review' },
  'review_policy.changed': {
    on: 'policy',
    description: 'It was said what opens a review, and how soon it is due',
  },
  'appeal.made': { on: 'review', description: 'Somebody contests a verification that failed' },
  'risk_policy.drafted': { on: 'policy', description: 'A draft of the risk policy was saved or dropped' },
  'risk_policy.promoted': {
    on: 'policy',
    description: 'A version of the risk policy was put to the test or to use',
  },
  'risk_policy.retired': { on: 'policy', description: 'A version of the risk policy was taken out of use' },
  'risk_list.added': { on: 'risk_list', description: 'Somebody or something was put on a list' },
  'risk_list.removed': { on: 'risk_list', description: 'Somebody or something was taken off a list' },
  'break.closed': { on: 'break', description: 'A break of a reconciliation was closed' },
  'exception.closed': { on: 'exception', description: 'Somebody has looked at what did not fit' },
  'sign_up.invited': { on: 'service', description: 'Somebody was invited to sign up' },
  'password.link_made': { on: 'service', description: 'A link for a new password was made for somebody' },
  'secrets.rotated': { on: 'service', description: 'Everything but the books was sealed with a new key' },
  'money.paused': { on: 'service', description: 'No money moves until somebody says so' },
  'money.resumed': { on: 'service', description: 'Money moves again' },
  'jobs.retried': { on: 'service', description: 'Jobs that were in trouble are tried again' },
} as const satisfies Record<string, { readonly on: string; readonly description: string }>;

export type AuditAction = keyof typeof AUDIT_ACTIONS;

/** Where somebody asked from, and the request by which they did. */
export type Origin = { readonly address: string; readonly requestId: string };

export type Facts = Readonly<Record<string, unknown>>;

export type AuditRecord = {
  readonly developerId: string;
  /** Without gaps, from 1. */
  readonly sequence: number;
  readonly id: string;
  readonly kind: AuditAction;
  readonly actor: Actor;
  /** The id of what it was done to. */
  readonly subject: string | null;
  /** Null of what nobody asked for by a request, such as a command. */
  readonly origin: Origin | null;
  /** Of what changed, and of nothing else; null where there was nothing, or nothing is left. */
  readonly before: Facts | null;
  readonly after: Facts | null;
  readonly createdAt: Date;
};

/** What an act's hash is taken over, fixed for ever: whoever has the acts can work out every hash again. */
export function auditChainInput(previousHash: string, act: AuditRecord): string {
  const { developerId, sequence, id, kind, actor, subject, origin, before, after, createdAt } = act;
  return canonicalJson([
    ...['act 1', previousHash, developerId, sequence, id, kind, subject],
    ...[actor.type, actor.id, origin?.address ?? null, origin?.requestId ?? null],
    ...[before, after, createdAt.toISOString()],
  ]);
}

/** Where a chain of acts stands, and what of its beginning was deleted because it was too old. */
export type AuditHead = {
  readonly sequence: number;
  readonly hash: string;
  readonly cutSequence: number;
  readonly cutHash: string;
};

/** What its MAC is taken over. Whoever can write to the tables can chain acts; they cannot mac them. */
export function auditHeadMacInput(developerId: string, head: AuditHead): string {
  const { sequence, hash, cutSequence, cutHash } = head;
  return JSON.stringify(['acts seal 1', developerId, sequence, hash, cutSequence, cutHash]);
}

/** As they read when they come back from where they are kept: dates as text, nothing undefined. */
export function plainFacts(facts: object | undefined): Facts | null {
  return facts === undefined ? null : JSON.parse(JSON.stringify(facts));
}

/** What differs; null when nothing does. */
export function changedFacts(before: Facts, after: Facts): { before: Facts; after: Facts } | null {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = names.filter((name) => canonicalJson(before[name]) !== canonicalJson(after[name]));
  if (changed.length === 0) return null;
  const only = (facts: Facts) =>
    Object.fromEntries(Object.entries(facts).filter(([name]) => changed.includes(name)));
  return { before: only(before), after: only(after) };
}

/** Facts that say nothing are kept as none, and have to be chained as none. */
export function orNone(facts: Facts | null): Facts | null {
  return facts && Object.keys(facts).length > 0 ? facts : null;
}
