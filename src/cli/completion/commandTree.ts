import type { Command } from 'commander';

export interface CompletionWord {
  word: string;
  description: string;
}

/** A command as completion sees it. */
export interface CommandNode {
  /** Its words after the program's name; empty for the program. */
  path: readonly string[];
  commands: CompletionWord[];
  /** values: what may follow the option; null where anything may, and none follows where takesValue is false. */
  options: (CompletionWord & { takesValue: boolean; values: readonly string[] | null })[];
  /** Allowed values of the first argument, where that is a closed list. */
  choices: readonly string[];
}

/** A program's commands, each before its subcommands. */
export function commandTree(command: Command, path: readonly string[] = []): CommandNode[] {
  const help = command.createHelp();
  const node: CommandNode = {
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
  return [node, ...command.commands.flatMap((part) => commandTree(part, [...path, part.name()]))];
}

function firstSentence(text: string): string {
  return /^.*?\.(?=\s|$)/.exec(text)?.[0] ?? text;
}
