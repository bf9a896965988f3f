import { randomBytes } from 'node:crypto';
import { connectTo } from './hosts.ts';

/** While it lasts, files of the cluster may be copied as they are: the write-ahead log mends the copy. */
export type BackupMode = {
  /** The first segment of the write-ahead log that the copy needs. */
  readonly firstSegment: string;
  /** Ends it, and says what the copy needs besides its files. All segments up to the last one are kept. */
  finish(): Promise<{ readonly label: string; readonly lastSegment: string }>;
  /** Lets go of the log. Without `finish` there is no backup. */
  leave(): Promise<void>;
};

/**
 * PostgreSQL's own way to copy a server that runs, which pg_basebackup goes as well. The slot keeps the log
 * from being recycled meanwhile; it and the mode end with the connection, whatever ends that.
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
