import { ENVIRONMENTS, type Environment, environmentOf } from '#core/environment.ts';

/** All that can be allowed or not. Every endpoint names the one that it asks for. */
export const PERMISSIONS = {
  'account.read': 'see which account and environment this is',
  'escrow.read': 'see agreements, their money, payouts, refunds, exceptions and reconciliations',
  'escrow.write': 'create agreements, assess payments, confirm milestones, cancel; deposit in the sandbox',
  'escrow.hold': 'put an agreement on hold',
  'money.move': 'refund, decide about a milestone, send a refund again, lift a hold',
  'release_policy.write': 'say what a payout is held back for',
  'payout_accounts.write': 'say where a seller’s money goes',
  'payout_accounts.stop': 'stop the change of a payout account while it cools off',
  'exceptions.write': 'close exceptions',
  'reconciliation.write': 'close breaks of a reconciliation',
  'risk.read': 'see fraud assessments and what is remembered of users',
  'risk.write': 'assess transactions',
  'risk.label': 'say how an assessment turned out',
  'reviews.read': 'see what waits for a person at the desk, and what was decided',
  'reviews.write': 'work at the desk: assign, remark, decide; say what comes there',
  'risk_policy.write':
    'say what a risk score is made of: rules, weights, thresholds; try them, put them to use',
  'risk_lists.write':
    'put users, devices, networks, bank accounts and e-mail domains on lists, or take them off',
  'identity.read': 'see identity verifications',
  'identity.write': 'verify identities',
  'identity.documents': 'see what was read from a document, where the account keeps it',
  'identity.review': 'overrule the verdict of a verification',
  'identity.pictures': 'look at the pictures of a person, where the account keeps them',
  'identity_policy.write': 'say what a verification must have, and what is kept of it',
  'webhooks.read': 'see the event log, webhook endpoints and what became of deliveries',
  'webhooks.write': 'add, change, test and delete webhook endpoints',
  'mail.read': 'see what was sent by mail, and who is told of what',
  'mail.write': 'say who is told by mail, and under which name',
  'audit.read': 'see the audit log: who changed what, and from where',
  'requests.read': 'see the request log',
  'keys.read': 'see API keys and what was done with them',
  'keys.write': 'make, rotate and revoke API keys',
  'approvals.read': 'see what waits for a second person, and when one is needed; withdraw what one asked for',
  'approvals.write': 'say what needs a second person',
  'approvals.decide': 'approve or reject what somebody else asked for',
  'members.read': 'see the members of the account',
  'members.write': 'invite members, change their roles, remove them',
  'owners.write': 'make somebody an owner, and change or remove one',
} as const satisfies Record<string, string>;

export type Permission = keyof typeof PERMISSIONS;

/** People, by what they do in the company. */
export const ROLE_NAMES = ['owner', 'admin', 'finance', 'risk', 'support', 'developer', 'auditor'] as const;
export type Role = (typeof ROLE_NAMES)[number];

const ALL = Object.keys(PERMISSIONS) as Permission[];

export const ROLES: Readonly<Record<Role, readonly Permission[]>> = {
  owner: ALL,
  admin: ALL.filter((permission) => permission !== 'owners.write'),
  finance: [
    ...(['account.read', 'escrow.read', 'escrow.hold', 'money.move', 'payout_accounts.write'] as const),
    ...(['payout_accounts.stop', 'exceptions.write', 'reconciliation.write', 'risk.read'] as const),
    ...(['approvals.read', 'approvals.decide'] as const),
  ],
  risk: [
    ...(['account.read', 'escrow.read', 'escrow.hold', 'risk.read', 'risk.write'] as const),
    ...(['identity.read', 'identity.write', 'payout_accounts.stop', 'release_policy.write'] as const),
    ...(['identity.documents', 'identity.review', 'identity.pictures', 'identity_policy.write'] as const),
    ...(['approvals.read', 'risk.label', 'reviews.read', 'reviews.write'] as const),
    ...(['risk_policy.write', 'risk_lists.write'] as const),
  ],
  support: [
    ...(['account.read', 'escrow.read', 'escrow.hold', 'risk.read', 'identity.read'] as const),
    ...(['webhooks.read', 'mail.read', 'requests.read', 'payout_accounts.stop', 'reviews.read'] as const),
  ],
  developer: [
    ...(['account.read', 'escrow.read', 'escrow.write', 'escrow.hold', 'risk.read', 'risk.write'] as const),
    ...(['identity.read', 'identity.write', 'webhooks.read', 'webhooks.write'] as const),
    ...(['mail.read', 'mail.write', 'requests.read', 'keys.read', 'keys.write', 'approvals.read'] as const),
  ],
  auditor: ALL.filter((permission) => permission.endsWith('.read')),
};

