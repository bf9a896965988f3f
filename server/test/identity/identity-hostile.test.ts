import { connect } from 'node:net';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp } from '#test/support/app.ts';
import { jpegInScans, png } from '#test/support/identity/bombs.ts';
import { drawDocument } from '#test/support/identity/documents.ts';
import { form, identityForm, type Part } from '#test/support/identity/form.ts';
import { portrait, selfie } from '#test/support/identity/people.ts';

const card = await drawDocument('voters_card', await portrait('anna'));
const live = await selfie('annaAgain');
const MB = 1024 * 1024;

// Everything that has to be drawn is drawn before the service switches the other formats off.
const others = {
  SVG: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
  ),
  WebP: await sharp(live).webp().toBuffer(),
  GIF: await sharp(live).resize(200).gif().toBuffer(),
  TIFF: await sharp(live).resize(200).tiff().toBuffer(),
  PDF: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF'),
  'a script': Buffer.from('#!/bin/sh\necho hello\n'),
  'nothing at all': Buffer.alloc(0),
  'a JPEG inside a ZIP': Buffer.concat([Buffer.from('PK\x03\x04'), live]),
};
const poster = png(20_000, 20_000, { depth: 1 });
const damaged = {
  'a JPEG cut in half': live.subarray(0, live.length >> 1),
  'a PNG cut in half': card.subarray(0, card.length >> 1),
  'a JPEG of three hundred bytes': live.subarray(0, 300),
  'a JPEG with noise in its middle': withNoise(live),
  'a JPEG signature and nothing behind it': Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 1, 2, 3]),
  'a PNG whose header lies about its size': lyingHeader(await sharp(live).resize(10, 10).png().toBuffer()),
};

const app = await startTestApp();
let key: string;
beforeAll(async () => {
  ({ key } = await app.signUp());
});

type Refusal = { code: string; message: string; details?: { path: string }[] };

function send(sent: { payload: Buffer; headers: Record<string, string> }) {
  return app.call<Refusal>('POST', '/v1/identity/verify', { key, ...sent });
}

