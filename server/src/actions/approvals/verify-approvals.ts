import { type AuditedApproval, approvalFault } from '#core/approvals/verify-approval.ts';
import * as audit from '#store/approvals/verify.ts';
import type { Queryable } from '#store/db.ts';
import { sha256 } from '#store/sha256.ts';

const PAGE = 1_000;

/** Checks every approval against its events and its MAC. */
export async function verifyApprovals(
  db: Queryable,
  mac: ((text: string) => string) | null,
  report: (where: string, what: string) => void,
): Promise<void> {
  const { found, atStart } = await audit.missingMacs(db);
  if (found !== atStart) {
    report('all approvals', `${found} have no MAC, but ${atStart} existed before MACs`);
  }
  for (let after: AuditedApproval | null = null, more = true; more; ) {
    const page: AuditedApproval[] = await audit.page(db, after, PAGE);
    for (const approval of page) {
      const fault = approvalFault(approval, sha256, mac);
      if (fault) report(`approval ${approval.id}`, fault);
    }
    after = page.at(-1) ?? after;
    more = page.length === PAGE;
  }
}
