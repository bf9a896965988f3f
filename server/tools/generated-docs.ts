import { readFileSync } from 'node:fs';
import { STATUS_CODES } from 'node:http';
import { settingsTable } from '#commands/config.ts';
import { EVENT_TYPE_NAMES, EVENTS } from '#core/events/event.ts';
import { exampleOf } from '#core/events/examples.ts';
import type { FieldKind, Fields } from '#core/events/fields.ts';
import { PROBLEMS, type ProblemCode } from '#core/problem.ts';
import { LEFT_OUT, RULE_FACTS } from '#core/risk/policy/rule-facts.ts';
import { integrityOf, NEWEST_BUILD, scriptPath } from '#http/browser/script.ts';
import { GUIDE_FOLDER } from '#http/guide/pages.ts';
import { statusOf } from '#http/pipeline/problems.ts';
import { permissionReference } from './permissions-doc.ts';

export function generatedDocs(): { path: string; content: string }[] {
  const settings = `${GUIDE_FOLDER}settings.md`;
  const rules = `${GUIDE_FOLDER}rules.md`;
  const webhooks = `${GUIDE_FOLDER}webhooks.md`;
  const browser = `${GUIDE_FOLDER}browser.md`;
  return [
    { path: `${GUIDE_FOLDER}errors.md`, content: errorReference() },
    { path: `${GUIDE_FOLDER}events.md`, content: eventReference() },
    { path: `${GUIDE_FOLDER}permissions.md`, content: permissionReference() },
    { path: settings, content: withSettings(readFileSync(settings, 'utf8')) },
    { path: rules, content: withFacts(readFileSync(rules, 'utf8')) },
    { path: webhooks, content: withExample(readFileSync(webhooks, 'utf8')) },
    { path: browser, content: withScript(readFileSync(browser, 'utf8')) },
  ];
}

function withSettings(markdown: string): string {
  return markdown.replace(/(<!-- settings: .*? -->\n).*?(<!-- \/settings -->)/s, (_all, start, end) => {
    return `${start}\n${settingsTable()}\n\n${end}`;
  });
}

function withExample(markdown: string): string {
  const example = JSON.stringify(exampleOf('agreement.funded'), null, 2);
  return markdown.replace(/(<!-- example: .*? -->\n).*?(<!-- \/example -->)/s, (_all, start, end) => {
    return `${start}\n\`\`\`json\n${example}\n\`\`\`\n\n${end}`;
  });
}

function withScript(markdown: string): string {
  return markdown.replace(/(<!-- script: .*? -->\n).*?(<!-- \/script -->)/s, (_all, start, end) => {
    const tag = [
      `<script src="$SURETY${scriptPath(NEWEST_BUILD)}"`,
      `  integrity="${integrityOf(NEWEST_BUILD)}"`,
      '  crossorigin="anonymous"></script>',
    ];
    return `${start}\n\`\`\`html\n${tag.join('\n')}\n\`\`\`\n\n${end}`;
  });
}

const TYPES = { number: 'number', flag: 'true or false', word: 'word' } as const;

function withFacts(markdown: string): string {
  const facts = Object.entries(RULE_FACTS).map(([name, { type, description: says, words }]) => {
    const choice = words ? `: ${words.map((word) => `\`${word}\``).join(', ')}` : '';
    return `| \`${name}\` | ${TYPES[type]} | ${says}${choice} |`;
  });
  const leftOut = Object.entries(LEFT_OUT).map(([name, reason]) => `| \`${name}\` | ${reason} |`);
  const tables = [
    `| Fact | Type | Meaning |\n|---|---|---|\n${facts.join('\n')}`,
    `Rules cannot use these. A rule that names one is rejected with the reason:`,
    `| Name | Reason |\n|---|---|\n${leftOut.join('\n')}`,
  ];
  return markdown.replace(/(<!-- facts: .*? -->\n).*?(<!-- \/facts -->)/s, (_all, start, end) => {
    return `${start}\n${tables.join('\n\n')}\n\n${end}`;
  });
}

function errorReference(): string {
  const codes = Object.keys(PROBLEMS) as ProblemCode[];
  const statuses = [...new Set(codes.map(statusOf))].sort((one, other) => one - other);
  const sections = statuses.map((status) => {
    const rows = codes
      .filter((code) => statusOf(code) === status)
      .map((code) => `| \`${code}\` | ${PROBLEMS[code].means} | ${PROBLEMS[code].remedy} |`);
    return `## ${status} ${STATUS_CODES[status]}\n\n| Code | Meaning | What to do |\n|---|---|---|\n${rows.join('\n')}\n`;
  });
  return `${ABOUT_ERRORS}\n${sections.join('\n')}`;
}

