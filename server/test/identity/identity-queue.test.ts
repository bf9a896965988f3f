import { request as send } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { IdentityTicket } from '#core/identity/engine.ts';
import { wordlessPage } from '#test/support/identity/documents.ts';
import { identityForm } from '#test/support/identity/form.ts';
import { portrait, selfie } from '#test/support/identity/people.ts';
import { startListeningApp } from '#test/support/listening.ts';
import { openIdentityEngine } from '#vision/pool/pool.ts';

/** Small: a refused form is drained slowly, and a hundred of them are refused. */
const small = (picture: Buffer) => sharp(picture).resize({ width: 500 }).jpeg({ quality: 70 }).toBuffer();
const document = await small(await wordlessPage(await portrait('anna')));
const live = await small(await selfie('annaAgain'));
const sent = identityForm({ document, selfies: [live] });

/** One is measured, three wait: no test depends on how long either takes. */
const PLACES = 4;
/** One account's share of the memory of one worker. */
const SHARE = 20 * 1024 ** 2;
const app = await startListeningApp({
  identity: openIdentityEngine({ workers: 1, maxWaiting: PLACES - 1, deadlineMs: 600_000 }),
});
const port = Number(new URL(app.apiUrl).port);
let key: string;
let account: string;
beforeAll(async () => {
  ({ key, developerId: account } = await app.signUp());
});

const taken: IdentityTicket[] = [];
const sockets: Socket[] = [];
afterEach(() => {
  leaveAll();
  for (const socket of sockets.splice(0)) socket.destroy();
});

function takePlace(by = account): IdentityTicket {
  const place = app.context.identity.takeTicket(by);
  taken.push(place);
  return place;
}

async function takeAllMemory(): Promise<void> {
  for (const dev of ['dev_one', 'dev_another']) await takePlace(dev).reserve(SHARE);
}

function leaveAll(): void {
  for (const place of taken.splice(0)) place.leave();
}

/** Waits until all slots are free again: a request ends a moment after its response was read. */
async function everybodyLeft(): Promise<void> {
  const takeAll = () => {
    leaveAll();
    for (let i = 0; i < PLACES; i++) takePlace();
  };
  await vi.waitFor(takeAll, { timeout: 60_000 });
  leaveAll();
}

async function everyPlaceTaken(): Promise<void> {
  const { identity } = app.context;
  await vi.waitFor(() => expect(() => identity.takeTicket(account).leave()).toThrow(), { timeout: 60_000 });
}

type Answer = { status: number; retryAfter: string | undefined; code: string | undefined };

function verify(by = key): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { ...sent.headers, 'x-api-key': by, 'content-length': sent.payload.length };
    const call = send(
      { port, method: 'POST', path: '/v1/identity/verify', headers, agent: false },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          const { code } = JSON.parse(Buffer.concat(chunks).toString()) as { code?: string };
          resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'], code });
        });
      },
    );
    call.on('error', reject);
    call.end(sent.payload);
  });
}

/** Sends the head of a request on its own socket; the test sends the body. */
function begin(length: string, by = key): Socket {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  socket.write(
    `POST /v1/identity/verify HTTP/1.1\r\nhost: x\r\nx-api-key: ${by}\r\n${length}\r\n` +
      `content-type: ${sent.headers['content-type']}\r\n\r\n`,
  );
  return socket;
}

function firstBytes(socket: Socket): Promise<string> {
  return new Promise((resolve) => socket.once('data', (data) => resolve(data.toString('latin1'))));
}

/** Sends the rest until the connection closes; returns its errors. */
function sendRest(socket: Socket, rest: Buffer): Promise<Error[]> {
  const errors: Error[] = [];
  socket.on('error', (error) => errors.push(error)).resume();
  socket.write(rest);
  return new Promise((resolve) => socket.once('close', () => resolve(errors)));
}

const LENGTH = `content-length: ${sent.payload.length}`;
const BUSY = { status: 503, retryAfter: '2', code: 'identity_busy' };

