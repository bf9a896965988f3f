import { type Controls, compareControls } from '#core/audit/replay-controls.ts';
import * as controls from '#store/audit/controls.ts';
import { databaseTime } from '#store/clock.ts';
import { areAll, CONTROLS, type Control, fits } from '#store/control-macs.ts';
import type { Queryable } from '#store/db.ts';
import * as moneyPause from '#store/money-pause.ts';

type Report = (where: string, what: string, check: 'controls') => void;

const PAGE = 1_000;

/** Checks the MAC of every role, key, rule and policy. */
export async function verifyMacs(tx: Queryable, report: Report): Promise<void> {
  const complete = await areAll(tx);
  for (const table of Object.keys(CONTROLS) as Control[]) {
    for (let after: controls.ControlRow | null = null, more = true; more; ) {
      const page: controls.ControlRow[] = await controls.page(tx, table, after, PAGE);
      for (const row of page) {
        // The next start of the service adds the MACs of an older version.
        if ((row.mac === null && !complete) || fits(tx.personal, table, row.developerId, row)) continue;
        const what =
          row.mac === null ? 'it has no MAC' : 'its MAC does not match: it was set without the secret';
        report(`${CONTROLS[table].name} ${row.covered[0]} of ${row.developerId}`, what, 'controls');
      }
      after = page.at(-1) ?? after;
      more = page.length === PAGE;
    }
  }
  const pause = await moneyPause.find(tx);
  if (pause?.endedWithoutSecret) {
    const what = `${pause.since.toISOString()} was ended without the secret`;
    report('pause of payments', `the pause since ${what}, and still holds`, 'controls');
  }
}

/** Compares what the records of an account's audit log add up to with its rows. */
export async function verifyControls(
  tx: Queryable,
  developerId: string,
  said: Controls,
  report: Report,
): Promise<void> {
  const rows = await controls.read(tx, developerId);
  for (const { name, what } of compareControls(said, rows, await databaseTime(tx))) {
    report(developerId === '' ? name : `${name} of ${developerId}`, what, 'controls');
  }
}