function eventReference(): string {
  const rows = Object.entries(EVENTS).map(
    ([type, { description: says, data }]) => `| \`${type}\` | ${says} | ${fieldsInWords(data)} |`,
  );
  const examples = EVENT_TYPE_NAMES.map(
    (type) => `### \`${type}\`\n\n\`\`\`json\n${JSON.stringify(exampleOf(type), null, 2)}\n\`\`\``,
  );
  const table = `| Type | Meaning | \`data\` |\n|---|---|---|\n${rows.join('\n')}\n`;
  return `${ABOUT_EVENTS}\n${table}\n${ABOUT_EXAMPLES}\n${examples.join('\n\n')}\n`;
}

function fieldsInWords(fields: Fields): string {
  const each = Object.entries(fields).map(([name, kind]) => `\`${name}\`: ${kindInWords(kind)}`);
  return each.join('; ') || 'empty';
}

const KINDS: Readonly<Record<Extract<FieldKind, string>, string>> = {
  text: 'string',
  'text or null': 'string or null',
  amount: 'amount',
  'amount or null': 'amount or null',
  integer: 'integer',
  share: 'number from 0 to 1',
  flag: 'true or false',
  texts: 'list of strings',
  'named texts': 'object of strings',
};

const CHOICE = new Intl.ListFormat('en-GB', { type: 'disjunction' });

function kindInWords(kind: FieldKind): string {
  if (typeof kind === 'string') return KINDS[kind];
  if ('added' in kind) return kindInWords(kind.added);
  if ('optional' in kind) return `${kindInWords(kind.optional)}, if used`;
  if ('listOf' in kind) return `list of (${fieldsInWords(kind.listOf)})`;
  const words = 'oneOf' in kind ? kind.oneOf : kind.someOf;
  const choice = CHOICE.format(words.map((word) => `\`${word}\``));
  return 'oneOf' in kind ? choice : `list of ${choice}`;
}

const ABOUT_EVENTS = `<!-- made by \`npm run docs:generate\` from server/src/core/events/event.ts, do not edit -->
# Events

Reference of every event type, its meaning and its \`data\`. Events are delivered as [webhooks](webhooks.md) and listed by
\`GET /v1/events\`.

- An amount is an integer in the smallest unit of the agreement's currency (kobo, cents).
- An event of an agreement has an \`agreementId\`, and in \`agreement\` both parties, the total, the currency and your reference.
  Other events, such as identity events, have neither.
- \`funding\` has the agreement's amounts right after the change that the event reports: \`deposited\`, \`held\`, \`excess\`, \`queued\`,
  \`released\`, \`paidOut\`, \`refunded\`, \`refunding\` and \`outstanding\`. A delivery that comes late has the amounts of then, not
  of now, so a receiver need not retrieve the agreement.
- \`webhooks.test(id)\` sends a \`webhook.test\` with \`webhookId\` and \`message\`. It exists only as a webhook.
- Ignore types that you do not know: a newer server may add some.
`;

const ABOUT_EXAMPLES = `## Examples

Recorded from a running service, with uniform ids and times. \`surety trigger <type>\` makes one happen, or prints its example if
no command can cause it.
`;

const ABOUT_ERRORS = `<!-- made by \`npm run docs:generate\` from server/src/core/problem.ts, do not edit -->
# Errors

Reference of every error code. All responses other than 2xx have this shape:

\`\`\`json
{
  "error": "Bad Request",
  "message": "milestones[1].amount must be greater than zero",
  "statusCode": 400,
  "code": "validation_failed",
  "details": [{ "path": "milestones[1].amount", "message": "must be greater than zero" }],
  "docUrl": "/docs/guide/errors#400-bad-request",
  "requestId": "req_6f1c2a9be0d34c5f8a7b6c5d"
}
\`\`\`

| Field | Meaning |
|---|---|
| \`code\` | stable, for programs |
| \`message\` | for people; may change |
| \`details\` | the invalid fields, named as you sent them |
| \`docUrl\` | the section of this page, relative to the host |
| \`requestId\` | also in the \`x-request-id\` header of every response and in the server's log |

The JavaScript client throws an error class per status, with the same fields:

\`\`\`js
import { ConflictError, NotFoundError, Surety, ValidationError } from '@surety/sdk';

const surety = new Surety({ apiKey: process.env.SURETY_API_KEY });
try {
  await surety.escrow.agreements.retrieve('agr_unknown');
} catch (error) {
  if (error instanceof ValidationError) console.log(error.details);
  else if (error instanceof ConflictError) console.log(error.code);
  else if (error instanceof NotFoundError) console.log(error.statusCode, error.code); // 404 not_found
  else throw error;
}
\`\`\`

409 \`idempotency_key_in_flight\`, 429 and 5xx can be retried; the client does so automatically. Other errors stay until
something changes.
`;
