import { describe, expect, it } from 'vitest';
import { publishAnchors } from '#actions/escrow/verify/publish-anchors.ts';
import { type Verification, verifyBooks } from '#actions/escrow/verify/verify-books.ts';
import type { Check } from '#core/escrow/verify/books.ts';
import type { Db, Queryable } from '#store/db.ts';
import { openAnchorKey } from '#store/escrow/verify/anchor-key.ts';
import { openMac } from '#store/escrow/verify/hmac.ts';
import { startTestApp } from '#test/support/app.ts';
import { platform } from '#test/support/escrow.ts';
import { logSettled } from '#test/support/webhooks.ts';
import { BY_OWNER } from './by-owner.ts';
import { FORGED_EXCEPTIONS } from './forged-exceptions.ts';
import { FORGED_FEES } from './forged-fees.ts';
import { FORGED_MONEY } from './forged-money.ts';
import { FORGED_TERMS } from './forged-terms.ts';
import { FORGED_WORK } from './forged-work.ts';
import { type Forge, makeScene, type Scene } from './scene.ts';

const app = await startTestApp();
const { key, developerId } = await app.signUp();
const scene = await makeScene(app, platform(app, key), developerId);

const published = new Map<string, string>();
await logSettled(app);
await publishAnchors({
  ...app.context,
  publishAnchor: async (account, note) =>
    void published.set(account, `${published.get(account) ?? ''}${note}\n`),
});

const { secret } = app.context;
const mac = openMac(secret.derive('seal'));
const anchors = { signer: { key: openAnchorKey(secret.derive('anchor')), secretId: secret.id }, published };

async function carryOut(tx: Queryable, forge: Forge): Promise<void> {
  if (typeof forge === 'function') return forge(tx, scene);
  const names: Record<string, unknown> = { ...scene, developer: developerId };
  for (const statement of forge) {
    await tx.query(statement.replaceAll(/\$([a-z]+)/g, (_all, name: keyof Scene) => `'${names[name]}'`));
  }
}

/** Runs verify on a forgery, then rolls it back, so that each test starts clean. */
async function forged(db: Db, forge: Forge): Promise<Verification> {
  let result: Verification | undefined;
  const undo = new Error('undo');
  await db
    .transaction(async (tx) => {
      await carryOut(tx, forge);
      result = await verifyBooks(tx, { mac, anchors });
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  if (!result) throw new Error('verify did not run');
  return result;
}

function said(result: Verification, check: Check): string {
  const found = result.faults.find((candidate) => candidate.check === check)?.found ?? [];
  return found.map(({ where, what }) => `${where}: ${what}`).join('\n') || `nothing wrong with ${check}`;
}

describe('verify', () => {
  it('finds nothing wrong without a forgery', async () => {
    const result = await verifyBooks(app.database.service, { mac, anchors });
    expect(result).toMatchObject({ faults: [], agreements: 6, anchors: 11 });
  });

  it.each([...FORGED_FEES, ...FORGED_TERMS, ...FORGED_MONEY, ...FORGED_EXCEPTIONS, ...FORGED_WORK])(
    'finds, of the service’s own role, %s',
    async (_name, forge, check, says) => {
      expect(said(await forged(app.database.service, forge), check)).toMatch(says);
    },
  );

  it.each(BY_OWNER)('finds, by the owner, %s', async (_name, forge, check, says) => {
    expect(said(await forged(app.database.owner, forge), check)).toMatch(says);
  });

  it('accepts a MAC only with the secret that made it', async () => {
    const { faults } = await verifyBooks(app.database.service, { mac: openMac(new Uint8Array(32)) });
    expect(faults).toMatchObject([
      { check: 'mac', count: 6 },
      { check: 'accounts', count: 1 },
      { check: 'exceptions', count: 3 },
    ]);
    expect((await verifyBooks(app.database.service)).faults).toEqual([]);
  });

  it.each(['events', 'transfers', 'exceptions', 'mac_secret', 'mac_backfill', 'chain_start'])(
    'need not find an edit of %s by that role: the database refuses it',
    async (table) => {
      await expect(app.database.service.query(`DELETE FROM ${table}`)).rejects.toThrow('permission denied');
    },
  );
});
