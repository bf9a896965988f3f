import {
  PERMISSIONS,
  type Permission,
  permissionsOf,
  ROLE_NAMES,
  ROLES,
  SCOPE_NAMES,
  SCOPES,
} from '#core/account/permissions.ts';
import { apiEndpoints } from '#http/api/endpoints.ts';
import { dashboardEndpoints } from '#http/dashboard/api.ts';
import { LIVE } from '#http/dashboard/live.ts';

const YES = '✓';
const names = Object.keys(PERMISSIONS) as Permission[];

/** docs/permissions.md: the permission tables of the server, and the permission of each request. */
export function permissionReference(): string {
  return `${ABOUT}
${matrix(ROLE_NAMES, (role) => ROLES[role])}

${inTest()}

## Permissions of keys

${matrix(SCOPE_NAMES, (scope) => SCOPES[scope])}

${ABOUT_KEYS}
## Permission of each request

${routes('/v1', apiEndpoints)}

The dashboard uses the same requests below \`/dashboard/api/v1\` (test: \`/dashboard/api/test/v1\`), and these:

${routes('/dashboard/api', [...dashboardEndpoints, LIVE])}
`;
}

function matrix<Name extends string>(columns: readonly Name[], of: (name: Name) => readonly Permission[]) {
  const rows = names
    .filter((permission) => columns.some((name) => of(name).includes(permission)))
    .map((permission) => {
      const cells = columns.map((name) => (of(name).includes(permission) ? YES : ''));
      return `| \`${permission}\` | ${PERMISSIONS[permission]} | ${cells.join(' | ')} |`;
    });
  return [
    `| Permission | Allows to | ${columns.join(' | ')} |`,
    `|---|---|${columns.map(() => ':-:|').join('')}`,
    ...rows,
  ].join('\n');
}

function inTest(): string {
  const more = permissionsOf('developer', 'test').filter(
    (permission) => !ROLES.developer.includes(permission),
  );
  const list = more.map((permission) => `\`${permission}\``).join(', ');
  return `In the test environment a developer also has ${list}.`;
}

type Listed = { readonly method: string; readonly path: string; readonly permission: Permission | null };

function routes(under: string, endpoints: readonly Listed[]): string {
  const rows = endpoints.map(({ method, path, permission }) => {
    return `| \`${method} ${under}${path}\` | ${permission === null ? 'none' : `\`${permission}\``} |`;
  });
  return `| Request | Permission |\n|---|---|\n${rows.join('\n')}`;
}

const ABOUT = `<!-- made by \`npm run docs:generate\` from server/src/core/account/permissions.ts, do not edit -->
# Members, roles and scopes

Reference of what members and API keys may do. Every request needs one permission, whether it comes with a key or from the
dashboard; without it the answer is 403 \`forbidden\`, whose message names the permission and who has it.

People are **members** of an account with a role. Programs use **API keys**, with or without scopes.

- The person who signs up is the **owner**. Owners and admins invite others in the dashboard under Members, with a link that works
  once, for seven days. The invited person chooses a password, or enters the one that they already have here.
- One address has one password for all its accounts; the dashboard switches between them.
- A changed role applies from the next request. A removed member is signed out of the account at once; their name stays in the
  history.
- Only owners appoint owners. The last owner can neither be removed nor get another role.
- Every event and change names its \`actor\`: \`member\`, \`key\`, \`bank\`, \`person\` (verifying by link), \`operator\` or \`system\`.
  Older dashboard actions have a \`session\`, and the oldest have none.

## Permissions of members
`;

const ABOUT_KEYS = `A key without scopes has every permission of the first table except those about members.

No scope can create keys. A key with only \`escrow\` cannot change a seller's payout account, refund, or decide about a
milestone; that takes \`payouts\`.

These restrict a key further when it is created:

| Field | Effect |
|---|---|
| \`expiresAt\` | when it stops working |
| \`networks\` | addresses or networks such as \`203.0.113.0/24\` that it works from; elsewhere 403 \`network_not_allowed\`. Behind a proxy set \`TRUST_PROXY\` |
| \`dailyLimit\` | how much it may move in a day (UTC) in one currency: milestones that its confirmation completes, decisions for a seller, refunds. Beyond it, or in another currency, 403 \`key_limit_reached\`. It holds across all servers; a rotated key continues with the rest |

A key cannot create a key with more permissions, more networks or a longer life than its own, and a member cannot create one with
more permissions than they have. A key with a daily limit creates none.

If a key leaks, revoke it. The dashboard shows under API keys what was done with it.

## Who may sign up

| \`SIGNUP\` | Allows |
|---|---|
| \`open\` | anyone who reaches the server; the default while the bank is the sandbox |
| \`invited\` | the holder of an invitation from \`surety invite <e-mail address>\`: for that address, once, within seven days. The default with a real bank |
| \`closed\` | no one |

Invitations of members by their account work in every case.
`;
