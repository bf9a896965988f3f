import { styleText } from 'node:util';

export type Finding = {
  readonly about: string;
  /** `warn`: it works but needs attention. `fail`: it does not work, or must not be used. */
  readonly state: 'ok' | 'warn' | 'fail';
  readonly description: string;
  /** The recommended action. */
  readonly next?: string;
};

export const ok = (about: string, description: string): Finding => ({ about, state: 'ok', description });
export const warn = (about: string, description: string, next: string): Finding => {
  return { about, state: 'warn', description, next };
};
export const fail = (about: string, description: string, next: string): Finding => {
  return { about, state: 'fail', description, next };
};

const COLOURS = { ok: 'green', warn: 'yellow', fail: 'red' } as const;

/** One line for each finding, followed by what to do about it. */
export function describe(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ about }) => about.length));
  const lines = findings.flatMap(({ about, state, description, next }) => [
    `${styleText(COLOURS[state], state.padEnd(4))}  ${about.padEnd(width)}  ${description}`,
    ...(next ? [`${' '.repeat(width + 8)}${styleText('dim', `→ ${next}`)}`] : []),
  ]);
  const of = (state: Finding['state']) => findings.filter((finding) => finding.state === state).length;
  return [...lines, '', `${of('ok')} ok, ${of('warn')} warnings, ${of('fail')} failed.`].join('\n');
}
