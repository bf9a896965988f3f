import type { StdioOptions } from 'node:child_process';
import { openSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { arch } from 'node:process';
import { createDatabase, PASSWORD } from '#test/support/database/pooled-servers.ts';
import {
  accountOf,
  findPostgres,
  findProgram,
  freePorts,
  openFolder,
  type Program,
  program,
  run,
  until,
} from '#test/support/database/programs.ts';
import { HAPROXY, PATRONI, type PatroniNode } from './patroni-files.ts';

const NAMES = ['one', 'two', 'three'] as const;
const MEND_WITHIN_MS = 300_000;

type Member = PatroniNode & { readonly patroni: Program };
type Seen = {
  readonly role: string;
  readonly state: string;
  readonly timeline?: number;
  /** Replication lag in bytes; a text while it is unknown. */
  readonly lag?: number | string;
};

export type Patroni = {
  /** The current leader through HAProxy, or all nodes by name. */
  url(role: string, way: 'proxy' | 'hosts'): string;
  leader(): Promise<Member>;
  /** Waits until another node leads and accepts writes. */
  untilOtherLeads(than: Member): Promise<void>;
  /** Signals all PostgreSQL processes of a node, and Patroni on request. */
  signal(member: Member, signal: NodeJS.Signals, patroniToo: boolean): Promise<void>;
  switchover(from: Member): Promise<void>;
  /** Starts dead processes; returns when all three nodes run and one standby is synchronous. */
  mend(): Promise<void>;
  stop(): Promise<void>;
};

/** Starts etcd, three PostgreSQL servers under Patroni and HAProxy, all on loopback. */
export async function startPatroni(): Promise<Patroni> {
  const { folder, etcd, members, proxy, proxyPort } = await preparePrograms();
  const programs = [etcd, ...members.map(({ patroni }) => patroni), proxy];

  const url = (role: string, way: 'proxy' | 'hosts', database = 'surety') => {
    const ports = way === 'proxy' ? [proxyPort] : members.map(({ port }) => port);
    const hosts = ports.map((port) => `127.0.0.1:${port}`).join(',');
    return `postgres://${role}:${PASSWORD}@${hosts}/${database}?target_session_attrs=read-write`;
  };
  const leader = async () => {
    for (const member of members) {
      const answer = await ask(member, '/primary').catch(() => null);
      if (answer?.status === 200) return member;
    }
    throw new Error('no node leads');
  };

  const signal: Patroni['signal'] = async (member, name, patroniToo) => {
    if (patroniToo) await member.patroni.kill(name);
    const file = join(folder.path, member.name, 'postmaster.pid');
    const postmaster = Number((await readFile(file, 'utf8')).split('\n', 1)[0]);
    for (const pid of [postmaster, ...(await childrenOf(postmaster))]) kill(pid, name);
  };

  async function mend(): Promise<void> {
    for (const each of programs) each.start();
    await until('three nodes run, one of them a synchronous standby', () => isWhole(members), MEND_WITHIN_MS);
  }

  await mend();
  await createDatabase(url('postgres', 'proxy', 'postgres'));
  return {
    url,
    leader,
    mend,
    untilOtherLeads: (than) => until('another node leads', async () => (await leader()).name !== than.name),
    signal,
    async switchover(from) {
      const answer = await ask(from, '/switchover', { leader: from.name });
      if (!answer.ok) throw new Error(`the switchover failed: ${await answer.text()}`);
    },
    async stop() {
      // Paused processes ignore signals, and Patroni must run to stop its PostgreSQL.
      for (const member of members) await signal(member, 'SIGCONT', true).catch(() => undefined);
      for (const each of programs.toReversed()) await each.stop();
      for (const member of members) await signal(member, 'SIGKILL', false).catch(() => undefined);
      await folder.remove();
    },
  };
}

/** Prepares all programs without starting them. */
async function preparePrograms() {
  const account = await accountOf('postgres');
  const folder = await openFolder(account);
  const bin = findPostgres();
  const [etcdPort = 0, peerPort = 0, proxyPort = 0, ...ports] = await freePorts(3 + 2 * NAMES.length);
  const own = (name: string, env: Record<string, string> = {}) => {
    const log = openSync(join(folder.path, `${name}.log`), 'a');
    const stdio: StdioOptions = ['ignore', log, log];
    return { ...account, cwd: folder.path, stdio, env };
  };
  const etcdUrl = `http://127.0.0.1:${etcdPort}`;
  const etcd = program(
    findProgram('etcd', 'etcd-server'),
    [
      ...['--data-dir', join(folder.path, 'etcd')],
      ...['--listen-client-urls', etcdUrl, '--advertise-client-urls', etcdUrl],
      ...['--listen-peer-urls', `http://127.0.0.1:${peerPort}`],
    ],
    // etcd refuses to start on an untested architecture unless told to.
    own('etcd', { ETCD_UNSUPPORTED_ARCH: arch }),
  );
  const patroni = findProgram('patroni', 'patroni');
  const members = await Promise.all(
    NAMES.map(async (name, index): Promise<Member> => {
      const node = { name, port: ports[2 * index] ?? 0, restPort: ports[2 * index + 1] ?? 0 };
      const file = join(folder.path, `${name}.yaml`);
      await writeFile(file, PATRONI({ ...node, folder: folder.path, bin, etcdPort, password: PASSWORD }));
      const path = { PATH: `${bin}:/usr/bin:/bin`, LANG: 'C.UTF-8' };
      return { ...node, patroni: program(patroni, [file], own(name, path)) };
    }),
  );
  const config = join(folder.path, 'haproxy.cfg');
  await writeFile(config, HAPROXY(proxyPort, members));
  const proxy = program(findProgram('haproxy', 'haproxy'), ['-db', '-f', config], own('haproxy'));
  return { folder, etcd, members, proxy, proxyPort };
}

function ask({ restPort }: Member, path: string, body?: object): Promise<Response> {
  return fetch(`http://127.0.0.1:${restPort}${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(body ? 60_000 : 2_000),
  });
}

const isLeader = ({ role }: Seen) => role === 'leader';

/**
 * True when all three nodes run and both standbys follow the leader: one that is still catching up could not
 * replace it.
 */
async function isWhole(members: readonly Member[]): Promise<boolean> {
  const answers = members.map(async (member) => (await ask(member, '/cluster')).json());
  const { members: seen } = (await Promise.any(answers)) as { members: readonly Seen[] };
  const roles = seen.map(({ role }) => role).sort();
  const follows = ({ role, lag, timeline }: Seen) =>
    role === 'leader' || (typeof lag === 'number' && timeline === seen.find(isLeader)?.timeline);
  const runs = ({ state }: Seen) => state === 'running' || state === 'streaming';
  return roles.join() === 'leader,replica,sync_standby' && seen.every((each) => runs(each) && follows(each));
}

async function childrenOf(pid: number): Promise<number[]> {
  const { stdout } = await run('ps', ['-o', 'pid=', '--ppid', String(pid)]).catch(() => ({ stdout: '' }));
  return stdout.split('\n').filter(Boolean).map(Number);
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
