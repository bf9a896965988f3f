import { totalmem } from 'node:os';

/**
 * A socket is named by a port even where no port is open. It lies in a private folder, so any number will do.
 */
export const SOCKET_PORT = 5432;

/**
 * The host in the address is a placeholder that strict URL parsers ask for; `host=` decides. The port is
 * given, since a PGPORT in the environment would win over a default.
 */
export function embeddedUrl(role: string, password: string, socketDir: string): string {
  return `postgres://${role}:${password}@localhost:${SOCKET_PORT}/surety?host=${encodeURIComponent(socketDir)}`;
}

/** Settings for one small server beside Node on one machine. Durability is spelled out: this holds money. */
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
    // Idle ones cost next to nothing; a process has ten, and several may share the server.
    max_connections: '200',
    shared_buffers: `${sharedBuffersMegabytes()}MB`,
    max_wal_size: '1GB',
    // Short statements gain nothing from a compiler or from parallel workers, and lose their start-up time.
    jit: 'off',
    max_parallel_workers_per_gather: '0',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    logging_collector: 'off',
    log_destination: 'stderr',
    log_checkpoints: 'off',
    // Statements and the details of errors hold personal data, which has no place in a log.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** An eighth of the memory that we may use, within bounds that suit a laptop and a small container alike. */
function sharedBuffersMegabytes(): number {
  const limit = process.constrainedMemory();
  const bytes = Math.min(totalmem(), limit > 0 ? limit : Number.POSITIVE_INFINITY);
  return Math.round(Math.min(256, Math.max(32, bytes / 8 / 2 ** 20)));
}
