import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { TEST_PICTURES } from '#core/identity/test-people.ts';
import { once, prepare, sendPrepared } from '#http/pipeline/open/prepared.ts';
import { guidePage } from './layout.ts';
import { FRONT_PAGE, GUIDE_PAGES, HOME, type Page, readDoc, renderPage } from './pages.ts';

/** Pictures are listed by name, so that no other file of the folder can be requested. */
const DRAWINGS = ['images/agreement.svg', 'images/milestone.svg', 'images/icon.svg'];
const SCREENSHOTS = ['overview', 'agreement', 'refund', 'assessment'].map(
  (page) => `dashboard/${page}-1440-light.png`,
);
const PEOPLE = Object.keys(TEST_PICTURES).map((name) => `images/people/${name}.png`);
const STYLES = ['guide.css', 'contents.css', 'search.css'];

/** Styles, pictures and one script, all from this server. */
export const POLICY =
  "default-src 'none';script-src 'self';connect-src 'self';style-src 'self';img-src 'self';base-uri 'none';form-action 'none';frame-ancestors 'none'";
/** SVG drawings may have inline styles but no scripts. */
const DRAWING_POLICY = "default-src 'none';style-src 'unsafe-inline'";
const CACHE = 'public, max-age=300';
const HTML = 'text/html; charset=utf-8';

export function addGuide(app: FastifyInstance): void {
  const pages = new Map<string, Page>();
  const pageOf = (name: string): Page => {
    const found = pages.get(name) ?? renderPage(name);
    pages.set(name, found);
    return found;
  };
  const serve = (path: string, type: string, make: () => string | Buffer, policy = POLICY) => {
    const prepared = once(async () => prepare(make(), type));
    app.get(HOME + path, { schema: { hide: true } }, async (request, reply) =>
      sendPrepared(request, reply.header('content-security-policy', policy), await prepared(), CACHE),
    );
  };

  serve('', HTML, () => guidePage(FRONT_PAGE, pageOf));
  for (const name of GUIDE_PAGES) serve(`/${name}`, HTML, () => guidePage(name, pageOf));
  serve('/guide.css', 'text/css; charset=utf-8', () => STYLES.map(beside).join(''));
  serve('/guide.js', 'text/javascript; charset=utf-8', () => beside('guide.js'));
  serve('/search.json', 'application/json; charset=utf-8', () =>
    JSON.stringify([FRONT_PAGE, ...GUIDE_PAGES].flatMap((name) => pageOf(name).sections)),
  );
  for (const path of DRAWINGS) serve(`/${path}`, 'image/svg+xml', () => readDoc(path), DRAWING_POLICY);
  for (const path of [...SCREENSHOTS, ...PEOPLE]) serve(`/${path}`, 'image/png', () => readDoc(path));
}

function beside(name: string): string {
  return readFileSync(new URL(name, import.meta.url), 'utf8');
}
