import { UsageError } from '#commands/command-error.ts';
import { type Command, command } from './command.ts';
import type { Commands, Groups } from './help.ts';

/** What a shell offers after the name of a command. */
type Offered = {
  readonly name: string;
  readonly help: string;
  readonly words: readonly string[];
  readonly options: readonly {
    readonly name: string;
    readonly help: string;
    readonly takesValue: boolean;
    readonly values: readonly string[];
  }[];
};

type Shell = keyof typeof SHELLS;

/** `surety completion`: prints a script that a shell reads at its start. */
export function completion(groups: () => Groups): Command {
  const shells = Object.keys(SHELLS) as Shell[];
  return command(
    {
      help: 'Print a script that completes commands and options in your shell.',
      words: [shells.join(' | ')],
      examples: ['completion bash > ~/.local/share/bash-completion/completions/surety'],
    },
    async ({ words: [shell, ...rest] }) => {
      const script = shells.find((name) => name === shell);
      if (!script || rest.length > 0) {
        throw new UsageError(`name a shell: surety completion ${shells.join('|')}`);
      }
      const { EVENT_TYPE_NAMES } = await import('#core/events/event.ts');
      const commands: Commands = Object.assign({}, ...Object.values(groups()));
      const offered = Object.entries(commands).map(([name, about]) => offers(name, about, EVENT_TYPE_NAMES));
      console.log(SHELLS[script](offered));
      return 0;
    },
  );
}

function offers(name: string, { help, words = [], options }: Command, events: readonly string[]): Offered {
  const literal = words.flatMap((way) => (way === '<event>' ? events : firstWords(way)));
  return {
    name,
    help,
    words: [...new Set(literal)],
    options: Object.entries(options).map(([option, { type, help: description }]) => ({
      name: option,
      help: description,
      takesValue: type === 'string',
      values: option === 'events' ? events : [],
    })),
  };
}

/** `close <id>` begins with close, `paystack | monnify` with either, `<folder>` with anything. */
function firstWords(way: string): string[] {
  const begins = way.split(' | ').map((each) => each.split(' ', 1)[0] ?? '');
  return begins.filter((word) => /^[a-z]+$/.test(word));
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
const optionsOf = ({ options }: Offered) => options.map(({ name }) => `--${name}`);

const SHELLS = { bash: forBash, zsh: forZsh, fish: forFish };

/** Where nothing is offered, bash completes file names. */
function forBash(offered: readonly Offered[]): string {
  const cases = offered.flatMap((each) => [
    ...each.options
      .filter(({ takesValue }) => takesValue)
      .map(({ name, values }) => `    ${each.name},--${name}) words=${quoted(values.join(' '))} ;;`),
    `    ${each.name},*) words=${quoted([...each.words, ...optionsOf(each), '--help'].join(' '))} ;;`,
  ]);
  return `# bash completion of surety
_surety() {
  local current=\${COMP_WORDS[COMP_CWORD]} words=
  if [ "$COMP_CWORD" -eq 1 ]; then
    words=${quoted(offered.map(({ name }) => name).join(' '))}
  else case "\${COMP_WORDS[1]},\${COMP_WORDS[COMP_CWORD-1]}" in
${cases.join('\n')}
  esac fi
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _surety surety`;
}

function forZsh(offered: readonly Offered[]): string {
  const described = (name: string, help: string) => quoted(`${name.replaceAll(':', '\\:')}:${help}`);
  const cases = offered.map((each) => {
    const options = each.options.map(({ name, help }) => described(`--${name}`, help));
    const values = each.options
      .filter((option) => option.takesValue)
      .map((option) =>
        option.values.length > 0
          ? `      --${option.name}) compadd -- ${option.values.join(' ')}; return ;;`
          : `      --${option.name}) _files; return ;;`,
      );
    return [
      `    ${each.name})`,
      ...(values.length > 0 ? ['      case $words[CURRENT-1] in', ...values, '      esac'] : []),
      ...(each.words.length > 0 ? [`      compadd -- ${each.words.join(' ')}`] : []),
      `      offered=(${[...options, described('--help', 'show its help')].join(' ')})`,
      '      _describe option offered',
      '      _files ;;',
    ].join('\n');
  });
  return `#compdef surety
_surety() {
  local -a offered
  if (( CURRENT == 2 )); then
    offered=(${offered.map(({ name, help }) => described(name, help)).join(' ')})
    _describe command offered
    return
  fi
  case $words[2] in
${cases.join('\n')}
  esac
}
if [[ $funcstack[1] == _surety ]]; then _surety "$@"; else compdef _surety surety; fi`;
}

function forFish(offered: readonly Offered[]): string {
  // In fish, a quotation mark inside single quotes is escaped with a backslash.
  const fish = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  const lines = offered.flatMap((each) => {
    const inside = `complete -c surety -n '__fish_seen_subcommand_from ${each.name}'`;
    return [
      `complete -c surety -n __fish_use_subcommand -f -a ${each.name} -d ${fish(each.help)}`,
      ...(each.words.length > 0 ? [`${inside} -a ${fish(each.words.join(' '))}`] : []),
      ...each.options.map(({ name, help, takesValue, values }) => {
        const value = values.length > 0 ? ` -x -a ${fish(values.join(' '))}` : ' -r';
        return `${inside} -l ${name}${takesValue ? value : ''} -d ${fish(help)}`;
      }),
    ];
  });
  return ['# fish completion of surety', ...lines].join('\n');
}
