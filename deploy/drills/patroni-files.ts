export type PatroniNode = { readonly name: string; readonly port: number; readonly restPort: number };

type Settings = PatroniNode & {
  readonly folder: string;
  readonly bin: string;
  readonly etcdPort: number;
  readonly password: string;
};

/**
 * As shown in docs/many-machines.md. In strict synchronous mode a commit is acknowledged only when a standby
 * has it, and only a standby that has everything may be promoted.
 */
export const PATRONI = ({ name, port, restPort, folder, bin, etcdPort, password }: Settings) => `
scope: surety
name: ${name}
restapi:
  listen: 127.0.0.1:${restPort}
  connect_address: 127.0.0.1:${restPort}
etcd3:
  host: 127.0.0.1:${etcdPort}
bootstrap:
  dcs:
    ttl: 20
    loop_wait: 2
    retry_timeout: 5
    maximum_lag_on_failover: 1048576
    primary_start_timeout: 0
    synchronous_mode: true
    synchronous_mode_strict: true
    postgresql:
      use_pg_rewind: true
      parameters:
        synchronous_commit: "on"
        max_connections: 100
        wal_keep_size: 128MB
  initdb:
    - encoding: UTF8
    - locale: C.UTF-8
    - data-checksums
postgresql:
  listen: 127.0.0.1:${port}
  connect_address: 127.0.0.1:${port}
  data_dir: ${folder}/${name}
  bin_dir: ${bin}
  pgpass: ${folder}/${name}.pgpass
  authentication:
    superuser: { username: postgres, password: ${password} }
    replication: { username: replicator, password: ${password} }
    rewind: { username: rewinder, password: ${password} }
  pg_hba:
    - local all all trust
    - host replication replicator 127.0.0.1/32 scram-sha-256
    - host all all 127.0.0.1/32 scram-sha-256
  parameters:
    unix_socket_directories: ${folder}
    shared_buffers: 64MB
tags: {}
`;

/** The node that reports itself as leader gets all connections; connections to a former leader are cut. */
export const HAPROXY = (port: number, nodes: readonly PatroniNode[]) => `
global
  maxconn 500
defaults
  mode tcp
  timeout connect 3s
  timeout client 30m
  timeout server 30m
listen primary
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map((node) => `  server ${node.name} 127.0.0.1:${node.port} check port ${node.restPort}`).join('\n')}
`;
