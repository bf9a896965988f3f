import { readFileSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { TEST_PICTURES } from '#core/identity/test-people.ts';
import { once, type Prepared, prepare, sendPrepared } from '#http/pipeline/open/prepared.ts';
import { guidePage } from './layout.ts';
import { FRONT_PAGE, GUIDE_PAGES, HOME, markdownOf, type Page, readDoc } from './pages.ts';

/** Pictures are listed by name, so that no other file of the folder can be requested. */
const DRAWINGS = ['images/agreement.svg', 'images/milestone.svg', 'images/icon.svg'];
const SCREENSHOTS = ['overview', 'agreement', 'dispute', 'refund', 'assessment'].map(
  (page) => `dashboard/${page}-1440-light.png`,
);
const PEOPLE = Object.keys(TEST_PICTURES).map((name) => `images/people/${name}.png`);
const LOGO = 'images/logo.png';
/** A program that a page links to. */
const PROGRAM = 'check-receipt.py';
const STYLES = ['guide.css', 'contents.css', 'search.css'];

/** Styles, pictures and one script, all from this server. */
export const POLICY =
  "default-src 'none';script-src 'self';connect-src 'self';style-src 'self';img-src 'self';base-uri 'none';form-action 'none';frame-ancestors 'none'";
/** SVG drawings may have inline styles but no scripts. */
const DRAWING_POLICY = "default-src 'none';style-src 'unsafe-inline'";
const CACHE = 'public, max-age=300';
const HTML = 'text/html; charset=utf-8';
const MARKDOWN = 'text/markdown; charset=utf-8';

type GuideFile = { readonly policy: string | null; readonly prepared: () => Promise<Prepared> };

/** One route for all files: hundreds would be a part of each start. */
export function addGuide(app: FastifyInstance): void {
  const files = guideFiles();
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const { '*': path = '' } = request.params as { '*'?: string };
    const file = files.get(path.replace(/\/$/, ''));
    if (!file) return reply.callNotFound();
    if (file.policy) reply.header('content-security-policy', file.policy);
    return sendPrepared(request, reply, await file.prepared(), CACHE);
  };
  for (const path of [HOME, `${HOME}/*`]) app.get(path, { schema: { hide: true } }, answer);
}

/** Everything below HOME. The front page has an empty path. */
function guideFiles(): ReadonlyMap<string, GuideFile> {
  const files = new Map<string, GuideFile>();
  // Loaded with the first page that is read. Each page lists the titles of all pages, so all are rendered;
  // other requests are served in between.
  const rendering = once(async () => {
    const { renderPage } = await import('./render-page.ts');
    const pages = new Map<string, Page>();
    for (const name of [FRONT_PAGE, ...GUIDE_PAGES]) {
      pages.set(name, renderPage(name));
      await nextTurn();
    }
    return (name: string) => pages.get(name) as Page;
  });
  type Made = string | Buffer;
  const add = (
    path: string,
    type: string,
    make: () => Made | Promise<Made>,
    policy: string | null = POLICY,
  ) => files.set(path, { policy, prepared: once(async () => prepare(await make(), type)) });

  add('', HTML, async () => guidePage(FRONT_PAGE, await rendering()));
  for (const name of GUIDE_PAGES) add(name, HTML, async () => guidePage(name, await rendering()));
  for (const name of [FRONT_PAGE, ...GUIDE_PAGES]) add(`${name}.md`, MARKDOWN, () => markdownOf(name), null);
  add('guide.css', 'text/css; charset=utf-8', () => STYLES.map(beside).join(''));
  add('guide.js', 'text/javascript; charset=utf-8', () => beside('guide.js'));
  add('search.json', 'application/json; charset=utf-8', async () => {
    const pageOf = await rendering();
    return JSON.stringify([FRONT_PAGE, ...GUIDE_PAGES].flatMap((name) => pageOf(name).sections));
  });
  add(PROGRAM, 'text/x-python; charset=utf-8', () => readDoc(PROGRAM));
  for (const path of DRAWINGS) add(path, 'image/svg+xml', () => readDoc(path), DRAWING_POLICY);
  for (const path of [...SCREENSHOTS, ...PEOPLE, LOGO]) add(path, 'image/png', () => readDoc(path));
  return files;
}

function beside(name: string): string {
  return readFileSync(new URL(name, import.meta.url), 'utf8');
}
