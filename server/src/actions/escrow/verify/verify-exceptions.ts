import type { Mac } from '#core/escrow/verify/mac.ts';
import { exceptionFault } from '#core/escrow/verify/verify-exception.ts';
import type { Queryable } from '#store/db.ts';
import * as exceptions from '#store/escrow/verify/exceptions.ts';
import { sha256 } from '#store/sha256.ts';

type Report = (where: string, what: string) => void;

const PAGE = 1_000;

/** Checks each exception against its events and its MAC. */
export async function verifyExceptions(db: Queryable, mac: Mac | null, report: Report): Promise<void> {
  const { found, atStart } = await exceptions.missingMacs(db);
  if (found !== atStart) {
    report('all exceptions', `${found} have no MAC, but ${atStart} existed before MACs`);
  }
  for (let after: Awaited<ReturnType<typeof exceptions.page>>[number] | null = null, more = true; more; ) {
    const page: Awaited<ReturnType<typeof exceptions.page>> = await exceptions.page(db, after, PAGE);
    for (const exception of page) {
      // Without the secret nothing can be decrypted, which is not a fault; its MAC cannot be checked.
      const fault =
        exception.unopened === null || db.personal.locked
          ? exceptionFault(exception, sha256, exception.unopened === null ? mac : null)
          : exception.unopened;
      if (fault) report(`exception ${exception.id}`, fault);
    }
    after = page.at(-1) ?? after;
    more = page.length === PAGE;
  }
}
