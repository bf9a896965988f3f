import { execFileSync } from 'node:child_process';

export type IdentityWorker = { readonly pid: number; readonly uid: number };

/** The processes that measure pictures for a process, by default this one. */
export function identityWorkersOf(parent: number = process.pid): IdentityWorker[] {
  return execFileSync('ps', ['-eo', 'pid=,ppid=,uid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((row) => row.trim().split(/\s+/))
    .filter(([, of, , ...args]) => Number(of) === parent && /\/worker\.[jt]s\b/.test(args.join(' ')))
    .map(([pid, , uid]) => ({ pid: Number(pid), uid: Number(uid) }));
}
