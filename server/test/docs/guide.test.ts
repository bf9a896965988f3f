import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GUIDE_FOLDER, GUIDE_PAGES, GUIDE_SECTIONS, type Section } from '#http/guide/pages.ts';
import { startTestApp } from '#test/support/app.ts';
import { generatedDocs } from '#tools/generated-docs.ts';

const app = await startTestApp();
const PATHS = ['/docs/guide', ...GUIDE_PAGES.map((page) => `/docs/guide/${page}`)];

describe('the guide', () => {
  it('lets other requests be served while its pages are rendered for the first time', async () => {
    await import('#http/guide/render-page.ts');
    let turns = 0;
    const count = () => {
      turns += 1;
      next = setImmediate(count);
    };
    let next = setImmediate(count);
    await app.http.inject('/docs/guide');
    clearImmediate(next);
    expect(turns).toBeGreaterThanOrEqual(GUIDE_PAGES.length);
  });

  it('has every page of docs/, and docs/ every page of the guide', () => {
    const files = readdirSync(GUIDE_FOLDER).filter((name) => name.endsWith('.md'));
    expect(files.sort()).toEqual(['README', ...GUIDE_PAGES].map((page) => `${page}.md`).sort());
  });

  it.each(PATHS)('%s is served without a key, with one script of ours, and allows no other', async (path) => {
    const { statusCode, headers, body } = await app.http.inject(path);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect(body.match(/<script[^>]*>/g)).toEqual(['<script src="/docs/guide/guide.js" defer>']);
    expect(body).not.toMatch(/<script[^>]*>[^<]|<style|\sstyle=|\son\w+=|https?:\/\/[^"]*\.(js|css)/);
    expect(body.match(/<h1/g)).toHaveLength(1);
  });

  it('has no broken link', async () => {
    const answers = new Map<string, { statusCode: number; body: string }>();
    const answerOf = async (path: string) => {
      const answer = answers.get(path) ?? (await app.http.inject(path));
      answers.set(path, answer);
      return answer;
    };
    const broken: string[] = [];
    for (const path of PATHS) {
      const { body } = await answerOf(path);
      for (const target of new Set([...body.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, to = '']) => to))) {
        if (/^https:\/\//.test(target)) continue;
        const [file, fragment] = target.split('#');
        const linked = await answerOf(file || path);
        const found = linked.statusCode < 400 && (!fragment || linked.body.includes(`id="${fragment}"`));
        if (!found) broken.push(`${path} → ${target}`);
      }
    }
    expect(broken).toEqual([]);
  });

  it('lists each page once on its front page, under the heading of the sidebar', () => {
    const front = readFileSync(`${GUIDE_FOLDER}README.md`, 'utf8');
    const listed = front
      .split(/^## /m)
      .slice(1)
      .map((part) => ({
        heading: part.slice(0, part.indexOf('\n')),
        pages: [...part.matchAll(/\]\(([\w-]+)\.md\)/g)].map(([, page]) => page),
      }));
    expect(listed).toEqual(GUIDE_SECTIONS);
  });

  it('can be searched by section', async () => {
    const sections = (await app.http.inject('/docs/guide/search.json')).json() as Section[];
    const found = sections.find(({ title }) => title === 'The life of an agreement');
    expect(found?.url).toBe('/docs/guide/concepts#the-life-of-an-agreement');
    expect(found?.text).toContain('IN_PROGRESS');
    expect(new Set(sections.map(({ url }) => url)).size).toBe(sections.length);
  });

  it('shows its pictures, and serves nothing else of their folder', async () => {
    const { body } = await app.http.inject('/docs/guide/dashboard');
    const pictures = [...body.matchAll(/<img src="([^"]+)"/g)].map(([, src]) => src ?? '');
    expect(pictures.length).toBeGreaterThan(3);
    for (const picture of pictures) {
      const answer = await app.http.inject(picture);
      expect(answer.headers['content-type']).toBe('image/png');
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
      expect(answer.rawPayload.subarray(1, 4).toString()).toBe('PNG');
    }
    for (const path of [
      'dashboard/none.png',
      'dashboard/..%2f..%2fpackage.json',
      'dashboard/../../../README.md',
    ]) {
      expect((await app.http.inject(`/docs/guide/${path}`)).statusCode, path).toBe(404);
    }
  });

  it('serves the program that checks receipts, to download', async () => {
    const { statusCode, headers, body } = await app.http.inject('/docs/guide/check-receipt.py');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/x-python; charset=utf-8']);
    expect(body).toBe(readFileSync(`${GUIDE_FOLDER}check-receipt.py`, 'utf8'));
  });

  it('agrees with the code on errors, events and settings: run `npm run docs:generate`', () => {
    for (const { path, content } of generatedDocs()) expect(readFileSync(path, 'utf8')).toBe(content);
  });
});
