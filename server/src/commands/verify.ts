import { join } from 'node:path';
import { verifyAuditLog } from '#actions/audit/verify-audit-log.ts';
import { type CurrencySums, type Verification, verifyBooks } from '#actions/escrow/verify/verify-books.ts';
import { verifyErasures } from '#actions/privacy/verify-erasures.ts';
import { firstCell, reachCells } from '#app/cells.ts';
import { unlockIfPossible } from '#app/database.ts';
import { formatAmount } from '#core/escrow/currency.ts';
import { CHECKS, type Fault } from '#core/escrow/verify/books.ts';
import type { Mac } from '#core/escrow/verify/mac.ts';
import { readAnchorFolder } from '#providers/anchor-folder.ts';
import type { Config } from '#settings/config.ts';
import { firstSecret } from '#settings/root-secret.ts';
import { databaseTime } from '#store/clock.ts';
import { type Db, openDb } from '#store/db.ts';
import * as unmatchedMoney from '#store/escrow/bank/unmatched-money.ts';
import * as exceptions from '#store/escrow/exceptions.ts';
import { openAnchorKey } from '#store/escrow/verify/anchor-key.ts';
import { openMac } from '#store/escrow/verify/hmac.ts';
import * as jobs from '#store/jobs.ts';
import { requireCurrent } from '#store/migrate.ts';
import * as dataKey from '#store/secrets/data-key.ts';
import * as macSecret from '#store/secrets/mac-secret.ts';
import { CommandError } from './command-error.ts';
import { progressLine } from './program/progress.ts';

const NAMED = 5;

type VerifyOptions = { readonly anchors?: string | undefined; readonly json?: boolean | undefined };

/**
 * `surety verify`: read-only, works while the service runs. Exit code 0 when the books are sound, 1
 * otherwise.
 */
export async function verify(
  config: Config,
  { anchors: anchorFolder, json = false }: VerifyOptions = {},
): Promise<number> {
  return report(config, anchorFolder === undefined ? null : await publishedIn(config, anchorFolder), json);
}

type Heads = ReadonlyMap<string, string> | null;

/** The first cell publishes to the folder itself, each other cell to a subfolder. */
async function publishedIn(config: Config, folder: string): Promise<(cell: string | null) => Promise<Heads>> {
  const first = await firstCell(config);
  return (cell) => readPublished(cell === null || cell === first ? folder : join(folder, cell));
}

/** Verifies against anchors that were kept elsewhere. */
export async function report(
  config: Config,
  published: Heads | ((cell: string | null) => Promise<Heads>),
  json = false,
): Promise<number> {
  const { cells, stop } = await reachCells(config);
  try {
    const found: (Checked & { readonly sound: boolean; readonly unsettled: object })[] = [];
    for (const { name, serviceUrl } of cells) {
      const heads = typeof published === 'function' ? await published(name) : published;
      const { result, unsettled, text } = await checkDatabase(config, serviceUrl, heads);
      const sound = result.faults.length === 0;
      found.push({ ...(cells.length > 1 && { cell: name }), sound, ...result, unsettled });
      if (!json) console.log(cells.length > 1 ? `In cell ${name}:\n${text}` : text);
    }
    const sound = found.every((one) => one.sound);
    if (json) console.log(JSON.stringify(found.length > 1 ? { sound, cells: found } : found[0], null, 2));
    return sound ? 0 : 1;
  } finally {
    await stop();
  }
}

