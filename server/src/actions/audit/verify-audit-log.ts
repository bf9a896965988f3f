import { type AuditHead, auditChainInput, auditHeadMacInput } from '#core/audit-record.ts';
import * as audit from '#store/audit/verify.ts';
import type { Db, Queryable } from '#store/db.ts';
import { sha256 } from '#store/sha256.ts';

type Report = (where: string, what: string) => void;

const PAGE = 1_000;
const NAMED = 5;

/**
 * Holds every chain of acts against its hashes and its sealed head, as they are at one moment. Returns how
 * many acts there are. Without the secret neither what was done nor a MAC can be checked, only that none is
 * missing.
 */
export async function verifyAuditLog(
  db: Db,
  mac: ((text: string) => string) | null,
  report: Report,
): Promise<number> {
  return db.transaction(async (tx) => {
    await audit.holdStill(tx);
    const { found, atStart } = await audit.silent(tx);
    if (found > atStart) {
      report('all accounts', `${found} have no act, and ${atStart} had none when acts began to be kept`);
    }
    for (const id of await audit.headless(tx, NAMED)) report(nameOf(id), 'it has acts, and no head');
    let counted = 0;
    for (let after: string | null = null, more = true; more; ) {
      const page: audit.AuditedHead[] = await audit.heads(tx, after, PAGE);
      for (const head of page) counted += await verifyChain(tx, head, mac, report);
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
  report: Report,
): Promise<number> {
  const { developerId } = head;
  if (mac && head.mac !== mac(auditHeadMacInput(developerId, head))) {
    report(
      nameOf(developerId),
      'the MAC of its head does not fit: somebody without the secret has written it',
    );
  }
  let at: Pick<AuditHead, 'sequence' | 'hash'> = { sequence: head.cutSequence, hash: head.cutHash };
  let counted = 0;
  // What was deleted for its age must be gone, so that the reading begins before all there is.
  for (let after = 0, more = true; more; ) {
    const page = await audit.acts(tx, developerId, after, PAGE);
    for (const found of page) {
      const fault = linkFault(at, found, tx.personal.locked);
      if (fault) {
        report(nameOf(developerId), fault);
        return counted;
      }
      at = found;
      counted += 1;
    }
    after = page.at(-1)?.sequence ?? after;
    more = page.length === PAGE;
  }
  if (at.sequence !== head.sequence) {
    report(nameOf(developerId), `its head is at act ${head.sequence}, and the last there is ${at.sequence}`);
  } else if (at.hash !== head.hash) {
    report(nameOf(developerId), `its head is not the hash of act ${at.sequence}`);
  }
  return counted;
}

function linkFault(
  before: Pick<AuditHead, 'sequence' | 'hash'>,
  { sequence, hash, act, unopened }: audit.AuditedRecord,
  locked: boolean,
): string | null {
  const expected = before.sequence + 1;
  if (sequence > expected) return `act ${expected} is not there`;
  if (sequence < expected) return `act ${sequence} is there, and was deleted for its age`;
  if (act === null) return locked ? null : `act ${sequence}: ${unopened}`;
  return sha256(auditChainInput(before.hash, act)) === hash ? null : `act ${sequence} is not what was done`;
}

function nameOf(developerId: string): string {
  return developerId === '' ? 'the log of acts of whoever runs the service' : `log of acts of ${developerId}`;
}
