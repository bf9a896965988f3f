import { type Config, SETTINGS, type Setting, type SettingName } from '#app/config.ts';

const ENV_EXAMPLE_HEAD = `# Every setting with its default. Copy to .env, remove the # of what you change, and start with:
#   set -a; . ./.env; set +a; npm start
`;

/** `surety config`: what is in force, secrets hidden. */
export function describeConfig(config: Config): string {
  const names = Object.keys(SETTINGS) as SettingName[];
  const width = Math.max(...names.map((name) => name.length));
  return names.map((name) => `${name.padEnd(width)}  ${shown(name, config[name])}`).join('\n');
}

export function envExample(): string {
  const lines = Object.entries(SETTINGS as Record<string, Setting>).map(
    ([name, { help, fallback }]) => `# ${help}.\n#${name}=${fallback}\n`,
  );
  return `${ENV_EXAMPLE_HEAD}\n${lines.join('\n')}`;
}

export function settingsTable(): string {
  const rows = Object.entries(SETTINGS as Record<string, Setting>).map(
    ([name, { help, fallback }]) =>
      `| \`${name}\` | ${fallback === '' ? 'none' : `\`${fallback}\``} | ${help} |`,
  );
  return ['| Setting | Default | Meaning |', '|---|---|---|', ...rows].join('\n');
}

function shown(name: SettingName, value: unknown): string {
  const { secret, unset } = SETTINGS[name] as Setting;
  if (value === undefined) return unset ? `(not set: ${unset})` : '(not set)';
  if (secret) return '(set, hidden)';
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value)
      .map(([key, entry]) => `${key}=${entry}`)
      .join(',');
  }
  return String(value);
}
