import { Argument, Command } from 'commander';

export const completionScripts = {
  bash: bashScript,
  zsh: (program: Command) => `autoload -Uz bashcompinit && bashcompinit\n${bashScript(program)}`,
  fish: fishScript,
} satisfies Record<string, (program: Command) => string>;

type Shell = keyof typeof completionScripts;

function bashScript(program: Command): string {
  const nodes = commandTree(program);
  const paths = nodes.filter(({ path }) => path.length > 0).map(({ path }) => `'${path.join(' ')}'`);
  const words = nodes.map(
    ({ path, commands, options, choices }) =>
      `    '${path.join(' ')}') words='${[...commands, ...options]
        .map(({ word }) => word)
        .concat(choices)
        .join(' ')}' ;;`,
  );
  const values = nodes.flatMap(({ path, options }) =>
    options
      .filter(({ takesValue }) => takesValue)
      .map(({ word, values }) => `    '${[...path, word].join(' ')}') words='${values?.join(' ') ?? ''}' ;;`),
  );
  return `_guides() {
  local path='' next i words=''
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}"
  for ((i = 1; i < COMP_CWORD; i++)); do
    next="\${path:+$path }\${COMP_WORDS[i]}"
    case "$next" in
      ${paths.join(' | ')}) path="$next" ;;
    esac
  done
  case "$path" in
${words.join('\n')}
  esac
  case "\${path:+$path }$previous" in
${values.join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _guides guides
`;
}

function fishScript(program: Command): string {
  const lines = commandTree(program).flatMap((node) => {
    const when = `-n '${fishCondition(node)}'`;
    const words = [...node.commands, ...node.choices.map((word) => ({ word, description: '' }))].map(
      ({ word, description }) => `complete -c guides -f ${when} -a ${word} -d ${quote(description)}`,
    );
    const options = node.options.map(({ word, description, takesValue, values }) => {
      const value = !takesValue ? '' : values === null ? ' -r' : ` -x -a ${quote(values.join(' '))}`;
      return `complete -c guides ${when} -l ${word.replace(/^--/, '')}${value} -d ${quote(description)}`;
    });
    return [...words, ...options];
  });
  return `${lines.join('\n')}\n`;
}

/** True if all words of the command are typed and none of its subcommands. */
function fishCondition({ path, commands }: CommandNode): string {
  const typed = path.map((word) => `__fish_seen_subcommand_from ${word}`);
  const other = commands.map(({ word }) => word).join(' ');
  const not = other === '' ? [] : [`not __fish_seen_subcommand_from ${other}`];
  return [...typed, ...not].join('; and ') || 'true';
}

function quote(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

type CommandNode = ReturnType<typeof nodeOf>;

export function commandTree(command: Command, path: readonly string[] = []): CommandNode[] {
  const nested = command.commands.flatMap((part) => commandTree(part, [...path, part.name()]));
  return [nodeOf(command, path), ...nested];
}

/** path: the words after the program’s name. values: the allowed values of an option; null if anything is allowed. */
function nodeOf(command: Command, path: readonly string[]) {
  const help = command.createHelp();
  return {
    path,
    commands: help
      .visibleCommands(command)
      .map((part) => ({ word: part.name(), description: firstSentence(part.description()) })),
    options: help.visibleOptions(command).map((option) => ({
      word: option.long ?? option.short ?? option.flags,
      description: option.description,
      takesValue: option.required || option.optional,
      values: option.argChoices ?? null,
    })),
    choices: command.registeredArguments[0]?.argChoices ?? [],
  };
}

function firstSentence(text: string): string {
  return /^.*?\.(?=\s|$)/.exec(text)?.[0] ?? text;
}

const shells = Object.keys(completionScripts).filter((name): name is Shell => name in completionScripts);

export const command = new Command('completion')
  .description('Prints a completion script for your shell.')
  .addArgument(new Argument('<shell>', 'your shell').choices(shells))
  .action((shell: Shell) => {
    process.stdout.write(completionScripts[shell](command.parent ?? command));
  });
