import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, describe, expect, it } from 'vitest';
import { type ImageSource, Surety } from '../src/index.ts';
import { sendJson, startServer } from './support/server.ts';

const folder = await mkdtemp(join(tmpdir(), 'surety-sdk-'));
afterAll(() => rm(folder, { recursive: true }));

const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
const JPEG = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 9, 8, 7]);
const path = join(folder, 'document.png');
await writeFile(path, PNG);

const RESULT = { status: 'success', message: 'Identity verified.', data: { id: 'idv_1' } };
const { apiUrl, seen } = await startServer((_request, response) => {
  if (seen.length % 2 === 1) response.socket?.destroy();
  else sendJson(response, 200, RESULT);
});
const surety = new Surety({ apiUrl });

async function lastForm(): Promise<FormData> {
  const request = seen.at(-1);
  const headers = { 'content-type': String(request?.headers['content-type']) };
  return new Response(new Uint8Array(request?.body ?? []), { headers }).formData();
}

describe('identity.verify', () => {
  it.each<[string, ImageSource, ImageSource]>([
    ['a path and bytes', path, JPEG],
    ['a Buffer and an ArrayBuffer', Buffer.from(PNG), Uint8Array.from(JPEG).buffer],
    ['Blobs', new Blob([PNG]), new Blob([JPEG], { type: 'image/jpeg' })],
    [
      'a Node stream and a web stream',
      Readable.from([PNG.slice(0, 4), PNG.slice(4)]),
      new Blob([JPEG]).stream(),
    ],
  ])('sends %s unchanged, and again in full when the connection breaks', async (_kind, document, selfie) => {
    const before = seen.length;
    const result = await surety.identity.verify({
      external_user_id: 'user 1',
      document_image: document,
      selfie_images: [selfie, JPEG],
      document_type: 'passport',
    });
    expect(result).toEqual(RESULT);
    expect(seen.length - before).toBe(2);
    const form = await lastForm();
    expect([...form.keys()]).toEqual([
      'external_user_id',
      'document_type',
      'document_image',
      'selfie_images',
      'selfie_images',
    ]);
    expect(form.get('external_user_id')).toBe('user 1');
    const files = [...form.values()].filter((value) => typeof value !== 'string');
    expect(await Promise.all(files.map((file) => file.bytes()))).toEqual([PNG, JPEG, JPEG]);
  });

  it('stops reading at 10 MB, and names the image', async () => {
    let chunks = 0;
    async function* endless() {
      for (;;) {
        chunks++;
        yield new Uint8Array(1024 * 1024);
      }
    }
    const params = { external_user_id: 'u', document_image: JPEG, selfie_images: [JPEG, endless()] };
    await expect(surety.identity.verify(params)).rejects.toThrow('selfie_images[1] is larger than 10 MB');
    expect(chunks).toBe(11);
    const wrong = { ...params, selfie_images: [], document_image: 7 as unknown as string };
    await expect(surety.identity.verify(wrong)).rejects.toThrow('document_image must be a path');
  });
});
