import { ENVIRONMENTS, type Environment, environmentOf } from '#core/environment.ts';

/** Every permission. Each endpoint names the one it requires. */
export const PERMISSIONS = {
  'account.read': 'see which account and environment this is',
  'escrow.read': 'see agreements, their money, payouts, refunds, exceptions and reconciliations',
  'escrow.write':
    'create agreements, assess payments, confirm milestones, cancel agreements, make sandbox deposits',
  'escrow.hold': 'put an agreement on hold',
  'notes.write': 'add notes to agreements, and mention members in them',
  'money.move': 'refund, resolve a milestone, retry a refund, lift a hold, pay out commission',
  'disputes.decide': 'decide disputes about a milestone',
  'disputes.evidence': 'see the files that parties add to a dispute',
  'release_policy.write':
    'change the rules that hold payouts, and the time limits and fees of new agreements',
  'payout_accounts.write': 'set a seller’s payout account',
  'payout_accounts.stop': 'stop a payout account change during its cool-off period',
  'exceptions.write': 'close exceptions',
  'reconciliation.write': 'close reconciliation breaks and days of the books',
  'risk.read': 'see fraud assessments and the stored data about users',
  'risk.write': 'assess transactions',
  'risk.label': 'label the outcome of an assessment',
  'reviews.read': 'see the review queue and its decisions',
  'reviews.write': 'work in the review queue: assign, comment, decide; choose what enters it',
  'risk_policy.write':
    'change the risk policy: rules, weights and thresholds; run it in shadow mode, make it live',
  'risk_lists.write':
    'add users, devices, networks, bank accounts and e-mail domains to lists, or remove them',
  'identity.read': 'see identity verifications',
  'identity.write': 'verify identities',
  'identity.documents': 'see the data read from a document, if the account keeps it',
  'identity.review': 'overrule the result of a verification',
  'identity.pictures': 'see a person’s pictures, if the account keeps them',
  'identity_policy.write': 'set the requirements of a verification and what is kept',
  'webhooks.read': 'see the event log, webhook endpoints and deliveries',
  'webhooks.write': 'add, change, test and delete webhook endpoints',
  'mail.read': 'see sent mail and the mail settings',
  'mail.write': 'change who receives mail, and the sender’s name',
  'privacy.read': 'see people’s privacy requests, consents, and how long data is kept',
  'privacy.write': 'answer privacy requests: see all data of a person, erase or restrict it',
  'audit.read': 'see the audit log: who changed what, and from where',
  'requests.read': 'see the request log',
  'keys.read': 'see API keys and their use',
  'keys.write': 'create, rotate and revoke API keys',
  'approvals.read': 'see pending approvals and the approval rules; withdraw one’s own requests',
  'approvals.write': 'change the approval rules',
  'approvals.decide': 'approve or reject other people’s requests',
  'members.read': 'see the members of the account',
  'members.write': 'invite members, change their roles, remove them',
  'owners.write': 'make someone an owner, change or remove an owner; change the sign-in policy',
} as const satisfies Record<string, string>;

export type Permission = keyof typeof PERMISSIONS;

/** Roles of people, by their work in the company. */
export const ROLE_NAMES = ['owner', 'admin', 'finance', 'risk', 'support', 'developer', 'auditor'] as const;
export type Role = (typeof ROLE_NAMES)[number];

const ALL = Object.keys(PERMISSIONS) as Permission[];

const ROLES: Readonly<Record<Role, readonly Permission[]>> = {
  owner: ALL,
  admin: ALL.filter((permission) => permission !== 'owners.write'),
  finance: [
    'account.read',
    'escrow.read',
    'escrow.hold',
    'notes.write',
    'money.move',
    'disputes.decide',
    'disputes.evidence',
    'payout_accounts.write',
    'payout_accounts.stop',
    'exceptions.write',
    'reconciliation.write',
    'risk.read',
    'approvals.read',
    'approvals.decide',
  ],
  risk: [
    'account.read',
    'escrow.read',
    'escrow.hold',
    'notes.write',
    'risk.read',
    'risk.write',
    'identity.read',
    'identity.write',
    'payout_accounts.stop',
    'release_policy.write',
    'identity.documents',
    'identity.review',
    'identity.pictures',
    'identity_policy.write',
    'approvals.read',
    'risk.label',
    'reviews.read',
    'reviews.write',
    'risk_policy.write',
    'risk_lists.write',
  ],
  support: [
    'account.read',
    'escrow.read',
    'escrow.hold',
    'notes.write',
    'risk.read',
    'identity.read',
    'webhooks.read',
    'mail.read',
    'requests.read',
    'payout_accounts.stop',
    'reviews.read',
  ],
  developer: [
    'account.read',
    'escrow.read',
    'escrow.write',
    'escrow.hold',
    'notes.write',
    'risk.read',
    'risk.write',
    'identity.read',
    'identity.write',
    'webhooks.read',
    'webhooks.write',
    'mail.read',
    'mail.write',
    'requests.read',
    'keys.read',
    'keys.write',
    'approvals.read',
  ],
  auditor: ALL.filter((permission) => permission.endsWith('.read')),
};

