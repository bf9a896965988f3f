import { describe, expect, it } from 'vitest';
import { type Verification, verifyBooks } from '#actions/escrow/verify/verify-books.ts';
import { eventChainInput } from '#core/events/chain.ts';
import type { Db, Queryable } from '#store/db.ts';
import { sha256 } from '#store/sha256.ts';
import { startTestApp } from '#test/support/app.ts';
import { ALWAYS, approve, reject, team, type WaitingBody } from '#test/support/dashboard/approvals.ts';
import { fundedAgreement } from '#test/support/escrow.ts';

const app = await startTestApp();
const { owner, finance, on } = await team(app, { refund: ALWAYS });
const { mac } = app.context;

/** A refund that waits for approval. */
async function asked(): Promise<string> {
  const { id } = await fundedAgreement(on, [100], 100);
  const path = `/v1/escrow/agreements/${id}/refunds`;
  const { status, body } = await finance.call<WaitingBody>('POST', path, { body: {} });
  expect(status).toBe(202);
  return body.approval.id;
}
const pending = await asked();
const approved = await asked();
const rejected = await asked();
expect((await approve(owner, approved)).status).toBe(200);
expect((await reject(owner, rejected)).status).toBe(200);

/** Approves it with its event and the right hash, so that only the MAC is missing. */
async function approveUnasked(tx: Queryable): Promise<void> {
  const [first] = await tx.query<{ developer_id: string; hash: string; data: object; actor: object }>(
    'SELECT developer_id, hash, data, actor FROM events WHERE stream_id = $1',
    [pending],
  );
  const { expiresAt: _, ...data } = { expiresAt: '', ...first?.data };
  const asker = first?.actor as { type: string; id: string };
  const at = new Date();
  const actor = { type: 'member' as const, id: 'mem_mallory' };
  const event = {
    ...{ developerId: first?.developer_id ?? '', streamId: pending, sequence: 2, id: 'evt_forged' },
    ...{ type: 'approval.approved', createdAt: at, actor },
    data: { ...data, requestedByType: asker.type, requestedById: asker.id },
  };
  const hash = sha256(eventChainInput(first?.hash ?? '', event));
  await tx.query(
    `INSERT INTO events (developer_id, stream_id, sequence, id, type, data, created_at, actor, hash)
     VALUES ($1, $2, 2, $3, $4, $5, $6, $7, $8)`,
    [event.developerId, pending, event.id, event.type, event.data, at, actor, hash],
  );
  await tx.query(
    `UPDATE approvals SET state = 'APPROVED', decided_by = $2, decided_at = $3, event_head = $4 WHERE id = $1`,
    [pending, actor, at, hash],
  );
}

const run = (sql: string) => (tx: Queryable) => tx.query(sql);
const DECIDED = `decided_at = now(), decided_by = '{"type": "member", "id": "mem_mallory"}'`;
const INSERTED = `INSERT INTO approvals (developer_id, id, kind, state, encrypted, digest, requested_by,
  requested_at, expires_at, event_head, mac) SELECT developer_id, 'apr_forged', kind, 'PENDING', encrypted, '\\x00',
  requested_by, requested_at, expires_at, event_head`;

/** Runs verify on a forgery, then rolls it back, so that each test starts clean. */
async function saidOf(db: Db, forge: (tx: Queryable) => Promise<unknown>): Promise<string> {
  let result: Verification | undefined;
  const undo = new Error('undo');
  await db
    .transaction(async (tx) => {
      await forge(tx);
      result = await verifyBooks(tx, { mac });
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  const found = result?.faults.find(({ check }) => check === 'approvals')?.found ?? [];
  return found.map(({ where, what }) => `${where}: ${what}`).join('\n') || 'nothing';
}

describe('verify, of approvals,', () => {
  it('finds nothing wrong without a forgery', async () => {
    expect(await saidOf(app.database.service, async () => undefined)).toBe('nothing');
  });

  it.each<[name: string, forge: (tx: Queryable) => Promise<unknown>, says: RegExp]>([
    [
      'an approval without a decision',
      run(`UPDATE approvals SET state = 'APPROVED', ${DECIDED} WHERE id = '${pending}'`),
      /approval apr_\w+: it does not match its events/,
    ],
    [
      'the same with an event of its own, properly chained',
      approveUnasked,
      /apr_\w+: its MAC does not match/,
    ],
    [
      'a no that became a yes',
      run(`UPDATE approvals SET state = 'APPROVED', reason = NULL WHERE id = '${rejected}'`),
      /it does not match its events/,
    ],
    [
      'a decision that is open again',
      run(`UPDATE approvals SET state = 'PENDING', decided_at = NULL WHERE id = '${approved}'`),
      /it does not match its events/,
    ],
    [
      'a changed decider',
      run(`UPDATE approvals SET ${DECIDED} WHERE id = '${approved}'`),
      /it does not match its events/,
    ],
    [
      'another reason for a no',
      run(`UPDATE approvals SET reason = 'as agreed' WHERE id = '${rejected}'`),
      /it does not match its events/,
    ],
    [
      'an event of a decision that was not made',
      run(`WITH asked AS (SELECT developer_id, stream_id, data FROM events WHERE stream_id = '${pending}')
        INSERT INTO events (developer_id, stream_id, sequence, id, type, data, created_at)
        SELECT developer_id, stream_id, 2, 'evt_forged', 'approval.approved', data, now() FROM asked`),
      /event 2 is not chained correctly/,
    ],
    [
      'a made-up request',
      run(`${INSERTED}, NULL FROM approvals WHERE id = '${pending}'`),
      /all approvals: 1 have no MAC, but 0 existed before MACs/,
    ],
    [
      'a made-up request with the MAC of another',
      run(`${INSERTED}, mac FROM approvals WHERE id = '${pending}'`),
      /approval apr_forged: its event_head is not the hash of its last event/,
    ],
    [
      'a MAC that was taken away',
      run(`UPDATE approvals SET mac = NULL WHERE id = '${approved}'`),
      /all approvals: 1 have no MAC/,
    ],
  ])('finds, of the service’s own role, %s', async (_name, forge, says) => {
    expect(await saidOf(app.database.service, forge)).toMatch(says);
  });

  it('finds, by the owner, a request with changed content', async () => {
    const swapped =
      run(`UPDATE approvals SET encrypted = (SELECT encrypted FROM approvals WHERE id = '${approved}')
      WHERE id = '${pending}'`);
    expect(await saidOf(app.database.owner, swapped)).toMatch(new RegExp(`approval ${pending}: .`));
  });
});
