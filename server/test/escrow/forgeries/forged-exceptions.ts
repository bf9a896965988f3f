import { eventChainInput } from '#core/events/chain.ts';
import type { Queryable } from '#store/db.ts';
import { sha256 } from '#store/sha256.ts';
import type { Forgery, Scene } from './scene.ts';

const CLOSED = `closed_at = now(), note = 'nothing to see', closed_by = '{"type": "system", "id": null}'`;

/** Closes an exception with its event and the right hash, so that only the MAC is missing. */
async function closeWithEvent(tx: Queryable, developerId: string, exception: string): Promise<void> {
  const [opened] = await tx.query<{ hash: string; data: object }>(
    'SELECT hash, data FROM events WHERE stream_id = $1',
    [exception],
  );
  const event = {
    ...{ developerId, streamId: exception, sequence: 2, id: 'evt_forged', type: 'exception.closed' },
    data: { ...opened?.data, note: 'nothing to see', settled: 0 },
    createdAt: new Date(),
    actor: { type: 'system' as const, id: null },
  };
  const hash = sha256(eventChainInput(opened?.hash ?? '', event));
  const { id, type, data, createdAt, actor } = event;
  await tx.query(
    `INSERT INTO events (developer_id, stream_id, sequence, id, type, data, created_at, actor, hash)
     VALUES ($1, $2, 2, $3, $4, $5, $6, $7, $8)`,
    [developerId, exception, id, type, data, createdAt, actor, hash],
  );
  await tx.query(`UPDATE exceptions SET ${CLOSED}, event_head = $2 WHERE id = $1`, [exception, hash]);
}

/** Forgeries of exceptions by the service's own role, which may only open and close them. */
export const FORGED_EXCEPTIONS: Forgery[] = [
  [
    'an exception closed without a request',
    [`UPDATE exceptions SET ${CLOSED} WHERE id = $exception`],
    'exceptions',
    /exception exc_\w+: it does not match its events/,
  ],
  [
    'the same with an event of its own, properly chained',
    (tx, { developerId, exception }: Scene) => closeWithEvent(tx, developerId, exception),
    'exceptions',
    /exception exc_\w+: its MAC does not match/,
  ],
  [
    'the same for an unmatched deposit',
    (tx, { unmatched }: Scene) => closeWithEvent(tx, '', unmatched),
    'exceptions',
    /exception exc_\w+: its MAC does not match/,
  ],
  [
    'an exception of an unmatched deposit without its history',
    ['UPDATE exceptions SET event_head = NULL WHERE id = $unmatched'],
    'exceptions',
    /exception exc_\w+: its MAC does not match/,
  ],
  [
    'an exception of an unmatched deposit closed without a request',
    [`UPDATE exceptions SET ${CLOSED} WHERE id = $unmatched`],
    'exceptions',
    /exception exc_\w+: it does not match its events/,
  ],
  [
    'a closed exception that is open again',
    ['UPDATE exceptions SET closed_at = NULL, note = NULL, closed_by = NULL WHERE id = $closed'],
    'exceptions',
    /it does not match its events/,
  ],
  [
    'a changed author of a closing',
    [`UPDATE exceptions SET closed_by = '{"type": "key", "id": "key_other"}' WHERE id = $closed`],
    'exceptions',
    /its events name a different person who closed it/,
  ],
  [
    'an event of a closing that did not happen',
    [
      `WITH opened AS (SELECT developer_id, stream_id, data FROM events WHERE stream_id = $exception)
       INSERT INTO events (developer_id, stream_id, sequence, id, type, data, created_at)
       SELECT developer_id, stream_id, 2, 'evt_forged', 'exception.closed', data, now() FROM opened`,
    ],
    'exceptions',
    /event 2 is not chained correctly/,
  ],
  [
    'a made-up exception',
    [
      `INSERT INTO exceptions (developer_id, id, kind, subject, details, opened_at)
       VALUES ('', 'exc_forged', 'unknown_reference', 'nothing', '{}', now())`,
    ],
    'exceptions',
    /all exceptions: 1 have no MAC, but 0 existed before MACs/,
  ],
];