/** Test money is worthless, and a developer has to be able to try out the whole service. */
const DEVELOPER_IN_TEST: readonly Permission[] = [
  ...ROLES.developer,
  'money.move',
  'disputes.decide',
  'disputes.evidence',
  'payout_accounts.write',
  'payout_accounts.stop',
  'release_policy.write',
  'exceptions.write',
  'reconciliation.write',
  'audit.read',
  'identity.documents',
  'identity.review',
  'identity.pictures',
  'identity_policy.write',
  'risk.label',
  'reviews.read',
  'reviews.write',
  'risk_policy.write',
  'risk_lists.write',
  'privacy.read',
  'privacy.write',
];

export function permissionsOf(role: Role, environment: Environment): readonly Permission[] {
  return role === 'developer' && environment === 'test' ? DEVELOPER_IN_TEST : ROLES[role];
}

/**
 * Permissions that only members can have. A stolen key must not create members or supply the second person
 * for an approval. It must not restore a seller's earlier account while a correction is in its cool-off
 * period. Pictures are for people, each under their own name.
 */
const OF_PEOPLE: ReadonlySet<Permission> = new Set([
  'members.read',
  'members.write',
  'owners.write',
  'payout_accounts.stop',
  'approvals.write',
  'approvals.decide',
  'identity.pictures',
]);
const OF_KEYS = ALL.filter((permission) => !OF_PEOPLE.has(permission));

/**
 * Scopes of API keys, by purpose. No scope can create keys, so that a stolen key stays a single key. The
 * scope `escrow` alone can neither set where money goes nor move it otherwise.
 */
const SCOPES = {
  read: OF_KEYS.filter((permission) => permission.endsWith('.read')),
  escrow: ['account.read', 'escrow.read', 'escrow.write', 'escrow.hold', 'notes.write'],
  fraud: ['account.read', 'risk.read', 'risk.write', 'risk.label', 'risk_lists.write'],
  identity: ['account.read', 'identity.read', 'identity.write', 'identity.documents'],
  webhooks: ['account.read', 'webhooks.read', 'webhooks.write'],
  payouts: [
    'account.read',
    'escrow.read',
    'money.move',
    'disputes.decide',
    'disputes.evidence',
    'payout_accounts.write',
    'approvals.read',
  ],
} as const satisfies Record<string, readonly Permission[]>;

export type Scope = keyof typeof SCOPES;
export const SCOPE_NAMES = Object.keys(SCOPES) as [Scope, ...Scope[]];

/** A set of permissions. The service itself and its operator have all of them. */
export type Rights = ReadonlySet<Permission>;
export const EVERY_RIGHT: Rights = new Set(ALL);
export const NO_RIGHTS: Rights = new Set<Permission>([]);

const OF_ROLES = Object.fromEntries(
  ENVIRONMENTS.map((environment) => [
    environment,
    Object.fromEntries(ROLE_NAMES.map((role) => [role, new Set(permissionsOf(role, environment))])),
  ]),
) as unknown as Readonly<Record<Environment, Readonly<Record<Role, Rights>>>>;

/**
 * Returns a role's rights. A session covers both environments of an account, with the role's rights in each.
 */
export function rightsOfRole(role: Role, developerId: string): Rights {
  return OF_ROLES[environmentOf(developerId)][role];
}

const OF_ANY_KEY: Rights = new Set(OF_KEYS);

/**
 * Returns the rights of a key. A key without scopes has every right a key can have, as all keys had before
 * scopes existed.
 */
export function rightsOfScopes(scopes: readonly Scope[] | null): Rights {
  return scopes === null ? OF_ANY_KEY : new Set(scopes.flatMap((scope) => SCOPES[scope]));
}

/** True when a holder of `has` may grant `wanted`. */
export function covers(has: Rights, wanted: Rights): boolean {
  return [...wanted].every((permission) => has.has(permission));
}

/** Returns the roles and, where keys can have it, the scopes that include a permission. */
export function holdersOf(permission: Permission): { roles: Role[]; scopes: Scope[] } {
  return {
    roles: ROLE_NAMES.filter((role) => ROLES[role].includes(permission)),
    scopes: SCOPE_NAMES.filter((scope) => (SCOPES[scope] as readonly Permission[]).includes(permission)),
  };
}
