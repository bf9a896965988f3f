import { createHash, createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { canonicalJson } from '#core/chain.ts';
import type { Proof } from '#core/events/proof.ts';
import { startTestApp } from '#test/support/app.ts';
import { platform } from '#test/support/escrow.ts';

const app = await startTestApp();
const { key } = await app.signUp();
const on = platform(app, key);

type Shown = {
  id: string;
  type: string;
  sequence: number;
  createdAt: string;
  actor: { type: string; id: string | null };
  data: Record<string, unknown>;
  subject?: { id: string } | null;
  origin?: { requestId: string } | null;
  after?: Record<string, unknown>;
  proof?: Proof;
};
const list = async (path: string) => (await app.call<{ data: Shown[] }>('GET', path, { key })).body.data;
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Computes the hash of version 2 as the guide describes it. */
function hashOf({ id, type, sequence, createdAt, actor, subject, origin }: Shown, proof: Proof): string {
  const { tenant, stream, previousHash, clear, commitments, funding } = proof;
  const who = [actor.type, actor.id];
  const input = stream
    ? [
        'event 2',
        previousHash,
        tenant,
        stream,
        sequence,
        id,
        type,
        clear,
        commitments,
        createdAt,
        who,
        ...(funding ? [funding] : []),
      ]
    : [
        ...['audit 2', previousHash, tenant, sequence, id, type, subject?.id ?? null, who],
        ...[origin?.requestId ?? null, clear, commitments, createdAt],
      ];
  return sha256(canonicalJson(input));
}

/** Checks each value that has a salt against its commitment. Returns the fields. */
function openedFields(values: Record<string, unknown>, { commitments, salts }: Proof): string[] {
  for (const [field, salt] of Object.entries(salts)) {
    const mac = createHmac('sha256', Buffer.from(salt)).update(canonicalJson([field, values[field]]));
    expect(mac.digest('base64url')).toBe(commitments[field]);
  }
  return Object.keys(salts).sort();
}

it('gives everything to compute the hashes of events and audit records again, until a person is erased', async () => {
  const parties = {
    buyerExternalId: 'ada',
    buyerName: 'Ada',
    buyerEmail: 'ada@example.com',
    sellerName: 'Bo',
  };
  const { body } = await on.create([500], { ...parties, sellerExternalId: 'bo', metadata: { gift: 'yes' } });
  await on.post(body.id, 'freeze', { reason: 'wait' });
  await on.post(body.id, 'unfreeze', {});
  await on.post(body.id, 'cancel');
  const timeline = `/v1/escrow/agreements/${body.id}/events?expand=proof`;
  const shown = await list(timeline);
  expect(shown.length).toBeGreaterThan(3);
  let head = '0'.repeat(64);
  for (const event of shown) {
    const proof = event.proof as Proof;
    expect(proof).toMatchObject({ version: 2, previousHash: head, hash: hashOf(event, proof) });
    head = String(proof.hash);
  }
  const [first] = shown as [Shown & { proof: Proof }];
  expect(openedFields(first.data, first.proof)).toEqual([
    'buyerEmail',
    'buyerName',
    'metadata',
    'sellerName',
  ]);
  // The log of all events ends before a transaction that still runs.
  await expect.poll(() => list('/v1/events?expand=proof')).toContainEqual(first);
  expect((await list(`/v1/escrow/agreements/${body.id}/events`))[0]).not.toHaveProperty('proof');

  const ask = async (type: string) => {
    const asked = await app.call<{ id: string }>('POST', '/v1/privacy/requests', {
      key,
      body: { externalUserId: 'ada', type },
    });
    const path = `/v1/privacy/requests/${asked.body.id}/complete`;
    expect((await app.call('POST', path, { key, body: {} })).status).toBe(200);
  };
  await ask('restrict');
  const lift = { key, body: { reason: 'Ada agreed' } };
  await app.call('POST', '/v1/privacy/people/ada/lift-restriction', lift);
  const [lifted] = (await list('/v1/audit-log?type=person.restriction_lifted&expand=proof')) as [
    Shown & { proof: Proof },
  ];
  expect(lifted.proof.hash).toBe(hashOf(lifted, lifted.proof));
  expect(openedFields({ 'after.reason': lifted.after?.['reason'] }, lifted.proof)).toEqual(['after.reason']);
  for (const entry of await list('/v1/audit-log?expand=proof'))
    expect(entry.proof?.hash).toBe(hashOf(entry, entry.proof as Proof));

  await ask('erase');
  const [erased] = (await list(timeline)) as [Shown & { proof: Proof }];
  expect(erased.proof).toMatchObject({ hash: first.proof.hash, commitments: first.proof.commitments });
  expect(hashOf(erased, erased.proof)).toBe(first.proof.hash);
  expect(openedFields(erased.data, erased.proof)).toEqual(['sellerName']);
});
