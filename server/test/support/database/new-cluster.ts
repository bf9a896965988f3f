import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Keeps a data folder whose cluster is migrated and at rest, for the whole run; returns how to forget it. */
export function keepCluster(dataDir: string): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'surety-cluster-'));
  copy(dataDir, folder);
  process.env['CLUSTER_UNDER_TEST'] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/**
 * A copy of that in a data folder, as the first start would make it in three seconds of a core. For tests
 * that are not about the first start; outside of a test run nothing is there to be copied, and the start
 * makes it.
 */
export function bringCluster(dataDir: string): void {
  const kept = process.env['CLUSTER_UNDER_TEST'];
  if (!kept || existsSync(join(dataDir, 'postgres'))) return;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  copy(kept, dataDir);
}

/** With owners and modes, since PostgreSQL's user may be another. */
function copy(from: string, to: string): void {
  execFileSync('cp', ['-a', `${from}/.`, to]);
}
