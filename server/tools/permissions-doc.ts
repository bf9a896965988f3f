import {
  holdersOf,
  PERMISSIONS,
  type Permission,
  permissionsOf,
  ROLE_NAMES,
  rightsOfScopes,
} from '#core/account/permissions.ts';

/** Owners and admins have every permission but one, so the table leaves them out. */
const OTHER_ROLES = ROLE_NAMES.filter((role) => role !== 'owner' && role !== 'admin');

/** docs/permissions.md: the permissions of roles and scopes, and what each permission allows. */
export function permissionReference(): string {
  return `${ABOUT}
${permissionTable()}

${inTest()}

${ABOUT_KEYS}`;
}

function permissionTable(): string {
  const rows = Object.entries(PERMISSIONS).map(([name, allows]) => {
    const permission = name as Permission;
    const holders = holdersOf(permission);
    const roles = OTHER_ROLES.filter((role) => holders.roles.includes(role));
    const members = roles.length === OTHER_ROLES.length ? 'all' : roles.join(', ');
    const keys = rightsOfScopes(null).has(permission) ? holders.scopes.join(', ') : 'never';
    return `| \`${name}\` | ${allows} | ${members} | ${keys} |`;
  });
  return ['| Permission | Allows to | Roles | Key scopes |\n|---|---|---|---|', ...rows].join('\n');
}

function inTest(): string {
  const allowed = permissionsOf('developer', 'test');
  const rest = (Object.keys(PERMISSIONS) as Permission[]).filter(
    (permission) => !allowed.includes(permission),
  );
  const list = rest.map((permission) => `\`${permission}\``).join(', ');
  return `In the test environment a developer has every permission but ${list}.`;
}

const ABOUT = `<!-- made by \`npm run docs:generate\` from server/src/core/account/permissions.ts, do not edit -->
# Members, roles and scopes

What members and API keys may do. Every request needs one permission, which the [API reference](/docs) names under 403; without it the
answer is 403 \`forbidden\`, whose message names the permission and who has it.

People are **members** of an account with a role. Programs use **API keys**, with or without scopes.

- The person who signs up is the **owner**. Owners and admins invite others in the dashboard, with a link that works once, for seven days.
  One address has one password for all its accounts.
- A changed role applies from the next request. A removed member is signed out at once; their name stays in the history.
- Only owners appoint owners. The last owner can neither be removed nor get another role.

## Permissions

Owners have every permission, and admins all but \`owners.write\`. A key without scopes has all but those marked "never",
and only such a key has those without a scope.
`;

const ABOUT_KEYS = `## Keys

No scope can create keys. These restrict a key further when it is created:

- \`expiresAt\`: when it stops working
- \`networks\`: addresses or networks such as \`203.0.113.0/24\` that it works from; elsewhere 403 \`network_not_allowed\`. Behind a proxy
  set \`TRUST_PROXY\`
- \`dailyLimit\`: how much it may move in a day (UTC) in one currency: milestones that its confirmation completes, decisions for a seller,
  refunds. Beyond it, or in another currency, 403 \`key_limit_reached\`. A rotated key continues with the rest

A key or a member cannot create a key with more permissions than its own; a key, neither with more networks nor a longer life.
A key with a daily limit creates none. If a key leaks, revoke it: the dashboard shows under API keys what was done with it.
Revoke the [links](links.md) that it created too: they work until they expire.

## Who may sign up

\`SIGNUP\` is \`open\` (the default with the sandbox), \`invited\` (the default with a real bank: \`surety invite <e-mail address>\` invites that
address, once, within seven days) or \`closed\`. Invitations of members by their account work in every case.
`;
