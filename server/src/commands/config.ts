import { readConfig, SETTINGS, type Setting } from '#settings/config.ts';

const ENV_EXAMPLE_HEAD =
  '# Every setting with its default. Copy to .env and uncomment what you change; it is read at the start.\n# A duration is a number with s, m, h or d; a size one with KB, MB, GB or TB. Lists are separated by commas.\n';

/** `surety config`: the settings in use, in the format in which they are set, with secrets hidden. */
export function describeConfig(environment: Parameters<typeof readConfig>[0]): string {
  const settings = Object.entries(shownConfig(environment));
  const width = Math.max(...settings.map(([name]) => name.length));
  return settings.map(([name, value]) => `${name.padEnd(width)}  ${value}`).join('\n');
}

/** The settings in use by name. Throws if one is not valid. */
export function shownConfig(environment: Parameters<typeof readConfig>[0]): Record<string, string> {
  readConfig(environment);
  const settings = Object.entries(SETTINGS as Record<string, Setting>);
  return Object.fromEntries(settings.map(([name, setting]) => [name, shown(setting, environment[name])]));
}

export function envExample(): string {
  const lines = Object.entries(SETTINGS as Record<string, Setting>).map(
    ([name, { help, fallback }]) => `# ${help}.\n#${name}=${fallback}\n`,
  );
  return `${ENV_EXAMPLE_HEAD}\n${lines.join('\n')}`;
}

/** For docs/settings.md. */
export function settingsList(): string {
  return Object.entries(SETTINGS as Record<string, Setting>)
    .map(
      ([name, { help, fallback }]) => `- \`${name}\`${fallback === '' ? '' : ` (\`${fallback}\`)`}: ${help}`,
    )
    .join('\n');
}

function shown({ secret, unset, fallback }: Setting, given: string | undefined): string {
  const value = given || fallback;
  if (value === '') return unset ? `(not set: ${unset})` : '(not set)';
  return secret ? '(set, hidden)' : value;
}