/** In test nothing is worth money, and whoever builds on the service has to try out all of it. */
const DEVELOPER_IN_TEST: readonly Permission[] = [
  ...ROLES.developer,
  ...(['money.move', 'payout_accounts.write', 'payout_accounts.stop'] as const),
  ...(['release_policy.write', 'exceptions.write', 'reconciliation.write', 'audit.read'] as const),
  ...(['identity.documents', 'identity.review', 'identity.pictures', 'identity_policy.write'] as const),
  ...(['risk.label', 'reviews.read', 'reviews.write'] as const),
  ...(['risk_policy.write', 'risk_lists.write'] as const),
];

export function permissionsOf(role: Role, environment: Environment): readonly Permission[] {
  return role === 'developer' && environment === 'test' ? DEVELOPER_IN_TEST : ROLES[role];
}

/**
 * Members are people: whoever steals a key must not become one, nor the second person whom an act needs. Nor
 * may they go back to the account that they have had a seller paid to before, while the right one cools off.
 * Faces are for people to look at, each under their own name.
 */
const OF_PEOPLE: ReadonlySet<Permission> = new Set([
  ...(['members.read', 'members.write', 'owners.write', 'payout_accounts.stop'] as const),
  ...(['approvals.write', 'approvals.decide', 'identity.pictures'] as const),
]);
const OF_KEYS = ALL.filter((permission) => !OF_PEOPLE.has(permission));

/**
 * Programs, by what they need. No scope makes keys, so that a stolen key stays one key; and who has
 * `escrow` alone can neither say where money goes nor send it off its way.
 */
export const SCOPES = {
  read: OF_KEYS.filter((permission) => permission.endsWith('.read')),
  escrow: ['account.read', 'escrow.read', 'escrow.write', 'escrow.hold'],
  fraud: ['account.read', 'risk.read', 'risk.write', 'risk.label', 'risk_lists.write'],
  identity: ['account.read', 'identity.read', 'identity.write', 'identity.documents'],
  webhooks: ['account.read', 'webhooks.read', 'webhooks.write'],
  payouts: ['account.read', 'escrow.read', 'money.move', 'payout_accounts.write', 'approvals.read'],
} as const satisfies Record<string, readonly Permission[]>;

export type Scope = keyof typeof SCOPES;
export const SCOPE_NAMES = Object.keys(SCOPES) as [Scope, ...Scope[]];

/** What somebody may do; the service itself, and whoever runs it, everything. */
export type Rights = ReadonlySet<Permission>;
export const EVERY_RIGHT: Rights = new Set(ALL);
export const NO_RIGHTS: Rights = new Set<Permission>([]);

const OF_ROLES = Object.fromEntries(
  ENVIRONMENTS.map((environment) => [
    environment,
    Object.fromEntries(ROLE_NAMES.map((role) => [role, new Set(permissionsOf(role, environment))])),
  ]),
) as unknown as Readonly<Record<Environment, Readonly<Record<Role, Rights>>>>;

/** A session opens both environments of an account, and may do in each what its role may there. */
export function rightsOfRole(role: Role, developerId: string): Rights {
  return OF_ROLES[environmentOf(developerId)][role];
}

const OF_ANY_KEY: Rights = new Set(OF_KEYS);

/** A key without scopes has every right that a key can have, as all had before there were scopes. */
export function rightsOfScopes(scopes: readonly Scope[] | null): Rights {
  return scopes === null ? OF_ANY_KEY : new Set(scopes.flatMap((scope) => SCOPES[scope]));
}

/** Whoever has these may hand out those. */
export function covers(has: Rights, wanted: Rights): boolean {
  return [...wanted].every((permission) => has.has(permission));
}

/** Who has it: roles and, where keys can, scopes. */
export function holdersOf(permission: Permission): { roles: Role[]; scopes: Scope[] } {
  return {
    roles: ROLE_NAMES.filter((role) => ROLES[role].includes(permission)),
    scopes: SCOPE_NAMES.filter((scope) => (SCOPES[scope] as readonly Permission[]).includes(permission)),
  };
}
