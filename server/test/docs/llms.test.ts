import { describe, expect, it } from 'vitest';
import { GUIDE_PAGES } from '#http/guide/pages.ts';
import { startTestApp } from '#test/support/app.ts';

const app = await startTestApp();
const text = async (url: string) => {
  const { statusCode, body, headers } = await app.http.inject({ url });
  expect([statusCode, url]).toEqual([200, url]);
  return { body, type: String(headers['content-type']) };
};
const document = JSON.parse((await text('/openapi.json')).body) as { paths: Record<string, object> };
const count = Object.values(document.paths).flatMap(Object.keys).length;

describe('the texts for language models', () => {
  it('link to every page of the guide as Markdown, and to no missing page', async () => {
    const { body, type } = await text('/llms.txt');
    expect(type).toMatch(/^text\/plain/);
    expect(body).toMatch(/^# Surety\n\n> Surety holds money in escrow/);
    const links = [...body.matchAll(/\]\((\/[^)]+)\): (.+)/g)];
    expect(links.filter(([, , description = '']) => !/[a-z]/.test(description))).toEqual([]);
    // A shell comment further down is not the title.
    expect(body).toContain('(/docs/guide/backups.md): How to back up, restore and move the database.');
    const paths = links.map(([, path = '']) => path);
    for (const name of GUIDE_PAGES) expect(paths).toContain(`/docs/guide/${name}.md`);
    for (const path of paths) await text(path);
    expect((await text('/docs/guide/quickstart.md')).type).toMatch(/^text\/markdown/);
  });

  it('include everything in one file', async () => {
    const { body } = await text('/llms-full.txt');
    expect(body.match(/^## (?:GET|POST|PUT|PATCH|DELETE) \//gm)).toHaveLength(count);
    expect(body).toContain('- `agreement_frozen`'.slice(2));
    expect(body).not.toContain('<!--');
  });

  it('are linked from the landing page, for people and for programs', async () => {
    const html = (await app.http.inject({ url: '/', headers: { accept: 'text/html' } })).body;
    const json = (await app.http.inject({ url: '/' })).json() as Record<string, string>;
    expect(html).toContain('href="/llms.txt"');
    expect(Object.values(json)).toContain('/llms.txt');
  });
});
