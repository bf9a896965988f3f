import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/**
 * Current (`VmRSS`) or peak (`VmHWM`) memory of the service and its vision processes, in megabytes; 0 if the
 * system does not report it. PostgreSQL is also a child process, but is not counted.
 */
export async function memoryMb(processId: number, field: 'VmRSS' | 'VmHWM'): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-eo', 'pid=,ppid=,args=']);
  const workers = stdout
    .split('\n')
    .map((row) => row.trim().split(/\s+/))
    .filter(
      ([, parent, ...args]) => Number(parent) === processId && args.join(' ').includes('pool/worker.ts'),
    )
    .map(([pid]) => Number(pid));
  const sizes = await Promise.all([processId, ...workers].map((pid) => kilobytes(pid, field)));
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1024);
}

async function kilobytes(processId: number, field: string): Promise<number> {
  const status = await readFile(`/proc/${processId}/status`, 'utf8').catch(() => '');
  return Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)?.[1] ?? 0);
}
