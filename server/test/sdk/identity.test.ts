import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Surety } from '@surety/sdk';
import { describe, expect, it } from 'vitest';
import { startListeningApp } from '#test/support/listening.ts';

const photos = join(
  dirname(createRequire(import.meta.url).resolve('@vladmandic/face-api/package.json')),
  'demo',
);
const app = await startListeningApp();
const surety = new Surety((await app.signUp()).key, { apiUrl: app.apiUrl });

describe('identity.verify on the real server', { timeout: 180_000 }, () => {
  it('sends a path, a stream and bytes, and gets a verdict that can be retrieved again', async () => {
    const result = await surety.identity.verify({
      external_user_id: 'user',
      document_image: join(photos, 'sample1.jpg'),
      selfie_images: [
        createReadStream(join(photos, 'sample3.jpg')),
        await readFile(join(photos, 'sample3.jpg')),
      ],
      document_type: 'passport',
    });
    expect(result.status).toBe('failed');
    expect(result.data).toMatchObject({ externalUserId: 'user', documentType: 'passport' });
    // One still, sent twice, with a photo that is no document.
    expect(result.data.rejectionReasons).toEqual(
      expect.arrayContaining(['document_unreadable', 'liveness_failed']),
    );
    expect(await surety.identity.retrieve(result.data.id)).toEqual(result);
    expect(await surety.identity.list({ externalUserId: 'user', verified: false }).toArray()).toMatchObject([
      result.data,
    ]);
  });

  it('refuses a file that is no picture with the error of its kind', async () => {
    const text = new TextEncoder().encode('I am a passport');
    const params = { external_user_id: 'user', document_image: text, selfie_images: text };
    await expect(surety.identity.verify(params)).rejects.toMatchObject({
      name: 'UnsupportedMediaTypeError',
      statusCode: 415,
    });
  });
});