describe('verifications that come together', { timeout: 180_000 }, () => {
  it('are each answered with 200, or with 503 and Retry-After, a hundred of them', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => verify()));
    expect(answers).toHaveLength(100);
    const refused = answers.filter((answer) => answer.status !== 200);
    expect(refused).toEqual(refused.map(() => BUSY));
    expect(refused.length).toBeLessThanOrEqual(100 - PLACES);
    await everybodyLeft();
  });

  it('are refused before their pictures are sent when every slot is taken', async () => {
    for (let i = 0; i < PLACES; i++) takePlace();
    const head = await firstBytes(begin(LENGTH));
    expect(head).toMatch(/^HTTP\/1\.1 503 /);
    expect(head).toMatch(/\r\nretry-after: 2\r\n/i);
    // A client that sends the pictures anyway gets the response too.
    expect(await verify()).toEqual(BUSY);
    leaveAll();
    expect(await verify()).toMatchObject({ status: 200 });
  });

  it('of one account do not block another account', async () => {
    const other = await app.signUp();
    let ended = 0;
    const crowd = Array.from({ length: PLACES }, () => verify().finally(() => (ended += 1)));
    await everyPlaceTaken();
    // It takes the slot of one of them, which is refused, and goes before those that wait.
    expect(await verify(other.key)).toMatchObject({ status: 200 });
    expect(ended).toBeLessThan(PLACES);
    const statuses = (await Promise.all(crowd)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([...Array(PLACES - 1).fill(200), 503]);
    await everybodyLeft();
  });

  it('are drained after a refusal, with a delay, so that a client that still sends gets the response', async () => {
    for (let i = 0; i < PLACES; i++) takePlace();
    const socket = begin(`connection: close\r\n${LENGTH}`);
    expect(await firstBytes(socket)).toMatch(/^HTTP\/1\.1 503 /);
    const refusedAt = performance.now();
    expect(await sendRest(socket, sent.payload)).toEqual([]);
    // A client that keeps sending without waiting is slowed down, and others are not.
    expect(performance.now() - refusedAt).toBeGreaterThan(900);
    expect(socket.bytesWritten).toBeGreaterThan(sent.payload.length);
  });

  it('are drained slowly, however many are refused', async () => {
    const megabytes = 4;
    const here: Socket[] = [];
    app.http.server.on('connection', (socket: Socket) => here.push(socket));
    for (let i = 0; i < PLACES; i++) takePlace();
    const there = Array.from({ length: 8 }, () => begin(`content-length: ${megabytes * 1024 ** 2}`));
    const answers = there.map(firstBytes);
    for (const socket of there) socket.write(Buffer.alloc(megabytes * 1024 ** 2));
    for (const head of await Promise.all(answers)) expect(head).toMatch(/^HTTP\/1\.1 503 /);
    const answeredAt = performance.now();
    const read = () => here.reduce((sum, { bytesRead }) => sum + bytesRead, 0) / 1024 ** 2;
    while (read() < 6) {
      await sleep(100);
      const seconds = (performance.now() - answeredAt) / 1_000;
      // Half a megabyte of each may have arrived before it was refused.
      expect(read()).toBeLessThan(there.length / 2 + 5 * seconds);
    }
  });

  it('are drained in turns, so that refused requests of one account do not cut off another', async () => {
    const other = await app.signUp();
    for (let i = 0; i < PLACES; i++) takePlace(`dev_${i}`);
    const form = 4 * 1024 ** 2;
    const crowd = Array.from({ length: 60 }, () => begin(`content-length: ${form}`));
    const answers = crowd.map(firstBytes);
    for (const socket of crowd) socket.write(Buffer.alloc(form));
    for (const head of await Promise.all(answers)) expect(head).toMatch(/^HTTP\/1\.1 503 /);

    const one = begin(`connection: close\r\ncontent-length: ${form}`, other.key);
    expect(await firstBytes(one)).toMatch(/^HTTP\/1\.1 503 /);
    expect(await sendRest(one, Buffer.alloc(form))).toEqual([]);
  });

  it('wait for memory before their pictures are read', async () => {
    await takeAllMemory();
    const answers = [verify()];
    // A request without a length cannot wait for the memory it needs, and takes what is available.
    const chunked = begin('transfer-encoding: chunked');
    const answered = firstBytes(chunked);
    chunked.write(`${sent.payload.length.toString(16)}\r\n`);
    chunked.write(sent.payload);
    chunked.write('\r\n0\r\n\r\n');
    expect(await answered).toMatch(/^HTTP\/1\.1 503 /);
    leaveAll();
    expect(await Promise.all(answers)).toMatchObject([{ status: 200 }]);
  });

  it('cannot block others by claiming to be large, and are dropped when they come too slowly', async () => {
    const other = await app.signUp();
    const claim = begin(`content-length: ${100 * 1024 ** 2}`);
    const answered = firstBytes(claim);
    claim.write(sent.payload.subarray(0, 1_000));
    expect(await verify(other.key)).toMatchObject({ status: 200 });
    expect(await answered).toMatch(/^HTTP\/1\.1 408 /);
    claim.destroy();
    await everybodyLeft();
  });

  it('are counted in the metrics', async () => {
    const figures = await (await fetch(new URL('/metrics', app.apiUrl))).text();
    expect(figures).toMatch(/surety_identity_verifications{state="waiting"} \d+/);
    expect(figures).toMatch(/surety_identity_visits_total{outcome="measured"} [1-9]/);
    expect(figures).toMatch(/surety_identity_visits_total{outcome="no_place"} [1-9]/);
    expect(figures).toMatch(/surety_identity_seconds_total \d/);
    for (let i = 0; i < PLACES; i++) takePlace();
    const { checks } = (await (await fetch(new URL('/readyz', app.apiUrl))).json()) as {
      checks: { name: string; ok: boolean; detail?: string }[];
    };
    const models = checks.find(({ name }) => name === 'models');
    expect(models).toMatchObject({ ok: true, detail: expect.stringContaining('503') });
  });

  it('give their slots back when they disconnect, sending or waiting', async () => {
    await takeAllMemory();
    const waiting = Array.from({ length: PLACES - taken.length }, () => begin(LENGTH));
    await everyPlaceTaken();
    for (const socket of waiting) socket.destroy();
    leaveAll();
    await everybodyLeft();

    const sending = Array.from({ length: PLACES }, () => begin(LENGTH));
    for (const socket of sending) socket.write(sent.payload.subarray(0, 1_000));
    await everyPlaceTaken();
    for (const socket of sending) socket.destroy();
    await everybodyLeft();
    expect(await verify()).toMatchObject({ status: 200 });
  });
});
