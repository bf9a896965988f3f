import { type Controls, replay } from '#core/audit/replay-controls.ts';
import { type AuditHead, auditHeadMacInput, auditLinkOf } from '#core/audit-record.ts';
import * as audit from '#store/audit/verify.ts';
import type { Db, Queryable } from '#store/db.ts';
import { sha256 } from '#store/sha256.ts';
import { verifyControls, verifyMacs } from './verify-controls.ts';

export type Report = (where: string, what: string, check?: 'audit' | 'controls') => void;

export type CheckedRecords = {
  records: number;
  /** Records whose hash covers personal data in plain text. Version 2 writes no more of them. */
  version1: number;
  /** Records about people who were erased. */
  erased: number;
};

const PAGE = 1_000;
const NAMED = 5;

/**
 * Checks every chain of audit records against its hashes and the MAC of its head, as of one moment, and the
 * roles, keys, rules and policies against their MACs and what the records say. Without the secret, neither
 * contents nor MACs can be checked, only that no record is missing.
 */
export async function verifyAuditLog(
  db: Db,
  mac: ((text: string) => string) | null,
  report: Report,
): Promise<CheckedRecords> {
  return db.transaction(async (tx) => {
    await audit.holdStill(tx);
    const { found, atStart } = await audit.silent(tx);
    if (found > atStart) {
      report(
        'all accounts',
        `${found} have no audit record, but only ${atStart} had none when the log began`,
      );
    }
    for (const id of await audit.headless(tx, NAMED)) report(nameOf(id), 'it has records but no head');
    await verifyMacs(tx, report);
    const counted = { records: 0, version1: 0, erased: 0 };
    for (let after: string | null = null, more = true; more; ) {
      const page: audit.AuditedHead[] = await audit.heads(tx, after, PAGE);
      for (const head of page) await verifyChain(tx, head, mac, { report, counted });
      after = page.at(-1)?.developerId ?? after;
      more = page.length === PAGE;
    }
    return counted;
  });
}

async function verifyChain(
  tx: Queryable,
  head: audit.AuditedHead,
  mac: ((text: string) => string) | null,
  { report, counted }: { readonly report: Report; readonly counted: CheckedRecords },
): Promise<void> {
  const { developerId } = head;
  if (mac && head.mac !== mac(auditHeadMacInput(developerId, head))) {
    report(nameOf(developerId), 'the MAC of its head does not match: it was written without the secret');
  }
  let at: Pick<AuditHead, 'sequence' | 'hash'> = { sequence: head.cutSequence, hash: head.cutHash };
  const controls: Controls = new Map();
  // Deleted records must be gone, so reading starts before all existing ones.
  for (let after = 0, more = true; more; ) {
    const page = await audit.records(tx, developerId, after, PAGE);
    for (const found of page) {
      const { fault, version } = checkLink(at, found, tx.personal.locked);
      if (fault) return report(nameOf(developerId), fault);
      if (found.act) replay(controls, found.act);
      at = found;
      counted.records += 1;
      if (version === 1) counted.version1 += 1;
      if (found.act?.erased) counted.erased += 1;
    }
    after = page.at(-1)?.sequence ?? after;
    more = page.length === PAGE;
  }
  if (at.sequence !== head.sequence) {
    report(
      nameOf(developerId),
      `its head is at record ${head.sequence}, but the last record is ${at.sequence}`,
    );
  } else if (at.hash !== head.hash) {
    report(nameOf(developerId), `its head is not the hash of record ${at.sequence}`);
  }
  if (controls.size > 0) await verifyControls(tx, developerId, controls, report);
}

function checkLink(
  before: Pick<AuditHead, 'sequence' | 'hash'>,
  { sequence, hash, act, unopened }: audit.AuditedRecord,
  locked: boolean,
): { readonly fault: string | null; readonly version?: 1 | 2 } {
  const expected = before.sequence + 1;
  if (sequence > expected) return { fault: `record ${expected} is missing` };
  if (sequence < expected)
    return { fault: `record ${sequence} exists, but was deleted at the end of its retention` };
  if (act === null) return { fault: locked ? null : `record ${sequence}: ${unopened}` };
  const link = auditLinkOf(sha256, before.hash, act);
  return { fault: link.hash === hash ? null : `record ${sequence} was changed`, version: link.version };
}

function nameOf(developerId: string): string {
  return developerId === '' ? 'the audit log of the operator' : `audit log of ${developerId}`;
}
