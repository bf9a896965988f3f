import { styleText } from 'node:util';

export type Finding = {
  readonly about: string;
  /** `warn`: it works but needs attention. `fail`: it does not work, or must not be used. */
  readonly state: 'ok' | 'warn' | 'fail';
  readonly message: string;
  /** The recommended action. */
  readonly next?: string;
};

export const ok = (about: string, message: string): Finding => ({ about, state: 'ok', message });
export const warn = (about: string, message: string, next: string): Finding => {
  return { about, state: 'warn', message, next };
};
export const fail = (about: string, message: string, next: string): Finding => {
  return { about, state: 'fail', message, next };
};

const COLOURS = { ok: 'green', warn: 'yellow', fail: 'red' } as const;

/** One line for each finding, followed by what to do about it. */
export function describe(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ about }) => about.length));
  const lines = findings.flatMap(({ about, state, message, next }) => [
    `${styleText(COLOURS[state], state.padEnd(4))}  ${about.padEnd(width)}  ${message}`,
    ...(next ? [`${' '.repeat(width + 8)}${styleText('dim', `→ ${next}`)}`] : []),
  ]);
  const of = (state: Finding['state']) => findings.filter((finding) => finding.state === state).length;
  return [...lines, '', `${of('ok')} ok, ${of('warn')} warnings, ${of('fail')} failed.`].join('\n');
}
