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

type Item = {
  name: string;
  request: {
    method: string;
    description: string;
    auth?: { type: string };
    header: { key: string }[];
    url: { raw: string; path: string[]; variable: { key: string }[]; query: { disabled?: boolean }[] };
    body?: { mode: string; raw?: string; formdata?: { key: string; type: string }[] };
  };
};
type Collection = { info: { schema: string }; auth: object; item: { name: string; item: Item[] }[] };

describe('the Postman collection', async () => {
  const { item: folders, info } = JSON.parse((await text('/postman.json')).body) as Collection;
  const items = folders.flatMap(({ item }) => item);
  const named = (name: string) => items.find((item) => item.name.startsWith(name))?.request;

  it('has a request for every operation, told as in the reference', () => {
    expect(info.schema).toMatch(/v2\.1\.0/);
    expect(items).toHaveLength(count);
    expect(items.filter(({ request }) => !request.description)).toEqual([]);
  });

  it('names what a path asks for, and sends nothing that was not asked for', () => {
    const confirm = named('Confirm a milestone');
    expect(confirm?.url.raw).toBe('{{baseUrl}}/v1/escrow/agreements/:id/milestones/:milestoneId/confirm');
    expect(confirm?.url.variable.map(({ key }) => key)).toEqual(['id', 'milestoneId']);
    expect(confirm?.header).toEqual([{ key: 'Idempotency-Key', value: '{{$guid}}' }]);
    expect(items.flatMap(({ request }) => request.url.query).every(({ disabled }) => disabled)).toBe(true);
    expect(named('Create an account')?.auth).toEqual({ type: 'noauth' });
    const form = named('Compare an identity document')?.body?.formdata ?? [];
    expect(form.filter(({ type }) => type === 'file').map(({ key }) => key)).toEqual([
      'document_image',
      'selfie_images',
    ]);
  });

  it('has bodies that the service takes as they stand', async () => {
    const { key } = await app.signUp();
    const send = (name: string) => {
      const { method, url, body } = named(name) as Item['request'];
      const path = `/${url.path.join('/')}`;
      return app.call(method as 'POST', path, { key, body: JSON.parse(body?.raw ?? '{}') as object });
    };
    expect((await send('Create an agreement')).status).toBe(201);
    expect((await send('Assess the risk of a transaction')).status).toBe(200);
  });
});

describe('what is for language models', () => {
  it('links to every page of the guide as it is written, and to nothing that is not there', async () => {
    const { body, type } = await text('/llms.txt');
    expect(type).toMatch(/^text\/plain/);
    expect(body).toMatch(/^# Surety\n\n> Surety holds money in escrow/);
    const links = [...body.matchAll(/\]\((\/[^)]+)\): (.+)/g)];
    expect(links.filter(([, , says = '']) => !/[a-z]/.test(says))).toEqual([]);
    const paths = links.map(([, path = '']) => path);
    for (const name of GUIDE_PAGES) expect(paths).toContain(`/docs/guide/${name}.md`);
    for (const path of paths) await text(path);
    expect((await text('/docs/guide/quickstart.md')).type).toMatch(/^text\/markdown/);
  });

  it('has all of it in one file', async () => {
    const { body } = await text('/llms-full.txt');
    expect(body.match(/^## (?:GET|POST|PUT|PATCH|DELETE) \//gm)).toHaveLength(count);
    expect(body).toContain('- `agreement_frozen`'.slice(2));
    expect(body).not.toContain('<!--');
  });

  it('is found from the landing page, by people and by programs', async () => {
    const html = (await app.http.inject({ url: '/', headers: { accept: 'text/html' } })).body;
    const json = (await app.http.inject({ url: '/' })).json() as Record<string, string>;
    for (const path of ['/postman.json', '/llms.txt']) {
      expect(html).toContain(`href="${path}"`);
      expect(Object.values(json)).toContain(path);
    }
  });
});
