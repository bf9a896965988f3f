import type { Command } from './command.ts';

export type Commands = Readonly<Record<string, Command>>;
export type Groups = Readonly<Record<string, Commands>>;

const MORE = 'Run surety <command> --help for details, surety --version for the version.';
const FROM = 'Settings come from the environment and from a .env file in this folder';
const CODES = 'Exit codes: 0 done, 1 failed, 2 wrong usage or invalid setting.';

/** Lists all commands, one line each. */
export function overview(groups: Groups): string {
  const width =
    2 +
    Math.max(
      ...Object.values(groups)
        .flatMap(Object.keys)
        .map(({ length }) => length),
    );
  const parts = Object.entries(groups).map(([title, commands]) =>
    [`${title}:`, ...Object.entries(commands).map(([name, { help }]) => line(name, help, width))].join('\n'),
  );
  const isShown = Object.values(groups).some((commands) => 'config' in commands);
  const end = [MORE, `${FROM}${isShown ? '; surety config shows them.' : '.'}`, CODES].join('\n');
  return ['Usage: surety <command> [options]', ...parts, end].join('\n\n');
}

/** The help of one command with all its options. */
export function page(name: string, { help, words = [], options, examples, answers }: Command): string {
  const taken = Object.keys(options).length > 0 ? ' [options]' : '';
  const ways = words.length > 0 ? words : [''];
  const parts = [
    ways
      .map((way, nth) => `${nth === 0 ? 'Usage:' : '      '} surety ${name}${way && ` ${way}`}${taken}`)
      .join('\n'),
    help,
  ];
  if (taken) {
    const rows = Object.entries(options).map(([option, { value, help: description }]) =>
      line(`--${option}${value === undefined ? '' : ` ${value}`}`, description, 26),
    );
    parts.push(['Options:', ...rows].join('\n'));
  }
  parts.push(['Examples:', ...examples.map((example) => `  surety ${example}`)].join('\n'));
  if (answers) parts.push(`Exit codes: ${answers}`);
  return parts.join('\n\n');
}

function line(name: string, description: string, width: number): string {
  return `  ${name.padEnd(width)}${description}`;
}
