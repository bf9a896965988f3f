import { expect, it } from 'vitest';
import { nodeOf, nodesOf } from '#store/connection/cells-on-citus.ts';
import { openDb } from '#store/db.ts';
import { startTestApp } from '#test/support/app.ts';
import { FIRST_CELL } from '#test/support/database/citus.ts';
import { onAllNodes } from '#test/support/database/database.ts';
import { fundedAgreement, platform } from '#test/support/escrow.ts';

/** Only on a Citus cluster (`npm run citus:cluster`). */
const app = process.env['CITUS_URL']
  ? await startTestApp({ route: async (serviceUrl) => onAllNodes(serviceUrl) })
  : null;
const DEPOSITS = 8;

it.skipIf(!app)(
  'a cell that Citus has moved records deposits once, and answers none with 500',
  async () => {
    if (!app) return;
    const { cell = FIRST_CELL, ownerUrl } = app.database;
    const on = platform(app, (await app.signUp()).key);
    const { id, virtualAccountNo } = await fundedAgreement(on, [DEPOSITS * 2], 0);
    const pay = (index: number) => on.deposit(virtualAccountNo ?? '', 1, `told-twice-${index}`);

    const coordinator = openDb(ownerUrl, { max: 1, queryTimeoutMs: 300_000 });
    const passedOver = [await nodeOf(coordinator), new URL(ownerUrl).host];
    const [to = ''] = (await nodesOf(ownerUrl)).filter((node) => !passedOver.includes(node));
    const move = 'SELECT citus_schema_move($1::text::regnamespace, $2, $3::integer)';
    await coordinator.query(move, [cell, ...to.split(':')]);

    // The previous node forwards writes, and fails on a duplicate deposit with XX000.
    const statuses: number[] = [];
    for (let index = 0; index < DEPOSITS; index++) {
      if (index === DEPOSITS / 2) await coordinator.query('SELECT adopt_event_log(true)');
      for (const { status } of await Promise.all([pay(index), pay(index)])) statuses.push(status);
    }
    await coordinator.close();
    expect(statuses.filter((status) => ![200, 201, 503].includes(status))).toEqual([]);

    for (let index = 0; index < DEPOSITS; index++) expect((await pay(index)).status).toBeLessThan(300);
    expect((await on.get(id)).body.funding).toMatchObject({ held: DEPOSITS });
  },
  300_000,
);
