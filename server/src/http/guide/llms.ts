import type { ApiDocument, Called } from './postman.ts';
import { operationsOf } from './postman.ts';

/** A page of the guide as it is written. */
export type Written = { readonly name: string; readonly title: string; readonly markdown: string };

const ABOUT = `Surety holds money in escrow and releases it milestone by milestone, scores the fraud risk of a payment, and
verifies who a person is: one HTTP service that its users run themselves. Amounts are integers in the smallest currency unit
(kobo, cents). Programs authenticate with the header x-api-key; keys of a test environment begin with svc_test_.`;

/** Where everything is, for language models: https://llmstxt.org. */
export function llmsIndex(pages: readonly Written[], home: string): string {
  const links = pages.map(
    ({ name, title, markdown }) => `- [${title}](${home}/${name}.md): ${firstSentence(markdown)}`,
  );
  const more = [
    '- [OpenAPI document](/openapi.json): every operation with its fields, its errors and an example',
    '- [Postman collection](/postman.json): the same, to be imported',
    '- [All of it in one file](/llms-full.txt): the guide, then every operation',
  ];
  return `# Surety\n\n> ${ABOUT.replaceAll('\n', ' ')}\n\n## Guide\n\n${links.join('\n')}\n\n## Reference\n\n${more.join('\n')}\n`;
}

/** The guide and the reference as one text. */
export function llmsText(pages: readonly Written[], document: ApiDocument): string {
  const guide = pages.map(({ markdown }) => markdown.trim());
  const operations = operationsOf(document).map(operationText);
  return `${[...guide, '# Reference', ...operations].join('\n\n')}\n`;
}

function operationText({ method, path, operation }: Called): string {
  const { summary, description, responses = {}, requestBody } = operation;
  const example = requestBody?.content['application/json']?.example;
  const answers = Object.entries(responses).map(
    ([status, { description = '' }]) => `- ${status}: ${description.replace(/\s*\n\s*(?:- )?/g, '; ')}`,
  );
  return [
    `## ${method} ${path}`,
    [summary, description].filter(Boolean).join('. '),
    ...(example === undefined ? [] : [`\`\`\`json\n${JSON.stringify(example, null, 2)}\n\`\`\``]),
    answers.join('\n'),
  ].join('\n\n');
}

/** What a page is about: the first sentence below its title. */
function firstSentence(markdown: string): string {
  const paragraphs = markdown.slice(markdown.indexOf('\n# ') + 1).split(/\n{2,}/);
  const text = paragraphs.find((one) => /^[A-Z“*`]/.test(one) && !one.startsWith('```')) ?? '';
  const plain = text.replace(/\s+/g, ' ').replace(/\[([^\]]+)\]\([^)]*\)/g, '$1');
  return /^.*?[.:](?= |$)/.exec(plain)?.[0]?.replace(/:$/, '.') ?? plain;
}
