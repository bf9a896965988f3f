import { describe, expect, it } from 'vitest';
import { adoptSecrets, rotateSecrets } from '#app/database.ts';
import { newRootSecret } from '#settings/root-secret.ts';
import { openSecretBox } from '#store/secrets/secret-box.ts';
import { startTestApp, type TestNode } from '#test/support/app.ts';
import { PASSWORD, signedIn, visitor } from '#test/support/dashboard/dashboard.ts';
import { withApp } from '#test/support/dashboard/two-step.ts';
import { platform } from '#test/support/escrow.ts';
import { openReceiver, settleWebhooks, startWebhookApp, verify, webhooks } from '#test/support/webhooks.ts';

const app = await startWebhookApp();
const { owner } = app.database;

/** Tables of the person who signed up, who has the id of the account. */
const PERSONAL = ['developers', 'people', 'person_emails'];

async function everything(table: string, developerId: string): Promise<string> {
  const id = table.startsWith('pe') ? 'person_id' : 'developer_id';
  const [row] = await owner.query(`SELECT json_agg(t)::text AS all FROM ${table} t WHERE ${id} = $1`, [
    developerId,
  ]);
  return String(row?.['all']);
}

async function accountWithWebhook() {
  const name = 'Adaeze Nwosu';
  const email = `adaeze-${performance.now()}@example.com`;
  const { body } = await app.call<{ apiKey: string; developerId: string }>('POST', '/v1/developer/signup', {
    body: { email, password: PASSWORD, name },
  });
  const receiver = await openReceiver();
  const hooks = webhooks(app, body.apiKey);
  const endpoint = await hooks.create(receiver.url);
  return { name, email, key: body.apiKey, developerId: body.developerId, receiver, endpoint };
}

type Account = Awaited<ReturnType<typeof accountWithWebhook>>;

/** Reads the account, signs in to it and has an event delivered and signed by this process. */
async function works(node: TestNode, account: Account, secret = account.endpoint.secret): Promise<void> {
  const { key, email, name, receiver } = account;
  expect((await node.call('GET', '/v1/developer', { key })).body).toMatchObject({ email, name });
  const signIn = await visitor(node).call('POST', '/session', { body: { email, password: PASSWORD } });
  expect(signIn.status).toBe(204);
  const again = { email: email.toUpperCase(), password: PASSWORD };
  expect((await node.call('POST', '/v1/developer/signup', { body: again })).status).toBe(409);
  await platform(app, key).create([100]);
  await settleWebhooks(node);
  const last = receiver.received.at(-1);
  if (!last) throw new Error('nothing arrived');
  expect(verify(secret, last)).toMatchObject({ type: 'agreement.created' });
}

