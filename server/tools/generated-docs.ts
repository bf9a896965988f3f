import { readFileSync } from 'node:fs';
import { STATUS_CODES } from 'node:http';
import { settingsList } from '#commands/config.ts';
import { exampleOf } from '#core/events/examples.ts';
import { PROBLEMS, type ProblemCode, problemText } from '#core/problem.ts';
import { LEFT_OUT, RULE_FACTS } from '#core/risk/policy/rule-facts.ts';
import { integrityOf, NEWEST_BUILD, scriptPath } from '#http/browser/script.ts';
import { GUIDE_FOLDER } from '#http/guide/pages.ts';
import { statusOf } from '#http/pipeline/problems.ts';
import { eventReference } from './events-doc.ts';
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
    return `${start}\n${settingsList()}\n\n${end}`;
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

const TYPES = { flag: 'True or false', number: 'Numbers', word: 'Strings' } as const;

function withFacts(markdown: string): string {
  const lists = Object.entries(TYPES).map(([type, title]) => {
    const facts = Object.entries(RULE_FACTS)
      .filter(([, fact]) => fact.type === type)
      .map(([name, { description, words }]) => {
        const choice = words ? `: ${words.map((word) => `\`${word}\``).join(', ')}` : '';
        return `- \`${name}\`: ${description}${choice}`;
      });
    return `${title}:\n\n${facts.join('\n')}`;
  });
  const leftOut = Object.keys(LEFT_OUT).map((name) => `\`${name}\``);
  const parts = [
    ...lists,
    `Rules cannot read what reveals a person's origin or identity, or stands for it: ${leftOut.join(', ')}.`,
  ];
  return markdown.replace(/(<!-- facts: .*? -->\n).*?(<!-- \/facts -->)/s, (_all, start, end) => {
    return `${start}\n${parts.join('\n\n')}\n\n${end}`;
  });
}

function errorReference(): string {
  const codes = Object.keys(PROBLEMS) as ProblemCode[];
  const statuses = [...new Set(codes.map(statusOf))].sort((one, other) => one - other);
  const sections = statuses.map((status) => {
    const rows = codes
      .filter((code) => statusOf(code) === status)
      .map((code) => `- \`${code}\`: ${problemText(PROBLEMS[code])}`);
    return `## ${status} ${STATUS_CODES[status]}\n\n${rows.join('\n')}\n`;
  });
  return `${ABOUT_ERRORS}\n${sections.join('\n')}`;
}

const ABOUT_ERRORS = `<!-- made by \`npm run docs:generate\` from server/src/core/problem.ts, do not edit -->
# Errors

Every error code. All responses other than 2xx have this shape:

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

- \`code\` is stable. \`message\` is for people, says what to do, and may change.
- \`details\` lists the invalid fields, named as you sent them.
- \`requestId\` is also in the header \`x-request-id\` and in the server's log.

The JavaScript client throws an error class per status, with these fields:

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

The clients retry 409 \`idempotency_key_in_flight\`, 429 and 5xx, after \`Retry-After\` if the response has it; do the same with an
[Idempotency-Key](idempotency.md). A request that is refused with 4xx changes nothing.
`;
