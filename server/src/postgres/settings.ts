import { totalmem } from 'node:os';

/**
 * A socket has a port in its name even if no port is open. It is in a private folder, so any number will do.
 */
export const SOCKET_PORT = 5432;

/**
 * The host in the URL is a placeholder for strict URL parsers; `host=` decides. The port is explicit, since a
 * PGPORT in the environment would override a default.
 */
export function embeddedUrl(role: string, password: string, socketDir: string): string {
  return `postgres://${role}:${password}@localhost:${SOCKET_PORT}/surety?host=${encodeURIComponent(socketDir)}`;
}

/**
 * Settings for a small server beside Node on one machine. Durability is explicit: this database holds money.
 */
export function serverSettings(socketDir: string, clusterName: string): string[] {
  const settings: Record<string, string> = {
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    listen_addresses: '',
    port: String(SOCKET_PORT),
    unix_socket_directories: socketDir,
    unix_socket_permissions: '0700',
    cluster_name: clusterName,
    // Idle connections cost next to nothing; a process uses ten, and several processes may share the server.
    max_connections: '200',
    shared_buffers: `${sharedBuffersMegabytes()}MB`,
    max_wal_size: '1GB',
    // Short statements gain nothing from JIT or parallel workers, and would pay for their start-up.
    jit: 'off',
    max_parallel_workers_per_gather: '0',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    logging_collector: 'off',
    log_destination: 'stderr',
    log_checkpoints: 'off',
    // Statements and error details contain personal data, which does not belong in a log.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** An eighth of the available memory, within limits that suit a laptop and a small container alike. */
function sharedBuffersMegabytes(): number {
  const limit = process.constrainedMemory();
  const bytes = Math.min(totalmem(), limit > 0 ? limit : Number.POSITIVE_INFINITY);
  return Math.round(Math.min(256, Math.max(32, bytes / 8 / 2 ** 20)));
}