describe('personal data and signing secrets', () => {
  it('are nowhere in the database in the clear, and still work', async () => {
    const account = await accountWithWebhook();
    const { developerId, endpoint, email } = account;
    await works(app, account);
    const stored = await Promise.all(
      [...PERSONAL, 'webhook_endpoints'].map((table) => everything(table, developerId)),
    );
    for (const text of stored) {
      expect(text).toContain(developerId);
      expect(text).not.toMatch(/Adaeze|adaeze|whsec_/);
      expect(text).not.toContain(endpoint.secret.slice(6));
    }
    const [guessed] = await owner.query('SELECT 1 FROM person_emails WHERE email = $1', [
      await sha256Of(email),
    ]);
    expect(guessed).toBeUndefined();
  });

  it('can be decrypted only in their own row', async () => {
    const [mine, other] = [await accountWithWebhook(), await accountWithWebhook()];
    const swap = () =>
      owner.query(
        `UPDATE developers d SET name = o.name FROM developers o
         WHERE d.developer_id <> o.developer_id AND d.developer_id = ANY($1) AND o.developer_id = ANY($1)`,
        [[mine.developerId, other.developerId]],
      );
    const ask = () =>
      app.http.inject({ method: 'GET', url: '/v1/developer', headers: { 'x-api-key': mine.key } });
    await swap();
    expect((await ask()).statusCode).toBe(500);
    await swap();
    expect((await ask()).json()).toMatchObject({ name: mine.name });
  });

  it('are encrypted at the next start where version 0.1 left them in the clear', async () => {
    const account = await accountWithWebhook();
    const { developerId, email, name, endpoint } = account;
    for (const table of ['developers', 'people']) {
      await owner.query(
        `UPDATE ${table} SET email = $2, name = $3, encrypted_by = NULL
         WHERE ${table === 'people' ? 'person_id' : 'developer_id'} = $1`,
        [developerId, email, name],
      );
    }
    await owner.query('DELETE FROM person_emails WHERE person_id = $1', [developerId]);
    await owner.query('INSERT INTO person_emails (email, person_id) VALUES ($1, $2)', [email, developerId]);
    await owner.query(
      'UPDATE webhook_endpoints SET secret = $2, encrypted_by = NULL WHERE developer_id = $1',
      [developerId, endpoint.secret],
    );
    await works(app, account);
    await adoptSecrets(app.database.service, app.context.box);
    for (const table of PERSONAL) expect(await everything(table, developerId)).not.toMatch(/[Aa]daeze/);
    expect(await everything('webhook_endpoints', developerId)).not.toContain('whsec_');
    await works(app, account);
  });
});

describe('another key', () => {
  it('replaces the first, while processes that have both continue to work', async () => {
    const account = await accountWithWebhook();
    const person = await signedIn(app);
    const { telephone } = await withApp(app, person);
    const before = app.secret;
    const next = newRootSecret();
    const withBoth = await app.startNode({ ...next, older: [before] });
    await works(withBoth, account);
    // Signed up under the new key, refused as a duplicate under the old one.
    const fresh = { email: 'fresh@example.com', password: PASSWORD };
    expect((await withBoth.call('POST', '/v1/developer/signup', { body: fresh })).status).toBe(201);
    expect((await app.call('POST', '/v1/developer/signup', { body: fresh })).status).toBe(409);
    const rotated = await withBoth.call<{ secret: string }>(
      'POST',
      `/v1/webhooks/${account.endpoint.id}/rotate-secret`,
      { key: account.key, body: {} },
    );
    expect(rotated.status).toBe(201);

    await adoptSecrets(app.database.service, withBoth.context.box);
    expect(await rotateSecrets(app.database.service, withBoth.context.box)).toBeGreaterThan(0);
    const withNext = await app.startNode(next);
    await works(withNext, account, rotated.body.secret);
    await works(withBoth, account);
    // The app's codes are still valid, and the list of sessions can still be decrypted.
    const browser = visitor(withNext);
    const { email } = person;
    await browser.call('POST', '/session', { body: { email, password: PASSWORD } });
    const code = telephone.next();
    expect((await browser.call('POST', '/session/code', { body: { code } })).status).toBe(204);
    expect((await browser.call<{ data: unknown[] }>('GET', '/sessions')).body.data).toHaveLength(2);
    const encrypted = await owner.query(
      'SELECT 1 FROM person_emails WHERE encrypted_by IS DISTINCT FROM $1',
      [next.id],
    );
    expect(encrypted).toEqual([]);

    await expect(adoptSecrets(app.database.service, openSecretBox(before))).rejects.toThrow(
      /was encrypted with the secret/,
    );
  });

  it('is refused when the previous key is not given', async () => {
    const fresh = await startTestApp();
    const { service } = fresh.database;
    await adoptSecrets(service, fresh.context.box);
    await adoptSecrets(service, fresh.context.box);
    await expect(adoptSecrets(service, openSecretBox(newRootSecret()))).rejects.toThrow(
      /was encrypted with the secret/,
    );
  });
});

async function sha256Of(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', Buffer.from(text));
  return Buffer.from(digest).toString('hex');
}
