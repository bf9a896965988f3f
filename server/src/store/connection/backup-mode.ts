import { randomBytes } from 'node:crypto';
import { connectTo } from './hosts.ts';

/**
 * While backup mode lasts, the cluster's files may be copied as they are: the write-ahead log repairs the
 * copy.
 */
export type BackupMode = {
  /** The first write-ahead log segment that the copy needs. */
  readonly firstSegment: string;
  /**
   * Ends backup mode and returns the backup label that the copy needs. All segments up to the last one are
   * kept.
   */
  finish(): Promise<{ readonly label: string; readonly lastSegment: string }>;
  /** Releases the write-ahead log. Without `finish` first, the copy is not a backup. */
  leave(): Promise<void>;
};

/**
 * PostgreSQL's own method for copying a running server, which pg_basebackup uses as well. The slot keeps the
 * log from being recycled; slot and backup mode end with the connection, however it ends.
 */
export async function enterBackupMode(superuserUrl: string): Promise<BackupMode> {
  const client = await connectTo(superuserUrl);
  try {
    const slot = `surety_backup_${randomBytes(6).toString('hex')}`;
    await client.query('SELECT pg_create_physical_replication_slot($1, true, true)', [slot]);
    const { rows } = await client.query<{ segment: string }>(
      `SELECT pg_walfile_name(started) AS segment FROM pg_backup_start('surety backup', true) AS started`,
    );
    return {
      firstSegment: String(rows[0]?.segment),
      async finish() {
        const ended = await client.query<{ label: string; segment: string }>(
          'SELECT labelfile AS label, pg_walfile_name(lsn) AS segment FROM pg_backup_stop(false)',
        );
        return { label: String(ended.rows[0]?.label), lastSegment: String(ended.rows[0]?.segment) };
      },
      leave: () => client.end(),
    };
  } catch (error) {
    await client.end();
    throw error;
  }
}
