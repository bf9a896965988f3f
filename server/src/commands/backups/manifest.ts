import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { CommandError } from '#commands/command-error.ts';
import type { RootSecret } from '#settings/root-secret.ts';
import { isNewer, ownVersion } from '#store/version.ts';

/** A path inside the copy: a manifest must not name a file outside of it. */
const inside = z.string().regex(/^(?!\/)(?!.*(?:^|\/)\.\.(?:\/|$))[\w./-]*$/, 'leads out of the copy');

/** What every copy of a database says of itself. */
const ORIGIN = {
  takenAt: z.iso.datetime(),
  /** The version of the service, and the last migration that had run. */
  version: z.string(),
  migration: z.string(),
  /** Which secret the books are sealed with, by its id. The secret itself is never in a copy. */
  secret: z.string(),
};

const backupManifest = z.object({
  format: z.literal('surety-backup-1'),
  ...ORIGIN,
  postgres: z.string(),
  /** The newest signed head of each account's books: what comes out of the backup must lead to it. */
  anchors: z.record(z.string(), z.string()),
  folders: z.array(inside).readonly(),
  files: z
    .array(z.object({ path: inside, bytes: z.number(), sha256: z.string().regex(/^[0-9a-f]{64}$/) }))
    .readonly(),
});
export type BackupManifest = z.output<typeof backupManifest>;

const exportManifest = z.object({
  format: z.literal('surety-export-1'),
  ...ORIGIN,
  /** By which an import that was cut off knows what it was bringing. */
  id: z.string().regex(/^[0-9a-f]{32}$/),
  /** Taken beside a running service: what came after it is not in it. */
  live: z.boolean(),
  /** Changes with each write to the source. While it has not, an export that was cut off goes on. */
  writes: z.string(),
  /** False until all of it is there. */
  complete: z.boolean(),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()).readonly(),
      /** How many rows it has, and the sum of the hashes of all that they say. */
      rows: z.number(),
      digest: z.string(),
      chunks: z.array(z.object({ file: inside, rows: z.number(), bytes: z.number(), sha256: z.string() })),
    }),
  ),
  /** What `surety verify` found. */
  books: z.array(z.string()).readonly(),
});
export type ExportManifest = z.output<typeof exportManifest>;

/** Signed, so that whoever can write to where copies lie cannot pass another database off as ours. */
export function writeManifest(manifest: object, secret: RootSecret): string {
  const mac = macOf(manifest, secret);
  return `${JSON.stringify({ ...manifest, mac }, null, 1)}\n`;
}

export function readBackupManifest(text: string, where: string, secret: RootSecret | null) {
  return readManifest<BackupManifest>(backupManifest, text, where, secret);
}

export function readExportManifest(text: string, where: string, secret: RootSecret | null) {
  return readManifest<ExportManifest>(exportManifest, text, where, secret);
}

async function readManifest<Manifest extends { readonly version: string; readonly secret: string }>(
  schema: z.ZodType<Manifest>,
  text: string,
  where: string,
  secret: RootSecret | null,
): Promise<Manifest> {
  const { mac, ...said } = parsed(text, where);
  const manifest = schema.safeParse(said);
  if (!manifest.success) throw new CommandError(`${where} is not the manifest of such a copy of Surety`);
  await refuseNewer(manifest.data.version);
  refuseForged(said, mac, where, manifest.data.secret, secret);
  return manifest.data;
}

function parsed(text: string, where: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text)) as Record<string, unknown>;
  } catch {
    throw new CommandError(`${where} cannot be read; it was cut off or changed`);
  }
}

async function refuseNewer(version: string): Promise<void> {
  if (isNewer(version, await ownVersion())) {
    throw new CommandError(
      `it was made by Surety ${version}, which is newer than this; install that version`,
    );
  }
}

/** Without the secret nobody can tell; whoever has lost it cannot open what is in there either. */
function refuseForged(
  said: object,
  mac: unknown,
  where: string,
  encryptedBy: string,
  secret: RootSecret | null,
): void {
  if (!secret || secret.id !== encryptedBy) return;
  const expected = Buffer.from(macOf(said, secret));
  const given = Buffer.from(String(mac));
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) {
    throw new CommandError(`${where} was changed after it was written`);
  }
}

function macOf(manifest: object, secret: RootSecret): string {
  return createHmac('sha256', secret.derive('copies')).update(JSON.stringify(manifest)).digest('hex');
}
