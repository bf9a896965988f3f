import { styleText } from 'node:util';

type Line = Readonly<Record<string, unknown>> & { readonly level: number; readonly time: number };

const LEVELS = {
  10: ['trace', 'dim'],
  20: ['debug', 'dim'],
  30: ['info', 'blue'],
  40: ['warn', 'yellow'],
  50: ['error', 'red'],
  60: ['fatal', 'red'],
} as const;
/** Fields of every line that are noise in a terminal. */
const SILENT = new Set(['level', 'time', 'pid', 'hostname', 'reqId', 'msg', 'err']);
const OF_ANSWERS = new Set(['method', 'path', 'status', 'ms']);

/** Formats a log line for a person at a terminal. */
export function forPeople(json: string): string {
  const line = JSON.parse(json) as Line;
  const [name, colour] = LEVELS[line.level as keyof typeof LEVELS] ?? LEVELS[30];
  const isAnswer = line['msg'] === 'answered';
  const what = isAnswer ? answer(line) : String(line['msg'] ?? '');
  const rest = Object.entries(line)
    .filter(([field]) => !SILENT.has(field) && !(isAnswer && OF_ANSWERS.has(field)))
    .map(([field, value]) => styleText('dim', `${field}=${plain(value)}`));
  const at = styleText('dim', new Date(line.time).toTimeString().slice(0, 8));
  const stack = (line['err'] as { stack?: string } | undefined)?.stack;
  const first = [at, styleText(colour, name.padEnd(5)), what, ...rest].join('  ');
  return `${first}\n${stack ? `${stack.replace(/^/gm, '    ')}\n` : ''}`;
}

function answer({ method, path, status, ms }: Line): string {
  const colour = Number(status) < 400 ? 'green' : Number(status) < 500 ? 'yellow' : 'red';
  return `${method} ${path} ${styleText(colour, String(status))} ${ms} ms`;
}

function plain(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
