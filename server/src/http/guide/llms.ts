import type { FastifyInstance } from 'fastify';
import { once, prepare, sendPrepared } from '#http/pipeline/open/prepared.ts';
import { LARGE_PER_ADDRESS, type RateLimits } from '#http/pipeline/rate-limit.ts';
import { GUIDE_PAGES, GUIDE_SECTIONS, HOME, markdownOf, titleOf } from './pages.ts';

type Operation = {
  readonly summary?: string;
  readonly description?: string;
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly example?: unknown }>> };
  readonly responses?: Readonly<Record<string, { readonly description?: string }>>;
};
type ApiDocument = { readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>> };

const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete']);
const TEXT = 'text/plain; charset=utf-8';
const CACHE = 'public, max-age=300';

const ABOUT = `Surety holds money in escrow and releases it milestone by milestone, scores the fraud risk of a payment, and
verifies identities: one HTTP service that its users run themselves. Amounts are integers in the smallest currency unit
(kobo, cents). Programs authenticate with the header x-api-key; keys of a test environment begin with svc_test_.`;

/** The guide and the reference for language models (https://llmstxt.org). */
export function addLlmsTexts(app: FastifyInstance, limits: RateLimits): void {
  const serve = (path: string, type: string, make: () => string, isLarge = false) => {
    const prepared = once(async () => prepare(make(), type));
    app.get(path, { schema: { hide: true } }, async (request, reply) => {
      if (isLarge) await limits.takeFrom(LARGE_PER_ADDRESS, reply, request.ip);
      return sendPrepared(request, reply, await prepared(), CACHE);
    });
  };
  serve('/llms.txt', TEXT, llmsIndex);
  serve('/llms-full.txt', TEXT, () => llmsText(app.swagger() as ApiDocument), true);
}

function llmsIndex(): string {
  const sections = GUIDE_SECTIONS.map(({ heading, pages }) => {
    const links = pages.map((name) => {
      const markdown = markdownOf(name);
      return `- [${titleOf(markdown) ?? name}](${HOME}/${name}.md): ${firstSentence(markdown)}`;
    });
    return `## ${heading}\n\n${links.join('\n')}`;
  });
  const api = [
    '- [OpenAPI document](/openapi.json): every operation with its fields, errors and an example',
    '- [Everything in one file](/llms-full.txt): the guide, then every operation',
  ];
  return `# Surety\n\n> ${ABOUT.replaceAll('\n', ' ')}\n\n${sections.join('\n\n')}\n\n## API\n\n${api.join('\n')}\n`;
}

function llmsText({ paths = {} }: ApiDocument): string {
  const guide = GUIDE_PAGES.map((name) => markdownOf(name).trim());
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => METHODS.has(method))
      .map(([method, operation]) => operationText(`${method.toUpperCase()} ${path}`, operation)),
  );
  return `${[...guide, '# Reference', ...operations].join('\n\n')}\n`;
}

function operationText(title: string, operation: Operation): string {
  const { summary, description, responses = {}, requestBody } = operation;
  const example = requestBody?.content['application/json']?.example;
  const answers = Object.entries(responses).map(
    ([status, response]) => `- ${status}: ${(response.description ?? '').replace(/\s*\n\s*(?:- )?/g, '; ')}`,
  );
  return [
    `## ${title}`,
    [summary, description].filter(Boolean).join('. '),
    ...(example === undefined ? [] : [`\`\`\`json\n${JSON.stringify(example, null, 2)}\n\`\`\``]),
    answers.join('\n'),
  ].join('\n\n');
}

/** The first sentence below the title says what a page is for. */
function firstSentence(markdown: string): string {
  const paragraphs = markdown.slice(markdown.search(/^# /m)).split(/\n{2,}/);
  const text = paragraphs.find((one) => /^[A-Z“*`]/.test(one) && !one.startsWith('```')) ?? '';
  const plain = text.replace(/\s+/g, ' ').replace(/\[([^\]]+)\]\([^)]*\)/g, '$1');
  return /^.*?[.:](?= |$)/.exec(plain)?.[0]?.replace(/:$/, '.') ?? plain;
}
