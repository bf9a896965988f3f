import { erasureMacInput } from '#core/privacy/erasure.ts';
import type { Queryable } from '#store/db.ts';
import * as erasures from '#store/privacy/erasures.ts';
import * as orders from '#store/privacy/orders.ts';

type Report = (where: string, what: string) => void;

const PAGE = 1_000;
const NAMED = 100;

/**
 * Checks that each erased key was erased by an order, that each order has its MAC and its record in the audit
 * log, and that no erased person can be read again. Returns the number of erasures.
 */
export async function verifyErasures(
  db: Queryable,
  mac: ((text: string) => string) | null,
  report: Report,
): Promise<number> {
  for (const { developerId, id, externalUserId } of await erasures.unordered(db, NAMED)) {
    report(nameOf(developerId, externalUserId), `the key ${id} was erased, but no erasure was ordered`);
  }
  for (const { developerId, subject, erasureId } of await orders.withoutErasure(db, NAMED)) {
    report(nameOf(developerId, subject), `the audit log records the erasure ${erasureId}, but it is missing`);
  }
  let counted = 0;
  for (let after: erasures.StoredErasure | null = null, more = true; more; ) {
    const page: erasures.StoredErasure[] = await erasures.page(db, after, PAGE);
    for (const erasure of page) await verifyOne(db, erasure, mac, report);
    counted += page.length;
    after = page.at(-1) ?? after;
    more = page.length === PAGE;
  }
  return counted;
}

async function verifyOne(
  db: Queryable,
  erasure: erasures.StoredErasure,
  mac: ((text: string) => string) | null,
  report: Report,
): Promise<void> {
  const where = nameOf(erasure.developerId, erasure.externalUserId);
  if (mac && mac(erasureMacInput(erasure)) !== erasure.mac) {
    report(where, `the MAC of the erasure ${erasure.id} does not match: it was written without the secret`);
  }
  if (!(await orders.isRecorded(db, erasure))) {
    report(where, `the audit log does not record the erasure ${erasure.id}`);
  }
  const revived = await erasures.revived(db, erasure);
  if (revived.length > 0) {
    const what = `the keys ${revived.join(', ')} are back, although the erasure ${erasure.id} removed them`;
    report(where, `${what}. Run surety privacy replay.`);
  }
}

function nameOf(developerId: string, externalUserId: string | null): string {
  return `person ${externalUserId} of ${developerId}`;
}