/** Checks a whole database of this version, and returns the result as figures and as text. */
export async function checkDatabase(
  config: Config,
  url: string,
  published: ReadonlyMap<string, string> | null = null,
): Promise<{ readonly result: Checked; readonly unsettled: object; readonly text: string }> {
  const startedAt = performance.now();
  const locked = openDb(url, { max: 1 });
  const progress = progressLine(process.stderr);
  try {
    await requireCurrent(locked);
    const { db, secret: found } = await unlockIfPossible(locked, config);
    const secret = found && firstSecret(found);
    const encryptedBy = await macSecret.read(db);
    const now = await databaseTime(db);
    const mac = secret ? openMac(secret.derive('seal')) : null;
    const books = await verifyBooks(db, {
      mac,
      anchors: {
        signer: secret ? { key: openAnchorKey(secret.derive('anchor')), secretId: secret.id } : null,
        published,
      },
      excessSince: new Date(now.getTime() - config.EXCESS_REFUND_AFTER),
      onProgress: progress.show,
    });
    const result = withAuditLog(books, await checkAuditLog(db, mac));
    const { alarmed } = await jobs.counts(db, now);
    const closed = db.personal.locked && (await dataKey.exists(db));
    const unsettled = {
      alarmed,
      exceptions: await exceptions.countOpen(db),
      platform: await unmatchedMoney.totals(db),
    };
    const seconds = (performance.now() - startedAt) / 1000;
    const missingMacs = secret ? null : (encryptedBy ?? 'of its first start');
    const text = describe(result, { seconds, missingMacs, closed, unsettled });
    return { result, unsettled, text };
  } finally {
    progress.clear();
    await locked.close();
  }
}

export type Checked = Verification & {
  readonly auditRecords: number;
  readonly auditVersion1: number;
  readonly auditErased: number;
  readonly erasures: number;
};
type CheckedAuditLog = Omit<Checked, keyof Verification> & { readonly found: readonly Fault[] };

async function checkAuditLog(db: Db, mac: Mac | null): Promise<CheckedAuditLog> {
  const found: Fault[] = [];
  const checked = await verifyAuditLog(db, mac, (where, what, check = 'audit') =>
    found.push({ check, where, what }),
  );
  const erasures = await verifyErasures(db, mac, (where, what) =>
    found.push({ check: 'erasures', where, what }),
  );
  const { records: auditRecords, version1: auditVersion1, erased: auditErased } = checked;
  return { auditRecords, auditVersion1, auditErased, erasures, found };
}

function withAuditLog(books: Verification, { found, ...counted }: CheckedAuditLog): Checked {
  const broken = (['audit', 'controls', 'erasures'] as const).flatMap((check) => {
    const those = found.filter((fault) => fault.check === check);
    return those.length === 0 ? [] : [{ check, count: those.length, found: those.slice(0, NAMED) }];
  });
  return { ...books, ...counted, faults: [...books.faults, ...broken] };
}

async function readPublished(folder: string): Promise<Map<string, string>> {
  try {
    return await readAnchorFolder(folder);
  } catch (error) {
    throw new CommandError(`cannot read the anchors: ${(error as Error).message}`);
  }
}

type Beside = {
  readonly seconds: number;
  /** The secret that the MACs were made with, if it is not available. */
  readonly missingMacs: string | null;
  /** True when names and account numbers are encrypted and could not be decrypted. */
  readonly closed: boolean;
  readonly unsettled: Unsettled;
};

type Unsettled = {
  readonly alarmed: number;
  readonly exceptions: exceptions.OpenCounts;
  readonly platform: readonly unmatchedMoney.PlatformTotal[];
};

