import { connect, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { disputes } from '#test/support/disputes.ts';
import { platform } from '#test/support/escrow.ts';
import { evidence, pdf } from '#test/support/evidence.ts';
import { png } from '#test/support/identity/bombs.ts';
import { startListeningApp } from '#test/support/listening.ts';

const MIB = 1024 ** 2;
const app = await startListeningApp();
const port = Number(new URL(app.apiUrl).port);
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

async function account() {
  const on = platform(app, (await app.signUp()).key);
  await on.setPayoutAccount();
  return { on, of: disputes(app, on), files: evidence(app, on.key) };
}

/** An upload that announces 10 MB, sends some of it, and then nothing. */
function begin(key: string, { id }: { id: string }, sent: number) {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  let heard = '';
  socket.on('data', (chunk) => {
    heard += chunk;
  });
  socket.on('error', () => undefined);
  socket.write(
    `POST /v1/disputes/${id}/evidence HTTP/1.1\r\nhost: x\r\nx-api-key: ${key}\r\n` +
      `content-type: multipart/form-data; boundary=b\r\ncontent-length: ${10 * MIB}\r\n\r\n` +
      '--b\r\ncontent-disposition: form-data; name="externalUserId"\r\n\r\nbuyer\r\n' +
      '--b\r\ncontent-disposition: form-data; name="file"; filename="x"\r\n\r\n%PDF-1.7\n',
  );
  socket.write(Buffer.alloc(sent));
  return { heard: () => heard };
}

it('33 slow uploads shut out neither the other party, nor other disputes, nor other accounts', async () => {
  const [slow, other] = [await account(), await account()];
  const [one, two, three] = [await slow.of.opened(), await slow.of.opened(), await other.of.opened()];
  const begun = Array.from({ length: 33 }, () => begin(slow.on.key, one.dispute, 3 * MIB));
  await expect
    .poll(() => begun.filter(({ heard }) => heard().includes('service_unavailable')).length, {
      timeout: 20_000,
    })
    .toBeGreaterThan(20);
  const large = pdf('x'.repeat(9 * MIB));
  const seller = { externalUserId: 'seller' };
  expect((await slow.files.add(one.dispute, large, seller)).status).toBe(201);
  expect((await slow.files.add(two.dispute, large)).status).toBe(201);
  expect((await other.files.add(three.dispute, large)).status).toBe(201);
  expect((await other.files.add(three.dispute, png(100, 100))).status).toBe(201);
});

it('an upload that stands still is ended', { timeout: 30_000 }, async () => {
  const { on, of } = await account();
  const { dispute } = await of.opened();
  const { heard } = begin(on.key, dispute, 1_000);
  await expect
    .poll(heard, { timeout: 20_000, interval: 500 })
    .toMatch(/^HTTP\/1\.1 408 [\s\S]*request_timed_out/);
});

it('a form that announces more than a file may have is refused before it is read', async () => {
  const { on, of } = await account();
  const { dispute } = await of.opened();
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  const first = new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))));
  socket.write(
    `POST /v1/disputes/${dispute.id}/evidence HTTP/1.1\r\nhost: x\r\nx-api-key: ${on.key}\r\n` +
      `content-type: multipart/form-data; boundary=b\r\ncontent-length: ${99 * MIB}\r\n\r\n--b`,
  );
  expect(await first).toMatch(/^HTTP\/1\.1 413 /);
});
