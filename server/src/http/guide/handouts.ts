import type { FastifyInstance } from 'fastify';
import { once, prepare, sendPrepared } from '#http/pipeline/open/prepared.ts';
import { LARGE_PER_ADDRESS, type RateLimits } from '#http/pipeline/rate-limit.ts';
import { llmsIndex, llmsText, type Written } from './llms.ts';
import { FRONT_PAGE, GUIDE_PAGES, HOME, readDoc, titleOf, withoutComments } from './pages.ts';
import { type ApiDocument, postmanCollection } from './postman.ts';

const TEXT = 'text/plain; charset=utf-8';
const MARKDOWN = 'text/markdown; charset=utf-8';
const CACHE = 'public, max-age=300';

/** The guide and the reference for programs: to be imported, or read by a model. */
export function addHandouts(app: FastifyInstance, limits: RateLimits): void {
  const document = () => app.swagger() as ApiDocument;
  const serve = (path: string, type: string, make: () => string, isLarge = false) => {
    const prepared = once(async () => prepare(make(), type));
    app.get(path, { schema: { hide: true } }, async (request, reply) => {
      if (isLarge) await limits.takeFrom(LARGE_PER_ADDRESS, reply, request.ip);
      return sendPrepared(request, reply, await prepared(), CACHE);
    });
  };
  const collection = () => JSON.stringify(postmanCollection(document()), null, 1);
  serve('/postman.json', 'application/json; charset=utf-8', collection, true);
  serve('/llms.txt', TEXT, () => llmsIndex(written(), HOME));
  serve('/llms-full.txt', TEXT, () => llmsText(written(), document()), true);
  for (const name of [FRONT_PAGE, ...GUIDE_PAGES]) {
    serve(`${HOME}/${name}.md`, MARKDOWN, () => readPage(name).markdown);
  }
}

function written(): Written[] {
  return GUIDE_PAGES.map(readPage);
}

function readPage(name: string): Written {
  const markdown = withoutComments(readDoc(`${name}.md`).toString('utf8'));
  return { name, title: titleOf(markdown) ?? name, markdown };
}