function describe(result: Checked, { seconds, missingMacs, closed, unsettled }: Beside): string {
  const {
    agreements,
    older,
    missingMacs: bare,
    transfers,
    events,
    version1,
    erased,
    auditRecords,
    auditVersion1,
    auditErased,
    anchors,
    currencies,
    faults,
    unprotected,
  } = result;
  const lines = [
    `Checked ${several(agreements, 'agreement')}, ${several(transfers, 'transfer')}, ` +
      `${several(events, 'event')}, ${several(auditRecords, 'audit record')} and ${several(anchors, 'anchor')} ` +
      `in ${seconds.toFixed(1)} s.`,
    ...currencies.map(describeSums),
    unprotected.length === 0
      ? 'History is protected by the database: the role of the service can add to it but not change it.'
      : `History is protected by code only: the role of the service can change ${unprotected.join(', ')}.`,
    missingMacs === null
      ? 'Every MAC was checked with a key that is not in the database.'
      : `MACs could not be checked: the secret ${missingMacs} is not here. Set SECRETS_KEY or DATA_DIR.`,
    ...(closed
      ? [
          'Names and account numbers could not be decrypted: they, and the hashes over them, were not checked.',
        ]
      : []),
    ...describeVersions(version1, 'event'),
    ...describeVersions(auditVersion1, 'audit record'),
    ...describeErased(erased, 'event'),
    ...describeErased(auditErased, 'audit record'),
    ...(older > 0
      ? [
          `${count(older)} agreements are older than the hash chain: only their transfers were checked before it.`,
        ]
      : []),
    ...(bare > 0
      ? [`${count(bare)} of them have no MAC yet; the service adds it within minutes of its start.`]
      : []),
    ...describeUnsettled(unsettled),
  ];
  if (faults.length === 0) return [...lines, 'No faults found.'].join('\n');
  const broken = faults.map(({ check, count: times, found }) => {
    const held = `  ${CHECKS[check]}: broken ${count(times)} time${times === 1 ? '' : 's'}`;
    const named = found.map(
      ({ where, what }, nth) => `    ${nth === 0 ? 'first' : 'then'}: ${where}: ${what}`,
    );
    return [held, ...named].join('\n');
  });
  return [...lines, 'FAULTS FOUND:', ...broken].join('\n');
}

function describeVersions(version1: number, what: string): string[] {
  if (version1 === 0) return [];
  return [
    `${several(version1, what)} chained in version 1: the hashes cover personal data in plain text, and the ` +
      'people in them cannot be erased from them.',
  ];
}

function describeErased(erased: number, what: string): string[] {
  return erased > 0 ? [`${several(erased, what)} with personal data of people who were erased.`] : [];
}

/** Late or unmatched money is not lost money: the books are still sound. */
function describeUnsettled({ alarmed, exceptions: open, platform: kept }: Unsettled): string[] {
  const lines = kept
    .filter(({ unmatched }) => unmatched !== 0n)
    .map(
      ({ provider, currency, unmatched }) =>
        `${formatAmount(unmatched, currency)} at ${provider} belong to no agreement. See surety ` +
        'exceptions list.',
    );
  for (const { provider, currency, suspense } of kept) {
    if (suspense === 0n) continue;
    lines.push(`${formatAmount(suspense, currency)} at ${provider} in suspense. See surety reconcile list.`);
  }
  if (alarmed > 0)
    lines.push(`Payment jobs that keep failing: ${count(alarmed)}. See surety jobs list --alarms.`);
  const { developers, unowned } = open;
  if (developers + unowned > 0) {
    const whose = `${count(developers)} of developers, ${count(unowned)} unowned`;
    lines.push(`Open exceptions: ${whose}. See surety exceptions list.`);
  }
  return lines;
}

/** Fees and receivables are in the books but not at the bank. */
export function describeSums({
  currency,
  bank,
  receivable,
  fees,
  platform,
  commission,
  liabilities,
}: CurrencySums): string {
  const money = (value: bigint) => formatAmount(value, currency);
  const also = (value: bigint, what: string) => (value > 0n ? `, ${money(value)} ${what}` : '');
  const there = also(receivable, 'to come back') + also(fees, 'gone in fees');
  const own = also(platform, 'put in by the platform') + also(commission, 'earned as commission');
  const owed = `${money(liabilities - platform - commission)} owed${own}`;
  return `${money(bank)} at the bank${there}; ${owed}.`;
}

function several(value: number, what: string): string {
  return `${count(value)} ${what}${value === 1 ? '' : 's'}`;
}

function count(value: number): string {
  return value.toLocaleString('en');
}
