import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { CommandError } from '#commands/command-error.ts';
import type { RootSecret } from '#settings/root-secret.ts';
import { isNewer, ownVersion } from '#store/version.ts';

/** A path inside the copy: a manifest must not refer to files outside of it. */
const inside = z
  .string()
  .regex(/^(?!\/)(?!.*(?:^|\/)\.\.(?:\/|$))[\w./-]*$/, 'refers to a path outside of the copy');

/** The origin of a copy, in every manifest. */
const ORIGIN = {
  takenAt: z.iso.datetime(),
  /** The version of the service and its last migration. */
  version: z.string(),
  migration: z.string(),
  /** The id of the secret that the books are protected with. The secret itself is never part of a copy. */
  secret: z.string(),
};

const backupManifest = z.object({
  format: z.literal('surety-backup-1'),
  ...ORIGIN,
  postgres: z.string(),
  /** The newest signed anchor of each account; the restored books must lead to it. */
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
  /** Identifies the export, so that an interrupted import can continue. */
  id: z.string().regex(/^[0-9a-f]{32}$/),
  /** Taken from a running service: later changes are not included. */
  live: z.boolean(),
  /** Changes with each write to the source. While it is unchanged, an interrupted export can continue. */
  writes: z.string(),
  /** False until everything is written. */
  complete: z.boolean(),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()).readonly(),
      /** The number of rows and the sum of the hashes of their contents. */
      rows: z.number(),
      digest: z.string(),
      chunks: z.array(z.object({ file: inside, rows: z.number(), bytes: z.number(), sha256: z.string() })),
    }),
  ),
  /** The results of `surety verify`. */
  books: z.array(z.string()).readonly(),
});
export type ExportManifest = z.output<typeof exportManifest>;

/**
 * Writes a manifest with a MAC, so that someone with write access to the backups cannot substitute another
 * database.
 */
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
  if (!manifest.success) throw new CommandError(`${where} is not a manifest of Surety`);
  await refuseNewer(manifest.data.version);
  refuseForged(said, mac, where, manifest.data.secret, secret);
  return manifest.data;
}

function parsed(text: string, where: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text)) as Record<string, unknown>;
  } catch {
    throw new CommandError(`${where} cannot be read: it is incomplete or was changed`);
  }
}

async function refuseNewer(version: string): Promise<void> {
  if (isNewer(version, await ownVersion())) {
    throw new CommandError(
      `it was made by Surety ${version}, which is newer than this version; install that one`,
    );
  }
}

/** Without the secret the MAC cannot be checked, but the contents cannot be decrypted either. */
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
