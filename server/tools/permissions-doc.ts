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

/** docs/permissions.md: the tables that the server asks, and which permission each request needs. */
export function permissionReference(): string {
  return `${ABOUT}
${matrix(ROLE_NAMES, (role) => ROLES[role])}

${inTest()}

## What a key may do

${matrix(SCOPE_NAMES, (scope) => SCOPES[scope])}

${ABOUT_KEYS}
## Which request needs what

${routes('/v1', apiEndpoints)}

In the dashboard the same are below \`/dashboard/api/v1\`, and below \`/dashboard/api/test/v1\` for test. Its pages use these as well:

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
  return `In the test environment, where nothing is worth money, a developer also has ${list}.`;
}

type Listed = { readonly method: string; readonly path: string; readonly permission: Permission | null };

function routes(under: string, endpoints: readonly Listed[]): string {
  const rows = endpoints.map(({ method, path, permission }) => {
    return `| \`${method} ${under}${path}\` | ${permission === null ? 'none' : `\`${permission}\``} |`;
  });
  return `| Request | Permission |\n|---|---|\n${rows.join('\n')}`;
}

const ABOUT = `<!-- made by \`npm run papers\` from server/src/core/account/permissions.ts, do not edit -->
# Members, roles and scopes

People are **members** of an account, each with a role. Programs have **API keys**, each with scopes or without. What
either may do is one list of permissions; every request needs one of them, whether it comes with a key or from the
dashboard, and the server refuses it with 403 \`forbidden\` where it is missing. The message names the permission and who
has it.

Whoever signs up is the account's **owner**. Owners and admins invite others in the dashboard under Members: that makes a
link, which works once and for seven days, and which you send to them yourself. Who opens it chooses a password, or shows
the one that they have here from another account. One address has one password, whichever accounts it is a member of, and
switches between them in the dashboard.

A changed role holds from the member's next request on. Who is removed is signed out of the account with the same commit;
their name stays in the history of what they did. An account always has an owner: the last one can neither be removed nor
given another role. Only owners make owners.

Every event and every change names its \`actor\`: a \`member\`, a \`key\`, a \`bank\`, or the \`system\` where nobody asked. What
happened in the dashboard before there were members has a \`session\` instead, and what is older than that has none.

## What a member may do
`;

const ABOUT_KEYS = `A key without scopes may do everything in the first table except for what concerns members. That is what every key could
do before there were scopes, and still can.

No scope makes keys: who steals a key with scopes has that one key, until you revoke it. A key with \`escrow\` alone can
neither change where a seller's money goes nor send any of it back or elsewhere; that takes \`payouts\`.

A key can be narrowed down further when it is made:

- \`expiresAt\`: when it stops working.
- \`networks\`: where its requests may come from, as addresses or networks such as \`203.0.113.0/24\`. From anywhere else it
  gets 403 \`network_not_allowed\`. Behind a proxy set \`TRUST_PROXY\`, or every request comes from the proxy.
- \`dailyLimit\`: how much it may send on its way in a day of UTC, in one currency: milestones that its confirmation
  completes, what it decides for a seller, refunds. Beyond it, and in any other currency, it gets 403
  \`key_limit_reached\`. All servers count together, and a key that takes its place by rotation goes on with what is left.

No key makes one that may do more, from more networks or for longer than itself, and no member one that may do more than
they may. A key with a daily limit makes none.

Should a key have leaked, revoke it, and open it in the dashboard under API keys: there is what was done with it.

## Who may sign up

\`SIGNUP\` says who may make an account. \`open\`: anybody who reaches the server. \`invited\`: whoever has an invitation that
\`surety invite <e-mail address>\` has printed, for that address, once, within seven days. \`closed\`: nobody. Without the
setting it is open while the bank is the sandbox, and invited with a real one. Members are invited by their account, whatever
\`SIGNUP\` says.
`;