describe('POST /v1/identity/verify refuses', { timeout: 180_000 }, () => {
  it.each(Object.entries(others))('%s with 415, whatever it is called', async (_name, bytes) => {
    for (const images of [
      { document: bytes, selfies: [live] },
      { document: card, selfies: [bytes] },
    ]) {
      const answer = await send(identityForm(images));
      expect(answer.status).toBe(415);
      expect(answer.body.code).toBe('unsupported_media_type');
    }
  });

  it.each(Object.entries(damaged))('%s with 415', async (_name, bytes) => {
    const answer = await send(identityForm({ document: card, selfies: [live, bytes] }));
    expect(answer.status).toBe(415);
    expect(answer.body.details).toEqual([expect.objectContaining({ path: 'selfie_images[1]' })]);
  });

  it('400 megapixels in a small file with 413', async () => {
    expect(poster.length).toBeLessThan(MB / 4);
    const answer = await send(identityForm({ document: poster, selfies: [live] }));
    expect(answer.status).toBe(413);
    expect(answer.body.message).toBe(
      'document_image has more than 40 million pixels. Send a smaller picture.',
    );
  });

  it.each([
    ['a row of 39 million pixels', png(39_000_000, 1, { depth: 16 }), 400, /four times as long .* Crop it/],
    ['a line of 1600 pixels', png(1600, 1), 400, /four times as long/],
    ['a column of 1600 pixels', png(1, 1600), 400, /four times as long/],
    ['40 megapixels of 16 bits', png(8_000, 5_000, { depth: 16, colour: 2 }), 413, /Save it smaller/],
    ['40 megapixels in 30 scans', jpegInScans(8_000, 5_000, 30), 413, /not progressive/],
    ['one megapixel in 2,000 scans', jpegInScans(1_000, 1_000, 2_000), 413, /not progressive/],
  ])('%s by its header alone', async (_name, bytes, status, message) => {
    expect(bytes.length).toBeLessThan(MB);
    const startedAt = performance.now();
    const answer = await send(identityForm({ document: bytes, selfies: [live] }));
    expect(answer.status).toBe(status);
    expect(answer.body.message).toMatch(message);
    expect(answer.body.details).toEqual([expect.objectContaining({ path: 'document_image' })]);
    expect(performance.now() - startedAt).toBeLessThan(20_000);
  });

  it('no picture for being small: that is a verdict', async () => {
    const answer = await send(identityForm({ document: card, selfies: [png(1, 1)] }));
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ data: { rejectionReasons: ['face_not_found'] } });
  });

  it('ten megabytes and one byte with 413, and accepts ten megabytes', async () => {
    const padded = (length: number) => Buffer.concat([live, Buffer.alloc(length - live.length)]);
    const over = await send(identityForm({ document: card, selfies: [padded(10 * MB + 1)] }));
    expect(over.status).toBe(413);
    expect(over.body.code).toBe('payload_too_large');
    const just = await send(identityForm({ document: card, selfies: [padded(10 * MB)] }));
    expect(just.status).toBe(200);
  });

  const image: Part = { name: 'selfie_images', value: live, fileName: 'a.jpg' };
  const text: Part = { name: 'note', value: 'x' };
  it.each([
    ['no document', identityForm({ selfies: [live] }), 'document_image'],
    ['no selfie', identityForm({ document: card, selfies: [] }), 'selfie_images'],
    ['eleven frames', form([user(), ...Array(11).fill(image)]), 'selfie_images'],
    [
      'two documents',
      form([user(), ...Array(2).fill({ ...image, name: 'document_image' })]),
      'document_image',
    ],
    ['no user', form([image, { ...image, name: 'document_image' }]), 'external_user_id'],
    ['a user id that is too long', form([{ ...user(), value: 'x'.repeat(20_000) }]), 'external_user_id'],
    [
      'a picture where text belongs',
      form([{ ...image, name: 'external_user_id' }, image]),
      'external_user_id',
    ],
    ['a hundred parts', form([user(), ...Array(99).fill(text)]), undefined],
  ])('%s with 400', async (_name, sent, path) => {
    const answer = await send(sent);
    expect(answer.status).toBe(400);
    if (path) expect(answer.body.details).toContainEqual(expect.objectContaining({ path }));
  });

  it('a truncated or invalid form with 400', async () => {
    const whole = identityForm({ document: card, selfies: [live] });
    const cut = await send({ ...whole, payload: whole.payload.subarray(0, 4_000) });
    expect(cut.status).toBe(400);
    const none = await send({ ...whole, headers: { 'content-type': 'multipart/form-data' } });
    expect(none.status).toBe(400);
  });

  it('a body that is not a form with 415', async () => {
    const json = await app.call<Refusal>('POST', '/v1/identity/verify', {
      key,
      body: { document_image: 'x' },
    });
    expect(json.status).toBe(415);
  });

  it('an unauthenticated caller with 401 before reading anything', async () => {
    const { payload, headers } = identityForm({ document: card, selfies: [live] });
    const answer = await app.call('POST', '/v1/identity/verify', { payload, headers });
    expect(answer.status).toBe(401);
  });

  it('a file that never ends with 413, without waiting for its end', async () => {
    await app.http.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.http.server.address() as { port: number };
    expect(await endlessUpload(port)).toMatch(/^HTTP\/1\.1 413 /);
  });

  it('and still works after all of that', async () => {
    const withPayload = Buffer.concat([live, Buffer.from('PK\x03\x04<script>alert(1)</script>')]);
    const answer = await send(identityForm({ document: card, selfies: [withPayload] }));
    expect(answer.body).toMatchObject({ status: 'success' });
  });
});

function user(): Part {
  return { name: 'external_user_id', value: 'user-1' };
}

function withNoise(jpeg: Buffer): Buffer {
  const noisy = Buffer.from(jpeg);
  for (let i = 0; i < 1_000; i++) noisy[(noisy.length >> 1) + i] = (i * 37) & 255;
  return noisy;
}

/** A 10×10 PNG that says it is 5000×5000, with a header checksum that agrees. */
function lyingHeader(png: Buffer): Buffer {
  const lie = Buffer.from(png);
  lie.writeUInt32BE(5_000, 16);
  lie.writeUInt32BE(5_000, 20);
  lie.writeUInt32BE(crc32(lie.subarray(12, 29)), 29);
  return lie;
}

/** Writes picture bytes endlessly, and returns the first bytes of the response. */
function endlessUpload(port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', reject);
    socket.on('data', (data) => {
      socket.destroy();
      resolve(data.toString('latin1'));
    });
    socket.write(
      `POST /v1/identity/verify HTTP/1.1\r\nhost: x\r\nx-api-key: ${key}\r\ntransfer-encoding: chunked\r\n` +
        'content-type: multipart/form-data; boundary=b\r\n\r\n',
    );
    const chunk = (data: Buffer) =>
      Buffer.concat([Buffer.from(`${data.length.toString(16)}\r\n`), data, Buffer.from('\r\n')]);
    const head = '--b\r\ncontent-disposition: form-data; name="document_image"; filename="a.jpg"\r\n\r\n';
    socket.write(chunk(Buffer.concat([Buffer.from(head), live])));
    const more = chunk(Buffer.alloc(64 * 1024, 7));
    const pour = () => {
      while (!socket.destroyed && socket.write(more));
    };
    socket.on('drain', pour);
    pour();
  });
}
