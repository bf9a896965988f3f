import { readFileSync } from 'node:fs';
import { STATUS_CODES } from 'node:http';
import { settingsTable } from '#commands/config.ts';
import { PROBLEMS, type ProblemCode } from '#core/problem.ts';
import { statusOf } from '#http/frame/problems.ts';
import { GUIDE_FOLDER } from '#http/guide/guide.ts';

export function generatedDocs(): { path: string; content: string }[] {
  const operating = `${GUIDE_FOLDER}operating.md`;
  return [
    { path: `${GUIDE_FOLDER}errors.md`, content: errorReference() },
    { path: operating, content: withSettings(readFileSync(operating, 'utf8')) },
  ];
}

function withSettings(markdown: string): string {
  return markdown.replace(/(<!-- settings: .*? -->\n).*?(<!-- \/settings -->)/s, (_all, start, end) => {
    return `${start}\n${settingsTable()}\n\n${end}`;
  });
}

function errorReference(): string {
  const codes = Object.keys(PROBLEMS) as ProblemCode[];
  const statuses = [...new Set(codes.map(statusOf))].sort((one, other) => one - other);
  const sections = statuses.map((status) => {
    const rows = codes
      .filter((code) => statusOf(code) === status)
      .map((code) => `| \`${code}\` | ${PROBLEMS[code].means} | ${PROBLEMS[code].remedy} |`);
    return `## ${status} ${STATUS_CODES[status]}\n\n| Code | Means | Do |\n|---|---|---|\n${rows.join('\n')}\n`;
  });
  return `${INTRODUCTION}\n${sections.join('\n')}`;
}

const INTRODUCTION = `<!-- made by \`npm run papers\` from server/src/core/problem.ts, do not edit -->
# Errors

Every answer that is not 2xx has the same shape. \`code\` is for programs and does not change; \`message\` is for people and
may. \`details\` names each field that is wrong. \`requestId\` is also in the \`x-request-id\` header of every answer, and in the
server's log.

\`\`\`json
{
  "error": "Bad Request",
  "message": "milestones[1].amount: amount must be greater than zero",
  "statusCode": 400,
  "code": "validation_failed",
  "details": [{ "path": "milestones[1].amount", "message": "amount must be greater than zero" }],
  "requestId": "req_6f1c2a9be0d34c5f8a7b6c5d"
}
\`\`\`

The JavaScript client throws an error of a class for each status, with the same fields:

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

409 \`idempotency_key_in_flight\`, 429 and 5xx may be sent again; the client does so by itself. Everything else stays as it is
until something changes.
`;
