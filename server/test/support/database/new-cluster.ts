import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Keeps a copy of a data folder with a migrated, stopped cluster for the whole run; returns a function that
 * deletes it.
 */
export function keepCluster(dataDir: string): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'surety-cluster-'));
  copy(dataDir, folder);
  process.env['CLUSTER_UNDER_TEST'] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/**
 * Copies that cluster into a data folder, because the first start takes three seconds of a core to make one.
 * For tests that are not about the first start; outside a test run there is no copy, and the start makes the
 * cluster.
 */
export function bringCluster(dataDir: string): void {
  const kept = process.env['CLUSTER_UNDER_TEST'];
  if (!kept || existsSync(join(dataDir, 'postgres'))) return;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  copy(kept, dataDir);
}

/** Keeps owners and modes, since PostgreSQL may run as another user. */
function copy(from: string, to: string): void {
  execFileSync('cp', ['-a', `${from}/.`, to]);
}
